/// What a distance is counted in.
///
/// The choice changes how it is written, never how long it is.
public enum DistanceUnit: Sendable, Hashable, CaseIterable {
  /// A kilometre, 1,000 m.
  case kilometre
  /// An international mile, 1,609.344 m.
  case mile
  /// A metre.
  case metre
  /// An international yard, 0.9144 m.
  case yard
  /// An international foot, 0.3048 m.
  case foot

  /// One unit in micrometres, exactly.
  ///
  /// Source: the international yard and pound agreement of 1959, in which a yard is 0.9144 m.
  public var micrometres: Int64 {
    switch self {
    case .kilometre: 1_000_000_000
    case .mile: 1_609_344_000
    case .metre: 1_000_000
    case .yard: 914_400
    case .foot: 304_800
    }
  }

  /// How it stands behind a number: `km`, `mi`, `m`, `yd`, `ft`.
  @inline(never)
  public var symbol: String {
    switch self {
    case .kilometre: "km"
    case .mile: "mi"
    case .metre: "m"
    case .yard: "yd"
    case .foot: "ft"
    }
  }

  /// The unit's word for one of it.
  @inline(never)
  public var name: String {
    switch self {
    case .kilometre: "kilometre"
    case .mile: "mile"
    case .metre: "metre"
    case .yard: "yard"
    case .foot: "foot"
    }
  }

  /// The unit's word for any number but one.
  @inline(never)
  public var plural: String {
    self == .foot ? "feet" : name + "s"
  }

  /// The unit's word behind a written number: `mile` behind `1`, `miles` behind any other.
  package func name(after number: String) -> String {
    number.utf8.elementsEqual("1".utf8) ? name : plural
  }

  /// The unit of about the same size in the other system: kilometres and miles, metres and yards; metres for feet.
  public var counterpart: DistanceUnit {
    switch self {
    case .kilometre: .mile
    case .mile: .kilometre
    case .metre: .yard
    case .yard, .foot: .metre
    }
  }

  /// How it may be typed, in lower case.
  package var spellings: [String] {
    switch self {
    case .kilometre: ["km", "k", "kms", "kilometre", "kilometres", "kilometer", "kilometers"]
    case .mile: ["mi", "mile", "miles"]
    case .metre: ["m", "metre", "metres", "meter", "meters"]
    case .yard: ["yd", "y", "yds", "yard", "yards"]
    case .foot: ["ft", "foot", "feet"]
    }
  }
}
