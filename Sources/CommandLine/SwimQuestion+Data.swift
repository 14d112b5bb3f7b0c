import JSON
import Measures
import Pacing

extension SwimQuestion: AskedQuestion {
  func data() throws(QuestionError) -> [JSON.Member] {
    let (swim, splits) = (try goal(), try splits())
    return [
      JSON.Member("goal", ["time_ms": .integer(swim.time), "distance_um": .integer(swim.distance.distance)]),
      JSON.Member("hold", Self.hold(of: swim)),
      JSON.Member("pool_um", .integer(swim.pool.length)),
      JSON.Member("lengths", .number(swim.count(of: swim.pool.length))),
      JSON.Member("every_um", .integer(splits.step)),
      JSON.Member("divisions", .number(swim.count(of: splits.step))),
      JSON.Member("second_half_per_mille", .integer(splits.secondHalf.perMille)),
      JSON.Member("rows", .rows(of: splits)),
    ]
  }

  /// The paces for 25, 50 and 100 of each unit that pools are built in, rounded to hundredths as they are printed.
  private static func hold(of swim: SwimPace) -> JSON {
    .object(
      [DistanceUnit.metre, .yard, .foot].flatMap { unit in
        [25, 50, 100].map { count in
          JSON.Member("per_\(count)\(unit.symbol)_ms", .integer(swim.hold(per: count, unit)))
        }
      })
  }
}
