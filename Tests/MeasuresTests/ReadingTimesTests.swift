import Measures
import Testing

/// The tables of the grammar for times, row by row, and the reported cases about them.
@Suite struct ReadingTimesTests {
  @Test(
    arguments: [
      ("3:45", 225_000),  // 3 × 60 + 45 = 225 s
      ("1:02:03", 3_723_000),  // 3600 + 2 × 60 + 3
      ("28:29:28", 102_568_000),  // 28 × 3600 + 29 × 60 + 28: no wrap at a day (H05)
      ("245:09:08.12", 882_548_120),  // 245 × 3600 = 882,000, and 548.12
      ("90:00", 5_400_000),  // an hour and a half
      ("0:00", 0),
      ("01:01", 61_000),  // not 3660: the last part is the seconds (S5-08)
      ("1:01:01", 3_661_000),  // S5-04
      ("00:00:00", 0),
      ("99:59:59.99", 359_999_990),  // H05
      ("100:00:00.00", 360_000_000),  // H05
      ("999:59:59.999", 3_599_999_999),  // the longest
      ("59999:59.999", 3_599_999_999),  // the same in minutes: 999 × 60 + 59
    ] as [(String, Int64)])
  func `colons part hours, minutes and seconds`(text: String, milliseconds: Int64) throws {
    #expect(try Time(reading: text).milliseconds == milliseconds)
  }

  @Test(
    arguments: [
      ("16.40", 16_400), ("20.2", 20_200), ("45", 45_000),
      ("0", 0), ("00", 0), ("5", 5_000), ("05", 5_000), ("99", 99_000),
      ("99.999", 99_999),  // the largest bare number
      ("007", 7_000),  // below a hundred in three digits
      ("0,5", 500),
      ("0.001", 1),
      ("4.35", 4_350),  // H03
    ] as [(String, Int64)])
  func `a bare number below a hundred is seconds`(text: String, milliseconds: Int64) throws {
    #expect(try Time(reading: text).milliseconds == milliseconds)
  }

  @Test(
    arguments: [
      ("1:30.5", 90_500), ("1:30,5", 90_500), ("1.30.5", 90_500), ("1.30,5", 90_500),
      ("3.30.00", 210_000),  // 3 min 30.00 s
      ("1,30,5", 90_500),
      ("1,30.5", 90_500),
      ("1.02.03,45", 3_723_450),  // three parts and a fraction
      ("1.02.03", 62_030),  // two parts and a fraction, by the same rule
      ("1:30.05", 90_050),
      ("1:30.005", 90_005),
      ("00:20.28", 20_280),  // H04: hundredths, not thousandths
      ("20.280", 20_280),  // H04
      ("1:10.35", 70_350),  // H03
      ("1:02:03,5", 3_723_500),
    ] as [(String, Int64)])
  func `what follows the last mark is a decimal fraction`(text: String, milliseconds: Int64) throws {
    #expect(try Time(reading: text).milliseconds == milliseconds)
  }

  @Test(
    arguments: [
      ("90s", 90_000), ("62m", 3_720_000), ("2h", 7_200_000), ("1.5h", 5_400_000),
      ("1h02", 3_720_000), ("1h02m03.5s", 3_723_500),
      ("62m30", 3_750_000),  // 62 × 60 + 30
      ("1h 2m 3s", 3_723_000),
      ("3'45\"", 225_000), ("3′45″", 225_000),
      ("3’45”", 225_000),  // as a phone's keyboard curls them
      ("75m", 4_500_000),  // an hour and a quarter
      ("345s", 345_000), ("3'45", 225_000), ("1h02m03", 3_723_000),
      ("1h30s", 3_630_000),  // the minutes may be left out
      ("1h 2m", 3_720_000),
      ("1,5h", 5_400_000),
      ("0.001h", 3_600),  // 3.6 s
      ("0.001m", 60),
      ("1.333h", 4_798_800),  // 1.333 × 3600 = 4798.8 s
      ("999h59m59.999s", 3_599_999_999),
      ("3599999.999s", 3_599_999_999),
    ] as [(String, Int64)])
  func `a number may say its own unit`(text: String, milliseconds: Int64) throws {
    #expect(try Time(reading: text).milliseconds == milliseconds)
  }

  @Test(
    arguments: [
      (["h", "hr", "hrs", "hour", "hours"], 3_600_000),
      (["m", "min", "mins", "minute", "minutes", "'", "′"], 60_000),
      (["s", "sec", "secs", "second", "seconds", "\"", "″"], 1_000),
    ] as [([String], Int64)])
  func `every word for a unit is read in any case, with and without a space`(words: [String], milliseconds: Int64)
    throws
  {
    for word in words {
      for text in ["7\(word)", "7 \(word)", " 7 \(word.uppercased()) "] {
        #expect(try Time(reading: text).milliseconds == 7 * milliseconds, "\(text)")
      }
    }
  }

  @Test(arguments: [" 3:45", "3:45 ", "\t3:45\n", "\u{00A0}3:45\u{202F}", " 3:45 \u{2009}\r\n"])
  func `white space at both ends is passed over`(text: String) throws {
    #expect(try Time(reading: text).milliseconds == 225_000)
  }

  @Test func `sixty-four bytes are read`() throws {
    let text = String(repeating: " ", count: 60) + "3:45"
    #expect(try Time(reading: text).milliseconds == 225_000)
  }
}
