import Measures
import Pacing
import TestSupport
import Testing
import Workouts

@Suite struct IntervalsNotesTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `notes and names of the dialect's own words change nothing that is read back`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<(isLongRun ? 5000 : 250) {
      let plan = try randomPlan(using: &random)
      let (text, losses) = plan.intervals
      if text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) > Plan.mostRows { continue }  // which is told
      let reading = PlanReading(intervals: text)
      try #require(reading.plan.intervals.text == text)
      _ = try reading.plan.checked()
      let (before, after) = (Timeline(plan).totals, Timeline(reading.plan).totals)
      if losses.isEmpty, before.unknownTimes == 0, after.unknownTimes == 0 { try #require(before.time == after.time) }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `damaged text gives a plan within limits`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<(isLongRun ? 500 : 25) {
      var bytes = Array(try randomPlan(using: &random).intervals.text.utf8.prefix(400))
      for _ in 0..<3 where !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let plan = try PlanReading(intervals: String(decoding: bytes, as: UTF8.self)).plan.checked()
      let text = plan.intervals.text
      try #require(PlanReading(intervals: text).plan.intervals.text == text)
    }
  }

  // MARK: Random plans

  /// Any plan, with words in its notes and its name that mean something in the dialect.
  private func randomPlan(using random: inout Seeded) throws -> Plan {
    var plans = RandomPlan(random: random)
    var plan = plans.next()
    random = plans.random
    if Bool.random(using: &random) { plan.name = words(using: &random) }
    for row in plan.rows {
      guard var step = row.item.step, Bool.random(using: &random) else { continue }
      step.note = words(using: &random)
      plan.set(row.item.id, to: Int.random(in: 0..<20, using: &random) == 0 ? .unread("8O0 m") : .step(step))
    }
    return plan
  }

  private func words(using random: inout Seeded) -> String {
    let words = [
      "easy", "Rest", "jog", "work", "Work", "warmup", "warm", "up", "cool", "down", "press", "lap", "6x", "Pace",
      "4:00/km", "80%", "90rpm", "Z2", "-", "intensity=rest", "ramp", "10m", "Main", "é", "5×", "3km", "intensity=",
    ]
    let count = Int.random(in: 0...4, using: &random)
    return (0..<count).map { _ in words[Int.random(in: words.indices, using: &random)] }.joined(separator: " ")
  }
}
