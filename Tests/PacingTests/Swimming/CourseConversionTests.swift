import Measures
import Pacing
import TestSupport
import Testing

@Suite struct CourseConversionTests {
  private func converted(
    _ time: String, _ event: String, _ from: String, _ to: String, by set: FactorSet = .ageGroup
  ) throws -> String {
    let (exact, event) = try set.convert(
      ExactTime(Time(reading: time)), SwimEvent(reading: event), from: Course(reading: from), to: Course(reading: to))
    return event.name + " " + (exact.rounded(to: .hundredths)?.written(to: .hundredths) ?? "—")
  }

  // facts.md, course conversion: run with an independent script.
  @Test(
    arguments: [
      ("1:35.93", "200 free", "SCY", "LCM", "200 free 1:49.68"),
      ("1:35.93", "200 free", "SCY", "SCM", "200 free 1:46.48"),
      ("53.89", "100 fly", "SCM", "SCY", "100 fly 48.55"), ("2:00.00", "200 IM", "SCY", "LCM", "200 IM 2:16.40"),
      ("5:00.00", "500 free", "SCY", "LCM", "400 free 4:27.75"),
      ("4:27.75", "400 free", "LCM", "SCM", "400 free 4:21.35"),
      ("5:00.00", "500 free", "SCY", "SCM", "400 free 4:21.35"),
      ("10:00", "1000 free", "SCY", "LCM", "800 free 8:55.50"),
      ("16:30", "1650 free", "SCY", "LCM", "1500 free 16:49.80"),
      ("16:30", "1650 free", "SCY", "SCM", "1500 free 16:25.80"),
      ("50.32", "100 free", "SCY", "LCM", "100 free 57.46"), ("50.32", "100 free", "SCY", "SCM", "100 free 55.86"),
      // 120 × 1.11 + 4 × 0.7 = 136
      ("2:00.00", "200 fly", "SCY", "LCM", "200 fly 2:16.00"), ("2:16.00", "200 fly", "LCM", "SCY", "200 fly 2:00.00"),
      ("30", "50 back", "SCM", "LCM", "50 back 30.60"), ("1:10", "100 breast", "SCM", "LCM", "100 breast 1:12.00"),
      ("5:00", "400 IM", "SCM", "LCM", "400 IM 5:06.40"), ("1:06.60", "100 IM", "SCM", "SCY", "100 IM 1:00.00"),
      ("16:30", "1500 free", "LCM", "LCM", "1500 free 16:30.00"),
    ])
  func `the age-group set`(time: String, event: String, from: String, to: String, result: String) throws {
    #expect(try converted(time, event, from, to) == result)
  }

  @Test(
    arguments: [
      ("1:35.93", "200 free", "SCY", "SCM", "200 free 1:46.48"),
      ("1:35.93", "200 free", "SCY", "LCM", "200 free 1:48.61"),  // 95.93 × 1.11 × 1.02 = 108.611946
      ("1:00", "100 breast", "SCM", "LCM", "100 breast 1:01.20"),
      ("1:01.20", "100 breast", "LCM", "SCM", "100 breast 1:00.00"),
      ("5:00.00", "500 free", "SCY", "LCM", "400 free 4:27.75"),
      ("5:00.00", "500 free", "SCY", "SCM", "400 free 4:22.50"),  // 267.75 ÷ 1.02
    ])
  func `the set with two per cent for the turns`(
    time: String, event: String, from: String, to: String, result: String
  ) throws {
    #expect(try converted(time, event, from, to, by: .flatTwoPercent) == result)
  }

  @Test func `a conversion is the exact ratio`() throws {
    let (exact, _) = try FactorSet.ageGroup.convert(
      ExactTime(Time(reading: "1:35.93")), SwimEvent(reading: "200 free"), from: .shortYards, to: .shortMetres)
    // 95,930 × 111 ÷ 100 = 106,482.3 ms
    #expect(exact.numerator == 1_064_823)
    #expect(exact.denominator == 10)
  }

  @Test(arguments: FactorSet.allCases, Course.allCases)
  func `there and back is the same time`(set: FactorSet, from: Course) throws {
    // 2 sets, 17 or 18 races in 3 courses, 350 times each to 3 courses: 110,000 there and back.
    var random = Seeded(UInt64(from.poolLength.distance.micrometres))
    for event in SwimEvent.all(in: from) {
      for _ in 0..<350 {
        // From 4 m/s down to 0.44 m/s.
        let metres = event.distance(in: from).micrometres / 1_000_000
        let time = try #require(Time(milliseconds: metres * 250 + random.any(upTo: metres * 2000)))
        for to in Course.allCases where event.counterpart(in: to) != nil {
          let there = try set.convert(ExactTime(time), event, from: from, to: to)
          let back = try set.convert(there.time, there.event, from: to, to: from)
          #expect(back.time == ExactTime(time))
          #expect(back.event == event)
          // By way of a third course it is the same time there.
          for third in Course.allCases where event.counterpart(in: third) != nil {
            let middle = try set.convert(ExactTime(time), event, from: from, to: third)
            let end = try set.convert(middle.time, middle.event, from: third, to: to)
            #expect(end.time == there.time)
          }
        }
      }
    }
  }

