/// Why a text is not JSON, and at which byte, counted from 0.
public struct JSONError: Error, Equatable, Sendable {
  /// What is wrong.
  public let fault: Fault
  /// The byte at which it is, or the length of the text where something is missing at its end.
  public let offset: Int

  /// An error with all that is known of it.
  public init(fault: Fault, offset: Int) {
    (self.fault, self.offset) = (fault, offset)
  }

  /// What can be wrong.
  public enum Fault: Equatable, Sendable {
    /// The text has more bytes than were allowed.
    case tooLong(limit: Int)
    /// A byte belongs to no character of UTF-8.
    case notUTF8
    /// Something else should stand here: a value, a `,`, the end.
    case expected(Expected)
    /// A number begins with a zero that does not count.
    case leadingZero
    /// A control character stands in a string as itself.
    case controlCharacter
    /// There is no such escape.
    case unknownEscape
    /// Half of a pair of UTF-16 stands alone.
    case loneSurrogate
    /// Arrays and objects are nested more than ``JSON/deepest`` deep.
    case tooDeep
    /// A name stands a second time in its object.
    case repeatedName(String)
  }

  /// What should stand at a place.
  public enum Expected: Equatable, Sendable {
    /// Any value.
    case value
    /// A name in quotes.
    case name
    /// A colon between name and value.
    case colon
    /// A comma, or the bracket that closes an array.
    case commaOrBracket
    /// A comma, or the brace that closes an object.
    case commaOrBrace
    /// The quote that closes a string.
    case closingQuote
    /// A digit of a number.
    case digit
    /// Four hexadecimal digits.
    case hexadecimalDigits
    /// Nothing more.
    case end
  }
}

extension JSONError: CustomStringConvertible {
  /// One sentence for a person: what is wrong, where, and what would have been right.
  public var description: String {
    switch fault {
    case .tooLong(let limit): "the JSON text has \(offset) bytes; at most \(limit) are read"
    case .notUTF8: "byte \(offset) of the JSON text belongs to no character; write the text in UTF-8"
    case .expected(let expected): "the JSON text goes wrong at byte \(offset); \(expected.words)"
    case .leadingZero: "the number at byte \(offset) of the JSON text begins with a zero too many; write 7, not 07"
    case .controlCharacter:
      "a control character stands in the string at byte \(offset) of the JSON text; write it as \\n or \\u000a"
    case .unknownEscape:
      "the escape at byte \(offset) of the JSON text is unknown; after \\ comes one of \" \\ / b f n r t u"
    case .loneSurrogate:
      "the escape at byte \(offset) of the JSON text is half a character; write both halves, as \\ud83c\\udfca"
    case .tooDeep: "the JSON text is nested more than \(JSON.deepest) deep at byte \(offset)"
    case .repeatedName(let name):
      "the name \"\(name)\" stands twice in one object, again at byte \(offset) of the JSON text"
    }
  }
}

extension JSONError.Expected {
  fileprivate var words: String {
    switch self {
    case .value: "a value belongs there: an object, an array, a string in quotes, a number, true, false or null"
    case .name: "a name in quotes belongs there"
    case .colon: "a : belongs there, between name and value"
    case .commaOrBracket: "a , or the closing ] belongs there"
    case .commaOrBrace: "a , or the closing } belongs there"
    case .closingQuote: "the closing \" of the string belongs there"
    case .digit: "a digit belongs there"
    case .hexadecimalDigits: "four hexadecimal digits belong there, as in \\u00e9"
    case .end: "it should have ended there"
    }
  }
}
