import Measures

extension PlanReader {
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether nothing but white space or a comment follows on this line.
  var isAtLineEnd: Bool {
    guard let next else { return true }
    return next == UInt8(ascii: "\n") || isComment(position)
  }

  func isComment(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "#")
      || bytes[index] == UInt8(ascii: "/") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/")
  }

  mutating func skipSpaces() {
    while position < bytes.count, let width = bytes.spaceWidth(at: position) { position += width }
  }

  /// Passes over what may stand between rows.
  mutating func skipSeparators() {
    while position < bytes.count {
      skipSpaces()
      guard position < bytes.count else { return }
      switch bytes[position] {
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\n"): position += 1
      default:
        guard isComment(position) else { return }
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      }
    }
  }

  /// Whether only white space stands before this place on its line.
  var isFirstOnLine: Bool {
    var index = position
    while index > 0, bytes[index - 1] != UInt8(ascii: "\n") {
      guard bytes[index - 1] == UInt8(ascii: " ") || bytes[index - 1] == UInt8(ascii: "\t") else { return false }
      index -= 1
    }
    return true
  }

  /// How far the line of this place is indented, a tab to the next multiple of four.
  func indent(at place: Int) -> Int {
    var start = place
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var column = 0
    while start < bytes.count {
      if bytes[start] == UInt8(ascii: " ") {
        column += 1
      } else if bytes[start] == UInt8(ascii: "\t") {
        column = column / 4 * 4 + 4
      } else {
        break
      }
      start += 1
    }
    return column
  }

  /// Passes over these letters, large or small, where they stand next.
  mutating func skip(_ word: StaticString) -> Bool {
    guard bytes.hold(word, at: position) else { return false }
    position += word.utf8CodeUnitCount
    return true
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] <= UInt8(ascii: " ") { start += 1 }
    while end > start, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }
}

extension [UInt8] {
  /// Whether these letters, in small ones, stand at a place, large or small there.
  @inline(never)
  func hold(_ word: StaticString, at place: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place + count <= self.count else { return false }
    return word.withUTF8Buffer { letters in
      for index in 0..<count {
        let byte = self[place + index]
        let small = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
        if unsafe letters[index] != small { return false }
      }
      return true
    }
  }

  /// How many bytes the white space takes that stands at a place, line ends aside; `nil` where none does.
  @inline(never)
  func spaceWidth(at place: Int) -> Int? {
    switch self[place] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): return 1
    case 0xC2 where place + 1 < count && self[place + 1] == 0xA0: return 2
    case 0xE2
    where place + 2 < count && self[place + 1] == 0x80 && (self[place + 2] == 0x89 || self[place + 2] == 0xAF):
      return 3
    default: return nil
    }
  }
}

extension UInt8 {
  /// Whether it belongs to a word: a letter, or part of a character beyond ASCII.
  var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self >= 0x80
  }
}
