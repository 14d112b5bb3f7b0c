public import Measures

/// A plan as it is done: each step as often as it is repeated, one after the other.
public struct Timeline: Sendable {
  /// A step, done once.
  public struct Part: Sendable {
    /// The row it comes from.
    public let id: Int
    /// What it is for.
    public let kind: Step.Kind
    /// How long it takes; `nil` where nobody knows.
    public internal(set) var time: Time?
    /// How far it goes; `nil` where nobody knows, nothing for a rest on the spot.
    public let distance: Distance?
    /// By how much the send-off is missed that this waits for; nothing where it is made, or it is no send-off.
    public internal(set) var late = Time.zero
    /// What it adds to the clock; a swim of unknown time adds nothing where the send-off behind it covers it.
    var clock: Time?
  }

  /// What is done, in order, at most ``Plan/mostSteps`` of a plan that was checked; blank rows and what could not be read are
  /// left out.
  public private(set) var parts: [Part] = []
  /// For each repeat which parts its first run takes: indices of ``parts``.
  ///
  /// In the order in which the runs end.
  private var runs: [(id: Int, parts: Range<Int>)] = []

  /// A plan as it is done.
  ///
  /// The last rest of each repeat is left out where its row says so, and the wait for a send-off that nothing leaves on any
  /// more, at the end of the plan.
  ///
  /// - Parameters:
  ///   - plan: The plan, within the limits (``Plan/checked()``).
  ///   - keepsLastRests: Whether all rests are taken, whatever their rows say.
  public init(_ plan: Plan, keepsLastRests: Bool = false) {
    var unrolling = Unrolling(athlete: plan.athlete, keepsLastRests: keepsLastRests)
    for item in plan.items {
      // Outside of repeats each row is left for on its own; a send-off belongs to the row before.
      if item.step?.isSendOff != true { unrolling.depart() }
      unrolling.take([item], pass: 0)
    }
    (parts, runs) = (unrolling.parts, unrolling.runs)
    if !keepsLastRests, let last = parts.last, last.time != nil, plan[last.id]?.step?.isSendOff == true {
      parts.removeLast()
    }
  }

  /// The totals of everything.
  public var totals: Totals { Totals(parts[...]) }

  /// The totals of a repeat, all its times once through; `nil` where the plan has no such repeat.
  public func totals(of id: Int) -> Totals? {
    runs.first { $0.id == id }.map { Totals(parts[$0.parts.clamped(to: 0..<parts.count)]) }
  }

  /// The first part that comes from a row; `nil` where there is none.
  public func firstPart(of id: Int) -> Part? { parts.first { $0.id == id } }

  /// The parts that come from a row, in order.
  public func parts(of id: Int) -> [Part] { parts.filter { $0.id == id } }
}

/// Goes through a plan, repeat by repeat.
private struct Unrolling {
  let athlete: Athlete
  let keepsLastRests: Bool
  var parts: [Timeline.Part] = []
  var runs: [(id: Int, parts: Range<Int>)] = []
  /// How long ago the last departure was as far as that is known, and the first part since.
  private var (sinceDeparture, firstSince): (Int64, Int) = (0, 0)
  private var isSinceKnown = true
  /// How often each row was done that is one of several parts.
  private var shares: [(id: Int, done: Int)] = []

  init(athlete: Athlete, keepsLastRests: Bool) {
    (self.athlete, self.keepsLastRests) = (athlete, keepsLastRests)
  }

  /// Does these rows; `pass` of them have gone before, counted from nought.
  mutating func take(_ items: some Sequence<Item>, pass: Int) {
    for item in items {
      switch item.content {
      case .unread: break
      case .step(let step): if !step.isBlank { take(step, id: item.id, pass: pass) }
      case .repeats(let repeats):
        let start = parts.count
        for pass in 0..<(repeats.holdsSteps ? repeats.count : 0) {
          let isLast = pass == repeats.count - 1 && !keepsLastRests
          if repeats.items.first?.step?.isSendOff != true { depart() }
          take(isLast ? repeats.itemsOfLastPass : repeats.items[...], pass: pass)
        }
        if !runs.contains(where: { $0.id == item.id }) { runs.append((item.id, start..<parts.count)) }
      }
    }
  }

