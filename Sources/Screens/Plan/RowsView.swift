import Interface
import Measures
import Pacing
import Workouts

extension PlanRoom {
  /// The table of rows.
  var table: View<Action> {
    mutating get {
      shownRows.forget(unless: plan)
      var shown: [ShownRows.Row] = []
      let (rows, old) = (plan.rows, shownRows.rows)
      // Rows mostly keep their order: the old one is looked for where the last one stood, then everywhere.
      var place = 0
      for (index, row) in rows.enumerated() where !isHidden(row) {
        if place >= old.count || old[place].id != row.item.id {
          place = old.firstIndex { $0.id == row.item.id } ?? old.count
        }
        let next = index + 1 < rows.count && rows[index + 1].parent == row.parent ? rows[index + 1].item.step : nil
        let known = place < old.count ? old[place] : nil
        shown.append(shownRow(row, next: next, nextID: next == nil ? 0 : rows[index + 1].item.id, known: known))
        place += 1
      }
      shownRows.rows = shown
      return View.element("div", .class("rows-table"), .attribute("role", "table"), .label("Rows")) {
        View.element("div", .class("rows-head"), .attribute("role", "row")) {
          View.element("span", .attribute("role", "columnheader")) { "Step" }
          View.element("span", .attribute("role", "columnheader")) { "Time" }
          View.element("span", .attribute("role", "columnheader")) { plan.pool == nil ? "Pace" : plan.units.pace.name }
        }
        shown.map { $0.view }
      }
    }
  }

  /// A row as it is seen: as it was, where nothing that it shows can have changed.
  private func shownRow(_ row: Plan.Row, next: Step?, nextID: Int, known: ShownRows.Row?) -> ShownRows.Row {
    let isSelected = selected == row.item.id
    // What rests and rows before a send-off show depends on others too.
    let isAlone = row.item.step?.isRest == false && next?.isSendOff != true
    if let known, isAlone, !known.made.dependsOnOthers, known.made.isSelected == isSelected,
      known.made.goesOn == row.goesOn,
      let old = known.step, let step = row.item.step, old.isSame(as: step)
    {
      return known
    }
    var words = words(of: row)
    words.dependsOnOthers = !isAlone
    if next?.isSendOff == true, row.item.step?.isRest == false { fillSendOff(&words, waiting: nextID) }
    if let known, known.made == words { return known }
    return ShownRows.Row(id: row.item.id, step: row.item.step, made: words, view: view(of: row, words))
  }

  /// A send-off at the end of a repeat stands beside its count.
  private func isHidden(_ row: Plan.Row) -> Bool {
    row.parent.flatMap { plan[$0] }.map { isHidden(row.item.id, in: $0) } ?? false
  }

  private func isHidden(_ id: Int, in parent: Item) -> Bool {
    parent.repeats?.items.last.map { $0.id == id && $0.step?.isSendOff == true } ?? false
  }

  /// The send-off at the end of a repeat, which stands beside its count.
  private func sendOff(of repeats: Repeat) -> Item? {
    repeats.items.last.flatMap { $0.step?.isSendOff == true ? $0 : nil }
  }

  // MARK: Words

  private func words(of row: Plan.Row) -> RowWords {
    var words = RowWords()
    (words.depth, words.goesOn) = (row.depth, row.goesOn)
    words.isSelected = selected == row.item.id
    switch row.item.content {
    case .unread(let text): (words.kind, words.words) = (.unread, text)
    case .repeats(let repeats): fill(&words, repeats, row.item.id)
    case .step(let step): fill(&words, step, row)
    }
    return words
  }

  private func fill(_ words: inout RowWords, _ repeats: Repeat, _ id: Int) {
    words.kind = .repeats
    words.amount = "\(repeats.count) ×"
    words.holdsRows = repeats.items.count > (sendOff(of: repeats) == nil ? 0 : 1)
    if let sendOff = sendOff(of: repeats), let step = sendOff.step {
      words.words = "leave on " + step.amountText
      words.sendOff = sendOff.id
    }
    guard let totals = state.timeline.totals(of: id) else { return }
    words.time = totals.time.flatMap { $0 > .zero ? $0.written(to: $0.shownPrecision) : nil } ?? ""
    if let distance = totals.distance, distance > .zero {
      words.unit = distance.number(in: plan.units.distance, upTo: 2) + " " + plan.units.distance.symbol
    }
  }

  private func fill(_ words: inout RowWords, _ step: Step, _ row: Plan.Row) {
    words.kind = step.isSendOff ? .sendOff : step.isRest ? .rest : .work
    words.isLocked = step.isLocked
    let athlete = plan.athlete
    if let distance = step.distance(for: athlete) {
      // Metres, yards and feet are whole but for parts of them.
      let decimals = step.units.distance.shownDecimals
      words.amount =
        decimals == 0
        ? distance.number(in: step.units.distance, upTo: 1)
        : distance.number(in: step.units.distance, decimals: decimals)
      words.unit = step.units.distance.symbol
      if case .distance = step.extent { words.isDerived = false } else { words.isDerived = true }
    }
    words.time = step.time(for: athlete).map { shownTime($0, of: step) } ?? ""
    words.words = step.kind.shortName
    if case .untilTapped = step.extent { words.words += words.words.isEmpty ? "until tapped" : " until tapped" }
    if case .shrinking(_, let by) = step.extent { words.words += " − " + by.written + " each time" }
    if !step.note.isEmpty { words.words += words.words.isEmpty ? step.note : " · " + step.note }
    fillPace(&words, step, row)
  }

