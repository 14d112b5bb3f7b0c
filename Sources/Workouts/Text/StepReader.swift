import Measures
import Pacing

/// Reads the text of one row: its pieces in any order, each at most once.
struct StepReader {
  let bytes: [UInt8]
  let plan: Plan
  let decimalMark: DecimalMark
  /// Where the next byte is looked at, and where the row ends.
  var position: Int
  let end: Int

  var extent: (value: Step.Extent, range: Range<Int>)?
  var target: (value: Step.Target, range: Range<Int>)?
  var time: (value: Time, range: Range<Int>)?
  var sendOff: (value: Time, range: Range<Int>)?
  var kind: Step.Kind?
  var parts = 1
  var note: [UInt8] = []
  var (isLocked, isBlank, isSendOffAlone) = (false, false, false)
  var skipsLast: Bool?
  var shrinksBy: Time?
  /// The units that its distance and its pace are written in, and those that it is shown in.
  var (distanceUnit, paceUnit): (DistanceUnit?, PaceUnit?) = (nil, nil)
  var shown: (distance: DistanceUnit?, pace: PaceUnit?) = (nil, nil)
  /// A number that says no unit.
  var bareNumber: Range<Int>?

  /// The range that the last aim was, as `3:40-3:50/km` and `88-94% threshold` are.
  var pendingRange: Step.Target?

  init(_ bytes: [UInt8], _ range: Range<Int>, _ plan: Plan, _ decimalMark: DecimalMark) {
    (self.bytes, self.plan, self.decimalMark) = (bytes, plan, decimalMark)
    (position, end) = (range.lowerBound, range.upperBound)
  }

  /// The row: a step, with the send-off behind it where it says one.
  mutating func read() throws(Blunder) -> [Item.Content] {
    let start = position
    while true {
      skipSpaces()
      guard position < end else { break }
      try readPiece()
    }
    return try assembled(start..<end)
  }

  // MARK: Pieces

  mutating func readPiece() throws(Blunder) {
    let byte = bytes[position]
    if byte == UInt8(ascii: "\"") { return try readQuoted() }
    if byte == UInt8(ascii: "@") {
      position += 1
      return try readAim()
    }
    if byte.isDigit { return try readAmount() }
    guard byte.isLetter else {
      throw Blunder(
        character(), "“" + shownCharacter + "” does not belong in a row", "A row looks like 800 m @ 3:45/km.")
    }
    try readWord()
  }

