import JSON
import Measures
import Pacing

extension PredictionQuestion: AskedQuestion {
  func data() throws(QuestionError) -> [JSON.Member] {
    let predictions = try predictions()
    let vdot = predictions.bestVDOT
    return [
      JSON.Member("vdot", .number(vdot?.text)),
      JSON.Member("exponent", .number(predictions.exponent.text)),
      JSON.Member("targets", .array(try shownTargets().map { Self.target($0, of: predictions) })),
      JSON.Member(
        "bands", .array(vdot.map { vdot in TrainingBand.Kind.allCases.map { Self.band($0, for: vdot) } } ?? [])),
    ]
  }

  /// The times of the models to milliseconds, and those of whole seconds that are printed; null where a model has none.
  private static func target(_ target: Distance.Written, of predictions: Predictions) -> JSON {
    let warnings = predictions.warnings(for: target).map(JSON.string)
    return .object(
      [JSON.Member("distance_um", .integer(target.distance))]
        + times(for: target.distance, of: predictions, to: .thousandths)
        + [
          JSON.Member("printed", .object(times(for: target.distance, of: predictions, to: .seconds))),
          JSON.Member("warnings", .array(warnings)),
        ])
  }

  private static func times(
    for target: Distance, of predictions: Predictions, to precision: Time.Precision
  ) -> [JSON.Member] {
    PredictionModel.allCases.map { model in
      let time = predictions.time(for: target, by: model)?.rounded(to: precision)
      return JSON.Member(model.name.lowercased() + "_ms", .integer(time))
    } + [JSON.Member("spread_ms", .integer(predictions.spread(for: target, to: precision)))]
  }

  /// A kind of training with its slow and its fast pace, in the whole seconds that are printed.
  private static func band(_ kind: TrainingBand.Kind, for vdot: VDOT) -> JSON {
    let band = TrainingBand(kind, for: vdot)
    return [
      "name": .string(kind.name),
      "slow_ms_per_km": .integer(band.slow.time(over: .metres(1000), to: .seconds)),
      "fast_ms_per_km": .integer(band.fast.time(over: .metres(1000), to: .seconds)),
      "slow_ms_per_mi": .integer(band.slow.time(over: .mile, to: .seconds)),
      "fast_ms_per_mi": .integer(band.fast.time(over: .mile, to: .seconds)),
    ]
  }
}
