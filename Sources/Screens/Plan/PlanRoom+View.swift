package import Interface
import Measures
import Pacing
import Workouts

extension PlanRoom {
  /// The totals, the picture, rows and text, and the sheet over them.
  package var view: View<Action> {
    View.element("main", .class("room plan-room")) {
      content
      sheetView(isOpen: sheet != nil, dismissed: .dismissed, sheetContents)
    }
  }

  /// The room as it is to be seen now, without its sheet.
  mutating func contentNow() -> [View<Action>] {
    [
      View.element("div", .class("plan-top")) {
        totals
        sums
      },
      picture,
      View.element("div", .class("plan-tabs")) {
        chips(
          name: "plan-tab", label: "Rows or text", style: "tabs",
          [
            Chip("Rows", isChosen: tab == .rows, .tabChosen(.rows)),
            Chip("Text", isChosen: tab == .text, .tabChosen(.text)),
          ])
      },
      View.element("div", .class(tab == .rows ? "plan-rows" : "plan-rows elsewhere")) {
        table
        actionBar
      },
      View.element("div", .class(tab == .text ? "plan-text" : "plan-text elsewhere")) { textPane },
      View.element("p", .class("spoken"), .attribute("role", "status")) { done ?? "" },
    ] + doneBar
  }

  // MARK: The totals

  private var totals: View<Action> {
    View.element(
      "div", .class(plan.pool == nil ? "plan-totals" : "plan-totals pooled"), .attribute("role", "group"),
      .label(state.isCalculator ? "Calculator" : "Totals of the rows")
    ) {
      for quantity in Solver.Quantity.allCases { total(quantity) }
    }
  }

  private func total(_ quantity: Solver.Quantity) -> View<Action> {
    let isAnswer = state.isCalculator && state.calculator.solver.solved == quantity
    let number = state.shownTotal(of: quantity)
    let field = PlanField.total(quantity)
    return View.element(
      "button", .class(isAnswer ? "sum answer" : "sum"), .attribute("type", "button"),
      .attribute("id", field.id), .on(.click) { .opened(field, byTouch: $0.value.isByTouch) }
    ) {
      View.element("span", .class("label")) {
        quantity.title
        if isAnswer { View.element("span", .class("badge"), .label("the answer"), .attribute("role", "img")) { "=" } }
      }
      if let number {
        View.element("span", .class("sum-value")) {
          View.element("span", .class("digits " + PaceRoom.size(of: number))) {
            number + (isPartial(quantity) ? "+" : "")
          }
          if !unit(of: quantity).isEmpty { View.element("span", .class("unit")) { unit(of: quantity) } }
        }
      } else {
        View.element("span", .class("sum-value")) {
          View.element("span", .class(state.isCalculator ? "unset" : "digits")) { state.isCalculator ? "Set" : "—" }
        }
      }
    }
  }

  /// Whether steps are missing from a total.
  private func isPartial(_ quantity: Solver.Quantity) -> Bool {
    guard !state.isCalculator else { return false }
    let totals = state.timeline.totals
    return quantity == .time ? totals.unknownTimes > 0 : quantity == .distance && totals.unknownDistances > 0
  }

  private func unit(of quantity: Solver.Quantity) -> String {
    switch quantity {
    case .time: ""
    case .distance: plan.units.distance.symbol
    case .pace: plan.units.pace.symbol
    }
  }

  /// One line of work and rest, and what is missing or missed.
  private var sums: [View<Action>] {
    if state.isCalculator {
      let isSolved = state.calculator.solver.answer != nil
      return [
        View.element("div", .class("sums calculator")) {
          View.element("p") { "Calculator: set two, the third follows. A row makes it a table." }
          if isSolved { wordButton("Make it a row", .edited(.calculatedTaken)) }
        }
      ]
    }
    let totals = state.timeline.totals
    var lines = [
      View<Action>.element("p", .class("sums")) {
        View.element("strong") { "Work " }
        totals.knowsWork ? workText(totals) : "unknown"
        View.element("span", .class("dot")) { " · " }
        if totals.rest == .zero, totals.knowsRest {
          "no rest"
        } else {
          View.element("strong") { "Rest " }
          totals.knowsRest ? totals.rest.map { $0.written(to: $0.shownPrecision) } ?? "—" : "unknown"
        }
      }
    ]
    lines += remarks(planRemarks(totals))
    return lines
  }

  private func workText(_ totals: Totals) -> String {
    let work = totals.work.map { $0.written(to: $0.shownPrecision) } ?? "—"
    return work + (totals.workPace.map { " at " + shown($0) } ?? "")
  }

  /// A pace in the plan's unit, whole seconds without tenths.
  private func shown(_ pace: Pace) -> String {
    let unit = plan.units.pace
    if case .speed = unit { return pace.written(in: unit) }
    return pace.shownNumber(in: unit) + unit.symbol
  }

