import JSON
import Measures
import Pacing

/// The three quantities as they are printed: what was given as it was given, what follows rounded once.
struct PaceReport {
  private let question: PaceQuestion
  private let solver: Solver
  private let solved: Solver.Quantity

  /// Works out the third quantity.
  init(_ question: PaceQuestion) throws(Refusal) {
    self.question = question
    solver = question.solver
    guard let solved = solver.solved else { preconditionFailure("\(solver.givens.count) of two quantities") }
    self.solved = solved
    switch solver.answer {
    case .time? where solver.answer?.time() == nil: throw .beyondMeasure("time")
    case .distance? where solver.answer?.distance == nil: throw .beyondMeasure("distance")
    default: break
    }
  }

  /// Lines of a label and its values, in columns, the answer in bold where that is wanted.
  func text(isBold: Bool) -> String {
    let width = rows.map(\.label.count).max() ?? 0
    return rows.map { row in
      let values = row.values.joined(separator: "  ")
      let isAnswer = isBold && row.label == name(of: solved)
      return row.label + String(repeating: " ", count: width - row.label.count + 2)
        + (isAnswer ? "\u{1B}[1m\(values)\u{1B}[0m" : values) + "\n"
    }.joined()
  }

  /// Lines of a name, a tab and one value.
  var plain: String {
    rows.flatMap { row in row.values.map { "\(row.label)\t\($0)\n" } }.joined()
  }

  /// One document in base units, each key with its unit; null where there is none.
  var json: JSON {
    let pace = pace
    return [
      "version": 1,
      "solved": .string(name(of: solved)),
      "time_ms": integer((solver.time ?? solver.answer?.time())?.milliseconds),
      "distance_um": integer((solver.distance ?? solver.answer?.distance)?.micrometres),
      "pace": pair(pace),
      "pace_ms_per_km": integer(pace?.time(over: .metres(1000))?.milliseconds),
      "pace_ms_per_mi": integer(pace?.time(over: .mile)?.milliseconds),
      "speed_um_per_s": integer(pace?.distance(in: .seconds(1))?.micrometres),
    ]
  }

  /// A label and what stands behind it; at least one value.
  private struct Row {
    let label: String
    let values: [String]
  }

  private var rows: [Row] {
    let rows = [Row(label: "time", values: [time]), Row(label: "distance", values: distances)]
    guard let pace else { return rows + [Row(label: "pace", values: [Self.none])] }
    return rows + [
      Row(label: "pace", values: values(ownUnit(isSpeed: false) + [.perKilometre, .perMile], of: pace)),
      Row(label: "speed", values: values(ownUnit(isSpeed: true) + [.kilometresPerHour, .milesPerHour], of: pace)),
      Row(label: "swim", values: values([.per100Metres, .per100Yards], of: pace)),
    ]
  }

  /// What stands for an answer that a time or a distance of nothing leaves open.
  private static let none = "none"

  private var time: String {
    if let time = question.time { return time.written }
    guard let answer = solver.answer else { return Self.none }
    let precision = question.precision ?? .tenths
    // A time that only rounding takes past the longest one has no digits to show.
    return answer.time(to: precision)?.written(to: precision) ?? "—"
  }

  private var distances: [String] {
    if let distance = question.distance { return [distance.text] }
    let solved = [DistanceUnit.kilometre, .mile].compactMap { unit in
      solver.answer?.distanceNumber(in: unit, decimals: 3).map { $0 + " " + unit.symbol }
    }
    return solved.isEmpty ? [Self.none] : solved
  }

  private var pace: Pace? {
    solver.pace ?? solver.answer?.pace
  }

  /// A pace in each of the units; in the unit that it was given in, as it was given.
  private func values(_ units: [PaceUnit], of pace: Pace) -> [String] {
    units.map { unit in
      if let given = question.pace, given.unit == unit { return given.text }
      return pace.written(in: unit, to: question.precision)
    }
  }

  /// The unit of the given pace where no row shows it anyway, in the row of speeds or in that of paces.
  private func ownUnit(isSpeed: Bool) -> [PaceUnit] {
    guard let unit = question.pace?.unit, !Self.shownUnits.contains(unit), unit.isSpeed == isSpeed else { return [] }
    return [unit]
  }

  private static let shownUnits: [PaceUnit] = [
    .perKilometre, .perMile, .kilometresPerHour, .milesPerHour, .per100Metres, .per100Yards,
  ]

  private func name(of quantity: Solver.Quantity) -> String {
    switch quantity {
    case .time: "time"
    case .distance: "distance"
    case .pace: "pace"
    }
  }

  private func pair(_ pace: Pace?) -> JSON {
    guard let pace else { return .null }
    return ["time_ms": .integer(pace.time.milliseconds), "distance_um": .integer(pace.distance.micrometres)]
  }

  private func integer(_ value: Int64?) -> JSON {
    value.map { JSON.integer($0) } ?? .null
  }
}

extension PaceUnit {
  fileprivate var isSpeed: Bool {
    if case .speed = self { true } else { false }
  }
}
