public import Measures

extension FactorSet {
  /// The time in another course that is worth as much, exactly, and the race that is swum there.
  ///
  /// Back from there it is the same time again. 200 free in 1:35.93 in yards: × 1.11 and four turns of 0.80 are 1:49.6823 in
  /// a long course; 500 yd of freestyle become 400 m.
  ///
  /// - Parameters:
  ///   - time: The time swum, above zero.
  ///   - event: The race, which is swum in `from`.
  ///   - from: Where it was swum.
  ///   - to: Where it is to be swum.
  /// - Returns: The time, unrounded, and the race in `to`.
  /// - Throws: ``ConversionError/noSuchEvent(_:_:)`` where one of the courses lacks the race, ``ConversionError/zeroTime``,
  ///   ``ConversionError/nothingLeft`` where the turns take more than there is, and ``ConversionError/tooLong`` past 64 bits.
  public func convert(
    _ time: ExactTime, _ event: SwimEvent, from: Course, to: Course
  ) throws(ConversionError) -> (time: ExactTime, event: SwimEvent) {
    guard event.isSwum(in: from) else { throw .noSuchEvent(event, from) }
    guard let target = event.counterpart(in: to) else { throw .noSuchEvent(event, to) }
    guard time.numerator > 0 else { throw .zeroTime }
    var time = time
    for step in steps(for: event, from: from, to: to) {
      guard let next = step.applied(to: time) else {
        if case .minus = step { throw .nothingLeft }
        throw .tooLong
      }
      guard next.numerator > 0 else { throw .nothingLeft }
      time = next
    }
    return (time, target)
  }

  /// How ``convert(_:_:from:to:)`` comes to its time, with the numbers: `1:35.93 × 1.11 + 4 × 0.80`.
  public func formula(for time: Time, _ event: SwimEvent, from: Course, to: Course) -> String {
    var (formula, isSum) = (time.swimText, false)
    for step in steps(for: event, from: from, to: to) {
      formula = step.text(after: formula, isSum: isSum)
      isSum = step.isSum
    }
    return formula
  }
}

/// Why a time cannot be converted.
public indirect enum ConversionError: PacingError {
  /// A course has no such race.
  case noSuchEvent(SwimEvent, Course)
  /// The time is nothing.
  case zeroTime
  /// The time is less than the turns that are taken away.
  case nothingLeft
  /// The time is faster than anybody swims.
  case tooFast(SwimEvent, Time)
  /// The time there would be longer than any that is kept.
  case tooLong

  /// `There is no 400 free in short course yards`.
  public var wrong: String {
    switch self {
    case .noSuchEvent(let event, let course): "There is no " + event.name + " in " + course.name
    case .zeroTime: "Nobody swims in no time"
    case .nothingLeft: "The turns take longer than the whole time"
    case .tooFast(let event, let time): event.name + " in " + time.swimText + " is faster than anybody swims"
    case .tooLong: "The time there passes 1,000 hours"
    }
  }

  /// `500 free is swum there.`.
  public var rightForm: String {
    switch self {
    case .noSuchEvent(let event, let course):
      event.counterpart(in: course).map { $0.name + " is swum there." } ?? "It is swum in short courses alone."
    case .zeroTime: "Give the time that was swum, as 1:35.93."
    case .nothingLeft, .tooFast: "Check event and time; the limit is 4 m/s."
    case .tooLong: "Give a shorter time."
    }
  }
}
