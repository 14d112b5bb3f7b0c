import Measures
import Pacing
import TestSupport
import Testing

@Suite struct SwimQuestionTests {
  private func question(_ fields: [(String, String)]) throws -> SwimQuestion {
    try SwimQuestion(reading: Fields(fields), decimalMark: .point)
  }

  private func figures(_ report: Report) -> [String] {
    report.figures.map { $0.name + " " + $0.value }
  }

  @Test func `a goal of 400 m reports what to hold and its splits`() throws {
    let report = try question([("time", "4:59"), ("distance", "400"), ("per", "50")]).report()
    #expect(report.sentence == "400 m in 4:59.00, pool 25 m: 37.37 or 37.38 for each 50 m.")
    #expect(figures(report) == ["per 25 m 18.69", "per 50 m 37.38", "per 100 m 1:14.75"])
    #expect(report.table?.columns == ["m", "Split", "On the clock"])
    #expect(report.table?.rows.map { $0[0] } == ["50", "100", "150", "200", "250", "300", "350", "400"])
    #expect(
      report.table?.rows.map { $0[1] }
        == ["37.38", "37.37", "37.38", "37.37", "37.38", "37.37", "37.38", "37.37"])
    #expect(report.table?.rows.last?[2] == "4:59.00")
    #expect(report.remarks == ["Splits add up to 4:59.00."])
    #expect(report.workings.first?.inputs.map { $0.value } == ["4:59", "400 m", "25 m"])
  }

  @Test(arguments: ["33⅓ yd", "33 1/3yd", "33 1/3 yards"])
  func `a division is typed as a pool is`(per: String) throws {
    let question = try question([("time", "6:00"), ("distance", "400 yd"), ("course", "33⅓ yd"), ("per", per)])
    #expect(question.every?.distance.micrometres == 30_480_000)  // 100 ft
    #expect(try question.splits().rows.count == 12)
  }

  @Test func `400 m in a pool of yards ends at no wall`() throws {
    let report = try question([("time", "4:59"), ("distance", "400 m"), ("course", "SCY")]).report()
    #expect(
      report.remarks == [
        "400 m is 17.4978 lengths of 25 yd: it does not end at a wall.",
        "The last piece is 12.445 yd.",  // 437.445 - 17 × 25
        "Splits add up to 4:59.00.",
      ])
    #expect(report.table?.columns.first == "yd")
    #expect(report.table?.rows.count == 18)
    // 17.08785 s each: 17.09, 34.18, 51.26.
    #expect(report.table?.rows.prefix(3).map { $0[2] } == ["17.09", "34.18", "51.26"])
    #expect(report.table?.rows.last?[0] == "437.445")
  }

  @Test func `divisions of yards in a swim of metres are counted honestly`() throws {
    let fields = Fields([("time", "5:00"), ("distance", "400 m"), ("per", "25 yd")])
    let report = try SwimQuestion(reading: fields, decimalMark: .point).report()
    #expect(report.remarks.first == "400 m is 17.4978 splits of 25 yd.")  // 400 ÷ 22.86
    #expect(report.figures.first?.name == "per 25 yd")
    #expect(report.figures.first?.value == "17.15")  // 300 s × 22.86 ÷ 400 = 17.145
  }

  @Test func `a division between two walls is said`() throws {
    let report = try question([("time", "5:00"), ("distance", "400"), ("per", "75yd"), ("course", "50 m")]).report()
    #expect(
      report.remarks == [
        "400 m is 5.8326 splits of 75 yd.",  // 400 ÷ 68.58
        "A split of 75 yd is 1.3716 lengths of 50 m: it is not seen at a wall.",
        "The last piece is 62.445 yd.",  // 437.445 - 5 × 75
        "Splits add up to 5:00.00.",
      ])
  }

  @Test func `a changed second half shows its halves and both paces`() throws {
    // facts.md: 9:23.20 and 9:06.80, 37.55 and 36.45 per 50; 1,110 s ÷ 60 = 18.5 s for 25 m on average.
    let report = try question([
      ("time", "18:30"), ("distance", "1500"), ("per", "50"), ("course", "50 m"), ("second-half", "3% faster"),
    ]).report()
    #expect(
      figures(report) == [
        "per 25 m, on average 18.50", "per 50 m, on average 37.00", "per 100 m, on average 1:14.00",
        "first half 9:23.20", "second half 9:06.80", "per 50 m, first half 37.55", "per 50 m, second half 36.45",
      ])
    #expect(
      report.sentence
        == "1500 m in 18:30.00, pool 50 m: 37.54 or 37.55 for each 50 m up to halfway, 36.45 or 36.46 for each 50 m "
        + "from there.")
  }

  @Test(arguments: [
    ("400", "25 m", "25 m"), ("400 yd", "25 yd", "25 yd"), ("300 ft", "25 yd", "25 yd"), ("1 mi", "25 m", "25 m"),
    ("1 km", "25 m", "25 m"), ("20", "25 m", "20 m"),
  ])
  func `the usual pool and division suit the distance`(distance: String, pool: String, division: String) throws {
    let question = try question([("distance", distance), ("time", "50:00")])
    #expect(question.usualPool.text == pool)
    #expect(question.usualDivision.text == division)
    #expect(try question.report().table?.rows.last?.last == "50:00.00")
  }

  @Test(
    arguments: [
      ("500 yd", "50", "25 yd", ["per 25 yd 15.00", "per 50 yd 30.00", "per 100 yd 1:00.00"]),
      ("1500 ft", "50", "25 yd", ["per 25 ft 5.00", "per 50 ft 10.00", "per 100 ft 20.00"]),
      ("1 km", "50", "25 m", ["per 25 m 7.50", "per 50 m 15.00", "per 100 m 30.00"]),
    ] as [(String, String, String, [String])])
  func `what to hold is in the distance's own unit`(distance: String, per: String, pool: String, expected: [String])
    throws
  {
    let report = try question([("distance", distance), ("time", "5:00"), ("per", per)]).report()
    #expect(figures(report) == expected)
  }

  @Test func `the third of a yard is exact`() throws {
    // 100 yd in 1:00 are three lengths of 20 s.
    let report = try question([("distance", "100 yd"), ("time", "1:00"), ("course", "33.33 yd")]).report()
    #expect(
      report.table?.rows.map { $0.joined(separator: " ") } == [
        "33.333 20.00 20.00", "66.667 20.00 40.00", "100 20.00 1:00.00",
      ])
    #expect(report.remarks == ["Splits add up to 1:00.00."])
  }

  @Test(
    arguments: [
      ([], .missing(field: "distance")), ([("time", "5:00")], .missing(field: "distance")),
      ([("distance", "400")], .missing(field: "time")),
      (
        [("distance", "400"), ("time", "5:00"), ("per", "500")],
        .refused(
          field: "per", wrong: "A step of 500 m is longer than the 400 m to go",
          rightForm: "Choose a step of at most 400 m.")
      ),
      (
        [("distance", "400"), ("time", "1:00")],
        .refused(
          field: "time", wrong: "400 m in 1:00 is faster than 4 m/s, which nobody swims",
          rightForm: "Type 4:59 for 400 m.")
      ),
      (
        [("distance", "0"), ("time", "1:00")],
        .refused(
          field: "distance", wrong: "A swim takes a distance above zero",
          rightForm: "Type 400 m, 500 yd or 3.8 km.")
      ),
    ] as [([(String, String)], QuestionError)])
  func `what has no answer says why`(fields: [(String, String)], expected: QuestionError) throws {
    let question = try question(fields)
    #expect(throws: expected) { try question.report() }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `fields read back to the same question`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<200 {
      var question = SwimQuestion()
      question.time = random.maybe { Time(milliseconds: $0.any(upTo: 3_599_999_999)) }
      question.distance = random.maybe { $0.distance() }
      question.pool = random.maybe { random in
        [Pool.longCourse, .shortCourseYards, .thirdYards, .shortCourseMetres].randomElement(using: &random)
      }
      question.every = random.maybe { $0.distance() }
      question.secondHalf = random.maybe { SecondHalf(perMille: .random(in: -500...500, using: &$0)) } ?? .even
      question.precision = random.maybe { Time.Precision.allCases.randomElement(using: &$0) }
      let again = try SwimQuestion(reading: question.fields, decimalMark: .comma)
      #expect(again.fields.all.map { $0.name + $0.text } == question.fields.all.map { $0.name + $0.text })
      #expect(again.time == question.time && again.distance == question.distance && again.every == question.every)
      #expect(again.pool == question.pool)
      #expect(again.secondHalf == question.secondHalf && again.precision == question.precision)
      _ = try? again.report()  // whatever it is, it never traps
    }
  }
}
