import Measures
import Screens
import TestSupport
import Testing

/// Three and a half hours on `HH:MM:SS`, whose wheels are 0 to 5.
private func wheels(_ seconds: Int64 = 12_600) -> DigitWheels {
  DigitWheels(.time(hours: true, hundredths: false), showing: seconds)
}

extension DigitWheels {
  fileprivate mutating func update(all actions: Action...) {
    for action in actions { update(action) }
  }
}

// MARK: Keys

@Test(
  arguments: [
    (1, 1, "04:30:00", 16_200), (1, -1, "02:30:00", 9000), (2, 1, "03:40:00", 13_200), (5, 1, "03:30:01", 12_601),
    (0, -1, "03:30:00", 12_600),  // stops at 0 and does not turn over
    (2, 5, "03:50:00", 13_800),  // stops at 5
    (3, 9, "03:39:00", 13_140), (1, -9, "00:30:00", 1800), (0, 5, "53:30:00", 192_600),
  ] as [(Int, Int, String, Int64)])
func `a step turns one wheel and gives the text and the seconds`(wheel: Int, step: Int, text: String, seconds: Int64) {
  var wheels = wheels()
  wheels.update(.stepped(wheel: wheel, by: step))
  #expect(wheels.text == text)
  #expect(wheels.count == seconds)
}

@Test func `typed digits go from wheel to wheel`() {
  var wheels = wheels(0)
  for digit in [1, 2, 5, 4, 3, 2] { wheels.update(.typed(wheel: wheels.focused ?? 0, digit: digit)) }
  #expect(wheels.text == "12:54:32")
  #expect(wheels.focused == 5)
}

@Test func `a digit too large for its wheel changes nothing`() {
  var wheels = wheels()
  wheels.update(all: .entered(wheel: 2), .typed(wheel: 2, digit: 6))
  #expect(wheels.text == "03:30:00")
  #expect(wheels.focused == 2)
}

// MARK: A mouse wheel

@Test func `a notch of a mouse wheel is one digit, down for the larger`() {
  var wheels = wheels()
  wheels.update(.rolled(wheel: 1, distance: 416))  // 100 px over wheels of 240
  #expect(wheels.text == "04:30:00")
  wheels.update(.rolled(wheel: 1, distance: -416))
  wheels.update(.rolled(wheel: 1, distance: -416))
  #expect(wheels.text == "02:30:00")
}

@Test func `small movements on a pad add up to a digit, a row for each`() {
  var wheels = wheels()
  for _ in 1...19 { wheels.update(.rolled(wheel: 5, distance: 10)) }
  #expect(wheels.text == "03:30:00")
  wheels.update(.rolled(wheel: 5, distance: 10))  // 200 thousandths, a fifth of the height
  #expect(wheels.text == "03:30:01")
  for _ in 1...40 { wheels.update(.rolled(wheel: 5, distance: 10)) }
  #expect(wheels.text == "03:30:03")
}

// MARK: Fingers. A row is 200 thousandths of the height; the chosen digit lies from 400 to 600.

@Test(
  arguments: [
    (500, "03:30:00"), (700, "04:30:00"), (300, "02:30:00"), (900, "05:30:00"), (100, "01:30:00"),
  ] as [(Int64, String)])
func `a tap on a neighbour brings it to the middle`(place: Int64, text: String) {
  var wheels = wheels()
  wheels.update(all: .gripped(wheel: 1, place: place, moment: 0), .released(place: place + 20, moment: 60))
  #expect(wheels.text == text)
  #expect(wheels.focused == 1)
}

@Test func `a tap beside the first and the last digit stays on the wheel`() {
  var low = wheels(0)
  low.update(all: .gripped(wheel: 0, place: 300, moment: 0), .released(place: 300, moment: 60))
  #expect(low.text == "00:00:00")
  var high = wheels(359_999)
  high.update(all: .gripped(wheel: 2, place: 700, moment: 0), .released(place: 700, moment: 60))
  #expect(high.text == "99:59:59")
}

@Test(
  arguments: [
    (-200, "04:30:00"), (-290, "04:30:00"), (-310, "05:30:00"), (200, "02:30:00"), (90, "03:30:00"),
    (-5000, "09:30:00"), (5000, "00:30:00"),
  ] as [(Int64, String)])
