extension Pace.Written {
  /// The pace that a text says and the unit it says it in: `4:05/km`, `1:30/100y`, `12 km/h`; a bare time or number takes
  /// `unit`.
  ///
  ///     try Pace.Written(reading: "7.5 mph", unit: .perKilometre).pace.time(over: .mile)  // 8:00
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - unit: The field's unit, for a time or a number without one.
  ///   - decimalMark: How the person writes fractions; it decides `1,234` alone.
  /// - Throws: ``ReadingError`` for what is empty, zero, too large or no pace, with the place and a right form. A text of
  ///   more than 64 bytes is refused without being looked at.
  public init(reading text: String, unit: PaceUnit, decimalMark: DecimalMark = .point) throws(ReadingError) {
    var typed = try Typed(text, as: .pace)
    let start = typed.position
    let (time, distance, unit) = try typed.readPace(unit: unit, decimalMark: decimalMark)
    guard let pace = Pace(covering: distance, in: time) else { throw typed.error(.zeroPace, at: start) }
    self.init(pace, in: unit)
  }
}

extension Typed {
  fileprivate typealias Pair = (time: Time, distance: Distance, unit: PaceUnit)

  fileprivate mutating func readPace(unit: PaceUnit, decimalMark: DecimalMark) throws(ReadingError) -> Pair {
    if let (speed, start) = speedUnitAtEnd { return try readSpeed(in: speed, endingAt: start, decimalMark) }
    if let slash { return try readTimePer(slash, fieldUnit: unit, decimalMark) }
    switch unit {
    case .per(let count, let distanceUnit):
      let time = try readTime()
      guard let distance = Distance(count, distanceUnit) else { throw error(.pastLongestDistance) }
      return (time, distance, unit)
    case .speed(let speed): return try readSpeed(in: speed, endingAt: end, decimalMark)
    }
  }

  /// The unit of speed that the text ends with, and where it starts.
  private var speedUnitAtEnd: (SpeedUnit, Int)? {
    guard let start = (position..<end).first(where: { bytes[$0].isLetter }) else { return nil }
    var unit = self
    unit.position = start
    return SpeedUnit.allCases.first { unit.isLeft(oneOf: $0.spellings) }.map { ($0, start) }
  }

  /// Where `/` or `per` stands between a time and a distance.
  private var slash: Range<Int>? {
    var cursor = self
    while !cursor.isAtEnd {
      let start = cursor.position
      if cursor.skip("/") || cursor.skip("per") { return start..<cursor.position }
      cursor.position += 1
    }
    return nil
  }

  private mutating func readSpeed(
    in unit: SpeedUnit, endingAt stop: Int, _ decimalMark: DecimalMark
  ) throws(ReadingError) -> Pair {
    let start = position
    let whole = end
    end = stop
    let number = try readNumber(decimalMark: decimalMark)
    skipSpaces()
    guard isAtEnd else { throw next == UInt8(ascii: ":") ? error(.timeForSpeed(unit)) : unexpected() }
    end = whole
    guard number.decimals <= 3 else { throw error(.tooManyDecimals(allowed: 3), at: start) }
    guard let distance = number.times(unit.distance.micrometres).flatMap(Distance.init(micrometres:)) else {
      throw error(.pastLongestDistance, at: start)
    }
    return (unit.time, distance, .speed(unit))
  }

  private mutating func readTimePer(
    _ slash: Range<Int>, fieldUnit: PaceUnit, _ decimalMark: DecimalMark
  ) throws(ReadingError) -> Pair {
    var numerator = self
    numerator.end = slash.lowerBound
    numerator.dropMinutesWord()
    if numerator.isAtEnd { throw numerator.error(.missingNumber) }
    let time = try numerator.readTime()
    position = slash.upperBound
    skipSpaces()
    let start = position
    let number = isAtEnd || next?.isLetter == true ? nil : try readNumber(decimalMark: decimalMark)
    if let number, number.fraction > 0 { throw error(.notWhole, at: start) }
    skipSpaces()
    let unit = isAtEnd ? number == nil ? nil : fieldUnit.smallUnit : try readDistanceUnit()
    guard let unit else { throw error(.missingUnit) }
    let count = number?.whole ?? 1
    guard count > 0 else { throw error(.zeroPace, at: start) }
    guard let distance = Distance(count, unit) else {
      throw error(.pastLongestDistance, at: start)
    }
    return (time, distance, .per(count, unit))
  }

  /// Leaves `min` off the end of `4:05 min`, whose colon says already that these are minutes.
  private mutating func dropMinutesWord() {
    trimEnd()
    guard bytes[position..<end].contains(UInt8(ascii: ":")) else { return }
    for word in ["mins", "min"] where ends(with: word) {
      end -= word.utf8.count
      return
    }
  }
}

extension PaceUnit {
  /// The unit that a bare number behind the slash takes in a swimmer's field: metres, yards or feet.
  fileprivate var smallUnit: DistanceUnit? {
    guard case .per(_, let unit) = self, unit != .kilometre, unit != .mile else { return nil }
    return unit
  }
}
