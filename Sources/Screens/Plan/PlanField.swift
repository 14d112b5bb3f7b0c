package import Measures
package import Pacing
package import Workouts

/// A quantity of the Plan room, to be entered in a sheet.
package enum PlanField: Sendable {
  /// A total, or one of the calculator's three.
  case total(Solver.Quantity)
  /// One of a row's three.
  case row(Int, Solver.Quantity)
  /// The slower pace of a row's range.
  case slower(Int)
  /// How often a repeat is done.
  case count(Int)
  /// A pace that the athlete's others are told from.
  case anchor(Anchor)
  /// The pool.
  case pool
}

/// A unit that a quantity can be shown in.
package enum PlanUnit: Sendable {
  /// Of distances.
  case distance(DistanceUnit)
  /// Of paces.
  case pace(PaceUnit)
}

extension PlanField {
  /// What it is called above its sheet.
  var title: String {
    switch self {
    case .total(let quantity): "Total " + quantity.name
    case .row(_, let quantity): quantity.title
    case .slower: "Slower pace"
    case .count: "Repeats"
    case .anchor(.threshold): "Threshold pace"
    case .anchor(.criticalSwimSpeed): "Critical swim speed"
    case .pool: "Pool"
    }
  }

  /// What the sheet's main button says after `Set`.
  var name: String {
    switch self {
    case .total(let quantity), .row(_, let quantity): quantity.name
    case .slower, .anchor: "pace"
    case .count: "repeats"
    case .pool: "pool"
    }
  }

  /// The row it belongs to; `nil` where it belongs to the plan.
  var row: Int? {
    switch self {
    case .row(let id, _), .slower(let id), .count(let id): id
    case .total, .anchor, .pool: nil
    }
  }

  /// What it is known by on the page.
  var id: String {
    switch self {
    case .total(let quantity): "total-" + quantity.name
    case .row(let id, let quantity): quantity.name + "-\(id)"
    case .slower(let id): "slower-\(id)"
    case .count(let id): "count-\(id)"
    case .anchor(let anchor): anchor == .threshold ? "threshold" : "css"
    case .pool: "plan-pool"
    }
  }

  /// The units that it can be shown in; none where it has no choice.
  var units: [PlanUnit] {
    switch self {
    case .total(.distance), .row(_, .distance): DistanceUnit.allCases.map { .distance($0) }
    case .total(.pace), .row(_, .pace), .slower:
      [.perKilometre, .perMile, .per100Metres, .per100Yards, .kilometresPerHour, .milesPerHour].map { .pace($0) }
    case .total, .row, .count, .anchor, .pool: []
    }
  }

  /// The values that can be picked by their names.
  var offers: [MeasureEntry.Offer] {
    guard case .total(.distance) = self else { return [] }
    return NamedDistance.all.suffix(4).map {
      MeasureEntry.Offer(name: $0.name, value: .distance(Distance.Written($0.distance, in: $0.unit)))
    }
  }

  /// What is entered.
  func kind(in state: PlanState) -> EntryKind {
    let units = shownUnits(in: state)
    switch self {
    case .total(.time): return .time(hours: true, hundredths: false)
    case .row(_, .time): return .time(hours: false, hundredths: state.plan.pool != nil)
    case .total(.distance), .row(_, .distance): return .distance(units.distance)
    case .total(.pace), .row(_, .pace), .slower: return .pace(units.pace)
    case .count: return .number("times")
    case .anchor(.threshold): return .pace(state.plan.athlete.threshold?.unit ?? .perKilometre)
    case .anchor(.criticalSwimSpeed): return .pace(state.plan.athlete.criticalSwimSpeed?.unit ?? swimUnit(state))
    case .pool: return .pool(state.plan.pool?.unit ?? .metre)
    }
  }

  private func swimUnit(_ state: PlanState) -> PaceUnit {
    state.plan.pool?.unit == .yard ? .per100Yards : .per100Metres
  }

  /// The units that it is shown in.
  func shownUnits(in state: PlanState) -> Units {
    row.flatMap { state.plan[$0]?.step?.units } ?? state.plan.units
  }

  /// What the sheet opens with: what is given as it was typed, all else as it is shown.
  func text(in state: PlanState) -> String {
    let units = shownUnits(in: state)
    switch self {
    case .total(let quantity):
      return state.isCalculator
        ? state.calculator.given(quantity)?.text ?? state.shownCalculated(quantity, units)
        : state.totalValue(of: quantity)?.text ?? ""
    case .row(let id, let quantity):
      return state.plan[id]?.step.flatMap { value(of: quantity, in: $0, state)?.text } ?? ""
    case .slower(let id):
      guard case .range(_, let slower)? = state.plan[id]?.step?.target, let pace = slower.pace(for: state.plan.athlete)
      else { return "" }
      return pace.written(in: units.pace)
    case .count(let id): return state.plan[id]?.repeats.map { "\($0.count)" } ?? ""
    case .anchor(let anchor): return state.plan.athlete[anchor]?.text ?? ""
    case .pool: return state.plan.pool?.text ?? ""
    }
  }

  private func value(of quantity: Solver.Quantity, in step: Step, _ state: PlanState) -> EntryValue? {
    switch quantity {
    case .time: return step.time(for: state.plan.athlete).map { .time($0) }
    case .distance:
      return step.distance(for: state.plan.athlete).map { .distance(Distance.Written($0, in: step.units.distance)) }
    case .pace:
      return step.pace(for: state.plan.athlete).map { .pace(Pace.Written($0, in: step.units.pace)) }
    }
  }

