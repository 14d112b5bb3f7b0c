/// How long a distance takes, and so how fast: the pair that it came from, so that nothing is lost.
///
/// A pace is above zero: whoever stands still has no pace. A speed is the same pair, read the other way round.
public struct Pace: Sendable {
  /// The time that `distance` takes; above zero.
  public let time: Time
  /// The distance that `time` covers; above zero.
  public let distance: Distance

  /// The even pace that covers `distance` in `time`, or `nil` where either is not above zero.
  ///
  ///     Pace(covering: .metres(400), in: .seconds(92))?.time(over: .metres(1000))  // 3:50
  public init?(covering distance: Distance, in time: Time) {
    guard distance > .zero, time > .zero else { return nil }
    (self.time, self.distance) = (time, distance)
  }

  /// The time that this pace takes over `distance`, rounded half up, once, to `precision`; `nil` past the longest time.
  public func time(over distance: Distance, to precision: Time.Precision = .thousandths) -> Time? {
    let step = precision.milliseconds
    return time.milliseconds.scaled(by: distance.micrometres, over: self.distance.micrometres * step)
      .flatMap { $0 > Time.longest.milliseconds ? nil : Time(milliseconds: $0 * step) }
  }

  /// The distance that this pace covers in `time`, rounded half up, once, to a whole micrometre; `nil` past the longest
  /// distance.
  public func distance(in time: Time) -> Distance? {
    distance.micrometres.scaled(by: time.milliseconds, over: self.time.milliseconds)
      .flatMap(Distance.init(micrometres:))
  }
}

extension Pace: Comparable {
  /// Whether `left` is the faster: less time over the same distance sorts first.
  public static func < (left: Pace, right: Pace) -> Bool {
    left.crossProduct(with: right) < right.crossProduct(with: left)
  }

  /// Whether both take the same time over the same distance: 5:00 for 1 km is 10:00 for 2 km.
  public static func == (left: Pace, right: Pace) -> Bool {
    left.crossProduct(with: right) == right.crossProduct(with: left)
  }

  private func crossProduct(with other: Pace) -> (high: Int64, low: UInt64) {
    time.milliseconds.multipliedFullWidth(by: other.distance.micrometres)
  }
}
