public import Measures

/// What results say of other distances: the fields `time` and `distance` are the first result, `result` a further one each
/// (`10k=42:00`), `for` lists the targets, `exponent` is Riegel's.
public struct PredictionQuestion: Question {
  /// How long the first result took.
  public var time: Time?
  /// How far the first result was.
  public var distance: Distance.Written?
  /// Results beside it, from which the exponent is fitted and each target takes the nearest.
  public var furtherResults: [Performance] = []
  /// The distances that are asked for; empty for the usual ones.
  public var targets: [Distance.Written] = []
  /// Riegel's exponent; `nil` for the one that is fitted to two results or more, and 1.06 for one.
  public var exponent: RiegelExponent?

  /// The most further results, and the most targets.
  public static let most = 20

  /// Nothing is filled in.
  public init() {}

  /// The question that the fields `time`, `distance`, `result`, `for` and `exponent` ask.
  public init(reading fields: Fields, decimalMark: DecimalMark) throws(QuestionError) {
    time = try fields.time("time")
    distance = try fields.distance("distance", unit: .metre, decimalMark: decimalMark)
    for text in fields.texts(of: "result") {
      furtherResults.append(try Performance(reading: text, field: "result", decimalMark: decimalMark))
    }
    targets = try fields.readDistances(of: "for", decimalMark: decimalMark)
    exponent = try fields.read("exponent") { text throws(ChoiceError) in try RiegelExponent(reading: text) }
    try checkCounts()
  }

  /// The fields that are filled in, all targets in one `for`.
  public var fields: Fields {
    var fields = Fields()
    fields.add("time", time?.written)
    fields.add("distance", distance?.text)
    for result in furtherResults { fields.add("result", result.fieldText) }
    if !targets.isEmpty { fields.add("for", targets.map { $0.text }.joined(separator: ", ")) }
    fields.add("exponent", exponent?.text)
    return fields
  }

  /// The predictions that are asked for.
  ///
  /// - Throws: ``QuestionError/missing(field:)`` for `time`, then `distance`, where there is no result at all or half of one,
  ///   and ``QuestionError/refused(field:wrong:rightForm:)`` for a result that nobody runs or to which no exponent fits.
  public func predictions() throws(QuestionError) -> Predictions {
    try checkCounts()
    let first = try firstResult()
    let results = (first.map { [$0] } ?? []) + furtherResults
    for (index, result) in results.enumerated() {
      let isFirst = first != nil && index == 0
      do throws(PredictionError) {
        _ = try Predictions(from: [result])
      } catch {
        throw QuestionError(error, field: isFirst ? error.isOfTime ? "time" : "distance" : "result")
      }
    }
    do throws(PredictionError) {
      return try Predictions(from: results, exponent: exponent(for: results))
    } catch {
      throw QuestionError(error, field: "result")
    }
  }

  /// The targets given, each once, or else 5 km, 10 km, the half and the full marathon without the distances of the results;
  /// never empty.
  ///
  /// - Throws: ``QuestionError/refused(field:wrong:rightForm:)`` for a target that is not from 100 m to 1,000 km.
  public func shownTargets() throws(QuestionError) -> [Distance.Written] {
    for target in targets where !Predictions.distances.contains(target.distance) {
      throw QuestionError(PredictionError.outside(target), field: "for")
    }
    guard targets.isEmpty else {
      return targets.indices.filter { index in
        !targets[..<index].contains { $0.distance == targets[index].distance }
      }.map { targets[$0] }
    }
    let known = furtherResults.map { $0.distance.distance } + (distance.map { [$0.distance] } ?? [])
    let usual: [Distance] = [.metres(5000), .metres(10_000), .halfMarathon, .marathon]
    let unknown = usual.filter { !known.contains($0) }
    // Whoever has run them all may still look at them side by side.
    return (unknown.isEmpty ? usual : unknown).map { Distance.Written($0, in: .kilometre) }
  }

  private func exponent(for results: [Performance]) throws(PredictionError) -> RiegelExponent {
    if let exponent { return exponent }
    return results.count > 1 ? try .fitted(to: results) : .usual
  }

  /// The result of the fields `time` and `distance`; `nil` where neither is filled in and others are.
  private func firstResult() throws(QuestionError) -> Performance? {
    if time == nil, distance == nil, !furtherResults.isEmpty { return nil }
    guard let time else { throw .missing(field: "time") }
    guard let distance else { throw .missing(field: "distance") }
    guard let result = Performance(distance, in: time) else {
      throw .refused(
        field: time == .zero ? "time" : "distance", wrong: "A result takes a distance and a time above zero",
        rightForm: "Give one, such as 5 km in 20:00.")
    }
    return result
  }

  private func checkCounts() throws(QuestionError) {
    for (field, count) in [("result", furtherResults.count), ("for", targets.count)] where count > Self.most {
      throw .refused(
        field: field, wrong: "At most \(Self.most) are taken, these are \(count)", rightForm: "Leave some out.")
    }
  }
}

extension PredictionError {
  /// Whether the time is to blame, rather than the distance.
  fileprivate var isOfTime: Bool {
    if case .tooFast = self { true } else { false }
  }
}
