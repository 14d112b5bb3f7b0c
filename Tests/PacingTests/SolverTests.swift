import Measures
import Pacing
import TestSupport
import Testing

@Suite struct SolverTests {
  private static let time = Solver.Given.time(.seconds(12_600))
  private static let distance = Solver.Given.distance(.marathon)
  private static let pace = Solver.Given.pace(fiveMinutes)
  private static let fiveMinutes: Pace = {
    guard let pace = Pace(covering: .metres(1000), in: .seconds(300)) else { preconditionFailure("5:00/km is a pace") }
    return pace
  }()

  private func solver(given givens: Solver.Given...) -> Solver {
    var solver = Solver()
    for given in givens { solver.give(given) }
    return solver
  }

  private func given(_ quantity: Solver.Quantity) -> Solver.Given {
    switch quantity {
    case .time: Self.time
    case .distance: Self.distance
    case .pace: Self.pace
    }
  }

  @Test func `nothing given solves nothing`() {
    #expect(Solver().solved == nil)
    #expect(Solver().answer == nil)
  }

  @Test(arguments: Solver.Quantity.allCases)
  func `one quantity given solves nothing`(quantity: Solver.Quantity) {
    let solver = solver(given: given(quantity))
    #expect(solver.solved == nil)
    #expect(solver.answer == nil)
  }

  @Test(
    arguments: [
      ([.time, .distance], .pace), ([.distance, .time], .pace),
      ([.time, .pace], .distance), ([.pace, .time], .distance),
      ([.distance, .pace], .time), ([.pace, .distance], .time),
      // A third lets go of the one given longest ago.
      ([.time, .distance, .pace], .time), ([.time, .pace, .distance], .time),
      ([.distance, .time, .pace], .distance), ([.distance, .pace, .time], .distance),
      ([.pace, .time, .distance], .pace), ([.pace, .distance, .time], .pace),
      // Given again, it counts as given last.
      ([.time, .distance, .time, .pace], .distance), ([.distance, .time, .distance, .pace], .time),
      ([.time, .pace, .time, .distance], .pace), ([.time, .time, .distance], .pace),
      ([.time, .distance, .distance, .pace], .time),
      ([.time, .distance, .pace, .time], .distance),
    ] as [([Solver.Quantity], Solver.Quantity)])
  func `the two given last are remembered`(order: [Solver.Quantity], solved: Solver.Quantity) {
    var solver = Solver()
    for quantity in order { solver.give(given(quantity)) }
    #expect(solver.solved == solved)
    #expect((solver.time == nil) == (solved == .time))
    #expect((solver.distance == nil) == (solved == .distance))
    #expect((solver.pace == nil) == (solved == .pace))
  }

  @Test func `giving again replaces the value and lets go of nothing`() {
    let solver = solver(given: Self.distance, Self.time, .distance(.halfMarathon))
    #expect(solver.distance == .halfMarathon)
    #expect(solver.time == .seconds(12_600))
    // 12,600 s ÷ 21.0975 km = 597.227 s
    #expect(solver.answer?.pace?.written(in: .perKilometre) == "9:57.2/km")
  }

  @Test func `what was given is never changed`() throws {
    // 3:30:00 over the marathon is 298.6136… s/km, which no whole milliseconds hold.
    var solver = solver(given: Self.distance, Self.time)
    let solved = try #require(solver.answer?.pace)
    #expect(solver.time == .seconds(12_600))
    #expect(solver.distance == .marathon)
    solver.give(.pace(solved))
    #expect(solver.time == .seconds(12_600))
    #expect(solver.pace?.time == solved.time)
    #expect(solver.pace?.distance == solved.distance)
    #expect(solver.answer?.distance == .marathon)
  }

  @Test func `clearing takes one back and keeps the other`() {
    var solver = solver(given: Self.distance, Self.time)
    solver.clear(.distance)
    #expect(solver.distance == nil)
    #expect(solver.time == .seconds(12_600))
    #expect(solver.solved == nil)
    #expect(solver.answer == nil)
    solver.clear(.pace)  // never given
    #expect(solver.time == .seconds(12_600))
    solver.give(Self.pace)
    #expect(solver.solved == .distance)
    #expect(solver.answer?.distance == .metres(42_000))  // 12,600 ÷ 300
  }

  @Test(
    arguments: [
      [.time(.zero), .distance(.marathon)], [.time(.seconds(1)), .distance(.zero)], [.time(.zero), .distance(.zero)],
      [.time(.zero), .pace(fiveMinutes)], [.distance(.zero), .pace(fiveMinutes)],
    ] as [[Solver.Given]])
  func `a time or distance of nothing gives none`(givens: [Solver.Given]) {
    var solver = Solver()
    for given in givens { solver.give(given) }
    #expect(solver.answer == nil)
    #expect(solver.solved != nil)
  }

  @Test func `three hours thirty for the marathon`() {
    let pace = solver(given: Self.time, Self.distance).answer?.pace
    #expect(pace?.written(in: .perKilometre) == "4:58.6/km")
    #expect(pace?.written(in: .perMile) == "8:00.6/mi")
    #expect(pace?.written(in: .kilometresPerHour) == "12.06 km/h")
    #expect(pace?.written(in: .milesPerHour) == "7.49 mph")
  }

  @Test func `the marathon is eleven seconds more than 26.2 miles at ten minutes a mile`() throws {
    let tenMinutes = try #require(Pace(covering: .mile, in: .seconds(600)))
    // S1-26: 42,195 ÷ 1609.344 × 600 s = 15,731.254 s.
    #expect(solver(given: .pace(tenMinutes), .distance(.marathon)).answer?.time(to: .seconds)?.written == "4:22:11")
    let short = try #require(Distance(micrometres: 42_164_812_800))
    #expect(solver(given: .pace(tenMinutes), .distance(short)).answer?.time(to: .seconds)?.written == "4:22:00")
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `each quantity solved from the other two agrees within its rounding`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<200 {
      let time = try #require(Time(milliseconds: max(1, random.any(upTo: 3_599_999_999))))
      let distance = try #require(Distance(micrometres: max(1, random.any(upTo: 100_000_000_000_000))))
      let pace = try #require(solver(given: .time(time), .distance(distance)).answer?.pace)
      #expect(solver(given: .pace(pace), .distance(distance)).answer?.time() == time)
      #expect(solver(given: .time(time), .pace(pace)).answer?.distance == distance)
      // Another distance at this pace: the time is the nearest millisecond to the exact one, halves up.
      let other = try #require(Distance(micrometres: max(1, random.any(upTo: 100_000_000_000_000))))
      let (numerator, denominator) = (
        Int128(time.milliseconds) * Int128(other.micrometres), Int128(distance.micrometres)
      )
      let nearest = (2 * numerator + denominator) / (2 * denominator)
      let solved = solver(given: .pace(pace), .distance(other)).answer?.time()
      #expect(solved?.milliseconds == (nearest <= 3_599_999_999 ? Int64(nearest) : nil))
    }
  }
}
