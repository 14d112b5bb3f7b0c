import Measures
import Pacing
import TestSupport
import Testing
import Workouts

@Suite struct PlanTextTests {
  /// What people type, and how it is written back.
  @Test(
    arguments: [
      ("3 x (4 x (400 m in 90 s, 60 s rest), 3:00 rest)", "3 x (\n  4 x (400 m in 90 s, 60 s rest)\n  3:00 rest\n)\n"),
      ("6 x 800 m @ 3:45/km, 90s rest", "6 x (800 m @ 3:45/km, 90 s rest)\n"),
      ("6x800m@3:45/km,90s rest", "6 x (800 m @ 3:45/km, 90 s rest)\n"),
      ("10 x 100 @ 1:30", "10 x 100 m @ 90 s\n"),
      ("10 x 100 on 1:45", "10 x 100 m @ 1:45\n"),
      ("8 x 100 m in 1:32.5 @ 1:45", "8 x 100 m in 1:32.50 @ 1:45\n"),
      ("4 x (50 fly, 50 free, leave every 1:45)", "4 x (50 m fly, 50 m free, leave every 1:45)\n"),
      ("2 km warm up; 5k at 4:00/km; 1 km cd", "2 km warm-up\n5 km @ 4:00/km\n1 km cool-down\n"),
      ("10 min wu", "10:00 warm-up\n"),
      ("1h02", "1:02:00\n"),
      ("3 ×\n  400 m\n  90 s rest\n1 km", "3 x (400 m, 90 s rest)\n1 km\n"),
      ("3x:\n\t2 x:\n\t\t200 m\n\t60 s rest", "3 x (\n  2 x 200 m\n  60 s rest\n)\n"),
      ("2 x 3 x 400 m", "2 x (\n  3 x 400 m\n)\n"),
      ("200 m jog", "200 m jog\n"),
      ("60 s rest every time", "60 s rest every time\n"),
      ("60 s rest shrinking by 5 s", "60 s rest shrinking by 5 s\n"),
      ("400 m @ 3:40-3:50/km", "400 m @ 3:40-3:50/km\n"),
      ("400 m @ 3:40 – 3:50 /km", "400 m @ 3:40-3:50/km\n"),
      ("400 m @ 3:40/km to 3:50/km", "400 m @ 3:40-3:50/km\n"),
      ("css: 1:35/100m\n10 x 100 @ css+2 @ 1:50", "css: 1:35/100m\n10 x 100 m @ css+2 @ 1:50\n"),
      ("1 mi @ 95% threshold", "1 mi @ 95% threshold\n"),
      ("1 mi @ 88-94% threshold", "1 mi @ 94% threshold to 88% threshold\n"),
      ("until tapped", "until tapped\n"),
      ("1/7 of 2.8 km in 27:00", "1/7 of 2.8 km in 27:00\n"),
      ("1 mi in 10:00 locked", "1 mi in 10:00 locked\n"),
      ("marathon @ 12 km/h", "42.195 km @ 12 km/h\n"),
      ("1,5 km, 90 s", "1.5 km\n90 s\n"),
      ("100 m \"hold on\"", "100 m \"hold on\"\n"),
      ("blank", "blank\n"),
      ("3 x ()", "3 x ()\n"),
      ("# a comment\n1 km // another\n", "1 km\n"),
      ("pool: 25 yd\n8 x 50 @ 45 s", "pool: 25 yd\n8 x 50 yd @ 45 s\n"),
      ("pool: 33 1/3 yd\n100", "pool: 33⅓ yd\n100 yd\n"),
      ("name: Thursday squad\n400", "name: Thursday squad\n400 m\n"),
      ("1'30\" rest", "90 s rest\n"),
    ] as [(String, String)])
  func `what people type is read, and written in one way`(typed: String, written: String) {
    let reading = PlanReading(typed)
    #expect(reading.faults.map { $0.description } == [])
    #expect(reading.plan.text == written)
    #expect(PlanReading(written).plan.text == written)
  }

  @Test(
    arguments: [
      ("1 km @ 5:3O/km", "line 1, column 8: O is no digit. Type 5:30.", "5:30"),
      ("8oo m", "line 1, column 1: o is no digit. Type 800.", "800"),
      ("400 m\n400 m in 345", "line 2, column 10: This could be 3:45 or 345s. Type 3:45, or 345s.", "3:45"),
      ("0 x 400 m", "line 1, column 1: A repeat is done 1 to 999 times, this says 0. Type 6 x 800 m.", nil),
      ("1000 x 400 m", "line 1, column 1: A repeat is done 1 to 999 times, this says 1000. Type 6 x 800 m.", nil),
      ("100 m @ 0:00", "line 1, column 9: A send-off is above zero. Type @ 1:45.", nil),
      (
        "400 m @ 3:50-3:40/km",
        "line 1, column 9: This range does not go from a faster pace to a slower one. Type 3:40-3:50/km, the smaller number first.",
        "3:40-3:50/km"
      ),
      (
        "400 m in 90 s @ 4:00/km", "line 1, column 17: 400 m in 1:30 is 3:45/km, not 4:00/km. Leave one of them out.",
        nil
      ),
      ("3 x (400 m", "line 1, column 5: This bracket is not closed. Put ) behind the last row of it.", nil),
      ("400 m)", "line 1, column 6: This bracket closes nothing. Leave it out.", nil),
      ("rest 60", "line 1, column 6: A rest of 60 could be seconds or metres. Type 60 s.", "60 s"),
      ("800 m & 3", "line 1, column 7: “&” does not belong in a row. A row looks like 800 m @ 3:45/km.", nil),
      ("warm-up", "line 1, column 1: “warm-up” says neither how far nor how long. Type 800 m, or 10 min.", nil),
      ("pool: 5 m", "line 1, column 7: “5 m” is no pool. Type 25 m, 50 m, 25 yd or 33 1/3 yd.", nil),
      (
        "8 x (50 m, 20 s rest shrinking by 5 s)",
        "line 1, column 1: A rest of 0:20 that shrinks by 0:05 is below nothing before repeat 8. "
          + "Begin with a longer rest, or shrink it by less.", nil
      ),
    ] as [(String, String, String?)])
  func `what cannot be read is told by its place, and kept`(typed: String, told: String, mend: String?) throws {
    let reading = PlanReading(typed)
    #expect(reading.faults.first?.description == told)
    #expect(reading.faults.first?.mend == mend)
    let again = PlanReading(reading.plan.text)
    #expect(again.plan.text == reading.plan.text)
  }

