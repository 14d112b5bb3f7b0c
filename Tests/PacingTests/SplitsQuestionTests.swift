import Measures
import Pacing
import TestSupport
import Testing

@Suite struct SplitsQuestionTests {
  private func question(_ fields: [(String, String)]) throws -> SplitsQuestion {
    try SplitsQuestion(reading: Fields(fields), decimalMark: .point)
  }

  @Test func `a marathon's report says its splits honestly`() throws {
    let report = try question([("time", "3:30:00"), ("distance", "marathon")]).report()
    #expect(
      report.sentence
        == "Marathon in 3:30:00: 24:53 or 24:54 for each 5 km, the last 2.195 km in 10:55.")
    #expect(report.figures.map { $0.name + " " + $0.value } == ["per km 4:58.6", "per mi 8:00.6"])
    #expect(report.table?.columns == ["km", "Split", "On the clock"])
    #expect(report.table?.rows.first == ["5", "24:53", "24:53"])
    #expect(report.table?.rows.last == ["42.195", "10:55", "3:30:00"])
    #expect(report.remarks == ["The last piece is 2.195 km.", "Splits add up to 3:30:00."])
    #expect(report.workings.first?.formula == "t(d) = T × d ÷ D")
    #expect(report.workings.first?.inputs.map { $0.name + "=" + $0.value } == ["T=3:30:00", "D=42.195 km"])
  }

  @Test(arguments: [
    // 1,110 s × 1.03 ÷ 2.03: 563.2 s and 546.8 s; the laps are an independent script's.
    (
      "18:30", "1500", "400", "3% faster",
      "1500 m in 18:30: 5:00 for 400 m up to halfway, 5:00 for 400 m across halfway, 4:51 for 400 m from there, "
        + "the last 300 m in 3:39."
    ),
    (
      "3:30:00", "marathon", "5 km", "3% faster",
      "Marathon in 3:30:00: 25:15 or 25:16 for each 5 km up to halfway, 24:40 for 5 km across halfway, "
        + "24:31 for each 5 km from there, the last 2.195 km in 10:46."
    ),
    ("20:00", "5 km", "1 km", "even", "5 km in 20:00: 4:00 for each km."),
    ("20:00", "5 km", "5 km", "even", "5 km in 20:00: 20:00 for 5 km."),
    ("20:00", "4 km", "2 km", "50% faster", "4 km in 20:00: 12:00 for 2 km up to halfway, 8:00 for 2 km from there."),
    ("1:32", "400", "100", "even", "400 m in 1:32.00: 23.00 for each 100 m."),
  ])
  func `the sentence holds for each lap`(time: String, distance: String, every: String, half: String, sentence: String)
    throws
  {
    let fields = [("time", time), ("distance", distance), ("every", every), ("second-half", half)]
    #expect(try question(fields).report().sentence == sentence)
  }

  @Test func `a changed second half shows both halves`() throws {
    let report = try question([
      ("time", "18:30.00"), ("distance", "1500"), ("second-half", "3% faster"), ("digits", "2"),
    ])
    .report()
    #expect(
      report.figures.map { $0.name + " " + $0.value } == [
        "per km, on average 12:20.0", "per mi, on average 19:50.9", "first half 9:23.20", "second half 9:06.80",
      ])
    #expect(report.workings.first?.inputs.last?.value == "3% faster")
  }

  @Test(arguments: [
    // 245.5 s × 42.195; 12,600 ÷ 300 = 42 km; 480 s × 26.2187… = 12,585.0036 s.
    ([("pace", "5:00"), ("distance", "marathon")], "3:30:59"),
    ([("pace", "5:00"), ("time", "3:30:00")], "3:30:00"),
    ([("pace", "8:00/mi"), ("distance", "marathon"), ("digits", "2")], "3:29:45.00"),
  ])
  func `any two of time, distance and pace will do`(fields: [(String, String)], total: String) throws {
    let splits = try question(fields).splits()
    #expect(splits.time.written(to: splits.precision) == total)
  }

  @Test func `a distance that is worked out is shown in the unit of the pace`() throws {
    // 3,600 ÷ 480 = 7.5 mi.
    let report = try question([("pace", "8:00/mi"), ("time", "1:00:00")]).report()
    #expect(report.sentence == "7.5 mi in 1:00:00: 8:00 for each mi, the last 0.5 mi in 4:00.")
  }

  @Test(arguments: [
    ("marathon", "5 km"), ("half", "5 km"), ("10 km", "1 km"), ("10.1 km", "5 km"), ("5000", "1 km"), ("2 km", "400 m"),
    ("1500", "400 m"), ("400", "100 m"), ("100", "25 m"), ("25", "25 m"), ("10", "10 m"), ("26.2 mi", "1 mi"),
    ("mile", "440 yd"), ("1 yd", "1 yd"), ("880yd", "440 yd"), ("440yd", "100 yd"), ("5000ft", "1000 ft"),
    ("50ft", "25 ft"), ("100000 km", "500 km"), ("5001 km", "500 km"), ("5000 km", "5 km"),
  ])
  func `the usual step suits the distance`(distance: String, step: String) throws {
    #expect(try question([("distance", distance)]).usualStep?.text == step)
    #expect(try question([("distance", distance), ("time", "100h")]).splits().rows.count <= 1001)
  }

  @Test(arguments: [
    ("marathon", "400", "400 m"), ("10000", "400", "400 m"), ("10 mi", "2", "2 mi"), ("1650 yd", "50", "50 yd"),
    ("300ft", "75", "75 ft"), ("marathon", "1 mi", "1 mi"),
  ])
  func `a bare step takes the distance's unit, and metres for kilometres`(distance: String, every: String, text: String)
    throws
  {
    #expect(try question([("every", every), ("distance", distance)]).every?.text == text)
  }

  @Test(
    arguments: [
      ("3:30:00", "marathon", .seconds), ("1:32", "400", .hundredths), ("18:30", "1500", .seconds),
      ("18:30.5", "1500", .hundredths), ("3:30:00.005", "marathon", .hundredths),
    ] as [(String, String, Time.Precision)])
  func `the usual digits suit the goal`(time: String, distance: String, precision: Time.Precision) throws {
    #expect(try question([("time", time), ("distance", distance)]).splits().precision == precision)
  }

  @Test func `a goal that the digits cannot show is said to be rounded`() throws {
    let report = try question([("time", "4:59.005"), ("distance", "400")]).report()
    #expect(report.remarks == ["Splits add up to 4:59.01.", "The goal of 4:59.005 is rounded to 4:59.01."])
  }

  @Test(
    arguments: [
      ([], .missing(field: "distance")),
      ([("time", "20:00")], .missing(field: "distance")),
      ([("distance", "5 km")], .missing(field: "time")),
      ([("pace", "5:00")], .missing(field: "distance")),
      (
        [("time", "20:00"), ("distance", "5 km"), ("pace", "4:00")],
        .refused(
          field: "pace", wrong: "Time, distance and pace are all given, but any two fix the third",
          rightForm: "Leave one of them out.")
      ),
      (
        [("time", "0"), ("distance", "5 km")],
        .refused(
          field: "time", wrong: "A goal takes a time and a distance above zero",
          rightForm: "Type 3:30:00 and marathon, or 25:00 and 5 km.")
      ),
      (
        [("pace", "4:00"), ("distance", "0")],
        .refused(
          field: "distance", wrong: "A goal takes a time and a distance above zero",
          rightForm: "Type 3:30:00 and marathon, or 25:00 and 5 km.")
      ),
      (
        [("time", "999h"), ("pace", "0:01/100 km")],
        .refused(
          field: nil, wrong: "In this time the pace covers no distance from 1 µm to 100,000 km",
          rightForm: "Type another time or pace.")
      ),
      (
        [("time", "1:32"), ("distance", "400"), ("every", "1 mi")],
        .refused(
          field: "every", wrong: "A step of 1 mi is longer than the 400 m to go",
          rightForm: "Choose a step of at most 400 m.")
      ),
      (
        [("pace", "100h/km"), ("distance", "marathon")],
        .refused(
          field: nil, wrong: "At this pace it takes longer than 999:59:59.999",
          rightForm: "Type a shorter distance or a faster pace.")
      ),
    ] as [([(String, String)], QuestionError)])
  func `what has no answer says why`(fields: [(String, String)], expected: QuestionError) throws {
    let question = try question(fields)
    #expect(throws: expected) { try question.report() }
  }

  @Test(arguments: [
    ("time", "345", "This could be 3:45 or 345"), ("distance", "5 parsecs", "“parsecs” is no unit of distance"),
    ("pace", "0/km", "A pace is above zero"), ("every", "", "Nothing is typed"),
  ])
  func `a field that cannot be read is named`(field: String, text: String, wrong: String) {
    let error = #expect(throws: QuestionError.self) { try question([(field, text)]) }
    guard case .unreadable(field, text, let reading)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reading.wrong.hasPrefix(wrong))
  }

  @Test(arguments: ["4", "-1", "two", "10", ""])
  func `digits are 0 to 3`(text: String) {
    #expect(
      throws: QuestionError.refused(
        field: "digits", wrong: "“\(text)” is no number of digits", rightForm: "Type 0, 1, 2 or 3.")
    ) { try question([("digits", text)]) }
  }

  @Test func `a last piece too short for three decimals is shown in full`() throws {
    let report = try question([("time", "20:00"), ("distance", "5000.0001"), ("every", "1 km")]).report()
    #expect(report.remarks.first == "The last piece is 0.0000001 km.")
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `seconds and minutes never show 60`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<20 {
      var question = SplitsQuestion()
      question.time = Time(milliseconds: max(1, random.any(upTo: 100_000_000)))
      question.distance = random.distance().flatMap { $0.distance > .zero ? $0 : nil }
      question.precision = random.maybe { Time.Precision.allCases.randomElement(using: &$0) }
      guard question.distance != nil else { continue }
      let report = try question.report()
      let cells = report.table?.rows.flatMap { $0.dropFirst() } ?? []
      let texts = cells + report.figures.map { $0.value }
      if let wrong = texts.first(where: { $0.contains(":60") || $0.hasPrefix("60.") }) {
        Issue.record("\(wrong)")
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `fields read back to the same question`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<200 {
      var question = SplitsQuestion()
      question.time = random.maybe { Time(milliseconds: $0.any(upTo: 3_599_999_999)) }
      question.distance = random.maybe { $0.distance() }
      question.pace = random.maybe {
        let unit = [.perKilometre, .perMile, .per100Yards].randomElement(using: &$0) ?? PaceUnit.perKilometre
        guard case .per(let count, let of) = unit, let distance = Distance(count, of) else { return nil }
        return Time(milliseconds: $0.any(upTo: 3_599_999_999)).flatMap { Pace(covering: distance, in: $0) }
          .map { Pace.Written($0, in: unit) }
      }
      question.every = random.maybe { $0.distance() }
      question.secondHalf = random.maybe { SecondHalf(perMille: .random(in: -500...500, using: &$0)) } ?? .even
      question.precision = random.maybe { Time.Precision.allCases.randomElement(using: &$0) }
      let again = try SplitsQuestion(reading: question.fields, decimalMark: .comma)
      #expect(again.fields.all.map { $0.name + $0.text } == question.fields.all.map { $0.name + $0.text })
      #expect(again.time == question.time && again.distance == question.distance && again.every == question.every)
      #expect(again.pace?.pace == question.pace?.pace && again.pace?.unit == question.pace?.unit)
      #expect(again.secondHalf == question.secondHalf && again.precision == question.precision)
    }
  }
}
