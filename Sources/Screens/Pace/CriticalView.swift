import Interface
import Measures
import Pacing

extension PaceRoom {
  /// The trials, and the critical swim speed that follows from them.
  var criticalView: [View<Action>] {
    [
      View.element("div", .class("inputs")) {
        topics
        for index in state.trials.indices {
          pair(.trialDistance(index), .trialTime(index), removal: state.trials.count > 2 ? .trialRemoved(index) : nil)
        }
        addButton("Add a trial", state.trials.count < PaceEdit.most ? .trialAdded : nil)
      },
      outputs(of: state.critical, hint: "Set the times of two trials, all out, and the pace stands here.") { report in
        [answer(report.figures[0]), figures(Array(report.figures.dropFirst()))]
          + (report.table.map { [columns($0, name: report.sentence)] } ?? [])
      },
    ]
  }

  /// A distance and its time side by side, with a button that takes them away.
  func pair(_ distance: PaceField, _ time: PaceField, removal: PaceEdit?) -> View<Action> {
    View.element("div", .class("boxes")) {
      box(distance)
      box(time)
      if let removal {
        View.element(
          "button", .class("icon-button removal"), .attribute("type", "button"), .label("Remove " + distance.label),
          .attribute("title", "Remove"), .on(.click, .edited(removal))
        ) { Icon.close.view() }
      }
    }
  }

  /// The button that adds a trial or a result; off where there are as many as can be taken.
  func addButton(_ words: String, _ edit: PaceEdit?) -> View<Action> {
    View.element(
      "button", .class("quiet add"), .attribute("type", "button"),
      .attribute("aria-disabled", edit == nil ? "true" : nil),
      .property("focus", .flag(focus == .adding)),
      .on(.click) { _ in edit.map { .edited($0) } }
    ) {
      Icon.plus.view()
      View.element("span") { words }
    }
  }

  /// The first figure of a report in large, as the answer.
  func answer(_ figure: Report.Figure) -> View<Action> {
    View.element("section", .class("row answer"), .attribute("aria-labelledby", "answer-label")) {
      View.element("h2", .class("label"), .attribute("id", "answer-label")) { figure.name }
      View.element("p", .class("number")) {
        View.element("span", .class("digits " + Self.size(of: figure.value)), .attribute("id", "answer-value")) {
          figure.value
        }
      }
    }
  }
}
