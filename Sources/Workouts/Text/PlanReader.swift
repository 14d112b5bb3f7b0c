import Measures
import Pacing

/// Goes through a text from front to back: heads, rows, and repeats with what is in them.
struct PlanReader {
  let bytes: [UInt8]
  let decimalMark: DecimalMark
  var plan = Plan()
  var blunders: [Blunder] = []
  /// Where the next byte is looked at.
  var position = 0
  /// How many steps the rows so far are when all is done, and how many rows.
  var (steps, rows) = (0, 0)
  var hasUnits = false
  /// The head lines so far, on which the meaning of rows depends.
  var heads: [UInt8] = []
  /// The rows as they were read, and those of an earlier text with the place of the next one that is likely the same.
  private(set) var readRows: [ReadRow] = []
  private let known: [ReadRow]
  private var likely = 0

  init(_ bytes: [UInt8], decimalMark: DecimalMark, known: [ReadRow] = []) {
    self.known = known
    // What commands a screen is a space here, so that nothing unseen parts or joins words; each kind of line end is one.
    var plain = bytes
    for index in plain.indices where plain[index] < UInt8(ascii: " ") || plain[index] == 0x7F {
      let isLoneReturn =
        plain[index] == UInt8(ascii: "\r") && (index + 1 == plain.count || bytes[index + 1] != UInt8(ascii: "\n"))
      if isLoneReturn {
        plain[index] = UInt8(ascii: "\n")
      } else if plain[index] != UInt8(ascii: "\n"), plain[index] != UInt8(ascii: "\t") {
        plain[index] = UInt8(ascii: " ")
      }
    }
    self.bytes = plain
    self.decimalMark = decimalMark
  }

  /// Where a list of rows ends.
  enum End: Equatable {
    /// At the end of the text.
    case text
    /// At a closing bracket.
    case bracket
    /// At a line that is indented no deeper than so many columns.
    case indent(Int)
  }

  /// Reads everything.
  mutating func read() {
    plan.units = Self.usualUnits(nil, in: bytes)
    while true {
      let items = list(until: .text, depth: 0)
      plan.items += items
      guard position < bytes.count else { break }
      // Only a bracket stops a list before the end of the text.
      blunders.append(Blunder(position..<position + 1, "This bracket closes nothing", "Leave it out."))
      plan.items.append(plan.make(.unread(")")))
      position += 1
    }
    if !hasUnits { plan.units = usualUnits }
  }

  var usualUnits: Units { Self.usualUnits(plan.pool, in: bytes) }

  /// The units of totals where a text says none: the pool's, else miles where the first distance in it is told in miles.
  static func usualUnits(_ pool: Pool?, in text: [UInt8]) -> Units {
    if let pool { return Units.usual(for: pool.unit, inPool: true) }
    for index in text.indices.dropLast() where text[index].isDigit && !text[index + 1].isDigit {
      var start = index + 1
      while start < text.count, text[start] == UInt8(ascii: " ") { start += 1 }
      let word = text[start...].prefix { $0.isLetter }
      for unit in DistanceUnit.allCases where unit.spellings.contains(where: { word.elementsEqual($0.utf8) }) {
        return unit == .mile ? Units(.mile, .perMile) : .metric
      }
    }
    return .metric
  }

  // MARK: Lists

  private mutating func list(until end: End, depth: Int) -> [Item] {
    var items: [Item] = []
    while true {
      skipSeparators()
      guard position < bytes.count else { return items }
      if bytes[position] == UInt8(ascii: ")") {
        // It closes this list, or the one around an indented one, or nothing.
        return items
      }
      if case .indent(let column) = end, isFirstOnLine, indent(at: position) <= column { return items }
      if depth == 0, isFirstOnLine, head() { continue }
      let start = position
      let before = blunders.count
      var read = item(depth: depth)
      if depth == 0 { read = within(limits: read, from: start, blundersBefore: before) }
      items += read
      // Whatever happened, it goes on.
      if position == start { position += 1 }
    }
  }

  /// The rows, where the plan stays within its limits with them; else their text as it stands.
  private mutating func within(limits items: [Item], from start: Int, blundersBefore: Int) -> [Item] {
    do throws(PlanError) {
      var (rows, steps) = (self.rows, self.steps)
      steps += try Plan.check(items, depth: 0, repeats: 1, rows: &rows)
      // One row is left for what is too much.
      guard rows < Plan.mostRows else { throw .rows(rows) }
      guard steps <= Plan.mostSteps else { throw .steps(steps) }
      (self.rows, self.steps) = (rows, steps)
      return items
    } catch {
      if case .rows = error { position = bytes.count }
      blunders.removeSubrange(blundersBefore...)
      blunders.append(Blunder(firstLine(of: start..<position), error.wrong, error.rightForm))
      rows += 1
      return [unread(start..<position)]
    }
  }

  private func firstLine(of range: Range<Int>) -> Range<Int> {
    let end = bytes[range].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
    return range.lowerBound..<end
  }

  /// A piece of the text as a row that waits to be mended.
  mutating func unread(_ range: Range<Int>) -> Item {
    plan.make(.unread(text(trimmed(range))))
  }

  // MARK: Items

