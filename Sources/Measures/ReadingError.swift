/// Why something typed is no time, distance or pace.
public struct ReadingError: Error, Equatable, Sendable {
  /// What was to be read.
  public enum Quantity: Sendable, Hashable {
    /// A length of time.
    case time
    /// A distance.
    case distance
    /// A pace or a speed.
    case pace
    /// A whole number.
    case number
  }

  /// What was to be read.
  public let quantity: Quantity
  /// What is wrong.
  public let fault: ReadingFault
  /// Where it is wrong: the character, counted from one.
  ///
  /// One past the last where something is missing at the end.
  public let character: Int
}

/// What is wrong with something typed.
public indirect enum ReadingFault: Equatable, Sendable {
  /// Nothing is typed, or only white space.
  case nothing
  /// So many bytes, more than are looked at.
  case tooLong(bytes: Int)
  /// A minus or plus in front.
  case sign
  /// A character that has no place there.
  case unexpected(String)
  /// A number should stand there.
  case missingNumber
  /// More digits of a whole number than `allowed`.
  case tooManyDigits(allowed: Int)
  /// More digits after the decimal mark than `allowed`.
  case tooManyDecimals(allowed: Int)
  /// More than the longest time.
  case pastLongestTime
  /// More than the longest distance.
  case pastLongestDistance
  /// A bare number from 100 on as a time; `asTime` and `asSeconds` are the two things that it could mean.
  case bareNumber(asTime: String, asSeconds: String)
  /// Minutes or seconds above 59.
  case partTooLarge(TimePart, value: Int64)
  /// A part behind another that has not just two digits; `padded` is all that was typed with the zeros that it
  /// lacks, where that can be read.
  case notTwoDigits(TimePart, padded: String?)
  /// More than hours, minutes and seconds.
  case tooManyParts(Int)
  /// A `.` or `,` in front of a `:`.
  case markBeforeColon
  /// A part that is not smaller than the one before it.
  case partOrder
  /// A `,` or `.` that can be neither a decimal mark nor group thousands.
  case grouping
  /// A number with a fraction, where a pace is for so many whole units.
  case notWhole
  /// A unit should stand there.
  case missingUnit
  /// A word that names no unit.
  case unknownUnit(String)
  /// A time where a speed in this unit takes a number.
  case timeForSpeed(SpeedUnit)
  /// A pace of no time or no distance.
  case zeroPace
}

/// A part of a time.
public enum TimePart: Int, Sendable, CaseIterable {
  /// 60 minutes.
  case hours
  /// 60 seconds.
  case minutes
  /// A thousand milliseconds.
  case seconds

  /// One of it in milliseconds.
  package var milliseconds: Int64 {
    switch self {
    case .hours: 3_600_000
    case .minutes: 60_000
    case .seconds: 1000
    }
  }

  /// The part's name: `hours`.
  public var name: String {
    switch self {
    case .hours: "hours"
    case .minutes: "minutes"
    case .seconds: "seconds"
    }
  }

  /// The next smaller part.
  package var next: TimePart? {
    TimePart(rawValue: rawValue + 1)
  }
}
