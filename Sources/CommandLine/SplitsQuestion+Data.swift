import JSON
import Measures
import Pacing

extension SplitsQuestion: AskedQuestion {
  func data() throws(QuestionError) -> [JSON.Member] {
    let splits = try splits()
    return [
      JSON.Member("goal", ["time_ms": .integer(splits.time), "distance_um": .integer(splits.distance)]),
      JSON.Member("pace", .pair(splits.pace)),
      JSON.Member("every_um", .integer(splits.step)),
      JSON.Member("second_half_per_mille", .integer(splits.secondHalf.perMille)),
      JSON.Member("rows", .rows(of: splits)),
    ]
  }
}

extension JSON {
  /// The splits, an object each, in the order in which they are passed.
  static func rows(of splits: Splits) -> JSON {
    .array(
      splits.rows.map { split in
        [
          "distance_um": .integer(split.distance), "time_ms": .integer(split.time), "lap_ms": .integer(split.lap),
          "lap_distance_um": .integer(split.lapDistance),
        ]
      })
  }
}
