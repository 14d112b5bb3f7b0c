import Measures
import Pacing

/// What the tabs of the Pace room ask, and how it is shown: all that undo takes back and that is kept.
package struct PaceState: Sendable {
  /// The tab that is open.
  package var tab = PaceTab.solve
  /// Time, distance and pace, and with them the goal of the splits.
  var solve = PaceQuestion()
  /// The unit that distances are shown in.
  var distanceUnit = DistanceUnit.kilometre
  /// The unit that paces are shown in.
  var paceUnit = PaceUnit.perKilometre
  /// How far it is from split to split; `nil` for what is usual over the distance.
  var every: Distance.Written?
  /// By how much the second half is faster.
  var secondHalf = SecondHalf.even
  /// The digits of the splits; `nil` for the usual ones.
  var precision: Time.Precision?
  /// What a swimmer asks for.
  var topic = SwimTopic.hold
  /// A goal in a pool.
  var swim = SwimQuestion()
  /// The unit of the paces to hold where one was chosen.
  var swimUnit: DistanceUnit?
  /// The trials for the critical swim speed, complete or not.
  var trials = [Draft(.metres(400)), Draft(.metres(200))]
  /// A time in another course.
  var conversion = ConversionQuestion()
  /// World Aquatics points.
  var points = PointsQuestion()
  /// Whether points are worked out from a time; else the times for some points.
  var scoresTime = true
  /// Results of races, complete or not; at least one.
  var results = [Draft(.metres(5000), .kilometre)]
  /// The distances to predict; empty for the usual ones.
  var targets: [Distance.Written] = []
  /// Which of the targets is shown in large, counted from zero; the last where there are fewer.
  var target = Int.max
  /// Riegel's exponent where it was chosen.
  var exponent: RiegelExponent?

  /// A distance and a time of which either may still be missing.
  struct Draft: Sendable {
    var distance: Distance.Written?
    var time: Time?

    init() {}

    init(_ distance: Distance, _ unit: DistanceUnit = .metre) {
      self.distance = Distance.Written(distance, in: unit)
    }

    /// The result, where both are there and above zero.
    var performance: Performance? {
      if let distance, let time { Performance(distance, in: time) } else { nil }
    }
  }

  /// What stands there at first: the marathon, and a swim in a pool of 25 m.
  package init() {
    solve.give(.distance(Distance.Written(.marathon, in: .kilometre)))
    swim.distance = Distance.Written(.metres(400), in: .metre)
    (conversion.event, conversion.from) = (SwimEvent(200, .free), .shortYards)
  }
}

/// The tabs of the Pace room.
package enum PaceTab: Sendable, CaseIterable {
  /// Time, distance and pace from one another.
  case solve
  /// The splits of that goal.
  case splits
  /// What a swimmer holds, and more for the pool.
  case swim
  /// What a result promises over other distances.
  case predict

  /// What stands on it.
  var title: String {
    switch self {
    case .solve: "Solve"
    case .splits: "Splits"
    case .swim: "Swim"
    case .predict: "Predict"
    }
  }
}

/// What a swimmer asks for.
package enum SwimTopic: Sendable, CaseIterable {
  /// The pace to hold, and the splits.
  case hold
  /// The critical swim speed of some trials.
  case critical
  /// A time in another course.
  case convert
  /// World Aquatics points.
  case points

  /// What stands on its chip.
  var title: String {
    switch self {
    case .hold: "Hold"
    case .critical: "CSS"
    case .convert: "Convert"
    case .points: "Points"
    }
  }

  /// What it is in full.
  var name: String {
    switch self {
    case .hold: "pace to hold"
    case .critical: "critical swim speed"
    case .convert: "course conversion"
    case .points: "World Aquatics points"
    }
  }
}

extension PaceState {
  /// The splits of the goal.
  var splits: SplitsQuestion {
    var question = SplitsQuestion()
    question.time = solve.solver.time
    question.distance = solve.solver.distance.map { Distance.Written($0, in: solve.distanceUnit) }
    question.pace = solve.solver.pace.map { Pace.Written($0, in: solve.paceUnit) }
    question.every = every
    question.secondHalf = secondHalf
    question.precision = precision
    return question
  }

  /// The pool that is swum in.
  var pool: Pool { swim.pool ?? swim.usualPool }

  /// The unit of the paces to hold: metres, yards or feet.
  var shownSwimUnit: DistanceUnit {
    switch swimUnit ?? swim.every?.unit ?? swim.distance?.unit ?? pool.unit {
    case .yard, .mile: .yard
    case .foot: .foot
    case .metre, .kilometre: .metre
    }
  }

  /// How far it is from split to split; `nil` while no distance is known.
  var splitStep: Distance.Written? { every ?? splits.usualStep }

  /// The distances that are predicted, and which of them is shown in large.
  var shownTargets: (all: [Distance.Written], chosen: Int) {
    let all = (try? prediction.shownTargets()) ?? targets
    return (all, min(target, all.count - 1))
  }

  /// The critical swim speed of the trials that are complete.
  var critical: CriticalSwimSpeedQuestion {
    var question = CriticalSwimSpeedQuestion()
    question.trials = trials.compactMap { $0.performance }
    return question
  }

  /// The predictions from the results that are complete.
  var prediction: PredictionQuestion {
    var question = PredictionQuestion()
    question.furtherResults = results.dropFirst().compactMap { $0.performance }
    // Half a first result is passed over where a whole one follows it.
    if results[0].performance != nil || question.furtherResults.isEmpty {
      (question.time, question.distance) = (results[0].time, results[0].distance)
    }
    (question.targets, question.exponent) = (targets, exponent)
    return question
  }
}
