import JSON
import Testing

private func error(_ bytes: [UInt8], atMost limit: Int = 1000) -> JSONError? {
  do {
    _ = try JSON(reading: bytes, atMost: limit)
    return nil
  } catch { return error }
}

@Test(
  arguments: [
    ("null", .null), (" true\t", true), ("\r\nfalse\n", false),
    ("0", 0), ("-7", -7), ("9223372036854775807", 9_223_372_036_854_775_807),
    ("-9223372036854775808", .integer(Int64.min)),
    ("\"\"", ""), ("\"3:45\"", "3:45"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u20AC\ud83c\udfca""#, "A\u{E9}\u{20AC}\u{1F3CA}"),
    (#""\u0000""#, "\u{0}"), ("\"\u{E9}\u{1F3CA}\u{7F}\"", "\u{E9}\u{1F3CA}\u{7F}"),
    ("[]", []), ("[ ]", []), ("[1,[2],\"a\"]", [1, [2], "a"]),
    ("{}", [:]), ("{ }", [:]), ("{\"b\":1, \"a\" : {\"b\":null}}", ["b": 1, "a": ["b": .null]]),
    ("{\"\u{E9}\":1,\"e\u{301}\":2}", ["\u{E9}": 1, "e\u{301}": 2]),
  ] as [(String, JSON)])
func `a text is read as its value`(text: String, value: JSON) throws {
  #expect(try JSON(reading: text, atMost: 1000) == value)
}

@Test(arguments: ["1.50", "1e400", "-0", "0.1", "-0.0", "1E+2", "9223372036854775808", "-9223372036854775809"])
func `a number that is no whole one of 64 bits is kept as it is written`(text: String) throws {
  let value = try JSON(reading: text, atMost: 1000)
  #expect(value.integer == nil)
  #expect(value.compact == text)
}

@Test(
  arguments: [
    ("", .expected(.value), 0), ("  ", .expected(.value), 2), ("nul", .expected(.value), 0),
    ("NaN", .expected(.value), 0),
    ("True", .expected(.value), 0), ("Infinity", .expected(.value), 0), ("'a'", .expected(.value), 0),
    ("\u{FEFF}1", .expected(.value), 0), ("[1,]", .expected(.value), 3), ("[,1]", .expected(.value), 1),
    ("[1 2]", .expected(.commaOrBracket), 3), ("[1", .expected(.commaOrBracket), 2),
    ("[1}", .expected(.commaOrBracket), 2),
    ("{\"a\":1,}", .expected(.name), 7), ("{a:1}", .expected(.name), 1), ("{1:1}", .expected(.name), 1),
    ("{\"a\" 1}", .expected(.colon), 5), ("{\"a\":}", .expected(.value), 5), ("{\"a\":1", .expected(.commaOrBrace), 6),
    ("{", .expected(.name), 1), ("1 2", .expected(.end), 2), ("nullx", .expected(.end), 4), ("[]]", .expected(.end), 2),
    ("-", .expected(.digit), 1), ("+1", .expected(.value), 0), (".5", .expected(.value), 0),
    ("5.", .expected(.digit), 2),
    ("1e", .expected(.digit), 2), ("1e+", .expected(.digit), 3), ("-a", .expected(.digit), 1),
    ("1.e1", .expected(.digit), 2),
    ("0x10", .expected(.end), 1), ("[01]", .leadingZero, 1), ("-00", .leadingZero, 1),
    ("\"a", .expected(.closingQuote), 2), ("\"a\\", .expected(.closingQuote), 3), ("\"a\nb\"", .controlCharacter, 2),
    ("\"\u{0}\"", .controlCharacter, 1), ("\"\\x\"", .unknownEscape, 1), ("\"\\U0041\"", .unknownEscape, 1),
    ("\"\\u12\"", .expected(.hexadecimalDigits), 3), ("\"\\u00g0\"", .expected(.hexadecimalDigits), 3),
    ("\"\\ud83c\"", .loneSurrogate, 1), ("\"\\udfca\"", .loneSurrogate, 1), ("\"a\\ud83cb\"", .loneSurrogate, 2),
    ("\"\\ud83c\\u0041\"", .loneSurrogate, 1), ("\"\\ud83c\\ud83c\"", .loneSurrogate, 1),
    ("\"\\udfca\\ud83c\"", .loneSurrogate, 1), ("/**/1", .expected(.value), 0),
    ("{\"a\":1,\"b\":2,\"a\":3}", .repeatedName("a"), 13), ("{\"a\":1,\"\\u0061\":3}", .repeatedName("a"), 7),
  ] as [(String, JSONError.Fault, Int)])
func `a text that is not JSON is refused with its byte`(text: String, fault: JSONError.Fault, offset: Int) {
  #expect(error(Array(text.utf8)) == JSONError(fault: fault, offset: offset))
}

@Test(
  arguments: [
    ([0x22, 0x80, 0x22], 1),  // a byte that only continues
    ([0x22, 0x61, 0xC3, 0x22], 2),  // cut short
    ([0x22, 0xC0, 0xAF, 0x22], 1),  // "/" in two bytes
    ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),  // half of a pair of UTF-16
    ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1),  // past U+10FFFF
    ([0xFF], 0),
  ] as [([UInt8], Int)])
func `bytes that are not UTF-8 are refused with their place`(bytes: [UInt8], offset: Int) {
  #expect(error(bytes) == JSONError(fault: .notUTF8, offset: offset))
}

@Test func `nesting is read 128 deep and no deeper`() throws {
  func nested(_ depth: Int) -> [UInt8] {
    Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
  }
  #expect(error(nested(128)) == nil)
  #expect(error(nested(129)) == JSONError(fault: .tooDeep, offset: 128))
  #expect(error(Array(repeating: UInt8(ascii: "["), count: 1000)) == JSONError(fault: .tooDeep, offset: 128))
}

@Test func `a text is read up to its limit and refused one byte past it`() {
  #expect(error(Array("[1]".utf8), atMost: 3) == nil)
  #expect(error(Array("[1]".utf8), atMost: 2) == JSONError(fault: .tooLong(limit: 2), offset: 3))
}

@Test func `an object of 100,000 members is read at once`() throws {
  let members = (0..<100_000).map { JSON.Member("lap \($0)", .integer($0)) }
  let value = JSON.object(members)
  #expect(try JSON(reading: value.compact, atMost: 10_000_000) == value)
}

@Test(arguments: [
  (
    "[1,]",
    "the JSON text goes wrong at byte 3; a value belongs there: an object, an array, a string in quotes, a number, true, false or null"
  ),
  ("{\"a\":1,\"a\":2}", "the name \"a\" stands twice in one object, again at byte 7 of the JSON text"),
  ("[007]", "the number at byte 1 of the JSON text begins with a zero too many; write 7, not 07"),
  ("\"\\ud83c\"", "the escape at byte 1 of the JSON text is half a character; write both halves, as \\ud83c\\udfca"),
])
func `a refusal says in a sentence what is wrong, where, and what would be right`(text: String, sentence: String) {
  #expect(error(Array(text.utf8))?.description == sentence)
}
