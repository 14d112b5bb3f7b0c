public import Measures

/// A time as a ratio of whole numbers, so that what is worked out with it there and back is the same again.
///
/// It is at least zero. 1:35.93 × 1.11 is 10,648,230 ÷ 100 ms, kept as 1,064,823 ÷ 10.
public struct ExactTime: Sendable, Hashable {
  /// The milliseconds, over ``denominator``, with which it has no divisor in common; at least zero.
  public let numerator: Int64
  /// What ``numerator`` is over; above zero.
  public let denominator: Int64

  /// A time of whole milliseconds.
  public init(_ time: Time) {
    (numerator, denominator) = (time.milliseconds, 1)
  }

  /// So many milliseconds over a number, or `nil` where that is below zero or no number.
  public init?(milliseconds numerator: Int64, over denominator: Int64) {
    guard numerator >= 0, denominator > 0 else { return nil }
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    (self.numerator, self.denominator) = (numerator / divisor, denominator / divisor)
  }

  /// The time rounded half up, once, to `precision`; `nil` past the longest time.
  public func rounded(to precision: Time.Precision) -> Time? {
    let step = Int64.powerOfTen(3 - precision.decimals)
    guard let steps = Int128(numerator).divided(by: Int128(denominator) * Int128(step)),
      steps <= Time.longest.milliseconds / step
    else { return nil }
    return Time(milliseconds: steps * step)
  }

  /// This time × `factor` ÷ `divisor`, both above zero; `nil` where that passes 64 bits.
  func times(_ factor: Int64, over divisor: Int64) -> ExactTime? {
    precondition(factor > 0 && divisor > 0, "a time × \(factor) ÷ \(divisor)")
    // What cancels is taken out before it is multiplied, so that a chain there and back never grows.
    let (over, under) = (
      Self.greatestCommonDivisor(numerator, divisor), Self.greatestCommonDivisor(factor, denominator)
    )
    let (top, isPast) = (numerator / over).multipliedReportingOverflow(by: factor / under)
    let (bottom, isBelow) = (denominator / under).multipliedReportingOverflow(by: divisor / over)
    guard !isPast, !isBelow else { return nil }
    return ExactTime(milliseconds: top, over: bottom)
  }

  /// This time and so many milliseconds, which may be negative; `nil` below zero and where it passes 64 bits.
  func adding(milliseconds: Int64) -> ExactTime? {
    let (product, isPast) = denominator.multipliedReportingOverflow(by: milliseconds)
    let (sum, isOver) = numerator.addingReportingOverflow(product)
    guard !isPast, !isOver else { return nil }
    return ExactTime(milliseconds: sum, over: denominator)
  }

  /// By Euclid; of zero and a number it is the number.
  private static func greatestCommonDivisor(_ left: Int64, _ right: Int64) -> Int64 {
    var (left, right) = (left, right)
    while right != 0 { (left, right) = (right, left % right) }
    return left
  }
}
