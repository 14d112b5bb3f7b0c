import Measures
import Testing
import Workouts

@Suite struct TimelineTests {
  /// 3 × (4 × (400 m in 90 s, 60 s rest), 3:00 rest).
  private func threeSets() throws -> Plan {
    var plan = Plan()
    let work = plan.make(.step(Step(.work, .distance(.metres(400)), target: .time(.seconds(90)))))
    let rest = plan.make(.step(Step(.rest, .time(.seconds(60)))))
    let set = plan.make(.repeats(try Repeat(4, [work, rest])))
    let between = plan.make(.step(Step(.rest, .time(.seconds(180)))))
    plan.add(.repeats(try Repeat(3, [set, between])))
    return plan
  }

  @Test func `sets of sets leave their last rests out`() throws {
    // 12 × 90 s = 18:00 of work; 3 × 3 × 60 s + 2 × 3:00 = 15:00 of rest
    let totals = Timeline(try threeSets()).totals
    #expect(totals.time == .seconds(33 * 60))
    #expect(totals.work == .seconds(18 * 60))
    #expect(totals.rest == .seconds(15 * 60))
    #expect(totals.distance == .metres(4800))
    #expect(totals.workPace?.written(in: .perKilometre) == "3:45.0/km")
    #expect(totals.pace?.written(in: .perKilometre) == "6:52.5/km")
  }

  @Test func `all rests kept are 6 minutes more`() throws {
    #expect(Timeline(try threeSets(), keepsLastRests: true).totals.time == .seconds(39 * 60))
  }

  @Test func `eight hundreds on 1:45 touch last at 13:47.5`() throws {
    var plan = Plan()
    let swim = plan.make(
      .step(Step(.work, .distance(.metres(100)), target: .time(try #require(Time(milliseconds: 92_500))))))
    let sendOff = plan.make(.step(Step(.rest, .sendOff(.seconds(105)))))
    plan.add(.repeats(try Repeat(8, [swim, sendOff])))
    let timeline = Timeline(plan)
    #expect(timeline.totals.time?.milliseconds == 827_500)
    #expect(timeline.parts(of: sendOff.id).map { $0.time?.milliseconds } == Array(repeating: 12_500, count: 7))
  }

  @Test func `a swim of 1:32 is two seconds late for 1:30`() throws {
    var plan = Plan()
    let swim = plan.make(.step(Step(.work, .distance(.metres(100)), target: .time(.seconds(92)))))
    let sendOff = plan.make(.step(Step(.rest, .sendOff(.seconds(90)))))
    plan.add(.repeats(try Repeat(4, [swim, sendOff])))
    let timeline = Timeline(plan)
    #expect(timeline.totals.time == .seconds(4 * 92))
    #expect(timeline.parts(of: sendOff.id).map { $0.late } == Array(repeating: .seconds(2), count: 3))
  }

  @Test func `repeats of nothing inside one another take no time`() {
    // 999 to the power of five rounds, were they gone through.
    let timeline = Timeline(PlanReading("999 x 999 x 999 x 999 x 999 x ()").plan)
    #expect(timeline.parts.isEmpty)
    #expect(timeline.totals.time == .zero)
  }
}
