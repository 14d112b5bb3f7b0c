public import Measures

/// What the clock should show along the way of a run: two of time, distance and pace, and how to split them.
///
/// Its fields are `time`, `distance`, `pace`, `every`, `second-half` and `digits`.
public struct SplitsQuestion: Question {
  /// How long the whole takes, or `nil` where it is worked out.
  public var time: Time?
  /// How far the whole is, or `nil` where it is worked out.
  public var distance: Distance.Written?
  /// The pace of the whole, or `nil` where it is worked out.
  public var pace: Pace.Written?
  /// The distance between two splits, or `nil` for ``usualStep``.
  public var every: Distance.Written?
  /// By how much the second half goes faster.
  public var secondHalf: SecondHalf
  /// The digit to round to, or `nil` for the usual one: hundredths below 1 km and where the given time has a fraction, else
  /// whole seconds.
  public var precision: Time.Precision?

  /// Nothing is filled in yet.
  public init() {
    secondHalf = .even
  }

  /// The question that these fields ask.
  ///
  /// A bare `distance` is metres, a bare `pace` minutes for a kilometre; a bare `every` is metres, or miles, yards or feet
  /// where the distance is in those.
  ///
  /// - Throws: ``QuestionError`` for the first field that cannot be read.
  public init(reading fields: Fields, decimalMark: DecimalMark) throws(QuestionError) {
    time = try fields.time("time")
    distance = try fields.distance("distance", unit: .metre, decimalMark: decimalMark)
    pace = try fields.pace("pace", unit: .perKilometre, decimalMark: decimalMark)
    every = try fields.distance("every", unit: distance?.unit.forBareStep ?? .metre, decimalMark: decimalMark)
    secondHalf = try fields.secondHalf("second-half")
    precision = try fields.precision("digits")
  }

  /// The fields as they would be typed.
  public var fields: Fields {
    var fields = Fields()
    fields.add("time", time?.written)
    fields.add("distance", distance?.text)
    fields.add("pace", pace?.text)
    fields.add("every", every?.text)
    fields.add("second-half", secondHalf == .even ? nil : secondHalf.text)
    fields.add("digits", precision.map { "\($0.decimals)" })
    return fields
  }

  /// The distance between two splits where none is given; `nil` while no distance is known.
  ///
  /// It is 5 km above 10 km, 1 km above 2 km, 400 m, 100 m or 25 m below, and for a distance in miles 1 mi or a quarter of
  /// it, in yards 440, 100 or 25, in feet 1000, 100 or 25: the largest that the distance is longer than. Where that would
  /// be more than 1,000 splits, it is a hundred times as much.
  public var usualStep: Distance.Written? {
    guard let goal = try? goal() else { return distance.flatMap { usualStep(of: $0) } }
    return usualStep(of: Distance.Written(goal.distance, in: unit))
  }

  /// The splits.
  ///
  /// A distance that is worked out from time and pace is rounded to a whole micrometre; all else is exact until the times
  /// are rounded.
  ///
  /// - Throws: ``QuestionError/missing(field:)`` where fewer than two of time, distance and pace are filled in, and
  ///   ``QuestionError/refused(field:wrong:rightForm:)`` where all three are, and where they or the step do not fit.
  public func splits() throws(QuestionError) -> Splits {
    let (pace, distance) = try goal()
    let step = (every ?? usualStep(of: Distance.Written(distance, in: unit)))?.distance ?? distance
    do throws(SplitsError) {
      return try Splits(
        at: pace, over: distance, every: step, secondHalf: secondHalf, to: precision ?? usualPrecision(over: distance))
    } catch {
      throw QuestionError(error, field: error.isAboutStep ? "every" : nil)
    }
  }

  /// The unit of the distance: its own, or else that of the pace.
  private var unit: DistanceUnit {
    if let distance { return distance.unit }
    switch pace?.unit {
    case .per(_, let unit)?: return unit == .metre ? .kilometre : unit
    case .speed(.milesPerHour)?: return .mile
    default: return .kilometre
    }
  }

  private func usualPrecision(over distance: Distance) -> Time.Precision {
    let hasFraction = time.map { $0.neededPrecision != .seconds } ?? false
    return hasFraction || distance < .metres(1000) ? .hundredths : .seconds
  }

