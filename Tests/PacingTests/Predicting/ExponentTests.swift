import Measures
import Pacing
import Testing

@Suite struct ExponentTests {
  private func fitted(_ results: [String]) throws -> RiegelExponent {
    try RiegelExponent.fitted(to: results.map(result))
  }

  // Slopes from Python's math.log.
  @Test(
    arguments: [
      (["10km=42:00", "20km=1:27:30"], "1.059"),  // 1.0588936905
      (["5km=20:00", "10km=42:00"], "1.07"),  // 1.0703893279
      (["5km=20:00", "10km=42:00", "half=1:35:00"], "1.082"),  // 1.0823991259
      (["half=1:35:00", "5km=20:00", "10km=42:00"], "1.082"),
      (["5km=20:00", "10km=40:00"], "1"),  // an even pace
      (["5km=20:00", "10km=49:10"], "1.298"),  // ln(2950 ÷ 1200) ÷ ln 2 = 1.29767
    ])
  func `an exponent is fitted to results`(results: [String], exponent: String) throws {
    #expect(try fitted(results).text == exponent)
  }

  @Test func `a fitted exponent keeps its decimals`() throws {
    let results = try ["5km=20:00", "10km=42:00"].map(result)
    let predictions = try Predictions(from: results, exponent: .fitted(to: results))
    // 2520 × 4.2195^1.070389327891398 = 11767.202654…; with 1.07 it would be 11760.6.
    #expect(predictions.time(for: .marathon, by: .riegel)?.milliseconds == 11_767_203)
  }

  @Test(
    arguments: [
      ([], .tooFewResults), (["5km=20:00"], .tooFewResults), (["5km=20:00", "10km=39:59"], .exponentTooSmall),
      (["5km=20:00", "10km=19:00"], .exponentTooSmall),
      (["5km=20:00", "10km=49:20"], .exponentTooLarge),  // ln(2960 ÷ 1200) ÷ ln 2 = 1.30256
    ] as [([String], PredictionError)])
  func `what no exponent fits is refused`(results: [String], error: PredictionError) {
    #expect(throws: error) { try fitted(results) }
  }

  @Test func `two results over the same distance are refused`() throws {
    let error = #expect(throws: PredictionError.self) { try fitted(["5km=20:00", "10km=42:00", "5000m=21:00"]) }
    #expect(error?.wrong == "Two results over 5 km fix no exponent")
    #expect(error?.rightForm == "Keep the better one of them, and add one over another distance.")
  }

  @Test(arguments: [("1", "1"), ("1.0", "1"), ("1.06", "1.06"), ("1,15", "1.15"), ("1.300", "1.3"), ("1.123", "1.123")])
  func `an exponent is read`(text: String, written: String) throws {
    #expect(try RiegelExponent(reading: text).text == written)
  }

  @Test(arguments: ["", "0.999", "1.301", "2", "1.0601", "-1.06", "1.", ".1", "one", "1e0", "1.06 "])
  func `what is no exponent is refused`(text: String) {
    let error = #expect(throws: ChoiceError.self) { try RiegelExponent(reading: text) }
    #expect(error?.wrong == "“\(text)” is no exponent")
    #expect(error?.rightForm == "Type 1 to 1.3 with at most three decimals, as 1.06.")
  }
}