  private mutating func take(_ step: Step, id: Int, pass: Int) {
    switch step.extent {
    case .sendOff(let whole):
      take(sendOff: whole.milliseconds.share(done(step, id), of: step.parts), id: id)
      return
    case .shrinking(let from, let by):
      add(id, .rest, time: max(0, from.milliseconds - by.milliseconds * Int64(pass)), distance: 0)
    case .distance, .time, .untilTapped, nil:
      let (time, distance) = step.amounts(for: athlete)
      let done = done(step, id)
      add(
        id, step.kind, time: time.map { $0.share(done, of: step.parts) },
        distance: distance.map { $0.share(done, of: step.parts) })
    }
    if step.isRest { depart() }
  }

  /// Waits for a send-off; what it waits behind may have no known time, and the clock goes on all the same.
  private mutating func take(sendOff: Int64, id: Int) {
    let left = sendOff - sinceDeparture
    add(id, .rest, time: isSinceKnown ? max(0, left) : nil, distance: 0)
    let last = parts.count - 1
    parts[last].late = Time(milliseconds: max(0, -left)) ?? .zero
    if !isSinceKnown {
      for index in firstSince..<last where parts[index].clock == nil { parts[index].clock = .zero }
      parts[last].clock = Time(milliseconds: max(0, left))
    }
    depart()
  }

  private mutating func add(_ id: Int, _ kind: Step.Kind, time: Int64?, distance: Int64?) {
    let time = time.flatMap { Time(milliseconds: $0) }
    parts.append(
      Timeline.Part(
        id: id, kind: kind, time: time, distance: distance.flatMap { Distance(micrometres: $0) }, clock: time))
    if let time { sinceDeparture += time.milliseconds } else { isSinceKnown = false }
  }

  /// The clock of the next send-off begins.
  mutating func depart() {
    (sinceDeparture, isSinceKnown, firstSince) = (0, true, parts.count)
  }

  /// How often a row that is one of several parts was done before.
  private mutating func done(_ step: Step, _ id: Int) -> Int {
    guard step.parts > 1 else { return 0 }
    guard let index = shares.firstIndex(where: { $0.id == id }) else {
      shares.append((id, 1))
      return 0
    }
    shares[index].done += 1
    return shares[index].done - 1
  }
}

extension Repeat {
  /// Whether there is anything to do in it: repeats of nothing inside one another are not gone through.
  var holdsSteps: Bool {
    items.contains { item in
      switch item.content {
      case .step: true
      case .repeats(let repeats): repeats.holdsSteps
      case .unread: false
      }
    }
  }

  /// What is done the last time: without the rests at the end that are left out then.
  var itemsOfLastPass: ArraySlice<Item> {
    var rest = items[...]
    while let step = rest.last?.step, step.isRest, step.skipsLast { rest.removeLast() }
    return rest
  }
}

extension Step {
  /// How long all its parts together take, in milliseconds, and how far they go, in micrometres; each `nil` where nobody knows.
  ///
  /// A rest that says nothing of a distance goes nowhere.
  func amounts(for athlete: Athlete) -> (time: Int64?, distance: Int64?) {
    let pace = target?.pace(for: athlete)
    switch (extent, target) {
    case (.distance(let distance), .time(let time)): return (time.milliseconds, distance.micrometres)
    case (.distance(let distance), _): return (pace?.time(over: distance)?.milliseconds, distance.micrometres)
    case (.time(let time), _):
      return (time.milliseconds, pace.map { $0.distance(in: time)?.micrometres } ?? (isRest ? 0 : nil))
    case (.shrinking(let from, _), _): return (from.milliseconds, 0)
    case (.sendOff, _), (.untilTapped, _), (nil, _): return (nil, isRest ? 0 : nil)
    }
  }
}

extension Int64 {
  /// The share of a whole that the one after `done` others gets of `parts`, so that all of them together are the whole:
  /// the difference of two rounded sums.
  func share(_ done: Int, of parts: Int) -> Int64 {
    guard parts > 1 else { return self }
    let index = Int64(done % parts)
    guard let before = scaled(by: index, over: Int64(parts)), let after = scaled(by: index + 1, over: Int64(parts))
    else {
      preconditionFailure("\(self) in \(parts) parts")
    }
    return after - before
  }
}
