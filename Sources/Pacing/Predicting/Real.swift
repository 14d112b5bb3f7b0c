import CReal
import Measures

extension Double {
  /// e to the power of this number.
  var exponential: Double { exp(self) }

  /// The natural logarithm of this number, which is above zero.
  var naturalLogarithm: Double { log(self) }

  /// This number, above zero, to the power of `exponent`.
  ///
  /// As e^(exponent × ln self): its error, some units of the fifteenth digit, is far below the millisecond that a result is
  /// rounded to, and the C library's own `pow` would weigh more on the page than all the formulas.
  func raised(to exponent: Double) -> Double { exp(exponent * log(self)) }

  /// This number rounded half up to `decimals` decimals, counted in units of the last: 1.0604 to 3 decimals is 1060; `nil`
  /// below zero, past 2⁵³ and where it is no number.
  func rounded(decimals: Int) -> Int64? {
    let scaled = self * Double(Int64.powerOfTen(decimals))
    guard scaled >= 0, scaled < 9_007_199_254_740_992 else { return nil }
    let whole = Int64(scaled)
    return scaled - Double(whole) < 0.5 ? whole : whole + 1
  }
}

extension Distance {
  /// The distance in metres, as a real number for a formula.
  var metres: Double { Double(micrometres) / 1_000_000 }
}

extension Time {
  /// The time of a formula, rounded half up to a millisecond; `nil` where it is no time, or past the longest.
  init?(roundingMilliseconds milliseconds: Double) {
    guard let whole = milliseconds.rounded(decimals: 0) else { return nil }
    self.init(milliseconds: whole)
  }
}
