import Measures

extension Splits {
  /// What the laps are, in words that hold for each of them: `24:53 or 24:54 for each 5 km, the last 2.195 km in 10:55`.
  func words(in unit: DistanceUnit) -> String {
    let whole = rows.filter { $0.lapDistance == step }
    var parts: [String] = []
    if secondHalf == .even {
      parts.append(times(whole, unit))
    } else {
      let half = whole.filter { $0.distance.micrometres * 2 <= distance.micrometres }
      let behind = whole.filter { ($0.distance.micrometres - step.micrometres) * 2 >= distance.micrometres }
      if !half.isEmpty { parts.append(times(half, unit) + " up to halfway") }
      if let across = whole.dropFirst(half.count).first, whole.count > half.count + behind.count {
        parts.append(times([across], unit) + " across halfway")
      }
      if !behind.isEmpty { parts.append(times(behind, unit) + " from there") }
    }
    if let last = rows.last, last.lapDistance != step {
      parts.append("the last " + last.lapDistance.short(in: unit) + " in " + last.lap.written(to: precision))
    }
    return parts.joined(separator: ", ")
  }

  /// `24:53 or 24:54 for each 5 km`: rounding makes laps at one speed differ by one unit at most.
  private func times(_ laps: [Split], _ unit: DistanceUnit) -> String {
    let times = laps.map { $0.lap }
    guard let least = times.min(), let most = times.max() else { return "" }
    let both =
      least == most
      ? least.written(to: precision) : least.written(to: precision) + " or " + most.written(to: precision)
    if laps.count == 1 { return both + " for " + step.short(in: unit) }
    return both + " for each " + (step.micrometres == unit.micrometres ? unit.symbol : step.short(in: unit))
  }

  /// The splits in columns: the distance in `unit`, the lap, the time on the clock.
  func table(in unit: DistanceUnit) -> Table {
    Table(
      columns: [unit.symbol, "Split", "On the clock"],
      rows: rows.map {
        [$0.distance.number(in: unit, upTo: 3), $0.lap.written(to: precision), $0.time.written(to: precision)]
      })
  }

  /// What to know of the sum: an odd last piece, and that the column adds up.
  func remarks(in unit: DistanceUnit) -> [String] {
    var remarks: [String] = []
    if let last = rows.last, last.lapDistance != step {
      remarks.append("The last piece is " + last.lapDistance.short(in: unit) + ".")
    }
    remarks.append("Splits add up to " + time.written(to: precision) + ".")
    return remarks
  }

  /// The formula with what went into it.
  func working(_ inputs: [Report.Figure]) -> Report.Working {
    let rounding = "Each time is rounded once, half up; a split is the difference of two times shown."
    if secondHalf == .even {
      return Report.Working(
        "Even splits", formula: "t(d) = T × d ÷ D", inputs: inputs,
        source: "An even pace takes time in proportion to distance. " + rounding)
    }
    return Report.Working(
      "Changed second half",
      formula: "t(d) = T × (1 + a) × 2d ÷ ((2 + a) × D) up to D ÷ 2, then T × (a × D + 2d) ÷ ((2 + a) × D)",
      inputs: inputs + [Report.Figure("a", secondHalf.text)],
      source: "The second half goes at 1 + a times the speed of the first. " + rounding)
  }

  /// The times of the halves, where they differ.
  var halfFigures: [Report.Figure] {
    guard secondHalf != .even else { return [] }
    let (first, second) = halves
    return [
      Report.Figure("first half", first.written(to: precision)),
      Report.Figure("second half", second.written(to: precision)),
    ]
  }
}

extension Distance {
  /// To at most three decimals, with its unit: `2.195 km`; in full where they would show nothing of it.
  @inline(never)
  func short(in unit: DistanceUnit) -> String {
    let hidden = self > .zero && micrometres * 2000 < unit.micrometres
    return (hidden ? number(in: unit) : number(in: unit, upTo: 3)) + " " + unit.symbol
  }
}
