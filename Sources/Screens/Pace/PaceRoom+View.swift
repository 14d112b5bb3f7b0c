package import Interface
import Measures
import Pacing

extension PaceRoom {
  /// The three quantities, the readings of the pace, and the sheet over them.
  package var view: View<Action> {
    View.element("main", .class("room")) {
      rows
      sheetView
    }
  }

  /// The rows as they are to be seen now.
  var rowsNow: [View<Action>] {
    Solver.Quantity.allCases.map { row(of: $0) } + [
      readings,
      View.element("p", .class("spoken"), .attribute("id", "answer"), .attribute("role", "status")) { sentence },
    ]
  }

  // MARK: A quantity

  private func row(of quantity: Solver.Quantity) -> View<Action> {
    let isAnswer = question.solver.solved == quantity
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
            Chip($0.symbol, name: $0.plural, isChosen: $0 == distanceUnit, .distanceUnitChosen($0))
          })
      ]
    case .pace:
      [
        chips(
          name: "pace-unit", label: "Unit of pace",
          paceUnits.map { Chip($0.symbol, name: $0.name, isChosen: $0 == paceUnit, .paceUnitChosen($0)) })
      ]
    }
  }

  /// The number, on a button that opens its sheet.
  private func numberButton(of quantity: Solver.Quantity) -> View<Action> {
    let number = number(of: quantity)
    let unit = unitSymbol(of: quantity)
    return View.element(
      "button", .class("number"), .attribute("type", "button"), .attribute("id", quantity.name),
      .attribute("aria-labelledby", quantity.name + "-label " + quantity.name),
      .on(.click) { .opened(quantity, byTouch: $0.value.isByTouch) }
    ) {
      if question.given(quantity) == nil, question.solver.solved != quantity {
        View.element("span", .class("unset")) { "Set " + quantity.name }
      } else {
        View.element("span", .class("digits " + Self.size(of: number))) { number ?? "—" }
        if !unit.isEmpty { View.element("span", .class("unit")) { unit } }
      }
    }
  }

  /// Longer numbers step down in size by their count of characters, never by what they measure.
  private static func size(of number: String?) -> String {
    switch number?.utf8.count ?? 0 {
    case ...7: "large"
    case ...9: "medium"
    default: "small"
    }
  }

  private func unitSymbol(of quantity: Solver.Quantity) -> String {
    switch quantity {
    case .time: ""
    case .distance: distanceUnit.symbol
    case .pace: paceUnit.symbol
    }
  }

  /// The name of the distance, on a button that opens the sheet where another can be picked.
  private var nameButton: View<Action> {
    let name = question.solver.distance?.name
    return View.element(
      "button", .class("quiet named"), .attribute("type", "button"),
      .label((name.map { $0 + ", distances" } ?? "Distances") + " by name"),
      .on(.click) { .opened(.distance, byTouch: $0.value.isByTouch) }
    ) {
      Icon.down.view()
      if let name { View.element("span", .class("name")) { name } }
    }
  }

  // MARK: The pace read otherwise

  private var readings: View<Action> {
    let pace = question.solver.pace ?? question.solver.answer?.pace
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
  private var sentence: String {
    guard let solved = question.solver.solved, let value = shownValue(of: solved) else { return "" }
    return solved.title + ", " + value.spoken
  }
}

extension PaceRoom {
  /// The units of pace that are offered: a runner's, a swimmer's and a treadmill's.
  ///
  /// The third is the one of the pool, yards where the distance is in yards or feet, or another that a pace was typed in.
  var paceUnits: [PaceUnit] {
    let pool: PaceUnit = distanceUnit == .yard || distanceUnit == .foot ? .per100Yards : .per100Metres
    let common: [PaceUnit] = [.perKilometre, .perMile, .kilometresPerHour, .milesPerHour]
    return [common[0], common[1], common.contains(paceUnit) ? pool : paceUnit, common[2], common[3]]
  }

  /// The four other units that the pace is read in below the quantities, that of the other system first.
  var otherPaceUnits: [PaceUnit] {
    let other = paceUnit.counterpart
    let usual: [PaceUnit] = [.perKilometre, .perMile, .kilometresPerHour, .milesPerHour, .per400Metres]
    return [other] + usual.filter { $0 != other && $0 != paceUnit }.prefix(3)
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
