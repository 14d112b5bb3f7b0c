public import Measures

/// The points of a swim, or the times for points: the fields `base` and one of `time` and `points`.
public struct PointsQuestion: Question {
  /// The base time of the event.
  public var base: Time?
  /// The time swum.
  public var time: Time?
  /// The points wished for, from 1 to 9999.
  public var points: Int64?

  /// The points of a time, and all times that score them.
  public struct Score: Sendable {
    /// The points.
    public let points: Int64
    /// The fastest time that scores no more.
    public let fastest: Time
    /// The slowest time that still scores them.
    public let slowest: Time
  }

  /// Nothing is filled in.
  public init() {}

  /// The question that the fields `base`, `time` and `points` ask.
  public init(reading fields: Fields, decimalMark: DecimalMark) throws(QuestionError) {
    base = try fields.time("base")
    time = try fields.time("time")
    points = try fields.read("points") { text throws(ChoiceError) in
      guard let points = Int64(decimal: text, decimals: 0), PointsScale.points.contains(points) else {
        throw ChoiceError(text, isNo: "number of points", rightForm: "Type a whole number from 1 to 9999.")
      }
      return points
    }
  }

  /// The fields that are filled in.
  public var fields: Fields {
    var fields = Fields()
    fields.add("base", base?.written)
    fields.add("time", time?.written)
    fields.add("points", points.map { "\($0)" })
    return fields
  }

  /// The points of ``time``, or ``points`` themselves, with the times that score them.
  ///
  /// - Throws: ``QuestionError/missing(field:)`` for `base`, then `time` where neither it nor `points` is filled in, and
  ///   ``QuestionError/refused(field:wrong:rightForm:)`` where both are, or ``PointsError`` says why not.
  public func score() throws(QuestionError) -> Score {
    let scale = try scale()
    if time != nil, points != nil {
      throw .refused(field: "points", wrong: "Time and points are both given", rightForm: "Leave one of them out.")
    }
    if let points { return try score(of: points, by: scale) }
    guard let time else { throw .missing(field: "time") }
    guard time.milliseconds >= 10 else { throw QuestionError(PointsError.timeTooShort, field: "time") }
    guard let points = scale.points(for: time) else { throw QuestionError(PointsError.tooManyPoints, field: "time") }
    if let (fastest, slowest) = scale.times(for: points) {
      return Score(points: points, fastest: fastest, slowest: slowest)
    }
    // More than ten times the base: no points, and no slowest time either.
    let cut = time.cut(to: .hundredths)
    return Score(points: points, fastest: cut, slowest: cut)
  }

  /// The scale by ``base``.
  func scale() throws(QuestionError) -> PointsScale {
    guard let base else { throw .missing(field: "base") }
    do throws(PointsError) {
      return try PointsScale(base: base)
    } catch {
      throw QuestionError(error, field: "base")
    }
  }

  private func score(of points: Int64, by scale: PointsScale) throws(QuestionError) -> Score {
    guard PointsScale.points.contains(points) else {
      throw .refused(
        field: "points", wrong: "Points are from 1 to 9999, these are \(points)", rightForm: "Ask for some between.")
    }
    if let (fastest, slowest) = scale.times(for: points) {
      return Score(points: points, fastest: fastest, slowest: slowest)
    }
    let nearest = scale.slowest(scoringAtLeast: points)
    let error = PointsError.noTime(
      points: points, nearest: nearest, itsPoints: nearest.flatMap { scale.points(for: $0) })
    throw QuestionError(error, field: "points")
  }
}
