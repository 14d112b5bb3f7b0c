import Measures
import Pacing

/// A step of intervals.icu: a prompt, how long or how far, how fast, and what else there is.
struct IntervalsLine {
  private let words: [ArraySlice<UInt8>]
  let plan: Plan
  let decimalMark: DecimalMark
  private let range: Range<Int>
  /// The word that is looked at.
  private var index = 0

  private var extent: Step.Extent?
  private var target: Step.Target?
  private var kind: Step.Kind?
  private var note: [UInt8] = []
  private var (distanceUnit, paceUnit): (DistanceUnit?, PaceUnit?) = (nil, nil)
  private var isTapped = false
  /// Whether something aims at what no plan aims at, and stands in the note.
  private(set) var isForeign = false
  /// So many minutes that metres were meant.
  private(set) var longMinutes: Int64?

  /// The words of a step, without its dash.
  init(_ line: ArraySlice<UInt8>, _ plan: Plan, _ decimalMark: DecimalMark) {
    words = line.split(separator: UInt8(ascii: " "))
    (self.plan, self.decimalMark, range) = (plan, decimalMark, line.startIndex..<line.endIndex)
  }

  /// The step; what says nothing of it is for `usual`.
  mutating func read(_ usual: Step.Kind) throws(Blunder) -> Step {
    while index < words.count {
      if words[index].isCount {
        throw Blunder(
          range, "A repeat does not stand in a step", "Type Main set 6x, and - 800mtr 3:45/km Pace on the line below.")
      }
      let promptEnd = index
      if try readKnown() {
        readPrompt(words[..<promptEnd])
        break
      }
      index += 1
    }
    while index < words.count {
      if try readKnown() { continue }
      keep(1, isForeign: false)
    }
    return try assembled(usual)
  }

  private func assembled(_ usual: Step.Kind) throws(Blunder) -> Step {
    var extent = extent
    if extent == nil, isTapped { extent = .untilTapped }
    guard let extent else {
      throw Blunder(range, "This step says neither how far nor how long", "Type 10m, 1m30, 800mtr or press lap.")
    }
    guard note.count <= Plan.mostNameBytes else {
      throw Blunder(range, "A note has at most \(Plan.mostNameBytes) bytes", "Make it shorter.")
    }
    var step = Step(
      kind ?? usual, extent, target: target,
      units: PlanText.usualUnits(distance: distanceUnit, pace: paceUnit, in: plan),
      skipsLast: kind == .rest ? false : nil)
    step.note = String(decoding: note, as: UTF8.self)
    return step
  }

  // MARK: Pieces

  /// Reads what stands at this word where it means something; says whether it did.
  private mutating func readKnown() throws(Blunder) -> Bool {
    let word = words[index]
    if word.isWord("press"), holds("lap", behind: 1) {
      // A step that ends by itself too keeps its words.
      if extent != nil { keep(2, isForeign: true) } else { index += 2 }
      isTapped = true
      return true
    }
    if try readAmount() { return true }
    if word.first?.isDigit == true, word.contains(UInt8(ascii: ":")) {
      try readPace()
      return true
    }
    if readShare() { return true }
    if let kind = word.intensity {
      self.kind = kind
      index += 1
      return true
    }
    if extent != nil, word.isWord("0") {
      kind = .rest
      index += 1
      return true
    }
    guard word.isForeign || next(isOneOf: ["rpm", "bpm", "w"]) else { return false }
    let takesNext = word.isWord("ramp") || next(isOneOf: ["hr", "lthr", "mmp", "pace", "rpm", "bpm", "w"])
    keep(takesNext ? 2 : 1, isForeign: true)
    if word.isWord("ramp"), index < words.count, here(isOneOf: ["hr", "lthr", "pace"]) { keep(1, isForeign: true) }
    return true
  }

  /// What the first words say: what the step is for, and what else there is to know.
  private mutating func readPrompt(_ words: ArraySlice<ArraySlice<UInt8>>) {
    var prompt = Array(words)
    if prompt.count == 1 {
      for word in ["jog", "walk", "float"] as [StaticString] where prompt[0].isWord(word) {
        kind = .rest
        note = String(decoding: prompt[0], as: UTF8.self).lowercasedBytes + spaced(note)
        return
      }
    }
    if prompt.count > 1, prompt[0].isWord("warm") || prompt[0].isWord("cool") {
      if prompt[1].isWord("up") || prompt[1].isWord("down") { prompt[0] = (prompt.remove(at: 0) + prompt[0])[...] }
    }
    if let first = prompt.first, let kind = first.kindMeant {
      self.kind = kind
      prompt.removeFirst()
    }
    let rest = note
    note = []
    for word in prompt { add(word) }
    note += note.isEmpty ? rest : spaced(rest)
  }

  private func spaced(_ text: [UInt8]) -> [UInt8] { text.isEmpty ? [] : [UInt8(ascii: " ")] + text }

