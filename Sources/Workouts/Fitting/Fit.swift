import Measures

/// The rows of a plan on their way to a total.
struct Fit {
  private var plan: Plan
  private let timeline: Timeline
  private let way: Plan.Way
  /// The rows that follow.
  private var rows: [Row] = []

  /// A row that follows, with what all the times that it is done come to.
  private struct Row {
    let id: Int
    let step: Step
    /// How often it is done.
    let count: Int64
    /// All its time in milliseconds, a send-off's as it is set; `nil` where nobody knows.
    let time: Int64?
    /// All its distance in micrometres; `nil` where nobody knows.
    let distance: Int64?
  }

  init(_ plan: Plan, _ timeline: Timeline, _ way: Plan.Way) throws(FitError) {
    (self.plan, self.timeline, self.way) = (plan, timeline, way)
    for row in plan.rows {
      guard let step = row.item.step, !step.isRest || step.isSendOff, !(way == .onlyUnlocked && step.isLocked) else {
        continue
      }
      let parts = timeline.parts(of: row.item.id)
      guard !parts.isEmpty else { continue }
      var (time, distance): (Int64?, Int64?) = (0, 0)
      for part in parts {
        time = time.flatMap { sum in part.time.map { sum + $0.milliseconds } }
        distance = distance.flatMap { sum in part.distance.map { sum + $0.micrometres } }
      }
      if step.isSendOff { time = step.time(for: plan.athlete).map { $0.milliseconds * Int64(parts.count) } }
      rows.append(Row(id: row.item.id, step: step, count: Int64(parts.count), time: time, distance: distance))
    }
    guard rows.contains(where: { !$0.step.isRest }) else {
      throw .nothingFollows(
        isLocked: way == .onlyUnlocked && plan.rows.contains { $0.item.step.map { $0.isLocked && !$0.isRest } ?? false }
      )
    }
  }

  /// Why a plan has no total: its first row without a time, or without a distance.
  static func unknown(in plan: Plan, _ timeline: Timeline, isTime: Bool) -> FitError {
    for part in timeline.parts where isTime ? part.clock == nil : part.distance == nil {
      return .unknown(row: plan[part.id]?.step?.amountText ?? "A row", isTime: isTime)
    }
    return .outOfRange
  }

  // MARK: A time

  /// The plan that takes this time.
  func reaching(_ wanted: Time) throws(FitError) -> Plan {
    guard wanted > .zero else { throw .zero }
    let weights = try timeWeights()
    let swims = rows.filter { !$0.step.isRest }
    // Rests and rows that do not follow take what they take; so the clock goes on in proportion for all the rest.
    let ids = rows.map { $0.id }
    var fixed: Int64 = 0
    for part in timeline.parts where !ids.contains(part.id) { fixed += part.clock?.milliseconds ?? 0 }
    let isEven = swims.allSatisfy { $0.time == nil }
    let whole = isEven ? weights.reduce(0) { $0 + $1 } : (timeline.totals.time?.milliseconds ?? 0) - fixed
    let left = wanted.milliseconds - fixed
    guard left > 0, whole > 0 else {
      throw .fixed(Time(milliseconds: fixed)?.written ?? "too long", isLocked: way == .onlyUnlocked)
    }
    let shares = try self.shares(of: left, weights, over: whole)
    return try settled(shares, wanted: wanted.milliseconds) { plan in
      let totals = Timeline(plan).totals
      return totals.unknownTimes == 0 ? totals.time?.milliseconds : nil
    } making: { row, share in
      stepped(row, time: share)
    }
  }

