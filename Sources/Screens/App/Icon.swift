import Interface

/// A drawing on a grid of 24, of lines without a fill.
enum Icon {
  case close, down, keyboard, sun, undo, warning

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
    self == .sun ? ["4"] : []
  }

  private var path: String {
    switch self {
    case .close: "M6 6l12 12M18 6L6 18"
    case .down: "M5 9.5l7 7 7-7"
    case .keyboard:
      "M5 6h14a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 19 18H5a2.5 2.5 0 0 1-2.5-2.5v-7A2.5 2.5 0 0 1 5 6z"
        + "M6.5 10h0M10 10h0M14 10h0M17.5 10h0M8 14.5h8"
    case .sun:
      "M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1 1M17.4 17.4l1 1M5.6 18.4l1-1M17.4 6.6l1-1"
    case .undo: "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9"
    case .warning: "M12 4L2.8 19.8h18.4zM12 10v4.5M12 17.3v.2"
    }
  }
}
