public import Measures
import Pacing

extension PlanReading {
  /// Reads a plan from the text of intervals.icu.
  ///
  ///     PlanReading(intervals: "Main set 6x\n- 800mtr 3:45/km Pace\n- Rest 90s\n").plan.text
  ///     // "6 x (800 m @ 3:45/km, 90 s rest every time)\n"
  ///
  /// A step that cannot be read is a fault, and a row of its own that keeps its words. Heart rates, powers, zones, cadences and
  /// ramps stand in the row's note, word for word, and are told in ``losses``. Rests of repeats are taken the last time too.
  ///
  /// - Parameters:
  ///   - text: The text; of more than ``mostBytes`` bytes nothing is read.
  ///   - decimalMark: How the person writes fractions.
  ///
  /// Source: the quick guide to the syntax of the workout builder, forum.intervals.icu, topic 123701.
  public init(intervals text: String, decimalMark: DecimalMark = .point) {
    guard text.utf8.count <= Self.mostBytes else {
      self = .tooLong
      return
    }
    var reader = IntervalsReader(Array(text.utf8), decimalMark)
    reader.read()
    self.init(
      plan: reader.plan, faults: Self.placed(reader.blunders, in: reader.bytes), losses: reader.losses)
  }
}

/// Goes through the text of intervals.icu, line by line.
struct IntervalsReader {
  let bytes: [UInt8]
  private let decimalMark: DecimalMark
  private(set) var plan = Plan()
  private(set) var blunders: [Blunder] = []
  private(set) var losses: [Loss] = []
  /// What a step is for that does not say it.
  private var kind = Step.Kind.work
  /// The repeat that the next steps belong to.
  private var open: Open?
  /// How many rows there are, and how many steps when all is done.
  private var (rows, steps) = (0, 0)
  /// The line that is read, counted from one.
  private var line = 0
  /// Whether nothing but blank lines came before.
  private var isFirst = true
  private var isFull = false

  /// A repeat whose steps are being read.
  private struct Open {
    let count: Int
    var items: [Item] = []
    /// Its heading and its steps.
    var range: Range<Int>
    /// How many blunders there were before it.
    let blunders: Int
  }

  init(_ bytes: [UInt8], _ decimalMark: DecimalMark) {
    var plain = bytes
    for index in plain.indices where plain[index] == UInt8(ascii: "\r") { plain[index] = UInt8(ascii: "\n") }
    // A line that ends in both ends once.
    for index in plain.indices.dropLast()
    where bytes[index] == UInt8(ascii: "\r") && bytes[index + 1] == UInt8(ascii: "\n") {
      plain[index] = UInt8(ascii: " ")
    }
    for index in plain.indices where plain[index] < UInt8(ascii: " ") && plain[index] != UInt8(ascii: "\n") {
      plain[index] = UInt8(ascii: " ")
    }
    (self.bytes, self.decimalMark) = (plain, decimalMark)
  }

  /// Reads everything.
  mutating func read() {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    readPool(lines)
    for (index, text) in lines.enumerated() where !isFull {
      line = index + 1
      let text = text.trimmed
      if text.isEmpty {
        if open?.items.isEmpty != true { close() }
      } else if text.first == UInt8(ascii: "-") {
        readStep(text.dropFirst().trimmed, text.startIndex..<text.endIndex)
        isFirst = false
      } else {
        let isAlone = index + 1 == lines.count || lines[index + 1].trimmed.isEmpty
        read(IntervalsHeading(text), isAlone: isAlone, text.startIndex..<text.endIndex)
        isFirst = false
      }
    }
    close()
  }

  /// The pool may be told on any line; units follow from it.
  private mutating func readPool(_ lines: [ArraySlice<UInt8>]) {
    for text in lines {
      guard let length = IntervalsHeading(text).poolLength else { continue }
      // There `y` is yards.
      plan.pool = try? Pool(reading: length, field: "pool", decimalMark: decimalMark)
    }
    plan.units = plan.pool.map { Units.usual(for: $0.unit, inPool: true) } ?? .metric
  }

  // MARK: Headings

  private mutating func read(_ heading: IntervalsHeading, isAlone: Bool, _ range: Range<Int>) {
    close()
    if let length = heading.poolLength {
      if (try? Pool(reading: length, field: "pool", decimalMark: decimalMark)) == nil {
        lose("“" + length.trimmedToLine + "” is no pool.")
      }
      return
    }
    if isFirst, isAlone, heading.isPlain, heading.words.count <= Plan.mostNameBytes {
      plan.name = String(decoding: heading.words, as: UTF8.self)
      return
    }
    if let kind = heading.kind {
      self.kind = kind
    } else if !heading.words.isEmpty {
      kind = .work
      lose("“" + String(decoding: heading.words, as: UTF8.self).trimmedToLine + "” is a heading, which a plan has not.")
    }
    guard let count = heading.count else { return }
    open = Open(count: count, range: range, blunders: blunders.count)
  }

  /// Ends the repeat that is open; one that cannot be is kept as its text.
  private mutating func close() {
    guard let open else { return }
    self.open = nil
    do throws(PlanError) {
      let repeats = try Repeat(open.count, open.items)
      let all = steps + open.items.count { $0.step != nil } * open.count
      guard all <= Plan.mostSteps else { throw .steps(all) }
      steps = all
      rows += 1
      plan.add(.repeats(repeats))
    } catch {
      rows -= open.items.count
      blunders.removeSubrange(open.blunders...)
      blunders.append(Blunder(open.range, error.wrong, error.rightForm))
      add(.unread(text(open.range)))
    }
  }

  // MARK: Steps

  private mutating func readStep(_ words: ArraySlice<UInt8>, _ range: Range<Int>) {
    // One row is left for what is too much, and one for the repeat that is open.
    guard rows < Plan.mostRows - 2, steps < Plan.mostSteps else {
      let error: PlanError = steps < Plan.mostSteps ? .rows(rows + 1) : .steps(steps + 1)
      isFull = true
      close()
      blunders.append(Blunder(range, error.wrong, error.rightForm))
      add(.unread(text(range.lowerBound..<bytes.count)))
      return
    }
    if let start = open?.range.lowerBound { open?.range = start..<range.upperBound }
    var reader = IntervalsLine(words, plan, decimalMark)
    do throws(Blunder) {
      let step = try reader.read(kind)
      if reader.isForeign { lose("“" + step.note.trimmedToLine + "” is kept as a note only.") }
      if let minutes = reader.longMinutes {
        lose("\(minutes)m is \(minutes) minutes; \(minutes) metres are \(minutes)mtr.")
      }
      add(.step(step))
    } catch {
      blunders.append(Blunder(range, error.wrong, error.rightForm))
      add(.unread(text(range)))
    }
  }

  private mutating func add(_ content: Item.Content) {
    rows += 1
    if var open {
      open.items.append(plan.make(content))
      self.open = open
    } else {
      if case .step = content { steps += 1 }
      plan.add(content)
    }
  }

  private mutating func lose(_ words: String) { losses.append(Loss(line, words)) }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range].trimmed, as: UTF8.self) }
}
