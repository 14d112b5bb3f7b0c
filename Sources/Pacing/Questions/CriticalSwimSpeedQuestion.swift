public import Measures

/// What speed a swimmer can hold for long, from time trials.
///
/// Its field is `trial`, once for each: `400m=6:00`.
public struct CriticalSwimSpeedQuestion: Question {
  /// The trials, in the order in which they were given.
  public var trials: [Performance]

  /// No trial is given yet.
  public init() {
    trials = []
  }

  /// The question that these fields ask; a bare number of a distance is metres.
  ///
  /// - Throws: ``QuestionError`` for the first trial that cannot be read.
  public init(reading fields: Fields, decimalMark: DecimalMark) throws(QuestionError) {
    trials = []
    for text in fields.texts(of: "trial") {
      trials.append(try Performance(reading: text, field: "trial", decimalMark: decimalMark))
    }
  }

  /// The fields as they would be typed.
  public var fields: Fields {
    var fields = Fields()
    for trial in trials { fields.add("trial", trial.fieldText) }
    return fields
  }

  /// The speed.
  ///
  /// - Throws: ``QuestionError/missing(field:)`` while fewer than two trials are given, and
  ///   ``QuestionError/refused(field:wrong:rightForm:)`` where they give no speed.
  public func speed() throws(QuestionError) -> CriticalSwimSpeed {
    guard trials.count >= 2 else { throw .missing(field: "trial") }
    do throws(CriticalSwimSpeedError) {
      return try CriticalSwimSpeed(of: trials)
    } catch {
      throw QuestionError(error, field: "trial")
    }
  }

  /// The answer in words and columns.
  ///
  /// - Throws: As ``speed()``.
  public func report() throws(QuestionError) -> Report {
    let speed = try speed()
    let metres = Self.time(100, .metre, at: speed)
    let yards = Self.time(100, .yard, at: speed)
    return Report(
      sentence: "Critical swim speed " + metres + "/100 m (" + yards + "/100 yd), from "
        + Self.list(speed.trials.map { $0.said }) + ".",
      figures: [
        Report.Figure("per 100 m", metres), Report.Figure("per 100 yd", yards),
        Report.Figure("speed", speed.metresPerSecond + " m/s"), Report.Figure("D′", speed.metresInHand + " m"),
      ],
      table: Table(
        columns: ["Distance", "m", "yd"],
        rows: [25, 50, 100, 200, 400].map { (count: Int64) in
          ["\(count)", Self.time(count, .metre, at: speed), Self.time(count, .yard, at: speed)]
        }),
      remarks: Self.remarks(on: speed), workings: [Self.working(of: speed)])
  }

  private static func remarks(on speed: CriticalSwimSpeed) -> [String] {
    var remarks = [
      "This speed can be held for about 14 to 39 minutes, not for ever.",
      "The speed is reliable to about 0.04 m/s; D′, the distance in hand, is not reliable.",
    ]
    if speed.trials.count == 2 {
      remarks.append("Two trials fix the line with no margin: a poor one shows in full. A third would help.")
    }
    return remarks
  }

  private static func working(of speed: CriticalSwimSpeed) -> Report.Working {
    Report.Working(
      "Critical swim speed",
      formula: speed.trials.count == 2
        ? "CSS = (d₂ - d₁) ÷ (t₂ - t₁), D′ = d₁ - CSS × t₁"
        : "CSS = (n Σtd - Σt Σd) ÷ (n Σt² - (Σt)²), D′ = (Σd - CSS × Σt) ÷ n",
      inputs: speed.trials.map { Report.Figure($0.distance.text, $0.time.written) },
      source:
        "Wakayoshi et al. 1992, Int J Sports Med 13(5), doi:10.1055/s-2007-1021282; Toussaint et al. 1998, Med Sci "
        + "Sports Exerc; for the reliability of 200 m and 400 m, PMC10875687.")
  }

  private static func time(_ count: Int64, _ unit: DistanceUnit, at speed: CriticalSwimSpeed) -> String {
    Distance(count, unit).flatMap { speed.time(over: $0) }?.written(to: .hundredths) ?? "—"
  }

  /// `200 m in 2:50 and 400 m in 6:00`, three or more with commas.
  private static func list(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " and " + last
  }
}
