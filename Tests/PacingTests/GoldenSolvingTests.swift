import Measures
import Pacing
import TestSupport
import Testing

/// Every cell of `Tests/Golden/solve.tsv`, which an independent script made from the grammar.
@Suite struct GoldenSolvingTests {
  private static let paceUnits: [(column: String, unit: PaceUnit)] = [
    ("km", .perKilometre), ("mi", .perMile), ("100m", .per100Metres), ("100yd", .per100Yards),
    ("400m", .per400Metres),
  ]
  private static let speedUnits: [(column: String, unit: PaceUnit)] = [
    ("speed_km_h", .kilometresPerHour), ("speed_mph", .milesPerHour), ("speed_m_s", .metresPerSecond),
  ]

  @Test func `two quantities give the third as the golden vectors say`() throws {
    for row in try GoldenTable.rows(of: "solve") {
      let cells = try solve(row)
      for (column, expected) in row {
        #expect(cells[column] ?? "" == expected, "\(column) of \(row["time"]!), \(row["distance"]!), \(row["pace"]!)")
      }
    }
  }

  private func solve(_ row: [String: String]) throws -> [String: String] {
    var cells = row.filter { ["time", "distance", "pace"].contains($0.key) }
    var solver = Solver()
    if let text = row["time"], !text.isEmpty { solver.give(.time(try Time(reading: text))) }
    if let text = row["distance"], !text.isEmpty {
      let read = try Distance.Written(reading: text, unit: .metre)
      solver.give(.distance(read.distance))
      cells["distance_in_full"] = read.text
    }
    if let text = row["pace"], !text.isEmpty {
      let read = try Pace.Written(reading: text, unit: .perKilometre)
      solver.give(.pace(read.pace))
      cells["pace_in_full"] = read.text
    }
    let answer = solver.answer
    cells["solved"] = answer == nil ? "none" : solver.solved.map { "\($0)" }
    cells.merge(timeCells(solver, answer)) { $1 }
    cells.merge(distanceCells(solver, answer)) { $1 }
    cells.merge(paceCells(solver.pace ?? answer?.pace)) { $1 }
    return cells
  }

  private func timeCells(_ solver: Solver, _ answer: Answer?) -> [String: String] {
    [
      "time_ms": (solver.time ?? answer?.time()).map { "\($0.milliseconds)" } ?? "—",
      "time_written": solver.time?.written ?? answer?.time(to: .tenths)?.written(to: .tenths) ?? "—",
    ]
  }

  private func distanceCells(_ solver: Solver, _ answer: Answer?) -> [String: String] {
    func number(in unit: DistanceUnit) -> String {
      let number = solver.distance?.number(in: unit, decimals: 3) ?? answer?.distanceNumber(in: unit, decimals: 3)
      return number.map { $0 + " " + unit.symbol } ?? "—"
    }
    return [
      "distance_um": (solver.distance ?? answer?.distance).map { "\($0.micrometres)" } ?? "—",
      "distance_km": number(in: .kilometre), "distance_mi": number(in: .mile),
    ]
  }

  private func paceCells(_ pace: Pace?) -> [String: String] {
    var cells: [String: String] = [:]
    for (column, unit) in Self.paceUnits {
      guard case .per(let count, let distanceUnit) = unit else { continue }
      let time = Distance(count, distanceUnit).flatMap { pace?.time(over: $0) }
      cells["pace_ms_per_" + column] = time.map { "\($0.milliseconds)" } ?? "—"
      cells["pace_" + column] = pace?.written(in: unit) ?? "—"
    }
    for (column, unit) in Self.speedUnits { cells[column] = pace?.written(in: unit) ?? "—" }
    return cells
  }
}
