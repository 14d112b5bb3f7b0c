import Measures

extension Fields {
  /// What `reading` makes of the first field of this name; `nil` where there is none.
  func read<Value, Failure: PacingError>(
    _ name: String, by reading: (String) throws(Failure) -> Value
  ) throws(QuestionError) -> Value? {
    guard let text = self[name] else { return nil }
    do throws(Failure) {
      return try reading(text)
    } catch {
      throw QuestionError(error, field: name)
    }
  }

  /// The time in a field; `nil` where it is absent.
  func time(_ name: String) throws(QuestionError) -> Time? {
    guard let text = self[name] else { return nil }
    return try Self.read(text, of: name) { text throws(ReadingError) in try Time(reading: text) }
  }

  /// The distance in a field, a bare number in `unit`; `nil` where it is absent.
  func distance(
    _ name: String, unit: DistanceUnit, decimalMark: DecimalMark
  ) throws(QuestionError) -> Distance.Written? {
    guard let text = self[name] else { return nil }
    return try Self.distance(text, of: name, unit: unit, decimalMark: decimalMark)
  }

  /// The distance that a text of a field says, a bare number in `unit`.
  static func distance(
    _ text: String, of field: String, unit: DistanceUnit = .metre, decimalMark: DecimalMark
  ) throws(QuestionError) -> Distance.Written {
    try read(text, of: field) { text throws(ReadingError) in
      try Distance.Written(reading: text, unit: unit, decimalMark: decimalMark)
    }
  }

  /// The pace in a field, a bare time in `unit`; `nil` where it is absent.
  func pace(_ name: String, unit: PaceUnit, decimalMark: DecimalMark) throws(QuestionError) -> Pace.Written? {
    guard let text = self[name] else { return nil }
    return try Self.read(text, of: name) { text throws(ReadingError) in
      try Pace.Written(reading: text, unit: unit, decimalMark: decimalMark)
    }
  }

  /// The change of the second half in a field; even where it is absent.
  func secondHalf(_ name: String) throws(QuestionError) -> SecondHalf {
    try read(name) { text throws(ChoiceError) in try SecondHalf(reading: text) } ?? .even
  }

  /// The digits after the mark of a second, from 0 to 3, in a field; `nil` where it is absent.
  func precision(_ name: String) throws(QuestionError) -> Time.Precision? {
    guard let text = self[name] else { return nil }
    let typed = text.trimmedSmallBytes
    guard typed.count == 1, let byte = typed.first, (UInt8(ascii: "0")...UInt8(ascii: "3")).contains(byte) else {
      throw QuestionError(
        ChoiceError(text, isNo: "number of digits", rightForm: "Type 0, 1, 2 or 3."), field: name)
    }
    return Time.Precision.allCases[Int(byte - UInt8(ascii: "0"))]
  }
}
