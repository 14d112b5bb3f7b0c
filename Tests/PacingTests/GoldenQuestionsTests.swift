import Measures
import Pacing
import TestSupport
import Testing

/// Every cell of the tables of `Tests/Golden` that ask a question, which an independent script worked out.
@Suite struct GoldenQuestionsTests {
  @Test func `splits are as the golden vectors say`() throws {
    for row in try GoldenTable.rows(of: "splits") {
      let fields = Fields(row, ["time", "distance", "every", "second_half", "digits"])
      let table = try #require(try SplitsQuestion(reading: fields, decimalMark: .point).report().table)
      #expect("\(table.rows.count)" == row["count"], "\(row)")
      #expect(table.column(0) == row["distances"], "\(row)")
      #expect(table.column(1) == row["laps"], "\(row)")
      #expect(table.column(2) == row["clock"], "\(row)")
    }
  }

  @Test func `what a swimmer holds and swims is as the golden vectors say`() throws {
    for row in try GoldenTable.rows(of: "swim") {
      let question = try SwimQuestion(
        reading: Fields(row, ["time", "distance", "course", "per"]), decimalMark: .point)
      let (goal, table) = (try question.goal(), try #require(try question.report().table))
      #expect(table.column(1) == row["laps"], "\(row)")
      #expect(table.column(2) == row["clock"], "\(row)")
      #expect(goal.count(of: (question.pool ?? question.usualPool).length) == row["lengths"], "\(row)")
      for count in [25, 50, 100] as [Int64] {
        for unit in [DistanceUnit.metre, .yard, .foot] {
          #expect(
            goal.hold(per: count, unit)?.written(to: .hundredths) == row["hold_\(count)\(unit.symbol)"], "\(row)")
        }
      }
    }
  }

  @Test func `critical swim speeds are as the golden vectors say`() throws {
    for row in try GoldenTable.rows(of: "css") {
      let trials = (row["trials"] ?? "").split(separator: ";").map { ("trial", String($0)) }
      let speed = try CriticalSwimSpeedQuestion(reading: Fields(trials), decimalMark: .point).speed()
      #expect(speed.metresPerSecond == row["speed"], "\(row)")
      #expect(speed.metresInHand == row["reserve"], "\(row)")
      for (column, count, unit) in [
        ("per_100m", 100, .metre), ("per_100yd", 100, .yard), ("per_400m", 400, .metre),
      ] as [(String, Int64, DistanceUnit)] {
        let distance = try #require(Distance(count, unit))
        #expect(speed.time(over: distance, to: .hundredths)?.written(to: .hundredths) == row[column], "\(row)")
      }
    }
  }

  @Test func `predictions are as the golden vectors say`() throws {
    for row in try GoldenTable.rows(of: "predict") {
      var fields = Fields(row, ["time", "distance", "exponent"])
      fields.add("for", row["target"])
      let question = try PredictionQuestion(reading: fields, decimalMark: .point)
      let predictions = try question.predictions()
      let target = try #require(question.targets.first)
      for (model, column) in zip(PredictionModel.allCases, ["riegel", "daniels", "cameron", "purdy"]) {
        let time = predictions.time(for: target.distance, by: model)
        #expect(time?.written(to: .thousandths) == row[column], "\(column) of \(row)")
        #expect(time?.written(to: .seconds) == row[column + "_s"], "\(column) of \(row)")
      }
      #expect(predictions.spread(for: target.distance, to: .seconds)?.written(to: .seconds) == row["spread"], "\(row)")
      #expect(VDOT(of: predictions.results[0])?.text == row["vdot"], "\(row)")
    }
  }

  @Test func `training bands are as the golden vectors say`() throws {
    for row in try GoldenTable.rows(of: "bands") {
      let fields = Fields(row, ["time", "distance"])
      let predictions = try PredictionQuestion(reading: fields, decimalMark: .point).predictions()
      let vdot = try #require(VDOT(of: predictions.results[0]))
      for kind in TrainingBand.Kind.allCases {
        let (band, name) = (TrainingBand(kind, for: vdot), kind.name.lowercased())
        for (unit, symbol) in [(PaceUnit.perKilometre, "km"), (.perMile, "mi")] {
          #expect(band.slow.number(in: unit, to: .seconds) == row["\(name)_slow_\(symbol)"], "\(row)")
          #expect(band.fast.number(in: unit, to: .seconds) == row["\(name)_fast_\(symbol)"], "\(row)")
        }
      }
    }
  }

  @Test func `fitted exponents are as the golden vectors say`() throws {
    for row in try GoldenTable.rows(of: "fit") {
      let results = (row["results"] ?? "").split(separator: ";").map { ("result", String($0)) }
      let exponent = try PredictionQuestion(reading: Fields(results), decimalMark: .point).predictions().exponent
      #expect(Double(exponent.text) == row["exponent"].flatMap(Double.init), "\(row)")
    }
  }

  @Test func `conversions are as the golden vectors say, to the exact ratio`() throws {
    for row in try GoldenTable.rows(of: "convert") {
      let question = try ConversionQuestion(
        reading: Fields(row, ["time", "event", "from", "to", "set"]), decimalMark: .point)
      let conversion = try #require(try question.conversions().first)
      #expect(conversion.event.name == row["to_event"], "\(row)")
      #expect(conversion.time.written(to: .hundredths) == row["converted"], "\(row)")
      #expect("\(conversion.exact.numerator)" == row["numerator"], "\(row)")
      #expect("\(conversion.exact.denominator)" == row["denominator"], "\(row)")
    }
  }

  @Test func `points and the times for points are as the golden vectors say`() throws {
    for row in try GoldenTable.rows(of: "points") {
      let scale = try PointsScale(base: try Time(reading: row["base"] ?? ""))
      #expect(scale.points(for: try Time(reading: row["time"] ?? "")).map { "\($0)" } == row["points"], "\(row)")
    }
    for row in try GoldenTable.rows(of: "points_times") {
      let scale = try PointsScale(base: try Time(reading: row["base"] ?? ""))
      let times = scale.times(for: try #require(row["points"].flatMap(Int64.init)))
      #expect(times?.fastest.written(to: .hundredths) ?? "" == row["fastest"], "\(row)")
      #expect(times?.slowest.written(to: .hundredths) ?? "" == row["slowest"], "\(row)")
    }
  }
}

extension Fields {
  /// Some cells of a row as fields, those that are empty left out.
  fileprivate init(_ row: [String: String], _ columns: [String]) {
    self.init()
    for column in columns {
      if let text = row[column], !text.isEmpty { add(column.replacing("_", with: "-"), text) }
    }
  }
}

extension Table {
  /// The cells of a column, joined by spaces.
  fileprivate func column(_ index: Int) -> String {
    rows.map { $0[index] }.joined(separator: " ")
  }
}