  /// The words that mean something, the longer ones before those that they begin with.
  mutating func readWord() throws(Blunder) {
    if skip("leave every") || skip("leaving every") || skip("leave on") || skip("leaving on") {
      isSendOffAlone = true
      return try readSendOff()
    }
    if skip("until tapped") || skip("lap button") || skip("press lap") || skip("open") {
      return try take(extent: .untilTapped, position..<position)
    }
    if skip("every time") || skip("each time") {
      skipsLast = false
      return
    }
    if skip("skip last") {
      skipsLast = true
      return
    }
    if skip("shrinking by") || skip("shrinking") { return try readShrinking() }
    if skip("warm-up") || skip("warm up") || skip("warmup") || skip("wu") { return try take(.warmUp) }
    if skip("cool-down") || skip("cool down") || skip("cooldown") || skip("warm-down") || skip("cd") {
      return try take(.coolDown)
    }
    if skip("rest") || skip("recovery") || skip("recover") { return try take(.rest) }
    if skip("locked") {
      isLocked = true
      return
    }
    if skip("blank") {
      isBlank = true
      return
    }
    if skip("in") { return try readTime() }
    if skip("at") { return try readAim() }
    if skip("on") { return try readSendOff() }
    if skip("as") { return readUnits() }
    if let named = try readNamed() {
      return try take(extent: .distance(named.distance), position..<position, named.unit)
    }
    for word in ["jog", "walk", "float"] as [StaticString] where skip(word) {
      try take(Step.Kind.rest)
      add(toNote: bytes[position - word.utf8CodeUnitCount..<position])
      return
    }
    let start = position
    while position < end,
      bytes[position].isLetter || bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "'")
    {
      position += 1
    }
    add(toNote: bytes[start..<position])
  }

  mutating func readQuoted() throws(Blunder) {
    let start = position
    position += 1
    while position < end, bytes[position] != UInt8(ascii: "\"") { position += 1 }
    guard position < end else {
      throw Blunder(start..<end, "These quotation marks are not closed", "Put \" behind the note.")
    }
    add(toNote: bytes[start + 1..<position])
    position += 1
  }

  mutating func add(toNote text: ArraySlice<UInt8>) {
    if !note.isEmpty { note.append(UInt8(ascii: " ")) }
    note += text
  }

  mutating func take(_ kind: Step.Kind) throws(Blunder) {
    guard self.kind == nil || self.kind == kind else {
      throw Blunder(position - 1..<position, "A row is for one thing only", "Leave one of the words out.")
    }
    self.kind = kind
  }

  mutating func take(extent: Step.Extent, _ range: Range<Int>, _ unit: DistanceUnit? = nil) throws(Blunder) {
    guard self.extent == nil else {
      throw Blunder(
        range, "A second amount in one row", "Put a comma between two rows, or in before a time: 400 m in 90 s.")
    }
    self.extent = (extent, range)
    if let unit { distanceUnit = unit }
  }

  /// `marathon`, `half`, `mile`: a distance by its name.
  mutating func readNamed() throws(Blunder) -> Distance.Written? {
    let start = position
    for word in ["half marathon", "half-marathon", "marathon", "half", "mile"] as [StaticString] where skip(word) {
      return try? Distance.Written(reading: text(start..<position), unit: .metre)
    }
    return nil
  }

  // MARK: Bytes

  mutating func skipSpaces() {
    while position < end, let width = bytes.spaceWidth(at: position) { position += width }
  }

  /// Passes over a word, large or small, where it stands next and no letter goes on behind it.
  mutating func skip(_ word: StaticString) -> Bool {
    let stop = position + word.utf8CodeUnitCount
    guard stop <= end, bytes.hold(word, at: position) else { return false }
    if stop < end,
      bytes[stop].isLetter
        || bytes[stop] == UInt8(ascii: "-") && word.utf8CodeUnitCount > 2 && stop + 1 < end && bytes[stop + 1].isLetter
    {
      return false
    }
    position = stop
    return true
  }

  mutating func skipBytes(_ sign: StaticString) -> Bool {
    guard position + sign.utf8CodeUnitCount <= end, bytes.hold(sign, at: position) else { return false }
    position += sign.utf8CodeUnitCount
    return true
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, stop) = (range.lowerBound, range.upperBound)
    while start < stop, bytes[start] <= UInt8(ascii: " ") { start += 1 }
    while stop > start, bytes[stop - 1] <= UInt8(ascii: " ") { stop -= 1 }
    return start..<stop
  }

  /// The place of one character.
  func character() -> Range<Int> {
    let start = min(position, bytes.count)
    var stop = start + 1
    while stop < end, bytes[stop] & 0xC0 == 0x80 { stop += 1 }
    return start..<stop
  }

  var shownCharacter: String {
    let range = character()
    return range.upperBound <= bytes.count ? text(range).namingInvisible : ""
  }

  /// A reader's fault, at its own place within an amount.
  func blunder(_ error: ReadingError, _ range: Range<Int>) -> Blunder {
    var mend: String?
    if case .bareNumber(let time, _) = error.fault { mend = time }
    return Blunder(range, error.wrong, error.rightForm, mend: mend)
  }
}

extension UInt8 {
  /// Whether it is a colon or a decimal mark.
  var isMarkOrColon: Bool {
    self == UInt8(ascii: ":") || self == UInt8(ascii: ".") || self == UInt8(ascii: ",")
  }

  /// The digit that a letter stands for which looks like one: 0 for O, 1 for l.
  var digitMeant: UInt8? {
    switch self {
    case UInt8(ascii: "O"), UInt8(ascii: "o"): UInt8(ascii: "0")
    case UInt8(ascii: "l"), UInt8(ascii: "I"): UInt8(ascii: "1")
    default: nil
    }
  }
}

extension String {
  /// Its bytes, capital letters made small.
  var lowercasedBytes: [UInt8] {
    utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }
}
