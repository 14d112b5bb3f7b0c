import Measures
import Testing

/// The grammar for paces and speeds: the pair that each text says.
@Suite struct ReadingPacesTests {
  @Test(
    arguments: [
      ("4:05/km", 245_000, 1_000_000_000, .perKilometre),
      ("8:00/mi", 480_000, 1_609_344_000, .perMile),
      ("1:30/100y", 90_000, 91_440_000, .per100Yards),
      ("1:30/100 m", 90_000, 100_000_000, .per100Metres),
      ("2:00/400m", 120_000, 400_000_000, .per400Metres),
      ("12 km/h", 3_600_000, 12_000_000_000, .kilometresPerHour),
      ("7.5 mph", 3_600_000, 12_070_080_000, .milesPerHour),  // 7.5 × 1,609,344,000
      ("3.5 m/s", 1_000, 3_500_000, .metresPerSecond),
      ("4:05 min/km", 245_000, 1_000_000_000, .perKilometre),
      ("4:05min/km", 245_000, 1_000_000_000, .perKilometre),
      ("4:05 Min/km", 245_000, 1_000_000_000, .perKilometre),
      ("4:05 min\u{00A0}/km", 245_000, 1_000_000_000, .perKilometre),
      ("4:05 mins/km", 245_000, 1_000_000_000, .perKilometre),
      ("4:05 per km", 245_000, 1_000_000_000, .perKilometre),
      ("4:05 / km", 245_000, 1_000_000_000, .perKilometre),
      ("4:05 PER KM", 245_000, 1_000_000_000, .perKilometre),
      ("4:05", 245_000, 1_000_000_000, .perKilometre),
      ("245s/km", 245_000, 1_000_000_000, .perKilometre),
      ("4m05s/km", 245_000, 1_000_000_000, .perKilometre),
      ("4'05\"/km", 245_000, 1_000_000_000, .perKilometre),
      ("45/km", 45_000, 1_000_000_000, .perKilometre),
      ("4:05,25/kilometre", 245_250, 1_000_000_000, .perKilometre),
      ("5:00/1,000 m", 300_000, 1_000_000_000, .per(1000, .metre)),
      ("4:05/1 km", 245_000, 1_000_000_000, .perKilometre),
      ("1:30/200 m", 90_000, 200_000_000, .per(200, .metre)),
      ("2/ft", 2_000, 304_800, .per(1, .foot)),
      ("12km/h", 3_600_000, 12_000_000_000, .kilometresPerHour),
      ("12 KMH", 3_600_000, 12_000_000_000, .kilometresPerHour),
      ("12 kph", 3_600_000, 12_000_000_000, .kilometresPerHour),
      ("6 mi/h", 3_600_000, 9_656_064_000, .milesPerHour),
      ("3.5mps", 1_000, 3_500_000, .metresPerSecond),
      ("12,5 km/h", 3_600_000, 12_500_000_000, .kilometresPerHour),
      ("0.001 m/s", 1_000, 1_000, .metresPerSecond),
      ("12.345 mph", 3_600_000, 19_867_351_680, .milesPerHour),  // 12.345 × 1,609,344,000, whole
      ("999:59:59.999/km", 3_599_999_999, 1_000_000_000, .perKilometre),
    ] as [(String, Int64, Int64, PaceUnit)])
  func `a pace is the pair that it came from`(
    text: String, milliseconds: Int64, micrometres: Int64, unit: PaceUnit
  ) throws {
    let read = try Pace.Written(reading: text, unit: .perKilometre)
    #expect(read.pace.time.milliseconds == milliseconds)
    #expect(read.pace.distance.micrometres == micrometres)
    #expect(read.unit == unit)
  }

  @Test(
    arguments: [
      ("8:00", .perMile, 480_000, 1_609_344_000),
      ("1:22.30", .per100Yards, 82_300, 91_440_000),
      ("58.75", .per100Metres, 58_750, 100_000_000),
      ("2:00", .per400Metres, 120_000, 400_000_000),
      ("12", .kilometresPerHour, 3_600_000, 12_000_000_000),
      ("7,5", .milesPerHour, 3_600_000, 12_070_080_000),
      ("3.5", .metresPerSecond, 1_000, 3_500_000),
      ("1,234", .kilometresPerHour, 3_600_000, 1_234_000_000_000),  // a thousand, for a person whose mark is the point
      ("1:30/50", .per100Metres, 90_000, 50_000_000),  // a bare number behind the slash
      ("1:30/50", .per100Yards, 90_000, 45_720_000),
      ("1:30/75", .per(25, .foot), 90_000, 22_860_000),
    ] as [(String, PaceUnit, Int64, Int64)])
  func `a bare time or number takes the field's unit`(
    text: String, unit: PaceUnit, milliseconds: Int64, micrometres: Int64
  ) throws {
    let read = try Pace.Written(reading: text, unit: unit)
    #expect(read.pace.time.milliseconds == milliseconds)
    #expect(read.pace.distance.micrometres == micrometres)
  }

  @Test func `a comma before three digits of a speed follows the person's mark`() throws {
    let read = try Pace.Written(reading: "1,234 m/s", unit: .perKilometre, decimalMark: .comma)
    #expect(read.pace.distance.micrometres == 1_234_000)
  }

