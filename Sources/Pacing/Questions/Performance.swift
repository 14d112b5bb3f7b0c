public import Measures

/// A distance that somebody covered in a time: the result of a race, or a trial.
public struct Performance: Sendable, Hashable {
  /// How far it was, in the unit that it is written in; above zero.
  public let distance: Distance.Written
  /// How long it took; above zero.
  public let time: Time

  /// A result, or `nil` where distance or time is nothing.
  public init?(_ distance: Distance.Written, in time: Time) {
    guard distance.distance > .zero, time > .zero else { return nil }
    (self.distance, self.time) = (distance, time)
  }

  /// The even pace of it.
  public var pace: Pace {
    guard let pace = Pace(covering: distance.distance, in: time) else {
      preconditionFailure("a result of nothing was made")
    }
    return pace
  }

  /// As it is said: `5 km in 20:00`, the named distances by their names: `Marathon in 3:30:00`.
  @inline(never)
  public var text: String {
    distance.called + " in " + time.written
  }
}

extension [Performance] {
  /// From the shortest to the longest, those over the same distance as they stood.
  ///
  /// For the few of a question: the library sorts millions as fast, but its code is kilobytes for each type.
  var inOrderOfDistance: [Performance] {
    var ordered: [Performance] = []
    for result in self {
      let place = ordered.firstIndex { $0.distance.distance > result.distance.distance }
      ordered.insert(result, at: place ?? ordered.count)
    }
    return ordered
  }
}

extension Performance {
  /// The result that a text says: `400m=6:00`, `5 km in 20:00`, `half in 1:35:00`; a bare number of a distance is metres.
  ///
  /// - Parameters:
  ///   - text: What was typed: a distance, `=` or `in`, and a time.
  ///   - field: The field it was typed into, for the error.
  ///   - decimalMark: How the person writes fractions.
  /// - Throws: ``QuestionError/unreadable(field:text:_:)`` for the part that is no distance or time, and
  ///   ``QuestionError/refused(field:wrong:rightForm:)`` where there are no two parts, or one of them is zero.
  public init(reading text: String, field: String, decimalMark: DecimalMark) throws(QuestionError) {
    guard let (distance, time) = Self.parts(of: text), time.utf8.contains(where: { $0 != UInt8(ascii: " ") }) else {
      throw QuestionError(
        ChoiceError(text, isNo: "result", rightForm: "Type 400m=6:00, or 5 km in 20:00."), field: field)
    }
    let written = try Fields.distance(distance, of: field, decimalMark: decimalMark)
    let taken = try Fields.read(time, of: field) { text throws(ReadingError) in try Time(reading: text) }
    guard let result = Performance(written, in: taken) else {
      throw .refused(
        field: field, wrong: "A result takes a distance and a time above zero, this is “" + text + "”",
        rightForm: "Type 400m=6:00, or 5 km in 20:00.")
    }
    self = result
  }

  /// As it is typed: `400 m=6:00`.
  @inline(never)
  public var fieldText: String {
    distance.text + "=" + time.written
  }

  /// What stands before and behind the first `=`, or else the first ` in `.
  package static func parts(of text: String) -> (distance: String, time: String)? {
    let bytes = Array(text.utf8)
    guard bytes.count <= 256 else { return nil }
    if let sign = bytes.firstIndex(of: UInt8(ascii: "=")) {
      return (String(decoding: bytes[..<sign], as: UTF8.self), String(decoding: bytes[(sign + 1)...], as: UTF8.self))
    }
    let word = " in ".utf8
    guard bytes.count > word.count else { return nil }
    for start in 0..<bytes.count - word.count where bytes[start..<start + word.count].elementsEqual(word) {
      return (
        String(decoding: bytes[..<start], as: UTF8.self),
        String(decoding: bytes[(start + word.count)...], as: UTF8.self)
      )
    }
    return nil
  }
}