  /// What one should know about the totals.
  private func planRemarks(_ totals: Totals) -> [String] {
    var remarks: [String] = []
    let (times, distances) = (totals.unknownTimes, totals.unknownDistances)
    if times > 0 { remarks.append((times == 1 ? "1 step has" : "\(times) steps have") + " no time yet.") }
    if distances > 0 {
      remarks.append((distances == 1 ? "1 step has" : "\(distances) steps have") + " no distance yet.")
    }
    let missed = totals.missedSendOffs
    if missed > 0 { remarks.append((missed == 1 ? "1 send-off is" : "\(missed) send-offs are") + " missed.") }
    return remarks
  }

  // MARK: The picture

  /// The bars, a path for each tone; its words are its name.
  private var picture: View<Action> {
    let picture = PlanPicture(state.timeline)
    return View.element("section", .class("plan-picture"), .label("Picture")) {
      View.element(
        "svg", .class("bars"), .attribute("viewBox", "0 0 10000 100"), .attribute("preserveAspectRatio", "none"),
        .attribute("role", "img"), .label(spoken), .on(.press) { .picturePressed(across: $0.value.across) }
      ) {
        for tone in PlanPicture.Tone.allCases {
          path(of: picture.bars.filter { $0.tone == tone && $0.id != selected }, tone.style)
        }
        path(of: picture.bars.filter { $0.id == selected && $0.tone != .rest }, "chosen")
        path(of: picture.bars.filter { $0.id == selected && $0.tone == .rest }, "rest chosen")
      }
      if !state.isCalculator {
        View.element("p", .class("times"), .attribute("aria-hidden", "true")) {
          for quarter in [0, 1, 2, 3] as [Int64] { View.element("span") { time(atThird: quarter) } }
        }
        View.element("p", .class("sentence")) { plan.sentence }
        levels
      }
    }
  }

  private var spoken: String {
    state.isCalculator ? "No steps yet" : plan.sentence
  }

  private func time(atThird third: Int64) -> String {
    guard let whole = state.timeline.totals.time else { return "" }
    return Time(milliseconds: whole.milliseconds * third / 3)?.written(to: .seconds) ?? ""
  }

  private func path(of bars: [PlanPicture.Bar], _ style: String) -> View<Action> {
    var bytes: [UInt8] = []
    for bar in bars {
      // A gap of about a pixel and a half on a phone.
      let width = max(bar.to - bar.from - 40, min(bar.to - bar.from, 20))
      bytes += "M\(bar.from) \(100 - bar.height)h\(width)V100h-\(width)z".utf8
    }
    return View.element("path", .class(style), .attribute("d", String(decoding: bytes, as: UTF8.self)))
  }

  /// The totals of each repeat, for a desk.
  private var levels: [View<Action>] {
    let repeats = plan.rows.filter { $0.item.repeats != nil }
    guard !repeats.isEmpty else { return [] }
    var rows: [[String]] = []
    for row in repeats.reversed().prefix(20) {
      guard let repeats = row.item.repeats, let totals = state.timeline.totals(of: row.item.id) else { continue }
      rows.append(["\(repeats.count) ×" + (row.depth > 0 ? ", one set" : "")] + cells(of: totals))
    }
    rows.append(["Everything"] + cells(of: state.timeline.totals))
    return [
      View.element("div", .class("levels")) {
        columns(
          Table(columns: ["Totals", "Work", "Rest", "Elapsed"], rows: rows), name: "Totals at each level",
          isSummed: true)
      }
    ]
  }

  private func cells(of totals: Totals) -> [String] {
    [totals.work, totals.rest, totals.time].map { $0.map { $0.written(to: $0.shownPrecision) } ?? "—" }
  }

  // MARK: What can be added, and what was done

  private var actionBar: View<Action> {
    View.element("div", .class("action-bar"), .attribute("role", "group"), .label("Add")) {
      wordButton("Step", icon: .plus, .edited(.stepAdded))
      wordButton("Rest", icon: .rest, .edited(.restAdded))
      wordButton("Repeat", icon: .repeats, .edited(.repeatAdded))
    }
  }

  private var doneBar: [View<Action>] {
    guard let done else { return [] }
    return [
      View.element("div", .class("done")) {
        View.element("span") { done }
        View.element("button", .attribute("type", "button"), .label("Undo: " + done), .on(.click, .undone)) {
          Icon.undo.view()
          "Undo"
        }
        View.element(
          "button", .class("done-close"), .attribute("type", "button"), .label("Close"), .on(.click, .doneRead)
        ) {
          Icon.close.view()
        }
      }
    ]
  }
}

extension PlanPicture.Tone {
  /// Its class in the picture.
  fileprivate var style: String {
    switch self {
    case .work: "work"
    case .rest: "rest"
    case .late: "late"
    case .unknown: "unknown"
    }
  }
}
