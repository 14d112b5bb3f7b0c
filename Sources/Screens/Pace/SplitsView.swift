import Interface
import Measures
import Pacing

extension PaceRoom {
  /// The goal, the step and the second half; beside or below them the splits.
  var splitsView: [View<Action>] {
    [
      View.element("div", .class("inputs")) {
        View.element("div", .class("boxes")) {
          box(.solve(.distance))
          goalBox
        }
        choice("Every", stepChoices)
        secondHalfStepper(state.secondHalf)
        choice("To", [precisionChips])
      },
      outputs(of: state.splits, hint: "Set two of time, distance and pace, and the splits stand here.") { report in
        [figures(report.figures)] + (report.table.map { [columns($0, name: report.sentence, isSummed: true)] } ?? [])
      },
    ]
  }

  /// The time of the goal, or the one that follows from distance and pace.
  private var goalBox: View<Action> {
    let field = PaceField.solve(.time)
    return View.element("section", .class("box"), .attribute("aria-labelledby", field.id + "-label")) {
      View.element("h2", .class("label"), .attribute("id", field.id + "-label")) { "in" }
      numberButton(field, number: number(of: .time), isBoxed: true)
    }
  }

  private var stepChoices: [View<Action>] {
    let steps = usualSteps
    let step = state.splitStep
    let isUsual = steps.contains { $0.distance == step?.distance }
    return [
      chips(
        name: "every", label: "A split every",
        steps.map { Chip($0.text, isChosen: $0.distance == step?.distance, .edited(.splitStep($0))) }),
      otherButton(.splitStep, chosen: isUsual ? nil : step?.text),
    ]
  }

  private var precisionChips: View<Action> {
    let names = ["1 s", "0.1 s", "0.01 s", "0.001 s"]
    let chosen = (try? state.splits.splits())?.precision ?? .seconds
    return chips(
      name: "precision", label: "Digits of a second",
      zip(Time.Precision.allCases, names).map { Chip($1, isChosen: $0 == chosen, .edited(.precision($0))) })
  }

  /// The steps that are offered for the distance.
  private var usualSteps: [Distance.Written] {
    let unit = state.solve.distanceUnit
    let steps: [(Int64, DistanceUnit)] =
      switch state.goalDistance {
      case _ where unit == .yard || unit == .foot: [(25, .yard), (50, .yard), (100, .yard)]
      case ..<Distance.metres(2000): [(100, .metre), (200, .metre), (400, .metre)]
      case ..<Distance.metres(8000): [(400, .metre), (1, .kilometre), (1, .mile)]
      default: [(1, .kilometre), (5, .kilometre), (1, .mile), (5, .mile)]
      }
    return steps.compactMap { count, unit in Distance(count, unit).map { Distance.Written($0, in: unit) } }
  }
}

extension PaceState {
  /// How far the goal is, given or solved; the marathon where it is not known.
  fileprivate var goalDistance: Distance {
    solve.solver.distance ?? solve.solver.answer?.distance ?? .marathon
  }
}
