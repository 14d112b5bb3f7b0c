import Interface
import Measures

/// A drawing on a grid of 24, of lines without a fill.
enum Icon {
  case check, close, copy, down, file, grip, info, keyboard, link, lock, minus, more, moveDown, moveUp, pace, plan, plus
  case printer, redo, repeats, rest, right, settings, share, star, sun, trash, undo, unlink, unlock, warning

  /// The drawing, to be shown beside words or on a button that has a name: it says nothing to a screen reader.
  func view<Action>() -> View<Action> {
    View.element(
      "svg", .class("icon"), .attribute("viewBox", "0 0 24 24"), .attribute("aria-hidden", "true"),
      .attribute("focusable", "false")
    ) {
      for circle in circles {
        View.element("circle", .attribute("cx", "12"), .attribute("cy", "12"), .attribute("r", circle))
      }
      View.element("path", .attribute("d", path))
    }
  }

  /// The radii of circles around the middle.
  private var circles: [String] {
    switch self {
    case .sun: ["4"]
    case .info: ["8.5"]
    default: []
    }
  }

  private var path: String {
    switch self {
    case .check: "M5 12.5l4.5 4.5L19 7.5"
    case .close: "M6 6l12 12M18 6L6 18"
    case .copy:
      "M11 8.5h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 8.5 18v-7A2.5 2.5 0 0 1 11 8.5z"
        + "M15.5 5.5v-.5A1.5 1.5 0 0 0 14 3.5H5A1.5 1.5 0 0 0 3.5 5v9A1.5 1.5 0 0 0 5 15.5h.5"
    case .down: "M5 9.5l7 7 7-7"
    case .file: "M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5"
    case .grip: "M5 8.5h14M5 12h14M5 15.5h14"
    case .info: "M12 11v5.5M12 7.7v.2"
    case .keyboard:
      "M5 6h14a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 19 18H5a2.5 2.5 0 0 1-2.5-2.5v-7A2.5 2.5 0 0 1 5 6z"
        + "M6.5 10h0M10 10h0M14 10h0M17.5 10h0M8 14.5h8"
    case .link:
      "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17"
    case .lock:
      "M7.5 10.5h9A2.5 2.5 0 0 1 19 13v5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18v-5a2.5 2.5 0 0 1 2.5-2.5zM8 10.5V7.5a4 4 0 0 1 8 0v3"
    case .minus: "M5 12h14"
    case .more: "M5 12h1M11.5 12h1M18 12h1"
    case .moveDown: "M12 4v15M6 13l6 6 6-6"
    case .moveUp: "M12 20V5M6 11l6-6 6 6"
    case .pace: "M4.2 17.5a9 9 0 1 1 15.6 0M12 14l4.2-5.2M11.5 14a.5 .5 0 1 1 1 0 .5 .5 0 1 1-1 0"
    case .plan: "M3 20h18M5 19v-4M9.6 19V6M14.3 19v-7M19 19V4"
    case .plus: "M12 5v14M5 12h14"
    case .printer: "M7 8.5V3.5h10v5M7 17H4.5V8.5h15V17H17M7 14h10v6.5H7z"
    case .redo: "M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h5"
    case .repeats:
      "M5 10V8.5A2.5 2.5 0 0 1 7.5 6H19M15.5 2.5L19 6l-3.5 3.5M19 14v1.5a2.5 2.5 0 0 1-2.5 2.5H5M8.5 21.5L5 18l3.5-3.5"
    case .rest: "M4.5 12h2M11 12h2M17.5 12h2"
    case .right: "M9.5 5l7 7-7 7"
    case .settings: "M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0"
    case .share: "M12 15V3.5M7.5 7.5L12 3l4.5 4.5M6 11.5H4.5v9h15v-9H18"
    case .star: "M12 4l2.5 5.2 5.7.8-4.1 4 1 5.7L12 17l-5.1 2.7 1-5.7-4.1-4 5.7-.8z"
    case .sun:
      "M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1 1M17.4 17.4l1 1M5.6 18.4l1-1M17.4 6.6l1-1"
    case .trash: "M4 6.5h16M9.5 6V4h5v2M6.5 6.5l.8 13.5h9.4l.8-13.5"
    case .undo: "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9"
    case .unlink: "M5 10V8.5A2.5 2.5 0 0 1 7.5 6H12M19 14v1.5a2.5 2.5 0 0 1-2.5 2.5H12M16 5l4 4M20 5l-4 4"
    case .unlock:
      "M7.5 10.5h9A2.5 2.5 0 0 1 19 13v5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18v-5a2.5 2.5 0 0 1 2.5-2.5zM8 10.5V7.5a4 4 0 0 1 7.6-1.7"
    case .warning: "M12 4L2.8 19.8h18.4zM12 10v4.5M12 17.3v.2"
    }
  }
}
