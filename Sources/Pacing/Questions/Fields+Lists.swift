import Measures

extension Fields {
  /// The distances in all fields of this name, which may each list several: `10k, half, marathon`.
  ///
  /// A comma stands between two of them, but between two digits where it is the person's decimal mark; a semicolon always
  /// does.
  func readDistances(of name: String, decimalMark: DecimalMark) throws(QuestionError) -> [Distance.Written] {
    var distances: [Distance.Written] = []
    for text in texts(of: name) {
      for part in Self.parts(of: text, decimalMark: decimalMark) {
        distances.append(try Self.distance(part, of: name, decimalMark: decimalMark))
      }
    }
    return distances
  }

  private static func parts(of text: String, decimalMark: DecimalMark) -> [String] {
    let bytes = Array(text.utf8)
    var (parts, start): ([String], Int) = ([], 0)
    for (index, byte) in bytes.enumerated() {
      let isWithinNumber =
        decimalMark == .comma && index > 0 && index + 1 < bytes.count && bytes[index - 1].isDigit
        && bytes[index + 1].isDigit
      let isSeparator = byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") && !isWithinNumber
      guard isSeparator else { continue }
      parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
      start = index + 1
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
