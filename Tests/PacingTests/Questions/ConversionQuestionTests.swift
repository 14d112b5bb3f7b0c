import Measures
import Pacing
import TestSupport
import Testing

@Suite struct ConversionQuestionTests {
  private func question(_ all: [(String, String)]) throws -> ConversionQuestion {
    try ConversionQuestion(reading: fields(all), decimalMark: .point)
  }

  @Test func `a swim in every course`() throws {
    let report = try question([("time", "1:35.93"), ("event", "200 free"), ("from", "scy")]).report()
    #expect(
      report.sentence == "200 free in 1:35.93 in short course yards is about 1:46.48 in short course metres "
        + "and 1:49.68 in long course metres.")
    #expect(report.table?.columns == ["Course", "Event", "Time"])
    #expect(
      report.table?.rows == [
        ["SCY", "200 free", "1:35.93"], ["SCM", "200 free", "1:46.48"], ["LCM", "200 free", "1:49.68"],
      ])
    #expect(
      report.remarks == [
        "This is an estimate by the age-group factors. Most federations do not recognise conversions."
      ])
    #expect(report.figures.map { $0.name + ": " + $0.value } == ["SCM 200 free: 1:46.48", "LCM 200 free: 1:49.68"])
    #expect(report.workings.map { $0.name } == ["SCY to SCM", "SCY to LCM"])
    #expect(
      report.workings.map { $0.formula } == ["1:35.93 × 1.11 = 1:46.48", "1:35.93 × 1.11 + 4 × 0.80 = 1:49.68"])
    #expect(report.workings[1].inputs.map { $0.name + " " + $0.value } == ["time 1:35.93", "turn 0.80"])
  }

  @Test func `a distance race changes with the course`() throws {
    let report = try question([("time", "5:00"), ("event", "500 free"), ("from", "SCY"), ("to", "SCM")]).report()
    #expect(
      report.sentence
        == "500 free in 5:00.00 in short course yards is about 400 free in 4:21.35 in short course metres.")
    #expect(report.table?.rows == [["SCY", "500 free", "5:00.00"], ["SCM", "400 free", "4:21.35"]])
    #expect(report.workings.map { $0.formula } == ["5:00.00 × 0.8925 − 8 × 0.80 = 4:21.35"])
  }

  @Test(
    arguments: [
      ("LCM", "SCY", "age-group", "(2:16.40 − 4 × 0.80) ÷ 1.11 = 2:00.00"),
      ("LCM", "SCY", "flat-2-percent", "2:16.40 ÷ 1.02 ÷ 1.11 = 2:00.47"),  // 136.4 ÷ 1.1322 = 120.473
      ("SCM", "LCM", "flat-2-percent", "2:16.40 × 1.02 = 2:19.13"),  // 139.128
    ])
  func `the formula is spelt out with its numbers`(from: String, to: String, set: String, formula: String) throws {
    let question = try question([
      ("time", "2:16.40"), ("event", "200 IM"), ("from", from), ("to", to), ("set", set),
    ])
    #expect(try question.report().workings.map { $0.formula } == [formula])
  }

  @Test func `a race that one course lacks is said`() throws {
    let report = try question([("time", "1:00"), ("event", "100 IM"), ("from", "SCY")]).report()
    #expect(report.table?.rows == [["SCY", "100 IM", "1:00.00"], ["SCM", "100 IM", "1:06.60"]])
    #expect(report.remarks.last == "There is no 100 IM in long course metres.")
  }

  @Test(
    arguments: [
      ([], "time"), ([("time", "1:00")], "event"), ([("time", "1:00"), ("event", "100 free")], "from"),
    ])
  func `what is missing is named`(filled: [(String, String)], field: String) throws {
    let question = try question(filled)
    #expect(throws: QuestionError.missing(field: field)) { try question.report() }
  }

  @Test(
    arguments: [
      ("0", "100 free", "SCY", nil, "time", "Nobody swims in no time"),
      ("24.99", "100 free", "SCM", nil, "time", "100 free in 24.99 is faster than anybody swims"),
      ("4:00", "400 free", "SCY", nil, "event", "There is no 400 free in short course yards"),
      ("1:00", "100 IM", "SCY", "LCM", "event", "There is no 100 IM in long course metres"),
      ("1:00", "100 free", "SCY", "SCY", "to", "It was swum there"),
      ("999:59:59.99", "100 free", "SCY", "SCM", "time", "The time there passes 1,000 hours"),
    ] as [(String, String, String, String?, String, String)])
  func `what has no answer is refused in its field`(
    time: String, event: String, from: String, to: String?, field: String, wrong: String
  ) throws {
    var question = try question([("time", time), ("event", event), ("from", from)])
    question.to = try to.map { try Course(reading: $0) }
    let error = #expect(throws: QuestionError.self) { try question.report() }
    guard case .refused(field, wrong, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `4 m a second is allowed`() throws {
    #expect(try question([("time", "25.00"), ("event", "100 free"), ("from", "SCM")]).report().figures.count == 2)
  }

  @Test(arguments: [("event", "200 fre"), ("from", "SC"), ("to", "LC"), ("set", "NCAA")])
  func `what names nothing is refused in its field`(name: String, text: String) {
    let error = #expect(throws: QuestionError.self) { try question([(name, text)]) }
    guard case .refused(name, _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a question's fields read back the same`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<100 {
      var question = ConversionQuestion()
      if Bool.random(using: &random) { question.time = Time(milliseconds: random.any(upTo: 3_599_999_999)) }
      if Bool.random(using: &random) {
        question.event = Course.allCases.randomElement(using: &random)
          .flatMap { SwimEvent.all(in: $0).randomElement(using: &random) }
      }
      if Bool.random(using: &random) { question.from = Course.allCases.randomElement(using: &random) }
      if Bool.random(using: &random) { question.to = Course.allCases.randomElement(using: &random) }
      question.set = FactorSet.allCases.randomElement(using: &random) ?? .ageGroup
      let read = try ConversionQuestion(reading: question.fields, decimalMark: .point)
      #expect(line(read.fields) == line(question.fields))
      #expect(read.time == question.time)
      #expect(read.event == question.event)
      #expect(read.from == question.from)
      #expect(read.to == question.to)
      #expect(read.set == question.set)
      _ = try? question.report()  // whatever it is asked, it does not stop
    }
  }
}
