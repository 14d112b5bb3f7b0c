import Measures
import TestSupport
import Testing

@Suite struct WritingTimesTests {
  @Test(
    arguments: [
      (12_600_000, "3:30:00"), (245_000, "4:05"), (45_000, "0:45"), (0, "0:00"),
      (16_400, "16.40"),  // two digits at least, as a stopwatch shows it
      (45_300, "45.30"), (20_280, "20.28"), (1, "0.001"), (59_999, "59.999"),
      (60_000, "1:00"), (90_500, "1:30.50"), (3_600_000, "1:00:00"), (3_723_456, "1:02:03.456"),
      (102_568_000, "28:29:28"),  // H05
      (359_999_990, "99:59:59.99"),  // H05
      (3_599_999_999, "999:59:59.999"),
    ] as [(Int64, String)])
  func `a time is written with the digits that it needs`(milliseconds: Int64, text: String) throws {
    #expect(try #require(Time(milliseconds: milliseconds)).written == text)
  }

  @Test(
    arguments: [
      (298_614, "4:59", "4:58.6", "4:58.61", "4:58.614"),  // 3:30:00 ÷ 42.195
      (45_300, "0:45", "45.3", "45.30", "45.300"),
      (359_502, "6:00", "5:59.5", "5:59.50", "5:59.502"),  // H01: 5.9917 min
      (3_599_600, "1:00:00", "59:59.6", "59:59.60", "59:59.600"),  // H01
      (59_500, "1:00", "59.5", "59.50", "59.500"),  // half a second: up
      (59_499, "0:59", "59.5", "59.50", "59.499"),  // 59.499: down, then up to tenths
      (59_950, "1:00", "1:00.0", "59.95", "59.950"),  // half a tenth: up, with a carry
      (59_949, "1:00", "59.9", "59.95", "59.949"),
      (59_995, "1:00", "1:00.0", "1:00.00", "59.995"),  // half a hundredth: up, with a carry
      (59_994, "1:00", "1:00.0", "59.99", "59.994"),
      (3_599_995, "1:00:00", "1:00:00.0", "1:00:00.00", "59:59.995"),  // a carry through two fields
      (449, "0:00", "0.4", "0.45", "0.449"),  // 0.449 s is 0.4, though 0.45 would be 0.5: rounded once
      (500, "0:01", "0.5", "0.50", "0.500"),
      (0, "0:00", "0.0", "0.00", "0.000"),
      (360_000_000, "100:00:00", "100:00:00.0", "100:00:00.00", "100:00:00.000"),  // H05
      (3_599_999_999, "999:59:59", "999:59:59.9", "999:59:59.99", "999:59:59.999"),  // cut: 1000:00:00 is no time
    ] as [(Int64, String, String, String, String)])
  func `a time is rounded half up, then split into fields`(
    milliseconds: Int64, seconds: String, tenths: String, hundredths: String, thousandths: String
  ) throws {
    let time = try #require(Time(milliseconds: milliseconds))
    #expect(time.written(to: .seconds) == seconds)
    #expect(time.written(to: .tenths) == tenths)
    #expect(time.written(to: .hundredths) == hundredths)
    #expect(time.written(to: .thousandths) == thousandths)
  }

  @Test(
    arguments: [
      (59_999, 59_990, 59_900, 59_000),
      (52_835, 52_830, 52_800, 52_000),
      (3_599_999_999, 3_599_999_990, 3_599_999_900, 3_599_999_000),
      (9, 0, 0, 0),
    ] as [(Int64, Int64, Int64, Int64)])
  func `a measured time is cut`(milliseconds: Int64, hundredths: Int64, tenths: Int64, seconds: Int64) throws {
    let time = try #require(Time(milliseconds: milliseconds))
    #expect(time.cut(to: .thousandths) == time)
    #expect(time.cut(to: .hundredths).milliseconds == hundredths)
    #expect(time.cut(to: .tenths).milliseconds == tenths)
    #expect(time.cut(to: .seconds).milliseconds == seconds)
  }

