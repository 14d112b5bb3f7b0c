extension Int64 {
  /// The number that a text says, counted in units of its last of `decimals` decimals: `1.06` to 3 decimals is 1060; `nil`
  /// where it is no number of at most nine digits before the mark and `decimals` behind it.
  ///
  /// For bare numbers such as points and exponents: the mark is a point or a comma, and nothing groups thousands.
  package init?(decimal text: String, decimals: Int) {
    var (value, behind, isFraction, digits): (Int64, Int, Bool, Int) = (0, 0, false, 0)
    for byte in text.utf8 {
      if byte.isMark {
        guard !isFraction, digits > 0, decimals > 0 else { return nil }
        isFraction = true
        continue
      }
      guard byte.isDigit, isFraction ? behind < decimals : digits < 9 else { return nil }
      value = value * 10 + Int64(byte - UInt8(ascii: "0"))
      digits += 1
      if isFraction { behind += 1 }
    }
    guard digits > 0, !isFraction || behind > 0 else { return nil }
    self = value * .powerOfTen(decimals - behind)
  }
}

extension Int64 {
  /// The whole number that a text says: `700`; at most nine digits.
  ///
  /// - Throws: ``ReadingError`` for what is empty, has a sign or is anything but digits, with the place and a right form.
  package init(readingWhole text: String) throws(ReadingError) {
    var typed = try Typed(text, as: .number)
    let digits = typed.digits()
    guard !digits.isEmpty, typed.isAtEnd else { throw typed.unexpected() }
    guard digits.count <= 9, let value = typed.value(of: digits) else {
      throw typed.error(.tooManyDigits(allowed: 9))
    }
    self = value
  }
}
