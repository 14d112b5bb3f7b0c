import Interface
import Measures
import Pacing
import Workouts

extension PlanRoom {
  /// What stands in the dialog over the room.
  var sheetContents: [View<Action>] {
    switch sheet {
    case .entry(let open)?: [contents(of: open)]
    case .choice(let choice)?: [contents(of: choice)]
    case .details(let id)?: plan[id]?.step.map { [details(of: $0, id)] } ?? []
    case .menu?: [menu]
    case .session?: [session]
    case .templates?: [templates]
    case .sharing?: [sharing]
    case nil: []
    }
  }

  private func contents(of sheet: EntrySheet) -> View<Action> {
    let (field, units) = (sheet.field, sheet.field.units)
    let shown = field.shownUnits(in: state)
    return View.element("div", .class("sheet-contents")) {
      sheetHead(field.title, dismissed: .dismissed)
      if !units.isEmpty {
        chips(
          name: "sheet-unit", label: "Unit",
          units.map { Chip($0.symbol, name: $0.name, isChosen: $0.isOne(of: shown), .unitChosen($0)) })
      }
      sheet.entry.view(name: field.title, isForTyping: sheet.isForTyping, accepted: .accepted) { .entry($0) }
      View.element("div", .class("sheet-foot")) {
        View.element("button", .class("quiet"), .attribute("type", "button"), .on(.click, .entry(.cleared))) { "Clear" }
        View.element(
          "button", .class("primary"), .attribute("type", "button"), .flag("disabled", sheet.entry.fault != nil),
          .on(.click, .accepted)
        ) { "Set " + field.name }
      }
    }
  }

  // MARK: The rows follow a total

  private func contents(of choice: FitChoice) -> View<Action> {
    View.element("div", .class("sheet-contents choosing")) {
      sheetHead(PlanField.total(choice.quantity).title, dismissed: .dismissed)
      View.element("p", .class("leading")) {
        View.element("s") { choice.before }
        " "
        View.element("strong") { choice.written }
      }
      View.element("div", .class("ways"), .attribute("role", "radiogroup"), .label("How the rows follow")) {
        for option in choice.options {
          self.option(
            option.way.title, option.outcome, option.consequence, isChosen: choice.chosen == option.way,
            isPossible: option.plan != nil, .wayChosen(option.way))
        }
        option(
          "Start afresh", "", choice.afreshConsequence, isChosen: choice.chosen == nil, isPossible: true,
          .wayChosen(nil))
      }
      View.element("div", .class("sheet-foot one")) {
        wordButton(choice.chosen == nil ? "Start afresh" : "Fit the rows", isPrimary: true, .wayAccepted)
        View.element("p", .class("footnote")) { "You can undo this." }
      }
    }
  }

  private func option(
    _ name: String, _ outcome: String, _ consequence: String, isChosen: Bool, isPossible: Bool, _ action: Action
  ) -> View<Action> {
    View.element("label", .class(isPossible ? "way-option" : "way-option off")) {
      View.element(
        "input", .attribute("type", "radio"), .attribute("name", "fit"), .flag("disabled", !isPossible),
        .property("checked", .flag(isChosen)), .on(.change, action))
      View.element("span", .class("way-words")) {
        View.element("span", .class("way-head")) {
          View.element("strong") { name }
          View.element("span") { outcome }
        }
        View.element("small") { consequence }
      }
    }
  }

  // MARK: What else can be done

  private var menu: View<Action> {
    View.element("div", .class("sheet-contents sharing")) {
      sheetHead("Plan", dismissed: .dismissed)
      way(.redo, "Redo", "", history.canRedo ? .redone : nil)
      way(.settings, "Name, pool and paces", "What it is called, and whom it is for", .sessionOpened)
      way(.star, "Well-known sessions", "Start from one of \(PlanTemplate.all.count)", .templatesOpened)
      way(.file, "New plan", "Clears the rows; undo brings them back", .edited(.cleared))
      way(.share, "Share or print", "A link, the text, a picture on paper", .sharingOpened)
    }
  }

  private var session: View<Action> {
    View.element("div", .class("sheet-contents")) {
      sheetHead("Name, pool and paces", dismissed: .dismissed)
      line("Name") {
        View.element(
          "input", .class("line-input"), .attribute("type", "text"), .label("Name"),
          .attribute("placeholder", plan.title),
          .attribute("maxlength", "200"), .property("value", .text(plan.name)),
          .on(.change) { .edited(.named($0.value.text)) })
      }
      fieldLine("Pool", .pool, plan.pool?.text)
      fieldLine("Threshold pace", .anchor(.threshold), plan.athlete.threshold?.text)
      fieldLine("Critical swim speed", .anchor(.criticalSwimSpeed), plan.athlete.criticalSwimSpeed?.text)
      View.element("p", .class("footnote")) {
        "Paces such as threshold + 10 or CSS − 2 are shown for this athlete. A plan with a pool counts in its metres or yards."
      }
      View.element("div", .class("sheet-foot one")) { wordButton("Done", isPrimary: true, .dismissed) }
    }
  }

  func line(_ label: String, _ content: () -> View<Action>) -> View<Action> { choiceLine(label, [content()]) }

  private func fieldLine(_ label: String, _ field: PlanField, _ value: String?) -> View<Action> {
    choiceLine(
      label,
      [
        View.element(
          "button", .class(value == nil ? "other" : "other chosen"), .attribute("type", "button"),
          .attribute("id", field.id),
          .label(label + ", " + (value ?? "not set")), .on(.click) { .opened(field, byTouch: $0.value.isByTouch) }
        ) { View.element("span") { value ?? "Set" } }
      ])
  }

  private var templates: View<Action> {
    View.element("div", .class("sheet-contents sharing")) {
      sheetHead("Well-known sessions", dismissed: .dismissed)
      for template in PlanTemplate.all {
        way(
          .plan, template.name, template.purpose,
          .edited(.replaced(text: "name: " + template.name + "\n" + template.text)))
      }
    }
  }

  // MARK: Handing the plan on

  private var sharing: View<Action> {
    View.element("div", .class("sheet-contents sharing")) {
      sheetHead("Share", dismissed: .dismissed)
      View.element("p", .class("shared-sentence")) { plan.sentence }
      way(.link, "Send a link", "Opens this plan on any phone. Nothing is sent to us.", .handedOn(.link))
      way(.copy, "Copy as text", "Lapwing's own shorthand, which reads back", .handedOn(.text))
      way(.printer, "Print", "Rows, totals and picture on paper", .handedOn(.paper))
    }
  }

  /// The work for the page that hands the plan on in this way.
  func effects(of way: PaceRoom.Handing) -> [App.Effect] {
    switch way {
    case .link: [.share(text: summary, link: Link.text(of: state))]
    case .text: [.copy(text: plan.text)]
    case .file: [.save(name: "lapwing-plan.txt", text: plan.text)]
    case .paper: [.print]
    }
  }

  /// The plan in a line, to be sent with its link.
  private var summary: String {
    let totals = [
      state.shownTotal(of: .distance).map { $0 + " " + plan.units.distance.symbol }, state.shownTotal(of: .time),
    ]
    let numbers = totals.compactMap { $0 }.joined(separator: " in ")
    let title = plan.title.isEmpty ? "Plan" : plan.title
    return numbers.isEmpty ? title : title + ": " + numbers
  }
}