  @Test(
    arguments: [
      ("", .perKilometre, 1, .nothing, "Nothing is typed"),
      ("0/km", .perKilometre, 1, .zeroPace, "A pace is above zero"),
      ("0:00", .perKilometre, 1, .zeroPace, "A pace is above zero"),
      ("0 km/h", .perKilometre, 1, .zeroPace, "A pace is above zero"),
      ("4:05/0 m", .perKilometre, 6, .zeroPace, "A pace is above zero"),
      ("  0 km/h", .perKilometre, 3, .zeroPace, "A pace is above zero"),
      ("-4:05/km", .perKilometre, 1, .sign, "A pace has no sign"),
      ("/km", .perKilometre, 1, .missingNumber, "A number is missing at character 1"),
      ("4:05/", .perKilometre, 6, .missingUnit, "A unit is missing at character 6"),
      ("4:05 per", .perKilometre, 9, .missingUnit, "A unit is missing at character 9"),
      ("4:05/100", .perKilometre, 9, .missingUnit, "A unit is missing at character 9"),
      ("4:05/x", .perKilometre, 6, .unknownUnit("x"), "“x” is no unit of pace"),
      ("4:05//km", .perKilometre, 6, .unexpected("/"), "“/” at character 6 does not belong in a pace"),
      ("1:30/0.5 mi", .perKilometre, 6, .notWhole, "The number at character 6 is not whole"),
      ("1:30/,5 mi", .perKilometre, 6, .missingNumber, "A number is missing at character 6"),
      ("nan", .perKilometre, 1, .unexpected("n"), "“n” at character 1 does not belong in a pace"),
      ("1e3 km/h", .perKilometre, 2, .unexpected("e"), "“e” at character 2 does not belong in a pace"),
      ("0x10/km", .perKilometre, 2, .unexpected("x"), "“x” at character 2 does not belong in a pace"),
      ("km/h", .perKilometre, 1, .missingNumber, "A number is missing at character 1"),
      ("4:05", .kilometresPerHour, 2, .timeForSpeed(.kilometresPerHour), "km/h takes a number, this is a time"),
      ("4:05 mph", .perKilometre, 2, .timeForSpeed(.milesPerHour), "mph takes a number, this is a time"),
      ("200000 km/h", .perKilometre, 1, .pastLongestDistance, "The longest distance is 100,000 km"),
      ("4:05/100001 km", .perKilometre, 6, .pastLongestDistance, "The longest distance is 100,000 km"),
    ] as [(String, PaceUnit, Int, ReadingFault, String)])
  func `a refusal says what, where and a right form`(
    text: String, unit: PaceUnit, character: Int, fault: ReadingFault, wrong: String
  ) {
    let error = #expect(throws: ReadingError.self) { try Pace.Written(reading: text, unit: unit) }
    #expect(error?.quantity == .pace)
    #expect(error?.fault == fault)
    #expect(error?.character == character)
    #expect(error?.description == wrong + ". Type 4:05/km, 1:30/100 m or 12 km/h.")
  }

  @Test(arguments: ["12.3456 km/h", "0.0001 m/s"])
  func `a speed has at most three decimals`(text: String) {
    let error = #expect(throws: ReadingError.self) { try Pace.Written(reading: text, unit: .perKilometre) }
    #expect(error?.fault == .tooManyDecimals(allowed: 3))
    #expect(error?.wrong == "At most 3 digits follow the decimal mark")
  }

  @Test(
    arguments: [
      ("345/km", .bareNumber(asTime: "3:45", asSeconds: "345s")),
      ("1:60/km", .partTooLarge(.seconds, value: 60)),
      ("4:7/km", .notTwoDigits(.seconds, padded: "4:07")),
      ("1000:00:00/km", .pastLongestTime),
    ] as [(String, ReadingFault)])
  func `its time follows the rules of times`(text: String, fault: ReadingFault) {
    let error = #expect(throws: ReadingError.self) { try Pace.Written(reading: text, unit: .perKilometre) }
    #expect(error?.fault == fault)
    #expect(error?.rightForm == "Type 4:05/km, 1:30/100 m or 12 km/h.")
  }

  @Test func `a number in a speed that neither groups nor splits is refused with a pace`() {
    let error = #expect(throws: ReadingError.self) { try Pace.Written(reading: "1.2.3 km/h", unit: .perKilometre) }
    #expect(error?.fault == .grouping)
    #expect(error?.rightForm == "Type 4:05/km, 1:30/100 m or 12 km/h.")
  }

  @Test func `a time that is too long for a pace is not called a distance`() {
    let error = #expect(throws: ReadingError.self) { try Pace.Written(reading: "1000:00:00/km", unit: .perKilometre) }
    #expect(error?.wrong == "The longest time is 999:59:59.999")
  }

  @Test func `a pasted megabyte is refused by its length alone`() {
    let text = String(repeating: "x", count: 1_048_576)
    let error = #expect(throws: ReadingError.self) { try Pace.Written(reading: text, unit: .perKilometre) }
    #expect(error?.fault == .tooLong(bytes: 1_048_576))
  }
}
