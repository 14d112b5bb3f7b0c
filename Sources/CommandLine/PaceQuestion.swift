import Measures
import Pacing

/// Two of time, distance and pace, as they were typed.
struct PaceQuestion {
  private(set) var time: Time?
  private(set) var distance: Distance.Written?
  private(set) var pace: Pace.Written?
  /// The digits asked for, or `nil` for the usual ones.
  let precision: Time.Precision?
  /// How each quantity was read, a line each.
  private(set) var echoes: [String] = []
  /// Which of them was read by the system's decimal mark and could have meant something else, a line each.
  private(set) var guesses: [String] = []

  /// Reads the options of `lapwing pace`.
  ///
  /// - Parameters:
  ///   - invocation: The command line.
  ///   - commaIsDecimal: Whether the system's decimal mark is a comma; asked only where a comma was typed.
  /// - Throws: ``Refusal/notTwoQuantities(_:)``, and ``Refusal/unreadable(option:text:_:)`` for the first that cannot be
  ///   read.
  init(reading invocation: Invocation, commaIsDecimal: () -> Bool) throws(Refusal) {
    let given = [Option.time, .distance, .pace].filter(invocation.has)
    guard given.count == 2 else { throw .notTwoQuantities(given.map(\.typed)) }
    precision = invocation.value(of: .digits).flatMap { Int($0) }.map { Time.Precision.allCases[$0] }
    if let text = invocation.value(of: .time) {
      // A time's grammar asks for no decimal mark: its readings are the same for both.
      time = try read(text, of: .time, by: commaIsDecimal, echo: \.echo) { text, _ throws(ReadingError) in
        try Time(reading: text)
      }
    }
    if let text = invocation.value(of: .distance) {
      distance = try read(text, of: .distance, by: commaIsDecimal, echo: \.echo) { text, mark throws(ReadingError) in
        try Distance.Written(reading: text, unit: .metre, decimalMark: mark)
      }
    }
    if let text = invocation.value(of: .pace) {
      pace = try read(text, of: .pace, by: commaIsDecimal, echo: \.echo) { text, mark throws(ReadingError) in
        try Pace.Written(reading: text, unit: .perKilometre, decimalMark: mark)
      }
    }
  }

  /// The three quantities, two of them given.
  var solver: Solver {
    var solver = Solver()
    if let time { solver.give(.time(time)) }
    if let distance { solver.give(.distance(distance.distance)) }
    if let pace { solver.give(.pace(pace.pace)) }
    return solver
  }

  /// Reads one quantity and keeps how it was read.
  private mutating func read<Value>(
    _ text: String, of option: Option, by commaIsDecimal: () -> Bool, echo: (Value) -> String,
    reading: (String, DecimalMark) throws(ReadingError) -> Value
  ) throws(Refusal) -> Value {
    let hasComma = text.utf8.prefix(64).contains(UInt8(ascii: ","))
    let mark: DecimalMark = hasComma && commaIsDecimal() ? .comma : .point
    let value: Value
    do throws(ReadingError) {
      value = try reading(text, mark)
    } catch {
      throw .unreadable(option: option.typed, text: text, error)
    }
    echoes.append("\(option.name): \(echo(value))\n")
    // Read again rather than looked at: the grammar alone knows where the mark decides.
    if hasComma, let other = try? reading(text, mark == .point ? .comma : .point), echo(other) != echo(value) {
      guesses.append(
        "lapwing: \(option.typed) \(quoted(text)) is read as \(echo(value)), "
          + "since the decimal mark of this system is a \(mark == .point ? "point" : "comma")\n")
    }
    return value
  }
}
