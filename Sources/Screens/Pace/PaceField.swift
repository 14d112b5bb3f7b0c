import Measures
package import Pacing

/// A field of the Pace room, to be entered in a sheet.
package enum PaceField: Sendable {
  /// Time, distance or pace.
  case solve(Solver.Quantity)
  /// How far it is from split to split.
  case splitStep
  /// The time that a swimmer wants to swim.
  case swimGoal
  /// How far it is in the pool.
  case swimDistance
  /// The length of the pool.
  case pool
  /// How far it is from split to split in the pool.
  case swimStep
  /// The distance of a trial, counted from zero.
  case trialDistance(Int)
  /// The time of a trial, counted from zero.
  case trialTime(Int)
  /// The time to convert.
  case conversionTime
  /// The base time of an event.
  case base
  /// The time to score.
  case pointsTime
  /// The points to swim for.
  case points
  /// The distance of a result, counted from zero.
  case resultDistance(Int)
  /// The time of a result, counted from zero.
  case resultTime(Int)
  /// A further distance to predict.
  case target
}

extension PaceField {
  /// What it is called above its sheet: `Time`.
  var title: String {
    switch self {
    case .solve(let quantity): quantity.title
    case .splitStep, .swimStep: "Split every"
    case .swimGoal: "Goal"
    case .swimDistance: "Distance"
    case .pool: "Pool"
    case .trialDistance(let index): "Distance of trial \(index + 1)"
    case .trialTime(let index): "Time of trial \(index + 1)"
    case .conversionTime, .pointsTime: "Time"
    case .base: "Base time"
    case .points: "Points"
    case .resultDistance(0): "Distance you ran"
    case .resultDistance(let index): "Distance of result \(index + 1)"
    case .resultTime(0): "Time you ran it in"
    case .resultTime(let index): "Time of result \(index + 1)"
    case .target: "Another distance"
    }
  }

  /// What stands above its value, where something else stands beside it that says the rest.
  var label: String {
    switch self {
    case .trialDistance(let index): "Trial \(index + 1)"
    case .resultDistance(0): "You ran"
    case .resultDistance(let index): "Result \(index + 1)"
    case .trialTime, .resultTime: "in"
    default: title
    }
  }

  /// What a screen reader calls it where its label would say too little.
  var spokenLabel: String? {
    switch self {
    case .resultDistance, .resultTime, .trialDistance, .trialTime: title
    default: nil
    }
  }

  /// Whether it is a time in the pool, which has hundredths always.
  var isOfSwim: Bool {
    switch self {
    case .swimGoal, .trialTime, .conversionTime, .base, .pointsTime: true
    default: false
    }
  }

  /// What its button says before a value is set, and the sheet's main button: `time` in `Set time`.
  var name: String {
    switch self {
    case .solve(let quantity): quantity.name
    case .splitStep, .swimStep: "step"
    case .swimGoal: "goal"
    case .swimDistance, .trialDistance, .resultDistance, .target: "distance"
    case .pool: "pool"
    case .trialTime, .conversionTime, .pointsTime, .resultTime: "time"
    case .base: "base time"
    case .points: "points"
    }
  }

  /// What it is known by on the page: one word.
  var id: String {
    switch self {
    case .solve(let quantity): quantity.name
    case .splitStep: "every"
    case .swimGoal: "goal"
    case .swimDistance: "swim-distance"
    case .pool: "pool"
    case .swimStep: "per"
    case .trialDistance(let index): "trial-distance-\(index + 1)"
    case .trialTime(let index): "trial-time-\(index + 1)"
    case .conversionTime: "conversion-time"
    case .base: "base"
    case .pointsTime: "points-time"
    case .points: "points"
    case .resultDistance(let index): "result-distance-\(index + 1)"
    case .resultTime(let index): "result-time-\(index + 1)"
    case .target: "target"
    }
  }

  /// What is entered.
  func kind(in state: PaceState) -> EntryKind {
    switch self {
    case .solve(.time), .resultTime: .time(hours: true, hundredths: false)
    case .solve(.distance): .distance(state.distanceUnit)
    case .solve(.pace): .pace(state.paceUnit)
    case .splitStep: .distance(state.distanceUnit)
    case .swimGoal, .trialTime, .conversionTime, .base, .pointsTime: .time(hours: false, hundredths: true)
    case .swimDistance: .distance(value(in: state)?.distanceUnit ?? .metre)
    case .pool: .pool(state.pool.unit)
    case .swimStep: .pool(value(in: state)?.distanceUnit ?? state.shownSwimUnit)
    case .trialDistance, .resultDistance, .target: .distance(value(in: state)?.distanceUnit ?? usualUnit)
    case .points: .number("points")
    }
  }

  private var usualUnit: DistanceUnit {
    switch self {
    case .resultDistance, .target: .kilometre
    default: .metre
    }
  }

