public import Measures

/// The speed that a swimmer can in theory hold for long, from time trials over two or more distances.
///
/// It is the slope of the line of distance on time through the trials, by least squares; two trials fix the line with no
/// margin, so a poor one shows in full. Where the line meets no time at all is D′, the distance in hand. 400 m in 6:00 and 200 m
/// in 2:50 leave 200 m in 190 s: 1:35 for 100 m, and 21.05 m in hand.
///
/// Source: Wakayoshi et al. 1992, Int J Sports Med 13(5), doi:10.1055/s-2007-1021282; Toussaint et al. 1998, Med Sci Sports
/// Exerc. It holds for about 14 to 39 minutes, and D′ is far less certain than the speed (PMC10875687).
public struct CriticalSwimSpeed: Sendable {
  /// The trials, the shortest first, from 2 to ``mostTrials``.
  public let trials: [Performance]
  /// The slope as a fraction of micrometres and milliseconds, both above zero; below 2⁷⁸ and 2⁷³.
  private let slope: (micrometres: Int128, milliseconds: Int128)
  /// The sums of the trials' distances and times.
  private let sums: (micrometres: Int128, milliseconds: Int128)

  /// The most trials that are taken.
  public static let mostTrials = 20

  /// The speed from trials in any order.
  ///
  /// - Throws: ``CriticalSwimSpeedError`` for fewer than two or more than ``mostTrials``, for a trial that nobody swims, and for
  ///   two that contradict one another.
  public init(of trials: [Performance]) throws(CriticalSwimSpeedError) {
    guard trials.count >= 2 else { throw .tooFew(trials.count) }
    guard trials.count <= Self.mostTrials else { throw .tooMany(trials.count) }
    for trial in trials {
      if trial.distance.distance > SwimPace.longest { throw .tooFar(trial) }
      if SwimPace.isTooFast(trial.distance.distance, in: trial.time) { throw .tooFast(trial) }
    }
    let sorted = trials.inOrderOfDistance
    for (shorter, longer) in zip(sorted, sorted.dropFirst()) {
      if shorter.distance.distance == longer.distance.distance { throw .sameDistance(shorter, longer) }
      if longer.time <= shorter.time { throw .noMoreTime(shorter: shorter, longer: longer) }
      if longer.pace < shorter.pace { throw .slowerOverShorter(shorter: shorter, longer: longer) }
    }
    self.trials = sorted
    // Twenty trials of 100 km and 1000 h: the sums of products take 73 bits, n times them 78.
    var (distance, time, product, square) = (Int128(0), Int128(0), Int128(0), Int128(0))
    for trial in sorted {
      let (far, long) = (Int128(trial.distance.distance.micrometres), Int128(trial.time.milliseconds))
      distance += far
      time += long
      product += far * long
      square += long * long
    }
    let count = Int128(sorted.count)
    sums = (distance, time)
    // Both are above zero, since the times differ and the distances grow with them.
    slope = (count * product - time * distance, count * square - time * time)
  }

  /// The time over a distance at this speed, rounded half up, once, to `precision`; `nil` past the longest time.
  ///
  ///     speed.time(over: .metres(100), to: .hundredths)  // 1:35.00
  public func time(over distance: Distance, to precision: Time.Precision = .hundredths) -> Time? {
    (Int128(distance.micrometres) * slope.milliseconds)
      .divided(by: slope.micrometres * Int128(precision.milliseconds))
      .flatMap { $0 > Time.longest.milliseconds ? nil : Time(milliseconds: $0 * precision.milliseconds) }
  }

  /// The speed in metres a second, rounded half up, once, to four decimals: `1.0526`.
  public var metresPerSecond: String {
    // A micrometre in a millisecond is a thousandth of a metre in a second.
    written((slope.micrometres * 10).divided(by: slope.milliseconds), decimals: 4)
  }

  /// The distance in hand, D′, in metres, rounded half up, once, to two decimals: `21.05`; never below zero.
  public var metresInHand: String {
    let count = Int128(trials.count)
    // (Σd - slope × Σt) ÷ n, which no trial slower than a longer one keeps from being below zero.
    let above = sums.micrometres * slope.milliseconds - slope.micrometres * sums.milliseconds
    return written(above.divided(by: count * slope.milliseconds * 10_000), decimals: 2)
  }

  private func written(_ units: Int64?, decimals: Int) -> String {
    guard let units else { preconditionFailure("a swim past 64 bits") }
    return units.written(decimals: decimals)
  }
}

/// Why trials give no critical swim speed.
public indirect enum CriticalSwimSpeedError: PacingError {
  /// So many trials, fewer than two.
  case tooFew(Int)
  /// So many trials, more than ``CriticalSwimSpeed/mostTrials``.
  case tooMany(Int)
  /// A swim of more than 100 km.
  case tooFar(Performance)
  /// A swim faster than 4 m/s.
  case tooFast(Performance)
  /// Two trials of the same distance.
  case sameDistance(Performance, Performance)
  /// A longer swim that took no more time.
  case noMoreTime(shorter: Performance, longer: Performance)
  /// A shorter swim that was slower, so that the distance in hand would be below zero.
  case slowerOverShorter(shorter: Performance, longer: Performance)

  /// What is wrong, as a sentence without its full stop.
  public var wrong: String {
    switch self {
    case .tooFew(0): "Two trials are needed, none is given"
    case .tooFew(let count): "Two trials are needed, only \(count) is given"
    case .tooMany(let count): "At most \(CriticalSwimSpeed.mostTrials) trials are taken, these are \(count)"
    case .tooFar(let trial): "A swim is at most 100 km, this is " + trial.distance.text
    case .tooFast(let trial): trial.said + " is faster than 4 m/s, which nobody swims"
    case .sameDistance(let one, let other): one.said + " and " + other.said + " are two trials of one distance"
    case .noMoreTime(let shorter, let longer): longer.said + " takes no longer than " + shorter.said
    case .slowerOverShorter(let shorter, let longer):
      shorter.said + " is slower than " + longer.said + ", so the shorter was not all out"
    }
  }

  /// What would have been right, as a sentence.
  public var rightForm: String {
    switch self {
    case .tooFew: "Type 400m=6:00 and 200m=2:50."
    case .tooMany: "Leave the oldest out."
    case .tooFar: "Type 400 m, 500 yd or 3.8 km."
    case .tooFast: "Check distance and time."
    case .sameDistance: "Keep the better one."
    case .noMoreTime, .slowerOverShorter: "Check both, or swim the poorer one again."
    }
  }
}

extension Performance {
  /// In the unit that it was typed in: `400 m in 6:00`.
  @inline(never)
  var said: String { distance.text + " in " + time.written }
}
