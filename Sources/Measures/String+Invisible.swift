extension String {
  /// The same text with each character that is not seen, or that turns the line round, by its name: `U+202E`.
  ///
  /// For quoting what a person typed or pasted.
  package var namingInvisible: String {
    var named = ""
    for scalar in unicodeScalars {
      if scalar.isInvisible { named += scalar.name } else { named.unicodeScalars.append(scalar) }
    }
    return named
  }
}

extension Unicode.Scalar {
  /// Whether it controls or formats the text around it rather than standing in it.
  ///
  /// Plain ranges, since asking the character for its properties would bring the tables of Unicode along.
  ///
  /// Source: the Unicode Character Database, general categories Cc and Cf with the line and paragraph separators, and
  /// variation selectors; those of a single script are left out.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFE00...0xFE0F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// `U+` and its number in hexadecimal, in four digits at least.
  fileprivate var name: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
