public import Measures

/// World Aquatics points by one base time: 1000 for the base time itself, fewer for a slower swim.
///
///     let scale = try PointsScale(base: Time(reading: "46.91"))
///     scale.points(for: try Time(reading: "52.80"))  // 701
///     scale.times(for: 700)?.slowest.written  // "52.83"
///
/// Source: World Aquatics Swimming Points: P = 1000 (B ÷ T)³, cut to a whole number; tables up to 2009 rounded it.
public struct PointsScale: Sendable {
  /// The base time in hundredths of a second, from 1 to 3,600,000.
  public let baseHundredths: Int64

  /// The points that are told: 1 to 9999.
  public static let points: ClosedRange<Int64> = 1...9999

  /// A scale by a base time, whose digits after the hundredths are cut off.
  ///
  /// - Throws: ``PointsError/baseTooShort`` below a hundredth and ``PointsError/baseTooLong`` above 10 hours.
  public init(base: Time) throws(PointsError) {
    let hundredths = base.milliseconds / 10
    guard hundredths > 0 else { throw .baseTooShort }
    guard hundredths <= 3_600_000 else { throw .baseTooLong }
    baseHundredths = hundredths
  }

  /// The base time.
  public var base: Time { Self.time(baseHundredths) }

  /// The points of a swim, whose digits after the hundredths are cut off first; `nil` for no time and past 9999 points.
  public func points(for time: Time) -> Int64? {
    let hundredths = time.milliseconds / 10
    guard hundredths > 0, !scores(hundredths, atLeast: Self.points.upperBound + 1) else { return nil }
    return Int64(thousandCubes / Self.cube(hundredths))
  }

  /// The times that score just so many points, both ends included, in whole hundredths; `nil` where no hundredth does, and
  /// outside ``points``.
  ///
  /// The slowest is what a swimmer needs: at a base of 46.91 it is 52.83 for 700 points, and 52.81 scores no more.
  public func times(for points: Int64) -> (fastest: Time, slowest: Time)? {
    guard Self.points.contains(points) else { return nil }
    let (slowest, tooFast) = (slowestHundredths(atLeast: points), slowestHundredths(atLeast: points + 1))
    guard tooFast < slowest else { return nil }
    return (Self.time(tooFast + 1), Self.time(slowest))
  }

  /// The slowest time that scores at least so many points; `nil` where a hundredth of a second scores fewer, and outside
  /// ``points``.
  public func slowest(scoringAtLeast points: Int64) -> Time? {
    guard Self.points.contains(points) else { return nil }
    let slowest = slowestHundredths(atLeast: points)
    return slowest > 0 ? Self.time(slowest) : nil
  }

  /// The most hundredths that score at least so many points, at least one; 0 where none do.
  private func slowestHundredths(atLeast points: Int64) -> Int64 {
    // Ten times the base scores 1, so that no more than that is looked at.
    var (scoring, missing) = (Int64(0), 10 * baseHundredths + 1)
    while missing - scoring > 1 {
      let middle = scoring + (missing - scoring) / 2
      if scores(middle, atLeast: points) { scoring = middle } else { missing = middle }
    }
    return scoring
  }

  /// Whether 1000 B³ ÷ T³ is at least `points`, in whole numbers: at most 10⁴ × (4 × 10⁸)³, far below 2¹²⁷.
  private func scores(_ hundredths: Int64, atLeast points: Int64) -> Bool {
    Int128(points) * Self.cube(hundredths) <= thousandCubes
  }

  private var thousandCubes: Int128 { 1000 * Self.cube(baseHundredths) }

  private static func cube(_ number: Int64) -> Int128 {
    Int128(number) * Int128(number) * Int128(number)
  }

  private static func time(_ hundredths: Int64) -> Time {
    guard let time = Time(milliseconds: hundredths * 10) else {
      preconditionFailure("a time of \(hundredths) hundredths")
    }
    return time
  }
}

/// Why there are no points, or no time for them.
public indirect enum PointsError: PacingError {
  /// The base time is shorter than a hundredth of a second.
  case baseTooShort
  /// The base time is longer than 10 hours.
  case baseTooLong
  /// The time is shorter than a hundredth of a second.
  case timeTooShort
  /// The time scores more points than are told.
  case tooManyPoints
  /// No hundredth scores just these points; `nearest` is the slowest time that scores more, with its points.
  case noTime(points: Int64, nearest: Time?, itsPoints: Int64?)

  /// `No time in hundredths scores just 999 points`.
  public var wrong: String {
    switch self {
    case .baseTooShort: "A base time is at least a hundredth of a second"
    case .baseTooLong: "A base time is at most 10 hours"
    case .timeTooShort: "A time is at least a hundredth of a second"
    case .tooManyPoints: "The time scores more than 9999 points"
    case .noTime(let points, _, _): "No time in hundredths scores just \(points) points"
    }
  }

  /// `46.90 scores 1000.`.
  public var rightForm: String {
    switch self {
    case .baseTooShort, .baseTooLong: "Give the base time of the event, as 46.91."
    case .timeTooShort: "Give the time that was swum, as 52.80."
    case .tooManyPoints: "Look at the time and the base time again."
    case .noTime(_, let nearest?, let points?): nearest.written(to: .hundredths) + " scores \(points)."
    case .noTime: "Ask for fewer."
    }
  }
}
