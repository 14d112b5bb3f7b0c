public import Measures

/// What a result says of a runner's endurance: the oxygen that it took, over the share of the most that one can take up in
/// that time, in millilitres a minute for each kilogram.
///
/// It is above zero. 5 km in 20:00 is 49.806.
///
/// Source: Daniels and Gilbert 1979, Oxygen Power.
public struct VDOT: Sendable {
  /// The number, above zero.
  public let value: Double

  /// The VDOT of a result, or `nil` for one so slow that the formula gives no oxygen, below 1.5 km/h, or faster than
  /// anybody runs.
  public init?(of result: Performance) {
    guard !result.isTooFast else { return nil }
    let value = Self.value(of: result.distance.distance, inMilliseconds: Double(result.time.milliseconds))
    guard value > 0 else { return nil }
    self.value = value
  }

  /// So many thousandths, or `nil` outside 1 to 300,000: 50,000 is a VDOT of 50.
  public init?(thousandths: Int64) {
    guard (1...300_000).contains(thousandths) else { return nil }
    value = Double(thousandths) / 1000
  }

  /// The number with three decimals, rounded half up: `49.806`.
  public var text: String {
    guard let thousandths = value.rounded(decimals: 3) else { preconditionFailure("a VDOT that is no number") }
    return thousandths.written(decimals: 3)
  }

  /// The time over `distance` that has this VDOT, rounded half up to a millisecond; `nil` past the longest time.
  ///
  /// The formula cannot be turned round, so the millisecond is found by halving, in 32 steps. The time of the result that a
  /// VDOT is from comes out again.
  public func time(for distance: Distance) -> Time? {
    // VDOT falls as the time grows; a whole number of milliseconds is reached where half a millisecond less still has it.
    var (reached, missed) = (Int64(0), Time.longest.milliseconds + 1)
    while missed - reached > 1 {
      let middle = reached + (missed - reached) / 2
      if Self.value(of: distance, inMilliseconds: Double(middle) - 0.5) >= value {
        reached = middle
      } else {
        missed = middle
      }
    }
    return reached == 0 ? nil : Time(milliseconds: reached)
  }

  /// The pace at which so many hundredths of the oxygen of this VDOT are taken up.
  func pace(atPercent percent: Int64) -> Pace {
    // The oxygen of a speed is a square, −4.60 + b v + a v², which is solved for v in metres a minute.
    let (a, b) = (0.000104, 0.182258)
    let oxygen = value * Double(percent) / 100
    let speed = ((b * b + 4 * a * (oxygen + 4.60)).squareRoot() - b) / (2 * a)
    // Over 1,000 km a millisecond is a part in 10⁷ at least; the slowest speed, without oxygen, takes 28 days over it.
    let long = Distance.metres(1_000_000)
    guard let time = Time(roundingMilliseconds: long.metres / speed * 60_000), let pace = Pace(covering: long, in: time)
    else { preconditionFailure("a training pace of \(percent) % that is none") }
    return pace
  }

  /// The VDOT of a distance in a time, which may be negative.
  private static func value(of distance: Distance, inMilliseconds milliseconds: Double) -> Double {
    let minutes = milliseconds / 60_000
    let speed = distance.metres / minutes
    let oxygen = -4.60 + 0.182258 * speed + 0.000104 * speed * speed
    let share =
      0.8 + 0.1894393 * (-0.012778 * minutes).exponential + 0.2989558 * (-0.1932605 * minutes).exponential
    return oxygen / share
  }
}
