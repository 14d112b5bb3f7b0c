import Measures
import Pacing
import Testing

@Suite struct PredictionsTests {
  private func predictions(_ results: [String]) throws -> Predictions {
    try Predictions(from: results.map(result))
  }

  @Test func `the models lie apart by the difference of what is shown`() throws {
    let predictions = try predictions(["5km=20:00"])
    #expect(predictions.fastest(for: .marathon, to: .seconds)?.written == "3:11:17")
    #expect(predictions.slowest(for: .marathon, to: .seconds)?.written == "3:24:50")
    #expect(predictions.spread(for: .marathon, to: .seconds)?.written == "13:33")
    #expect(predictions.spread(for: .metres(5000)) == .zero)
    #expect(predictions.spread(for: .metres(50)) == nil)
  }

  @Test(
    arguments: [
      ("1500m", "mile"), ("3km", "5km"), ("7km", "5km"), ("8km", "10km"), ("10km", "10km"), ("marathon", "10km"),
      ("100m", "mile"),
      ("7071.0678m", "5km"),  // √50 km is a hair further from 10 km: 7.0710678 ÷ 5 < 10 ÷ 7.0710678
      ("7071.068m", "10km"),
    ])
  func `each target takes the result nearest in ratio`(target: String, nearest: String) throws {
    let predictions = try predictions(["5km=20:00", "10km=42:00", "mile=6:00"])
    let result = predictions.result(for: try distance(target).distance)
    #expect(result.distance.distance == (try distance(nearest).distance))
  }

  @Test func `of two as near the one given first counts`() throws {
    for results in [["5km=20:00", "20km=1:28:00"], ["20km=1:28:00", "5km=20:00"]] {
      let nearest = try predictions(results).result(for: .metres(10_000))
      #expect(nearest.distance.distance == (try result(results[0]).distance.distance))
    }
  }

  @Test(
    arguments: [
      ("99m=20", "A distance is from 100 m to 1,000 km, this is 99 m", "Give a distance between these."),
      ("1001km=900:00:00", "A distance is from 100 m to 1,000 km, this is 1001 km", "Give a distance between these."),
      ("100m=7.99", "100 m in 7.99 is faster than anybody runs", "Check distance and time; the limit is 12.5 m/s."),
      (
        "marathon=56:15", "Marathon in 56:15 is faster than anybody runs",
        "Check distance and time; the limit is 12.5 m/s."
      ),
    ])
  func `what cannot be predicted from is refused`(from: String, wrong: String, rightForm: String) {
    let error = #expect(throws: PredictionError.self) { try predictions([from]) }
    #expect(error?.wrong == wrong)
    #expect(error?.rightForm == rightForm)
  }

  @Test func `no result is refused`() {
    #expect(throws: PredictionError.noResult) { try Predictions(from: []) }
  }

  @Test func `12 and a half metres a second are allowed`() throws {
    #expect(try predictions(["100m=8", "1000km=22:13:20"]).results.count == 2)
  }

  @Test(
    arguments: [
      ("5km=20:00", "10km", []), ("5km=20:00", "half", []), ("half=1:30:00", "marathon", []),
      (
        "5km=20:00", "marathon",
        [
          "A marathon from 5 km is a long reach. "
            + "Half of recreational runners end up at least ten minutes slower than Riegel says."
        ]
      ),
      (
        "half=2:00:00", "marathon",  // 2:00:00 × 2^1.06 = 15,011.5 s
        ["A time of 4:10:12 for the marathon is beyond what Riegel was made for: it holds for 3.5 to 230 minutes."]
      ),
      (
        "400m=60", "800m",
        [
          "A result in 1:00 is beyond what Riegel was made for: it holds for 3.5 to 230 minutes.",
          "A time of 2:05 for 800 m is beyond what Riegel was made for: it holds for 3.5 to 230 minutes.",
          "400 m is beyond what Daniels was made for: its tables run from 1500 m to the marathon.",
          "800 m is beyond what Daniels was made for: its tables run from 1500 m to the marathon.",
          "400 m is beyond what Cameron was made for: it was fitted to records from 800 m to the marathon.",
        ]
      ),
      (
        "marathon=3:00:00", "101km",  // 10,800 × (101 ÷ 42.195)^1.06 = 27,241 s
        [
          "A time of 7:34:01 for 101 km is beyond what Riegel was made for: it holds for 3.5 to 230 minutes.",
          "101 km is beyond what Daniels was made for: its tables run from 1500 m to the marathon.",
          "101 km is beyond what Cameron was made for: it was fitted to records from 800 m to the marathon.",
          "101 km is beyond what Purdy was made for: its tables run from 40 m to 100 km.",
        ]
      ),
    ] as [(String, String, [String])])
  func `what a model was not made for is said`(from: String, target: String, warnings: [String]) throws {
    #expect(try predictions([from]).warnings(for: distance(target)) == warnings)
  }
}
