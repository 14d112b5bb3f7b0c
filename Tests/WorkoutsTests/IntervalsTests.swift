import Measures
import TestSupport
import Testing
import Workouts

@Suite struct IntervalsTests {
  /// Plans in Lapwing's shorthand, and in the text of intervals.icu.
  @Test(
    arguments: [
      ("6 x 800 m @ 3:45/km, 90 s rest every time", "Main set 6x\n- 800mtr 3:45/km Pace\n- Rest 90s\n"),
      (
        "10:00 warm-up\n5 km @ 4:00/km\n1 km cool-down",
        "Warmup\n- 10m\n\nMain set\n- 5km 4:00/km Pace\n\nCooldown\n- 1km\n"
      ),
      // 400 m in 90 s is 225 s for a kilometre.
      ("400 m in 90 s", "- 400mtr 3:45/km Pace\n"),
      // 91 s for 400 m is no whole number of seconds for a kilometre.
      ("400 m in 91 s", "- 400mtr 1:31/400m Pace\n"),
      ("5 km @ 4:30-4:40/km", "- 5km 4:40-4:30/km Pace\n"),
      ("1 mi @ 90% threshold", "- 1mi 90% Pace\n"),
      ("20:00 @ 88-94% threshold", "- 20m 88-94% Pace\n"),
      ("1h30\n1:02:30\n1:45\n90 s\n1:00:30", "- 1h30m\n- 1h2m30s\n- 1m45\n- 90s\n- 1h30s\n"),
      ("until tapped @ 5:00/km\nuntil tapped rest", "- press lap 5:00/km Pace\n- Rest press lap\n"),
      ("200 m jog\n100 m walk", "- Jog 200mtr\n- Walk 100mtr\n"),
      ("800 m drill easy\n200 m rest \"in Z1 Pace\"", "- drill easy 800mtr\n- Rest in 200mtr Z1 Pace\n"),
      ("2:00 jog \"Z1 Pace\"", "- Jog 2m Z1 Pace\n"),
      ("name: Thursday squad\n400 m", "Thursday squad\n\n- 400mtr\n"),
      ("pool: 25 yd\n8 x 50", "Main set 8x\n- 50yrd\n\npool length: 25y\n"),
      ("2 x (400 m warm-up, 400 m)", "Main set 2x\n- Warmup 400mtr\n- 400mtr\n"),
      ("2 x 400 m warm-up\n100 m warm-up\n400 m", "Warmup 2x\n- 400mtr\n\n- 100mtr\n\nMain set\n- 400mtr\n"),
      ("1 x (400 m, 60 s rest)", "Main set 1x\n- 400mtr\n"),
      ("marathon", "- 42.195km\n"),
      ("4 km @ 12 km/h", "- 4km 5:00/km Pace\n"),
      ("3 x ()\nblank", ""),
    ] as [(String, String)])
  func `a plan is written as intervals.icu reads it`(shorthand: String, written: String) {
    let (text, losses) = PlanReading(shorthand).plan.intervals
    #expect(text == written)
    #expect(losses.map { $0.words } == [])
  }

  @Test(
    arguments: [
      ("6 x (800 m, 90 s rest)", "Main set 6x\n- 800mtr\n- Rest 90s\n", ["The last rest of 6 × is taken there too."]),
      (
        "2 x (3 x (400 m), 3:00 rest)", "Main set 3x\n- 400mtr\n\n- Rest 3m\n\nMain set 3x\n- 400mtr\n",
        ["2 × is written out: repeats do not lie in one another there."]
      ),
      (
        // 1:32.5 for 100 m are 6:10 for 400 m.
        "pool: 25 m\n8 x 100 m in 1:32.5 @ 1:45",
        "Main set 8x\n- 100mtr 6:10/400m Pace\n- Rest 13s\n\npool length: 25m\n",
        [
          "Leaving every 1:45 is the rest there that it leaves.",
          "12.50 is rounded to 13s there.", "The last rest of 8 × is taken there too.",
        ]
      ),
      (
        "4 x 100 m in 1:32 @ 1:30", "Main set 4x\n- 100mtr 15:20/km Pace\n",
        ["Leaving every 1:30 is missed, and no rest is written."]
      ),
      (
        "2 x 100 m @ 1:45", "Main set 2x\n- 100mtr\n- Rest press lap\n",
        ["Leaving every 1:45 is a rest until tapped there: the time before it is not known."]
      ),
      (
        "3 x (50 m, 20 s rest shrinking by 5 s)", "- 50mtr\n- Rest 20s\n- 50mtr\n- Rest 15s\n- 50mtr\n",
        ["3 × is written out, since its rounds are not the same there."]
      ),
      (
        "css: 1:35/100m\n100 m @ css+2", "- 100mtr 1:37/100m Pace\n",
        ["Paces from CSS are written as they are today."]
      ),
      ("1 km @ 3:45.3/km", "- 1km 3:45/km Pace\n", ["3:45.300/km is rounded: 3:45/km Pace."]),
      ("100 m @ css+2", "- 100mtr\n", ["The pace is not known in figures, and is left out."]),
      (
        "threshold: 4:00/km\n1 km @ 95.5% threshold", "- 1km 96% Pace\n",
        [
          "95.5 % and its like are rounded to whole ones there.",
          "Shares are taken of the threshold pace that is set there.",
        ]
      ),
      (
        "name: 10 x 100 m\n100 ft", "- 33yrd\n",
        ["The name cannot be said there.", "100 ft is rounded to 33yrd there."]
      ),
      ("1 mi locked", "- 1mi\n", ["Which rows are locked is not said there."]),
      ("400 m \"1-4\"", "- 400mtr\n", ["The note “1-4” cannot be said there."]),
      ("400 m \"rest\"", "- 400mtr\n", ["The note “rest” cannot be said there."]),
      ("1 km @ 3:4O/km\n400 m", "- 400mtr\n", ["“1 km @ 3:4O/km” could not be read, and is left out."]),
    ] as [(String, String, [String])])
  func `what it cannot say is told`(shorthand: String, written: String, told: [String]) {
    let (text, losses) = PlanReading(shorthand).plan.intervals
    #expect(text == written)
    #expect(losses.map { $0.words } == told)
  }

