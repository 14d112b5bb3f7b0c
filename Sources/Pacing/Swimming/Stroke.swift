/// How one swims.
public enum Stroke: Sendable, Hashable, CaseIterable {
  /// Freestyle.
  case free
  /// Backstroke.
  case back
  /// Breaststroke.
  case breast
  /// Butterfly.
  case fly
  /// Individual medley: all four, a quarter each.
  case medley

  /// Its short name, as it stands behind a distance: `free`, `IM`.
  @inline(never)
  public var name: String {
    switch self {
    case .free: "free"
    case .back: "back"
    case .breast: "breast"
    case .fly: "fly"
    case .medley: "IM"
    }
  }

  /// How it may be typed, in small letters.
  var spellings: [String] {
    switch self {
    case .free: ["free", "freestyle", "fr"]
    case .back: ["back", "backstroke", "bk"]
    case .breast: ["breast", "breaststroke", "br"]
    case .fly: ["fly", "butterfly", "fl"]
    case .medley: ["im", "medley", "individual medley"]
    }
  }
}
