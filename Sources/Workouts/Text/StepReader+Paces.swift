import Measures
import Pacing

// What stands behind `@`.

extension StepReader {
  /// What follows `@`: a pace, a range, a pace of the athlete's, or a time to leave on.
  mutating func readAim() throws(Blunder) {
    skipSpaces()
    let start = position
    guard position < end else {
      throw Blunder(character(), "A pace is missing here", "Type @ 3:45/km, or @ 1:45 to leave on.")
    }
    let first = try readOneAim()
    guard let first else { return try takeSendOff(start..<position) }
    var target = Step.Target.pace(first)
    let behind = position
    skipSpaces()
    if skip("to") {
      skipSpaces()
      guard let second = try readOneAim() else {
        throw Blunder(start..<position, "A range ends with a pace", "Type 3:40 to 3:50/km.")
      }
      target = .range(first, second)
    } else {
      position = behind
      if let range = pendingRange {
        target = range
        pendingRange = nil
      }
    }
    try take(target: target, start..<position)
  }

  mutating func take(target: Step.Target, _ range: Range<Int>) throws(Blunder) {
    guard self.target == nil else { throw Blunder(range, "A second pace in one row", "Leave one of them out.") }
    if case .range(let first, let second) = target { try check(first, second, range) }
    self.target = (target, range)
  }

  /// Refuses a range whose first pace is not the faster one.
  func check(_ first: Aim, _ second: Aim, _ range: Range<Int>) throws(Blunder) {
    let isRight: Bool
    switch (first, second) {
    case (.pace(let first), .pace(let second)): isRight = first < second
    case (.offset(let left, let first), .offset(let right, let second)): isRight = left == right && first < second
    case (.share(let left, let first), .share(let right, let second)): isRight = left == right && first > second
    default: isRight = false
    }
    guard !isRight else { return }
    if first == second { throw Blunder(range, "Both ends of this range are the same", "Type one pace.") }
    throw Blunder(
      range, "This range does not go from a faster pace to a slower one",
      "Type 3:40-3:50/km, the smaller number first.",
      mend: swapped(range))
  }

  /// `3:50-3:40/km` with its numbers the other way round; `nil` where it is written in another way.
  func swapped(_ range: Range<Int>) -> String? {
    guard let dash = bytes[range].firstIndex(of: UInt8(ascii: "-")),
      let slash = bytes[range].firstIndex(where: { $0 == UInt8(ascii: "/") }), slash > dash
    else { return nil }
    return text(dash + 1..<slash) + "-" + text(range.lowerBound..<dash) + text(slash..<range.upperBound)
  }

  /// One pace; `nil` where only a time stands there, which is one to leave on.
  mutating func readOneAim() throws(Blunder) -> Aim? {
    let start = position
    if let anchor = skipAnchor() { return try readOffset(from: anchor) }
    let first = try number()
    guard !first.isEmpty else {
      throw Blunder(character(), "A pace is missing here", "Type @ 3:45/km, or @ 1:45 to leave on.")
    }
    var second: Range<Int>?
    let dash = position
    skipSpaces()
    if skipBytes("-") || skipBytes("–") {
      skipSpaces()
      let number = try number()
      if number.isEmpty { position = dash } else { second = number }
    }
    skipSpaces()
    if skipBytes("%") { return try readShare(first, second, start) }
    let unit = unitOfPace()
    if unit.isEmpty {
      // `1:30` alone, perhaps with units of its own, as 90 s.
      position = first.upperBound
      let range = try amountRange(from: start)
      position = range.upperBound
      if second != nil { throw Blunder(start..<dash, "A range needs the unit of its paces", "Type 3:40-3:50/km.") }
      return nil
    }
    position = unit.upperBound
    let slower = try second.map { range throws(Blunder) in try pace(range, unit) }
    let faster = try pace(first, unit)
    if let slower { pendingRange = .range(.pace(faster), .pace(slower)) }
    return .pace(faster)
  }

  func amountRange(from start: Int) throws(Blunder) -> Range<Int> {
    var copy = self
    copy.position = start
    return try copy.amountRange()
  }

  mutating func pace(_ number: Range<Int>, _ unit: Range<Int>) throws(Blunder) -> Pace {
    let isSpeed = bytes[unit.lowerBound] != UInt8(ascii: "/")
    do throws(ReadingError) {
      let read = try Pace.Written(
        reading: text(number) + (isSpeed ? " " : "") + text(unit), unit: plan.units.pace, decimalMark: decimalMark)
      paceUnit = read.unit
      return read.pace
    } catch {
      let whole = number.lowerBound..<unit.upperBound
      throw Blunder(whole, error.wrong, error.rightForm)
    }
  }

