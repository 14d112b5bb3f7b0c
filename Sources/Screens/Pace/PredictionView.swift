import Interface
import Measures
import Pacing

extension PaceRoom {
  /// The results, how far the models lie apart over one distance, and all of them over each.
  var predictionView: [View<Action>] {
    [
      View.element("div", .class("inputs")) {
        for index in state.results.indices {
          pair(.resultDistance(index), .resultTime(index), removal: index > 0 ? .resultRemoved(index) : nil)
        }
        addButton("Add a result", state.results.count < PaceEdit.most ? .resultAdded : nil)
        range
        choice("Show", targetChoices)
        exponentStepper
      },
      outputs(of: state.prediction, hint: "Set the time of a race, and what it promises stands here.") { report in
        predictionColumns(report) + [
          View.element("section", .class("bands"), .attribute("aria-labelledby", "bands-title")) {
            View.element("div", .class("section-head")) {
              View.element("h2", .attribute("id", "bands-title")) { "Training paces" }
            }
            figures(report.figures)
          }
        ]
      },
    ]
  }

  /// The models with their shapes, the distance that is shown in large set apart.
  func predictionColumns(_ report: Report) -> [View<Action>] {
    guard let table = report.table else { return [] }
    return [
      columns(
        table, name: report.sentence, isSummed: true, marks: PredictionModel.allCases.map { $0.mark },
        aimed: state.shownTargets.chosen + 1)
    ]
  }

  private var targetChoices: [View<Action>] {
    let (targets, chosen) = state.shownTargets
    return [
      chips(
        name: "target-choice", label: "Distance to predict",
        targets.enumerated().map { index, target in
          Chip(target.called, isChosen: index == chosen, .edited(.target(index)))
        }),
      otherButton(.target, chosen: nil),
    ]
  }

  private var exponentStepper: View<Action> {
    let exponent = (try? state.prediction.predictions())?.exponent ?? state.exponent ?? .usual
    let hasFurther = !state.prediction.furtherResults.isEmpty
    return choice(
      "Riegel's exponent",
      [
        stepper(
          "Riegel's exponent", value: exponent.text, less: exponent.stepped(by: -10).map { .edited(.exponent($0)) },
          more: exponent.stepped(by: 10).map { .edited(.exponent($0)) }),
        View.element(
          "button", .class("other"), .attribute("type", "button"),
          .attribute("aria-disabled", state.exponent == nil ? "true" : nil),
          .on(.click, .edited(.exponent(nil)))
        ) { View.element("span") { hasFurther ? "Fit" : "Usual" } },
      ])
  }

  // MARK: How far the models lie apart

  /// The fastest and the slowest prediction over the chosen distance, and where each model lies between.
  private var range: [View<Action>] {
    let (targets, chosen) = state.shownTargets
    guard targets.indices.contains(chosen), let predictions = try? state.prediction.predictions(),
      let scale = PredictionScale(predictions, over: targets[chosen].distance)
    else { return [] }
    let target = targets[chosen]
    return [
      View.element("section", .class("range"), .attribute("aria-labelledby", "range-label")) {
        View.element("div", .class("row-head")) {
          View.element("h2", .class("label"), .attribute("id", "range-label")) {
            target.called + scale.modelCount
          }
          View.element("strong", .attribute("id", "apart")) { scale.spread.written(to: .seconds) + " apart" }
        }
        View.element("p", .class("between")) {
          View.element("span", .class("digits total")) { scale.text(of: scale.fastest) }
          View.element("span", .class("unit")) { "to" }
          View.element("span", .class("digits total")) { scale.text(of: scale.slowest) }
        }
        picture(of: scale)
      }
    ]
  }

  private func picture(of scale: PredictionScale) -> View<Action> {
    View.element("div", .class("scale"), .attribute("role", "img"), .label(scale.spoken)) {
      View.element(
        "span", .class("reach"), .style("left", scale.place(of: scale.fastest)),
        .style("width", scale.width(from: scale.fastest, to: scale.slowest)))
      for (model, time) in scale.times {
        View.element("span", .class("mark"), .style("left", scale.place(of: time))) { model.mark.view() }
      }
      for tick in scale.ticks {
        View.element("span", .class("tick"), .style("left", scale.place(of: tick))) { scale.text(of: tick) }
      }
    }
  }
}

extension PredictionModel {
  /// The shape that stands for it in the picture.
  fileprivate var mark: Mark {
    switch self {
    case .riegel: .circle
    case .danielsGilbert: .square
    case .cameron: .diamond
    case .purdy: .triangle
    }
  }
}

extension RiegelExponent {
  /// The exponent that is so many thousandths larger, from the nearest hundredth; `nil` past the ends.
  fileprivate func stepped(by thousandths: Int64) -> RiegelExponent? {
    let nearest = Int64((value * 100).rounded(.toNearestOrAwayFromZero)) * 10
    return RiegelExponent(thousandths: nearest + thousandths)
  }
}
