import Measures
import TestSupport
import Testing

/// Every cell of `Tests/Golden/read.tsv`, which an independent script made from the grammar.
@Suite struct GoldenReadingTests {
  @Test func `times are read as the golden vectors say`() throws {
    try compare("time") { row in
      guard let time = try? Time(reading: row["typed"] ?? "") else { return nil }
      return ["time_ms": "\(time.milliseconds)", "written": time.written, "echo": time.echo]
    }
  }

  @Test func `distances are read as the golden vectors say`() throws {
    try compare("distance") { row in
      let unit = try #require(DistanceUnit.allCases.first { $0.symbol == row["field"] })
      let read = try? Distance.Written(reading: row["typed"] ?? "", unit: unit, decimalMark: decimalMark(of: row))
      guard let read else { return nil }
      return ["distance_um": "\(read.distance.micrometres)", "written": read.text, "echo": read.echo]
    }
  }

  @Test func `paces are read as the golden vectors say`() throws {
    let units: [PaceUnit] = [
      .perKilometre, .perMile, .per100Metres, .per100Yards, .per400Metres, .kilometresPerHour, .milesPerHour,
      .metresPerSecond,
    ]
    try compare("pace") { row in
      let unit = try #require(units.first { $0.symbol == row["field"] })
      let read = try? Pace.Written(reading: row["typed"] ?? "", unit: unit, decimalMark: decimalMark(of: row))
      guard let read else { return nil }
      return [
        "time_ms": "\(read.pace.time.milliseconds)", "distance_um": "\(read.pace.distance.micrometres)",
        "written": read.text, "echo": read.echo,
      ]
    }
  }

  private func decimalMark(of row: [String: String]) -> DecimalMark {
    row["mark"] == "comma" ? .comma : .point
  }

  /// Compares the rows of a kind with what `read` makes of them: the cells that apply, or `nil` for a refusal.
  private func compare(_ kind: String, read: ([String: String]) throws -> [String: String]?) throws {
    let rows = try GoldenTable.rows(of: "read").filter { $0["kind"] == kind }
    #expect(!rows.isEmpty)
    for row in rows {
      let cells = try read(row)
      for column in ["time_ms", "distance_um", "written", "echo"] {
        #expect(cells?[column] ?? "" == row[column], "\(row["typed"] ?? "") in \(row["field"] ?? "")")
      }
      #expect((cells == nil ? "refused" : "read") == row["outcome"], "\(row["typed"] ?? "")")
    }
  }
}
