package import Measures
package import Pacing

/// A choice made in the Pace room without a sheet.
package indirect enum PaceEdit: Sendable {
  /// How far it is from split to split.
  case splitStep(Distance.Written)
  /// By how much the second half is faster, of the goal or of the swim.
  case secondHalf(SecondHalf)
  /// The digits of the splits.
  case precision(Time.Precision)
  /// What a swimmer asks for.
  case topic(SwimTopic)
  /// The pool.
  case pool(Pool)
  /// The unit of the paces to hold.
  case swimUnit(DistanceUnit)
  /// How far it is from split to split in the pool; `nil` for each length.
  case swimStep(Distance.Written?)
  /// Another trial.
  case trialAdded
  /// A trial to leave out, counted from zero.
  case trialRemoved(Int)
  /// The event to convert.
  case event(SwimEvent)
  /// The course that the time was swum in.
  case course(Course)
  /// The factors to convert by.
  case factors(FactorSet)
  /// Whether points are worked out from a time; else the times for some points.
  case scoresTime(Bool)
  /// Another result of a race.
  case resultAdded
  /// A result to leave out, counted from zero.
  case resultRemoved(Int)
  /// Which prediction is shown in large, counted from zero.
  case target(Int)
  /// Riegel's exponent; `nil` for the usual or the fitted one.
  case exponent(RiegelExponent?)
}

extension PaceEdit {
  /// Makes the choice.
  func make(in state: inout PaceState) {
    switch self {
    case .splitStep(let step): state.every = step
    case .secondHalf(let change) where state.tab == .swim: state.swim.secondHalf = change
    case .secondHalf(let change): state.secondHalf = change
    case .precision(let precision): state.precision = precision
    case .topic(let topic): state.topic = topic
    case .pool(let pool): state.swim.pool = pool
    case .swimUnit(let unit): state.swimUnit = unit
    case .swimStep(let step): state.swim.every = step
    case .trialAdded: if state.trials.count < Self.most { state.trials.append(.init()) }
    case .trialRemoved(let index): if state.trials.count > 2 { state.trials.remove(at: index) }
    case .event(let event): state.conversion.event = event
    case .course(let course): state.swimIn(course)
    case .factors(let set): state.conversion.set = set
    case .scoresTime(let isTime): state.scoresTime = isTime
    case .resultAdded: if state.results.count < Self.most { state.results.append(.init()) }
    case .resultRemoved(let index): if state.results.count > 1 { state.results.remove(at: index) }
    case .target(let index): state.target = index
    case .exponent(let exponent): state.exponent = exponent
    }
  }

  /// The most trials or results that are taken.
  static let most = 20
}
