import Measures
import Pacing
import TestSupport
import Testing

@Suite struct PredictionQuestionTests {
  private func question(_ all: [(String, String)]) throws -> PredictionQuestion {
    try PredictionQuestion(reading: fields(all), decimalMark: .point)
  }

  @Test func `four models from 5 km in 20 minutes, side by side`() throws {
    let report = try question([("time", "20:00"), ("distance", "5 km")]).report()
    #expect(
      report.sentence
        == "From 5 km in 20:00, four models put the marathon between 3:11:17 and 3:24:50, 13:33 apart.")
    #expect(report.table?.columns == ["Model", "10 km", "Half marathon", "Marathon"])
    #expect(
      report.table?.rows == [
        ["Riegel", "41:42", "1:32:00", "3:11:49"], ["Daniels", "41:28", "1:31:50", "3:11:17"],
        ["Cameron", "41:40", "1:31:51", "3:15:11"], ["Purdy", "41:30", "1:32:41", "3:24:50"],
        ["Apart by", "0:14", "0:51", "13:33"],
      ])
    #expect(
      report.remarks == [
        "A marathon from 5 km is a long reach. "
          + "Half of recreational runners end up at least ten minutes slower than Riegel says."
      ])
    #expect(report.workings.map { $0.name } == ["Riegel", "Daniels", "Cameron", "Purdy", "Training paces"])
    #expect(report.workings[0].formula == "t₂ = t₁ × (d₂ ÷ d₁)^1.06")
    #expect(report.workings[0].inputs.map { $0.name + " " + $0.value } == ["d₁ 5 km", "t₁ 20:00", "d₂ Marathon"])
  }

  @Test func `the figures are VDOT, the exponent and the bands`() throws {
    let report = try question([("time", "20:00"), ("distance", "5 km")]).report()
    let figures = report.figures.map { $0.name + " " + $0.value }
    #expect(figures.prefix(2) == ["VDOT 49.806", "Riegel's exponent 1.06"])
    #expect(report.figures.map { $0.name }.suffix(5) == ["Easy", "Marathon", "Threshold", "Interval", "Repetition"])
    // A result in miles has its bands for each mile: VDOT 50 runs a mile in 5:50 or so, repetitions in 5:56 to 5:43.
    let miles = try question([("time", "5:50"), ("distance", "1 mile")]).report()
    #expect(miles.figures.last?.value == "5:56 to 5:43/mi")
  }

  @Test func `two results fit the exponent, and each target takes the nearest`() throws {
    let question = try question([
      ("time", "20:00"), ("distance", "5k"), ("result", "10k=42:00"), ("for", "half, marathon"),
    ])
    let report = try question.report()
    #expect(report.figures[1].value == "1.07, fitted")
    // 2520 × 2.10975^k and × 4.2195^k, k = 1.070389327891398: 5603.4 and 11767.2 s.
    #expect(report.table?.rows[0] == ["Riegel", "1:33:23", "3:16:07"])
    #expect(report.remarks.first == "Each target is predicted from the result that is nearest in ratio of distance.")
    #expect(report.sentence.utf8.starts(with: "From 10 km in 42:00, four models put the marathon between ".utf8))
    // One's own exponent goes before the fitted one: 2520 × 4.2195^1.1 = 12279.7 s.
    var own = question
    own.exponent = RiegelExponent(thousandths: 1100)
    #expect(try own.report().table?.rows[0][2] == "3:24:40")
    #expect(try own.report().figures[1].value == "1.1")
  }

  @Test func `further results alone are enough`() throws {
    let report = try question([("result", "10 km in 42:00")]).report()
    #expect(report.table?.columns == ["Model", "5 km", "Half marathon", "Marathon"])
    #expect(report.table?.rows[0][1] == "20:09")  // 20:08.67
  }

  @Test func `targets are listed with commas and semicolons, or one each`() throws {
    let listed = try question([("for", "10k, half;marathon"), ("for", "1 mile")])
    #expect(listed.targets.map { $0.text } == ["10 km", "21.0975 km", "42.195 km", "1 mi"])
    let german = try PredictionQuestion(reading: fields([("for", "7,5 km, half,5k")]), decimalMark: .comma)
    #expect(german.targets.map { $0.text } == ["7.5 km", "21.0975 km", "5 km"])
  }

  @Test func `a model without a time has a dash`() throws {
    let report = try question([("time", "100:00:00"), ("distance", "1km"), ("for", "5 km")]).report()
    #expect(report.table?.rows[1] == ["Daniels", "—"])
    #expect(report.figures.map { $0.name } == ["Riegel's exponent"])
  }

  @Test func `the result's own distance has one time`() throws {
    let report = try question([("time", "20:00"), ("distance", "5km"), ("for", "5km")]).report()
    #expect(report.sentence == "From 5 km in 20:00, four models put 5 km at 20:00.")
    #expect(report.table?.rows.last == ["Apart by", "0:00"])
  }

  @Test(arguments: [([], "time"), ([("time", "20:00")], "distance"), ([("distance", "5km")], "time")])
  func `what is missing is named`(filled: [(String, String)], field: String) throws {
    let question = try question(filled)
    #expect(throws: QuestionError.missing(field: field)) { try question.report() }
  }

  @Test(
    arguments: [
      ([("time", "0"), ("distance", "5km")], "time", "A result takes a distance and a time above zero"),
      ([("time", "20:00"), ("distance", "0")], "distance", "A result takes a distance and a time above zero"),
      ([("time", "20:00"), ("distance", "20km")], "time", "20 km in 20:00 is faster than anybody runs"),
      ([("time", "20"), ("distance", "99m")], "distance", "A distance is from 100 m to 1,000 km, this is 99 m"),
      ([("result", "99m=20")], "result", "A distance is from 100 m to 1,000 km, this is 99 m"),
      (
        [("result", "5km=20:00"), ("result", "10km=39:00")], "result",
        "The results are faster over the longer distance, which is an exponent below 1"
      ),
      ([("result", "5km=20:00"), ("for", "1m")], "for", "A distance is from 100 m to 1,000 km, this is 1 m"),
    ])
  func `what has no answer is refused in its field`(filled: [(String, String)], field: String, wrong: String) throws {
    let question = try question(filled)
    let error = #expect(throws: QuestionError.self) { try question.report() }
    guard case .refused(field, wrong, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(
    arguments: [("time", "20:60"), ("distance", "5 lm"), ("result", "5km=20:99"), ("for", "10k,,half"), ("for", "")])
  func `what cannot be read is refused in its field`(name: String, text: String) {
    let error = #expect(throws: QuestionError.self) { try question([(name, text)]) }
    guard case .unreadable(name, _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `no more than twenty targets are shown`() {
    let list = Array(repeating: "5km", count: 21).joined(separator: ",")
    #expect(
      throws: QuestionError.refused(
        field: "for", wrong: "At most 20 are taken, these are 21", rightForm: "Leave some out.")
    ) { try question([("for", list)]) }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a question's fields read back the same`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<100 {
      var question = PredictionQuestion()
      if Bool.random(using: &random) { question.time = Time(milliseconds: random.any(upTo: 3_599_999_999)) }
      if Bool.random(using: &random) { question.distance = random.distance() }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let time = try #require(Time(milliseconds: 1 + random.any(upTo: 3_599_999_998)))
        if let result = Performance(random.distance(), in: time) { question.furtherResults.append(result) }
      }
      for _ in 0..<Int.random(in: 0...3, using: &random) { question.targets.append(random.distance()) }
      if Bool.random(using: &random) {
        question.exponent = RiegelExponent(thousandths: Int64.random(in: 1000...1300, using: &random))
      }
      let read = try PredictionQuestion(reading: question.fields, decimalMark: .point)
      #expect(line(read.fields) == line(question.fields))
      #expect(read.time == question.time)
      #expect(read.distance == question.distance)
      #expect(read.targets == question.targets)
      #expect(read.exponent?.value == question.exponent?.value)
      _ = try? question.report()  // whatever it is asked, it does not stop
    }
  }
}

