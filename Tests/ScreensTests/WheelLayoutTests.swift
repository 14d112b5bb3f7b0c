import Measures
import Screens
import TestSupport
import Testing

/// The wheels of S5: `HH:MM:SS`.
private let clock = WheelLayout.time(hours: true, hundredths: false)

@Test func `six wheels in three pairs count the seconds from 0 to 99 59 59`() {
  #expect(clock.largestDigits == [9, 9, 5, 9, 5, 9])
  #expect(clock.groups.map { $0.largestDigits.count } == [2, 2, 2])
  #expect(clock.groups.map { $0.separator } == ["", ":", ":"])
  #expect(clock.capacity - 1 == 359_999)
  #expect(DigitWheels(clock, showing: 359_999).text == "99:59:59")
  #expect(DigitWheels(clock, showing: 0).text == "00:00:00")
}

@Test(
  arguments: [
    (3661, "01:01:01"),  // an hour, a minute and a second
    (61, "00:01:01"),  // not 3660: parts count from the right
    (45, "00:00:45"),  // not 162,000
    (12_600, "03:30:00"),
    (102_568, "28:29:28"),  // past a day
  ] as [(Int64, String)])
func `a count of seconds shows as hours, minutes and seconds`(seconds: Int64, text: String) {
  let wheels = DigitWheels(clock, showing: seconds)
  #expect(wheels.text == text)
  #expect(wheels.count == seconds)
}

@Test func `every second of 100 hours goes to the wheels and back through their text`() throws {
  // Reading takes most of the time here. A step of 7 brings every digit to every wheel.
  let step: Int64 = isLongRun ? 1 : 7
  var astray: [Int64] = []
  for seconds in 0..<360_000 as Range<Int64> {
    let wheels = DigitWheels(clock, showing: seconds)
    if wheels.count != seconds { astray.append(seconds) }
    if seconds % step == 0, try Time(reading: wheels.text).milliseconds != seconds * 1000 { astray.append(seconds) }
  }
  #expect(astray.isEmpty)
}

@Test func `every hundredth of 100 minutes goes to the wheels and back`() {
  let layout = WheelLayout.time(hours: false, hundredths: true)
  #expect(layout.capacity == 600_000)
  let astray = (0..<600_000).filter { layout.digits(of: $0).map(layout.count) != $0 }
  #expect(astray.isEmpty)
  #expect(DigitWheels(layout, showing: 599_999).text == "99:59.99")
}

@Test(arguments: [-1, 360_000, .min, .max] as [Int64])
func `a count that the wheels cannot show has no digits`(count: Int64) {
  #expect(clock.digits(of: count) == nil)
  #expect(DigitWheels(clock, showing: count).text == "00:00:00")
}

@Test(arguments: [
  (".", "03.30.00"), (" h ", "03 h 30 h 00"), ("", "033000"), ("→", "03→30→00"), ("0", "03030000"),
])
func `any separator joins the digits and none is ever counted`(separator: String, text: String) {
  let wheels = DigitWheels(.time(hours: true, hundredths: false, separator: separator), showing: 12_600)
  #expect(wheels.text == text)
  #expect(wheels.count == 12_600)
}

@Test func `a wheel whose largest digit is 0 is a wheel and not a separator`() {
  let layout = WheelLayout([
    .init("hours", largestDigits: [0, 9]), .init("minutes", largestDigits: [5, 9], after: ":"),
  ])
  #expect(layout.capacity == 600)
  var wheels = DigitWheels(layout, showing: 599)
  #expect(wheels.text == "09:59")
  wheels.update(.stepped(wheel: 0, by: 1))
  #expect(wheels.text == "09:59")
  wheels.update(.stepped(wheel: 1, by: -1))
  #expect(wheels.count == 539)
}

@Test(
  arguments: [
    (EntryKind.time(hours: false, hundredths: false), 6000, "9959"),  // to 99:59
    (.time(hours: true, hundredths: true), 36_000_000, "99595999"),
    (.distance(.kilometre), 10_000_000, "9999999"),  // to 999.9999 km
    (.distance(.mile), 1_000_000, "999999"),
    (.distance(.metre), 100_000, "99999"),
    (.pace(.perKilometre), 60_000, "99599"),  // to 99:59.9
    (.pace(.kilometresPerHour), 10_000, "9999"),
  ] as [(EntryKind, Int64, String)])
func `each kind of entry has the wheels for its values`(kind: EntryKind, capacity: Int64, largest: String) {
  #expect(kind.layout.capacity == capacity)
  #expect(kind.layout.largestDigits.map(String.init).joined() == largest)
}

@Test(arguments: [
  EntryKind.time(hours: true, hundredths: false), .time(hours: false, hundredths: true), .distance(.kilometre),
  .distance(.mile), .distance(.metre), .distance(.yard), .distance(.foot), .pace(.perKilometre), .pace(.perMile),
  .pace(.per100Metres), .pace(.per100Yards), .pace(.per(3, .mile)), .pace(.kilometresPerHour), .pace(.milesPerHour),
  .pace(.metresPerSecond),
])
func `what wheels set reads back in words and shows the same digits again`(kind: EntryKind) throws {
  let step = max(1, kind.layout.capacity / 997)  // some thousand values, spread over all digits
  for count in stride(from: 1, to: kind.layout.capacity, by: Int(step)) {
    let value = try #require(kind.value(of: count))
    let read = try kind.read(value.text, decimalMark: .point)
    #expect(kind.count(of: read) == count, "\(value.text)")
  }
}
