extension Time {
  /// The time that a text says, by the one grammar of the house: `3:45`, `1:02:03.5`, `90s`, `1h02`, `1.30,5`.
  ///
  ///     try Time(reading: "28:29:28").milliseconds  // 102_568_000
  ///
  /// - Throws: ``ReadingError`` for what is empty, ambiguous (`345`), out of range (`1:75:00`) or no time at all, with the
  ///   place and a right form. A text of more than 64 bytes is refused without being looked at.
  public init(reading text: String) throws(ReadingError) {
    var typed = try Typed(text, as: .time)
    self = try typed.readTime()
  }
}

/// Some digits and what stands behind them.
private struct Group {
  enum Follower {
    case colon, mark, unit(TimePart), nothing
  }

  let digits: Range<Int>
  let follower: Follower

  var isBeforeMark: Bool {
    if case .mark = follower { true } else { false }
  }

  var isBeforeColon: Bool {
    if case .colon = follower { true } else { false }
  }

  var unit: TimePart? {
    if case .unit(let part) = follower { part } else { nil }
  }
}

extension Typed {
  /// Reads all that is left as a time.
  mutating func readTime() throws(ReadingError) -> Time {
    var groups: [Group] = []
    repeat { groups.append(try readGroup()) } while !isAtEnd || groups.last.isFollowed
    return groups.contains { $0.unit != nil } ? try timeWithUnits(groups) : try timeWithColons(groups)
  }

  private mutating func readGroup() throws(ReadingError) -> Group {
    let digits = digits()
    if digits.isEmpty { throw isAtEnd || next.isSeparator ? error(.missingNumber) : unexpected() }
    if skip(":") { return Group(digits: digits, follower: .colon) }
    if skip(".") || skip(",") { return Group(digits: digits, follower: .mark) }
    let behind = position
    skipSpaces()
    if isAtEnd { return Group(digits: digits, follower: .nothing) }
    for part in [TimePart.hours, .minutes, .seconds] where skipUnit(of: part) {
      skipSpaces()
      return Group(digits: digits, follower: .unit(part))
    }
    throw unexpected(at: next?.isDigit == true ? behind : position)
  }

  /// Passes over a unit's word, the longest that fits, where it stands next and no letter goes on behind it.
  private mutating func skipUnit(of part: TimePart) -> Bool {
    let start = position
    for spelling in part.spellings where skip(spelling) {
      if next?.isLetter != true { return true }
      position = start
    }
    return false
  }

  // MARK: 1:02:03.5

  /// Reads `h:mm:ss`, `m:ss` or seconds, with a fraction where the last separator is a decimal mark.
  private func timeWithColons(_ groups: [Group]) throws(ReadingError) -> Time {
    let hasFraction = groups.dropLast().last?.isBeforeMark == true
    let parts = hasFraction ? Array(groups.dropLast()) : groups
    if let colon = groups.lastIndex(where: { $0.isBeforeColon }),
      let mark = groups[..<colon].first(where: { $0.isBeforeMark })
    {
      throw error(.markBeforeColon, at: mark.digits.upperBound)
    }
    guard parts.count <= 3 else { throw error(.tooManyParts(parts.count), at: parts[3].digits.lowerBound) }
    let fraction = hasFraction ? groups[groups.count - 1].digits : nil
    var sum: Int64 = 0
    if let fraction { sum += try milliseconds(ofFraction: fraction, .seconds) }
    if parts.count == 1 { try refuseBareNumber(parts[0].digits, fraction: fraction) }
    for (index, group) in parts.enumerated() {
      let part = TimePart.allCases[3 - parts.count + index]
      sum += try milliseconds(of: group.digits, part, isFirst: index == 0, widths: 2...2)
    }
    return try time(sum, from: groups[0].digits.lowerBound)
  }

  /// From 100 on, digits alone could be seconds, or minutes and seconds run together.
  private func refuseBareNumber(_ digits: Range<Int>, fraction: Range<Int>?) throws(ReadingError) {
    guard let value = value(of: digits), value < 3_600_000 else { throw error(.pastLongestTime, at: digits.lowerBound) }
    guard value >= 100 else { return }
    let rest = fraction.map { "." + text($0) } ?? ""
    let (hours, minutes, seconds) = (value / 10_000, value / 100 % 100, value % 100)
    let isRunTogether = minutes < 60 && seconds < 60
    let seeming = Time.seconds(isRunTogether ? hours * 3600 + minutes * 60 + seconds : value)
    throw error(
      .bareNumber(asTime: seeming.written(to: .seconds) + rest, asSeconds: text(digits) + rest + "s"),
      at: digits.lowerBound)
  }

