import Measures
import Pacing
import TestSupport
import Testing
import Workouts

/// Every cell of the tables of `Tests/Golden` on plans, which an independent script worked out.
@Suite struct GoldenPlansTests {
  private func plan(_ row: [String: String]) throws -> Plan {
    let text = try #require(row["text"])
    let reading = PlanReading(text)
    #expect(reading.faults.map { $0.description } == [], "\(text)")
    #expect(reading.plan.text == text)
    return reading.plan
  }

  @Test func `each plan comes to the totals of the script`() throws {
    for row in try GoldenTable.rows(of: "plans") {
      let plan = try plan(row)
      let timeline = Timeline(plan)
      let totals = timeline.totals
      let latest = timeline.parts.map { $0.late.milliseconds }.max() ?? 0
      let cells: [(name: String, value: String?)] = [
        ("steps", "\(timeline.parts.count)"),
        ("time_ms", totals.time.map { "\($0.milliseconds)" }),
        ("distance_um", totals.distance.map { "\($0.micrometres)" }),
        ("work_ms", totals.work.map { "\($0.milliseconds)" }),
        ("rest_ms", totals.rest.map { "\($0.milliseconds)" }),
        ("pace", totals.pace?.written(in: plan.units.pace) ?? ""),
        ("work_pace", totals.workPace?.written(in: plan.units.pace) ?? ""),
        ("kept_time_ms", Timeline(plan, keepsLastRests: true).totals.time.map { "\($0.milliseconds)" }),
        ("unknown_times", "\(totals.unknownTimes)"),
        ("unknown_distances", "\(totals.unknownDistances)"),
        ("missed_send_offs", "\(totals.missedSendOffs)"),
        ("latest_ms", "\(latest)"),
      ]
      for cell in cells { #expect(cell.value == row[cell.name], "\(cell.name) of \(plan.text)") }
      #expect(cells.count + 1 == row.count)
    }
  }

  private func total(_ row: [String: String]) throws -> Plan.Total {
    if let text = row["time"], !text.isEmpty { return .time(try Time(reading: text)) }
    if let text = row["distance"], !text.isEmpty {
      return .distance(try Distance.Written(reading: text, unit: .metre).distance)
    }
    return .pace(try Pace.Written(reading: try #require(row["pace"]), unit: .perKilometre).pace)
  }

  private static let ways: [String: Plan.Way] = [
    "distances": .keepDistances, "times": .keepTimes, "paces": .keepPaces, "unlocked": .onlyUnlocked,
    "repeats": .changeRepeats,
  ]

  @Test func `each plan follows a total as in the script, or is refused with its reason`() throws {
    for row in try GoldenTable.rows(of: "fits") {
      let plan = try plan(row)
      let way = try #require(row["way"].flatMap { Self.ways[$0] })
      let total = try total(row)
      do throws(FitError) {
        let fitted = try plan.fitted(to: total, way)
        let totals = Timeline(fitted).totals
        #expect(fitted.text == row["fitted"], "\(row)")
        #expect(totals.time.map { "\($0.milliseconds)" } == row["time_ms"], "\(row)")
        #expect(totals.distance.map { "\($0.micrometres)" } == row["distance_um"], "\(row)")
      } catch {
        #expect(error.wrong == row["refused"], "\(row)")
      }
    }
  }
}
