import Interface
package import Measures
package import Pacing

/// The Pace room: time, distance and pace, of which any two that were given fix the third.
package struct PaceRoom {
  /// What is asked.
  package private(set) var question = PaceQuestion()
  /// The unit that distances are shown in.
  package private(set) var distanceUnit = DistanceUnit.kilometre
  /// The unit that paces are shown in.
  package private(set) var paceUnit = PaceUnit.perKilometre
  /// The sheet in which a quantity is being entered.
  package private(set) var sheet: Sheet?
  /// What was asked before each of the last edits and the units it was shown in, the latest at the end.
  private var past: [(PaceQuestion, DistanceUnit, PaceUnit)] = []
  /// The rows of the room as they are seen; made anew only when they change, so that a key press in the sheet costs less.
  private(set) var rows: [View<Action>] = []
  private let decimalMark: DecimalMark

  /// A quantity that is being entered.
  package struct Sheet: Sendable {
    /// Which of the three.
    package let quantity: Solver.Quantity
    /// Its field and wheels.
    package fileprivate(set) var entry: MeasureEntry
    /// What stood in the field when it was opened.
    fileprivate let openingText: String
    /// Whether typing comes first, since it was opened by mouse or keyboard; a finger begins with the wheels.
    package let isForTyping: Bool
  }

  /// Something that happened in the room.
  package enum Action: Sendable {
    /// Another unit of distance was chosen. No quantity changes.
    case distanceUnitChosen(DistanceUnit)
    /// Another unit of pace was chosen. No quantity changes.
    case paceUnitChosen(PaceUnit)
    /// A quantity was to be entered.
    case opened(Solver.Quantity, byTouch: Bool)
    /// Something happened in the sheet.
    case entry(MeasureEntry.Action)
    /// What is entered was to be taken.
    case accepted
    /// The sheet was sent away.
    case dismissed
    /// The last edit was to be taken back.
    case undone
  }

  /// A room in which just the marathon is given.
  package init(decimalMark: DecimalMark = .point) {
    self.decimalMark = decimalMark
    question.give(.distance(Distance.Written(.marathon, in: .kilometre)))
    rows = rowsNow
  }

  /// A room that asks `question`, shown in these units.
  init(asking question: PaceQuestion, distanceUnit: DistanceUnit, paceUnit: PaceUnit, decimalMark: DecimalMark) {
    (self.question, self.distanceUnit, self.paceUnit) = (question, distanceUnit, paceUnit)
    self.decimalMark = decimalMark
    rows = rowsNow
  }

  /// Whether there is an edit to take back.
  package var canUndo: Bool { !past.isEmpty }

  /// Takes note of what happened.
  package mutating func update(_ action: Action) {
    switch action {
    case .distanceUnitChosen(let unit): distanceUnit = unit
    case .paceUnitChosen(let unit): paceUnit = unit
    case .opened(let quantity, let byTouch):
      let text = text(of: quantity)
      let entry = MeasureEntry(kind(of: quantity), text: text, decimalMark: decimalMark, startsOnWheels: byTouch)
      sheet = Sheet(quantity: quantity, entry: entry, openingText: text, isForTyping: !byTouch)
    case .entry(let action): sheet?.entry.update(action)
    case .accepted: accept()
    case .dismissed: sheet = nil
    case .undone: (question, distanceUnit, paceUnit) = past.popLast() ?? (question, distanceUnit, paceUnit)
    }
    if action.changesWhatIsKept { rows = rowsNow }
  }

  /// Takes what the sheet holds; an empty field takes the quantity back.
  ///
  /// What cannot be read stays in the sheet. A text that is as it was is no edit: an answer that was only looked at stays the
  /// exact answer, and what was given before is given again.
  private mutating func accept() {
    guard let sheet else { return }
    let before = (question, distanceUnit, paceUnit)
    let isEdit = !sheet.entry.text.utf8.elementsEqual(sheet.openingText.utf8)
    switch sheet.entry.reading {
    case .refused:
      self.sheet?.entry.update(.settled)
      return
    case .nothing: question.clear(sheet.quantity)
    case .value(let value) where isEdit || question.given(sheet.quantity) != nil:
      question.give(value)
      show(in: value)
    case .value: break
    }
    if isEdit { past = past.suffix(Self.mostEditsRemembered - 1) + [before] }
    self.sheet = nil
  }

  /// Shows a quantity in the unit that it was typed in.
  private mutating func show(in value: EntryValue) {
    switch value {
    case .time: break
    case .distance(let written): distanceUnit = written.unit
    case .pace(let written): paceUnit = written.unit
    }
  }

  private static let mostEditsRemembered = 100

  private func kind(of quantity: Solver.Quantity) -> EntryKind {
    switch quantity {
    case .time: .time(hours: true, hundredths: false)
    case .distance: .distance(distanceUnit)
    case .pace: .pace(paceUnit)
    }
  }

  /// What the sheet opens with: what was given as it was typed, what was solved as it is shown.
  private func text(of quantity: Solver.Quantity) -> String {
    if let given = question.given(quantity) { return given.text }
    guard let number = number(of: quantity) else { return "" }
    return switch quantity {
    case .time: number
    case .distance: number + " " + distanceUnit.symbol
    case .pace: question.solver.answer?.pace?.written(in: paceUnit) ?? ""
    }
  }

  /// A quantity as the sheet would open with it; `nil` where it has no value.
  func shownValue(of quantity: Solver.Quantity) -> EntryValue? {
    try? kind(of: quantity).read(text(of: quantity), decimalMark: .point)
  }

  /// The digits of a quantity, given or solved, in the units shown; `nil` where it has no value.
  package func number(of quantity: Solver.Quantity) -> String? {
    question.number(of: quantity, distanceUnit: distanceUnit, paceUnit: paceUnit)
  }
}
