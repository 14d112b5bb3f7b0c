import Measures
import Pacing
import Testing

@Suite struct SwimPaceTests {
  private func swim(_ distance: String, _ time: String, _ pool: Pool = .shortCourseMetres) throws -> SwimPace {
    try SwimPace(Distance.Written(reading: distance, unit: .metre), in: Time(reading: time), pool: pool)
  }

  @Test(
    arguments: [
      // S4-12: 18.75, 37.375, 26.625, 18.5 s.
      ("400", "5:00", 25, .metre, "18.75"), ("400", "4:59", 50, .metre, "37.38"),
      ("1000", "17:45", 25, .metre, "26.63"),
      ("1500", "18:30", 25, .metre, "18.50"),
      // facts.md, Even and negative splits.
      ("400", "5:00", 50, .metre, "37.50"), ("400", "5:00", 100, .metre, "1:15.00"),
      ("1650 yd", "17:00.00", 50, .yard, "30.91"),  // 30.909
      // 299 s: 18.6875 and 74.75 s.
      ("400", "4:59", 25, .metre, "18.69"), ("400", "4:59", 100, .metre, "1:14.75"),
      // S4-14: 299 × 0.9144 × 25 ÷ 400 = 17.08785; 34.1757; 68.3514.
      ("400", "4:59", 25, .yard, "17.09"), ("400", "4:59", 50, .yard, "34.18"), ("400", "4:59", 100, .yard, "1:08.35"),
      // 299 × 0.3048 × 25 ÷ 400 = 5.69595; 11.3919; 22.7838.
      ("400", "4:59", 25, .foot, "5.70"), ("400", "4:59", 50, .foot, "11.39"), ("400", "4:59", 100, .foot, "22.78"),
      // S4-13: hundredths, hours and a broken distance.
      ("12.5", "9.87", 25, .metre, "19.74"), ("25 km", "8:20:00", 100, .metre, "2:00.00"),
    ] as [(String, String, Int64, DistanceUnit, String)])
  func `the pace to hold is exact`(
    distance: String, time: String, count: Int64, unit: DistanceUnit, hold: String
  ) throws {
    #expect(try swim(distance, time).hold(per: count, unit)?.written(to: .hundredths) == hold)
  }

  @Test(
    arguments: [
      ("400", 25, .yard, "17.4978"), ("400", 25, .metre, "16"), ("1500", 50, .metre, "30"), ("1650yd", 25, .yard, "66"),
      ("1 mi", 25, .yard, "70.4"), ("500yd", 25, .metre, "18.288"), ("100 yd", 100, .foot, "3"),
    ] as [(String, Int64, DistanceUnit, String)])
  func `divisions are counted in their own unit`(distance: String, count: Int64, unit: DistanceUnit, text: String)
    throws
  {
    let division = try #require(Distance(count, unit))
    #expect(try swim(distance, "20:00").count(of: division) == text)
  }

  @Test func `nothing goes into a swim no number of times`() throws {
    #expect(try swim("400", "5:00").count(of: .zero) == nil)
    #expect(try swim("400", "5:00").hold(per: 0, .metre) == nil)
    #expect(try swim("400", "5:00").hold(per: -1, .metre) == nil)
    #expect(try swim("400", "5:00").hold(per: .max, .metre) == nil)
  }

  @Test(arguments: [
    ("400", "0", "A goal takes a time above zero. Type 4:59 for 400 m."),
    ("0", "4:59", "A swim takes a distance above zero. Type 400 m, 500 yd or 3.8 km."),
    ("100.001 km", "99h", "A swim is at most 100 km, this is 100.001 km. Type 400 m, 500 yd or 3.8 km."),
    ("400", "1:39.99", "400 m in 1:39.99 is faster than 4 m/s, which nobody swims. Type 4:59 for 400 m."),
  ])
  func `a swim that cannot be is refused with the reason`(distance: String, time: String, sentence: String) {
    let error = #expect(throws: SwimPaceError.self) { try swim(distance, time) }
    #expect(error.map { $0.wrong + ". " + $0.rightForm } == sentence)
  }

  @Test func `the longest and the fastest swim are swims`() throws {
    #expect(try swim("100 km", "24h").count(of: .metres(50)) == "2000")
    #expect(try swim("400", "1:40").hold(per: 100, .metre) == .seconds(25))
  }
}
