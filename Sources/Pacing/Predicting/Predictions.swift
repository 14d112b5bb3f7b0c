public import Measures

/// What results say of other distances, by every model: side by side, since no one of them is right.
///
///     let trial = Performance(Distance.Written(.metres(5000), in: .kilometre), in: .seconds(1200))!
///     let predictions = try Predictions(from: [trial])
///     predictions.time(for: .marathon, by: .riegel)?.written(to: .seconds)  // "3:11:49"
///     predictions.time(for: .marathon, by: .purdy)?.written(to: .seconds)  // "3:24:50"
public struct Predictions: Sendable {
  /// The results, at least one, as they were given.
  public let results: [Performance]
  /// Riegel's exponent.
  public let exponent: RiegelExponent

  /// The distances that results and targets have: from 100 m to 1,000 km.
  public static let distances: ClosedRange<Distance> = .metres(100) ... .metres(1_000_000)

  /// Predictions from one or more results.
  ///
  /// - Throws: ``PredictionError/noResult``, ``PredictionError/outside(_:)`` and ``PredictionError/tooFast(_:_:)``, above
  ///   12.5 m/s, for the first result that is so.
  public init(from results: [Performance], exponent: RiegelExponent = .usual) throws(PredictionError) {
    guard !results.isEmpty else { throw .noResult }
    for result in results {
      guard Self.distances.contains(result.distance.distance) else { throw .outside(result.distance) }
      guard !result.isTooFast else { throw .tooFast(result.distance, result.time) }
    }
    (self.results, self.exponent) = (results, exponent)
  }

  /// The result that a target is predicted from: the nearest in ratio of distance, of two as near the one given first.
  @inline(never)
  public func result(for target: Distance) -> Performance {
    var nearest = results[0]
    for result in results.dropFirst() {
      let (old, new) = (Self.ends(nearest.distance.distance, target), Self.ends(result.distance.distance, target))
      // long ÷ short of the new one is the smaller.
      if new.long * old.short < old.long * new.short { nearest = result }
    }
    return nearest
  }

  /// The time over `target` by a model, rounded half up to a millisecond; `nil` where the model has none, where it passes
  /// the longest time, and outside ``distances``.
  @inline(never)
  public func time(for target: Distance, by model: PredictionModel) -> Time? {
    guard Self.distances.contains(target) else { return nil }
    let result = result(for: target)
    let milliseconds: Double?
    switch model {
    case .riegel:
      let ratio = target.metres / result.distance.distance.metres
      milliseconds = Double(result.time.milliseconds) * ratio.raised(to: exponent.value)
    case .danielsGilbert: return VDOT(of: result)?.time(for: target)
    case .cameron: milliseconds = CameronCurve.milliseconds(for: target, from: result)
    case .purdy: milliseconds = PurdyCurve.milliseconds(for: target, from: result)
    }
    guard let milliseconds else { return nil }
    return Time(roundingMilliseconds: milliseconds)
  }

  /// The shortest of the models' times, each rounded half up to `precision`; `nil` where there is none.
  public func fastest(for target: Distance, to precision: Time.Precision = .thousandths) -> Time? {
    times(for: target, to: precision).min()
  }

  /// The longest of the models' times, each rounded half up to `precision`; `nil` where there is none.
  public func slowest(for target: Distance, to precision: Time.Precision = .thousandths) -> Time? {
    times(for: target, to: precision).max()
  }

  /// How far the models are apart: the difference of ``slowest(for:to:)`` and ``fastest(for:to:)``, so that it agrees with
  /// what is shown; `nil` where fewer than two have a time.
  public func spread(for target: Distance, to precision: Time.Precision = .thousandths) -> Time? {
    let times = times(for: target, to: precision)
    guard times.count > 1, let fastest = times.min(), let slowest = times.max() else { return nil }
    return Time(milliseconds: slowest.milliseconds - fastest.milliseconds)
  }

  @inline(never)
  private func times(for target: Distance, to precision: Time.Precision) -> [Time] {
    PredictionModel.allCases.compactMap { time(for: target, by: $0)?.rounded(to: precision) }
  }

  /// The shorter and the longer of two distances, in micrometres that can be multiplied.
  @inline(never)
  private static func ends(_ left: Distance, _ right: Distance) -> (short: Int128, long: Int128) {
    (Int128(min(left, right).micrometres), Int128(max(left, right).micrometres))
  }
}

extension Performance {
  /// Whether it is faster than anybody runs: than 12.5 m/s, which no runner has reached at the fastest point of 100 m.
  var isTooFast: Bool {
    // 12.5 m/s are 12,500 µm a millisecond.
    distance.distance.micrometres > time.milliseconds * 12_500
  }
}
