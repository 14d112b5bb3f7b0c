import Interface
import Measures
import Pacing
import Workouts

/// The rows as they were shown last, so that those that have not changed are not made again.
struct ShownRows {
  /// What a row was made from, and how it looks.
  struct Row {
    let id: Int
    let step: Step?
    let made: RowWords
    let view: View<PlanRoom.Action>
  }

  var rows: [Row] = []
  /// What all rows depend on: the units of the totals, the pool, and the athlete's paces in words.
  private var (units, pool, athlete): (Units, Pool?, [String]) = (.metric, nil, [])

  /// Forgets all rows where something has changed that all of them depend on.
  mutating func forget(unless plan: Plan) {
    let paces = Anchor.allCases.map { plan.athlete[$0]?.text ?? "" }
    var isSame = units == plan.units && pool == plan.pool && athlete.count == paces.count
    for (old, new) in zip(athlete, paces) where !old.utf8.elementsEqual(new.utf8) { isSame = false }
    if !isSame { rows = [] }
    (units, pool, athlete) = (plan.units, plan.pool, paces)
  }
}

/// All that a row shows, as words.
struct RowWords: Equatable {
  /// Its first column: `400`, and `m`.
  var amount = ""
  var unit = ""
  /// Words after it: a kind, a note, a rest that is left.
  var words = ""
  var time = ""
  var pace = ""
  var paceUnit = ""
  /// What is wrong with it.
  var fault = ""
  var kind = Shape.work
  var isSelected = false
  var isLocked = false
  var isDerived = false
  var depth = 0
  /// For each repeat around it whether its bracket goes on below.
  var goesOn: [Bool] = []
  /// Whether what it shows depends on other rows.
  var dependsOnOthers = false
  /// The send-off that stands beside it, and whether rows are shown inside it.
  var (sendOff, holdsRows) = (0, false)

  enum Shape: Equatable { case work, rest, sendOff, repeats, unread }

  static func == (left: RowWords, right: RowWords) -> Bool {
    left.kind == right.kind && left.isSelected == right.isSelected && left.isLocked == right.isLocked
      && left.isDerived == right.isDerived && left.sendOff == right.sendOff && left.holdsRows == right.holdsRows
      && left.dependsOnOthers == right.dependsOnOthers && left.depth == right.depth && left.goesOn == right.goesOn
      && left.text.utf8.elementsEqual(right.text.utf8)
  }

  private var text: String {
    [amount, unit, words, time, pace, paceUnit, fault].joined(separator: "\n")
  }
}
