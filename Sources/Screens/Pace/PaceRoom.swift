import Interface
package import Measures
package import Pacing

/// The Pace room: time, distance and pace from one another, splits, swims and predictions.
package struct PaceRoom {
  /// What is asked, and how it is shown.
  package private(set) var state: PaceState
  /// The sheet that is open.
  private(set) var sheet: Sheet?
  /// The state before each of the last edits, the latest at the end.
  private var past: [PaceState] = []
  /// The room as it is seen; made anew only when it changes, so that a key press in the sheet costs less.
  private(set) var rows: [View<Action>] = []
  /// What has the focus given to it, since what had it is gone.
  private(set) var focus: Focus?
  private let decimalMark: DecimalMark

  /// What can have the focus given to it.
  enum Focus { case tab, adding }

  /// What is open over the room.
  indirect enum Sheet: Sendable {
    /// A field that is being entered.
    case entry(EntrySheet)
    /// The ways to hand the answer on.
    case sharing
  }

  /// A field that is being entered.
  struct EntrySheet: Sendable {
    /// Which one.
    let field: PaceField
    /// Its field and wheels.
    var entry: MeasureEntry
    /// What stood in the field when it was opened.
    let openingText: String
    /// Whether typing comes first, since it was opened by mouse or keyboard; a finger begins with the wheels.
    let isForTyping: Bool
  }

  /// Something that happened in the room.
  package indirect enum Action: Sendable {
    /// Another tab was chosen.
    case tabChosen(PaceTab)
    /// Another unit of distance was chosen. No quantity changes.
    case distanceUnitChosen(DistanceUnit)
    /// Another unit of pace was chosen. No quantity changes.
    case paceUnitChosen(PaceUnit)
    /// A choice was made, or a button turned something by a step.
    case edited(PaceEdit)
    /// A field was to be entered.
    case opened(PaceField, byTouch: Bool)
    /// Something happened in the sheet.
    case entry(MeasureEntry.Action)
    /// What is entered was to be taken.
    case accepted
    /// The sheet was sent away.
    case dismissed
    /// The last edit was to be taken back.
    case undone
    /// The ways to hand the answer on were asked for.
    case sharingOpened
    /// The answer was to be handed on.
    case handedOn(Handing)
  }

  /// A way to hand the answer on.
  package enum Handing: Sendable {
    /// A link that opens the same question on another device.
    case link
    /// The answer as text.
    case text
    /// The columns, as a file of comma-separated values.
    case file
    /// The page on paper.
    case paper
  }

  /// A room as it starts.
  package init(decimalMark: DecimalMark = .point) {
    self.init(PaceState(), decimalMark: decimalMark)
  }

  /// A room that asks this.
  init(_ state: PaceState, decimalMark: DecimalMark) {
    (self.state, self.decimalMark) = (state, decimalMark)
    rows = rowsNow
  }

  /// Whether there is an edit to take back.
  package var canUndo: Bool { !past.isEmpty }

  /// Takes note of what happened; returns the work that follows from it.
  package mutating func update(_ action: Action) -> [App.Effect] {
    focus = action.focus
    switch action {
    case .tabChosen(let tab): state.tab = tab
    case .distanceUnitChosen(let unit): state.distanceUnit = unit
    case .paceUnitChosen(let unit): state.paceUnit = unit
    case .edited(let edit): change { state in edit.make(in: &state) }
    case .opened(let field, let byTouch): open(field, byTouch: byTouch)
    case .entry(let action): enter(action)
    case .accepted: accept()
    case .dismissed: sheet = nil
    case .undone: state = past.popLast() ?? state
    case .sharingOpened: sheet = .sharing
    case .handedOn(let way):
      sheet = nil
      return effects(of: way)
    }
    if action.changesWhatIsKept { rows = rowsNow }
    return []
  }

  /// Opens what somebody sent a link to, as an edit that can be taken back.
  mutating func open(_ sent: PaceState) {
    sheet = nil
    change { state in state = sent }
    rows = rowsNow
  }

  /// Changes the state and remembers what was before.
  private mutating func change(_ edit: (inout PaceState) -> Void) {
    past = past.suffix(Self.mostEditsRemembered - 1) + [state]
    edit(&state)
  }

  private static let mostEditsRemembered = 100

  // MARK: The sheet

  private mutating func open(_ field: PaceField, byTouch: Bool) {
    let text = openingText(of: field)
    let entry = MeasureEntry(
      field.kind(in: state), text: text, decimalMark: decimalMark, startsOnWheels: byTouch, offers: field.offers)
    sheet = .entry(EntrySheet(field: field, entry: entry, openingText: text, isForTyping: !byTouch))
  }

  private mutating func enter(_ action: MeasureEntry.Action) {
    guard case .entry(var open) = sheet else { return }
    open.entry.update(action)
    sheet = .entry(open)
  }

  /// Takes what the sheet holds; an empty field takes the quantity back.
  ///
  /// What cannot be read or taken stays in the sheet. A text that is as it was is no edit: an answer that was only looked at
  /// stays the exact answer, and what was given before is given again.
  private mutating func accept() {
    guard case .entry(var open) = sheet else { return }
    if case .refused = open.entry.reading {
      open.entry.update(.settled)
      sheet = .entry(open)
      return
    }
    let isEdit = !open.entry.text.utf8.elementsEqual(open.openingText.utf8)
    guard isEdit || open.field.value(in: state) != nil else {
      sheet = nil
      return
    }
    var changed = state
    do throws(QuestionError) {
      try open.field.set(open.entry.value, in: &changed)
    } catch {
      open.entry.refuse(error.fault)
      sheet = .entry(open)
      return
    }
    if isEdit { change { $0 = changed } } else { state = changed }
    sheet = nil
  }

  /// What the sheet opens with: what was given as it was typed, what was solved as it is shown.
  private func openingText(of field: PaceField) -> String {
    if let value = field.value(in: state) { return value.text }
    guard case .solve(let quantity) = field else { return "" }
    return solvedText(of: quantity)
  }

  private func solvedText(of quantity: Solver.Quantity) -> String {
    guard let number = number(of: quantity) else { return "" }
    return switch quantity {
    case .time: number
    case .distance: number + " " + state.distanceUnit.symbol
    case .pace: state.solve.solver.answer?.pace?.written(in: state.paceUnit) ?? ""
    }
  }

  /// A quantity as the sheet would open with it; `nil` where it has no value.
  func shownValue(of quantity: Solver.Quantity) -> EntryValue? {
    let field = PaceField.solve(quantity)
    return try? field.kind(in: state).read(openingText(of: field), decimalMark: .point)
  }

  /// The digits of a quantity, given or solved, in the units shown; `nil` where it has no value.
  package func number(of quantity: Solver.Quantity) -> String? {
    state.solve.number(of: quantity, distanceUnit: state.distanceUnit, paceUnit: state.paceUnit)
  }
}

extension QuestionError {
  /// What is wrong, without a full stop, and what would have been right.
  var fault: MeasureEntry.Fault {
    switch self {
    case .unreadable(_, _, let error): (error.wrong, error.rightForm)
    case .refused(_, let wrong, let rightForm): (wrong, rightForm)
    case .missing(let field): ("The " + field + " is missing", "Set it first.")
    }
  }
}

extension PaceRoom.Action {
  /// Whether ``PaceRoom/kept`` may be different after it.
  var changesWhatIsKept: Bool {
    switch self {
    case .tabChosen, .distanceUnitChosen, .paceUnitChosen, .edited, .accepted, .undone: true
    case .opened, .entry, .dismissed, .sharingOpened, .handedOn: false
    }
  }
}

extension PaceRoom.Action {
  /// What takes the focus after it, since what had it may be gone.
  fileprivate var focus: PaceRoom.Focus? {
    switch self {
    case .tabChosen: .tab
    case .edited(.trialRemoved), .edited(.resultRemoved): .adding
    default: nil
    }
  }
}
