import JSON
import Measures
import Pacing

/// `lapwing distances`: the distances and the pools that have names.
func listDistances(_ invocation: Invocation, in surroundings: Surroundings) throws(Refusal) -> Outcome {
  let form = invocation.form(in: surroundings)
  let report = Report(sentence: "", table: Named.table, workings: [])
  return Outcome(output: form == .json ? report.json(of: Named.data) : report.written(as: form))
}

/// A distance with the name that it is listed by.
private struct Named {
  let name: String
  let distance: Distance.Written
  /// The distance with its unit: `42.195 km`, `33⅓ yd`.
  let text: String

  static var table: Table {
    Table(
      columns: ["Name", "Distance", "Also"],
      rows: distances.map { $0.row(as: $0.name) } + pools.map { $0.row(as: $0.name + " pool") })
  }

  static var data: [JSON.Member] {
    [JSON.Member("distances", .array(distances.map(\.json))), JSON.Member("pools", .array(pools.map(\.json)))]
  }

  private func row(as name: String) -> [String] {
    let other = distance.unit.counterpart
    return [name, text, distance.distance.number(in: other, upTo: 3) + " " + other.symbol]
  }

  private var json: JSON {
    ["name": .string(name), "distance_um": .integer(distance.distance), "text": .string(text)]
  }

  private static var distances: [Named] {
    NamedDistance.all.map { named in
      let written = Distance.Written(named.distance, in: named.unit)
      return Named(name: named.name, distance: written, text: written.text)
    }
  }

  private static var pools: [Named] {
    [
      ("SCY", Pool.shortCourseYards), ("SCM", .shortCourseMetres), ("LCM", .longCourse), ("33⅓ yd", .thirdYards),
    ].map { name, pool in
      Named(name: name, distance: Distance.Written(pool.length, in: pool.unit), text: pool.text)
    }
  }
}