  private func fillPace(_ words: inout RowWords, _ step: Step, _ row: Plan.Row) {
    if step.isRest, step.pace(for: plan.athlete) == nil {
      if row.parent != nil, isLastRest(row) { words.pace = step.skipsLast ? "skip last" : "every time" }
      return
    }
    switch step.target {
    case .range(let faster, let slower)?:
      let unit = step.units.pace
      if let first = faster.pace(for: plan.athlete)?.number(in: unit),
        let second = slower.pace(for: plan.athlete)?.number(in: unit)
      {
        (words.pace, words.paceUnit) = (first + "–" + second, unit.symbol)
      } else {
        words.pace = faster.text(in: unit)
      }
    case .pace(let aim)? where aim.pace(for: plan.athlete) == nil: words.pace = aim.text(in: step.units.pace)
    default:
      guard let pace = step.pace(for: plan.athlete) else { return }
      // In a pool the head of the column says the unit.
      words.paceUnit = plan.pool != nil && step.units.pace == plan.units.pace ? "" : step.units.pace.symbol
      words.pace = pace.shownNumber(in: step.units.pace)
    }
  }

  /// How long one rests until the send-off that follows a row, or by how much it is missed.
  private func fillSendOff(_ words: inout RowWords, waiting id: Int) {
    guard let wait = state.timeline.firstPart(of: id) else { return }
    if wait.late > .zero {
      let late = wait.late.written(to: .tenths) + (wait.late < .seconds(60) ? " s" : "")
      words.fault = late + " late for the send-off"
    } else if let rest = wait.time {
      let left = "rest " + rest.milliseconds.seconds + " s"
      words.words += words.words.isEmpty ? left : " · " + left
    }
  }

  /// Whether a rest is at the end of its repeat, where it can be left out.
  private func isLastRest(_ row: Plan.Row) -> Bool {
    guard let parent = row.parent, let items = plan[parent]?.repeats?.items else { return false }
    for item in items.reversed() {
      if item.step?.isRest != true { return false }
      if item.id == row.item.id { return true }
    }
    return false
  }

  /// Swims with hundredths, runs with what they need, at most hundredths.
  private func shownTime(_ time: Time, of step: Step) -> String {
    if plan.pool != nil, !step.isRest { return time.written(to: .hundredths) }
    return time.written(to: time.milliseconds % 1000 == 0 ? .seconds : .hundredths)
  }

  // MARK: A row

  private func view(of row: Plan.Row, _ words: RowWords) -> View<Action> {
    let id = row.item.id
    let indent = min(row.depth, 4)
    return View.element(
      "div", .key(id), .class("plan-row " + words.kind.style + (words.isSelected ? " selected" : "")),
      .attribute("role", "row"), .attribute("data-depth", "\(indent)"), .attribute("aria-selected", nil),
      .on(.click, .selected(id))
    ) {
      brackets(of: row, words)
      View.element("div", .class("plan-cells"), .attribute("role", "presentation")) {
        switch row.item.content {
        case .step(let step): cells(of: step, id, words)
        case .repeats(let repeats): cells(of: repeats, id, words)
        case .unread(let text):
          View.element("div", .class("unread"), .attribute("role", "cell")) {
            Icon.warning.view()
            View.element("span") { "“" + text + "” could not be read. Mend it under Text." }
          }
        }
      }
      if !words.fault.isEmpty {
        View.element("div", .class("late"), .attribute("role", "cell")) {
          Icon.warning.view()
          words.fault
        }
      }
      if words.isSelected { tools(row.item) }
    }
  }

  /// The lines of the repeats around a row, and its depth in figures where it lies too deep to be indented further.
  private func brackets(of row: Plan.Row, _ words: RowWords) -> [View<Action>] {
    var lines: [View<Action>] = []
    for index in row.goesOn.indices.prefix(4) {
      // A bracket turns in at the last row of its repeat, and of what lies inside that.
      let ends = !words.holdsRows && !row.goesOn[index...].contains(true)
      lines.append(
        View.element(
          "span", .class(ends ? "bracket ends" : "bracket"), .attribute("data-level", "\(index)"),
          .attribute("aria-hidden", "true")))
    }
    if row.depth > 4 { lines.append(View.element("span", .class("deep")) { "\(row.depth)" }) }
    return lines
  }

