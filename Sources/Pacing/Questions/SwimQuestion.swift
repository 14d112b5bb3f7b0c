public import Measures

/// What to hold for the goal of a swim, and what the clock should show at each division of it.
///
/// Its fields are `time`, `distance`, `course`, `per`, `second-half` and `digits`.
public struct SwimQuestion: Question {
  /// The goal, or `nil` where none is given yet.
  public var time: Time?
  /// How far it is, or `nil` where it is not given yet.
  public var distance: Distance.Written?
  /// Where it is swum, or `nil` for ``usualPool``.
  public var pool: Pool?
  /// The division: the distance between two splits, or `nil` for a length of the pool.
  public var every: Distance.Written?
  /// By how much the second half goes faster.
  public var secondHalf: SecondHalf
  /// The digit to round to, or `nil` for hundredths.
  public var precision: Time.Precision?

  /// Nothing is filled in yet.
  public init() {
    secondHalf = .even
  }

  /// The question that these fields ask.
  ///
  /// A bare `distance` or `course` is metres; a bare `per` is metres, or miles, yards or feet where the distance is in those.
  ///
  /// - Throws: ``QuestionError`` for the first field that cannot be read.
  public init(reading fields: Fields, decimalMark: DecimalMark) throws(QuestionError) {
    time = try fields.time("time")
    distance = try fields.distance("distance", unit: .metre, decimalMark: decimalMark)
    if let text = fields["course"] { pool = try Pool(reading: text, field: "course", decimalMark: decimalMark) }
    if let thirds = fields["per"].flatMap({ Pool.thirds(in: $0.trimmedSmallBytes) }) {
      every = thirds  // as a pool may be typed, since a length of one is the usual division: 33⅓ yd
    } else {
      every = try fields.distance("per", unit: distance?.unit.forBareStep ?? .metre, decimalMark: decimalMark)
    }
    secondHalf = try fields.secondHalf("second-half")
    precision = try fields.precision("digits")
  }

  /// The fields as they would be typed.
  public var fields: Fields {
    var fields = Fields()
    fields.add("time", time?.written)
    fields.add("distance", distance?.text)
    fields.add("course", pool?.text)
    fields.add("per", every?.text)
    fields.add("second-half", secondHalf == .even ? nil : secondHalf.text)
    fields.add("digits", precision.map { "\($0.decimals)" })
    return fields
  }

  /// The pool where none is given: 25 yd for a distance in yards or feet, else 25 m.
  public var usualPool: Pool {
    distance?.unit == .yard || distance?.unit == .foot ? .shortCourseYards : .shortCourseMetres
  }

  /// The division where none is given: a length of the pool, or all of a swim that is shorter.
  public var usualDivision: Distance.Written {
    let pool = pool ?? usualPool
    if let distance, distance.distance > .zero, pool.length > distance.distance { return distance }
    return Distance.Written(pool.length, in: pool.unit)
  }

  /// The goal.
  ///
  /// - Throws: ``QuestionError/missing(field:)`` where time or distance is not filled in, and
  ///   ``QuestionError/refused(field:wrong:rightForm:)`` where nobody swims so.
  public func goal() throws(QuestionError) -> SwimPace {
    guard let distance else { throw .missing(field: "distance") }
    guard let time else { throw .missing(field: "time") }
    do throws(SwimPaceError) {
      return try SwimPace(distance, in: time, pool: pool ?? usualPool)
    } catch {
      throw QuestionError(error, field: error.field)
    }
  }

  /// The splits, a division each.
  ///
  /// - Throws: As ``goal()``, and where the division does not fit.
  public func splits() throws(QuestionError) -> Splits {
    let goal = try goal()
    do throws(SplitsError) {
      return try goal.splits(
        every: (every ?? usualDivision).distance, secondHalf: secondHalf, to: precision ?? .hundredths)
    } catch {
      throw QuestionError(error, field: "per")
    }
  }
}

extension SwimQuestion {
  /// The answer in words and columns.
  ///
  /// - Throws: As ``splits()``.
  public func report() throws(QuestionError) -> Report {
    let goal = try goal()
    let splits = try splits()
    let division = every ?? usualDivision
    let total = splits.time.written(to: splits.precision)
    var remarks = goal.misfits(every: division) + splits.remarks(in: division.unit)
    if goal.time != splits.time { remarks.append("The goal of " + goal.time.written + " is rounded to " + total + ".") }
    return Report(
      sentence: goal.distance.text + " in " + total + ", pool " + goal.pool.text + ": "
        + splits.words(in: division.unit) + ".",
      figures: holdFigures(of: goal) + changeFigures(of: splits, over: division),
      table: splits.table(in: division.unit), remarks: remarks,
      workings: [
        splits.working([
          Report.Figure("T", goal.time.written), Report.Figure("D", goal.distance.text),
          Report.Figure("pool", goal.pool.text),
        ])
      ])
  }

  /// The pace to hold for 25, 50 and 100 of the division's unit, or else of the distance's: metres, yards or feet.
  private func holdFigures(of goal: SwimPace) -> [Report.Figure] {
    let unit = (every ?? goal.distance).unit.swimmers
    let average = secondHalf == .even ? "" : ", on average"
    let precision = precision ?? .hundredths
    return [25, 50, 100].map { (count: Int64) in
      Report.Figure(
        "per \(count) " + unit.symbol + average,
        goal.hold(per: count, unit, to: precision)?.written(to: precision) ?? "—")
    }
  }

  /// The halves, and the pace of a division in each, where they differ.
  private func changeFigures(of splits: Splits, over division: Distance.Written) -> [Report.Figure] {
    guard secondHalf != .even, let times = splits.times(over: division.distance) else { return [] }
    let name = "per " + division.distance.short(in: division.unit)
    return splits.halfFigures + [
      Report.Figure(name + ", first half", times.first.written(to: splits.precision)),
      Report.Figure(name + ", second half", times.second.written(to: splits.precision)),
    ]
  }
}

extension DistanceUnit {
  /// What a swimmer counts in: metres for kilometres, yards for miles.
  fileprivate var swimmers: DistanceUnit {
    switch self {
    case .kilometre, .metre: .metre
    case .mile, .yard: .yard
    case .foot: .foot
    }
  }
}