  /// The next row with the send-off behind it, or the next repeat.
  private mutating func item(depth: Int) -> [Item] {
    let start = position
    guard let (count, countRange) = repeatCount() else {
      let range = stepRange()
      position = range.upperBound
      do throws(Blunder) {
        return try contents(of: range).map { plan.make($0) }
      } catch {
        blunders.append(error)
        return [unread(range)]
      }
    }
    guard depth < Plan.mostDepth else {
      skipBody()
      let error = PlanError.depth
      blunders.append(Blunder(firstLine(of: start..<position), error.wrong, error.rightForm))
      return [unread(start..<position)]
    }
    let before = blunders.count
    let items = body(depth: depth + 1, indent: indent(at: start))
    do throws(PlanError) {
      return [plan.make(.repeats(try Repeat(count, items)))]
    } catch {
      blunders.removeSubrange(before...)
      blunders.append(Blunder(countRange, error.wrong, error.rightForm))
      return [unread(start..<position)]
    }
  }

  /// The contents of a row; those of the same row in the earlier text, where it was read in the same surroundings.
  private mutating func contents(of range: Range<Int>) throws(Blunder) -> [Item.Content] {
    for index in known.indices.dropFirst(max(0, likely - 1)).prefix(3) {
      let row = known[index]
      guard row.text.elementsEqual(bytes[range]), row.units == plan.units, row.heads == heads else { continue }
      likely = index + 1
      readRows.append(row)
      return row.contents
    }
    likely += 1
    var reader = StepReader(bytes, range, plan, decimalMark)
    let contents = try reader.read()
    readRows.append(ReadRow(text: Array(bytes[range]), heads: heads, units: plan.units, contents: contents))
    return contents
  }

  /// What is repeated: in brackets, on the lines below that are indented deeper, or the next row and its rests.
  private mutating func body(depth: Int, indent: Int) -> [Item] {
    skipSpaces()
    if next == UInt8(ascii: "(") {
      let bracket = position
      position += 1
      let items = list(until: .bracket, depth: depth)
      if next == UInt8(ascii: ")") {
        position += 1
      } else {
        blunders.append(
          Blunder(bracket..<bracket + 1, "This bracket is not closed", "Put ) behind the last row of it."))
      }
      return items
    }
    if next == UInt8(ascii: ":") { position += 1 }
    skipSpaces()
    if isAtLineEnd { return list(until: .indent(indent), depth: depth) }
    if stepRange().isEmpty {
      blunders.append(Blunder(position..<position, "What is repeated is missing here", "Type 6 x 800 m."))
      return []
    }
    var items = item(depth: depth)
    while let rest = followingRest() { items.append(rest) }
    return items
  }

  /// The rest behind a comma on the same line; `nil` where something else stands there.
  private mutating func followingRest() -> Item? {
    let saved = (position, blunders.count, plan)
    skipSpaces()
    while next == UInt8(ascii: ",") || next == UInt8(ascii: ";") {
      position += 1
      skipSpaces()
    }
    if position > saved.0, !isAtLineEnd, next != UInt8(ascii: ")"), repeatCountIsNext == false {
      let read = item(depth: Plan.mostDepth)
      if read.count == 1, read[0].step?.isRest == true { return read[0] }
    }
    position = saved.0
    blunders.removeSubrange(saved.1...)
    plan = saved.2
    return nil
  }

  private var repeatCountIsNext: Bool {
    var copy = self
    return copy.repeatCount() != nil
  }

  /// Passes over `6 x`, `6x`, `6 ×`, `6 *` or `6 times`, where it stands next; `nil` where something else does.
  private mutating func repeatCount() -> (Int, Range<Int>)? {
    let start = position
    var count = 0
    while let byte = next, byte.isDigit {
      count = min(count * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
      position += 1
    }
    let digits = start..<position
    skipSpaces()
    guard !digits.isEmpty, skipTimes() else {
      position = start
      return nil
    }
    return (count, digits)
  }

  private mutating func skipTimes() -> Bool {
    for word in ["×", "*", "times", "x"] as [StaticString] {
      let start = position
      guard skip(word) else { continue }
      // `x` of `6 xylophones` is no sign.
      if let byte = next, byte.isLetter, bytes[position - 1].isLetter {
        position = start
        continue
      }
      return true
    }
    return false
  }

  /// Passes over a repeat that is not read: to its closing bracket, or to the end of the line.
  private mutating func skipBody() {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { return }
        depth -= 1
        if depth == 0 {
          position += 1
          return
        }
      case UInt8(ascii: "\n"): if depth == 0 { return }
      default: break
      }
      position += 1
    }
  }

  /// From here to the comma, semicolon, bracket, comment or line end that ends a row; quotation marks hide what is in them.
  private func stepRange() -> Range<Int> {
    var (end, isQuoted) = (position, false)
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\""), isQuote(end, isOpen: isQuoted) { isQuoted.toggle() }
      if !isQuoted {
        if byte == UInt8(ascii: ";") || byte == UInt8(ascii: ")") || isComment(end) { break }
        if byte == UInt8(ascii: ","), !isBetweenDigits(end) { break }
      }
      end += 1
    }
    return position..<end
  }

  /// Whether a `"` quotes, and is not the seconds of `1'30"`.
  private func isQuote(_ index: Int, isOpen: Bool) -> Bool {
    isOpen || index == 0 || !bytes[index - 1].isDigit
  }

  private func isBetweenDigits(_ index: Int) -> Bool {
    index > 0 && bytes[index - 1].isDigit && index + 1 < bytes.count && bytes[index + 1].isDigit
  }
}

/// A row as it was read once, with all that its meaning depends on.
struct ReadRow: Sendable {
  /// Its text.
  let text: [UInt8]
  /// The head lines above it.
  let heads: [UInt8]
  /// The units of the totals where it stands.
  let units: Units
  /// What it says.
  let contents: [Item.Content]
}
