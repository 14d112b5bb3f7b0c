import Measures
import Pacing

/// Writes a step as intervals.icu reads it.
struct IntervalsStep {
  private let step: Step
  private let part: Timeline.Part
  private let plan: Plan
  /// What of the step cannot be said, as sentences.
  private(set) var losses: [String] = []
  /// What of the whole plan cannot be said.
  private(set) var planLoss: String?

  init(_ step: Step, _ part: Timeline.Part, _ plan: Plan) {
    (self.step, self.part, self.plan) = (step, part, plan)
  }

  /// The line; `nil` where there is nothing to do, or nobody says how long it goes on.
  mutating func write() -> IntervalsElement.Line? {
    guard let amount = amount() else { return nil }
    let pace = target()
    return line(pace.utf8.isEmpty ? amount : amount + " " + pace)
  }

  // MARK: Amounts

  private mutating func amount() -> String? {
    switch step.extent {
    case .distance: return part.distance.map { text(of: $0) }
    case .time, .shrinking: return part.time == .zero ? nil : part.time.map { text(of: $0) }
    case .untilTapped: return "press lap"
    case .sendOff(let time): return wait(time)
    case nil:
      losses.append("A row without a distance or a time is left out.")
      return nil
    }
  }

  private mutating func wait(_ sendOff: Time) -> String? {
    guard let time = part.time else {
      losses.append(
        "Leaving every " + sendOff.written + " is a rest until tapped there: the time before it is not known.")
      return "press lap"
    }
    guard part.late == .zero else {
      losses.append("Leaving every " + sendOff.written + " is missed, and no rest is written.")
      return nil
    }
    losses.append("Leaving every " + sendOff.written + " is the rest there that it leaves.")
    return time == .zero ? nil : text(of: time)
  }

  /// `1h`, `10m`, `90s`, `1m45`, in whole seconds, at least one.
  private mutating func text(of time: Time) -> String {
    let all = max(1, (time.milliseconds + 500) / 1000)
    let (hours, minutes, seconds) = (all / 3600, all / 60 % 60, all % 60)
    var text = ""
    if all < 100 {
      text = "\(all)s"
    } else {
      if hours > 0 { text += "\(hours)h" }
      if minutes > 0 { text += "\(minutes)m" }
      if seconds > 0 { text += "\(seconds)" + (hours > 0 ? "s" : "") }
    }
    if all * 1000 != time.milliseconds { losses.append(time.written + " is rounded to " + text + " there.") }
    return text
  }

  /// In the row's unit where that is exact, else in another one, else rounded to a whole metre or yard.
  private mutating func text(of distance: Distance) -> String {
    let own = step.units.distance
    for unit in [own, .metre, .mile, .yard] {
      guard let word = Self.word(unit) else { continue }
      let number = distance.number(in: unit)
      let decimals = number.utf8.split(separator: UInt8(ascii: ".")).dropFirst().first?.count ?? 0
      if decimals <= (unit == .kilometre || unit == .mile ? 3 : 0) { return number + word }
    }
    let unit: DistanceUnit = own == .yard || own == .foot ? .yard : .metre
    let count = max(1, (distance.micrometres + unit.micrometres / 2) / unit.micrometres)
    let text = "\(count)" + (Self.word(unit) ?? "")
    losses.append(distance.number(in: own, upTo: 3) + " " + own.symbol + " is rounded to " + text + " there.")
    return text
  }

  private static func word(_ unit: DistanceUnit) -> String? {
    switch unit {
    case .kilometre: "km"
    case .mile: "mi"
    case .metre: "mtr"
    case .yard: "yrd"
    case .foot: nil
    }
  }

  // MARK: Targets

  private mutating func target() -> String {
    switch step.target {
    case nil: return ""
    case .time:
      guard let distance = part.distance, let time = part.time, let pace = Pace(covering: distance, in: time) else {
        return leaveOut()
      }
      return text(of: pace, pace, near: step.units.pace)
    case .pace(let aim): return text(of: aim, aim)
    case .range(let faster, let slower): return text(of: faster, slower)
    }
  }

  private mutating func text(of faster: Aim, _ slower: Aim) -> String {
    let anchor: Anchor = plan.pool == nil ? .threshold : .criticalSwimSpeed
    if case .share(anchor, let high) = faster, case .share(anchor, let low) = slower {
      return text(of: low, high, anchor)
    }
    guard let fast = faster.pace(for: plan.athlete), let slow = slower.pace(for: plan.athlete) else {
      return leaveOut()
    }
    var unit = step.units.pace
    if let anchor = faster.anchor ?? slower.anchor {
      unit = plan.athlete[anchor]?.unit ?? unit
      losses.append("Paces from " + anchor.name + " are written as they are today.")
    }
    return text(of: fast, slow, near: unit)
  }

  private mutating func leaveOut() -> String {
    losses.append("The pace is not known in figures, and is left out.")
    return ""
  }

  private mutating func text(of low: Int64, _ high: Int64, _ anchor: Anchor) -> String {
    let (first, last) = (max(1, (low + 5) / 10), max(1, (high + 5) / 10))
    let text = (first == last ? "" : "\(first)-") + "\(last)% Pace"
    if first * 10 != low || last * 10 != high {
      losses.append(low.written(upTo: 1) + " % and its like are rounded to whole ones there.")
    }
    if plan.athlete[anchor] != nil {
      planLoss = "Shares are taken of the " + anchor.name + " pace that is set there."
    }
    return text
  }

