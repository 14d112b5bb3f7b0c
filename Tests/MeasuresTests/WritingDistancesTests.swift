import Measures
import Testing

@Suite struct WritingDistancesTests {
  @Test(
    arguments: [
      (42_195_000_000, .kilometre, "42.195 km"), (42_195_000_000, .mile, "26.2187574565 mi"),
      (42_195_000_000, .metre, "42195 m"),
      (5_000_000_000, .kilometre, "5 km"), (42_164_812_800, .mile, "26.2 mi"),
      (1, .metre, "0.000001 m"), (1, .kilometre, "0.000000001 km"),
      (1, .mile, "0.0000000006 mi"),  // 1 ÷ 1,609,344,000 = 6.2137e-10; 0.0000000006 mi = 0.97 µm, and 0.000000001 1.6
      (1, .yard, "0.000001 yd"),  // 1.09e-6; 0.000001 yd is 0.9144 µm
      (22_860_000, .yard, "25 yd"), (22_860_000, .foot, "75 ft"), (0, .mile, "0 mi"),
      (30_480_000, .yard, "33.333333 yd"),  // 33⅓ yd; 33.333333 × 914,400 = 30,479,999.695, up
      (100_000_000_000_000, .kilometre, "100000 km"),
    ] as [(Int64, DistanceUnit, String)])
  func `written in full it has the decimals that it needs`(micrometres: Int64, unit: DistanceUnit, text: String) throws
  {
    let distance = try #require(Distance(micrometres: micrometres))
    #expect(Distance.Written(distance, in: unit).text == text)
    #expect(try Distance.Written(reading: text, unit: .metre).distance == distance)
  }

  @Test(
    arguments: [
      (42_195_000_000, .mile, "26.219", "26.219"), (1_609_344_000, .kilometre, "1.609", "1.609"),  // S1-15
      (10_000_000_000, .kilometre, "10", "10.000"),
      (500_000, .kilometre, "0.001", "0.001"),  // 0.0005 km: half, up
      (499_999, .kilometre, "0", "0.000"),  // a micrometre less: down
      (1_999_500_000, .kilometre, "2", "2.000"),  // 1.9995: up, with a carry
      (999_499_999, .kilometre, "0.999", "0.999"),
      (100_000_000_000_000, .foot, "328083989.501", "328083989.501"),
    ] as [(Int64, DistanceUnit, String, String)])
  func `for people it is rounded half up to three decimals`(
    micrometres: Int64, unit: DistanceUnit, short: String, fixed: String
  ) throws {
    let distance = try #require(Distance(micrometres: micrometres))
    #expect(distance.number(in: unit, upTo: 3) == short)
    #expect(distance.number(in: unit, decimals: 3) == fixed)
  }

  @Test(
    arguments: [
      (42_195_000_000, .kilometre, "42.195 kilometres", "26.219 mi"),
      (1_609_344_000, .mile, "1 mile", "1.609 km"),
      (400_000_000, .metre, "400 metres", "437.445 yd"),  // 400 ÷ 0.9144
      (22_860_000, .yard, "25 yards", "22.86 m"),
      (304_800, .foot, "1 foot", "0.305 m"),
      (914_400, .foot, "3 feet", "0.914 m"),
      (365_760_000, .yard, "400 yards", "365.76 m"),
      (42_164_812_800, .mile, "26.2 miles", "42.165 km"),
      (0, .metre, "0 metres", "0 yd"),
      (1_000_400, .metre, "1 metre", "1.094 yd"),  // 1.0004 m is spoken to three decimals
    ] as [(Int64, DistanceUnit, String, String)])
  func `it is spoken in its unit and echoed with the other system`(
    micrometres: Int64, unit: DistanceUnit, spoken: String, other: String
  ) throws {
    let written = Distance.Written(try #require(Distance(micrometres: micrometres)), in: unit)
    #expect(written.spoken == spoken)
    #expect(written.echo == spoken + " · " + other)
  }

  @Test func `the units are those of the field`() {
    #expect(Distance(1, .mile)?.micrometres == 1_609_344_000)
    #expect(Distance(25, .yard) == Distance(75, .foot))
    #expect(Distance(25, .yard)?.micrometres == 22_860_000)
    #expect(Distance.marathon == .metres(42_195))
    #expect(Distance.halfMarathon.micrometres * 2 == Distance.marathon.micrometres)
  }

  @Test func `no distance is below zero or above the longest`() {
    #expect(Distance(micrometres: -1) == nil)
    #expect(Distance(micrometres: 100_000_000_000_001) == nil)
    #expect(Distance(100_000, .kilometre) == .longest)
    #expect(Distance(100_001, .kilometre) == nil)
    #expect(Distance(-1, .metre) == nil)
    #expect(Distance(.max, .mile) == nil)
  }

  @Test(
    arguments: [
      (.marathon, "Marathon"), (.halfMarathon, "Half marathon"), (.mile, "Mile"), (.metres(1500), "1500 m"),
      (.metres(5000), "5 km"), (.metres(10_000), "10 km"), (.metres(400), "400 m"), (.metres(42_196), nil),
    ] as [(Distance, String?)])
  func `the distances of the field have names`(distance: Distance, name: String?) {
    #expect(distance.name == name)
  }

  @Test func `the named distances are offered the shortest first, and their names can be typed`() throws {
    #expect(NamedDistance.all.map(\.distance) == NamedDistance.all.map(\.distance).sorted())
    for named in NamedDistance.all {
      #expect(try Distance.Written(reading: named.name, unit: .foot).distance == named.distance)
    }
  }
}