  /// The exact pace of the whole, and how far it is.
  private func goal() throws(QuestionError) -> (pace: Pace, distance: Distance) {
    if time != nil, distance != nil, pace != nil {
      throw .refused(
        field: "pace", wrong: "Time, distance and pace are all given, but any two fix the third",
        rightForm: "Leave one of them out.")
    }
    var solver = Solver()
    if let time { solver.give(.time(time)) }
    if let distance { solver.give(.distance(distance.distance)) }
    if let pace { solver.give(.pace(pace.pace)) }
    guard solver.solved != nil else { throw .missing(field: distance == nil ? "distance" : "time") }
    switch solver.answer {
    case .pace(let pace)?: return (pace, pace.distance)
    case .time(let pace, let distance)?: return (pace, distance)
    case .distance(let pace, let time)?:
      guard let distance = pace.distance(in: time), let exact = Pace(covering: distance, in: time) else {
        throw .refused(
          field: nil, wrong: "In this time the pace covers no distance from 1 µm to 100,000 km",
          rightForm: "Type another time or pace.")
      }
      return (exact, distance)
    case nil:
      throw .refused(
        field: time == .zero ? "time" : "distance", wrong: "A goal takes a time and a distance above zero",
        rightForm: "Type 3:30:00 and marathon, or 25:00 and 5 km.")
    }
  }
}

extension SplitsQuestion {
  /// The answer in words and columns.
  ///
  /// - Throws: As ``splits()``.
  public func report() throws(QuestionError) -> Report {
    let splits = try splits()
    let stepUnit = every?.unit ?? usualStep?.unit ?? unit
    let whole = distance?.called ?? splits.distance.name ?? splits.distance.short(in: unit)
    let total = splits.time.written(to: splits.precision)
    let average = secondHalf == .even ? "" : ", on average"
    var remarks = splits.remarks(in: stepUnit)
    if let time, time != splits.time {
      remarks.append("The goal of " + time.written + " is rounded to " + total + ".")
    }
    return Report(
      sentence: whole + " in " + total + ": " + splits.words(in: stepUnit) + ".",
      figures: [
        Report.Figure("per km" + average, splits.pace.number(in: .perKilometre) ?? "—"),
        Report.Figure("per mi" + average, splits.pace.number(in: .perMile) ?? "—"),
      ] + splits.halfFigures,
      table: splits.table(in: stepUnit), remarks: remarks, workings: [splits.working(inputs(over: splits))])
  }

  /// What went in, by the names of the formula; what was worked out is said so.
  private func inputs(over splits: Splits) -> [Report.Figure] {
    let goalTime = time.map { $0.written } ?? (pace?.text ?? "—") + " × D"
    let goalDistance = distance?.text ?? "T ÷ " + (pace?.text ?? "—")
    return [Report.Figure("T", goalTime), Report.Figure("D", goalDistance)]
  }

  private func usualStep(of whole: Distance.Written) -> Distance.Written? {
    let counts: [(Int64, DistanceUnit)]
    switch whole.unit {
    case .kilometre, .metre:
      counts =
        whole.distance > .metres(10_000)
        ? [(5, .kilometre)]
        : whole.distance > .metres(2000) ? [(1, .kilometre)] : [(400, .metre), (100, .metre), (25, .metre)]
    case .mile: counts = [(1, .mile), (440, .yard), (100, .yard), (25, .yard)]
    case .yard: counts = [(440, .yard), (100, .yard), (25, .yard)]
    case .foot: counts = [(1000, .foot), (100, .foot), (25, .foot)]
    }
    guard whole.distance > .zero else { return nil }
    for (count, unit) in counts {
      guard let step = Distance(count, unit), step < whole.distance else { continue }
      let isTooFine = whole.distance.micrometres > 1000 * step.micrometres
      return Distance(isTooFine ? count * 100 : count, unit).map { Distance.Written($0, in: unit) }
    }
    return whole
  }
}

extension DistanceUnit {
  /// What a bare number of a step counts where the distance is in this unit: metres for kilometres, else the same.
  var forBareStep: DistanceUnit { self == .kilometre ? .metre : self }
}

extension SplitsError {
  /// Whether another step would do.
  var isAboutStep: Bool {
    switch self {
    case .noStep, .stepTooLong, .tooManyRows: true
    case .noDistance, .tooSlow: false
    }
  }
}
