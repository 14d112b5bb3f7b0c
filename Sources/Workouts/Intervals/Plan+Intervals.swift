import Measures
import Pacing

extension Plan {
  /// The plan as workout text for the builder of intervals.icu, and what that text cannot say, a sentence each.
  ///
  /// Its repeats do not nest, so outer ones are written out; it knows no send-offs, no shrinking rests and no last rest that is
  /// left out. Times are whole seconds in it.
  ///
  /// Source: the workout builder's syntax as its guide gives it (forum.intervals.icu, t/123701 and the guide it links): steps
  /// begin with a dash, `m` is minutes, `mtr` metres, a repeat is a header that ends in `6x` up to a blank line.
  public var intervals: (text: String, losses: [String]) {
    var writer = IntervalsText(self)
    writer.write(items, pass: nil)
    writer.checkLength()
    return (writer.text, writer.losses)
  }
}

/// Writes a plan in the dialect of intervals.icu.
private struct IntervalsText {
  private let plan: Plan
  private let timeline: Timeline
  private(set) var losses: [String] = []
  private var lines: [String] = []
  /// What the section is for that is being written; `nil` where the next step begins one.
  private var section: Step.Kind? = .work

  init(_ plan: Plan) {
    (self.plan, timeline) = (plan, Timeline(plan))
    if !plan.name.utf8.isEmpty { lose("The name is not part of this text.") }
  }

  /// The lines, each ended; never two blank ones in a row, none at the ends.
  var text: String {
    var text = ""
    for line in lines { text += line + "\n" }
    return text
  }

  private mutating func lose(_ words: String) {
    if !losses.contains(where: { $0.utf8.elementsEqual(words.utf8) }) { losses.append(words) }
  }

  // MARK: Rows

  /// Writes rows; `pass` is which time of how many of the repeat around them that is written out.
  mutating func write(_ items: [Item], pass: (index: Int, count: Int)?) {
    var rows = items
    if let pass, pass.index == pass.count - 1 {
      while let step = rows.last?.step, step.isRest, step.skipsLast { rows.removeLast() }
    }
    for item in rows {
      switch item.content {
      case .unread(let text): lose("“" + text.trimmedToLine + "” is left out.")
      case .step(let step): write(step, item.id, pass: pass?.index ?? 0)
      case .repeats(let repeats): write(repeats)
      }
    }
  }

  private mutating func write(_ repeats: Repeat) {
    let isPlain = repeats.items.allSatisfy { item in
      guard let step = item.step else { return false }
      if case .shrinking = step.extent { return false }
      return step.kind == .work || step.kind == .rest
    }
    guard isPlain, !repeats.items.isEmpty else {
      if !repeats.items.isEmpty {
        lose("\(repeats.count) × is written out, since repeats do not nest and rests do not shrink there.")
      }
      for index in 0..<repeats.count { write(repeats.items, pass: (index, repeats.count)) }
      return
    }
    let before = (lines, section)
    endBlock()
    lines.append("Main set \(repeats.count)x")
    let head = lines.count
    section = .work
    if let step = repeats.items.last?.step, step.isRest, step.skipsLast {
      lose("The last rest of \(repeats.count) × is taken there too.")
    }
    for item in repeats.items { if let step = item.step { write(step, item.id, pass: 0) } }
    if lines.count == head {
      (lines, section) = before
    } else {
      lines.append("")
      section = nil
    }
  }

  /// Tells where the text is too long to be read back.
  mutating func checkLength() {
    if lines.count > Plan.mostRows { lose("Written out, it has more than \(Plan.mostRows) lines.") }
  }

  /// A blank line, where there is none yet.
  private mutating func endBlock() {
    if let last = lines.last, !last.utf8.isEmpty { lines.append("") }
  }

  /// Begins a section for a step where it does not belong to the one before.
  private mutating func begin(_ kind: Step.Kind) {
    let kind = kind == .rest ? section ?? .work : kind
    guard kind != section else { return }
    endBlock()
    if !lines.isEmpty || kind != .work {
      lines.append(kind == .warmUp ? "Warmup" : kind == .coolDown ? "Cooldown" : "Main set")
    }
    section = kind
  }

  // MARK: A step

  private mutating func write(_ step: Step, _ id: Int, pass: Int) {
    guard !step.isBlank else { return }
    if step.isLocked { lose("That a row is locked is not part of this text.") }
    guard let amount = amount(of: step, id, pass: pass) else { return }
    begin(step.kind)
    var pieces = ["-"]
    if step.isRest { pieces.append(step.note.utf8.elementsEqual("jog".utf8) ? "Jog" : "Rest") }
    if !step.note.utf8.isEmpty, !step.note.utf8.elementsEqual("jog".utf8) {
      if IntervalsReader.isPrompt(step.note) {
        pieces.append(step.note)
      } else {
        lose("The note “" + step.note + "” is left out.")
      }
    }
    pieces.append(amount)
    if let target = target(of: step) { pieces.append(target) }
    lines.append(pieces.joined(separator: " "))
  }

