import Interface
import Measures
import Pacing

extension PaceRoom {
  /// The three quantities and the readings of the pace; beside or below them the splits and the predictions.
  var solveView: [View<Action>] {
    [
      View.element("div", .class("inputs")) {
        for quantity in Solver.Quantity.allCases { row(of: quantity) }
        readings
        if let answer = try? state.solve.report() { workings(answer.workings) }
      },
      View.element("div", .class("outputs previews")) {
        splitsPreview
        predictionsPreview
      },
    ]
  }

  // MARK: A quantity

  private func row(of quantity: Solver.Quantity) -> View<Action> {
    let isAnswer = state.solve.solver.solved == quantity
    return View.element(
      "section", .class(isAnswer ? "row answer" : "row"), .attribute("aria-labelledby", quantity.name + "-label")
    ) {
      View.element("div", .class("row-head")) {
        View.element("h2", .class("label"), .attribute("id", quantity.name + "-label")) {
          quantity.title
        }
        unitChips(of: quantity)
      }
      View.element("div", .class("row-value")) {
        numberButton(of: quantity)
        if isAnswer {
          View.element("span", .class("badge"), .attribute("role", "img"), .label("The answer")) { "=" }
        } else if quantity == .distance {
          nameButton
        }
      }
    }
  }

  private func unitChips(of quantity: Solver.Quantity) -> [View<Action>] {
    switch quantity {
    case .time: []
    case .distance:
      [
        chips(
          name: "distance-unit", label: "Unit of distance",
          DistanceUnit.allCases.map {
            Chip($0.symbol, name: $0.plural, isChosen: $0 == state.distanceUnit, .distanceUnitChosen($0))
          })
      ]
    case .pace:
      [
        chips(
          name: "pace-unit", label: "Unit of pace",
          paceUnits.map { Chip($0.symbol, name: $0.name, isChosen: $0 == state.paceUnit, .paceUnitChosen($0)) })
      ]
    }
  }

  /// The number, on a button that opens its sheet.
  private func numberButton(of quantity: Solver.Quantity) -> View<Action> {
    let isUnset = state.solve.given(quantity) == nil && state.solve.solver.solved != quantity
    return numberButton(
      .solve(quantity), number: isUnset ? nil : number(of: quantity) ?? "—", unit: unitSymbol(of: quantity))
  }

  private func unitSymbol(of quantity: Solver.Quantity) -> String {
    switch quantity {
    case .time: ""
    case .distance: state.distanceUnit.symbol
    case .pace: state.paceUnit.symbol
    }
  }

  /// The name of the distance, on a button that opens the sheet where another can be picked.
  private var nameButton: View<Action> {
    let name = state.solve.solver.distance?.name
    return View.element(
      "button", .class("quiet named"), .attribute("type", "button"),
      .label((name.map { $0 + ", distances" } ?? "Distances") + " by name"),
      .on(.click) { .opened(.solve(.distance), byTouch: $0.value.isByTouch) }
    ) {
      Icon.down.view()
      if let name { View.element("span", .class("name")) { name } }
    }
  }

  // MARK: The pace read otherwise

  private var readings: View<Action> {
    let pace = state.solve.solver.pace ?? state.solve.solver.answer?.pace
    return View.element("dl", .class("readings")) {
      for unit in otherPaceUnits {
        View.element("div") {
          View.element("dt") { unit.shortName }
          View.element("dd") { pace.map { $0.number(in: unit) ?? "—" } ?? "—" }
        }
      }
    }
  }

  /// The answer in words, for a screen reader; it is spoken when it changes.
  var solveSentence: String {
    guard let solved = state.solve.solver.solved, let value = shownValue(of: solved) else { return "" }
    return solved.title + ", " + value.spoken
  }
}

extension PaceRoom {
  /// The splits in short: on a phone the first of them, on a desk all.
  private var splitsPreview: [View<Action>] {
    guard let report = try? state.splits.report(), let table = report.table else { return [] }
    return [
      View.element("section", .class("preview"), .attribute("aria-labelledby", "splits-title")) {
        View.element("div", .class("section-head")) {
          View.element("h2", .attribute("id", "splits-title")) { "Every " + (state.splitStep?.text ?? "split") }
          moreButton("All splits", .splits)
        }
        columns(table, name: report.sentence, isSummed: true, isPreview: true)
      }
    ]
  }

  /// What a result promises, for a desk.
  private var predictionsPreview: [View<Action>] {
    guard let report = try? state.prediction.report() else { return [] }
    return [
      View.element("section", .class("preview desk"), .attribute("aria-labelledby", "predictions-title")) {
        View.element("div", .class("section-head")) {
          View.element("h2", .attribute("id", "predictions-title")) { "What else is in you" }
          moreButton("Predictions", .predict)
        }
        View.element("p", .class("remark")) { "From " + state.prediction.source + "." }
        predictionColumns(report)
      }
    ]
  }

  private func moreButton(_ words: String, _ tab: PaceTab) -> View<Action> {
    View.element("button", .class("more"), .attribute("type", "button"), .on(.click, .tabChosen(tab))) {
      View.element("span") { words }
      Icon.right.view()
    }
  }
}

extension PaceRoom {
  /// The units of pace that are offered: a runner's, a swimmer's and a treadmill's.
  ///
  /// The third is the one of the pool, yards where the distance is in yards or feet, or another that a pace was typed in.
  var paceUnits: [PaceUnit] {
    let pool: PaceUnit = state.distanceUnit == .yard || state.distanceUnit == .foot ? .per100Yards : .per100Metres
    let common: [PaceUnit] = [.perKilometre, .perMile, .kilometresPerHour, .milesPerHour]
    return [common[0], common[1], common.contains(state.paceUnit) ? pool : state.paceUnit, common[2], common[3]]
  }

  /// The four other units that the pace is read in below the quantities, that of the other system first.
  var otherPaceUnits: [PaceUnit] {
    let other = state.paceUnit.counterpart
    let usual: [PaceUnit] = [.perKilometre, .perMile, .kilometresPerHour, .milesPerHour, .per400Metres]
    return [other] + usual.filter { $0 != other && $0 != state.paceUnit }.prefix(3)
  }
}

extension PaceUnit {
  /// How it stands above a number: `per mile`, `per 400 m`, `km/h`.
  fileprivate var shortName: String {
    switch self {
    case .per(1, .mile): "per mile"
    case .per(1, let unit): "per " + unit.symbol
    case .per(let count, let unit): "per \(count) " + unit.symbol
    case .speed(let unit): unit.symbol
    }
  }
}

extension Solver.Quantity {
  /// `time`, `distance`, `pace`.
  var name: String {
    switch self {
    case .time: "time"
    case .distance: "distance"
    case .pace: "pace"
    }
  }

  /// `Time`, `Distance`, `Pace`.
  var title: String {
    switch self {
    case .time: "Time"
    case .distance: "Distance"
    case .pace: "Pace"
    }
  }
}

extension PredictionQuestion {
  /// What the predictions are from: `5 km in 20:00`, `3 results`.
  fileprivate var source: String {
    let all =
      (distance.flatMap { distance in time.flatMap { Performance(distance, in: $0) } }.map { [$0] } ?? [])
      + furtherResults
    return all.count == 1 ? all[0].text : "\(all.count) results"
  }
}
