import Measures
import Pacing
import Testing

@Suite struct TrainingBandTests {
  // facts.md, Daniels & Gilbert; the marathon's by Python: v = (−b + √(b² + 4a(share × 50 + 4.6))) ÷ 2a.
  @Test(
    arguments: [
      (.easy, .perKilometre, "5:52 to 4:54/km"), (.marathon, .perKilometre, "4:50 to 4:25/km"),
      (.threshold, .perKilometre, "4:28 to 4:15/km"), (.threshold, .perMile, "7:11 to 6:51/mi"),
      (.interval, .perKilometre, "4:00 to 3:50/km"), (.repetition, .perKilometre, "3:41 to 3:33/km"),
    ] as [(TrainingBand.Kind, PaceUnit, String)])
  func `the bands of a VDOT of 50`(kind: TrainingBand.Kind, unit: PaceUnit, text: String) throws {
    #expect(TrainingBand(kind, for: try #require(VDOT(thousandths: 50_000))).text(in: unit) == text)
  }

  @Test(arguments: [1, 1000, 300_000] as [Int64], TrainingBand.Kind.allCases)
  func `every VDOT has paces`(vdot: Int64, kind: TrainingBand.Kind) throws {
    let band = TrainingBand(kind, for: try #require(VDOT(thousandths: vdot)))
    #expect(band.fast < band.slow)
  }
}
