public import Measures

/// What a swim is worth in another course: the fields `time`, `event`, `from`, `to` and `set`.
public struct ConversionQuestion: Question {
  /// The time swum.
  public var time: Time?
  /// The race.
  public var event: SwimEvent?
  /// Where it was swum.
  public var from: Course?
  /// Where it is to be swum; `nil` for every course that has it.
  public var to: Course?
  /// By which factors.
  public var set = FactorSet.ageGroup

  /// A time in a course, the race that it is for and how it was come to.
  public struct Conversion: Sendable {
    /// The course.
    public let course: Course
    /// The race that is swum there.
    public let event: SwimEvent
    /// The time there, exactly.
    public let exact: ExactTime
    /// The time there, rounded half up to a hundredth.
    public let time: Time
    /// The formula with its numbers: `1:35.93 × 1.11 + 4 × 0.80`.
    public let formula: String
  }

  /// Nothing is filled in, but for the usual factors.
  public init() {}

  /// The question that the fields `time`, `event`, `from`, `to` and `set` ask; without `set` it is by the age-group factors.
  public init(reading fields: Fields, decimalMark: DecimalMark) throws(QuestionError) {
    time = try fields.time("time")
    event = try fields.read("event") { text throws(ChoiceError) in try SwimEvent(reading: text) }
    from = try fields.read("from") { text throws(ChoiceError) in try Course(reading: text) }
    to = try fields.read("to") { text throws(ChoiceError) in try Course(reading: text) }
    if let set = try fields.read("set", by: { text throws(ChoiceError) in try FactorSet(reading: text) }) {
      self.set = set
    }
  }

  /// The fields that are filled in; the usual factors are left out.
  public var fields: Fields {
    var fields = Fields()
    fields.add("time", time?.written)
    fields.add("event", event?.name)
    fields.add("from", from?.symbol)
    fields.add("to", to?.symbol)
    if set != .ageGroup { fields.add("set", set.symbol) }
    return fields
  }

  /// The time in ``to``, or in each other course that has such a race, in the order of ``Course``; at least one.
  ///
  /// - Throws: ``QuestionError/missing(field:)`` for `time`, `event` and `from`, in this order, and
  ///   ``QuestionError/refused(field:wrong:rightForm:)`` for a race that a course lacks, a time of nothing or above 4 m/s, and
  ///   one course for both.
  public func conversions() throws(QuestionError) -> [Conversion] {
    guard let time else { throw .missing(field: "time") }
    guard let event else { throw .missing(field: "event") }
    guard let from else { throw .missing(field: "from") }
    if to == from {
      throw .refused(field: "to", wrong: "It was swum there", rightForm: "Choose another course, or leave it out.")
    }
    if time > .zero, event.isSwum(in: from), SwimPace.isTooFast(event.distance(in: from), in: time) {
      throw QuestionError(ConversionError.tooFast(event, time), field: "time")
    }
    var conversions: [Conversion] = []
    for course in Course.allCases where course != from && (to.map { $0 == course } ?? true) {
      if to == nil, event.isSwum(in: from), event.counterpart(in: course) == nil { continue }
      conversions.append(try conversion(of: time, event, from: from, to: course))
    }
    return conversions
  }

  private func conversion(
    of time: Time, _ event: SwimEvent, from: Course, to: Course
  ) throws(QuestionError) -> Conversion {
    do throws(ConversionError) {
      let (exact, there) = try set.convert(ExactTime(time), event, from: from, to: to)
      guard let rounded = exact.rounded(to: .hundredths) else { throw .tooLong }
      let formula = set.formula(for: time, event, from: from, to: to)
      return Conversion(course: to, event: there, exact: exact, time: rounded, formula: formula)
    } catch {
      switch error {
      case .noSuchEvent: throw QuestionError(error, field: "event")
      case .zeroTime, .nothingLeft, .tooFast, .tooLong: throw QuestionError(error, field: "time")
      }
    }
  }
}
