import Measures
import Pacing

extension PaceQuestion {
  /// The three quantities in one sentence, and how the third was worked out.
  ///
  /// - Throws: ``QuestionError/missing(field:)`` while fewer than two quantities are given, and
  ///   ``QuestionError/refused(field:wrong:rightForm:)`` where a time or a distance of nothing fixes no third.
  func report() throws(QuestionError) -> Report {
    guard let solved = solver.solved else {
      throw .missing(field: solver.distance == nil ? "distance" : solver.time == nil ? "time" : "pace")
    }
    let unit = distanceUnit
    guard solver.answer != nil, let time = number(of: .time, distanceUnit: unit, paceUnit: paceUnit),
      let distance = number(of: .distance, distanceUnit: unit, paceUnit: paceUnit)
    else {
      throw .refused(
        field: solved.name, wrong: "No " + solved.name + " follows from these",
        rightForm: "Set them above zero.")
    }
    let pace = (solver.pace ?? solver.answer?.pace).map { $0.written(in: paceUnit) } ?? "—"
    let inputs = Solver.Quantity.allCases.filter { $0 != solved }.compactMap { quantity in
      given(quantity).map { Report.Figure(quantity.title, $0.text) }
    }
    return Report(
      sentence: (solver.distance?.name ?? distance + " " + unit.symbol) + " in " + time + " is " + pace + ".",
      workings: [
        Report.Working(
          solved.title, formula: solved.formula, inputs: inputs,
          source: "Exact inside, rounded half up once, where it is shown. 1 mi = 1,609.344 m and 1 yd = 0.9144 m "
            + "(international yard and pound agreement, 1959).")
      ])
  }
}

extension Solver.Quantity {
  /// How it follows from the other two.
  fileprivate var formula: String {
    switch self {
    case .time: "time = distance × pace"
    case .distance: "distance = time ÷ pace"
    case .pace: "pace = time ÷ distance"
    }
  }
}
