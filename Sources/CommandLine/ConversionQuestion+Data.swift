import JSON
import Measures
import Pacing

extension ConversionQuestion: AskedQuestion {
  func data() throws(QuestionError) -> [JSON.Member] {
    let results = try conversions().map(Self.result)
    return [
      JSON.Member("time_ms", .integer(time)),
      JSON.Member("event", event.map { .string($0.name) } ?? .null),
      JSON.Member("course", from.map { .string($0.symbol) } ?? .null),
      JSON.Member("set", .string(set.symbol)),
      JSON.Member("estimate", true),
      JSON.Member("results", .array(results)),
    ]
  }

  /// The time in a course as it is printed, and the exact one as a ratio.
  private static func result(_ conversion: Conversion) -> JSON {
    [
      "course": .string(conversion.course.symbol), "event": .string(conversion.event.name),
      "time_ms": .integer(conversion.time),
      "exact": [
        "numerator_ms": .integer(conversion.exact.numerator), "denominator": .integer(conversion.exact.denominator),
      ],
    ]
  }
}
