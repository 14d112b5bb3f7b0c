import Measures
import Pacing
import Workouts

extension PlanState {
  /// A total of the rows, in the plan's units; `nil` where it is not known, or nothing.
  func totalValue(of quantity: Solver.Quantity) -> EntryValue? {
    let totals = timeline.totals
    switch quantity {
    case .time: return totals.time.flatMap { $0 > .zero ? .time($0) : nil }
    case .distance:
      return totals.distance.flatMap { $0 > .zero ? .distance(Distance.Written($0, in: plan.units.distance)) : nil }
    case .pace: return totals.pace.map { .pace(Pace.Written($0, in: plan.units.pace)) }
    }
  }

  /// The digits of a total, or of the calculator's quantity; `nil` where there is none.
  func shownTotal(of quantity: Solver.Quantity) -> String? {
    if isCalculator {
      return calculator.number(of: quantity, distanceUnit: plan.units.distance, paceUnit: plan.units.pace)
    }
    switch totalValue(of: quantity) {
    case .time(let time): return plan.pool == nil ? time.written(to: time.shownPrecision) : time.written
    case .distance(let written): return written.distance.number(in: written.unit, decimals: written.unit.shownDecimals)
    case .pace(let written): return written.pace.shownNumber(in: written.unit)
    case .number, nil: return nil
    }
  }

  /// What the calculator works out of a quantity, as text; empty where it does not.
  func shownCalculated(_ quantity: Solver.Quantity, _ units: Units) -> String {
    guard calculator.solver.solved == quantity,
      let number = calculator.number(of: quantity, distanceUnit: units.distance, paceUnit: units.pace)
    else { return "" }
    return switch quantity {
    case .time: number
    case .distance: number + " " + units.distance.symbol
    case .pace: calculator.solver.answer?.pace?.written(in: units.pace) ?? ""
    }
  }

  /// Takes a quantity of the calculator; `nil` takes it back.
  mutating func calculate(_ quantity: Solver.Quantity, _ value: EntryValue?) {
    guard let value else {
      calculator.clear(quantity)
      return
    }
    calculator.give(value)
    var units = plan.units
    switch value {
    case .distance(let written): units.distance = written.unit
    case .pace(let written): units.pace = written.unit
    case .time, .number: break
    }
    guard units != plan.units else { return }
    let calculator = calculator
    change { $0.startAfresh(in: units) }
    self.calculator = calculator
  }

  /// The state with nothing but a calculator that was given these.
  func afresh(with values: [EntryValue]) -> PlanState {
    var fresh = self
    fresh.change { $0.startAfresh(in: $0.units) }
    fresh.calculator = PaceQuestion()
    for value in values {
      switch value {
      case .time: fresh.calculate(.time, value)
      case .distance: fresh.calculate(.distance, value)
      case .pace: fresh.calculate(.pace, value)
      case .number: break
      }
    }
    return fresh
  }
}

extension Plan {
  /// Takes all rows away but a blank one in these units; whom it is for stays.
  fileprivate mutating func startAfresh(in units: Units) {
    var fresh = Plan.blank(units)
    (fresh.pool, fresh.athlete) = (pool, athlete)
    self = fresh
  }
}

extension DistanceUnit {
  /// How many decimals a row or a total has.
  var shownDecimals: Int {
    switch self {
    case .kilometre, .mile: 2
    case .metre, .yard, .foot: 0
    }
  }
}

extension Time {
  /// Tenths where it has any at all, whole seconds else.
  var shownPrecision: Precision { milliseconds % 1000 == 0 ? .seconds : .tenths }
}