  private mutating func amount(of step: Step, _ id: Int, pass: Int) -> String? {
    switch step.extent {
    case .untilTapped: return "press lap"
    case .shrinking(let from, let by):
      return written(Time(milliseconds: max(0, from.milliseconds - by.milliseconds * Int64(pass))) ?? .zero)
    case .sendOff(let sendOff):
      lose("The send-off of " + sendOff.written + " is a rest there.")
      guard let wait = timeline.firstPart(of: id), let time = wait.time, time > .zero else {
        lose("The send-off of " + sendOff.written + " leaves no rest that is known.")
        return nil
      }
      return written(time)
    case .time: return step.time(for: plan.athlete).map { written($0) }
    case .distance: return step.distance(for: plan.athlete).map { written($0, step.units.distance) }
    case nil:
      lose("A row without an amount is left out.")
      return nil
    }
  }

  /// `1h`, `10m`, `1m30`, `45s`.
  private mutating func written(_ time: Time) -> String {
    let seconds = max(1, (time.milliseconds + 500) / 1000)
    if seconds * 1000 != time.milliseconds { lose("Times are rounded to whole seconds.") }
    if seconds % 3600 == 0 { return "\(seconds / 3600)h" }
    if seconds % 60 == 0 { return "\(seconds / 60)m" }
    return seconds < 60 ? "\(seconds)s" : "\(seconds / 60)m" + (seconds % 60).digits(atLeast: 2)
  }

  private mutating func written(_ distance: Distance, _ unit: DistanceUnit) -> String {
    let unit = unit == .foot ? DistanceUnit.metre : unit
    let number = distance.number(in: unit, upTo: 3)
    if let back = try? Distance.Written(reading: number, unit: unit), back.distance != distance {
      lose("Distances are rounded to thousandths.")
    }
    switch unit {
    case .kilometre: return number + "km"
    case .mile: return number + "mi"
    case .yard: return number + "yrd"
    case .metre, .foot: return number + "mtr"
    }
  }

  // MARK: A target

  private mutating func target(of step: Step) -> String? {
    switch step.target {
    case nil: return nil
    case .time:
      return step.pace(for: plan.athlete).map { number($0, step.units.pace) + unit(step.units.pace) + " Pace" }
    case .pace(.share(let anchor, let perMille)):
      loseAthlete(anchor)
      return perMille.written(upTo: 1) + "% Pace"
    case .range(.share(let anchor, let fast), .share(_, let slow)):
      loseAthlete(anchor)
      return slow.written(upTo: 1) + "-" + fast.written(upTo: 1) + "% Pace"
    case .pace(let aim):
      guard let pace = resolved(aim) else { return nil }
      return number(pace, step.units.pace) + unit(step.units.pace) + " Pace"
    case .range(let faster, let slower):
      guard let fast = resolved(faster), let slow = resolved(slower) else { return nil }
      let (from, to) = (number(slow, step.units.pace), number(fast, step.units.pace))
      return (from.utf8.elementsEqual(to.utf8) ? from : from + "-" + to) + unit(step.units.pace) + " Pace"
    }
  }

  private mutating func loseAthlete(_ anchor: Anchor) {
    if anchor == .criticalSwimSpeed { lose("A share of CSS is one of threshold there.") }
    if plan.athlete[anchor] != nil { lose("The athlete's paces are not part of this text.") }
  }

  private mutating func resolved(_ aim: Aim) -> Pace? {
    if let anchor = aim.anchor { lose("Paces by " + anchor.name + " are figures there.") }
    let pace = aim.pace(for: plan.athlete)
    if pace == nil { lose("A pace by " + (aim.anchor?.name ?? "an anchor") + " is left out, since that is not known.") }
    return pace
  }

  /// The unit of the dialect that is nearest to a unit.
  private func dialect(_ unit: PaceUnit) -> PaceUnit {
    switch unit {
    case .perKilometre, .perMile, .per100Metres, .per100Yards, .per400Metres: unit
    case .per(_, .mile), .speed(.milesPerHour): .perMile
    case .per(_, .yard), .per(_, .foot): .per100Yards
    default: .perKilometre
    }
  }

  /// The figure of a pace in whole seconds, at least one.
  private mutating func number(_ pace: Pace, _ unit: PaceUnit) -> String {
    guard case .per(let count, let distance) = dialect(unit), let stretch = Distance(count, distance),
      let time = pace.time(over: stretch), time.milliseconds >= 500
    else {
      lose("A pace is faster than can be written there.")
      return "0:01"
    }
    if time.milliseconds % 1000 != 0 { lose("Paces are rounded to whole seconds.") }
    return time.written(to: .seconds)
  }

  private func unit(_ unit: PaceUnit) -> String {
    switch dialect(unit) {
    case .perMile: "/mi"
    case .per100Metres: "/100m"
    case .per100Yards: "/100y"
    case .per400Metres: "/400m"
    default: "/km"
    }
  }
}
