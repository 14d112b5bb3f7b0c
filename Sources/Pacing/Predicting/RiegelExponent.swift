import Measures

/// How much longer a longer distance takes: the power of the ratio of two distances that is the ratio of their times.
///
/// It is from 1 (no slower over a longer distance) to 1.3. Most people lie between 1.04 and 1.15.
public struct RiegelExponent: Sendable {
  /// The exponent, from 1 to 1.3.
  public let value: Double

  /// Riegel's own for runners, 1.06.
  public static let usual = RiegelExponent(within: 1.06)
  /// The exponents that are taken, in thousandths.
  public static let thousandths: ClosedRange<Int64> = 1000...1300

  private init(within value: Double) {
    self.value = value
  }

  /// So many thousandths, or `nil` outside ``thousandths``: 1060 is 1.06.
  public init?(thousandths: Int64) {
    guard Self.thousandths.contains(thousandths) else { return nil }
    value = Double(thousandths) / 1000
  }

  /// The exponent that a text says: `1.06`; at most three decimals, from 1 to 1.3.
  public init(reading text: String) throws(ChoiceError) {
    guard let thousandths = Int64(decimal: text, decimals: 3), let exponent = Self(thousandths: thousandths) else {
      throw ChoiceError(text, isNo: "exponent", rightForm: "Type 1 to 1.3 with at most three decimals, as 1.06.")
    }
    self = exponent
  }

  /// The exponent with at most three decimals: `1.06`; one that was fitted is rounded half up.
  @inline(never)
  public var text: String {
    guard let thousandths = value.rounded(decimals: 3) else { preconditionFailure("an exponent that is no number") }
    return thousandths.written(upTo: 3)
  }
}

extension RiegelExponent {
  /// One's own exponent: the slope of the line through the logarithms of distance and time that is nearest by least squares.
  ///
  /// 10 km in 42:00 and 20 km in 1:27:30: ln(5250 ÷ 2520) ÷ ln(20 ÷ 10) = 1.0589.
  ///
  /// - Parameter results: Two results at least, each of another distance, in any order.
  /// - Returns: The slope, unrounded.
  /// - Throws: ``PredictionError/tooFewResults`` for fewer than two, ``PredictionError/sameDistance(_:)`` for two of the same
  ///   distance, ``PredictionError/exponentTooSmall`` and ``PredictionError/exponentTooLarge`` where the slope lies outside
  ///   1 to 1.3.
  ///
  /// Source: Riegel 1981, American Scientist 69, 285-290, who fitted records so.
  public static func fitted(to results: [Performance]) throws(PredictionError) -> RiegelExponent {
    guard results.count > 1 else { throw .tooFewResults }
    // In order of distance, so that the sums, and with them the last bits, do not depend on how they were typed.
    let sorted = results.inOrderOfDistance
    for index in 1..<sorted.count where sorted[index - 1].distance.distance == sorted[index].distance.distance {
      throw .sameDistance(sorted[index].distance)
    }
    let points = sorted.map {
      ($0.distance.distance.metres.naturalLogarithm, Double($0.time.milliseconds).naturalLogarithm)
    }
    let count = Double(points.count)
    let meanX = points.reduce(0) { $0 + $1.0 } / count
    let meanY = points.reduce(0) { $0 + $1.1 } / count
    let slope =
      points.reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
      / points.reduce(0) { $0 + ($1.0 - meanX) * ($1.0 - meanX) }
    // Even times at one pace give just 1 but for the last bits of the logarithms.
    let slack = 1e-9
    guard slope >= 1 - slack else { throw .exponentTooSmall }
    guard slope <= 1.3 + slack else { throw .exponentTooLarge }
    return RiegelExponent(within: min(max(slope, 1), 1.3))
  }
}