  /// Texts that people and programs write, and the plan in Lapwing's shorthand.
  @Test(
    arguments: [
      (
        "Warmup\n- 2km\n\nMain set 6x\n- 800mtr 3:45/km Pace\n- Jog 2m Z1 Pace\n\nCooldown\n- 10m",
        "2 km warm-up\n6 x (800 m @ 3:45/km, 2:00 rest every time \"jog Z1 Pace\")\n10:00 cool-down\n",
        ["“jog Z1 Pace” is kept as a note only."]
      ),
      (
        "5x\n- 30s 120%\n- Recovery 30s 50%\n", "5 x (30 s \"120%\", 30 s rest every time \"50%\")\n",
        ["“120%” is kept as a note only.", "“50%” is kept as a note only."]
      ),
      ("- Press lap 15m Z1 Pace", "15:00 \"press lap Z1 Pace\"\n", ["“press lap Z1 Pace” is kept as a note only."]),
      ("- 1km 5:00 Pace\n- 2 km 7:15-7:00/km", "1 km @ 5:00/km\n2 km @ 7:00-7:15/km\n", []),
      ("- 100mtr 3:00/100m-4:00/100m Pace", "100 m @ 3:00-4:00/100m\n", []),
      (
        "- 10m ramp 5:00-4:30/km Pace 90rpm", "10:00 \"ramp 5:00-4:30/km Pace 90rpm\"\n",
        ["“ramp 5:00-4:30/km Pace 90rpm” is kept as a note only."]
      ),
      (
        "Main set 10x\n- 200mtr 1:48-1:52/100m Pace\n- 20s 0\n\npool length: 25m",
        "pool: 25 m\n10 x (200 m @ 1:48-1:52/100m, 20 s rest every time)\n", []
      ),
      ("- Walk 2m intensity=rest", "2:00 walk every time\n", []),
      (
        "- 5' 85-95 rpm 50%\r\n- 1'30\" Z2-Z3 HR", "5:00 \"85-95 rpm 50%\"\n90 s \"Z2-Z3 HR\"\n",
        ["“85-95 rpm 50%” is kept as a note only.", "“Z2-Z3 HR” is kept as a note only."]
      ),
      ("Hill reps 3x\n- 1m\n", "3 x 60 s\n", ["“Hill reps” is a heading, which a plan has not."]),
      ("- 800m", "13:20:00\n", ["800m is 800 minutes; 800 metres are 800mtr."]),
      ("- 60% MMP 5m", "5:00 \"60% MMP\"\n", ["“60% MMP” is kept as a note only."]),
      ("Race pace practice.\n\n- 5km", "name: Race pace practice.\n5 km\n", []),
    ] as [(String, String, [String])])
  func `what others write is read, and what a plan does not say is kept and told`(
    typed: String, shorthand: String, told: [String]
  ) {
    let reading = PlanReading(intervals: typed)
    #expect(reading.faults.map { $0.description } == [])
    #expect(reading.plan.text == shorthand)
    #expect(reading.losses.map { $0.words } == told)
  }

