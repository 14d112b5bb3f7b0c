import Measures
import Pacing
import TestSupport
import Testing

@Suite struct CriticalSwimSpeedTests {
  private func speed(_ trials: [String]) throws -> CriticalSwimSpeed {
    try CriticalSwimSpeed(of: try trials.map { try Performance(reading: $0, field: "trial", decimalMark: .point) })
  }

  @Test(
    arguments: [
      // facts.md, Critical swim speed.
      (["400m=6:00", "200m=2:50"], "1.0526", "1:35.00", "1:26.87", "21.05"),
      (["400m=6:00", "200m=2:50", "800m=12:30"], "1.0332", "1:36.79", "1:28.50", "25.85"),
      // 100 yd in 60 s and 200 yd in 120 s: even, so nothing is in hand; 91.44 m in 60 s.
      (["100 yd in 1:00", "200 yd in 2:00"], "1.5240", "1:05.62", "1:00.00", "0.00"),
      // 100 m in 60 s more; 50 - 20 × 100 ÷ 60 = 16.67 m.
      (["50=20s", "150=1:20"], "1.6667", "1:00.00", "54.86", "16.67"),
    ] as [([String], String, String, String, String)])
  func `the slope and what is in hand are exact`(
    trials: [String], metresPerSecond: String, per100Metres: String, per100Yards: String, inHand: String
  ) throws {
    for order in [trials, trials.reversed()] {
      let speed = try speed(order)
      #expect(speed.metresPerSecond == metresPerSecond)
      #expect(speed.time(over: .metres(100))?.written(to: .hundredths) == per100Metres)
      #expect(Distance(100, .yard).flatMap { speed.time(over: $0) }?.written(to: .hundredths) == per100Yards)
      #expect(speed.metresInHand == inHand)
    }
  }

  @Test func `a time at this speed is rounded once to any digit`() throws {
    // 0.95 s for a metre: 400 m in 380 s, 33 m in 31.35 s.
    let speed = try speed(["400m=6:00", "200m=2:50"])
    #expect(speed.time(over: .metres(400), to: .seconds) == .seconds(380))
    #expect(speed.time(over: .metres(33), to: .tenths)?.milliseconds == 31_400)
    #expect(speed.time(over: .metres(33), to: .thousandths)?.milliseconds == 31_350)
  }

  @Test func `trials are kept with the shortest first`() throws {
    let speed = try speed(["400m=6:00", "800m=12:30", "200m=2:50"])
    #expect(speed.trials.map { $0.distance.text } == ["200 m", "400 m", "800 m"])
  }

  @Test(arguments: [
    ([], "Two trials are needed, none is given. Type 400m=6:00 and 200m=2:50."),
    (["400m=6:00"], "Two trials are needed, only 1 is given. Type 400m=6:00 and 200m=2:50."),
    (
      ["400m=6:00", "0.4 km=6:10"],
      "400 m in 6:00 and 0.4 km in 6:10 are two trials of one distance. Keep the better one."
    ),
    (
      ["400m=6:00", "200m=6:00"],
      "400 m in 6:00 takes no longer than 200 m in 6:00. Check both, or swim the poorer one again."
    ),
    (
      ["200m=3:01", "400m=6:00"],
      "200 m in 3:01 is slower than 400 m in 6:00, so the shorter was not all out. "
        + "Check both, or swim the poorer one again."
    ),
    (
      ["400m=6:00", "101 km=99h"], "A swim is at most 100 km, this is 101 km. Type 400 m, 500 yd or 3.8 km."
    ),
    (
      ["400m=6:00", "200m=0:49.99"],
      "200 m in 49.99 is faster than 4 m/s, which nobody swims. Check distance and time."
    ),
    (
      (1...21).map { "\($0)00m=\($0 * 2)m" }, "At most 20 trials are taken, these are 21. Leave the oldest out."
    ),
  ])
  func `trials that give no speed are refused with the reason`(trials: [String], sentence: String) {
    let error = #expect(throws: CriticalSwimSpeedError.self) { try speed(trials) }
    #expect(error.map { $0.wrong + ". " + $0.rightForm } == sentence)
  }

  @Test func `the most, the longest and the slowest trials overflow nothing`() throws {
    // Twenty swims at one speed: 100 km in 999 h, which is 5 km in 49 h 57 min.
    let trials = (1...20).map { "\($0 * 5) km=\($0 * 2997)m" }
    let speed = try speed(trials)
    #expect(speed.metresPerSecond == "0.0278")  // 100,000 ÷ 3,596,400
    #expect(speed.metresInHand == "0.00")
    #expect(speed.time(over: .metres(100_000)) == .seconds(3_596_400))
    #expect(speed.time(over: .longest) == nil)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `two trials lie on their own line`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<500 {
      let near = Int64.random(in: 1...50_000, using: &random)
      let far = near + Int64.random(in: 1...50_000, using: &random)
      // From 4 m/s down to 0.1 m/s, and the longer at no more than the speed of the shorter.
      let short = Int64.random(in: near * 250...near * 10_000, using: &random)
      let even = (far * short + near - 1) / near
      let long = Int64.random(in: even...even * 2, using: &random)
      let first = try #require(performance(near, in: short))
      let second = try #require(performance(far, in: long))
      let speed = try CriticalSwimSpeed(of: [second, first])
      #expect(speed.time(over: .metres(far - near), to: .thousandths)?.milliseconds == long - short)
    }
  }

  private func performance(_ metres: Int64, in milliseconds: Int64) -> Performance? {
    Time(milliseconds: milliseconds).flatMap { Performance(Distance.Written(.metres(metres), in: .metre), in: $0) }
  }
}

