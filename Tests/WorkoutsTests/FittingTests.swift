import Measures
import Pacing
import TestSupport
import Testing
import Workouts

@Suite struct FittingTests {
  private func fit(_ text: String, _ total: Plan.Total, _ way: Plan.Way) throws -> String {
    let reading = PlanReading(text)
    #expect(reading.faults.map { $0.description } == [])
    return try reading.plan.fitted(to: total, way).text
  }

  private static func time(_ text: String) -> Plan.Total {
    guard let time = try? Time(reading: text) else { preconditionFailure(text) }
    return .time(time)
  }

  private static func distance(_ text: String) -> Plan.Total {
    guard let written = try? Distance.Written(reading: text, unit: .metre) else { preconditionFailure(text) }
    return .distance(written.distance)
  }

  private static func pace(_ text: String) -> Plan.Total {
    guard let written = try? Pace.Written(reading: text, unit: .perKilometre) else { preconditionFailure(text) }
    return .pace(written.pace)
  }

  /// Worked by hand; the working stands behind each.
  @Test(
    arguments: [
      // 600 × 27/28 = 578.571 s, 1080 × 27/28 = 1041.429 s
      ("1 mi in 10:00\n2 mi in 18:00", time("27:00"), .keepDistances, "1 mi in 9:38.571\n2 mi in 17:21.429\n"),
      // 27/28 mi = 0.9642857 mi = 1,551,867,429 µm in the time that 10:00/mi takes
      ("1 mi @ 10:00/mi", time("5:00"), .keepPaces, "0.5 mi @ 10:00/mi\n"),
      // 1620 s ÷ 7 is no whole number of milliseconds
      ("7 x 400 m in 4:00", time("27:00"), .keepDistances, "7 x 1/7 of 2800 m in 27:00\n"),
      // the locked mile keeps 10:00
      ("1 mi in 10:00 locked\n2 mi in 18:00", time("27:00"), .onlyUnlocked, "1 mi in 10:00 locked\n2 mi in 17:00\n"),
      // 33:00 less 15:00 of rests are 18:00 of work; 27:00 less 15:00 are 12:00: 90 s × 12/18
      (
        "3 x (4 x (400 m in 90 s, 60 s rest), 3:00 rest)", time("27:00"), .keepDistances,
        "3 x (\n  4 x (400 m in 60 s, 60 s rest)\n  3:00 rest\n)\n"
      ),
      // no row has a time yet: 8:00 over 1.6 km
      ("4 x 400 m", time("8:00"), .keepDistances, "4 x 400 m in 2:00\n"),
      // swims and send-offs go in proportion: 827.5 s × 0.9 = 744.75 s
      ("8 x 100 m in 1:32.5 @ 1:45", time("12:24.75"), .keepDistances, "8 x 100 m in 1:23.25 @ 1:34.50\n"),
      ("5 x 1 km @ 4:00/km", distance("10 km"), .keepPaces, "5 x 2 km @ 4:00/km\n"),
      ("1 km in 5:00\n3 km in 15:00", distance("8 km"), .keepTimes, "2 km in 5:00\n6 km in 15:00\n"),
      // 4 km at 4:30/km are 18:00, of 22:00
      ("1 km in 5:30\n3 km in 16:30", pace("4:30/km"), .keepDistances, "1 km in 4:30\n3 km in 13:30\n"),
      // 22:00 at 5:30/km are 4 km
      ("1 km in 11:00\n1 km in 11:00", pace("5:30/km"), .keepTimes, "2 km in 11:00\n2 km in 11:00\n"),
      ("6 x (400 m in 90 s, 60 s rest)", time("11:30"), .changeRepeats, "5 x (400 m in 90 s, 60 s rest)\n"),
      ("6 x 400 m", distance("4 km"), .changeRepeats, "10 x 400 m\n"),
      // 80 s of 90 s are 8/9 of 400 m, to a micrometre each time
      ("6 x 400 m in 90 s", time("8:00"), .keepPaces, "6 x 355.555556 m in 80 s\n"),
      // a third of 1 km at 5:00/km is 100 s
      ("3 x 500 m in 2:30", distance("1 km"), .keepPaces, "3 x 1/3 of 1000 m in 5:00\n"),
      // twice as far takes twice as long, and leaves twice as late
      ("8 x 100 m in 1:32.5 @ 1:45", distance("1600 m"), .keepPaces, "8 x 200 m in 3:05 @ 3:30\n"),
      // nobody knows the pace, but it is still what is aimed at
      ("10:00 @ css\n5:00", time("30:00"), .keepDistances, "20:00 @ css\n10:00\n"),
      ("10:00 @ css\n5:00", time("7:30"), .keepPaces, "5:00 @ css\n2:30\n"),
      // 2/3 of 40 s three times are 80.001 s, a millisecond too much: the row that is done once makes up for it
      (
        "3 x 200 m in 40 s\n200 m in 30 s", time("1:40"), .keepDistances,
        "3 x 200 m in 26.667 s\n200 m in 19.999 s\n"
      ),
      // half of each leaves a millisecond over; two or three swims cannot share it evenly, so the rarer row is parts
      (
        "2 x 200 m in 40 s\n3 x 100 m in 20 s", time("1:10.001"), .keepDistances,
        "2 x 1/2 of 400 m in 40.001 s\n3 x 100 m in 10 s\n"
      ),
    ] as [(String, Plan.Total, Plan.Way, String)])
  func `rows follow a total`(text: String, total: Plan.Total, way: Plan.Way, fitted: String) throws {
    #expect(try fit(text, total, way) == fitted)
  }

