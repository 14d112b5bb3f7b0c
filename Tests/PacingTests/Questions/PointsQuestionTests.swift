import Measures
import Pacing
import TestSupport
import Testing

@Suite struct PointsQuestionTests {
  private func question(_ all: [(String, String)]) throws -> PointsQuestion {
    try PointsQuestion(reading: fields(all), decimalMark: .point)
  }

  @Test func `the points of a time`() throws {
    let report = try question([("base", "46.91"), ("time", "52.80")]).report()
    #expect(report.sentence == "52.80 scores 701 points at a base time of 46.91.")
    // 52.78 and 52.79 score 702 and 701: 1000 * 4691**3 // 5278**3 in Python.
    #expect(report.figures.map { $0.name + " " + $0.value } == ["points 701", "times that score them 52.79 to 52.80"])
    #expect(
      report.remarks == [
        "Base times change each year, on 31 August for short course and on 31 December for long course; "
          + "none are built in."
      ])
    #expect(report.workings.map { $0.formula } == ["P = 1000 × (B ÷ T)³, cut to a whole number"])
    #expect(report.workings[0].inputs.map { $0.name + " " + $0.value } == ["B 46.91", "T 52.80"])
  }

  @Test func `the times for points`() throws {
    let report = try question([("base", "46.91"), ("points", "700")]).report()
    #expect(report.sentence == "700 points at a base time of 46.91 take 52.81 to 52.83.")
    #expect(report.figures.map { $0.name + " " + $0.value } == ["times that score them 52.81 to 52.83", "points 700"])
    #expect(report.workings[0].inputs.map { $0.name + " " + $0.value } == ["B 46.91", "P 700"])
  }

  @Test func `digits after the hundredths are cut, and it says so`() throws {
    let report = try question([("base", "46.91"), ("time", "52.839")]).report()
    #expect(report.sentence == "52.83 scores 700 points at a base time of 46.91.")
    #expect(report.remarks.last == "The digits of 52.839 after the hundredths do not count.")
  }

  @Test func `a time without points says so`() throws {
    let report = try question([("base", "46.91"), ("time", "8:00")]).report()
    #expect(report.sentence == "8:00.00 scores 0 points at a base time of 46.91.")
    #expect(report.figures.count == 1)
  }

  @Test func `one point is one point`() throws {
    let time = try question([("base", "46.91"), ("time", "7:00")]).report()
    #expect(time.sentence == "7:00.00 scores 1 point at a base time of 46.91.")
    let points = try question([("base", "46.91"), ("points", "1")]).report()
    #expect(points.sentence == "1 point at a base time of 46.91 takes 6:12.33 to 7:49.10.")
  }

  @Test(arguments: [([], "base"), ([("time", "50")], "base"), ([("base", "46.91")], "time")])
  func `what is missing is named`(filled: [(String, String)], field: String) throws {
    let question = try question(filled)
    #expect(throws: QuestionError.missing(field: field)) { try question.report() }
  }

  @Test(
    arguments: [
      (
        [("base", "0"), ("time", "50")], "base", "A base time is at least a hundredth of a second",
        "Give the base time of the event, as 46.91."
      ),
      (
        [("base", "46.91"), ("time", "0")], "time", "A time is at least a hundredth of a second",
        "Give the time that was swum, as 52.80."
      ),
      (
        [("base", "46.91"), ("time", "20")], "time", "The time scores more than 9999 points",
        "Look at the time and the base time again."
      ),
      (
        [("base", "46.91"), ("time", "50"), ("points", "700")], "points", "Time and points are both given",
        "Leave one of them out."
      ),
      (
        [("base", "20.91"), ("points", "1003")], "points", "No time in hundredths scores just 1003 points",
        "20.88 scores 1004."
      ),
      (
        [("base", "0.01"), ("points", "1003")], "points", "No time in hundredths scores just 1003 points",
        "Ask for fewer."
      ),
    ])
  func `what has no answer is refused in its field`(
    filled: [(String, String)], field: String, wrong: String, rightForm: String
  ) throws {
    let question = try question(filled)
    #expect(throws: QuestionError.refused(field: field, wrong: wrong, rightForm: rightForm)) { try question.report() }
  }

  @Test(arguments: [.min, 0, 10_000, .max] as [Int64])
  func `points that are not told are refused`(points: Int64) throws {
    var question = try question([("base", "46.91")])
    question.points = points
    #expect(
      throws: QuestionError.refused(
        field: "points", wrong: "Points are from 1 to 9999, these are \(points)", rightForm: "Ask for some between.")
    ) { try question.report() }
  }

  @Test(arguments: ["", "0", "10000", "700.5", "-1", "many"])
  func `what is no number of points is refused`(text: String) {
    #expect(
      throws: QuestionError.refused(
        field: "points", wrong: "“\(text)” is no number of points", rightForm: "Type a whole number from 1 to 9999.")
    ) { try question([("points", text)]) }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a question's fields read back the same`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<200 {
      var question = PointsQuestion()
      if Bool.random(using: &random) { question.base = Time(milliseconds: random.any(upTo: 3_599_999_999)) }
      if Bool.random(using: &random) { question.time = Time(milliseconds: random.any(upTo: 3_599_999_999)) }
      if Bool.random(using: &random) { question.points = Int64.random(in: 1...9999, using: &random) }
      let read = try PointsQuestion(reading: question.fields, decimalMark: .point)
      #expect(line(read.fields) == line(question.fields))
      #expect(read.base == question.base)
      #expect(read.time == question.time)
      #expect(read.points == question.points)
      _ = try? question.report()  // whatever it is asked, it does not stop
    }
  }
}

@Test func `a base time with thousandths is cut, and it is said`() throws {
  let fields = Fields([("base", "46.919"), ("time", "46.91")])
  let report = try PointsQuestion(reading: fields, decimalMark: .point).report()
  #expect(report.figures.first?.value == "1000")
  #expect(report.remarks.contains("The digits of the base time 46.919 after the hundredths do not count."))
}