  /// By what the rows share a time: their own times, or their distances where none has a time.
  private func timeWeights() throws(FitError) -> [Int64] {
    for row in rows where row.time == nil {
      let isEven = way != .keepPaces && rows.allSatisfy { $0.time == nil && ($0.distance ?? 0) > 0 }
      guard isEven else { throw .unknown(row: row.step.amountText, isTime: true) }
      let ids = rows.map { $0.id }
      for part in timeline.parts where part.clock == nil && !ids.contains(part.id) { throw unknownTime(of: part) }
      return rows.map { $0.distance ?? 0 }
    }
    for part in timeline.parts where part.clock == nil { throw unknownTime(of: part) }
    return rows.map { $0.time ?? 0 }
  }

  private func unknownTime(of part: Timeline.Part) -> FitError {
    .unknown(row: plan[part.id]?.step?.amountText ?? "A row", isTime: true)
  }

  /// The row with a new time for all the times that it is done; `nil` where it cannot be.
  private func stepped(_ row: Row, time: Int64) -> Step? {
    let step = row.step
    if step.isSendOff { return made(step, row.count, time: time) { whole, _ in (.sendOff(whole), nil) } }
    if way == .keepPaces, !step.endsByTime {
      guard let pace = step.pace(for: plan.athlete) else { return nil }
      return made(step, row.count, time: time) { whole, _ in
        pace.distance(in: whole).map { (.distance($0), step.isTimed ? .time(whole) : step.target) }
      }
    }
    guard way != .keepPaces, let distance = row.distance, distance > 0 else {
      return made(step, row.count, time: time) { whole, _ in (.time(whole), step.target) }
    }
    return made(step, row.count, time: time, distance: distance) { whole, distance in
      (.distance(distance), .time(whole))
    }
  }

  // MARK: A distance

  /// The plan that goes this far.
  func reaching(_ wanted: Distance) throws(FitError) -> Plan {
    guard wanted > .zero else { throw .zero }
    let rows = self.rows.filter { !$0.step.isRest }
    for row in rows where row.distance == nil || way != .keepPaces && row.time == nil && !isDistanceAlone(row) {
      throw .unknown(row: row.step.amountText, isTime: row.distance != nil)
    }
    let weights = rows.map { $0.distance ?? 0 }
    let whole = weights.reduce(0) { $0 + $1 }
    var moving: Int64 = 0
    for part in timeline.parts {
      guard let distance = part.distance else { throw Self.unknown(in: plan, timeline, isTime: false) }
      moving += distance.micrometres
    }
    let fixed = moving - whole
    let left = wanted.micrometres - fixed
    guard left > 0, whole > 0 else {
      throw .fixed(
        Distance(micrometres: fixed).map { Distance.Written($0, in: plan.units.distance).text } ?? "too much",
        isLocked: way == .onlyUnlocked)
    }
    var copy = self
    if way == .keepPaces { try copy.scaleSendOffs(left, over: whole) }
    copy.rows = rows
    let shares = try copy.shares(of: left, weights, over: whole)
    return try copy.settled(shares, wanted: wanted.micrometres) { plan in
      let totals = Timeline(plan).totals
      return totals.unknownDistances == 0 ? totals.distance?.micrometres : nil
    } making: { row, share in
      stepped(row, distance: share)
    }
  }

  private func isDistanceAlone(_ row: Row) -> Bool {
    if case .distance = row.step.extent { row.step.target == nil } else { false }
  }

  /// Lets each send-off follow the swims before it, whose times follow their distances.
  private mutating func scaleSendOffs(_ left: Int64, over whole: Int64) throws(FitError) {
    for row in rows {
      guard case .sendOff(let time) = row.step.extent else { continue }
      guard let scaled = time.milliseconds.scaled(by: left, over: whole), scaled > 0,
        let time = Time(milliseconds: scaled)
      else { throw .outOfRange }
      plan.set(row.id, to: .step(row.step.with(time: time)))
    }
  }

  /// The row with a new distance for all the times that it is done; `nil` where it cannot be.
  private func stepped(_ row: Row, distance: Int64) -> Step? {
    let step = row.step
    if way == .keepPaces || row.time == nil {
      return made(step, row.count, distance: distance) { _, distance in
        guard step.isTimed else { return (.distance(distance), step.target) }
        return step.pace(for: plan.athlete)?.time(over: distance).map { (.distance(distance), .time($0)) }
      }
    }
    return made(step, row.count, time: row.time, distance: distance) { whole, distance in
      (.distance(distance), .time(whole))
    }
  }

