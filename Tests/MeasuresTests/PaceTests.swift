import Measures
import TestSupport
import Testing

@Suite struct PaceTests {
  /// What a person types, in a field of /km.
  private func pace(_ text: String) throws -> Pace {
    try Pace.Written(reading: text, unit: .perKilometre).pace
  }

  @Test(
    arguments: [
      // facts.md, Units.
      ("5:00/km", .perMile, .hundredths, "8:02.80/mi"), ("5:00/km", .kilometresPerHour, .tenths, "12.00 km/h"),
      ("5:00/km", .milesPerHour, .tenths, "7.46 mph"),  // 7.456
      ("4:00/km", .perMile, .hundredths, "6:26.24/mi"), ("8:00/mi", .perKilometre, .hundredths, "4:58.26/km"),
      ("1:30/100 m", .per100Yards, .hundredths, "1:22.30/100 yd"),
      ("1:30/100 yd", .per100Metres, .hundredths, "1:38.43/100 m"),
      // H02: round speeds give round paces.
      ("6 mph", .perMile, .tenths, "10:00.0/mi"), ("6 mph", .perKilometre, .seconds, "6:13/km"),
      ("12 km/h", .perKilometre, .tenths, "5:00.0/km"), ("10 km/h", .perKilometre, .tenths, "6:00.0/km"),
      ("7.5 mph", .perMile, .tenths, "8:00.0/mi"), ("6 mph", .perMile, .thousandths, "10:00.000/mi"),
      // A track lap: 2:00/400 m is 3.333 m/s, 500 s for 1 km × 1.609344 / 5 = 2:00 × 4.02336 = 482.8 s.
      ("2:00/400 m", .metresPerSecond, .tenths, "3.33 m/s"), ("2:00/400 m", .perMile, .tenths, "8:02.8/mi"),
    ] as [(String, PaceUnit, Time.Precision, String)])
  func `a pace is the same in every unit`(text: String, unit: PaceUnit, precision: Time.Precision, written: String)
    throws
  {
    #expect(try pace(text).written(in: unit, to: precision) == written)
  }

  @Test(
    arguments: [
      // 3:30:00 for the marathon.
      (12_600_000, .perKilometre, "4:58.6/km"), (12_600_000, .perMile, "8:00.6/mi"),
      (12_600_000, .kilometresPerHour, "12.06 km/h"), (12_600_000, .milesPerHour, "7.49 mph"),
      (12_600_000, .metresPerSecond, "3.35 m/s"), (12_600_000, .per400Metres, "1:59.4/400 m"),
      // 29.8614 s for 100 m, × 0.9144 = 27.3053 s for 100 yd; 0.2986 s for a metre.
      (12_600_000, .per100Metres, "29.86/100 m"), (12_600_000, .per100Yards, "27.31/100 yd"),
      (12_600_000, .per(1, .metre), "0.30/m"), (12_600_000, .per(199, .metre), "59.42/199 m"),
      (12_600_000, .per(200, .metre), "59.7/200 m"), (12_600_000, .per(200, .foot), "18.2/200 ft"),
      // 3:00:00: 4:15.95/km and 6:51.92/mi to hundredths.
      (10_800_000, .perKilometre, "4:16.0/km"), (10_800_000, .perMile, "6:51.9/mi"),
    ] as [(Int64, PaceUnit, String)])
  func `a marathon's pace has a runner's tenths and a swimmer's hundredths`(
    milliseconds: Int64, unit: PaceUnit, text: String
  ) throws {
    let pace = try #require(Time(milliseconds: milliseconds).flatMap { Pace(covering: .marathon, in: $0) })
    #expect(pace.written(in: unit) == text)
  }

  @Test(
    arguments: [
      // So many metres in so many milliseconds, for 1 km.
      // 245,049.857… ms (1,715,349 ÷ 7 for 7 km): once 4:05.0; 245,050 in ms first would make it 4:05.1.
      (7000, 1_715_349, .tenths, "4:05.0"),
      // 245,499.857… ms: once 4:05; 245,500 first would make it 4:06.
      (7000, 1_718_499, .seconds, "4:05"),
      // 245,044.667… ms: to hundredths once 4:05.04, and 245,045 first would make it 4:05.05.
      (3000, 735_134, .hundredths, "4:05.04"),
      // Just half: 245,050 ms, up.
      (1000, 245_050, .tenths, "4:05.1"), (1000, 245_500, .seconds, "4:06"), (1000, 245_045, .hundredths, "4:05.05"),
      (2000, 490_001, .thousandths, "4:05.001"),  // 245,000.5
      // A carry: 299,950 ms is 5:00.0.
      (1000, 299_950, .tenths, "5:00.0"), (1000, 3_599_500, .seconds, "1:00:00"),
    ] as [(Int64, Int64, Time.Precision, String)])
  func `a pace is rounded once`(metres: Int64, milliseconds: Int64, precision: Time.Precision, text: String) throws {
    let pace = try #require(Time(milliseconds: milliseconds).flatMap { Pace(covering: .metres(metres), in: $0) })
    #expect(pace.written(in: .perKilometre, to: precision) == text + "/km")
  }