  /// Puts the next words into the note.
  private mutating func keep(_ count: Int, isForeign: Bool) {
    for _ in 0..<count where index < words.count {
      add(words[index])
      index += 1
    }
    if isForeign { self.isForeign = true }
  }

  private mutating func add(_ word: ArraySlice<UInt8>) {
    if !note.isEmpty { note.append(UInt8(ascii: " ")) }
    note += word
  }

  private func holds(_ word: StaticString, behind offset: Int) -> Bool {
    index + offset < words.count && words[index + offset].isWord(word)
  }

  private func here(isOneOf choices: [StaticString]) -> Bool { choices.contains { holds($0, behind: 0) } }

  private func next(isOneOf choices: [StaticString]) -> Bool {
    words[index].first?.isDigit == true || words[index].isZone ? choices.contains { holds($0, behind: 1) } : false
  }

  // MARK: Quantities

  private mutating func readAmount() throws(Blunder) -> Bool {
    var (text, count) = (words[index], 1)
    if text.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }), index + 1 < words.count,
      words[index + 1].first?.isLetter == true
    {
      text = (text + words[index + 1])[...]
      count = 2
    }
    let read: (extent: Step.Extent, unit: DistanceUnit?)
    if let time = text.intervalsTime, count == 1 {
      guard let time = Time(milliseconds: time) else { throw tooLong }
      read = (.time(time), nil)
      if let minutes = text.plainMinutes, minutes >= 100 { longMinutes = minutes }
    } else if let (micrometres, unit) = text.intervalsDistance {
      guard let distance = Distance(micrometres: micrometres) else { throw tooLong }
      read = (.distance(distance), unit)
    } else {
      return false
    }
    guard extent == nil else {
      keep(count, isForeign: true)
      return true
    }
    guard read.extent != .time(.zero), read.extent != .distance(.zero) else {
      throw Blunder(range, "A step is longer than nothing", "Type 800mtr, or 90s.")
    }
    (extent, distanceUnit) = (read.extent, read.unit)
    index += count
    if isTapped {
      add(Array("press lap".utf8)[...])
      isForeign = true
    }
    return true
  }

  private var tooLong: Blunder { Blunder(range, "This step is longer than Lapwing measures", "Make it shorter.") }

  /// `4:30/km Pace`, `4:40-4:30/km Pace`, the unit at either end or at both.
  private mutating func readPace() throws(Blunder) {
    let word = words[index]
    let isNamed = holds("pace", behind: 1)
    guard isNamed || word.contains(UInt8(ascii: "/")) else {
      let text = String(decoding: word, as: UTF8.self).trimmedToLine
      throw Blunder(range, "“" + text + "” is no time there", "Type 30s or 1m30, or 4:30/km Pace.")
    }
    let usual = PlanText.usualUnits(distance: nil, pace: nil, in: plan).pace
    var paces: [Pace] = []
    // The last one says the unit, where only one does.
    for part in word.split(separator: UInt8(ascii: "-")).reversed() {
      do throws(ReadingError) {
        let written = try Pace.Written(
          reading: String(decoding: part, as: UTF8.self), unit: paceUnit ?? usual, decimalMark: decimalMark)
        paceUnit = written.unit
        paces.append(written.pace)
      } catch {
        throw Blunder(range, error.wrong, error.rightForm)
      }
    }
    index += isNamed ? 2 : 1
    guard paces.count <= 2, let first = paces.first, let last = paces.last else {
      throw Blunder(range, "A range goes from one pace to another", "Type 4:40-4:30/km Pace.")
    }
    take(faster: min(first, last), slower: max(first, last))
  }

  private mutating func take(faster: Pace, slower: Pace) {
    target = faster == slower ? .pace(.pace(faster)) : .range(.pace(faster), .pace(slower))
  }

  /// `90% Pace`, `88-94% Pace`: a share of the speed at threshold; says whether one stands here.
  private mutating func readShare() -> Bool {
    guard words[index].first?.isDigit == true, words[index].last == UInt8(ascii: "%"), holds("pace", behind: 1) else {
      return false
    }
    var shares: [Int64] = []
    for part in words[index].split(separator: UInt8(ascii: "-")) {
      let digits = part.last == UInt8(ascii: "%") ? part.dropLast() : part
      guard let share = Int64(decimal: String(decoding: digits, as: UTF8.self), decimals: 1), (1...3000).contains(share)
      else { return false }
      shares.append(share)
    }
    guard shares.count <= 2, let first = shares.first, let last = shares.last else { return false }
    let anchor: Anchor = plan.pool == nil ? .threshold : .criticalSwimSpeed
    target =
      first == last
      ? .pace(.share(anchor, perMille: first))
      : .range(.share(anchor, perMille: max(first, last)), .share(anchor, perMille: min(first, last)))
    index += 2
    return true
  }
}
