public import Measures

/// One row of a goal's splits: where, what the clock shows there, and how long the last stretch took.
public struct Split: Sendable, Hashable {
  /// The distance covered so far; above zero.
  public let distance: Distance
  /// The time on the clock there, rounded half up, once, from the exact one.
  public let time: Time
  /// The time since the split before: the difference of the two times shown, so that the column adds up.
  public let lap: Time
  /// The distance since the split before: the step, or what is left of it in the last row.
  public let lapDistance: Distance
}
