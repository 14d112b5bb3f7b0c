import Measures
import Pacing
import Workouts

/// How the rows are to follow a total that was edited: every way with what it would give.
struct FitChoice: Sendable {
  /// The total that was edited.
  let quantity: Solver.Quantity
  /// What it was, as it was shown.
  let before: String
  /// What it is to be.
  let value: EntryValue
  /// The ways, each with its outcome.
  let options: [Option]
  /// What the calculator would be given.
  let afresh: [EntryValue]
  /// The way that is chosen; `nil` for starting afresh.
  var chosen: Plan.Way?

  /// A way, and what it gives.
  struct Option: Sendable {
    let way: Plan.Way
    /// The plan as it would be; `nil` where it cannot be.
    let plan: Plan?
    /// The rows as they would be, in short.
    let outcome: String
    /// What that means, or why it cannot be.
    let consequence: String
  }

  /// The ways for a total; `nil` where the value is of another kind.
  init?(_ quantity: Solver.Quantity, _ value: EntryValue, in state: PlanState) {
    let total: Plan.Total
    switch value {
    case .time(let time): total = .time(time)
    case .distance(let written): total = .distance(written.distance)
    case .pace(let written): total = .pace(written.pace)
    case .number: return nil
    }
    (self.quantity, self.value) = (quantity, value)
    before = state.shownTotal(of: quantity) ?? "—"
    options = Plan.Way.allCases.compactMap { way in
      way.isOffered(for: quantity) ? Option(way, to: total, in: state) : nil
    }
    var kept: [EntryValue] = []
    let others: [Solver.Quantity] = quantity == .distance ? [.time, .pace] : [.distance, .time, .pace]
    for other in others where other != quantity && kept.isEmpty {
      if let value = state.totalValue(of: other) { kept.append(value) }
    }
    afresh = kept + [value]
    for option in options where chosen == nil && option.plan != nil { chosen = option.way }
  }

  /// The new total as it is written.
  var written: String { value.text }

  /// What is chosen, as it would be; `nil` where that cannot be.
  func result(in state: PlanState) -> PlanState? {
    guard let chosen else { return state.afresh(with: afresh) }
    for option in options where option.way == chosen {
      guard let plan = option.plan else { return nil }
      var fitted = state
      fitted.change { $0 = plan }
      return fitted
    }
    return nil
  }

  /// What starting afresh means.
  var afreshConsequence: String {
    "Clear the rows, solve " + afresh.map { $0.text }.joined(separator: afresh.count == 2 ? joint : "")
  }

  private var joint: String {
    switch quantity {
    case .time: " in "
    case .pace: " at "
    case .distance: " and "
    }
  }
}

extension FitChoice.Option {
  fileprivate init(_ way: Plan.Way, to total: Plan.Total, in state: PlanState) {
    self.way = way
    do throws(FitError) {
      let fitted = try state.plan.fitted(to: total, way)
      plan = fitted
      outcome = Self.outcome(of: fitted, from: state.plan, way)
      consequence = Self.consequence(of: fitted, way, in: state)
    } catch {
      (plan, outcome, consequence) = (nil, "", error.wrong + ". " + error.rightForm)
    }
  }

  /// The first rows that changed, in short: `9:38.57 · 17:21.43`.
  private static func outcome(of fitted: Plan, from plan: Plan, _ way: Plan.Way) -> String {
    var pieces: [String] = []
    var isMore = false
    for row in fitted.rows {
      let piece: String?
      if let repeats = row.item.repeats {
        piece = plan[row.item.id]?.repeats?.count == repeats.count ? nil : "\(repeats.count) ×"
      } else if let step = row.item.step, !step.isRest {
        piece = way == .changeRepeats ? nil : amount(of: step, athlete: fitted.athlete, way)
      } else {
        piece = nil
      }
      guard let piece else { continue }
      if pieces.count == 3 { isMore = true } else { pieces.append(piece) }
    }
    return pieces.joined(separator: " · ") + (isMore ? " …" : "")
  }

  private static func amount(of step: Step, athlete: Athlete, _ way: Plan.Way) -> String? {
    if way == .keepTimes || way == .keepPaces {
      return step.distance(for: athlete).map {
        $0.number(in: step.units.distance, upTo: 3) + " " + step.units.distance.symbol
      }
    }
    return step.time(for: athlete).map {
      $0.written(to: min($0.neededPrecision.decimals, 2) == 0 ? .seconds : .hundredths)
    }
  }

  private static func consequence(of fitted: Plan, _ way: Plan.Way, in state: PlanState) -> String {
    let totals = Timeline(fitted).totals
    switch way {
    case .keepDistances, .keepTimes:
      let pace = totals.workPace.map { $0.written(in: fitted.units.pace) } ?? ""
      guard let before = state.timeline.totals.workPace, let after = totals.workPace else {
        return pace.isEmpty ? "" : "Work at " + pace
      }
      return (after < before ? "Everything a little faster: " : "Everything a little slower: ") + pace
    case .keepPaces:
      let isLonger = (totals.distance ?? .zero) > (state.timeline.totals.distance ?? .zero)
      return isLonger ? "Everything a little longer" : "Everything a little shorter"
    case .onlyUnlocked:
      let locked = fitted.rows.compactMap { row in row.item.step.flatMap { $0.isLocked ? $0.amountText : nil } }
      return locked.isEmpty
        ? "No row is locked, so all of them follow"
        : locked.prefix(3).joined(separator: ", ")
          + (locked.count == 1 ? " is locked and stays" : " are locked and stay")
    case .changeRepeats: return "As many times as it takes"
    }
  }
}

extension Plan.Way {
  /// What it says on its button.
  var title: String {
    switch self {
    case .keepDistances: "Keep distances"
    case .keepTimes: "Keep times"
    case .keepPaces: "Keep paces"
    case .onlyUnlocked: "Only unlocked rows"
    case .changeRepeats: "Change repeats"
    }
  }

  /// Whether it can make sense for a total: what is edited cannot be kept.
  func isOffered(for quantity: Solver.Quantity) -> Bool {
    switch (self, quantity) {
    case (.keepDistances, .distance), (.keepTimes, .time), (.keepPaces, .pace), (.changeRepeats, .pace): false
    default: true
    }
  }
}