  // MARK: 1h02m03.5s

  /// Reads numbers that say their own units, the largest first; the last may leave its unit out and may have a fraction.
  private func timeWithUnits(_ groups: [Group]) throws(ReadingError) -> Time {
    var (sum, previous): (Int64, TimePart?) = (0, nil)
    var index = 0
    while index < groups.count {
      let whole = groups[index]
      let fraction = whole.isBeforeMark ? groups[index + 1] : nil
      let last = fraction ?? whole
      index += fraction == nil ? 1 : 2
      if last.isBeforeColon || last.isBeforeMark { throw unexpected(at: last.digits.upperBound) }
      if fraction != nil, index < groups.count { throw unexpected(at: whole.digits.upperBound) }
      guard let part = last.unit ?? previous?.next else { throw unexpected(at: whole.digits.lowerBound) }
      if let previous, part.rawValue <= previous.rawValue { throw error(.partOrder, at: whole.digits.lowerBound) }
      sum += try milliseconds(
        of: whole.digits, part, isFirst: previous == nil, widths: last.unit == nil ? 2...2 : 1...2)
      if let fraction { sum += try milliseconds(ofFraction: fraction.digits, part) }
      previous = part
    }
    return try time(sum, from: groups[0].digits.lowerBound)
  }

  // MARK: Parts

  /// A part in milliseconds.
  ///
  /// The first may be as large as a time can be; another is at most 59 and so many digits wide.
  private func milliseconds(
    of digits: Range<Int>, _ part: TimePart, isFirst: Bool, widths: ClosedRange<Int>
  ) throws(ReadingError) -> Int64 {
    guard isFirst || widths.contains(digits.count) else {
      throw error(.notTwoDigits(part, padded: digits.count == 1 ? padded(at: digits) : nil), at: digits.lowerBound)
    }
    guard let value = value(of: digits) else { throw error(.pastLongestTime, at: digits.lowerBound) }
    guard isFirst || value < 60 else { throw error(.partTooLarge(part, value: value), at: digits.lowerBound) }
    return value * part.milliseconds
  }

  /// All that was typed with a zero before this digit, and before every later one that lacks it; `nil` where that is no
  /// time for another reason.
  private func padded(at digit: Range<Int>) -> String? {
    let padded = text(0..<digit.lowerBound) + "0" + text(digit.lowerBound..<end)
    do {
      _ = try Time(reading: padded)
      return padded
    } catch {
      guard case .notTwoDigits(_, let paddedFurther) = error.fault else { return nil }
      return paddedFurther
    }
  }

  /// A fraction of a part in milliseconds, exactly: three digits of an hour are still whole.
  private func milliseconds(ofFraction digits: Range<Int>, _ part: TimePart) throws(ReadingError) -> Int64 {
    guard digits.count <= 3, let value = value(of: digits) else {
      throw error(.tooManyDecimals(allowed: 3), at: digits.lowerBound + 3)
    }
    return value * part.milliseconds / .powerOfTen(digits.count)
  }

  private func time(_ milliseconds: Int64, from start: Int) throws(ReadingError) -> Time {
    guard let time = Time(milliseconds: milliseconds) else { throw error(.pastLongestTime, at: start) }
    return time
  }
}

extension TimePart {
  /// How its unit may be typed, in lower case; a longer word stands before the shorter ones that begin it.
  var spellings: [String] {
    switch self {
    case .hours: ["hours", "hour", "hrs", "hr", "h"]
    case .minutes: ["minutes", "minute", "mins", "min", "m", "'", "′", "’"]
    case .seconds: ["seconds", "second", "secs", "sec", "s", "\"", "″", "”"]
    }
  }
}

extension UInt8? {
  fileprivate var isSeparator: Bool {
    self.map { $0.isMark || $0 == UInt8(ascii: ":") } ?? false
  }
}

extension Group? {
  /// Whether more must follow it.
  fileprivate var isFollowed: Bool {
    self.map { $0.isBeforeMark || $0.isBeforeColon } ?? false
  }
}