  @Test(
    arguments: [
      ("4:00", "400 free", "SCY", "SCM", "There is no 400 free in short course yards", "500 free is swum there."),
      ("15:00", "1500 free", "SCY", "LCM", "There is no 1500 free in short course yards", "1650 free is swum there."),
      ("5:00", "500 free", "SCM", "LCM", "There is no 500 free in short course metres", "400 free is swum there."),
      (
        "1:00", "100 IM", "LCM", "SCM", "There is no 100 IM in long course metres", "It is swum in short courses alone."
      ),
      (
        "1:00", "100 IM", "SCY", "LCM", "There is no 100 IM in long course metres", "It is swum in short courses alone."
      ),
      ("0", "100 free", "SCY", "LCM", "Nobody swims in no time", "Give the time that was swum, as 1:35.93."),
      (
        "0.80", "50 free", "LCM", "SCM", "The turns take longer than the whole time",
        "Check event and time; the limit is 4 m/s."
      ),
      (
        "0.79", "50 free", "LCM", "SCY", "The turns take longer than the whole time",
        "Check event and time; the limit is 4 m/s."
      ),
    ])
  func `what has no conversion is refused`(
    time: String, event: String, from: String, to: String, wrong: String, rightForm: String
  ) {
    let error = #expect(throws: ConversionError.self) { try converted(time, event, from, to) }
    #expect(error?.wrong == wrong)
    #expect(error?.rightForm == rightForm)
  }

  @Test func `the longest time overflows nothing`() throws {
    let (exact, _) = try FactorSet.flatTwoPercent.convert(
      ExactTime(.longest), SwimEvent(reading: "200 free"), from: .shortYards, to: .longMetres)
    #expect(exact.rounded(to: .hundredths) == nil)
    let huge = try #require(ExactTime(milliseconds: .max, over: 1))
    #expect(throws: ConversionError.tooLong) {
      try FactorSet.ageGroup.convert(huge, SwimEvent(reading: "200 free"), from: .shortYards, to: .longMetres)
    }
    #expect(huge.rounded(to: .seconds) == nil)
    #expect(ExactTime(milliseconds: 1, over: .max)?.rounded(to: .thousandths) == .zero)
    #expect(ExactTime(milliseconds: 1, over: 0) == nil)
    #expect(ExactTime(milliseconds: -1, over: 1) == nil)
  }

  @Test(
    arguments: [
      ("200 free", "200 free"), ("200free", "200 free"), ("200  FREESTYLE", "200 free"), (" 100 butterfly ", "100 fly"),
      ("100 Fly", "100 fly"), ("400 im", "400 IM"), ("400 IM", "400 IM"), ("200medley", "200 IM"),
      ("100 breast", "100 breast"), ("50 back", "50 back"), ("1650 free", "1650 free"), ("1500 Free", "1500 free"),
    ])
  func `a race is read`(text: String, name: String) throws {
    #expect(try SwimEvent(reading: text).name == name)
  }

  @Test(
    arguments: [
      "", "free", "200", "300 free", "400 back", "50 IM", "200 fre", "free 200", "200 free free", "-200 free",
      "99999999999999999999 free", "200.0 free", "２００ free",
    ])
  func `what is no race is refused`(text: String) {
    let error = #expect(throws: ChoiceError.self) { try SwimEvent(reading: text) }
    #expect(error?.wrong == "“\(text)” is no event")
    #expect(error?.rightForm == "Type 200 free, 100 back, 50 breast, 100 fly or 400 IM.")
  }

  @Test(
    arguments: [
      ("SCY", .shortYards), ("scy", .shortYards), ("25 YD", .shortYards), ("Scm", .shortMetres), ("25m", .shortMetres),
      ("LCM", .longMetres), ("Long Course Metres", .longMetres), ("50 m", .longMetres),
    ] as [(String, Course)])
  func `a course is read`(text: String, course: Course) throws {
    #expect(try Course(reading: text) == course)
  }

  @Test func `what is no course or set is refused`() {
    let course = #expect(throws: ChoiceError.self) { try Course(reading: "LCY") }
    #expect(course?.wrong == "“LCY” is no course")
    #expect(course?.rightForm == "Type SCY, SCM or LCM.")
    let set = #expect(throws: ChoiceError.self) { try FactorSet(reading: "3 %") }
    #expect(set?.wrong == "“3 %” is no set of factors")
    #expect(set?.rightForm == "Type age-group or flat-2-percent.")
  }

  @Test(
    arguments: [(.free, "0.80"), (.back, "0.60"), (.breast, "1.00"), (.fly, "0.70"), (.medley, "0.80")]
      as [(Stroke, String)])
  func `what a turn is worth`(stroke: Stroke, value: String) {
    #expect(FactorSet.ageGroup.turnValue(of: stroke)?.written(to: .hundredths) == value)
    #expect(FactorSet.flatTwoPercent.turnValue(of: stroke) == nil)
  }
}

@Test(arguments: ["100 free", "100m free", "100 m free", "100 yd free", "100 Y Freestyle", "100freestyle"])
func `an event is named with its unit or without`(text: String) throws {
  #expect(try SwimEvent(reading: text) == SwimEvent(100, .free))
}