func `a slow drag snaps to the nearest digit and stops at the ends`(way: Int64, text: String) {
  var wheels = wheels()
  wheels.update(all: .gripped(wheel: 1, place: 500, moment: 0), .dragged(place: 500 + way, moment: 500))
  #expect(wheels.text == text)
  wheels.update(.released(place: 500 + way, moment: 1000))
  #expect(wheels.text == text)
  #expect(wheels.grip == nil)
}

@Test func `a wheel that is dragged there and back shows the digit it had`() {
  var wheels = wheels()
  wheels.update(all: .gripped(wheel: 1, place: 500, moment: 0), .dragged(place: 100, moment: 200))
  #expect(wheels.text == "05:30:00")
  wheels.update(all: .dragged(place: 505, moment: 400), .released(place: 505, moment: 600))
  #expect(wheels.text == "03:30:00")
}

@Test func `a flick runs on past where the finger left`() {
  var wheels = wheels(0)
  // 100 thousandths upwards in 20 ms are 5 heights a second: in 120 ms 600 more, so three rows and half a row.
  wheels.update(all: .gripped(wheel: 1, place: 500, moment: 0), .dragged(place: 400, moment: 20))
  #expect(wheels.count < 3600 * 2)
  wheels.update(.released(place: 400, moment: 25))
  #expect(wheels.count >= 3600 * 3)
}

@Test func `a flick that was held before it was let go does not run on`() {
  var wheels = wheels(0)
  wheels.update(all: .gripped(wheel: 1, place: 500, moment: 0), .dragged(place: 300, moment: 20))
  wheels.update(.released(place: 300, moment: 200))
  #expect(wheels.text == "01:00:00")
}

@Test func `a finger that presses on where it rests does not flick`() {
  var wheels = wheels(0)
  wheels.update(all: .gripped(wheel: 1, place: 500, moment: 0), .dragged(place: 300, moment: 20))
  for moment in 3...20 as ClosedRange<Int64> { wheels.update(.dragged(place: 300, moment: moment * 10)) }
  wheels.update(.released(place: 300, moment: 205))
  #expect(wheels.text == "01:00:00")
}

@Test func `a gesture that is taken away leaves the digit that was shown, and nothing held`() {
  var wheels = wheels()
  wheels.update(all: .gripped(wheel: 1, place: 500, moment: 0), .dragged(place: 300, moment: 100), .letGo)
  #expect(wheels.text == "04:30:00")
  #expect(wheels.grip == nil)
  wheels.update(all: .dragged(place: 0, moment: 120), .released(place: 0, moment: 140))
  #expect(wheels.text == "04:30:00")
}

@Test(arguments: 1...100 as ClosedRange<UInt64>)
func `no gesture takes a digit off its wheel`(seed: UInt64) {
  var random = Seeded(seed)
  var wheels = wheels(Int64.random(in: 0..<360_000, using: &random))
  for _ in 1...200 {
    wheels.update(.random(using: &random))
    #expect(zip(wheels.digits, wheels.layout.largestDigits).allSatisfy { (0...$1).contains($0) })
    #expect((0...359_999).contains(wheels.count))
    #expect(wheels.layout.digits(of: wheels.count) == wheels.digits)
  }
}

extension DigitWheels.Action {
  /// Something that a page may tell, the places and moments at times beyond all sense.
  fileprivate static func random(using random: inout Seeded) -> Self {
    let wheel = Int.random(in: 0...5, using: &random)
    let isSane = Int.random(in: 0..<10, using: &random) > 0
    let place = isSane ? Int64.random(in: -1500...2500, using: &random) : .random(in: .min ... .max, using: &random)
    let moment = isSane ? Int64.random(in: 0...5000, using: &random) : .random(in: .min ... .max, using: &random)
    return switch Int.random(in: 0...9, using: &random) {
    case 0: .gripped(wheel: wheel, place: place, moment: moment)
    case 1...4: .dragged(place: place, moment: moment)
    case 5: .released(place: place, moment: moment)
    case 6: .letGo
    case 7: .rolled(wheel: wheel, distance: place)
    case 8: .stepped(wheel: wheel, by: Int.random(in: -9...9, using: &random))
    default: .typed(wheel: wheel, digit: Int.random(in: 0...9, using: &random))
    }
  }
}
