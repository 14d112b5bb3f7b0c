import Measures

extension Fields {
  /// The time in a field; `nil` where it is absent.
  func time(_ name: String) throws(QuestionError) -> Time? {
    guard let text = self[name] else { return nil }
    do throws(ReadingError) {
      return try Time(reading: text)
    } catch {
      throw .unreadable(field: name, text: text, error)
    }
  }

  /// The distance in a field, a bare number in `unit`; `nil` where it is absent.
  func distance(
    _ name: String, unit: DistanceUnit, decimalMark: DecimalMark
  ) throws(QuestionError) -> Distance.Written? {
    guard let text = self[name] else { return nil }
    do throws(ReadingError) {
      return try Distance.Written(reading: text, unit: unit, decimalMark: decimalMark)
    } catch {
      throw .unreadable(field: name, text: text, error)
    }
  }

  /// The pace in a field, a bare time in `unit`; `nil` where it is absent.
  func pace(_ name: String, unit: PaceUnit, decimalMark: DecimalMark) throws(QuestionError) -> Pace.Written? {
    guard let text = self[name] else { return nil }
    do throws(ReadingError) {
      return try Pace.Written(reading: text, unit: unit, decimalMark: decimalMark)
    } catch {
      throw .unreadable(field: name, text: text, error)
    }
  }

  /// The change of the second half in a field; even where it is absent.
  func secondHalf(_ name: String) throws(QuestionError) -> SecondHalf {
    guard let text = self[name] else { return .even }
    do throws(ChoiceError) {
      return try SecondHalf(reading: text)
    } catch {
      throw QuestionError(error, field: name)
    }
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