  /// The values that can be picked by name.
  var offers: [MeasureEntry.Offer] {
    switch self {
    case .solve(.distance), .resultDistance, .target:
      NamedDistance.all.map { .init(name: $0.name, value: .distance(Distance.Written($0.distance, in: $0.unit))) }
    case .pool:
      [Pool.shortCourseMetres, .longCourse, .shortCourseYards, .thirdYards].map {
        .init(name: $0.text, value: .distance(Distance.Written($0.length, in: $0.unit)))
      }
    case .swimDistance, .trialDistance: Self.swims.map { .init(name: $0.text, value: .distance($0)) }
    default: []
    }
  }

  /// The distances that are swum in pools.
  private static let swims: [Distance.Written] =
    [50, 100, 200, 400, 800, 1500].map { Distance.Written(.metres($0), in: .metre) }
    + [500, 1000, 1650].compactMap { count in
      Distance(count, .yard).map { Distance.Written($0, in: .yard) }
    }
}

extension EntryValue {
  /// The unit that a distance is written in; `nil` for anything else.
  var distanceUnit: DistanceUnit? {
    if case .distance(let written) = self { written.unit } else { nil }
  }
}

extension PaceField {
  /// What stands in it; `nil` where nothing does.
  func value(in state: PaceState) -> EntryValue? {
    switch self {
    case .solve(let quantity): state.solve.given(quantity)
    case .splitStep: state.every.map { .distance($0) }
    case .swimGoal: state.swim.time.map { .time($0) }
    case .swimDistance: state.swim.distance.map { .distance($0) }
    case .pool: .distance(Distance.Written(state.pool.length, in: state.pool.unit))
    case .swimStep: state.swim.every.map { .distance($0) }
    case .trialDistance(let index): state.trials[index].distance.map { .distance($0) }
    case .trialTime(let index): state.trials[index].time.map { .time($0) }
    case .conversionTime: state.conversion.time.map { .time($0) }
    case .base: state.points.base.map { .time($0) }
    case .pointsTime: state.points.time.map { .time($0) }
    case .points: state.points.points.map { .number($0) }
    case .resultDistance(let index): state.results[index].distance.map { .distance($0) }
    case .resultTime(let index): state.results[index].time.map { .time($0) }
    case .target: nil
    }
  }

  /// Takes a value, or takes it back where there is none.
  ///
  /// - Throws: ``QuestionError`` where the field takes no such value; the state is as before then.
  func set(_ value: EntryValue?, in state: inout PaceState) throws(QuestionError) {
    let (time, distance) = (value?.time, value?.distance)
    switch self {
    case .solve(let quantity):
      if let value { state.solve.give(value) } else { state.solve.clear(quantity) }
      state.show(in: value)
    case .splitStep: state.every = distance
    case .swimGoal: state.swim.time = time
    case .swimDistance: state.swim.distance = distance
    case .pool: state.swim.pool = try Self.pool(distance)
    case .swimStep: state.swim.every = distance
    case .trialDistance(let index): state.trials[index].distance = distance
    case .trialTime(let index): state.trials[index].time = time
    case .conversionTime: state.conversion.time = time
    case .base: state.points.base = time
    case .pointsTime: state.points.time = time
    case .points: state.points.points = try Self.points(value?.number)
    case .resultDistance(let index): state.results[index].distance = distance
    case .resultTime(let index): state.results[index].time = time
    case .target: if let distance { state.aim(at: distance) }
    }
  }

  /// Only points that a link and the command line take too, so that they are there again after a reload.
  private static func points(_ points: Int64?) throws(QuestionError) -> Int64? {
    guard let points, !PointsScale.points.contains(points) else { return points }
    throw .refused(
      field: "points", wrong: "Points are from 1 to 9999, these are \(points)", rightForm: "Ask for some between.")
  }

  private static func pool(_ length: Distance.Written?) throws(QuestionError) -> Pool? {
    guard let length else { return nil }
    do throws(PoolError) {
      return try Pool(length)
    } catch {
      throw QuestionError(error, field: "course")
    }
  }
}

extension EntryValue {
  fileprivate var time: Time? {
    if case .time(let time) = self { time } else { nil }
  }

  fileprivate var distance: Distance.Written? {
    if case .distance(let distance) = self { distance } else { nil }
  }

  fileprivate var number: Int64? {
    if case .number(let number) = self { number } else { nil }
  }
}

extension PaceState {
  /// Shows a quantity in the unit that it was typed in.
  fileprivate mutating func show(in value: EntryValue?) {
    switch value {
    case .distance(let written)?: distanceUnit = written.unit
    case .pace(let written)?: paceUnit = written.unit
    default: break
    }
  }

  /// Shows this distance in large among those that are predicted, which it joins in place of the fourth.
  mutating func aim(at distance: Distance.Written) {
    let shown = shownTargets.all
    if let index = shown.firstIndex(where: { $0.distance == distance.distance }) {
      target = index
    } else {
      targets = shown.prefix(Self.usualTargets) + [distance]
      target = targets.count - 1
    }
  }

  private static let usualTargets = 3
}