  @Test(
    arguments: [
      (
        "- 6x 800m 3:45/km Pace",
        "line 1, column 1: A repeat does not stand in a step. Type Main set 6x, and - 800mtr 3:45/km Pace on the line below."
      ),
      (
        "- 400mtr\n- Stretch",
        "line 2, column 1: This step says neither how far nor how long. Type 10m, 1m30, 800mtr or press lap."
      ),
      ("- 0:30 Z2", "line 1, column 1: “0:30” is no time there. Type 30s or 1m30, or 4:30/km Pace."),
      ("- 0s", "line 1, column 1: A step is longer than nothing. Type 800mtr, or 90s."),
      ("- 999999999h", "line 1, column 1: This step is longer than Lapwing measures. Make it shorter."),
      ("0x\n- 400mtr\n", "line 1, column 1: A repeat is done 1 to 999 times, this says 0. Type 6 x 800 m."),
      (
        "- 1km 1:00-2:00-3:00/km Pace",
        "line 1, column 1: A range goes from one pace to another. Type 4:40-4:30/km Pace."
      ),
    ] as [(String, String)])
  func `what cannot be read is told by its place`(typed: String, told: String) {
    #expect(PlanReading(intervals: typed).faults.map { $0.description } == [told])
  }

  @Test func `a thousand rows, ten thousand steps and 64 KiB are the limits`() throws {
    for text in [
      String(repeating: "- 1km\n", count: 2000), "999x\n" + String(repeating: "- 1km\n", count: 11),
      String(repeating: "- 1km\n", count: 20_000), String(repeating: "9x\n- 1km\n\n", count: 1200),
    ] {
      let reading = PlanReading(intervals: text)
      #expect(reading.faults.count == 1)
      _ = try reading.plan.checked()
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `what was written reads back to a plan that is written the same`(seed: UInt64) throws {
    var plans = RandomPlan(random: Seeded(seed))
    var lossless = 0
    for _ in 0..<(isLongRun ? 5000 : 250) {
      let plan = plans.next()
      let (text, losses) = plan.intervals
      if losses.contains(where: { $0.words == "Written out this is longer than Lapwing reads back." }) { continue }
      let reading = PlanReading(intervals: text)
      try #require(reading.faults.isEmpty, "\(reading.faults)\n\(plan.text)\n\(text)")
      let again = reading.plan.intervals
      try #require(again.text == text, "\(plan.text)\n\(text)\n\(again.text)")
      let (old, new) = (Timeline(plan).totals, Timeline(reading.plan).totals)
      if losses.isEmpty, old.unknownTimes == 0 {
        lossless += 1
        try #require(old.time == new.time, "\(plan.text)\n\(text)")
        // A part of a whole has its share of the whole's rounded distance, which is rounded by itself there.
        let isWhole = plan.rows.allSatisfy { ($0.item.step?.parts ?? 1) == 1 }
        if isWhole { try #require(old.distance == new.distance, "\(plan.text)\n\(text)") }
      }
    }
    #expect(lossless > 5)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `cut and flipped text never traps, and stays within limits`(seed: UInt64) throws {
    var plans = RandomPlan(random: Seeded(seed))
    for _ in 0..<(isLongRun ? 50 : 5) {
      var bytes = Array(plans.next().intervals.text.utf8.prefix(400))
      for _ in 0..<min(bytes.count, 20) {
        let index = Int.random(in: 0..<bytes.count, using: &plans.random)
        bytes[index] = UInt8.random(in: 0...255, using: &plans.random)
        let cut = Int.random(in: 0...bytes.count, using: &plans.random)
        _ = try PlanReading(intervals: String(decoding: bytes[..<cut], as: UTF8.self)).plan.checked()
        _ = try PlanReading(intervals: String(decoding: bytes, as: UTF8.self)).plan.checked()
      }
    }
  }

  @Test func `repeats inside one another are written out, the last rest of the outer one left out`() {
    let plan = PlanReading("3 x (2 x (400 m, 60 s rest every time), 3:00 rest)").plan
    let set = "Main set 2x\n- 400mtr\n- Rest 60s\n"
    #expect(plan.intervals.text == set + "\n- Rest 3m\n\n" + set + "\n- Rest 3m\n\n" + set)
    // 6 × 60 s and 2 × 3:00 of rest are in both.
    #expect(Timeline(PlanReading(intervals: plan.intervals.text).plan).totals.rest == .seconds(720))
    #expect(Timeline(plan).totals.rest == .seconds(720))
  }

  @Test func `repeats of nothing inside one another take no time`() {
    let plan = PlanReading("999 x 999 x 999 x 999 x ()").plan
    #expect(Timeline(plan).parts.isEmpty)
    #expect(plan.intervals.text == "")
  }
}
