extension Int64 {
  /// `self` × `factor` ÷ `divisor`, rounded once, halves up; `nil` where that passes 64 bits.
  ///
  ///     Int64(12_600_000).scaled(by: 1_000_000_000, over: 42_195_000_000)  // 298_614
  ///
  /// The product is held in 128 bits, so only the result can be too large. This is the one place where the core divides.
  ///
  /// - Precondition: `self` and `factor` are at least zero and `divisor` is above it.
  @inline(never)
  package func scaled(by factor: Int64, over divisor: Int64) -> Int64? {
    precondition(self >= 0 && factor >= 0 && divisor > 0, "\(self) × \(factor) ÷ \(divisor)")
    let product = multipliedFullWidth(by: factor)
    // `dividingFullWidth` traps on a quotient of 64 bits or more: there the product's bits from 2⁶³ up reach the divisor.
    guard (product.high << 1) | Int64(product.low >> 63) < divisor else { return nil }
    let (quotient, remainder) = divisor.dividingFullWidth(product)
    guard remainder >= divisor - remainder else { return quotient }
    return quotient == .max ? nil : quotient + 1
  }

  /// Ten to the power of `exponent`, from 0 to 18.
  @inline(never)
  package static func powerOfTen(_ exponent: Int) -> Int64 {
    precondition((0...18).contains(exponent), "10 to the power of \(exponent) in 64 bits")
    var power: Int64 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}

extension Int128 {
  /// The product; it traps past 128 bits.
  ///
  /// A call, where the library's own is inlined: a hundred bytes of the page at each place.
  @inline(never)
  package static func * (left: Int128, right: Int128) -> Int128 {
    let (product, isPast) = left.multipliedReportingOverflow(by: right)
    precondition(!isPast, "a product past 128 bits")
    return product
  }

  /// `self` ÷ `divisor`, rounded once, halves up; `nil` where that passes 64 bits.
  ///
  /// For what ``Int64/scaled(by:over:)`` cannot hold: a divisor that is itself a product.
  ///
  /// - Precondition: `self` is at least zero, `divisor` is above it, and neither reaches 2¹²⁶.
  @inline(never)
  package func divided(by divisor: Int128) -> Int64? {
    precondition(self >= 0 && divisor > 0 && self >> 126 == 0 && divisor >> 126 == 0, "a quotient past 126 bits")
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return Int64(exactly: remainder >= divisor - remainder ? quotient + 1 : quotient)
  }
}
