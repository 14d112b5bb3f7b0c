import Measures
import Pacing
import TestSupport
import Workouts

/// Plans of every feature that there is, from seeds.
struct RandomPlan {
  var random: Seeded

  /// The next plan, within the limits, mostly of a few rows.
  mutating func next() -> Plan {
    var plan = Plan()
    if chance(3) { plan.name = pick(["Thursday squad", "10 x 100: fast", "a, b", "Ōhau"]) }
    if chance(3) { plan.pool = pick([.shortCourseMetres, .shortCourseYards, .longCourse, .thirdYards]) }
    plan.units = plan.pool.map { Units.usual(for: $0.unit, inPool: true) } ?? .metric
    if chance(4) { plan.units = units() }
    if chance(2) { plan.athlete.threshold = Pace.Written(pace(.metres(1000), 200_000...400_000), in: .perKilometre) }
    if chance(2) {
      plan.athlete.criticalSwimSpeed = Pace.Written(pace(.metres(100), 60_000...150_000), in: .per100Metres)
    }
    for _ in 0..<int(1...5) { add(item(depth: 0, &plan), to: &plan) }
    return (try? plan.checked()) ?? next()
  }

  private func add(_ item: Item, to plan: inout Plan) {
    plan.add(item.content)
  }

  private mutating func item(depth: Int, _ plan: inout Plan) -> Item {
    if depth < 4, chance(4) {
      var items: [Item] = []
      for _ in 0..<int(0...3) { items.append(item(depth: depth + 1, &plan)) }
      guard let repeats = try? Repeat(int(1...6), items) else { preconditionFailure("a repeat that cannot be") }
      return plan.make(.repeats(repeats))
    }
    return plan.make(.step(step(plan)))
  }

  private mutating func step(_ plan: Plan) -> Step {
    let kind: Step.Kind = chance(3) ? .rest : pick([.work, .work, .work, .warmUp, .coolDown])
    let units = chance(2) ? plan.units : self.units()
    var step = Step(
      kind, extent(kind), target: chance(2) ? target() : nil, parts: chance(12) ? int(2...12) : 1, units: units,
      skipsLast: chance(4) ? chance(2) : nil)
    if step.kind != .rest { step.skipsLast = true }
    step.isLocked = chance(6)
    if chance(5) {
      step.note = pick(["free", "drill easy", "down the hill", "in 5 s", "jog", "1-4", "rest", "says “go”"])
    }
    return step
  }

  private mutating func extent(_ kind: Step.Kind) -> Step.Extent? {
    switch int(0...(kind == .rest ? 8 : 6)) {
    case 0: return nil
    case 1: return .untilTapped
    case 2, 3: return .time(time(1000...3_600_000))
    case 4...6: return .distance(distance())
    case 7: return .sendOff(time(10_000...300_000))
    default:
      let by = Time.seconds(Int64(int(1...5)))
      return .shrinking(from: .seconds(Int64(int(60...120))), by: by)
    }
  }

  private mutating func target() -> Step.Target {
    switch int(0...5) {
    case 0, 1: return .time(time(10_000...3_600_000))
    case 2, 3: return .pace(.pace(pace(pick([.metres(1000), .mile, .metres(100)]), 50_000...600_000)))
    case 4:
      let anchor: Anchor = chance(2) ? .threshold : .criticalSwimSpeed
      if chance(2) { return .pace(.share(anchor, perMille: Int64(int(600...1200)))) }
      let offset = Int64(int(-9...20)) * 500
      return chance(3)
        ? .range(.offset(anchor, milliseconds: offset), .offset(anchor, milliseconds: offset + 3000))
        : .pace(.offset(anchor, milliseconds: offset))
    default:
      let fast = int(100...300) * 1000
      return .range(.pace(pace(.metres(1000), fast...fast)), .pace(pace(.metres(1000), fast + 1000...fast + 9000)))
    }
  }

  private mutating func units() -> Units {
    Units(
      pick(DistanceUnit.allCases),
      pick([.perKilometre, .perMile, .per100Metres, .per100Yards, .per400Metres, .kilometresPerHour, .milesPerHour]))
  }

  private mutating func distance() -> Distance {
    let unit = pick(DistanceUnit.allCases)
    let count = unit == .kilometre || unit == .mile ? int(1...20) : int(1...60) * 50
    let exact = Int64(count) * unit.micrometres + (chance(5) ? Int64(int(1...999_999)) : 0)
    guard let distance = Distance(micrometres: exact) else { preconditionFailure("\(exact) µm") }
    return distance
  }

  private mutating func time(_ milliseconds: ClosedRange<Int>) -> Time {
    let whole = Int64(int(milliseconds)) / 1000 * 1000
    let exact = chance(4) ? Int64(int(milliseconds)) : max(1000, whole)
    guard let time = Time(milliseconds: exact) else { preconditionFailure("\(exact) ms") }
    return time
  }

  private mutating func pace(_ distance: Distance, _ milliseconds: ClosedRange<Int>) -> Pace {
    guard let pace = Pace(covering: distance, in: time(milliseconds)) else { preconditionFailure("no pace") }
    return pace
  }

  private mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func chance(_ count: Int) -> Bool { int(1...count) == 1 }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[int(0...values.count - 1)] }
}