  @Test(
    arguments: [
      (12_600_000, "3 hours 30 minutes", "3 hours 30 minutes · 12,600 s"),
      (61_000, "1 minute 1 second", "1 minute 1 second · 61 s"),
      (90_500, "1 minute 30.5 seconds", "1 minute 30.5 seconds · 90.5 s"),
      (0, "0 seconds", "0 seconds"),
      (16_400, "16.4 seconds", "16.4 seconds"),
      (1000, "1 second", "1 second"),
      (1001, "1.001 seconds", "1.001 seconds"),
      (59_999, "59.999 seconds", "59.999 seconds"),
      (60_000, "1 minute", "1 minute · 60 s"),
      (3_600_000, "1 hour", "1 hour · 3,600 s"),
      (3_605_000, "1 hour 5 seconds", "1 hour 5 seconds · 3,605 s"),
      (882_548_120, "245 hours 9 minutes 8.12 seconds", "245 hours 9 minutes 8.12 seconds · 882,548.12 s"),
      (
        3_600_000_000 - 1, "999 hours 59 minutes 59.999 seconds",
        "999 hours 59 minutes 59.999 seconds · 3,599,999.999 s"
      ),
    ] as [(Int64, String, String)])
  func `a time is spoken without its empty parts, and echoed with its seconds`(
    milliseconds: Int64, spoken: String, echo: String
  ) throws {
    let time = try #require(Time(milliseconds: milliseconds))
    #expect(time.spoken == spoken)
    #expect(time.echo == echo)
  }

  @Test func `no time is below zero or above the longest`() {
    #expect(Time(milliseconds: -1) == nil)
    #expect(Time(milliseconds: .min) == nil)
    #expect(Time(milliseconds: 0) == .zero)
    #expect(Time(milliseconds: 3_599_999_999) == .longest)
    #expect(Time(milliseconds: 3_600_000_000) == nil)
    #expect(Time.seconds(3_599_999).milliseconds == 3_599_999_000)
  }

  /// Each hour of the four by itself, so that the hours run side by side.
  @Test(arguments: 0..<4 as Range<Int64>)
  func `no field of a time shows sixty`(hour: Int64) throws {
    for minute in hour * 60..<hour * 60 + 60 {
      for millisecond in minute * 60_000..<minute * 60_000 + 60_000 {
        // A field can reach 60 from the last moment of a minute only: that is checked whole, the rest by every 97th.
        let isNearEnd = millisecond % 60_000 >= 59_400
        guard isLongRun || isNearEnd || millisecond % 97 == 0 else { continue }
        let time = try #require(Time(milliseconds: millisecond))
        for precision in [Time.Precision.seconds, .tenths, .hundredths] {
          let text = time.written(to: precision)
          if showsSixty(text) { Issue.record("\(millisecond) ms is written \(text)") }
        }
      }
    }
  }

  /// Whether a field before the decimal mark is 60.
  private func showsSixty(_ text: String) -> Bool {
    var field = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "."): return field == 60
      case UInt8(ascii: ":"):
        if field == 60 { return true }
        field = 0
      default: field = field * 10 + Int(byte - UInt8(ascii: "0"))
      }
    }
    return field == 60
  }

  @Test(arguments: 0..<10 as Range<Int64>)
  func `every hundredth to ten minutes reads back as written`(minute: Int64) throws {
    for hundredth in minute * 6000...minute * 6000 + 6000 {
      let time = try #require(Time(milliseconds: hundredth * 10))
      let text = time.written(to: .hundredths)
      if try Time(reading: text) != time {
        Issue.record("\(hundredth * 10) ms is written \(text)")
      }
    }
  }

  /// Ten hours at a time; a daily run checks the first ten whole, and then every seventh second.
  @Test(arguments: 0..<10 as Range<Int64>)
  func `every second to a hundred hours reads back as written`(tens: Int64) throws {
    let step = isLongRun || tens == 0 ? 1 : 7
    for second in stride(from: tens * 36_000, to: tens * 36_000 + 36_000, by: step) {
      let time = Time.seconds(second)
      let text = time.written
      if try Time(reading: text) != time { Issue.record("\(second) s is written \(text)") }
    }
  }

  @Test(arguments: ["16.40", "4.35", "1:10.35", "0:45", "1:00:00", "28:29:28", "245:09:08.12", "99:59:59.99"])
  func `a typed time comes back unchanged`(text: String) throws {
    #expect(try Time(reading: text).written == text)
  }
}
