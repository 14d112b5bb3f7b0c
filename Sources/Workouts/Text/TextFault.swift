/// A place in a text that could not be read, what is wrong there, and what would have been right.
public struct TextFault: Error, Sendable {
  /// The line, counted from one.
  public let line: Int
  /// The character in it, counted from one.
  public let column: Int
  /// How many characters are to blame, at least one.
  public let length: Int
  /// What is wrong, without a full stop: `O is no digit`.
  public let wrong: String
  /// What would have been right, as a sentence: `A pace looks like 5:30/km.`.
  public let rightForm: String
  /// What to put in place of those characters, where one repair is plain.
  public let mend: String?
}

extension TextFault: CustomStringConvertible {
  /// One line for a person: where, what is wrong, and what would have been right.
  public var description: String {
    "line \(line), column \(column): " + wrong + ". " + rightForm
  }
}

/// What is wrong between two places of a text, before lines and columns are counted.
struct Blunder: Error {
  /// Offsets of bytes; never empty.
  var range: Range<Int>
  let wrong: String
  let rightForm: String
  var mend: String?

  init(_ range: Range<Int>, _ wrong: String, _ rightForm: String, mend: String? = nil) {
    self.range = range.isEmpty ? range.lowerBound..<range.lowerBound + 1 : range
    (self.wrong, self.rightForm, self.mend) = (wrong, rightForm, mend)
  }
}