  /// Takes a value; what is wrong with it where it cannot be taken.
  ///
  /// Nothing is changed then.
  func set(_ value: EntryValue?, in state: inout PlanState) -> MeasureEntry.Fault? {
    switch self {
    case .total(let quantity): state.calculate(quantity, value)
    case .row(let id, let quantity): return set(quantity, of: id, value, in: &state)
    case .slower(let id):
      guard case .pace(let written)? = value, let step = state.plan[id]?.step,
        case .range(let faster, _)? = step.target
      else { return nil }
      if let pace = faster.pace(for: state.plan.athlete), !(pace < written.pace) {
        return (
          "The slower pace is not slower than " + pace.written(in: written.unit), "Set one that takes longer."
        )
      }
      state.change { $0.set(id, to: .step(step.with(pace: .range(faster, .pace(written.pace))))) }
    case .count(let id): return setCount(of: id, value, in: &state)
    case .anchor(let anchor):
      if case .pace(let written)? = value {
        state.change { $0.athlete[anchor] = written }
      } else {
        state.change { $0.athlete[anchor] = nil }
      }
    case .pool: return setPool(value, in: &state)
    }
    return nil
  }

  private func setCount(of id: Int, _ value: EntryValue?, in state: inout PlanState) -> MeasureEntry.Fault? {
    guard case .number(let count)? = value, let repeats = state.plan[id]?.repeats else { return nil }
    do throws(PlanError) {
      let changed = try Repeat(Int(count), repeats.items)
      var plan = state.plan
      plan.set(id, to: .repeats(changed))
      let checked = try plan.checked()
      state.change { $0 = checked }
      return nil
    } catch {
      return (error.wrong, error.rightForm)
    }
  }

  private func setPool(_ value: EntryValue?, in state: inout PlanState) -> MeasureEntry.Fault? {
    guard case .distance(let written)? = value else {
      state.change { $0.pool = nil }
      return nil
    }
    do throws(PoolError) {
      let pool = try Pool(written)
      state.change { plan in
        plan.pool = pool
        plan.units = .usual(for: pool.unit, inPool: true)
      }
      return nil
    } catch {
      return (error.wrong, error.rightForm)
    }
  }

  private func set(
    _ quantity: Solver.Quantity, of id: Int, _ value: EntryValue?, in state: inout PlanState
  ) -> MeasureEntry.Fault? {
    guard var step = state.plan[id]?.step else { return nil }
    switch value {
    case .time(let time)?:
      if time == .zero { return ("A step takes more than no time", "Set 1:30, or clear it.") }
      step = step.with(time: time)
    case .distance(let written)?:
      if written.distance == .zero { return ("A step is longer than nothing", "Set 400 m, or clear it.") }
      step = step.with(distance: written.distance)
      step.units.distance = written.unit
    case .pace(let written)?:
      if case .range(_, let slower)? = step.target {
        guard let end = slower.pace(for: state.plan.athlete), written.pace < end else {
          return ("The faster pace is not faster than the slower one", "Set one that takes less.")
        }
        step = step.with(pace: .range(.pace(written.pace), slower))
      } else {
        step = step.with(pace: .pace(.pace(written.pace)))
      }
      step.units.pace = written.unit
    case .number?: return nil
    case nil:
      switch quantity {
      case .time: step = step.with(time: nil)
      case .distance: step = step.with(distance: nil)
      case .pace: step = step.with(pace: nil)
      }
    }
    var plan = state.plan
    plan.set(id, to: .step(step))
    do throws(PlanError) {
      let checked = try plan.checked()
      state.change { $0 = checked }
      return nil
    } catch {
      return (error.wrong, error.rightForm)
    }
  }

  /// Shows it in another unit; the plan's own unit, which new rows take over, goes along.
  ///
  /// No quantity changes.
  func choose(_ unit: PlanUnit, in state: inout PlanState) {
    let id = row
    // While nothing but the calculator is there, its quantities stay.
    let calculator = state.calculator
    state.change { plan in
      plan.units.take(unit)
      if let id, var step = plan[id]?.step {
        step.units.take(unit)
        plan.set(id, to: .step(step))
      } else if plan.isBlank, let id = plan.items.first?.id {
        plan.set(id, to: .step(.blank(plan.units)))
      }
    }
    state.calculator = calculator
  }
}

extension Units {
  /// Takes a unit in place of its own.
  mutating func take(_ unit: PlanUnit) {
    switch unit {
    case .distance(let unit): distance = unit
    case .pace(let unit): pace = unit
    }
  }
}

extension PlanUnit {
  /// In short, on a button: `km`, `/mi`.
  var symbol: String {
    switch self {
    case .distance(let unit): unit.symbol
    case .pace(let unit): unit.symbol
    }
  }

  /// In full: `kilometres`, `per mile`.
  var name: String {
    switch self {
    case .distance(let unit): unit.plural
    case .pace(let unit): unit.name
    }
  }

  /// Whether it is the one that these units say.
  func isOne(of units: Units) -> Bool {
    switch self {
    case .distance(let unit): unit == units.distance
    case .pace(let unit): unit == units.pace
    }
  }

  /// The same value in this unit.
  func showing(_ value: EntryValue) -> EntryValue {
    switch (self, value) {
    case (.distance(let unit), .distance(let written)): .distance(Distance.Written(written.distance, in: unit))
    case (.pace(let unit), .pace(let written)): .pace(Pace.Written(written.pace, in: unit))
    default: value
    }
  }
}