  // MARK: Sharing

  /// What each row gets for all the times that it is done: its part of `left`, to a whole number each time.
  private func shares(of left: Int64, _ weights: [Int64], over whole: Int64) throws(FitError) -> [Int64] {
    var shares: [Int64] = []
    for (row, weight) in zip(rows, weights) {
      guard let once = (Int128(weight) * Int128(left)).divided(by: Int128(whole) * Int128(row.count)), once > 0 else {
        throw .outOfRange
      }
      shares.append(once * row.count)
    }
    return shares
  }

  /// The plan with these shares, what is left over given to one row, so that the total is exact.
  private func settled(
    _ shares: [Int64], wanted: Int64, measuring total: (Plan) -> Int64?, making: (Row, Int64) -> Step?
  ) throws(FitError) -> Plan {
    guard let first = try planned(shares, making), let reached = total(first) else { throw .outOfRange }
    if reached == wanted { return first }
    for needsParts in [false, true] {
      for index in absorbers.prefix(Self.mostTries) {
        let share = shares[index] + wanted - reached
        let isShared = share % rows[index].count != 0
        guard share > 0, isShared == needsParts else { continue }
        var changed = shares
        changed[index] = share
        if let plan = try planned(changed, making), total(plan) == wanted { return plan }
      }
    }
    throw rows.contains { $0.step.isSendOff } ? .betweenSendOffs : .outOfRange
  }

  /// How many rows are asked at most to take what is left over; without send-offs the first one can.
  private static let mostTries = 12

  /// The rows that can take what is left over: those done least often first, and of those the last.
  private var absorbers: [Int] {
    var order: [Int] = []
    for index in rows.indices.reversed() {
      let place = order.firstIndex { rows[$0].count > rows[index].count } ?? order.count
      order.insert(index, at: place)
    }
    return order
  }

  private func planned(_ shares: [Int64], _ making: (Row, Int64) -> Step?) throws(FitError) -> Plan? {
    var fitted = plan
    for (row, share) in zip(rows, shares) {
      guard let step = making(row, share) else { throw .outOfRange }
      fitted.set(row.id, to: .step(step))
    }
    return fitted
  }

  /// A step that is done so often, given what all of that comes to: whole where it can be shared evenly, else as one of so many
  /// parts; `nil` where it would be nothing, or too much.
  ///
  /// What the pace gives of it is worked out for one step, or for all its parts together.
  private func made(
    _ step: Step, _ count: Int64, time: Int64? = nil, distance: Int64? = nil,
    _ making: (Time, Distance) -> (Step.Extent, Step.Target?)?
  ) -> Step? {
    let isEven = (time ?? 0) % count == 0 && (distance ?? 0) % count == 0
    let divisor = isEven ? count : 1
    guard let whole = Time(milliseconds: (time ?? 0) / divisor), time == nil || whole > .zero,
      let far = Distance(micrometres: (distance ?? 0) / divisor), distance == nil || far > .zero
    else { return nil }
    guard let (extent, target) = making(whole, far), extent != .distance(.zero), target != .time(.zero) else {
      return nil
    }
    var made = Step(
      step.kind, extent, target: target, parts: Int(isEven ? 1 : count), units: step.units, skipsLast: step.skipsLast)
    (made.isLocked, made.note) = (step.isLocked, step.note)
    return made
  }
}

extension Step {
  /// Whether its distance is to be done in a time.
  fileprivate var isTimed: Bool {
    if case .time = target { true } else { false }
  }

  /// Whether it ends after a time.
  fileprivate var endsByTime: Bool {
    if case .time = extent { true } else { false }
  }
}
