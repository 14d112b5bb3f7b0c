import Measures
import Pacing
import TestSupport
import Testing

@Suite struct PointsTests {
  private func scale(_ base: String) throws -> PointsScale {
    try PointsScale(base: Time(reading: base))
  }

  // facts.md, World Aquatics points; the extremes by Python, 1000 * b**3 // t**3.
  @Test(
    arguments: [
      ("46.91", "46.91", 1000), ("46.91", "50.00", 825), ("46.91", "52.80", 701), ("46.91", "52.81", 700),
      ("46.91", "52.82", 700), ("46.91", "52.83", 700), ("46.91", "52.84", 699), ("20.91", "25.50", 551),
      ("46.91", "52.839", 700),  // cut to 52.83
      ("46.91", "21.78", 9991), ("46.91", "7:49.10", 1), ("46.91", "7:49.11", 0), ("46.91", "999:59:59.999", 0),
      ("46.919", "50.00", 825),  // a base cut to 46.91
    ] as [(String, String, Int64)])
  func `points are cut to a whole number`(base: String, time: String, points: Int64) throws {
    #expect(try scale(base).points(for: Time(reading: time)) == points)
  }

  @Test(arguments: ["0", "0.009", "21.77", "0.01"])  // 21.77 scores 10,005
  func `no time and a time beyond all points score nothing that is told`(time: String) throws {
    #expect(try scale("46.91").points(for: Time(reading: time)) == nil)
  }

  @Test(
    arguments: [
      ("46.91", 700, "52.81", "52.83"), ("46.91", 825, "50.00", "50.01"), ("46.91", 1, "6:12.33", "7:49.10"),
      ("46.91", 1000, "46.90", "46.91"),
    ] as [(String, Int64, String, String)])
  func `points have a fastest and a slowest time`(base: String, points: Int64, fastest: String, slowest: String) throws
  {
    let times = try #require(try scale(base).times(for: points))
    #expect(times.fastest.written(to: .hundredths) == fastest)
    #expect(times.slowest.written(to: .hundredths) == slowest)
  }

  @Test func `points that no hundredth scores have no times`() throws {
    // 20.89 scores 1002 and 20.88 1004.
    #expect(try scale("20.91").times(for: 1003) == nil)
    #expect(try scale("20.91").slowest(scoringAtLeast: 1003)?.written == "20.88")
    for points: Int64 in [.min, -1, 0, 10_000, .max] {
      #expect(try scale("46.91").times(for: points) == nil)
      #expect(try scale("46.91").slowest(scoringAtLeast: points) == nil)
    }
    #expect(try scale("0.01").slowest(scoringAtLeast: 1001) == nil)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `the times for points are just those that score them`(seed: UInt64) throws {
    var random = Seeded(seed)
    let base = Int64.random(in: 1...1000, using: &random)
    let scale = try PointsScale(base: try #require(Time(milliseconds: base * 10)))
    for points in (0..<30).map({ _ in Int64.random(in: 1...1500, using: &random) }) {
      // Every hundredth up to ten times the base, in plain 64 bits.
      let scoring = (1...10 * base).filter { 1000 * base * base * base / ($0 * $0 * $0) == points }
      let times = scale.times(for: points)
      #expect(times?.fastest.milliseconds == scoring.first.map { $0 * 10 })
      #expect(times?.slowest.milliseconds == scoring.last.map { $0 * 10 })
    }
  }

  @Test func `the longest base overflows nothing`() throws {
    let scale = try scale("10:00:00")
    #expect(scale.points(for: .longest) == 0)
    #expect(scale.points(for: .seconds(36_000)) == 1000)
    #expect(scale.times(for: 1)?.slowest == .seconds(360_000))
    #expect(scale.times(for: 9999) != nil)
  }

  @Test(
    arguments: [
      ("0", "A base time is at least a hundredth of a second"),
      ("0.009", "A base time is at least a hundredth of a second"),
      ("10:00:00.01", "A base time is at most 10 hours"),
    ])
  func `what is no base time is refused`(base: String, wrong: String) {
    let error = #expect(throws: PointsError.self) { try scale(base) }
    #expect(error?.wrong == wrong)
    #expect(error?.rightForm == "Give the base time of the event, as 46.91.")
  }
}