  private func cells(of step: Step, _ id: Int, _ words: RowWords) -> [View<Action>] {
    let label = step.isSendOff ? "leave on" : words.words
    return [
      View.element("div", .class("amount"), .attribute("role", "cell")) {
        if step.isSendOff {
          detailsButton("Leave on", id)
        } else if !words.amount.isEmpty || !step.isRest {
          number(.row(id, .distance), words.amount, unit: words.unit, style: words.isDerived ? "derived" : "given")
        }
        if !label.isEmpty, !step.isSendOff { detailsButton(label, id) }
      },
      View.element("div", .class("time"), .attribute("role", "cell")) {
        number(.row(id, .time), words.time, unit: "", style: "plain")
      },
      View.element("div", .class("pace"), .attribute("role", "cell")) {
        if step.isRest, step.pace(for: plan.athlete) == nil {
          if !words.pace.isEmpty {
            View.element(
              "button", .class("plain words"), .attribute("type", "button"), .on(.click, .edited(.lastToggled(id)))
            ) {
              words.pace
            }
          }
        } else {
          number(.row(id, .pace), words.pace, unit: words.paceUnit, style: "plain")
        }
      },
    ]
  }

  private func cells(of repeats: Repeat, _ id: Int, _ words: RowWords) -> [View<Action>] {
    [
      View.element("div", .class("amount"), .attribute("role", "cell")) {
        View.element(
          "button", .class("given"), .attribute("type", "button"), .attribute("id", PlanField.count(id).id),
          .label("\(repeats.count) times"), .on(.click) { .opened(.count(id), byTouch: $0.value.isByTouch) }
        ) { words.amount }
        if let sendOff = sendOff(of: repeats) { detailsButton(words.words, sendOff.id) }
      },
      View.element("div", .class("level"), .attribute("role", "cell")) {
        words.unit + (words.unit.isEmpty || words.time.isEmpty ? "" : " · ") + words.time
      },
    ]
  }

  /// A number on a button that opens its sheet.
  private func number(_ field: PlanField, _ number: String, unit: String, style: String) -> View<Action> {
    View.element(
      "button", .class(number.isEmpty ? "empty" : number.utf8.count > 9 ? style + " long" : style),
      .attribute("type", "button"), .attribute("id", field.id),
      .label(number.isEmpty ? field.title + ", not set" : field.title + ", " + number + " " + unit),
      .on(.click) { .opened(field, byTouch: $0.value.isByTouch) }
    ) {
      if number.isEmpty { field.title } else { number }
      if !unit.isEmpty { View.element("span", .class("unit")) { unit } }
    }
  }

  private func detailsButton(_ words: String, _ id: Int) -> View<Action> {
    View.element("button", .class("words"), .attribute("type", "button"), .on(.click, .detailsOpened(id))) { words }
  }

  // MARK: Tools

  private func tools(_ item: Item) -> View<Action> {
    let id = item.id
    return View.element("div", .class("tools"), .attribute("role", "cell")) {
      View.element("div", .class("tool-list"), .attribute("role", "group"), .label("Row")) {
        tool(.copy, "Copy", .edited(.duplicated(id)))
        tool(.moveUp, "Up", .edited(.moved(id, .up)))
        tool(.moveDown, "Down", .edited(.moved(id, .down)))
        if let step = item.step {
          tool(step.isLocked ? .lock : .unlock, step.isLocked ? "Locked" : "Lock", .edited(.locked(id)))
          tool(.settings, "More", .detailsOpened(id))
        } else if item.repeats != nil {
          tool(.unlink, "Ungroup", .edited(.unwrapped(id)))
        }
        tool(.trash, "Delete", .edited(.deleted(id)))
        View.element(
          "button", .class("tool grip"), .attribute("type", "button"), .label("Drag to move, or use Up and Down"),
          .attribute("tabindex", "-1"), .on(.press) { _ in nil }, .on(.drag) { .dragged(id, down: $0.value.down) },
          .on(.release) { _ in nil }
        ) {
          Icon.grip.view()
          View.element("span") { "Drag" }
        }
      }
    }
  }

  private func tool(_ icon: Icon, _ words: String, _ action: Action) -> View<Action> {
    View.element("button", .class("tool"), .attribute("type", "button"), .on(.click, action)) {
      icon.view()
      View.element("span") { words }
    }
  }
}

extension RowWords.Shape {
  /// Its class.
  fileprivate var style: String {
    switch self {
    case .work: "work"
    case .rest: "rest"
    case .sendOff: "rest send-off"
    case .repeats: "repeats"
    case .unread: "unreadable"
    }
  }
}

extension Step.Kind {
  /// What a row says of it; nothing of work.
  var shortName: String {
    switch self {
    case .warmUp: "warm-up"
    case .work: ""
    case .rest: "Rest"
    case .coolDown: "cool-down"
    }
  }
}

extension Pace {
  /// The number with no more digits than it needs: whole seconds where it has no others.
  func shownNumber(in unit: PaceUnit) -> String {
    if case .per(let count, let distance) = unit, unit.usualPrecision == .tenths,
      let time = Distance(count, distance).flatMap({ time(over: $0, to: .tenths) }), time.milliseconds % 1000 == 0
    {
      return time.written(to: .seconds)
    }
    return number(in: unit) ?? "—"
  }
}

extension Int64 {
  /// Milliseconds as seconds, with a decimal where they have one: `12.5`.
  fileprivate var seconds: String {
    (self + 50) / 100 % 10 == 0 ? "\((self + 50) / 1000)" : ((self + 50) / 100).written(decimals: 1)
  }
}
