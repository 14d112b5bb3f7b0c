import Measures
import Pacing
import TestSupport
import Testing

@Suite struct PoolTests {
  private func pool(_ text: String, _ mark: DecimalMark = .point) throws -> Pool {
    try Pool(reading: text, field: "course", decimalMark: mark)
  }

  @Test(
    arguments: [
      // H11: the lengths in hundredths of a metre.
      ("25 m", 2500, .metre, "25 m"), ("50 m", 5000, .metre, "50 m"), ("25 yd", 2286, .yard, "25 yd"),
      ("20 m", 2000, .metre, "20 m"), ("33⅓ yd", 3048, .yard, "33⅓ yd"),
      // 33⅓ yd as people type it.
      ("33 1/3 yd", 3048, .yard, "33⅓ yd"), ("33 1/3yd", 3048, .yard, "33⅓ yd"), ("33.33yd", 3048, .yard, "33⅓ yd"),
      ("33.333 yards", 3048, .yard, "33⅓ yd"), (" 33 ⅓ Yards ", 3048, .yard, "33⅓ yd"),
      ("33,33 y", 3048, .yard, "33⅓ yd"),
      // 110 ft are 33.528 m.
      ("36⅔ yd", 3352, .yard, "36⅔ yd"), ("36.67 yd", 3352, .yard, "36⅔ yd"), ("36 2/3 yd", 3352, .yard, "36⅔ yd"),
      // Courses, bare numbers, odd pools.
      ("SCY", 2286, .yard, "25 yd"), ("scm", 2500, .metre, "25 m"), (" LCM ", 5000, .metre, "50 m"),
      ("25", 2500, .metre, "25 m"), ("33.33", 3333, .metre, "33.33 m"), ("18.2m", 1820, .metre, "18.2 m"),
      ("33.34 yd", 3048, .yard, "33.34 yd"), ("25y", 2286, .yard, "25 yd"), ("10 yd", 914, .yard, "10 yd"),
      ("150 m", 15_000, .metre, "150 m"),
    ] as [(String, Int64, DistanceUnit, String)])
  func `a pool keeps its length and its unit`(
    text: String, hundredths: Int64, unit: DistanceUnit, written: String
  ) throws {
    let pool = try pool(text)
    #expect(pool.length.micrometres / 10_000 == hundredths)
    #expect(pool.unit == unit)
    #expect(pool.text == written)
    #expect(try self.pool(written) == pool)
  }

  @Test func `the known pools are exact`() throws {
    #expect(Pool.shortCourseMetres.length == .metres(25) && Pool.longCourse.length == .metres(50))
    #expect(Pool.shortCourseYards.length == Distance(25, .yard))
    #expect(Pool.thirdYards.length == Distance(100, .foot))
    // H11: another program's 3048 hundredths of a metre, shown in yards.
    let decoded = try #require(Distance(micrometres: 30_480_000))
    #expect(try Pool(Distance.Written(decoded, in: .yard)) == .thirdYards)
    #expect(try pool("33⅓ yd") == .thirdYards)
  }

  @Test(arguments: [
    ("75 ft", "A pool is measured in metres or yards, not in feet"),
    ("1 mi", "A pool is measured in metres or yards, not in miles"),
    ("0.025 km", "A pool is measured in metres or yards, not in kilometres"),
    ("9.99 m", "A pool is from 10 to 150 m long, this is 9.99 m"),
    ("150.01 yd", "A pool is from 10 to 150 yd long, this is 150.01 yd"),
    ("9 2/3 yd", "A pool is from 10 to 150 yd long, this is 9⅔ yd"),
    ("0", "A pool is from 10 to 150 m long, this is 0 m"),
  ])
  func `what is no pool is refused with the reason`(text: String, wrong: String) {
    #expect(
      throws: QuestionError.refused(
        field: "course", wrong: wrong, rightForm: "Type 25 m, 50 m, 25 yd, 33 1/3 yd, SCY, SCM or LCM.")
    ) { try pool(text) }
  }

  @Test(arguments: [
    "", "SC", "25 baths", "33⅓ m", "⅓ yd", "1/3 yd", "x⅓ yd", "33 1/3", "25 by", "-25 m", "99999999999999 1/3 yd",
  ])
  func `what is no length is no pool`(text: String) {
    #expect(
      throws: QuestionError(
        ChoiceError(text, isNo: "pool", rightForm: "Type 25 m, 50 m, 25 yd, 33 1/3 yd, SCY, SCM or LCM."),
        field: "course")
    ) { try pool(text) }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `every pool reads back as written`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<500 {
      let unit: DistanceUnit = Bool.random(using: &random) ? .metre : .yard
      let one = unit.micrometres
      let length = try #require(Distance(micrometres: .random(in: 10 * one...150 * one, using: &random)))
      let pool = try Pool(Distance.Written(length, in: unit))
      if try self.pool(pool.text, .comma) != pool { Issue.record("\(pool)") }
      // To a hundredth of the unit, as pools are given.
      let round = try #require(Distance(micrometres: length.micrometres / (one / 100) * (one / 100)))
      let rounded = try Pool(Distance.Written(round, in: unit))
      if try self.pool(rounded.text) != rounded { Issue.record("\(rounded)") }
    }
  }
}
