import Measures
import Pacing

extension Plan {
  /// The plan in Lapwing's shorthand, one row a line, ended by a line break; it reads back to the same plan.
  public var text: String {
    var writer = PlanText(self)
    writer.writeHeads()
    let heads = writer.bytes.count
    writer.write(items, indent: 0)
    writer.writeUnits(at: heads)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes a plan as ``PlanReading`` reads it.
struct PlanText {
  private let plan: Plan
  private(set) var bytes: [UInt8] = []

  /// The longest line that a repeat is written on with what is in it.
  private static let mostLineBytes = 72

  init(_ plan: Plan) { self.plan = plan }

  /// The units that a row is shown in where it does not say them: those it is written in, and what goes with its distance.
  static func usualUnits(distance: DistanceUnit?, pace: PaceUnit?, in plan: Plan) -> Units {
    let unit = distance ?? plan.units.distance
    let usual = unit == plan.units.distance ? plan.units : Units.usual(for: unit, inPool: plan.pool != nil)
    return Units(unit, pace ?? usual.pace)
  }

  // MARK: Heads

  mutating func writeHeads() {
    head("name: ", plan.name)
    head("pool: ", plan.pool?.text ?? "")
    head("css: ", plan.athlete.criticalSwimSpeed.map { text(of: $0) } ?? "")
    head("threshold: ", plan.athlete.threshold.map { text(of: $0) } ?? "")
  }

  /// Says the units of the totals where the text would be read with others.
  mutating func writeUnits(at place: Int) {
    guard plan.units != PlanReader.usualUnits(plan.pool, in: bytes) else { return }
    let rows = bytes[place...]
    bytes.removeSubrange(place...)
    head("units: ", plan.units.distance.symbol + " " + plan.units.pace.word)
    bytes += rows
  }

  private mutating func head(_ key: String, _ value: String) {
    guard !value.utf8.isEmpty else { return }
    bytes += key.utf8
    bytes += value.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  // MARK: Rows

  /// Writes rows, a line or more each.
  mutating func write(_ items: [Item], indent: Int, isInside: Bool = false) {
    var index = 0
    while index < items.count {
      bytes += [UInt8](repeating: UInt8(ascii: " "), count: indent)
      index += write(items, at: index, indent: indent, isInside: isInside)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Writes a row, with the send-off behind it where one belongs to it; gives how many rows that were.
  private mutating func write(_ items: [Item], at index: Int, indent: Int, isInside: Bool) -> Int {
    switch items[index].content {
    case .unread(let text):
      bytes += text.utf8
      return 1
    case .step(let step):
      bytes += self.text(of: step).utf8
      guard let sendOff = sendOff(items, behind: index, isInside: isInside) else { return 1 }
      bytes += (" @ " + Self.text(of: sendOff) + (sendOff.skipsLast ? " skip last" : "")).utf8
      return 2
    case .repeats(let repeats):
      write(repeats, indent: indent)
      return 1
    }
  }

  private mutating func write(_ repeats: Repeat, indent: Int) {
    bytes += "\(repeats.count) x ".utf8
    let start = bytes.count
    let isSingle = repeats.items.count == 1 && repeats.items[0].step != nil
    let isSingleOnTime = repeats.items.count == 2 && sendOff(repeats.items, behind: 0, isInside: true) != nil
    if isSingle || isSingleOnTime {
      _ = write(repeats.items, at: 0, indent: indent, isInside: true)
      return
    }
    if repeats.items.isEmpty {
      bytes += "()".utf8
      return
    }
    if repeats.items.allSatisfy({ $0.step != nil }) {
      bytes.append(UInt8(ascii: "("))
      var index = 0
      while index < repeats.items.count {
        if index > 0 { bytes += ", ".utf8 }
        index += write(repeats.items, at: index, indent: indent, isInside: true)
      }
      bytes.append(UInt8(ascii: ")"))
      let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      if bytes.count - lineStart <= Self.mostLineBytes { return }
      bytes.removeSubrange(start...)
    }
    bytes += "(\n".utf8
    write(repeats.items, indent: indent + 2, isInside: true)
    bytes += [UInt8](repeating: UInt8(ascii: " "), count: indent)
    bytes.append(UInt8(ascii: ")"))
  }

  /// The send-off that belongs to a single step: inside a repeat the step stands first, or behind a rest.
  private func sendOff(_ items: [Item], behind index: Int, isInside: Bool) -> Step? {
    guard let step = items[index].step, !step.isRest, step.extent != nil || step.target != nil,
      items.indices.contains(index + 1), let wait = items[index + 1].step, wait.isSendOff,
      !isInside || index == 0 || items[index - 1].step?.isRest == true, !wait.isLocked, wait.note.utf8.isEmpty,
      wait.parts == 1,
      wait.units == plan.units
    else { return nil }
    return wait
  }

  // MARK: A step

  private func text(of step: Step) -> String {
    var pieces: [String] = []
    var (distanceUnit, paceUnit): (DistanceUnit?, PaceUnit?) = (nil, nil)
    if step.parts > 1 { pieces.append("1/\(step.parts) of") }
    switch step.extent {
    case .distance(let distance):
      pieces.append(Distance.Written(distance, in: step.units.distance).text)
      distanceUnit = step.units.distance
    case .time(let time): pieces.append(Self.text(of: time))
    case .untilTapped: pieces.append("until tapped")
    case .sendOff: pieces.append("leave every " + Self.text(of: step))
    case .shrinking(let from, _): pieces.append(Self.text(of: from))
    case nil: if step.target == nil { pieces.append("blank") }
    }
    switch step.target {
    case .time(let time)?: pieces.append("in " + Self.text(of: time))
    case .pace(let aim)?: pieces.append("@ " + text(of: aim, step, &paceUnit))
    case .range(let faster, let slower)?: pieces.append("@ " + text(of: faster, to: slower, step, &paceUnit))
    case nil: break
    }
    appendWords(of: step, to: &pieces)
    let usual = Self.usualUnits(distance: distanceUnit, pace: paceUnit, in: plan)
    if usual != step.units {
      pieces.append("as")
      if usual.distance != step.units.distance { pieces.append(step.units.distance.symbol) }
      if usual.pace != step.units.pace { pieces.append(step.units.pace.word) }
    }
    return pieces.joined(separator: " ")
  }

  /// What a step is for, how it ends, whether it is locked, and its note.
  private func appendWords(of step: Step, to pieces: inout [String]) {
    var note = step.note
    switch step.kind {
    case .warmUp: pieces.append("warm-up")
    case .coolDown: pieces.append("cool-down")
    case .work: break
    case .rest:
      if Self.restWords.contains(where: { $0.utf8.elementsEqual(note.utf8) }) {
        pieces.append(note)
        note = ""
      } else if !step.isSendOff {
        pieces.append("rest")
      }
    }
    if case .shrinking(_, let by) = step.extent { pieces.append("shrinking by " + Self.text(of: by)) }
    if step.isRest, step.skipsLast == step.isSendOff { pieces.append(step.skipsLast ? "skip last" : "every time") }
    if step.isLocked { pieces.append("locked") }
    if !note.utf8.isEmpty { pieces.append(Self.quotedWhereNeeded(note)) }
  }

  private static let restWords = ["jog", "walk", "float"]

  /// A note as it reads back: plain where its words mean nothing else behind a distance or a time, else in quotation marks.
  private static func quotedWhereNeeded(_ note: String) -> String {
    if isPlain(note, behind: "1 m "), isPlain(note, behind: "1:00 ") { return note }
    var bytes = Array(note.utf8)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\"") || bytes[index] < UInt8(ascii: " ") {
      bytes[index] = UInt8(ascii: "'")
    }
    return "\"" + String(decoding: bytes, as: UTF8.self) + "\""
  }

  private static func isPlain(_ note: String, behind amount: String) -> Bool {
    let (bare, noted) = (PlanReading(amount).plan, PlanReading(amount + note))
    guard noted.faults.isEmpty, noted.plan.items.count == 1, let step = noted.plan.items[0].step,
      let plain = bare.items[0].step
    else { return false }
    return step.note.utf8.elementsEqual(note.utf8) && step.kind == .work && step.extent == plain.extent
      && step.target == nil && step.units == plain.units && !step.isLocked && step.skipsLast == plain.skipsLast
  }

  /// The time of a send-off.
  private static func text(of sendOff: Step) -> String {
    if case .sendOff(let time) = sendOff.extent { text(of: time) } else { "" }
  }

  /// Below a minute, and whole seconds below 100, as `90 s`; all else as people write it.
  static func text(of time: Time) -> String {
    let isShort = time.milliseconds < 60_000 || time.milliseconds < 100_000 && time.milliseconds % 1000 == 0
    return isShort ? time.milliseconds.written(upTo: 3) + " s" : time.written
  }

  // MARK: Paces

  private func text(of aim: Aim, _ step: Step, _ unit: inout PaceUnit?) -> String {
    switch aim {
    case .pace(let pace):
      let written = Self.exact(pace, near: step.units.pace)
      unit = written.unit
      return text(of: written)
    case .offset(let anchor, let milliseconds):
      let sign = milliseconds < 0 ? "-" : "+"
      return Self.word(anchor) + (milliseconds == 0 ? "" : sign + abs(milliseconds).written(upTo: 3))
    case .share(let anchor, let perMille): return perMille.written(upTo: 1) + "% " + Self.word(anchor)
    }
  }

  private func text(of faster: Aim, to slower: Aim, _ step: Step, _ unit: inout PaceUnit?) -> String {
    let first = text(of: faster, step, &unit)
    let firstUnit = unit
    let second = text(of: slower, step, &unit)
    if case .pace(let fast) = faster, let shared = firstUnit, unit == shared, case .per = shared,
      let number = Pace.Written(fast, in: shared).number
    {
      return number + "-" + second
    }
    return first + " to " + second
  }

  private static func word(_ anchor: Anchor) -> String { anchor == .threshold ? "threshold" : "css" }

  /// A pace in a unit in which its figure is exact: the one it is shown in, another that people use, or the stretch it came from; where
  /// there is none it is rounded to a thousandth of a second.
  private static func exact(_ pace: Pace, near unit: PaceUnit) -> Pace.Written {
    var units = [
      unit, .perKilometre, .perMile, .per100Metres, .per100Yards, .per400Metres, .kilometresPerHour, .milesPerHour,
      .metresPerSecond,
    ]
    for unit in [DistanceUnit.metre, .yard, .foot] where pace.distance.micrometres % unit.micrometres == 0 {
      units.append(.per(pace.distance.micrometres / unit.micrometres, unit))
    }
    for unit in units {
      let written = Pace.Written(pace, in: unit)
      if let back = try? Pace.Written(reading: written.text, unit: unit), back.pace == pace { return written }
    }
    return Pace.Written(pace, in: unit)
  }

  /// A pace as it is typed, `1:35/100 m` without its space.
  private func text(of pace: Pace.Written) -> String {
    if case .per(let count, let unit) = pace.unit, count > 1, let number = pace.number {
      return number + "/\(count)" + unit.symbol
    }
    return pace.text
  }
}
