/// What was typed, looked at byte by byte from the front; it knows the place of each fault.
struct Typed {
  /// What is to be read from it.
  let quantity: ReadingError.Quantity
  /// All that was typed.
  let bytes: [UInt8]
  /// Where the next byte is looked at.
  var position: Int
  /// Where the text ends, without the white space behind it.
  var end: Int

  /// Passes over white space at both ends, and refuses at once what is empty, too long or has a sign.
  init(_ text: String, as quantity: ReadingError.Quantity) throws(ReadingError) {
    self.quantity = quantity
    let length = text.utf8.count
    guard length <= ReadingError.mostBytes else {
      throw ReadingError(quantity: quantity, fault: .tooLong(bytes: length), character: ReadingError.mostBytes + 1)
    }
    bytes = Array(text.utf8)
    (position, end) = (0, bytes.count)
    skipSpaces()
    trimEnd()
    if isAtEnd { throw error(.nothing) }
    if starts(with: "-") || starts(with: "+") || starts(with: "−") { throw error(.sign) }
  }

  var isAtEnd: Bool { position >= end }

  /// The next byte, with capital letters made small; `nil` at the end.
  var next: UInt8? { isAtEnd ? nil : bytes[position].lowercased }

  /// A fault at `offset`, or at the place that is looked at.
  func error(_ fault: ReadingFault, at offset: Int? = nil) -> ReadingError {
    let before = bytes[..<(offset ?? position)]
    return ReadingError(quantity: quantity, fault: fault, character: before.count { !$0.isContinuation } + 1)
  }

  /// The character at the place that is looked at, or at `offset`, does not belong there.
  func unexpected(at offset: Int? = nil) -> ReadingError {
    let start = offset ?? position
    var stop = start + 1
    while stop < end, bytes[stop].isContinuation { stop += 1 }
    return error(.unexpected(text(start..<stop)), at: start)
  }

  /// Part of what was typed.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  mutating func skipSpaces() {
    while let length = Typed.space(in: bytes[position..<end]) { position += length }
  }

  /// The digits that stand next; empty where there is none.
  mutating func digits() -> Range<Int> {
    let start = position
    while let byte = next, byte.isDigit { position += 1 }
    return start..<position
  }

  /// Passes over `word`, in small letters, where it stands next.
  mutating func skip(_ word: String) -> Bool {
    guard starts(with: word) else { return false }
    position += word.utf8.count
    return true
  }

  /// Whether all that is left is one of `words`, in small letters.
  func isLeft(oneOf words: [String]) -> Bool {
    words.contains { starts(with: $0) && position + $0.utf8.count == end }
  }

  /// The value of some digits; `nil` from a million million on.
  func value(of digits: Range<Int>) -> Int64? {
    var value: Int64 = 0
    for byte in bytes[digits] {
      value = value * 10 + Int64(byte - UInt8(ascii: "0"))
      guard value < 1_000_000_000_000 else { return nil }
    }
    return value
  }

  /// Whether the text ends with `word`, in small letters.
  func ends(with word: String) -> Bool {
    holds(word, at: end - word.utf8.count)
  }

  private func starts(with word: String) -> Bool {
    holds(word, at: position)
  }

  private func holds(_ word: String, at start: Int) -> Bool {
    guard start >= position, start + word.utf8.count <= end else { return false }
    return bytes[start..<start + word.utf8.count].map { $0.lowercased }.elementsEqual(word.utf8)
  }

  /// Leaves white space off the end.
  mutating func trimEnd() {
    while end > position {
      let last = (1...3).first { Typed.space(in: bytes[max(position, end - $0)..<end]) == $0 }
      guard let last else { return }
      end -= last
    }
  }

  /// How many bytes the white space takes that `bytes` begin with: plain, or one of the fixed spaces that are pasted
  /// along from pages (U+00A0, U+2009, U+202F); `nil` where there is none.
  private static func space(in bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    if first == 0x20 || (0x09...0x0D).contains(first) { return 1 }
    if bytes.starts(with: [0xC2, 0xA0]) { return 2 }
    return bytes.starts(with: [0xE2, 0x80, 0x89]) || bytes.starts(with: [0xE2, 0x80, 0xAF]) ? 3 : nil
  }
}

extension UInt8 {
  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased) }

  /// Whether it is a decimal mark.
  var isMark: Bool { self == UInt8(ascii: ".") || self == UInt8(ascii: ",") }

  /// Whether it goes on with a character that an earlier byte began.
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }

  var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