  @Test(
    arguments: [
      (.perKilometre, "—"),  // 999 h for 500 m are 1,998 h for a kilometre
      (.perMile, "—"),
      (.per400Metres, "799:12:00.0/400 m"),  // 999 × 0.8
      (.kilometresPerHour, "0.00 km/h"),
    ] as [(PaceUnit, String)])
  func `a pace past the longest time is a dash`(unit: PaceUnit, text: String) throws {
    let pace = try #require(Pace(covering: .metres(500), in: .seconds(999 * 3600)))
    #expect(pace.written(in: unit) == text)
  }

  @Test func `the figures of the field hold to their last printed digit`() throws {
    // facts.md, Units.
    let three = try #require(Pace(covering: .marathon, in: .seconds(10_800)))
    #expect(three.written(in: .perKilometre, to: .hundredths) == "4:15.95/km")
    #expect(three.written(in: .perMile, to: .hundredths) == "6:51.92/mi")
    #expect(try Pace.Written(pace("5:00/km"), in: .milesPerHour).text == "7.456 mph")
    #expect(try Pace.Written(pace("5:00/km"), in: .kilometresPerHour).text == "12 km/h")
    #expect(Distance.marathon.number(in: .mile, decimals: 5) == "26.21876")
    #expect(Distance.halfMarathon.number(in: .metre) == "21097.5")
  }

  @Test(
    arguments: [
      // 24 min at 4:00/km are 6 km, at 6:00/km 4 km: 48 min for 10 km.
      (10, 2880, "4:48.0/km"),
      // 1 km at 4:00 and 1 km at 6:00: 10 min for 2 km.
      (2, 600, "5:00.0/km"),
    ] as [(Int64, Int64, String)])
  func `an average pace is all the time over all the distance`(kilometres: Int64, seconds: Int64, text: String) throws {
    let pace = try #require(Pace(covering: .metres(kilometres * 1000), in: .seconds(seconds)))
    #expect(pace.written(in: .perKilometre) == text)
  }

  @Test func `a pace that only rounding takes past the longest time is a dash`() throws {
    let pace = try #require(Pace(covering: .metres(1000), in: .longest))
    #expect(pace.written(in: .perKilometre, to: .thousandths) == "999:59:59.999/km")
    #expect(pace.written(in: .perKilometre, to: .tenths) == "—")
  }

