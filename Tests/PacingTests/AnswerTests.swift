import Measures
import Pacing
import Testing

@Suite struct AnswerTests {
  @Test(
    arguments: [
      (7000, 1_715_349, 1000, .tenths, 245_000),  // 245,049.857 ms; 245,050 first would make it 245,100
      (7000, 1_718_499, 1000, .seconds, 245_000),  // 245,499.857 ms
      (2, 1, 1, .thousandths, 1),  // half a millisecond: up
      (1000, 300_000, 42_195, .thousandths, 12_658_500),
      (1000, 300_000, 42_195, .seconds, 12_659_000),  // just half a second: up
    ] as [(Int64, Int64, Int64, Time.Precision, Int64)])
  func `a solved time is rounded once`(
    metres: Int64, milliseconds: Int64, over: Int64, precision: Time.Precision, result: Int64
  ) throws {
    let pace = try #require(Time(milliseconds: milliseconds).flatMap { Pace(covering: .metres(metres), in: $0) })
    #expect(Answer.time(at: pace, over: .metres(over)).time(to: precision)?.milliseconds == result)
  }

  @Test(
    arguments: [
      // 1 km in 3 s, for so many milliseconds.
      (1000, 3000, 1, 333_333, "0.000"),  // 1/3 m, that is 0.00033… km
      (1000, 3000, 2, 666_667, "0.001"),  // 2/3 m
      (1000, 3000, 126_585_000, 42_195_000_000_000, "42195.000"),
      // 0.0004999998 km: once 0.000; 500,000 µm first would make it 0.001.
      (4_999_998, 10_000_000, 1, 500_000, "0.000"),
    ] as [(Int64, Int64, Int64, Int64, String)])
  func `a solved distance is rounded once`(
    metres: Int64, milliseconds: Int64, time: Int64, micrometres: Int64, number: String
  ) throws {
    let pace = try #require(Time(milliseconds: milliseconds).flatMap { Pace(covering: .metres(metres), in: $0) })
    let answer = Answer.distance(at: pace, in: try #require(Time(milliseconds: time)))
    #expect(answer.distance?.micrometres == micrometres)
    #expect(answer.distanceNumber(in: .kilometre, decimals: 3) == number)
  }

  @Test func `a hundred hours and a marathon overflow nothing`() throws {
    // 360,000,000 ms ÷ 42.195 km = 8,531.816566 s/km; × 42,195,000,000 µm passes 64 bits.
    let pace = try #require(Pace(covering: .marathon, in: .seconds(360_000)))
    #expect(pace.written(in: .perKilometre) == "2:22:11.8/km")
    #expect(Answer.time(at: pace, over: .marathon).time() == .seconds(360_000))
    #expect(Answer.distance(at: pace, in: .seconds(360_000)).distance == .marathon)
    #expect(Answer.distance(at: pace, in: .longest).distance?.micrometres == 421_949_999_883)
  }

  @Test func `the longest time and distance overflow nothing`() throws {
    let pace = try #require(Pace(covering: .longest, in: .longest))
    #expect(Answer.time(at: pace, over: .longest).time() == .longest)
    #expect(Answer.distance(at: pace, in: .longest).distance == .longest)
    #expect(Answer.distance(at: pace, in: .longest).distanceNumber(in: .kilometre, decimals: 6) == "100000.000000")
    #expect(Answer.distance(at: pace, in: .longest).distanceNumber(in: .foot, decimals: 6) == "328083989.501312")
  }

  @Test func `past the longest there is none`() throws {
    let slow = try #require(Pace(covering: .metres(1), in: .longest))
    #expect(Answer.time(at: slow, over: .metres(2)).time() == nil)
    let fast = try #require(Time(milliseconds: 1).flatMap { Pace(covering: .longest, in: $0) })
    let answer = Answer.distance(at: fast, in: try #require(Time(milliseconds: 2)))
    #expect(answer.distance == nil)
    #expect(answer.distanceNumber(in: .kilometre, decimals: 3) == nil)
  }

  @Test func `an answer has the solved quantity alone`() throws {
    let fiveMinutes = try #require(Pace(covering: .metres(1000), in: .seconds(300)))
    let time = Answer.time(at: fiveMinutes, over: .marathon)
    #expect(time.distance == nil && time.pace == nil && time.distanceNumber(in: .mile, decimals: 1) == nil)
    let distance = Answer.distance(at: fiveMinutes, in: .seconds(60))
    #expect(distance.time() == nil && distance.pace == nil)
    let pace = Answer.pace(fiveMinutes)
    #expect(pace.time() == nil && pace.distance == nil && pace.distanceNumber(in: .mile, decimals: 1) == nil)
    #expect(pace.pace == fiveMinutes)
  }
}
