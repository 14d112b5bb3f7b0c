package import Interface
import Measures
import Pacing

extension PaceRoom {
  /// The tabs, the open one, and the sheet over them.
  package var view: View<Action> {
    View.element("main", .class("room")) {
      rows
      sheetView
    }
  }

  /// The room as it is to be seen now, without its sheet.
  var rowsNow: [View<Action>] {
    [
      chips(
        name: "tab", label: "What to work out", style: "tabs",
        PaceTab.allCases.map {
          Chip($0.title, isChosen: $0 == state.tab, hasFocus: $0 == state.tab && focus == .tab, .tabChosen($0))
        }),
      View.element("div", .class("panes " + state.page.name)) { panes },
      View.element("p", .class("spoken"), .attribute("id", "answer"), .attribute("role", "status")) { sentence },
    ]
  }

  private var panes: [View<Action>] {
    switch state.page {
    case .solve: solveView
    case .splits: splitsView
    case .swim: swimView
    case .css: criticalView
    case .convert: conversionView
    case .points: pointsView
    case .predict: predictionView
    }
  }

  /// The answer in words, for a screen reader; it is spoken when it changes.
  private var sentence: String {
    state.tab == .solve ? solveSentence : (try? report())?.sentence ?? ""
  }

  /// The answer to the question that is seen.
  func report() throws(QuestionError) -> Report {
    switch state.page {
    case .solve: try state.solve.report()
    case .splits: try state.splits.report()
    case .swim: try state.swim.report()
    case .css: try state.critical.report()
    case .convert: try state.conversion.report()
    case .points: try state.score.report()
    case .predict: try state.prediction.report()
    }
  }

  // MARK: Parts that the tabs share

  /// A number on a button that opens its sheet; where there is none, the button says what to set.
  func numberButton(_ field: PaceField, number: String?, unit: String = "", isBoxed: Bool = false) -> View<Action> {
    View.element(
      "button", .class("number"), .attribute("type", "button"), .attribute("id", field.id),
      .attribute("aria-labelledby", field.id + "-label " + field.id),
      .on(.click) { .opened(field, byTouch: $0.value.isByTouch) }
    ) {
      if let number {
        View.element("span", .class("digits " + (isBoxed ? "boxed " : "") + Self.size(of: number))) {
          if case .time = field.value(in: state) ?? .number(0), field.isOfSwim {
            smallHundredths(number)
          } else {
            number
          }
        }
        if !unit.isEmpty { View.element("span", .class("unit")) { unit } }
      } else {
        View.element("span", .class("unset")) { "Set " + field.name }
      }
    }
  }

  /// Longer numbers step down in size by their count of characters, never by what they measure.
  static func size(of number: String) -> String {
    switch number.utf8.count {
    case ...7: "large"
    case ...9: "medium"
    default: "small"
    }
  }

  /// A field in a box: its name above its value, which opens its sheet.
  func box(_ field: PaceField) -> View<Action> {
    let value = field.value(in: state)
    return View.element("section", .class("box"), .attribute("aria-labelledby", field.id + "-label")) {
      View.element(
        "h2", .class("label"), .attribute("id", field.id + "-label"), .attribute("aria-label", field.spokenLabel)
      ) {
        field.label
      }
      switch value {
      case .distance(let written)?:
        numberButton(
          field, number: written.distance.number(in: written.unit, upTo: 3), unit: written.unit.symbol, isBoxed: true)
      case .time(let time)?:
        // A swim has hundredths always.
        numberButton(field, number: field.isOfSwim ? time.swimText : time.written, isBoxed: true)
      case .pace(let pace)?: numberButton(field, number: pace.text, isBoxed: true)
      case .number(let number)?: numberButton(field, number: "\(number)", isBoxed: true)
      case nil: numberButton(field, number: nil)
      }
    }
  }

  /// A line of choices with its label.
  func choice(_ label: String, _ content: [View<Action>]) -> View<Action> {
    View.element("div", .class("choice")) {
      View.element("span", .class("label"), .attribute("aria-hidden", "true")) { label }
      View.element("div", .class("choice-value")) { content }
    }
  }

  /// The button that opens a field's sheet for a choice that no chip offers; it shows that choice where it holds.
  func otherButton(_ field: PaceField, chosen: String?) -> View<Action> {
    View.element(
      "button", .class(chosen == nil ? "other" : "other chosen"), .attribute("type", "button"),
      .attribute("id", field.id), .label(chosen.map { field.title + ", " + $0 } ?? "Other, " + field.title),
      .on(.click) { .opened(field, byTouch: $0.value.isByTouch) }
    ) { View.element("span") { chosen ?? "Other" } }
  }

  /// How much faster the second half is, by half a per cent up or down.
  func secondHalfStepper(_ change: SecondHalf) -> View<Action> {
    let step: Int64 = 5
    return choice(
      "Second half",
      [
        stepper(
          "Second half", value: change.text,
          less: SecondHalf(perMille: change.perMille - step).map { .edited(.secondHalf($0)) },
          more: SecondHalf(perMille: change.perMille + step).map { .edited(.secondHalf($0)) })
      ])
  }

  /// The parts of a report below its inputs; what is wrong where there is no answer, and a hint where more is needed.
  func outputs(
    of question: some Question, hint: String, showing answer: (Report) -> [View<Action>]
  ) -> View<Action> {
    outputs(hint: hint, showing: answer) { () throws(QuestionError) in try question.report() }
  }

  @inline(never)
  private func outputs(
    hint: String, showing answer: (Report) -> [View<Action>], asked: () throws(QuestionError) -> Report
  ) -> View<Action> {
    var content: [View<Action>] = []
    do throws(QuestionError) {
      let report = try asked()
      content = answer(report)
      content += remarks(report.remarks)
      content.append(workings(report.workings))
    } catch {
      if case .missing(let field) = error {
        // Without a distance the hint, which asks for a time, would mislead.
        let isDistance = field.utf8.elementsEqual("distance".utf8)
        content = [View.element("p", .class("hint")) { isDistance ? "Set a distance first." : hint }]
      } else {
        content = [faultBlock(error.fault.wrong, error.fault.rightForm)]
      }
    }
    return View.element("div", .class("outputs")) { content }
  }
}
