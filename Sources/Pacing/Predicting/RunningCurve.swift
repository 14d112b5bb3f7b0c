import Measures

/// Cameron's curve.
///
/// Source: Cameron 1997, fitted to records of 800 m to 10,000 m since 1945 and of the marathon since 1964.
enum CameronCurve {
  /// The milliseconds that `target` takes after `result`; `nil` where the curve has no speed left, past 444 km.
  static func milliseconds(for target: Distance, from result: Performance) -> Double? {
    let distance = result.distance.distance
    let (own, other) = (speed(over: distance.metres), speed(over: target.metres))
    guard own > 0, other > 0 else { return nil }
    return Double(result.time.milliseconds) / distance.metres * own / other * target.metres
  }

  /// A number in proportion to the speed over so many metres.
  private static func speed(over metres: Double) -> Double {
    13.49681 - 0.000030363 * metres + 835.7114 / metres.raised(to: 0.7905)
  }
}

/// Purdy's running curve.
///
/// Source: Purdy 1974, Least Squares Model for the Running Curve, Research Quarterly 45, 224-238. His points are left out:
/// tables differ by 85 in them, which moves no prediction.
enum PurdyCurve {
  /// The milliseconds that `target` takes after `result`; `nil` where no time has the same points.
  static func milliseconds(for target: Distance, from result: Performance) -> Double? {
    let (own, other) = (speed(over: result.distance.distance.metres), speed(over: target.metres))
    guard own > 0, other > 0, slope(at: own) > 0, slope(at: other) > 0 else { return nil }
    let standard = result.distance.distance.metres / own
    let ratio = standard * 1000 / Double(result.time.milliseconds)
    let divisor = 1 + slope(at: other) / slope(at: own) * (ratio - 1)
    guard divisor > 0 else { return nil }
    return target.metres / other * 1000 / divisor
  }

  /// The standard speed over so many metres, in metres a second.
  private static func speed(over metres: Double) -> Double {
    let sum =
      -11.15895 * (-3.796158e-2 * metres).exponential + 4.304605 * (-1.646772e-3 * metres).exponential
    return sum + 0.5234627 * (-4.107670e-4 * metres).exponential + 4.031560 * (-7.068099e-6 * metres).exponential
      + 2.316157 * (-5.220990e-9 * metres).exponential
  }

  /// How steeply the points fall at a standard speed.
  private static func slope(at speed: Double) -> Double {
    0.0654 - 0.00258 * speed
  }
}