@Suite struct CriticalSwimSpeedQuestionTests {
  private func question(_ trials: [String]) throws -> CriticalSwimSpeedQuestion {
    try CriticalSwimSpeedQuestion(reading: Fields(trials.map { ("trial", $0) }), decimalMark: .point)
  }

  @Test func `two trials report the speed, what is in hand and how far it holds`() throws {
    let report = try question(["400m=6:00", "200=2:50"]).report()
    #expect(
      report.sentence
        == "Critical swim speed 1:35.00/100 m (1:26.87/100 yd), from 200 m in 2:50 and 400 m in 6:00.")
    #expect(
      report.figures.map { $0.name + " " + $0.value } == [
        "per 100 m 1:35.00", "per 100 yd 1:26.87", "speed 1.0526 m/s", "D′ 21.05 m",
      ])
    #expect(report.table?.columns == ["Distance", "m", "yd"])
    // 0.95 s for a metre, 0.86868 s for a yard.
    #expect(
      report.table?.rows == [
        ["25", "23.75", "21.72"], ["50", "47.50", "43.43"], ["100", "1:35.00", "1:26.87"],
        ["200", "3:10.00", "2:53.74"], ["400", "6:20.00", "5:47.47"],
      ])
    #expect(
      report.remarks == [
        "This speed can be held for about 14 to 39 minutes, not for ever.",
        "The speed is reliable to about 0.04 m/s; D′, the distance in hand, is not reliable.",
        "Two trials fix the line with no margin: a poor one shows in full. A third would help.",
      ])
    #expect(report.workings.first?.formula == "CSS = (d₂ - d₁) ÷ (t₂ - t₁), D′ = d₁ - CSS × t₁")
  }

  @Test func `three trials report the line of least squares`() throws {
    let report = try question(["800m=12:30", "400m=6:00", "200m=2:50"]).report()
    #expect(
      report.sentence
        == "Critical swim speed 1:36.79/100 m (1:28.50/100 yd), from 200 m in 2:50, 400 m in 6:00 and 800 m in 12:30.")
    #expect(report.figures.map { $0.value } == ["1:36.79", "1:28.50", "1.0332 m/s", "25.85 m"])
    // An independent script's: 24.1974, 48.3948, 1:36.7897, 3:13.5793, 6:27.1587; 22.1261, 44.2522, …, 5:54.0179.
    #expect(report.table?.rows.map { $0[1] } == ["24.20", "48.39", "1:36.79", "3:13.58", "6:27.16"])
    #expect(report.table?.rows.map { $0[2] } == ["22.13", "44.25", "1:28.50", "2:57.01", "5:54.02"])
    #expect(report.remarks.count == 2)
    #expect(
      report.workings.first?.inputs.map { $0.name + " " + $0.value } == ["200 m 2:50", "400 m 6:00", "800 m 12:30"])
  }

  @Test(
    arguments: [
      ([], .missing(field: "trial")), (["400m=6:00"], .missing(field: "trial")),
      (
        ["400m=6:00", "400m=6:10"],
        .refused(
          field: "trial", wrong: "400 m in 6:00 and 400 m in 6:10 are two trials of one distance",
          rightForm: "Keep the better one.")
      ),
    ] as [([String], QuestionError)])
  func `what has no answer says why`(trials: [String], expected: QuestionError) throws {
    let question = try question(trials)
    #expect(throws: expected) { try question.report() }
  }

  @Test func `a trial that is none is named`() {
    let error = #expect(throws: QuestionError.self) { try question(["400m=6:00", "200m"]) }
    #expect(
      error
        == .refused(field: "trial", wrong: "“200m” is no result", rightForm: "Type 400m=6:00, or 5 km in 20:00."))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `fields read back to the same question`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<100 {
      var question = CriticalSwimSpeedQuestion()
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        guard let distance = random.distance(), let time = Time(milliseconds: random.any(upTo: 3_599_999_999)),
          let trial = Performance(distance, in: time)
        else { continue }
        question.trials.append(trial)
      }
      let again = try CriticalSwimSpeedQuestion(reading: question.fields, decimalMark: .comma)
      #expect(again.trials == question.trials)
      _ = try? again.report()  // whatever it is, it never traps
    }
  }
}
