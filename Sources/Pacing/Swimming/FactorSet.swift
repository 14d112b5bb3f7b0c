public import Measures

/// A set of factors by which a time in one course is made one in another.
///
/// All of them are estimates: the walls help swimmers of different strength differently.
public enum FactorSet: Sendable, Hashable, CaseIterable {
  /// Yards × 1.11, and a time for each turn that a long course lacks.
  case ageGroup
  /// Yards × 1.11, and 2 % instead of the turns.
  case flatTwoPercent

  /// Its name for a field: `age-group`, `flat-2-percent`.
  @inline(never)
  public var symbol: String {
    switch self {
    case .ageGroup: "age-group"
    case .flatTwoPercent: "flat-2-percent"
    }
  }

  /// Its name within a sentence: `the age-group factors`.
  @inline(never)
  public var name: String {
    switch self {
    case .ageGroup: "the age-group factors"
    case .flatTwoPercent: "the factors with 2% for the turns"
    }
  }

  /// Where it is from.
  public var source: String {
    let turns = self == .ageGroup ? "turn values" : "the 2% alternative to turn values"
    return "Hy-Tek Team Manager, conversion of times: × 1.11 and " + turns
      + "; distance freestyle × 0.8925 and × 1.02 as Colorado Swimming has it"
  }

  /// What one turn is worth, twice for each 100 m: 0.8 s in freestyle; `nil` where the set has 2 % instead.
  public func turnValue(of stroke: Stroke) -> Time? {
    guard self == .ageGroup else { return nil }
    let milliseconds: Int64 =
      switch stroke {
      case .free, .medley: 800
      case .back: 600
      case .breast: 1000
      case .fly: 700
      }
    return Time(milliseconds: milliseconds)
  }

  /// The set that a text names: `age-group` or `flat-2-percent`.
  public init(reading text: String) throws(ChoiceError) {
    guard let set = FactorSet.allCases.first(where: { text.isOne(of: $0.spellings) }) else {
      throw ChoiceError(text, isNo: "set of factors", rightForm: "Type age-group or flat-2-percent.")
    }
    self = set
  }

  private var spellings: [String] {
    switch self {
    case .ageGroup: ["age-group", "age group", "agegroup"]
    case .flatTwoPercent: ["flat-2-percent", "flat 2 %", "two-percent", "two percent", "2 %", "2%"]
    }
  }
}
