import Interface
package import Measures
import Pacing
package import Workouts

/// The Plan room: a table of intervals whose totals follow, and lead.
package struct PlanRoom {
  /// The session, and what undo takes back.
  private(set) var state: PlanState
  /// The edits that can be taken back, and those that can be made again.
  private(set) var history = PlanHistory()
  /// Rows or text, where only one has room.
  private(set) var tab = PlanTab.rows
  /// The row whose tools are shown.
  private(set) var selected: Int?
  /// The sheet that is open.
  var sheet: Sheet?
  /// What was just done, with an offer to undo it.
  private(set) var done: String?
  /// The room as it is seen, without its sheet; made anew only when it changes.
  private(set) var content: [View<Action>] = []
  /// The rows as they were shown last.
  var shownRows = ShownRows()
  /// The lines of the text as they were shown last.
  var shownLines: [ShownLine] = []
  /// Whether the text is being typed, so that all of it is one edit.
  private var isTyping = false
  let decimalMark: DecimalMark

  /// What is open over the room.
  indirect enum Sheet: Sendable {
    /// A quantity that is being entered.
    case entry(EntrySheet)
    /// How the rows are to follow a total.
    case choice(FitChoice)
    /// All about a row.
    case details(Int)
    /// What else can be done.
    case menu
    /// The name, the pool and the athlete's paces.
    case session
    /// Well-known sessions.
    case templates
    /// The ways to hand the plan on.
    case sharing
  }

  /// A quantity that is being entered.
  struct EntrySheet: Sendable {
    /// Which one.
    let field: PlanField
    /// Its field and wheels.
    var entry: MeasureEntry
    /// What stood in the field when it was opened.
    let openingText: String
    /// Whether typing comes first, since it was opened by mouse or keyboard.
    let isForTyping: Bool
  }

  /// Something that happened in the room.
  package indirect enum Action: Sendable {
    /// Rows or text were chosen.
    case tabChosen(PlanTab)
    /// A row was chosen.
    case selected(Int)
    /// The picture was pressed, so many thousandths from its left edge.
    case picturePressed(across: Int64)
    /// The plan was changed.
    case edited(PlanEdit)
    /// A row's grip was dragged to so many thousandths of its height, from its top.
    case dragged(Int, down: Int64)
    /// A field was to be entered.
    case opened(PlanField, byTouch: Bool)
    /// Something happened in the sheet.
    case entry(MeasureEntry.Action)
    /// A unit was chosen in the sheet.
    case unitChosen(PlanUnit)
    /// What is entered was to be taken.
    case accepted
    /// A way for the rows to follow was chosen, or starting afresh (`nil`).
    case wayChosen(Plan.Way?)
    /// The chosen way was to be taken.
    case wayAccepted
    /// The sheet was sent away.
    case dismissed
    /// Another sheet was asked for.
    case menuOpened, sessionOpened, templatesOpened, sharingOpened, detailsOpened(Int)
    /// A letter of the text was typed; all of it is said.
    case typed(String)
    /// The text was left.
    case typingSettled
    /// The last edit was to be taken back, or made again.
    case undone, redone
    /// What was said to be done was read.
    case doneRead
    /// The plan was to be handed on.
    case handedOn(PaceRoom.Handing)
  }

  /// A room as it starts.
  package init(decimalMark: DecimalMark = .point) {
    self.init(PlanState(), decimalMark: decimalMark)
  }

  /// A room in a state.
  init(_ state: PlanState, history: PlanHistory = PlanHistory(), decimalMark: DecimalMark) {
    (self.state, self.history, self.decimalMark) = (state, history, decimalMark)
    show()
  }

  /// The session.
  package var plan: Plan { state.plan }

  /// What stands above the room.
  package var title: String { state.isCalculator && plan.name.isEmpty ? "New plan" : plan.title }

  /// What stands below the title.
  package var subtitle: String { plan.pool.map { "Plan · " + $0.text + " pool" } ?? "Plan · saved on this device" }

  /// Whether there is an edit to take back.
  package var canUndo: Bool { history.canUndo }

  /// Whether there is one to make again.
  package var canRedo: Bool { history.canRedo }

  /// Takes note of what happened; returns the work that follows from it.
  package mutating func update(_ action: Action) -> [App.Effect] {
    if case .typed = action {} else { isTyping = false }
    switch action {
    case .tabChosen(let tab): self.tab = tab
    case .selected(let id): selected = id
    case .picturePressed(let across): selected = PlanPicture(state.timeline).row(at: across) ?? selected
    case .edited(let edit): make(edit)
    case .dragged(let id, let down): drag(id, down)
    case .opened(let field, let byTouch): open(field, byTouch: byTouch)
    case .entry(let action): enter(action)
    case .unitChosen(let unit): choose(unit)
    case .accepted: accept()
    case .wayChosen(let way): choose(way)
    case .wayAccepted: takeWay()
    case .dismissed: sheet = nil
    case .menuOpened: sheet = .menu
    case .sessionOpened: sheet = .session
    case .templatesOpened: sheet = .templates
    case .sharingOpened: sheet = .sharing
    case .detailsOpened(let id): (sheet, selected) = (.details(id), id)
    case .typed(let text): type(text)
    case .typingSettled: break
    case .undone: step(back: true)
    case .redone: step(back: false)
    case .doneRead: done = nil
    case .handedOn(let way):
      sheet = nil
      return effects(of: way)
    }
    guard action.changesWhatIsSeen else { return [] }
    show()
    return action.changesWhatIsKept ? keeping(history: !isTyping) : []
  }

  /// Opens what somebody sent a link to, as an edit that can be taken back.
  mutating func open(_ sent: PlanState) -> [App.Effect] {
    sheet = nil
    change { $0 = sent }
    selected = nil
    show()
    return keeping(history: true)
  }

  private mutating func show() {
    if let id = selected, plan[id] == nil { selected = nil }
    content = contentNow()
  }

  // MARK: Edits

  /// Changes the state and remembers what was before.
  mutating func change(_ edit: (inout PlanState) -> Void) {
    history.remember(state)
    done = nil
    edit(&state)
  }

  private mutating func make(_ edit: PlanEdit) {
    var changed = state
    let (selection, words) = edit.make(in: &changed, selected: selected)
    change { $0 = changed }
    (selected, done) = (selection, words)
    if edit.closesSheet { sheet = nil }
  }

  /// Moves a row by one as soon as its grip was dragged past the next row; the grip goes along.
  private mutating func drag(_ id: Int, _ down: Int64) {
    if down > 1300 { make(.moved(id, .down)) } else if down < -300 { make(.moved(id, .up)) }
  }

  private mutating func type(_ text: String) {
    if !isTyping {
      history.remember(state)
      done = nil
    }
    isTyping = true
    selected = nil
    state.type(text, decimalMark: decimalMark)
  }

  private mutating func step(back: Bool) {
    guard let other = back ? history.back(from: state) : history.forth(from: state) else { return }
    state = other
    done = nil
  }

  // MARK: The sheet of a quantity

  private mutating func open(_ field: PlanField, byTouch: Bool) {
    let text = field.text(in: state)
    let entry = MeasureEntry(
      field.kind(in: state), text: text, decimalMark: decimalMark, startsOnWheels: byTouch, offers: field.offers)
    sheet = .entry(EntrySheet(field: field, entry: entry, openingText: text, isForTyping: !byTouch))
    if let id = field.row { selected = id }
  }

  private mutating func enter(_ action: MeasureEntry.Action) {
    guard case .entry(var open) = sheet else { return }
    open.entry.update(action)
    sheet = .entry(open)
  }

  /// A unit changes what is shown and nothing else; what is being typed stays the same quantity.
  private mutating func choose(_ unit: PlanUnit) {
    guard case .entry(let open) = sheet else { return }
    let field = open.field
    change { field.choose(unit, in: &$0) }
    let value = open.entry.value
    let text = value.map { unit.showing($0).text } ?? ""
    let isUntouched = open.entry.text.utf8.elementsEqual(open.openingText.utf8)
    let entry = MeasureEntry(field.kind(in: state), text: text, decimalMark: decimalMark)
    sheet = .entry(
      EntrySheet(
        field: field, entry: entry, openingText: isUntouched ? text : open.openingText, isForTyping: false))
  }

  /// Takes what the sheet holds; a text that is as it was is no edit.
  private mutating func accept() {
    guard case .entry(var open) = sheet else { return }
    if case .refused = open.entry.reading {
      open.entry.update(.settled)
      sheet = .entry(open)
      return
    }
    guard !open.entry.text.utf8.elementsEqual(open.openingText.utf8) else {
      sheet = nil
      return
    }
    if case .total(let quantity) = open.field, !state.isCalculator {
      lead(quantity, to: open.entry.value)
      return
    }
    var changed = state
    if let fault = open.field.set(open.entry.value, in: &changed) {
      open.entry.refuse(fault)
      sheet = .entry(open)
      return
    }
    change { $0 = changed }
    sheet = nil
  }

  // MARK: A total leads

  /// Asks how the rows are to follow; an empty total clears nothing.
  private mutating func lead(_ quantity: Solver.Quantity, to value: EntryValue?) {
    guard let value, let choice = FitChoice(quantity, value, in: state) else {
      sheet = nil
      return
    }
    sheet = .choice(choice)
  }

  private mutating func choose(_ way: Plan.Way?) {
    guard case .choice(var choice) = sheet else { return }
    choice.chosen = way
    sheet = .choice(choice)
  }

  private mutating func takeWay() {
    guard case .choice(let choice) = sheet, let fitted = choice.result(in: state) else { return }
    change { $0 = fitted }
    done = choice.chosen == nil ? "Rows cleared" : "Rows fitted to " + choice.written
    sheet = nil
  }
}

/// Rows or text.
package enum PlanTab: Sendable, CaseIterable { case rows, text }

extension PlanRoom.Action {
  /// Whether more than the sheet may look different after it.
  fileprivate var changesWhatIsSeen: Bool {
    switch self {
    case .entry, .dismissed, .menuOpened, .sessionOpened, .templatesOpened, .sharingOpened, .handedOn, .wayChosen: false
    default: true
    }
  }

  /// Whether what is kept may be different after it.
  fileprivate var changesWhatIsKept: Bool {
    switch self {
    case .edited, .dragged, .unitChosen, .accepted, .wayAccepted, .typed, .undone, .redone, .typingSettled: true
    default: false
    }
  }
}
