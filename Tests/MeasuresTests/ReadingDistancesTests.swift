import Measures
import TestSupport
import Testing

/// The tables of the grammar for numbers and distances, row by row.
@Suite struct ReadingDistancesTests {
  @Test(
    arguments: [
      ("5 km", 5_000_000_000, .kilometre),
      ("26.2mi", 42_164_812_800, .mile),  // 26.2 × 1,609,344,000 (S1-26: 30.19 m short of the marathon)
      ("400y", 365_760_000, .yard),  // 400 × 914,400
      ("400", 400_000_000, .metre),
      ("10k", 10_000_000_000, .kilometre),
      ("5k", 5_000_000_000, .kilometre),
      ("marathon", 42_195_000_000, .kilometre),
      ("half", 21_097_500_000, .kilometre),
      ("half marathon", 21_097_500_000, .kilometre),
      ("half-marathon", 21_097_500_000, .kilometre),
      ("mile", 1_609_344_000, .mile),
      ("MARATHON", 42_195_000_000, .kilometre),
      (" Half Marathon ", 21_097_500_000, .kilometre),
      ("25 yd", 22_860_000, .yard),
      ("75 ft", 22_860_000, .foot),  // 25 yd
      ("0", 0, .metre),
      ("0.0000005", 1, .metre),  // half a micrometre: up
      ("0.0000004", 0, .metre),  // less: down
      ("0.000001 ft", 0, .foot),  // 0.3048 µm: down
      ("0.000002 ft", 1, .foot),  // 0.6096 µm: up
      ("100000 km", 100_000_000_000_000, .kilometre),  // the longest
      ("0.000000000001 mi", 0, .mile),  // twelve decimals
      ("100.999999999999 m", 101_000_000, .metre),  // twelve decimals, carried
      ("328083989.501312 ft", 100_000_000_000_000, .foot),  // 99,999,999,999,999.8976 µm: up
    ] as [(String, Int64, DistanceUnit)])
  func `a number takes its unit, or the field's`(text: String, micrometres: Int64, unit: DistanceUnit) throws {
    let read = try Distance.Written(reading: text, unit: .metre)
    #expect(read.distance.micrometres == micrometres)
    #expect(read.unit == unit)
  }

  @Test(
    arguments: [
      (.metre, 400_000_000), (.kilometre, 400_000_000_000), (.mile, 643_737_600_000),
      (.yard, 365_760_000), (.foot, 121_920_000),
    ] as [(DistanceUnit, Int64)])
  func `a bare number takes the field's unit`(unit: DistanceUnit, micrometres: Int64) throws {
    let read = try Distance.Written(reading: "400", unit: unit)
    #expect(read.distance.micrometres == micrometres)
    #expect(read.unit == unit)
  }

  @Test(
    arguments: [
      (["m", "metre", "metres", "meter", "meters"], 1_000_000),
      (["km", "k", "kms", "kilometre", "kilometres", "kilometer", "kilometers"], 1_000_000_000),
      (["mi", "mile", "miles"], 1_609_344_000),
      (["yd", "y", "yds", "yard", "yards"], 914_400),
      (["ft", "foot", "feet"], 304_800),
    ] as [([String], Int64)])
  func `every word for a unit is read in any case, with and without a space`(words: [String], micrometres: Int64) throws
  {
    for word in words {
      for text in ["7\(word)", "7 \(word)", " 7  \(word.uppercased()) "] {
        let read = try Distance.Written(reading: text, unit: .foot)
        #expect(read.distance.micrometres == 7 * micrometres, "\(text)")
      }
    }
  }

  @Test(
    arguments: [
      // As typed, in metres, for a person whose mark is the point, and for one whose mark is the comma.
      ("26.2", 26_200_000, 26_200_000),
      ("93,5", 93_500_000, 93_500_000),  // H18
      ("93.5", 93_500_000, 93_500_000),  // H18
      ("0,5", 500_000, 500_000),  // H18
      ("1.234,5", 1_234_500_000, 1_234_500_000),  // H18
      ("1,234.5", 1_234_500_000, 1_234_500_000),  // H18
      ("1,234", 1_234_000_000, 1_234_000),  // H18
      ("1,234,567", 1_234_567_000_000, 1_234_567_000_000),
      ("1.234.567", 1_234_567_000_000, 1_234_567_000_000),
      ("42.195", 42_195_000, 42_195_000),  // a point is a decimal mark everywhere
      ("1.234", 1_234_000, 1_234_000),
      ("0,250", 250_000, 250_000),  // no group begins with zero
      ("12,345", 12_345_000_000, 12_345_000),
      ("123,456", 123_456_000_000, 123_456_000),
      ("1234,567", 1_234_567_000, 1_234_567_000),  // four digits are no group
      ("1,23", 1_230_000, 1_230_000),
      ("1,2345", 1_234_500, 1_234_500),
      ("1,234,567.25", 1_234_567_250_000, 1_234_567_250_000),
      ("1.234.567,25", 1_234_567_250_000, 1_234_567_250_000),
      ("1,234.567", 1_234_567_000, 1_234_567_000),
      ("007", 7_000_000, 7_000_000),
    ] as [(String, Int64, Int64)])
  func `a mark that can be but one thing is read so everywhere`(text: String, point: Int64, comma: Int64) throws {
    for (mark, micrometres) in [(.point, point), (.comma, comma)] as [(DecimalMark, Int64)] {
      let read = try Distance.Written(reading: text, unit: .metre, decimalMark: mark)
      #expect(read.distance.micrometres == micrometres, "\(mark)")
    }
  }