extension Seeded {
  /// Any distance in any unit.
  mutating func distance() -> Distance.Written {
    let unit = DistanceUnit.allCases.randomElement(using: &self) ?? .metre
    return Distance.Written(Distance(micrometres: any(upTo: 100_000_000_000_000)) ?? .zero, in: unit)
  }
}

@Test func `whoever ran all usual distances sees them side by side`() throws {
  let results = ["5k=20:00", "10k=41:30", "half=1:32:00", "marathon=3:15:00"].map { ("result", $0) }
  let question = try PredictionQuestion(reading: Fields(results), decimalMark: .point)
  #expect(try question.shownTargets().map { $0.text } == ["5 km", "10 km", "21.0975 km", "42.195 km"])
  let remarks = try question.report().remarks
  #expect(remarks.contains("VDOT and the training paces are those of the best result."))
}

@Test func `a target is shown once, however often it is asked for`() throws {
  let fields = Fields([("time", "20:00"), ("distance", "5k"), ("for", "10k, 10 km, 10000 m, half")])
  let question = try PredictionQuestion(reading: fields, decimalMark: .point)
  #expect(try question.shownTargets().map { $0.distance } == [.metres(10_000), .halfMarathon])
}

@Test func `a model without a time, and a VDOT that no table has, are said`() throws {
  // 3 h for 5 km: 27.8 m/min takes 0.53 ml, 0.82 of the most at 180 min: a VDOT of 0.66.
  let slow = Fields([("time", "3:00:00"), ("distance", "5k"), ("for", "10k")])
  let remarks = try PredictionQuestion(reading: slow, decimalMark: .point).report().remarks
  #expect(remarks.contains("The tables of VDOT run from 30 to 85, this is 0.663: its training paces are a guess."))
  let short = Fields([("time", "20:00"), ("distance", "400m"), ("for", "10k")])
  #expect(
    try PredictionQuestion(reading: short, decimalMark: .point).report().remarks
      .contains("Purdy has no time for 10 km from such a result."))
}