  /// One pace, or a range with the slower first, in a unit in which the seconds are whole where there is one.
  private mutating func text(of faster: Pace, _ slower: Pace, near unit: PaceUnit) -> String {
    let usual = Self.units.first { $0.0 == unit } ?? Self.units[Self.index(like: unit)]
    // A swimmer's pace is looked for in a pool's units first.
    let isSwum = usual.0 == .per100Metres || usual.0 == .per100Yards
    for (unit, word) in [usual] + (isSwum ? Self.units.reversed() : Self.units) {
      guard let fast = faster.wholeTime(in: unit), let slow = slower.wholeTime(in: unit), fast.isExact, slow.isExact
      else { continue }
      return Self.text(fast.seconds, slow.seconds, word)
    }
    guard let fast = faster.wholeTime(in: usual.0), let slow = slower.wholeTime(in: usual.0), fast.seconds > 0 else {
      return leaveOut()
    }
    let text = Self.text(fast.seconds, slow.seconds, usual.1)
    losses.append(faster.written(in: usual.0, to: .thousandths) + " is rounded: " + text + ".")
    return text
  }

  private static func text(_ fast: Int64, _ slow: Int64, _ word: String) -> String {
    (fast == slow ? "" : clock(slow) + "-") + clock(fast) + word + " Pace"
  }

  private static func clock(_ seconds: Int64) -> String { "\(seconds / 60):" + (seconds % 60).digits(atLeast: 2) }

  /// The units of paces there, with their words.
  private static let units: [(PaceUnit, String)] = [
    (.perKilometre, "/km"), (.perMile, "/mi"), (.per100Metres, "/100m"), (.per100Yards, "/100y"),
    (.per(250, .metre), "/250m"), (.per(500, .metre), "/500m"), (.per400Metres, "/400m"),
  ]

  /// Which of them is most like one that is not there.
  private static func index(like unit: PaceUnit) -> Int {
    switch unit {
    case .per(_, .mile), .speed(.milesPerHour): 1
    case .per(..<1000, .metre): 2
    case .per(_, .yard), .per(_, .foot): 3
    case .per, .speed: 0
    }
  }

  // MARK: Words

  /// The line with the step's note: its plain words before the amount, aims of other kinds behind.
  private mutating func line(_ body: String) -> IntervalsElement.Line {
    let bare = IntervalsElement.Line(kind: step.kind, prompt: step.isRest ? "Rest" : "", body: body)
    guard !step.note.utf8.isEmpty else { return bare }
    var words = step.note.utf8.split(separator: UInt8(ascii: " ")).map { String(decoding: Array($0), as: UTF8.self) }
    var prompt = bare.prompt
    if let kind = restWord(words) {
      prompt = kind
      words.removeFirst()
    }
    let isAim = words.map { Array($0.utf8)[...].isTargetWord }
    let plain = isAim.firstIndex(of: true) ?? words.count
    let isSayable = isAim[plain...].allSatisfy { $0 } && !step.note.utf8.contains { $0 < UInt8(ascii: " ") }
    if isSayable, !words[..<plain].contains(where: { $0.utf8.contains { $0.isDigit } }) {
      if !prompt.utf8.isEmpty { words.insert(prompt, at: 0) }
      let start = plain + (prompt.utf8.isEmpty ? 0 : 1)
      let line = IntervalsElement.Line(
        kind: step.kind, prompt: words[..<start].joined(separator: " "),
        body: ([body] + words[start...]).joined(separator: " "))
      if readsBack(line) { return line }
    }
    losses.append("The note “" + step.note.trimmedToLine + "” cannot be said there.")
    return bare
  }

  /// The word of a rest that its note begins with, where but aims follow; `nil` where it is a rest like any other.
  private func restWord(_ words: [String]) -> String? {
    guard step.isRest, let first = words.first else { return nil }
    for (word, note) in [("Jog", "jog"), ("Walk", "walk"), ("Float", "float")]
    where note.utf8.elementsEqual(first.utf8) && words.dropFirst().allSatisfy({ Array($0.utf8)[...].isTargetWord }) {
      return word
    }
    return nil
  }

  /// Whether the line is read as the step is, with a word for what it is for and without.
  private func readsBack(_ line: IntervalsElement.Line) -> Bool {
    for section in step.isRest || step.kind == .work ? [Step.Kind.work] : [.work, step.kind] {
      let text = Array(line.text(in: section).utf8)
      var reader = IntervalsLine(text.dropFirst(2), plan, .point)
      guard let read = try? reader.read(section), read.kind == step.kind,
        read.note.utf8.elementsEqual(step.note.utf8)
      else { return false }
    }
    return true
  }
}

extension Pace {
  /// The whole seconds that a unit takes, rounded half up, and whether they are the pace; `nil` past the longest time.
  fileprivate func wholeTime(in unit: PaceUnit) -> (seconds: Int64, isExact: Bool)? {
    guard let stretch = unit.stretch, let time = time(over: stretch) else { return nil }
    let isWhole = time.milliseconds % 1000 == 0 && time > .zero
    return ((time.milliseconds + 500) / 1000, isWhole && Pace(covering: stretch, in: time) == self)
  }
}
