import Measures
import Pacing
import TestSupport
import Testing

@Suite struct SplitsTests {
  private func goal(_ time: String, _ distance: String) throws -> Pace {
    let distance = try Distance.Written(reading: distance, unit: .metre).distance
    return try #require(Pace(covering: distance, in: try Time(reading: time)))
  }

  private func laps(_ splits: Splits) -> [String] {
    splits.rows.map { $0.lap.written(to: splits.precision) }
  }

  private func clock(_ splits: Splits) -> [String] {
    splits.rows.map { $0.time.written(to: splits.precision) }
  }

  @Test func `a marathon's laps add up to its goal`() throws {
    // H06: 12,600 s × 5 ÷ 42.195 = 1,493.07 s.
    let splits = try Splits(of: goal("3:30:00", "marathon"), every: .metres(5000), to: .seconds)
    #expect(
      clock(splits) == [
        "24:53", "49:46", "1:14:39", "1:39:32", "2:04:25", "2:29:18", "2:54:11", "3:19:05", "3:30:00",
      ])
    #expect(laps(splits) == Array(repeating: "24:53", count: 7) + ["24:54", "10:55"])
    #expect(splits.rows.last?.lapDistance == .metres(2195))
    #expect(splits.rows.map { $0.lap.milliseconds }.reduce(0, +) == 12_600_000)
  }

  @Test func `a swim's splits are exact before they are rounded`() throws {
    // 37.375 s each.
    let splits = try Splits(of: goal("4:59", "400"), every: .metres(50), to: .hundredths)
    #expect(laps(splits) == ["37.38", "37.37", "37.38", "37.37", "37.38", "37.37", "37.38", "37.37"])
    #expect(
      clock(splits) == ["37.38", "1:14.75", "1:52.13", "2:29.50", "3:06.88", "3:44.25", "4:21.63", "4:59.00"])
  }

  @Test(
    arguments: [
      // facts.md, Even and negative splits; S4-12.
      ("5:00.00", "400", 25, "18.75", 16), ("5:00.00", "400", 50, "37.50", 8), ("5:00.00", "400", 100, "1:15.00", 4),
    ] as [(String, String, Int64, String, Int)])
  func `five minutes for 400 m are split evenly`(time: String, distance: String, step: Int64, lap: String, count: Int)
    throws
  {
    let splits = try Splits(of: goal(time, distance), every: .metres(step), to: .hundredths)
    #expect(laps(splits) == Array(repeating: lap, count: count))
  }

  @Test func `seventeen minutes for 1650 yd mix two laps and lose nothing`() throws {
    // 30.909… s each: 30 × 30.91 + 3 × 30.90 = 1,020.00.
    let step = try #require(Distance(50, .yard))
    let splits = try Splits(of: goal("17:00.00", "1650yd"), every: step, to: .hundredths)
    #expect(laps(splits).count { $0 == "30.91" } == 30)
    #expect(laps(splits).count { $0 == "30.90" } == 3)
    #expect(splits.rows.count == 33)
    #expect(splits.time == .seconds(1020))
  }

  @Test func `a second half 3 % faster takes 1 ÷ 2.03 of the time less`() throws {
    // 1,110 s × 1.03 ÷ 2.03 = 563.202 s; over 50 m 37.5468 s and 36.4532 s.
    let faster = try #require(SecondHalf(perMille: 30))
    let splits = try Splits(
      of: goal("18:30", "1500"), every: .metres(50), secondHalf: faster, to: .hundredths)
    #expect(splits.halves.first.written(to: .hundredths) == "9:23.20")
    #expect(splits.halves.second.written(to: .hundredths) == "9:06.80")
    let times = try #require(splits.times(over: .metres(50)))
    #expect(times.first.written(to: .hundredths) == "37.55")
    #expect(times.second.written(to: .hundredths) == "36.45")
    #expect(splits.rows[14].time.written(to: .hundredths) == "9:23.20")
    #expect(laps(splits).prefix(3) == ["37.55", "37.54", "37.55"])
    #expect(laps(splits).suffix(3) == ["36.45", "36.46", "36.45"])
  }

  @Test func `the step across halfway has a share of both speeds`() throws {
    // From an independent script in fractions: 1,515 s for 5 km, 1,480 s across 21.0975 km, then 1,471 s.
    let faster = try #require(SecondHalf(perMille: 30))
    let splits = try Splits(of: goal("3:30:00", "marathon"), every: .metres(5000), secondHalf: faster, to: .seconds)
    #expect(
      laps(splits) == ["25:15", "25:15", "25:15", "25:16", "24:40", "24:31", "24:31", "24:31", "10:46"])
    let slower = try #require(SecondHalf(perMille: -15))
    let fading = try Splits(of: goal("3:30:00", "marathon"), every: .metres(5000), secondHalf: slower, to: .seconds)
    #expect(
      laps(fading) == ["24:42", "24:42", "24:41", "24:42", "25:00", "25:04", "25:04", "25:05", "11:00"])
  }

  @Test func `a distance at a pace of a mile is rounded once`() throws {
    // 480 s × 42.195 ÷ 1.609344 = 12,585.0036 s; 5 km take 1,491.2911 s.
    let pace = try #require(Pace(covering: .mile, in: .seconds(480)))
    let splits = try Splits(at: pace, over: .marathon, every: .metres(5000), to: .hundredths)
    #expect(splits.rows[0].time.written(to: .hundredths) == "24:51.29")
    #expect(splits.time.written(to: .hundredths) == "3:29:45.00")
    // 1,715.349 s ÷ 7 = 245.04986 s: once 4:05.0, and milliseconds first would make it 4:05.1.
    let seventh = try #require(Time(milliseconds: 1_715_349).flatMap { Pace(covering: .metres(7000), in: $0) })
    let short = try Splits(at: seventh, over: .metres(1000), every: .metres(1000), to: .tenths)
    #expect(short.time.milliseconds == 245_000)
  }

  @Test func `a goal between two digits ends at the goal rounded half up`() throws {
    let splits = try Splits(of: goal("4:59.005", "400"), every: .metres(100), to: .hundredths)
    // 74.75125, 149.5025, 224.25375
    #expect(clock(splits) == ["1:14.75", "2:29.50", "3:44.25", "4:59.01"])
  }

  @Test func `the longest goal is cut rather than rounded to what is no time`() throws {
    let goal = try #require(Pace(covering: .metres(2000), in: .longest))
    let splits = try Splits(of: goal, every: .metres(1000), to: .seconds)
    #expect(clock(splits) == ["500:00:00", "999:59:59"])
  }

  @Test func `a step of the whole distance is one row`() throws {
    let splits = try Splits(of: goal("1:32", "400"), every: .metres(400), to: .seconds)
    #expect(splits.rows.count == 1)
    #expect(splits.rows[0].lap == .seconds(92) && splits.rows[0].time == .seconds(92))
  }

  @Test(
    arguments: [
      (.metres(0), "A step of nothing never arrives. Choose a step above zero."),
      (.metres(5000), "A step of 5 km is longer than the 400 m to go. Choose a step of at most 400 m."),
      (.mile, "A step of 1 mi is longer than the 400 m to go. Choose a step of at most 400 m."),
    ] as [(Distance, String)])
  func `a step that does not fit is refused with the reason`(step: Distance, sentence: String) throws {
    let goal = try goal("1:32", "400")
    let error = #expect(throws: SplitsError.self) { try Splits(of: goal, every: step, to: .seconds) }
    #expect(error.map { $0.wrong + ". " + $0.rightForm } == sentence)
  }

  @Test func `ten thousand rows are the most`() throws {
    let goal = try goal("3:30:00", "100 km")
    #expect(try Splits(of: goal, every: .metres(10), to: .seconds).rows.count == 10_000)
    let step = try #require(Distance(micrometres: 9_999_999))
    let error = #expect(throws: SplitsError.self) { try Splits(of: goal, every: step, to: .seconds) }
    #expect(error == .tooManyRows(10_001))
    #expect(error?.wrong == "This would be 10,001 splits, 10,000 is the most")
  }

  @Test func `a pace that takes too long is refused`() throws {
    let slow = try #require(Pace(covering: .metres(1), in: .longest))
    let error = #expect(throws: SplitsError.self) {
      try Splits(at: slow, over: .metres(2), every: .metres(1), to: .seconds)
    }
    #expect(error == .tooSlow)
    #expect(error?.wrong == "At this pace it takes longer than 999:59:59.999")
    let nothing = #expect(throws: SplitsError.self) {
      try Splits(at: slow, over: .zero, every: .metres(1), to: .seconds)
    }
    #expect(nothing?.wrong == "A distance of nothing has no splits")
  }
}

