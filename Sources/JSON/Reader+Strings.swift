extension Reader {
  /// The string whose opening quote comes next.
  mutating func string() throws(JSONError) -> String {
    index += 1
    var start = index
    var text = ""
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        text += String(utf8: bytes[start..<index])
        index += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(utf8: bytes[start..<index])
        text.unicodeScalars.append(try escaped())
        start = index
      case ..<0x20:
        throw JSONError(fault: .controlCharacter, offset: index)
      default:
        index += 1
      }
    }
    throw expected(.closingQuote)
  }

  /// The character that the escape at `index` stands for.
  private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let letter = next else { throw expected(.closingQuote) }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try numbered(from: start)
    default: throw JSONError(fault: .unknownEscape, offset: start)
    }
  }

  /// The character that four hexadecimal digits stand for, or two times four where it takes a pair of UTF-16.
  private mutating func numbered(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try hexadecimalDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, stands("\\u") else {
      throw JSONError(fault: .loneSurrogate, offset: start)
    }
    index += 2
    let second = try hexadecimalDigits()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw JSONError(fault: .loneSurrogate, offset: start) }
    return scalar
  }

  private mutating func hexadecimalDigits() throws(JSONError) -> UInt32 {
    let start = index
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap(hexadecimalValue) else {
        throw JSONError(fault: .expected(.hexadecimalDigits), offset: start)
      }
      value = value << 4 | digit
      index += 1
    }
    return value
  }
}

private func hexadecimalValue(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}
