import JSON
import Measures
import Pacing
import Workouts

extension Plan {
  /// The plan and its totals as named values, in whole milliseconds and micrometres; `rows` is the tree.
  func data(keepsLastRests: Bool = false) -> [JSON.Member] {
    let totals = Timeline(self, keepsLastRests: keepsLastRests).totals
    return [
      JSON.Member("name", name.isEmpty ? .null : .string(name)),
      JSON.Member("pool", pool.map { .string($0.text) } ?? .null),
      JSON.Member("threshold", athlete.threshold.map { .pair($0.pace) } ?? .null),
      JSON.Member("css", athlete.criticalSwimSpeed.map { .pair($0.pace) } ?? .null),
      JSON.Member("time_ms", .integer(totals.time)),
      JSON.Member("distance_um", totals.distance.map { .integer($0) } ?? .null),
      JSON.Member("pace", totals.pace.map { .string($0.written(in: units.pace)) } ?? .null),
      JSON.Member("work_ms", totals.knowsWork ? .integer(totals.work) : .null),
      JSON.Member("work_pace", totals.workPace.map { .string($0.written(in: units.pace)) } ?? .null),
      JSON.Member("rest_ms", totals.knowsRest ? .integer(totals.rest) : .null),
      JSON.Member("time_with_all_rests_ms", .integer(Timeline(self, keepsLastRests: true).totals.time)),
      JSON.Member("missed_send_offs", .integer(Int64(totals.missedSendOffs))),
      JSON.Member("steps_without_time", .integer(Int64(totals.unknownTimes))),
      JSON.Member("steps_without_distance", .integer(Int64(totals.unknownDistances))),
      JSON.Member("rows", .array(items.map { data(of: $0) })),
    ]
  }

  private func data(of item: Item) -> JSON {
    switch item.content {
    case .unread(let text): return ["unread": .string(text)]
    case .repeats(let repeats):
      return ["repeat": .integer(Int64(repeats.count)), "rows": .array(repeats.items.map { data(of: $0) })]
    case .step(let step): return .object(data(of: step))
    }
  }

  /// What a step says, and what follows for the athlete of the plan.
  private func data(of step: Step) -> [JSON.Member] {
    var members = [JSON.Member("kind", .string(step.kind.name))]
    switch step.extent {
    case .distance(let distance): members.append(JSON.Member("distance_um", .integer(distance)))
    case .time(let time): members.append(JSON.Member("time_ms", .integer(time)))
    case .untilTapped: members.append(JSON.Member("until_tapped", .bool(true)))
    case .sendOff(let time): members.append(JSON.Member("send_off_ms", .integer(time)))
    case .shrinking(let from, let by):
      members += [JSON.Member("time_ms", .integer(from)), JSON.Member("shrinking_by_ms", .integer(by))]
    case nil: break
    }
    switch step.target {
    case .time(let time): members.append(JSON.Member("in_ms", .integer(time)))
    case .pace(let aim): members.append(JSON.Member("at", data(of: aim)))
    case .range(let faster, let slower):
      members += [JSON.Member("fastest", data(of: faster)), JSON.Member("slowest", data(of: slower))]
    case nil: break
    }
    if step.parts > 1 { members.append(JSON.Member("one_of_parts", .integer(Int64(step.parts)))) }
    if step.isRest { members.append(JSON.Member("skips_last", .bool(step.skipsLast))) }
    if step.isLocked { members.append(JSON.Member("locked", .bool(true))) }
    if !step.note.isEmpty { members.append(JSON.Member("note", .string(step.note))) }
    return members
  }

  private func data(of aim: Aim) -> JSON {
    switch aim {
    case .pace(let pace): .pair(pace)
    case .offset(let anchor, let milliseconds): [anchor.key + "_ms": .integer(milliseconds)]
    case .share(let anchor, let perMille): [anchor.key + "_per_mille": .integer(perMille)]
    }
  }
}

extension Anchor {
  /// As the first word of a name in data: of an offset, in milliseconds for each unit that it is told in, or of a share.
  fileprivate var key: String { self == .threshold ? "threshold" : "css" }
}

extension Step.Kind {
  /// As a word in data.
  fileprivate var name: String {
    switch self {
    case .warmUp: "warm-up"
    case .work: "work"
    case .rest: "rest"
    case .coolDown: "cool-down"
    }
  }
}
