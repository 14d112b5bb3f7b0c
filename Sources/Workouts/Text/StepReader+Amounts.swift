import Measures
import Pacing

// Distances, times and send-offs.

extension StepReader {
  /// A distance or a time, by its unit; `1/7 of` before it.
  mutating func readAmount() throws(Blunder) {
    if let parts = readParts() {
      guard (2...Plan.mostSteps).contains(parts.count) else {
        throw Blunder(parts.range, "A step is one of 2 to \(Plan.mostSteps) parts", "Type 1/7 of 2.8 km.")
      }
      self.parts = parts.count
      return
    }
    let range = try amountRange()
    position = range.upperBound
    if isTime(range) {
      let time = try time(in: range)
      return try take(extent: .time(time), range)
    }
    let written: Distance.Written
    do throws(ReadingError) {
      written = try Distance.Written(reading: text(range), unit: plan.pool?.unit ?? .metre, decimalMark: decimalMark)
    } catch {
      throw blunder(error, range)
    }
    guard written.distance > .zero else {
      throw Blunder(range, "A step is longer than nothing", "Type 400 m, or 90 s.")
    }
    if bytes[range.upperBound - 1].isDigit { bareNumber = range }
    try take(extent: .distance(written.distance), range, written.unit)
  }

  /// `1/7 of`.
  mutating func readParts() -> (count: Int, range: Range<Int>)? {
    let start = position
    guard skipBytes("1/") else { return nil }
    var count = 0
    while position < end, bytes[position].isDigit {
      count = min(count * 10 + Int(bytes[position] - UInt8(ascii: "0")), 1_000_000)
      position += 1
    }
    let range = start..<position
    skipSpaces()
    guard skip("of") else {
      position = start
      return nil
    }
    return (count, range)
  }

  /// From here over digits, marks and the units that go with them: `1h02`, `3:00`, `800 m`, `10 min`; letters typed for digits are
  /// told.
  func amountRange() throws(Blunder) -> Range<Int> {
    let start = position
    var index = position
    while true {
      let number = index
      while index < end, bytes[index].isDigit || bytes[index].isMarkOrColon { index += 1 }
      if index == number { break }
      if let slip = slip(start..<index) { throw slip }
      // A fraction such as the third of 33 1/3 yd.
      if bytes.hold(" 1/3", at: index) || bytes.hold(" 2/3", at: index) { index += 4 }
      if bytes.hold("⅓", at: index) || bytes.hold("⅔", at: index) { index += 3 }
      guard let unit = unitEnd(from: index) else { break }
      index = unit
      // 1h02: more digits may follow at once.
    }
    return start..<index
  }

  /// Where the unit ends that stands here, spaces before it passed over; `nil` where the word is none.
  func unitEnd(from index: Int) -> Int? {
    var start = index
    while start < end, let width = bytes.spaceWidth(at: start) { start += width }
    // A sign of minutes or seconds stands at once behind its number; a quotation mark does not.
    if start == index, start < end, bytes[start] == UInt8(ascii: "'") || bytes[start] == UInt8(ascii: "\"") {
      return start + 1
    }
    for mark in ["′", "’", "″", "”"] as [StaticString] where start == index && bytes.hold(mark, at: start) {
      return start + mark.utf8CodeUnitCount
    }
    var stop = start
    while stop < end, bytes[stop].isLetter, bytes[stop] < 0x80 { stop += 1 }
    guard stop > start, stop == end || bytes[stop] < 0x80 else { return nil }
    let word = text(start..<stop).lowercasedBytes
    for part in Self.timeWords where word.elementsEqual(part.utf8) { return stop }
    for unit in DistanceUnit.allCases where unit.spellings.contains(where: { word.elementsEqual($0.utf8) }) {
      return stop
    }
    return nil
  }

  static let timeWords = [
    "s", "sec", "secs", "second", "seconds", "min", "mins", "minute", "minutes", "h", "hr", "hrs", "hour", "hours",
  ]

  /// Whether an amount is a time: it has a colon, or a unit of time.
  func isTime(_ range: Range<Int>) -> Bool {
    if bytes[range].contains(UInt8(ascii: ":")) { return true }
    if bytes[range].contains(where: { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }) { return true }
    if bytes[range].contains(0xE2) { return !bytes[range].contains(0x85) }  // ′ and ″, but not ⅓
    guard let start = bytes[range].firstIndex(where: { $0.isLetter }) else { return false }
    var stop = start
    while stop < range.upperBound, bytes[stop].isLetter { stop += 1 }
    let word = text(start..<stop).lowercasedBytes
    return Self.timeWords.contains { word.elementsEqual($0.utf8) }
  }

  /// A letter that looks like a digit, typed among digits; `nil` where there is none.
  func slip(_ range: Range<Int>) -> Blunder? {
    guard range.upperBound < end, let digit = bytes[range.upperBound].digitMeant else { return nil }
    // Only where a word does not begin here: `10 l`, `5 open`.
    var stop = range.upperBound
    while stop < end, bytes[stop].isDigit || bytes[stop].isMarkOrColon || bytes[stop].digitMeant != nil { stop += 1 }
    if stop < end, bytes[stop].isLetter, bytes[stop] < 0x80, unitEnd(from: stop) == nil { return nil }
    var mended: [UInt8] = []
    for index in range.lowerBound..<stop { mended.append(bytes[index].digitMeant ?? bytes[index]) }
    let letter = String(decoding: bytes[range.upperBound...range.upperBound], as: UTF8.self)
    _ = digit
    return Blunder(
      range.lowerBound..<stop, letter + " is no digit", "Type " + String(decoding: mended, as: UTF8.self) + ".",
      mend: String(decoding: mended, as: UTF8.self))
  }

  // MARK: Times and send-offs

  mutating func readTime() throws(Blunder) {
    skipSpaces()
    let range = try amountRange()
    position = range.upperBound
    guard time == nil else { throw Blunder(range, "A second time in one row", "Put a comma between two rows.") }
    time = (try time(in: range), range)
  }

  func time(in range: Range<Int>) throws(Blunder) -> Time {
    guard !range.isEmpty else { throw Blunder(character(), "A time is missing here", "Type 90 s, or 3:45.") }
    let time = try read(range)
    guard time > .zero else { throw Blunder(range, "A step takes more than no time", "Type 90 s, or 3:45.") }
    return time
  }

  func read(_ range: Range<Int>) throws(Blunder) -> Time {
    do throws(ReadingError) {
      return try Time(reading: text(range))
    } catch {
      throw blunder(error, range)
    }
  }

  mutating func readSendOff() throws(Blunder) {
    skipSpaces()
    let range = try amountRange()
    position = range.upperBound
    try takeSendOff(range)
  }

  mutating func takeSendOff(_ range: Range<Int>) throws(Blunder) {
    guard !range.isEmpty else { throw Blunder(character(), "A time to leave on is missing here", "Type @ 1:45.") }
    guard sendOff == nil else { throw Blunder(range, "A second send-off in one row", "Leave one of them out.") }
    let time = try read(range)
    guard time > .zero else { throw Blunder(range, "A send-off is above zero", "Type @ 1:45.") }
    sendOff = (time, range)
  }

  mutating func readShrinking() throws(Blunder) {
    skipSpaces()
    let range = try amountRange()
    position = range.upperBound
    shrinksBy = try time(in: range)
  }
}
