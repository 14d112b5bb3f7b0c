import Measures
import Pacing
import TestSupport
import Testing

@Suite struct ModelTests {
  private func predicted(
    _ text: String, _ target: String, by model: PredictionModel, exponent: RiegelExponent = .usual
  ) throws -> Time? {
    try Predictions(from: [result(text)], exponent: exponent).time(for: distance(target).distance, by: model)
  }

  // facts.md, Riegel: run with an independent script.
  @Test(
    arguments: [
      ("5km=20:00", "10 km", 1060, "41:41.92"), ("5km=20:00", "half", 1060, "1:32:00.24"),
      ("5km=20:00", "marathon", 1060, "3:11:49.32"), ("10km=42:00", "5 km", 1060, "20:08.67"),
    ] as [(String, String, Int64, String)])
  func `Riegel's times to the hundredth`(from: String, target: String, exponent: Int64, time: String) throws {
    let exponent = try #require(RiegelExponent(thousandths: exponent))
    #expect(try predicted(from, target, by: .riegel, exponent: exponent)?.written(to: .hundredths) == time)
  }

  @Test(
    arguments: [
      ("44:00", 1060, "3:22:25"), ("44:00", 1080, "3:28:19"), ("44:00", 1100, "3:34:24"), ("44:00", 1150, "3:50:25"),
      // 4.2195^1.06 = 4.6002, where a page has 4.514.
      ("45:30", 1060, "3:29:19"),
      // An exponent of 1 is an even pace: 44:00 × 4.2195.
      ("44:00", 1000, "3:05:39"),
    ] as [(String, Int64, String)])
  func `Riegel's marathon from 10 km by exponents`(from: String, exponent: Int64, time: String) throws {
    let exponent = try #require(RiegelExponent(thousandths: exponent))
    #expect(try predicted("10km=" + from, "marathon", by: .riegel, exponent: exponent)?.written(to: .seconds) == time)
  }

  @Test(
    arguments: [
      ("5km=20:00", "49.806"), ("10km=40:00", "51.944"), ("marathon=3:30:00", "44.554"), ("15km=1:07:48", "46.397"),
    ])
  func `the VDOT of a result`(from: String, vdot: String) throws {
    #expect(VDOT(of: try result(from))?.text == vdot)
  }

  @Test(
    arguments: [
      ("mile", "6:14.0"), ("5km", "21:14.9"), ("10km", "44:03.5"), ("half", "1:37:37.8"), ("marathon", "3:23:00.8"),
    ])
  func `Daniels' times from 15 km in 1 h 07 min 48 s`(target: String, time: String) throws {
    #expect(try predicted("15km=1:07:48", target, by: .danielsGilbert)?.written(to: .tenths) == time)
  }

  @Test(
    arguments: [
      (50, "1500m", "5:24"), (50, "mile", "5:50"), (50, "5km", "19:56"), (50, "10km", "41:20"), (50, "half", "1:31:31"),
      (50, "marathon", "3:10:40"), (40, "5km", "24:06"), (40, "10km", "50:01"), (40, "half", "1:50:54"),
      (40, "marathon", "3:49:37"), (60, "5km", "17:03"), (60, "10km", "35:22"), (60, "half", "1:18:09"),
      (60, "marathon", "2:43:22"),
    ] as [(Int64, String, String)])
  func `times of a whole VDOT`(vdot: Int64, target: String, time: String) throws {
    let vdot = try #require(VDOT(thousandths: vdot * 1000))
    #expect(vdot.time(for: try distance(target).distance)?.written(to: .seconds) == time)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `the VDOT of a result gives its own time to the millisecond`(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<50 {
      let metres = Int64.random(in: 100...100_000, using: &random)
      // From 1.7 m/s, a walk, to 12.5 m/s.
      let milliseconds = metres * Int64.random(in: 80...600, using: &random) + Int64.random(in: 0...999, using: &random)
      let time = try #require(Time(milliseconds: milliseconds))
      let result = try #require(Performance(Distance.Written(.metres(metres), in: .metre), in: time))
      #expect(VDOT(of: result)?.time(for: .metres(metres)) == time)
    }
  }

  @Test func `a VDOT of nobody is none`() throws {
    #expect(VDOT(of: try result("1km=999:59:59")) == nil)  // a metre an hour
    #expect(VDOT(of: try result("100000km=0.001")) == nil)
    #expect(VDOT(of: try result("100m=7.999")) == nil)  // 12.502 m/s
    #expect(VDOT(of: try result("100m=8")) != nil)
    #expect(VDOT(thousandths: 0) == nil)
    #expect(VDOT(thousandths: 300_001) == nil)
  }

  @Test(
    arguments: [
      (.riegel, "10km", "41:42"), (.danielsGilbert, "10km", "41:28"), (.cameron, "10km", "41:40"),
      (.purdy, "10km", "41:30"), (.riegel, "half", "1:32:00"), (.danielsGilbert, "half", "1:31:50"),
      (.cameron, "half", "1:31:51"), (.purdy, "half", "1:32:41"), (.riegel, "marathon", "3:11:49"),
      (.danielsGilbert, "marathon", "3:11:17"), (.cameron, "marathon", "3:15:11"), (.purdy, "marathon", "3:24:50"),
    ] as [(PredictionModel, String, String)])
  func `four models from 5 km in 20 minutes`(model: PredictionModel, target: String, time: String) throws {
    #expect(try predicted("5km=20:00", target, by: model)?.written(to: .seconds) == time)
  }

  @Test(arguments: [("10km", "41:29.78"), ("half", "1:32:41.13"), ("marathon", "3:24:50.34")])
  func `Purdy's times to the hundredth`(target: String, time: String) throws {
    #expect(try predicted("5km=20:00", target, by: .purdy)?.written(to: .hundredths) == time)
  }

  // The published formula in miles, f = 13.49681 − 0.048865 d + 2.438936 ÷ d^0.7905, in Python: 11,711.48 s. Its rounded
  // constants may move it by a fraction of a second.
  @Test func `Cameron in metres agrees with Cameron in miles`() throws {
    let time = try #require(try predicted("5km=20:00", "marathon", by: .cameron))
    #expect(abs(time.milliseconds - 11_711_480) < 500)
  }

  @Test(arguments: PredictionModel.allCases)
  func `a longer distance takes longer, and its own its own time`(model: PredictionModel) throws {
    let predictions = try Predictions(from: [result("10km=45:00")])
    var last = Time.zero
    for metres: Int64 in [100, 400, 800, 1500, 3000, 5000, 10_000, 21_097, 42_195, 100_000, 200_000] {
      let time = try #require(predictions.time(for: .metres(metres), by: model))
      #expect(time > last)
      last = time
    }
    #expect(predictions.time(for: .metres(10_000), by: model) == .seconds(2700))
  }

  @Test func `where a model has no time there is none`() throws {
    let slow = try Predictions(from: [result("1km=100:00:00")])
    #expect(slow.time(for: .metres(5000), by: .danielsGilbert) == nil)
    #expect(slow.time(for: .metres(100_000), by: .riegel) == nil)  // over 10,000 hours
    let quick = try Predictions(from: [result("5km=20:00")])
    #expect(quick.time(for: .metres(445_000), by: .cameron) == nil)  // his speed ends at 444 km
    #expect(quick.time(for: .metres(99), by: .riegel) == nil)
    #expect(quick.time(for: .metres(1_000_001), by: .riegel) == nil)
  }
}
