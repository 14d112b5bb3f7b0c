public import Measures

extension Predictions {
  /// What to mind about the predictions for a target, a sentence each: the models that are asked for more than they were
  /// made for, and a marathon from less than a half.
  public func warnings(for target: Distance.Written) -> [String] {
    let result = result(for: target.distance)
    var warnings: [String] = []
    let isMarathon = (Distance.metres(42_000)...Distance.metres(42_400)).contains(target.distance)
    if isMarathon, result.distance.distance < .halfMarathon {
      // Source: Vickers and Vertosick 2016, An empirical study of race times in recreational endurance runners, BMC Sports
      // Science, Medicine and Rehabilitation 8:26.
      warnings.append(
        "A marathon from " + result.distance.nameInSentence + " is a long reach. "
          + "Half of recreational runners end up at least ten minutes slower than Riegel says.")
    }
    for model in PredictionModel.allCases {
      if time(for: target.distance, by: model) == nil {
        warnings.append(model.name + " has no time for " + target.nameInSentence + " from such a result.")
      }
      if let distances = model.distances {
        for written in [result.distance, target] where !distances.contains(written.distance) {
          warnings.append(model.warning(of: written.called))
        }
      } else {
        let predicted = time(for: target.distance, by: model)
        if !Self.riegelTimes.contains(result.time) {
          warnings.append(model.warning(of: "A result in " + result.time.written))
        }
        if let predicted, !Self.riegelTimes.contains(predicted) {
          let time = predicted.written(to: .seconds)
          warnings.append(model.warning(of: "A time of " + time + " for " + target.nameInSentence))
        }
      }
    }
    return warnings
  }

  /// The times that Riegel's formula is good for, 3.5 to 230 minutes.
  ///
  /// Source: Riegel 1981, American Scientist 69, 285-290.
  private static var riegelTimes: ClosedRange<Time> { .seconds(210) ... .seconds(13_800) }
}

extension PredictionModel {
  /// That something lies beyond what the model was made for.
  fileprivate func warning(of subject: String) -> String {
    subject + " is beyond what " + name + " was made for: " + range + "."
  }

  /// The distances that it was made for; `nil` for Riegel's, which holds for some times instead.
  var distances: ClosedRange<Distance>? {
    switch self {
    case .riegel: nil
    case .danielsGilbert: .metres(1500) ... .marathon
    case .cameron: .metres(800) ... .marathon
    case .purdy: .metres(40) ... .metres(100_000)
    }
  }
}
