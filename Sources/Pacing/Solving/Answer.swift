public import Measures

/// The quantity that two others fix, kept as the exact pair that fixes it, so that writing it is the only rounding.
public indirect enum Answer: Sendable {
  /// The time that a pace takes over a distance.
  case time(at: Pace, over: Distance)
  /// The distance that a pace covers in a time.
  case distance(at: Pace, in: Time)
  /// The pace that covers the distance in the time.
  case pace(Pace)

  /// The solved time, rounded half up, once, to `precision`; `nil` for another quantity and past the longest time.
  public func time(to precision: Time.Precision = .thousandths) -> Time? {
    guard case .time(let pace, let distance) = self else { return nil }
    return pace.time(over: distance, to: precision)
  }

  /// The solved distance, rounded half up, once, to a whole micrometre; `nil` for another quantity and past the longest
  /// distance.
  public var distance: Distance? {
    guard case .distance(let pace, let time) = self else { return nil }
    return pace.distance(in: time)
  }

  /// The number of units of a solved distance, rounded half up, once, to `decimals` decimals: `42.195`; `nil` for another
  /// quantity and past the longest distance.
  public func distanceNumber(in unit: DistanceUnit, decimals: Int) -> String? {
    guard case .distance(let pace, let time) = self else { return nil }
    return pace.distanceNumber(in: time, unit: unit, decimals: decimals)
  }

  /// The solved pace; `nil` for another quantity.
  public var pace: Pace? {
    if case .pace(let pace) = self { pace } else { nil }
  }
}