  @Test(
    arguments: [
      ("1 km in 5:00", time("4:00"), .keepTimes, "The times are what is to change. Choose another way."),
      ("1 km in 5:00", distance("4 km"), .keepDistances, "The distances are what is to change. Choose another way."),
      ("1 km in 5:00", pace("4:00/km"), .keepPaces, "The paces are what is to change. Choose another way."),
      ("1 km in 5:00", time("0:00"), .keepDistances, "A total is more than nothing. Set one above zero."),
      (
        "2 x (400 m in 90 s, 5:00 rest)", time("5:00"), .keepDistances,
        "The rests alone take 5:00. Set more, or change them."
      ),
      ("1 mi in 10:00\n2 mi", time("27:00"), .keepDistances, "2 mi has no time yet. Give it one, or a pace."),
      ("1 km\nuntil tapped", time("27:00"), .keepDistances, "1 km has no time yet. Give it one, or a pace."),
      ("10:00", distance("3 km"), .keepTimes, "10:00 has no distance yet. Give it a pace."),
      ("1 km in 5:00 locked", time("4:00"), .onlyUnlocked, "Every row is locked. Unlock one."),
      ("60 s rest", time("4:00"), .keepDistances, "There is no work in this plan. Add a step."),
      ("1 km in 5:00", time("4:00"), .changeRepeats, "This plan has no repeats. Choose another way."),
      (
        "2 x 1 km in 5:00", pace("4:00/km"), .changeRepeats,
        "Repeats change how much is done, not how fast. Choose another way."
      ),
      (
        "4 x 1 km in 5:00", time("22:00"), .changeRepeats, "4 times gives 20:00, 5 times gives 25:00. Set one of these."
      ),
      (
        "4 x 1 km in 5:00", time("3:00"), .changeRepeats, "1 time gives 5:00. Set this one."
      ),
      ("4 x 1 km in 5:00", time("0:00"), .changeRepeats, "A total is more than nothing. Set one above zero."),
      ("6 x 400 m", time("10:00"), .changeRepeats, "400 m has no time yet. Give it one, or a pace."),
      ("6 x 10:00", distance("10 km"), .changeRepeats, "10:00 has no distance yet. Give it a pace."),
      (
        "4 x 400 m\nuntil tapped rest", time("8:00"), .keepDistances,
        "until tapped has no time yet. Give it one, or a pace."
      ),
      ("1 km in 5:00\nuntil tapped", time("8:00"), .keepPaces, "until tapped has no time yet. Give it one, or a pace."),
      ("60 s rest locked", time("4:00"), .keepDistances, "There is no work in this plan. Add a step."),
      (
        "1 km in 5:00 locked\n3 km in 15:00", distance("1 km"), .onlyUnlocked,
        "Rests and locked rows alone take 1 km. Set more, or change them."
      ),
      (
        "1000 m in 999:00:00\n1 m in 1 s", time("0:01"), .keepDistances,
        "A row would come to nothing, or to more than Lapwing measures. Set a total nearer to this one."
      ),
    ] as [(String, Plan.Total, Plan.Way, String)])
  func `a total that no rows can reach is refused with the reason`(
    text: String, total: Plan.Total, way: Plan.Way, reason: String
  ) {
    let error = #expect(throws: FitError.self) { try PlanReading(text).plan.fitted(to: total, way) }
    #expect(error.map { $0.wrong + ". " + $0.rightForm } == reason)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `fitted rows add up to the total, or the total is refused`(seed: UInt64) throws {
    var plans = RandomPlan(random: Seeded(seed))
    var fits = 0
    for _ in 0..<(isLongRun ? 2000 : 60) {
      let plan = plans.next()
      let totals = Timeline(plan).totals
      for way in Plan.Way.allCases {
        let time = Time(
          milliseconds: (totals.time?.milliseconds ?? 0) * Int64.random(in: 50...150, using: &plans.random) / 100)
        if let time, let fitted = try? plan.fitted(to: .time(time), way) {
          fits += 1
          try #require(Timeline(fitted).totals.time == time, "\(way) \(time.written)\n\(plan.text)\n\(fitted.text)")
          try check(fitted, from: plan, way)
        }
        let scale = Int64.random(in: 50...150, using: &plans.random)
        let distance = Distance(micrometres: (totals.distance?.micrometres ?? 0) / 100 * scale)
        if let distance, let fitted = try? plan.fitted(to: .distance(distance), way) {
          fits += 1
          try #require(
            Timeline(fitted).totals.distance == distance, "\(way) \(distance.micrometres)\n\(plan.text)\n\(fitted.text)"
          )
          try check(fitted, from: plan, way)
        }
        // A pace is kept as a time over the distance, or as a distance in the time, rounded once.
        guard let pace = totals.pace, let faster = Pace(covering: pace.distance, in: time ?? pace.time),
          let fitted = try? plan.fitted(to: .pace(faster), way)
        else { continue }
        fits += 1
        let reached = Timeline(fitted).totals
        let isAsFast =
          way == .keepTimes
          ? reached.distance == faster.distance(in: pace.time) : reached.time == faster.time(over: pace.distance)
        try #require(isAsFast, "\(way) \(faster)\n\(plan.text)\n\(fitted.text)")
        try check(fitted, from: plan, way)
      }
    }
    #expect(fits > 20)
  }

  private func check(_ fitted: Plan, from plan: Plan, _ way: Plan.Way) throws {
    try #require(fitted.rows.map { $0.item.id } == plan.rows.map { $0.item.id })
    try #require(PlanReading(fitted.text).plan.text == fitted.text)
    for (new, old) in zip(fitted.rows, plan.rows) {
      guard let new = new.item.step, let old = old.item.step else { continue }
      try #require(new.note == old.note && new.kind == old.kind && new.units == old.units)
      if way == .onlyUnlocked, old.isLocked { try #require(new.extent == old.extent && new.target == old.target) }
      if old.isRest, !old.isSendOff { try #require(new.extent == old.extent && new.target == old.target) }
    }
  }
}