  @Test(arguments: [
    ("4:05/km", "4:05/km", "4 minutes 5 seconds per kilometre", "6:34.3/mi"),  // 245 × 1.609344 = 394.289
    ("4:58.6/km", "4:58.6/km", "4 minutes 58.6 seconds per kilometre", "8:00.6/mi"),  // 298.6 × 1.609344 = 480.55
    ("12 km/h", "12 km/h", "12 kilometres per hour", "5:00.0/km"),
    ("1 km/h", "1 km/h", "1 kilometre per hour", "1:00:00.0/km"),
    ("1 m/s", "1 m/s", "1 metre per second", "16:40.0/km"),
    ("12.5 km/h", "12.5 km/h", "12.5 kilometres per hour", "4:48.0/km"),
    ("7.5 mph", "7.5 mph", "7.5 miles per hour", "8:00.0/mi"),
    ("3.5 m/s", "3.5 m/s", "3.5 metres per second", "4:45.7/km"),  // 1000 ÷ 3.5 = 285.714
    ("8:00/mi", "8:00/mi", "8 minutes per mile", "4:58.3/km"),
    ("1:30/100 m", "1:30/100 m", "1 minute 30 seconds per 100 metres", "1:22.30/100 yd"),
    ("1:30/100y", "1:30/100 yd", "1 minute 30 seconds per 100 yards", "1:38.43/100 m"),
    ("2:00/400m", "2:00/400 m", "2 minutes per 400 metres", "8:02.8/mi"),
    ("30/50 m", "0:30/50 m", "30 seconds per 50 metres", "27.43/50 yd"),  // below 200: 30 × 0.9144 = 27.432
    ("30/50 yd", "0:30/50 yd", "30 seconds per 50 yards", "32.81/50 m"),  // 30 ÷ 0.9144 = 32.808
    ("2:00/199 m", "2:00/199 m", "2 minutes per 199 metres", "1:49.73/199 yd"),  // 120 × 0.9144 = 109.728
    ("2:00/200 m", "2:00/200 m", "2 minutes per 200 metres", "16:05.6/mi"),  // 120 × 8.04672 = 965.606
    ("2:00/200 yd", "2:00/200 yd", "2 minutes per 200 yards", "10:56.2/km"),  // 120 ÷ 0.18288 = 656.168
    ("2:00/200 ft", "2:00/200 ft", "2 minutes per 200 feet", "32:48.5/km"),  // 120 ÷ 0.06096 = 1968.504
    ("2/ft", "0:02/ft", "2 seconds per foot", "6.56/m"),  // 2 ÷ 0.3048 = 6.562
  ])
  func `a typed pace is written and spoken as typed, and echoed in the other system`(
    text: String, written: String, spoken: String, other: String
  ) throws {
    let read = try Pace.Written(reading: text, unit: .perKilometre)
    #expect(read.text == written)
    #expect(read.spoken == spoken)
    #expect(read.echo == spoken + " · " + other)
  }

  @Test func `paces are compared as ratios`() throws {
    #expect(try pace("5:00/1 km") == pace("10:00/2 km"))
    #expect(try pace("12 km/h") == pace("5:00/km"))
    #expect(try pace("6 mph") == pace("10:00/mi"))
    #expect(try pace("4:59.999/km") < pace("5:00/km"))
    #expect(try pace("8:00/mi") < pace("5:00/km"))  // 4:58.26/km
    #expect(try pace("5:00/km") > pace("12.001 km/h"))
    // Closer than a millisecond for a kilometre: 999:59:59.999 against 999:59:59.998 for 100,000 km.
    let slow = try #require(Pace(covering: .longest, in: .longest))
    let fast = try #require(Time(milliseconds: 3_599_999_998).flatMap { Pace(covering: .longest, in: $0) })
    #expect(fast < slow)
    #expect(fast != slow)
  }

  @Test func `whoever stands still has no pace`() {
    #expect(Pace(covering: .zero, in: .seconds(1)) == nil)
    #expect(Pace(covering: .metres(1), in: .zero) == nil)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `covering a distance at its own pace takes its own time`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<500 {
      let time = try #require(Time(milliseconds: max(1, random.any(upTo: 3_599_999_999))))
      let distance = try #require(Distance(micrometres: max(1, random.any(upTo: 100_000_000_000_000))))
      let pace = try #require(Pace(covering: distance, in: time))
      if pace.time(over: distance) != time || pace.distance(in: time) != distance {
        Issue.record("\(time.milliseconds) ms for \(distance.micrometres) µm")
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a typed pace reads back as written`(seed: UInt64) throws {
    var random = Seeded(seed)
    let units: [PaceUnit] = [
      .perKilometre, .perMile, .per100Metres, .per100Yards, .per400Metres, .per(50, .yard), .per(1, .foot),
    ]
    for _ in 0..<50 {
      let time = try #require(Time(milliseconds: max(1, random.any(upTo: 3_599_999_999))))
      for case .per(let count, let unit) in units {
        let pace = try #require(Distance(count, unit).flatMap { Pace(covering: $0, in: time) })
        let text = Pace.Written(pace, in: .per(count, unit)).text
        let again = try Pace.Written(reading: text, unit: .perMile)
        if again.pace != pace || again.text != text { Issue.record("\(time.milliseconds) ms is written \(text)") }
      }
      for speed in SpeedUnit.allCases {
        let thousandths = max(1, random.any(upTo: 62_000_000))
        let text = "\(thousandths / 1000).\(String(thousandths % 1000 + 1000).dropFirst()) \(speed.symbol)"
        let read = try Pace.Written(reading: text, unit: .perMile)
        if try Pace.Written(reading: read.text, unit: .perMile).pace != read.pace {
          Issue.record("\(text) is written \(read.text)")
        }
      }
    }
  }
}
