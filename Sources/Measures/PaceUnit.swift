/// How a pace is written: as the time of a round distance, or as a speed.
public enum PaceUnit: Sendable, Hashable {
  /// The time that so many of a unit take, at least one: `/km`, `/100 m`.
  case per(Int64, DistanceUnit)
  /// The distance covered in an hour or a second: `km/h`.
  case speed(SpeedUnit)

  /// Minutes and seconds for a kilometre.
  public static let perKilometre = PaceUnit.per(1, .kilometre)
  /// Minutes and seconds for a mile.
  public static let perMile = PaceUnit.per(1, .mile)
  /// A swimmer's pace in a pool of metres.
  public static let per100Metres = PaceUnit.per(100, .metre)
  /// A swimmer's pace in a pool of yards.
  public static let per100Yards = PaceUnit.per(100, .yard)
  /// A lap of the track.
  public static let per400Metres = PaceUnit.per(400, .metre)
  /// Kilometres in an hour.
  public static let kilometresPerHour = PaceUnit.speed(.kilometresPerHour)
  /// Miles in an hour.
  public static let milesPerHour = PaceUnit.speed(.milesPerHour)
  /// Metres in a second.
  public static let metresPerSecond = PaceUnit.speed(.metresPerSecond)

  /// How it stands behind a number: `/km`, `/100 m`, `km/h`.
  @inline(never)
  public var symbol: String {
    switch self {
    case .per(1, let unit): "/" + unit.symbol
    case .per(let count, let unit): "/\(count) " + unit.symbol
    case .speed(let unit): unit.symbol
    }
  }

  /// How it is said after a number: `per kilometre`, `per 100 metres`, `kilometres per hour`.
  @inline(never)
  public var name: String {
    switch self {
    case .per(1, let unit): "per " + unit.name
    case .per(let count, let unit): "per \(count) " + unit.plural
    case .speed(let unit): unit.name
    }
  }

  /// The digits that a pace in this unit has where no others are asked for: a swimmer's hundredths for fewer than 200
  /// metres, yards or feet, a runner's tenths for all else.
  public var usualPrecision: Time.Precision {
    switch self {
    case .per(..<200, .metre), .per(..<200, .yard), .per(..<200, .foot): .hundredths
    default: .tenths
    }
  }

  /// How the same pace reads in the other system: /km and /mi, /100 m and /100 yd; a speed reads as a pace.
  ///
  /// From 200 of a small unit on, a runner's mile or kilometre says more than 400 yards: those are the counterparts there.
  public var counterpart: PaceUnit {
    switch self {
    case .per(_, .kilometre), .speed(.milesPerHour): .perMile
    case .per(_, .mile), .speed(.kilometresPerHour), .speed(.metresPerSecond): .perKilometre
    case .per(200..., .metre): .perMile
    case .per(200..., .yard), .per(200..., .foot): .perKilometre
    case .per(let count, let unit): .per(count, unit.counterpart)
    }
  }
}

/// What a speed is counted in.
public enum SpeedUnit: Sendable, Hashable, CaseIterable {
  /// Kilometres in an hour.
  case kilometresPerHour
  /// Miles in an hour, as on a treadmill.
  case milesPerHour
  /// Metres in a second.
  case metresPerSecond

  /// The unit of the distance covered.
  package var distance: DistanceUnit {
    switch self {
    case .kilometresPerHour: .kilometre
    case .milesPerHour: .mile
    case .metresPerSecond: .metre
    }
  }

  /// The time in which it is covered.
  package var time: Time {
    .seconds(self == .metresPerSecond ? 1 : 3600)
  }

  /// How it stands behind a number: `km/h`, `mph`, `m/s`.
  public var symbol: String {
    switch self {
    case .kilometresPerHour: "km/h"
    case .milesPerHour: "mph"
    case .metresPerSecond: "m/s"
    }
  }

  /// How it is said after a number: `kilometres per hour`.
  public var name: String {
    distance.plural + perTime
  }

  /// How it is said after a written number: `kilometre per hour` behind `1`, `kilometres per hour` behind any other.
  @inline(never)
  package func name(after number: String) -> String {
    distance.name(after: number) + perTime
  }

  private var perTime: String {
    self == .metresPerSecond ? " per second" : " per hour"
  }

  /// How it may be typed, in lower case.
  package var spellings: [String] {
    switch self {
    case .kilometresPerHour: ["km/h", "kmh", "kph"]
    case .milesPerHour: ["mph", "mi/h"]
    case .metresPerSecond: ["m/s", "mps"]
    }
  }
}
