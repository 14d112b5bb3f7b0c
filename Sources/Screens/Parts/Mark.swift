import Interface

/// A shape that tells one series from another without a colour.
enum Mark {
  case circle, square, diamond, triangle

  /// The shape, filled, 16 wide; it says nothing to a screen reader.
  func view<Action>() -> View<Action> {
    View.element("svg", .class("shape"), .attribute("viewBox", "0 0 16 16"), .attribute("aria-hidden", "true")) {
      View.element("path", .attribute("d", path))
    }
  }

  private var path: String {
    switch self {
    case .circle: "M8 2a6 6 0 1 1 0 12A6 6 0 1 1 8 2z"
    case .square: "M3 3h10v10H3z"
    case .diamond: "M8 1l7 7-7 7-7-7z"
    case .triangle: "M8 2l7 12H1z"
    }
  }
}