/// 5,000 random goals from each of 20 seeds, of at most 60 rows each.
@Suite struct RandomSplitsTests {
  private struct Goal {
    let time: Int64
    let distance: Int64
    let step: Distance
    let precision: Time.Precision
    let secondHalf: SecondHalf

    init(from random: inout Seeded, even: Bool) {
      // Within half a second of the longest time the end is cut, which is another test's.
      time = max(1, random.any(upTo: 3_599_999_000))
      distance = max(1, random.any(upTo: 100_000_000_000_000))
      let most = max(1, distance / 60 + 1)
      step = Distance(micrometres: Int64.random(in: most...max(most, distance), using: &random)) ?? .metres(1)
      precision = Time.Precision.allCases.randomElement(using: &random) ?? .seconds
      secondHalf = (even ? nil : SecondHalf(perMille: Int64.random(in: -500...500, using: &random))) ?? .even
    }

    func splits(in time: Int64) throws -> Splits {
      let pace = try #require(
        Distance(micrometres: distance).flatMap { distance in
          Time(milliseconds: time).flatMap { Pace(covering: distance, in: $0) }
        })
      return try Splits(of: pace, every: step, secondHalf: secondHalf, to: precision)
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `laps add up to the goal rounded half up`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<5000 {
      let goal = Goal(from: &random, even: false)
      let splits = try goal.splits(in: goal.time)
      let unit: Int64 = [1000, 100, 10, 1][goal.precision.decimals]
      let sum = splits.rows.reduce(0) { $0 + $1.lap.milliseconds }
      let way = splits.rows.reduce(0) { $0 + $1.lapDistance.micrometres }
      let halves = splits.halves.first.milliseconds + splits.halves.second.milliseconds
      if sum != (goal.time + unit / 2) / unit * unit || way != goal.distance || halves != sum {
        Issue.record("\(goal)")
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `even laps differ by one unit at most`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<5000 {
      let goal = Goal(from: &random, even: true)
      let splits = try goal.splits(in: goal.time)
      let laps = splits.rows.filter { $0.lapDistance == goal.step }.map { $0.lap.milliseconds }
      let spread = try #require(laps.max()) - #require(laps.min())
      if spread > [1000, 100, 10, 1][goal.precision.decimals] { Issue.record("\(goal) has laps \(laps)") }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a faster goal is never slower anywhere`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<5000 {
      let goal = Goal(from: &random, even: false)
      let slow = try goal.splits(in: goal.time)
      let fast = try goal.splits(in: max(1, goal.time - random.any(upTo: goal.time)))
      if zip(fast.rows, slow.rows).contains(where: { $0.time > $1.time }) { Issue.record("\(goal)") }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `each time on the clock is the exact one rounded half up`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<250 {
      let goal = Goal(from: &random, even: false)
      let unit: Int128 = [1000, 100, 10, 1][goal.precision.decimals]
      for row in try goal.splits(in: goal.time).rows {
        // Each half on its own: the first at speed 1, the second at 1 + a, and the whole scaled to the goal.
        let (way, whole) = (Int128(row.distance.micrometres) * 2, Int128(goal.distance))
        let speed = Int128(1000 + goal.secondHalf.perMille)
        let effort = min(way, whole) * speed + max(0, way - whole) * 1000
        let (above, below) = (Int128(goal.time) * effort, whole * (speed + 1000) * unit)
        if Int128(row.time.milliseconds) != (2 * above + below) / (2 * below) * unit { Issue.record("\(goal)") }
      }
    }
  }
}
