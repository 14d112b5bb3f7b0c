extension Distance.Written {
  /// The distance that a text says and the unit it says it in: `26.2mi`, `400 y`, `marathon`; a bare number takes `unit`.
  ///
  ///     try Distance.Written(reading: "10k", unit: .metre).distance.micrometres  // 10_000_000_000
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - unit: The field's unit, for a number without one.
  ///   - decimalMark: How the person writes fractions; it decides `1,234` alone.
  /// - Throws: ``ReadingError`` for what is empty, too large or no distance, with the place and a right form. A text of
  ///   more than 64 bytes is refused without being looked at.
  public init(
    reading text: String, unit: DistanceUnit, decimalMark: DecimalMark = .point
  ) throws(ReadingError) {
    var typed = try Typed(text, as: .distance)
    if let named = NamedDistance.all.first(where: { typed.isLeft(oneOf: $0.spellings) }) {
      self.init(named.distance, in: named.unit)
      return
    }
    let start = typed.position
    if typed.next?.isLetter == true { throw typed.error(.unknownUnit(typed.text(start..<typed.end))) }
    let number = try typed.readNumber(decimalMark: decimalMark)
    typed.skipSpaces()
    let unit = typed.isAtEnd ? unit : try typed.readDistanceUnit()
    guard let distance = number.times(unit.micrometres).flatMap(Distance.init(micrometres:)) else {
      throw typed.error(.pastLongestDistance, at: start)
    }
    self.init(distance, in: unit)
  }
}

extension Typed {
  /// Reads all that is left as a unit of distance.
  func readDistanceUnit() throws(ReadingError) -> DistanceUnit {
    guard let unit = DistanceUnit.allCases.first(where: { isLeft(oneOf: $0.spellings) }) else {
      throw error(.unknownUnit(text(position..<end)))
    }
    return unit
  }
}
