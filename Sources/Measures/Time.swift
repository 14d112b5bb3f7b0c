/// How long something takes: whole milliseconds, from nothing to 999:59:59.999.
public struct Time: Sendable, Hashable {
  /// The time in milliseconds, from 0 to 3,599,999,999.
  public let milliseconds: Int64

  /// No time at all.
  public static let zero = Time(within: 0)
  /// The longest time that is kept: a millisecond less than 1,000 hours.
  public static let longest = Time(within: 3_599_999_999)

  /// A time of so many milliseconds, or `nil` where that is below zero or above ``longest``.
  public init?(milliseconds: Int64) {
    guard (0...Time.longest.milliseconds).contains(milliseconds) else { return nil }
    self.milliseconds = milliseconds
  }

  private init(within milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// A known time of whole seconds.
  ///
  /// - Precondition: It is at least zero and at most ``longest``.
  public static func seconds(_ seconds: Int64) -> Time {
    precondition((0...3_599_999).contains(seconds), "a time of \(seconds) s")
    return Time(within: seconds * 1000)
  }
}

extension Time: Comparable {
  /// Whether `left` is the shorter.
  public static func < (left: Time, right: Time) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

extension Time {
  /// To which digit a time is rounded or cut.
  public enum Precision: Sendable, CaseIterable {
    /// Whole seconds.
    case seconds
    /// One digit after the mark.
    case tenths
    /// Two digits after the mark.
    case hundredths
    /// Three digits after the mark: all there is.
    case thousandths

    /// How many digits stand after the mark, from 0 to 3.
    public var decimals: Int {
      switch self {
      case .seconds: 0
      case .tenths: 1
      case .hundredths: 2
      case .thousandths: 3
      }
    }

    /// One unit of the last digit, in milliseconds.
    package var milliseconds: Int64 {
      .powerOfTen(3 - decimals)
    }
  }

  /// The fewest digits that lose nothing of this time.
  public var neededPrecision: Precision {
    for precision in Precision.allCases where milliseconds % precision.milliseconds == 0 { return precision }
    return .thousandths
  }

  /// This time rounded to a digit, halves up: for what was computed.
  ///
  /// The last moments before ``longest`` are cut instead, since 1000:00:00 is no time.
  public func rounded(to precision: Precision) -> Time {
    let step = precision.milliseconds
    let rounded = (milliseconds + step / 2) / step * step
    return Time(milliseconds: rounded) ?? cut(to: precision)
  }

  /// This time with the digits after `precision` left off: for a swim that was measured.
  ///
  /// Source: World Aquatics Competition Regulations, automatic officiating equipment: times are kept to hundredths, and
  /// the digits after them do not count.
  public func cut(to precision: Precision) -> Time {
    Time(within: milliseconds - milliseconds % precision.milliseconds)
  }
}
