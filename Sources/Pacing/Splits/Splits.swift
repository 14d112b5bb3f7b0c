public import Measures

/// What the clock should show after each step of a goal.
///
/// Each time on the clock is worked out exactly and rounded once, half up; a lap is the difference of two times shown. So the
/// laps add up to the goal, and the laps of an even goal differ by one unit of the last digit at most.
///
///     let goal = Pace(covering: .marathon, in: .seconds(12_600))!
///     try Splits(of: goal, every: .metres(5000), to: .seconds).rows.map { $0.lap.written }
///     // 24:53 seven times, 24:54, and 10:55 for the last 2.195 km
public struct Splits: Sendable {
  /// The exact pace of the whole; over ``distance`` it gives the goal's time.
  public let pace: Pace
  /// How far the whole is.
  public let distance: Distance
  /// The distance between two rows, but for the last.
  public let step: Distance
  /// By how much the second half goes faster.
  public let secondHalf: SecondHalf
  /// The digit that each time on the clock is rounded to.
  public let precision: Time.Precision
  /// The splits in the order in which they are passed, at least one; the last is at the whole distance, and its time is the
  /// goal's own, rounded half up.
  public let rows: [Split]

  /// The most rows that are worked out.
  public static let mostRows: Int64 = 10_000

  /// The splits of a goal whose pair of time and distance is the whole.
  ///
  /// - Parameters:
  ///   - goal: The time for the whole distance, and that distance.
  ///   - step: The distance between two splits; the last is shorter where the distance is no multiple of it.
  ///   - secondHalf: By how much the second half goes faster.
  ///   - precision: The digit to round to.
  /// - Throws: ``SplitsError``
  public init(
    of goal: Pace, every step: Distance, secondHalf: SecondHalf = .even, to precision: Time.Precision
  ) throws(SplitsError) {
    try self.init(at: goal, over: goal.distance, every: step, secondHalf: secondHalf, to: precision)
  }

  /// The splits of a distance at a pace of another distance, such as a marathon at 8:00/mi: the goal's time is no whole
  /// number of milliseconds then, and is never rounded to one.
  ///
  /// - Parameters:
  ///   - pace: The pace of the whole, exact.
  ///   - distance: How far the whole is; above zero.
  ///   - step: The distance between two splits; the last is shorter where `distance` is no multiple of it.
  ///   - secondHalf: By how much the second half goes faster.
  ///   - precision: The digit to round to.
  /// - Throws: ``SplitsError``
  public init(
    at pace: Pace, over distance: Distance, every step: Distance, secondHalf: SecondHalf = .even,
    to precision: Time.Precision
  ) throws(SplitsError) {
    guard step > .zero else { throw .noStep }
    guard distance > .zero else { throw .noDistance }
    guard step <= distance else { throw .stepTooLong(step: step, distance: distance) }
    let count = (distance.micrometres - 1) / step.micrometres + 1
    guard count <= Self.mostRows else { throw .tooManyRows(count) }
    // Rounded first to milliseconds, only to see whether it is a time at all.
    guard let goal = pace.time(over: distance) else { throw .tooSlow }
    (self.pace, self.distance, self.step) = (pace, distance, step)
    (self.secondHalf, self.precision) = (secondHalf, precision)
    let last = pace.time(over: distance, to: precision) ?? goal.cut(to: precision)
    let clock = Clock(pace: pace, distance: distance, secondHalf: secondHalf, precision: precision, last: last)
    var rows: [Split] = []
    rows.reserveCapacity(Int(count))
    var (before, clockBefore) = (Int64(0), Int64(0))
    for row in 1...count {
      let covered = row == count ? distance.micrometres : row * step.micrometres
      let time = clock.milliseconds(at: covered)
      rows.append(Split(covered, after: before, clock: time, clockBefore: clockBefore))
      (before, clockBefore) = (covered, time)
    }
    self.rows = rows
  }

  /// The goal's time, rounded half up: that of the last row, and the sum of all laps.
  ///
  /// A goal that would round to 1000:00:00 is cut instead, since that is no time.
  public var time: Time { rows[rows.count - 1].time }

  /// The time of each half, rounded so that both add up to ``time``.
  public var halves: (first: Time, second: Time) {
    // t₁ = T × (1000 + a) ÷ (2000 + a), without the half distance, which need not be whole micrometres.
    let change = secondHalf.perMille
    let wanted = Int128(pace.time.milliseconds) * Int128(distance.micrometres) * Int128(1000 + change)
    let divisor = Int128(pace.distance.micrometres) * Int128(2000 + change) * Int128(precision.milliseconds)
    let first = wanted.divided(by: divisor).flatMap { Time(milliseconds: $0 * precision.milliseconds) } ?? time
    return (first, Time(milliseconds: time.milliseconds - first.milliseconds) ?? .zero)
  }

  /// The time of any stretch within the first half and of one as long within the second, each rounded once, half up, to
  /// ``precision``; `nil` past the longest time.
  ///
  ///     // 1500 m in 18:30 with a second half 3% faster, over 50 m: 37.55 and 36.45
  public func times(over stretch: Distance) -> (first: Time, second: Time)? {
    let whole = Int128(pace.time.milliseconds) * Int128(stretch.micrometres) * 2
    let divisor =
      Int128(pace.distance.micrometres) * Int128(2000 + secondHalf.perMille) * Int128(precision.milliseconds)
    func time(_ share: Int64) -> Time? {
      (whole * Int128(share)).divided(by: divisor).flatMap {
        $0 > Time.longest.milliseconds ? nil : Time(milliseconds: $0 * precision.milliseconds)
      }
    }
    guard let first = time(1000 + secondHalf.perMille), let second = time(1000) else { return nil }
    return (first, second)
  }
}

/// What the clock shows along the way.
private struct Clock {
  let pace: Pace
  let distance: Distance
  let secondHalf: SecondHalf
  let precision: Time.Precision
  /// What it shows at the end.
  let last: Time

  /// The clock after so many micrometres, at most ``last``.
  ///
  /// With a goal of T for D, and a thousandths more speed, it is T × (1000 + a) × 2d ÷ ((2000 + a) × D) up to halfway and
  /// T × (a × D + 2000 × d) ÷ ((2000 + a) × D) from there. T ÷ D is the pace's own ratio; the products take 90 bits.
  func milliseconds(at covered: Int64) -> Int64 {
    let change = Int128(secondHalf.perMille)
    let (whole, covered) = (Int128(distance.micrometres), Int128(covered))
    let share = covered * 2 <= whole ? (1000 + change) * 2 * covered : change * whole + 2000 * covered
    let divisor = (2000 + change) * Int128(pace.distance.micrometres) * Int128(precision.milliseconds)
    guard let units = (Int128(pace.time.milliseconds) * share).divided(by: divisor) else { return last.milliseconds }
    return min(units * precision.milliseconds, last.milliseconds)
  }
}

extension Split {
  /// A row from two places and what the clock shows there.
  fileprivate init(_ covered: Int64, after before: Int64, clock: Int64, clockBefore: Int64) {
    guard let distance = Distance(micrometres: covered), let lapDistance = Distance(micrometres: covered - before),
      let time = Time(milliseconds: clock), let lap = Time(milliseconds: clock - clockBefore)
    else { preconditionFailure("a split at \(covered) µm, \(clock) ms, after \(before) µm, \(clockBefore) ms") }
    self.init(distance: distance, time: time, lap: lap, lapDistance: lapDistance)
  }
}