  /// Digits, marks and colons; a letter among them is told.
  mutating func number() throws(Blunder) -> Range<Int> {
    let start = position
    while position < end, bytes[position].isDigit || bytes[position].isMarkOrColon { position += 1 }
    if position > start, let slip = slip(start..<position) { throw slip }
    return start..<position
  }

  /// `/km`, `per 100 m`, `min/km`, `km/h`, where it stands next; empty where none does.
  func unitOfPace() -> Range<Int> {
    let nothing = position..<position
    var index = position
    for word in ["min", "mins"] as [StaticString]
    where bytes.hold(word, at: index) && index + word.utf8CodeUnitCount < end
      && bytes[index + word.utf8CodeUnitCount] == UInt8(ascii: "/")
    {
      index += word.utf8CodeUnitCount
    }
    for speed in SpeedUnit.allCases {
      for word in speed.spellings where holds(word, at: index) { return index..<index + word.utf8.count }
    }
    let start = index
    if index < end, bytes[index] == UInt8(ascii: "/") {
      index += 1
    } else if bytes.hold("per ", at: index) {
      index += 4
    } else {
      return nothing
    }
    while index < end, let width = bytes.spaceWidth(at: index) { index += width }
    while index < end, bytes[index].isDigit { index += 1 }
    while index < end, let width = bytes.spaceWidth(at: index) { index += width }
    while index < end, bytes[index].isLetter { index += 1 }
    return start..<index
  }

  func holds(_ word: String, at index: Int) -> Bool {
    let stop = index + word.utf8.count
    guard stop <= end, stop == end || !bytes[stop].isLetter else { return false }
    return text(index..<stop).lowercasedBytes.elementsEqual(word.utf8)
  }

  mutating func skipAnchor() -> Anchor? {
    if skip("css") { return .criticalSwimSpeed }
    return skip("threshold") ? .threshold : nil
  }

  /// `css+2`, `threshold − 5 s`: seconds for each unit that the anchor is told in.
  mutating func readOffset(from anchor: Anchor) throws(Blunder) -> Aim {
    let behind = position
    skipSpaces()
    let isLess = skipBytes("-") || skipBytes("−")
    guard isLess || skipBytes("+") else {
      position = behind
      return .offset(anchor, milliseconds: 0)
    }
    skipSpaces()
    let range = try number()
    guard let milliseconds = Int64(decimal: text(range), decimals: 3), milliseconds <= 3_600_000 else {
      throw Blunder(range, "Seconds are missing here", "Type css+2, or threshold-5.")
    }
    if position < end, bytes[position] == UInt8(ascii: "s"), position + 1 >= end || !bytes[position + 1].isLetter {
      position += 1
    }
    return .offset(anchor, milliseconds: isLess ? -milliseconds : milliseconds)
  }

  /// `95% threshold`, `88-94% css`.
  mutating func readShare(_ first: Range<Int>, _ second: Range<Int>?, _ start: Int) throws(Blunder) -> Aim {
    skipSpaces()
    if skip("of") { skipSpaces() }
    guard let anchor = skipAnchor() else {
      throw Blunder(start..<position, "A share of what is missing here", "Type 95% threshold, or 95% css.")
    }
    let one = try share(first, anchor)
    guard let second else { return one }
    let other = try share(second, anchor)
    // Of speeds the larger number is the faster.
    pendingRange = .range(other, one)
    return other
  }

  func share(_ range: Range<Int>, _ anchor: Anchor) throws(Blunder) -> Aim {
    guard let perMille = Int64(decimal: text(range), decimals: 1), (1...3000).contains(perMille) else {
      throw Blunder(range, "A share is from 0.1 to 300 %", "Type 95% threshold.")
    }
    return .share(anchor, perMille: perMille)
  }

  /// `as mi /mi`: the units that the row is shown in.
  mutating func readUnits() {
    while true {
      let behind = position
      skipSpaces()
      let start = position
      while position < end, bytes[position] != UInt8(ascii: " ") { position += 1 }
      var units = Units.metric
      let word = text(start..<position)
      guard !word.utf8.isEmpty, units.take(word) else {
        position = behind
        return
      }
      if DistanceUnit.allCases.contains(where: { $0.symbol.utf8.elementsEqual(word.utf8) }) {
        shown.distance = units.distance
      } else {
        shown.pace = units.pace
      }
    }
  }
}