  @Test func `the echo shows how a comma before three digits was read`() throws {
    #expect(try Distance.Written(reading: "1,234", unit: .metre).echo == "1234 metres · 1349.519 yd")  // 1234 ÷ 0.9144
    #expect(
      try Distance.Written(reading: "1,234", unit: .metre, decimalMark: .comma).echo == "1.234 metres · 1.35 yd")
  }

  @Test(arguments: [
    ("", 1, "Nothing is typed"), ("  ", 3, "Nothing is typed"),
    ("-5", 1, "A distance has no sign"), ("+5 km", 1, "A distance has no sign"), ("−5", 1, "A distance has no sign"),
    ("km", 1, "“km” is no unit of distance"),
    ("nan", 1, "“nan” is no unit of distance"),
    ("5 furlongs", 3, "“furlongs” is no unit of distance"),
    ("5 km 3", 3, "“km 3” is no unit of distance"),
    ("1e3", 2, "“e3” is no unit of distance"),
    ("0x10", 2, "“x10” is no unit of distance"),
    (".5", 1, "A number is missing at character 1"),
    ("5.", 3, "A number is missing at character 3"),
    ("1..5", 3, "A number is missing at character 3"),
    ("5. km", 3, "“ ” at character 3 does not belong in a distance"),
    ("5\u{AD}", 2, "“U+00AD” is no unit of distance"),
    ("5 k\u{200D}m\u{7F}", 3, "“kU+200DmU+007F” is no unit of distance"),
    ("٥", 1, "“٥” at character 1 does not belong in a distance"),
    ("0.1234567890123", 15, "At most 12 digits follow the decimal mark"),
    ("100000.000001 km", 1, "The longest distance is 100,000 km"),
    ("1234567890 ft", 1, "The longest distance is 100,000 km"),
    ("99999999999999999999", 1, "The longest distance is 100,000 km"),
  ])
  func `a refusal says what, where and a right form`(text: String, character: Int, wrong: String) {
    let error = #expect(throws: ReadingError.self) { try Distance.Written(reading: text, unit: .metre) }
    #expect(error?.quantity == .distance)
    #expect(error?.character == character)
    #expect(error?.description == wrong + ". Type 5 km, 26.2 mi, 400 m, 400 yd or marathon.")
  }

  @Test(arguments: [
    ("1.2.3", 2), ("1,23,456", 2), ("1,234,56", 6), ("1,2345,678", 2), ("0,123,456", 2), ("1,234.567.8", 6),
    ("1,234,5", 6), ("12345,678.9", 6), ("0,123.4", 2),
  ])
  func `groups are of three digits`(text: String, character: Int) {
    let error = #expect(throws: ReadingError.self) { try Distance.Written(reading: text, unit: .metre) }
    #expect(error?.fault == .grouping)
    #expect(error?.character == character)
    let wrong = "The mark at character \(character) neither groups thousands nor starts a fraction"
    #expect(error?.description == wrong + ". Type 1234.5, or 1,234.5.")
  }

  @Test func `a pasted megabyte is refused by its length alone`() {
    let text = String(repeating: "x", count: 1_048_576)
    let error = #expect(throws: ReadingError.self) { try Distance.Written(reading: text, unit: .metre) }
    #expect(error?.fault == .tooLong(bytes: 1_048_576))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `what is written in full reads back the same in every unit`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<100 {
      let distance = try #require(Distance(micrometres: random.any(upTo: 100_000_000_000_000)))
      for unit in DistanceUnit.allCases {
        let text = Distance.Written(distance, in: unit).text
        for mark in [DecimalMark.point, .comma] {
          let read = try Distance.Written(reading: text, unit: .foot, decimalMark: mark)
          if read.distance != distance || read.unit != unit { Issue.record("\(distance.micrometres) µm as \(text)") }
        }
      }
    }
  }
}
