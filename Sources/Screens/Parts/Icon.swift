import Interface
import Measures

/// A drawing on a grid of 24, of lines without a fill.
enum Icon {
  case close, copy, down, file, info, keyboard, link, minus, plus, printer, right, share, sun, undo, warning

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
    case .close: "M6 6l12 12M18 6L6 18"
    case .copy:
      "M11 8.5h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 8.5 18v-7A2.5 2.5 0 0 1 11 8.5z"
        + "M15.5 5.5v-.5A1.5 1.5 0 0 0 14 3.5H5A1.5 1.5 0 0 0 3.5 5v9A1.5 1.5 0 0 0 5 15.5h.5"
    case .down: "M5 9.5l7 7 7-7"
    case .file: "M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5"
    case .info: "M12 11v5.5M12 7.7v.2"
    case .keyboard:
      "M5 6h14a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 19 18H5a2.5 2.5 0 0 1-2.5-2.5v-7A2.5 2.5 0 0 1 5 6z"
        + "M6.5 10h0M10 10h0M14 10h0M17.5 10h0M8 14.5h8"
    case .link:
      "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17"
    case .minus: "M5 12h14"
    case .plus: "M12 5v14M5 12h14"
    case .printer: "M7 8.5V3.5h10v5M7 17H4.5V8.5h15V17H17M7 14h10v6.5H7z"
    case .right: "M9.5 5l7 7-7 7"
    case .share: "M12 15V3.5M7.5 7.5L12 3l4.5 4.5M6 11.5H4.5v9h15v-9H18"
    case .sun:
      "M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1 1M17.4 17.4l1 1M5.6 18.4l1-1M17.4 6.6l1-1"
    case .undo: "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9"
    case .warning: "M12 4L2.8 19.8h18.4zM12 10v4.5M12 17.3v.2"
    }
  }
}
