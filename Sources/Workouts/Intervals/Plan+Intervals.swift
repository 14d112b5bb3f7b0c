import Measures
import Pacing

extension Plan {
  /// The plan in the text of intervals.icu, with what that cannot say.
  ///
  ///     PlanReading("6 x 800 m @ 3:45/km, 90 s rest every time").plan.intervals.text
  ///     // "Main set 6x\n- 800mtr 3:45/km Pace\n- Rest 90s\n"
  ///
  /// Only the innermost repeats are repeats there, all others are written out. Paces that are told from what the athlete can do
  /// are reckoned, shares of the speed at threshold are said as such. Times, and the seconds of paces, are whole; shorter ones are
  /// rounded half up. `PlanReading(intervals:)` reads it back to a plan that is written the same.
  ///
  /// Source: the quick guide to the syntax of the workout builder, forum.intervals.icu, topic 123701.
  public var intervals: (text: String, losses: [Loss]) {
    var flattening = Flattening(self)
    flattening.take()
    var text = IntervalsText()
    text.write(self, flattening.elements)
    var losses = flattening.losses
    if text.losesName { losses.insert(Loss(nil, "The name cannot be said there."), at: 0) }
    if items.contains(where: { $0.holdsLock }) { losses.append(Loss(nil, "Which rows are locked is not said there.")) }
    if text.rows > Self.mostRows - 3 || text.bytes.count > PlanReading.mostBytes {
      losses.append(Loss(nil, "Written out this is longer than Lapwing reads back."))
    }
    return (String(decoding: text.bytes, as: UTF8.self), losses)
  }
}

extension Item {
  /// Whether it or a row in it is locked.
  fileprivate var holdsLock: Bool {
    step?.isLocked == true || repeats?.items.contains { $0.holdsLock } == true
  }
}

/// Puts the lines of a plan under headings.
private struct IntervalsText {
  private(set) var bytes: [UInt8] = []
  /// How many rows it reads back to.
  private(set) var rows = 0
  private(set) var losesName = false
  /// What a step is for that does not say it; `nil` before the first heading.
  private var section: Step.Kind?
  /// Whether a blank line is to come before whatever is next.
  private var endsBlock = false

  mutating func write(_ plan: Plan, _ elements: [IntervalsElement]) {
    write(name: plan.name)
    for element in elements {
      switch element {
      case .line(let line): write(line)
      case .set(let count, let lines): write(count, lines)
      }
    }
    guard let pool = plan.pool else { return }
    separate()
    let unit = pool.unit == .yard ? "y" : "m"
    // A third of a yard reads back from hundredths.
    let isThird = pool.length.micrometres % DistanceUnit.foot.micrometres == 0 && pool.unit == .yard
    let length = isThird ? pool.length.number(in: pool.unit, upTo: 2) : pool.length.number(in: pool.unit)
    put("pool length: " + length + unit)
  }

  private mutating func write(name: String) {
    guard !name.utf8.isEmpty else { return }
    let line = Array(name.utf8)[...]
    let heading = IntervalsHeading(line)
    // Where a count or a dash might be seen, a reader there would see steps.
    guard heading.isPlain, heading.words.count == line.count, line.first != UInt8(ascii: "-"), !line.mayCount,
      line.allSatisfy({ $0 >= UInt8(ascii: " ") })
    else {
      losesName = true
      return
    }
    put(name)
    endsBlock = true
  }

  private mutating func write(_ line: IntervalsElement.Line) {
    let kind = line.kind == .rest ? section ?? .work : line.kind
    if kind != section ?? .work {
      separate()
      put(Self.heading(kind))
    } else if endsBlock {
      separate()
    }
    section = kind
    put(line.text(in: kind))
    rows += 1
  }

  private mutating func write(_ count: Int, _ lines: [IntervalsElement.Line]) {
    let works = lines.filter { $0.kind != .rest }
    let isEven = works.allSatisfy { $0.kind == works[0].kind }
    let kind = works.isEmpty || !isEven ? .work : works[0].kind
    separate()
    put(Self.heading(kind) + " \(count)x")
    for line in lines { put(line.text(in: kind)) }
    rows += lines.count + 1
    (section, endsBlock) = (kind, true)
  }

  private static func heading(_ kind: Step.Kind) -> String {
    switch kind {
    case .warmUp: "Warmup"
    case .coolDown: "Cooldown"
    case .work, .rest: "Main set"
    }
  }

  private mutating func put(_ line: String) {
    bytes += line.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Leaves a line blank, where anything stands above.
  private mutating func separate() {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    endsBlock = false
  }
}

extension ArraySlice<UInt8> {
  /// Whether a digit stands before an x: `10 x 100`.
  fileprivate var mayCount: Bool {
    var isBehindDigit = false
    for byte in self where byte != UInt8(ascii: " ") {
      if isBehindDigit, byte | 0x20 == UInt8(ascii: "x") { return true }
      isBehindDigit = byte.isDigit
    }
    return false
  }
}
