public import Measures

/// The goal of a swim: how far, in what time, and in which pool.
///
///     let distance = Distance.Written(.metres(400), in: .metre)
///     try SwimPace(distance, in: .seconds(299), pool: .shortCourseMetres).hold(per: 50, .metre)  // 37.38
public struct SwimPace: Sendable {
  /// How far it is, in the unit that it is written in; above zero.
  public let distance: Distance.Written
  /// The goal; above zero.
  public let time: Time
  /// Where it is swum.
  public let pool: Pool

  /// The longest swim that is worked out: 100 km.
  static let longest = Distance.metres(100_000)
  /// The most metres in a second; the fastest 50 m ever swum is at 2.4.
  static let mostMetresPerSecond: Int64 = 4

  /// The goal of a swim.
  ///
  /// - Parameters:
  ///   - distance: How far it is.
  ///   - time: How long it should take.
  ///   - pool: The pool it is swum in; the distance need not end at a wall.
  /// - Throws: ``SwimPaceError``
  public init(_ distance: Distance.Written, in time: Time, pool: Pool) throws(SwimPaceError) {
    guard distance.distance > .zero else { throw .noDistance }
    guard time > .zero else { throw .noTime }
    guard distance.distance <= Self.longest else { throw .tooFar(distance) }
    guard !Self.isTooFast(distance.distance, in: time) else { throw .tooFast(distance, time) }
    (self.distance, self.time, self.pool) = (distance, time, pool)
  }

  /// The exact pace of it.
  public var pace: Pace {
    guard let pace = Pace(covering: distance.distance, in: time) else {
      preconditionFailure("a swim of nothing was made")
    }
    return pace
  }

  /// The time to hold for so many of a unit, rounded half up, once, to `precision`; `nil` past the longest time.
  public func hold(per count: Int64, _ unit: DistanceUnit, to precision: Time.Precision = .hundredths) -> Time? {
    guard count > 0 else { return nil }
    return Distance(count, unit).flatMap { pace.time(over: $0, to: precision) }
  }

  /// How many divisions there are, with at most four decimals: `16`, `17.4978` for 400 m in 25 yd; `nil` for a division of
  /// nothing.
  public func count(of division: Distance) -> String? {
    distance.distance.count(of: division)
  }

  /// The splits of it, a division each.
  ///
  /// - Throws: ``SplitsError``
  public func splits(
    every division: Distance, secondHalf: SecondHalf = .even, to precision: Time.Precision = .hundredths
  ) throws(SplitsError) -> Splits {
    try Splits(of: pace, every: division, secondHalf: secondHalf, to: precision)
  }

  /// What does not fit, a sentence each; empty where all does.
  ///
  /// A swim or a division that ends at no wall, and divisions that do not go into the swim. The division is above zero.
  public func misfits(every division: Distance.Written) -> [String] {
    var misfits: [String] = []
    let (swim, length) = (distance.distance, pool.length)
    if swim.micrometres % length.micrometres > 0, let count = swim.count(of: length) {
      misfits.append(distance.text + " is " + count + " lengths of " + pool.text + ": it does not end at a wall.")
    }
    if division.distance != length, swim.micrometres % division.distance.micrometres > 0,
      let count = swim.count(of: division.distance)
    {
      misfits.append(distance.text + " is " + count + " splits of " + division.text + ".")
    }
    if division.distance.micrometres % length.micrometres > 0, let count = division.distance.count(of: length) {
      misfits.append(
        "A split of " + division.text + " is " + count + " lengths of " + pool.text + ": it is not seen at a wall.")
    }
    return misfits
  }

  /// Whether nobody swims so fast.
  static func isTooFast(_ distance: Distance, in time: Time) -> Bool {
    distance.micrometres > mostMetresPerSecond * 1000 * time.milliseconds
  }
}

extension Distance {
  /// How many times another goes into this, halves up, with at most four decimals; `nil` for nothing.
  fileprivate func count(of other: Distance) -> String? {
    guard other > .zero else { return nil }
    if micrometres % other.micrometres == 0 { return "\(micrometres / other.micrometres)" }
    return micrometres.scaled(by: .powerOfTen(4), over: other.micrometres)?.written(upTo: 4)
  }
}

/// Why a swim is no goal.
public indirect enum SwimPaceError: PacingError {
  /// It takes no time.
  case noTime
  /// It goes nowhere.
  case noDistance
  /// It is longer than 100 km.
  case tooFar(Distance.Written)
  /// It is faster than 4 m/s.
  case tooFast(Distance.Written, Time)

  /// What is wrong, as a sentence without its full stop.
  public var wrong: String {
    switch self {
    case .noTime: "A goal takes a time above zero"
    case .noDistance: "A swim takes a distance above zero"
    case .tooFar(let distance): "A swim is at most 100 km, this is " + distance.text
    case .tooFast(let distance, let time):
      distance.text + " in " + time.written + " is faster than 4 m/s, which nobody swims"
    }
  }

  /// What would have been right, as a sentence.
  public var rightForm: String {
    switch self {
    case .noTime, .tooFast: "Type 4:59 for 400 m."
    case .noDistance, .tooFar: "Type 400 m, 500 yd or 3.8 km."
    }
  }

  /// The field that is to blame.
  var field: String {
    switch self {
    case .noTime, .tooFast: "time"
    case .noDistance, .tooFar: "distance"
    }
  }
}
