import Measures
import Testing

/// What is no time: each fault with its place, the sentence for a person, and the right form.
@Suite struct RefusedTimesTests {
  /// Reads a text that must be refused.
  private func refusal(of text: String) -> ReadingError? {
    let error = #expect(throws: ReadingError.self, "\(text)") { try Time(reading: text) }
    if let error { #expect(error.quantity == .time, "\(text)") }
    return error
  }

  @Test(arguments: ["", " ", "\t\n", "\u{00A0}"])
  func `nothing is no time`(text: String) {
    let error = refusal(of: text)
    #expect(error?.fault == .nothing)
    #expect(error?.description == "Nothing is typed. Type 3:45, 1:02:03 or 90s.")
  }

  @Test(arguments: [
    // A part over 59.
    ("  1000h", 3, "The longest time is 999:59:59.999. Type 3:45, 1:02:03 or 90s."),
    ("1:60", 3, "Seconds stop at 59, this has 60. Type 2:05, or 125s."),
    ("1:75:00", 3, "Minutes stop at 59, this has 75. Type 1:45:00, or 105m."),
    ("00:90:00", 4, "Minutes stop at 59, this has 90. Type 1:45:00, or 105m."),  // S5-09
    ("1:59:60", 6, "Seconds stop at 59, this has 60. Type 2:05, or 125s."),
    ("1h60m", 3, "Minutes stop at 59, this has 60. Type 1:45:00, or 105m."),
    ("2h 1m 75s", 7, "Seconds stop at 59, this has 75. Type 2:05, or 125s."),
    // One digit, or three.
    ("4:7", 3, "Seconds take two digits. Type 4:07."),
    ("1:2:3", 3, "Minutes take two digits. Type 1:02:03."),
    ("1:2:99", 3, "Minutes take two digits. Type 3:45, 1:02:03 or 90s."),
    ("100.1234", 8, "At most 3 digits follow the decimal mark. Type 20.28, or 20.280."),
    ("9595959", 1, "The longest time is 999:59:59.999. Type 3:45, 1:02:03 or 90s."),  // as seconds, 2,665 hours
    ("1:2:03", 3, "Minutes take two digits. Type 1:02:03."),
    ("1h2", 3, "Minutes take two digits. Type 1h02."),
    ("1:005", 3, "Seconds take two digits. Type 3:45, 1:02:03 or 90s."),
    // A part too many, or a missing one.
    ("1:2:3:4", 7, "A time has at most three parts, this has 4. Type 3:45, 1:02:03 or 90s."),
    ("01:02:03:04:05", 10, "A time has at most three parts, this has 5. Type 3:45, 1:02:03 or 90s."),
    ("1:", 3, "A number is missing at character 3. Type 3:45, 1:02:03 or 90s."),  // S5-10
    (":30", 1, "A number is missing at character 1. Type 3:45, 1:02:03 or 90s."),
    ("1::2", 3, "A number is missing at character 3. Type 3:45, 1:02:03 or 90s."),
    ("5.", 3, "A number is missing at character 3. Type 3:45, 1:02:03 or 90s."),
    (".5", 1, "A number is missing at character 1. Type 3:45, 1:02:03 or 90s."),
    // A mark before a colon.
    ("1.30:05", 2, "A decimal mark at character 2 stands before a colon. Type 3:45, 1:02:03 or 90s."),
    ("1.5:0:0", 2, "A decimal mark at character 2 stands before a colon. Type 3:45, 1:02:03 or 90s."),  // S5-09
    // A sign.
    ("-1:30:00", 1, "A time has no sign. Type 3:45, 1:02:03 or 90s."),  // S5-09
    ("+45", 1, "A time has no sign. Type 3:45, 1:02:03 or 90s."),
    (" −45", 2, "A time has no sign. Type 3:45, 1:02:03 or 90s."),
    // Four digits of fraction.
    ("1:30.1234", 9, "At most 3 digits follow the decimal mark. Type 20.28, or 20.280."),
    ("0.0001", 6, "At most 3 digits follow the decimal mark. Type 20.28, or 20.280."),
    // Too long.
    ("1000:00:00", 1, "The longest time is 999:59:59.999. Type 3:45, 1:02:03 or 90s."),
    ("1000h", 1, "The longest time is 999:59:59.999. Type 3:45, 1:02:03 or 90s."),
    ("99999999999999999999", 1, "The longest time is 999:59:59.999. Type 3:45, 1:02:03 or 90s."),
    // No digit, separator or unit.
    ("nan", 1, "“n” at character 1 does not belong in a time. Type 3:45, 1:02:03 or 90s."),
    ("nan:0:0", 1, "“n” at character 1 does not belong in a time. Type 3:45, 1:02:03 or 90s."),  // S5-09
    ("inf:0:0", 1, "“i” at character 1 does not belong in a time. Type 3:45, 1:02:03 or 90s."),  // S5-09
    ("inf", 1, "“i” at character 1 does not belong in a time. Type 3:45, 1:02:03 or 90s."),
    ("1e3", 2, "“e” at character 2 does not belong in a time. Type 3:45, 1:02:03 or 90s."),
    ("1e3:0:0", 2, "“e” at character 2 does not belong in a time. Type 3:45, 1:02:03 or 90s."),  // S5-09
    ("0x10", 2, "“x” at character 2 does not belong in a time. Type 3:45, 1:02:03 or 90s."),
    ("0x10:0:0", 2, "“x” at character 2 does not belong in a time. Type 3:45, 1:02:03 or 90s."),  // S5-09
    ("٣:٤٥", 1, "“٣” at character 1 does not belong in a time. Type 3:45, 1:02:03 or 90s."),
    ("3:45\u{202E}", 5, "“U+202E” at character 5 does not belong in a time. Type 3:45, 1:02:03 or 90s."),
    ("\u{200B}", 1, "“U+200B” at character 1 does not belong in a time. Type 3:45, 1:02:03 or 90s."),
    ("3:45\u{1B}", 5, "“U+001B” at character 5 does not belong in a time. Type 3:45, 1:02:03 or 90s."),
    ("\u{FEFF}3:45", 1, "“U+FEFF” at character 1 does not belong in a time. Type 3:45, 1:02:03 or 90s."),
    ("3\u{E0041}", 2, "“U+E0041” at character 2 does not belong in a time. Type 3:45, 1:02:03 or 90s."),
    ("3:45é", 5, "“é” at character 5 does not belong in a time. Type 3:45, 1:02:03 or 90s."),
    ("1 fortnight", 3, "“f” at character 3 does not belong in a time. Type 3:45, 1:02:03 or 90s."),
    ("3:45 7", 5, "“ ” at character 5 does not belong in a time. Type 3:45, 1:02:03 or 90s."),
    // Units out of order, twice, or with something between.
    ("30s1m", 4, "The part at character 4 is not smaller than the one before it. Type 3:45, 1:02:03 or 90s."),
    ("1h1h", 3, "The part at character 3 is not smaller than the one before it. Type 3:45, 1:02:03 or 90s."),
    ("1.5h30m", 2, "“.” at character 2 does not belong in a time. Type 3:45, 1:02:03 or 90s."),
    ("1:30h", 2, "“:” at character 2 does not belong in a time. Type 3:45, 1:02:03 or 90s."),
    ("1h5s02", 5, "“0” at character 5 does not belong in a time. Type 3:45, 1:02:03 or 90s."),
  ])
  func `a refusal says what, where and a right form`(text: String, character: Int, sentence: String) {
    let error = refusal(of: text)
    #expect(error?.character == character, "\(text)")
    #expect(error?.description == sentence)
  }

  @Test(arguments: [
    ("345", "This could be 3:45 or 345s. Type 3:45, or 345s."),
    ("100", "This could be 1:00 or 100s. Type 1:00, or 100s."),
    ("100.5", "This could be 1:00.5 or 100.5s. Type 1:00.5, or 100.5s."),
    ("100,5", "This could be 1:00.5 or 100.5s. Type 1:00.5, or 100.5s."),
    ("10203", "This could be 1:02:03 or 10203s. Type 1:02:03, or 10203s."),
    ("190", "This could be 3:10 or 190s. Type 3:10, or 190s."),  // 1:90 is no time; 190 s are 3:10
  ])
  func `a bare number from a hundred on could be two things`(text: String, sentence: String) throws {
    let error = try #require(refusal(of: text))
    guard case .bareNumber(let asTime, let asSeconds) = error.fault else {
      Issue.record("\(text) is refused as \(error.fault)")
      return
    }
    #expect(error.description == sentence)
    #expect(throws: Never.self) { (try Time(reading: asTime), try Time(reading: asSeconds)) }
  }

  @Test(arguments: ["4:7", "1:2:03", "1:2:3", "1h2", "  4:7 ", "1h 2", "3'5"])
  func `what is offered for a missing zero can be read`(text: String) throws {
    guard case .notTwoDigits(_, let padded?) = refusal(of: text)?.fault else {
      Issue.record("\(text) offers nothing")
      return
    }
    #expect(throws: Never.self) { try Time(reading: padded) }
  }

  @Test(
    arguments: [
      ("1:60", .partTooLarge(.seconds, value: 60)),
      ("1:75:00", .partTooLarge(.minutes, value: 75)),
      ("4:7", .notTwoDigits(.seconds, padded: "4:07")),
      ("1:005", .notTwoDigits(.seconds, padded: nil)),
      ("1:2:3:4", .tooManyParts(4)),
      ("1:", .missingNumber),
      ("1.30:05", .markBeforeColon),
      ("-45", .sign),
      ("1:30.1234", .tooManyDecimals(allowed: 3)),
      ("1000:00:00", .pastLongestTime),
      ("345", .bareNumber(asTime: "3:45", asSeconds: "345s")),
      ("1e3", .unexpected("e")),
      ("30s1m", .partOrder),
    ] as [(String, ReadingFault)])
  func `a program is told the fault`(text: String, fault: ReadingFault) {
    #expect(refusal(of: text)?.fault == fault)
  }

  @Test func `a pasted megabyte is refused by its length alone`() {
    // Of wrong characters, so that a reader that looked at them would name another fault.
    let error = refusal(of: String(repeating: "x", count: 1_048_576))
    #expect(error?.fault == .tooLong(bytes: 1_048_576))
    #expect(error?.character == 65)
    #expect(
      error?.description
        == "This is 1,048,576 bytes long, a time takes at most 64. Type 3:45, 1:02:03 or 90s.")
  }

  @Test func `sixty-five bytes are too many`() {
    #expect(refusal(of: String(repeating: " ", count: 61) + "3:45")?.fault == .tooLong(bytes: 65))
  }
}
