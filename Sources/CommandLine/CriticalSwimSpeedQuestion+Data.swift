import JSON
import Measures
import Pacing

extension CriticalSwimSpeedQuestion: AskedQuestion {
  func data() throws(QuestionError) -> [JSON.Member] {
    let speed = try speed()
    func time(_ count: Int64, _ unit: DistanceUnit) -> Time? { Distance(count, unit).flatMap { speed.time(over: $0) } }
    return [
      JSON.Member("trials", .array(speed.trials.map(Self.trial))),
      // As they are printed: the speed to a tenth of a millimetre, D′ to a centimetre.
      JSON.Member("speed_um_per_s", .millionths(of: speed.metresPerSecond)),
      JSON.Member("reserve_um", .millionths(of: speed.metresInHand)),
      JSON.Member("pace_ms_per_100m", .integer(time(100, .metre))),
      JSON.Member("pace_ms_per_100yd", .integer(time(100, .yard))),
      JSON.Member(
        "times",
        .array(
          [DistanceUnit.metre, .yard].flatMap { unit in
            [25, 50, 100, 200, 400].map { count in
              ["distance_um": .integer(count * unit.micrometres), "time_ms": .integer(time(count, unit))]
            }
          })),
    ]
  }

  private static func trial(_ trial: Performance) -> JSON {
    ["distance_um": .integer(trial.distance.distance), "time_ms": .integer(trial.time)]
  }
}
