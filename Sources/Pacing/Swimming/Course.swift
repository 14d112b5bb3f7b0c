public import Measures

/// A pool that times are kept for.
public enum Course: Sendable, Hashable, CaseIterable {
  /// Short course yards, 25 yd.
  case shortYards
  /// Short course metres, 25 m.
  case shortMetres
  /// Long course metres, 50 m.
  case longMetres

  /// How meets abbreviate it: `SCY`, `SCM`, `LCM`.
  @inline(never)
  public var symbol: String {
    switch self {
    case .shortYards: "SCY"
    case .shortMetres: "SCM"
    case .longMetres: "LCM"
    }
  }

  /// Its name within a sentence: `short course yards`.
  @inline(never)
  public var name: String {
    switch self {
    case .shortYards: "short course yards"
    case .shortMetres: "short course metres"
    case .longMetres: "long course metres"
    }
  }

  /// One length of the pool.
  public var poolLength: Distance.Written {
    guard let distance = Distance(self == .longMetres ? 50 : 25, unit) else {
      preconditionFailure("a pool of no length")
    }
    return Distance.Written(distance, in: unit)
  }

  /// What its events are counted in.
  public var unit: DistanceUnit {
    self == .shortYards ? .yard : .metre
  }

  /// The course that a text names: `SCY`, `lcm`, `25 yd`, `short course metres`.
  public init(reading text: String) throws(ChoiceError) {
    guard let course = Course.allCases.first(where: { text.isOne(of: $0.spellings) }) else {
      throw ChoiceError(text, isNo: "course", rightForm: "Type SCY, SCM or LCM.")
    }
    self = course
  }

  private var spellings: [String] {
    switch self {
    case .shortYards: ["scy", "short course yards", "25 yd", "25yd", "25 y", "25y"]
    case .shortMetres: ["scm", "short course metres", "short course meters", "25 m", "25m"]
    case .longMetres: ["lcm", "long course metres", "long course meters", "50 m", "50m"]
    }
  }
}