  @Test func `a fault keeps the other rows`() {
    let reading = PlanReading("1 km\n400 m @ 3:4O/km, 60 s rest\n2 km")
    #expect(reading.plan.text == "1 km\n400 m @ 3:4O/km\n60 s rest\n2 km\n")
    #expect(reading.plan.items.count == 4)
    #expect(Timeline(reading.plan).totals.distance == .metres(3000))
    #expect(reading.faults.map { $0.line } == [2])
  }

  @Test func `17 repeats inside one another are refused and kept`() {
    let text = String(repeating: "2 x (", count: 17) + "1 m" + String(repeating: ")", count: 17)
    let reading = PlanReading(text)
    #expect(reading.faults.first?.wrong == "Repeats lie at most 16 deep inside one another")
    #expect(PlanReading(reading.plan.text).plan.text == reading.plan.text)
  }

  @Test func `ten thousand rows and ten thousand steps are refused`() {
    #expect(
      PlanReading(String(repeating: "1m\n", count: 10_000)).faults.first?.wrong
        == "A plan has at most 1000 rows, this has 1000")
    #expect(
      PlanReading("100 x 100 x 1 m").faults.first?.wrong
        == "A plan has at most 9999 steps with all its repeats, this has 10000")
    #expect(PlanReading(String(repeating: "x", count: 70_000)).faults.count == 1)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a random plan reads back the same from its text`(seed: UInt64) throws {
    var plans = RandomPlan(random: Seeded(seed))
    for _ in 0..<(isLongRun ? 5000 : 250) {
      let plan = plans.next()
      let text = plan.text
      let reading = PlanReading(text)
      try #require(reading.faults.isEmpty, "\(reading.faults)\n\(text)")
      try #require(reading.plan.text == text)
      let (old, new) = (Timeline(plan).totals, Timeline(reading.plan).totals)
      try #require(old.time == new.time && old.distance == new.distance, "\(text)")
      try #require(reading.plan.rows.map { $0.item.step?.units } == plan.rows.map { $0.item.step?.units }, "\(text)")
      try #require(reading.plan.rows.map { $0.depth } == plan.rows.map { $0.depth }, "\(text)")
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `cut and flipped text never traps, and what was read is a fixed point`(seed: UInt64) throws {
    var plans = RandomPlan(random: Seeded(seed))
    for _ in 0..<(isLongRun ? 500 : 8) {
      var bytes = Array(plans.next().text.utf8)
      for cut in 0..<min(bytes.count, 60) { try check(String(decoding: bytes[..<cut], as: UTF8.self)) }
      for _ in 0..<20 {
        let index = Int.random(in: 0..<bytes.count, using: &plans.random)
        bytes[index] = UInt8.random(in: 0...255, using: &plans.random)
        try check(String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a text that is read after another one is read as it would be alone`(seed: UInt64) throws {
    var plans = RandomPlan(random: Seeded(seed))
    for _ in 0..<(isLongRun ? 500 : 20) {
      var bytes = Array(plans.next().text.utf8)
      var last = PlanReading(String(decoding: bytes, as: UTF8.self))
      for _ in 0..<12 {
        switch Int.random(in: 0...3, using: &plans.random) {
        case 0 where !bytes.isEmpty: bytes.remove(at: Int.random(in: 0..<bytes.count, using: &plans.random))
        case 1: bytes.insert(contentsOf: Array("1 km\n".utf8), at: 0)
        case 2: bytes.removeFirst(min(bytes.count, Int.random(in: 0...30, using: &plans.random)))
        default:
          let letters = Array("0123 xkm,@:\n()c".utf8)
          let letter = letters[Int.random(in: 0..<letters.count, using: &plans.random)]
          bytes.insert(letter, at: Int.random(in: 0...bytes.count, using: &plans.random))
        }
        let text = String(decoding: bytes, as: UTF8.self)
        let alone = PlanReading(text)
        last = PlanReading(text, after: last)
        try #require(last.plan.text == alone.plan.text, "\(text)")
        try #require(last.faults.map { $0.description } == alone.faults.map { $0.description }, "\(text)")
        try #require(last.plan.rows.map { $0.item.id } == alone.plan.rows.map { $0.item.id }, "\(text)")
      }
    }
  }

  private func check(_ typed: String) throws {
    let reading = PlanReading(typed)
    _ = try reading.plan.checked()
    let text = reading.plan.text
    let again = PlanReading(text)
    try #require(again.plan.text == text, "\(typed.debugDescription)\n\(text)\n\(again.plan.text)")
  }
}
