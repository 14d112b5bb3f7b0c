import Measures
import Pacing
import TestSupport
import Testing
import Workouts

@Suite struct IntervalsTests {
  @Test(
    arguments: [
      (
        "2 km warm-up\n6 x (800 m @ 3:45/km, 90 s rest every time)\n1 km cool-down",
        "Warmup\n- 2km\n\nMain set 6x\n- 800mtr 3:45/km Pace\n- Rest 1m30\n\nCooldown\n- 1km\n", []
      ),
      ("10 min\n90 s rest", "- 10m\n- Rest 1m30\n", []),
      ("1h @ 4:30-4:40/km", "- 1h 4:40-4:30/km Pace\n", []),
      ("1 mi @ 90% threshold", "- 1mi 90% Pace\n", []),
      ("1 mi @ 88-94% threshold", "- 1mi 88-94% Pace\n", []),
      ("pool: 25 yd\n100 @ 1:30/100yd", "- 100yrd 1:30/100y Pace\n", []),
      ("until tapped", "- press lap\n", []),
      ("200 m jog", "- Jog 200mtr\n", []),
      (
        "6 x (400 m in 90 s, 60 s rest)", "Main set 6x\n- 400mtr 3:45/km Pace\n- Rest 1m\n\n",
        ["The last rest of 6 × is taken there too."]
      ),
      (
        "2 x (2 x (400 m), 3:00 rest)", "Main set 2x\n- 400mtr\n\nMain set\n- Rest 3m\n\nMain set 2x\n- 400mtr\n\n",
        ["2 × is written out, since repeats do not nest and rests do not shrink there."]
      ),
      (
        "3 x (50 m, 20 s rest shrinking by 5 s)", "- 50mtr\n- Rest 20s\n- 50mtr\n- Rest 15s\n- 50mtr\n",
        ["3 × is written out, since repeats do not nest and rests do not shrink there."]
      ),
      (
        "pool: 25 m\n4 x 100 m in 1:30 @ 1:45", "Main set 4x\n- 100mtr 1:30/100m Pace\n- Rest 15s\n\n",
        ["The send-off of 1:45 is a rest there."]
      ),
      (
        "name: Hills\n400 m in 91.5 s", "- 400mtr 3:49/km Pace\n",
        ["The name is not part of this text.", "Paces are rounded to whole seconds."]
      ),
    ] as [(String, String, [String])])
  func `a plan is written for the builder, and what it cannot say is told`(
    text: String, intervals: String, losses: [String]
  ) {
    let reading = PlanReading(text)
    #expect(reading.faults.map { $0.description } == [])
    #expect(reading.plan.intervals.text == intervals)
    #expect(reading.plan.intervals.losses == losses)
    #expect(PlanReading(intervals: intervals).plan.intervals.text == intervals)
  }

  @Test(
    arguments: [
      (
        "Warmup\n- 10m Z1 HR\n\nMain set 6x\n- 800mtr 3:45/km Pace\n- Jog 2m Z1 Pace\n",
        "10:00 warm-up \"Z1 HR\"\n6 x (800 m @ 3:45/km, 2:00 rest every time \"jog Z1 Pace\")\n"
      ),
      ("4x\n- 30s 120% Pace\n- 30s 80% HR\n", "4 x (30 s @ 120% threshold, 30 s \"80% HR\")\n"),
      ("- Build to 10K 1m30 90rpm", "90 s \"Build to 10K 90rpm\"\n"),
      ("-1h 4:40-4:30/km Pace", "1:00:00 @ 4:30-4:40/km\n"),
      ("- 5'30\" easy", "5:30 easy\n"),
    ] as [(String, String)])
  func `workouts of the builder are read`(intervals: String, text: String) {
    let reading = PlanReading(intervals: intervals)
    #expect(reading.faults.map { $0.description } == [])
    #expect(reading.plan.text == text)
  }

  @Test func `the tempting form is no repeat, and a step without an amount is told`() {
    // 800 m are 800 minutes there, and 6x before a step is a word of its prompt.
    #expect(PlanReading(intervals: "- 6x 800m 3:45/km Pace").plan.text == "13:20:00 @ 3:45/km \"6x\"\n")
    let reading = PlanReading(intervals: "- 10m\n- easy")
    #expect(
      reading.faults.map { $0.description } == [
        "line 2, column 3: This step has neither a time nor a distance. Type - 10m, or - 800mtr 3:45/km Pace."
      ])
    #expect(reading.plan.items.count == 2)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `what is written for the builder reads back to what is written the same`(seed: UInt64) throws {
    var plans = RandomPlan(random: Seeded(seed))
    for _ in 0..<(isLongRun ? 5000 : 100) {
      let plan = plans.next()
      let (text, losses) = plan.intervals
      if losses.contains("Written out, it has more than 1000 lines.") { continue }
      let reading = PlanReading(intervals: text)
      try #require(reading.faults.isEmpty, "\(reading.faults)\n\(text)")
      try #require(reading.plan.intervals.text == text, "\(plan.text)")
      let (old, new) = (Timeline(plan).totals, Timeline(reading.plan).totals)
      if losses.isEmpty, old.unknownTimes == 0 { try #require(old.time == new.time, "\(plan.text)\n\(text)") }
    }
  }
}
