import Interface
import Measures
import Pacing

extension PaceRoom {
  /// The base time, a time or some points, and the other of the two.
  var pointsView: [View<Action>] {
    [
      View.element("div", .class("inputs")) {
        topics
        choice(
          "Work out",
          [
            chips(
              name: "scored", label: "Work out",
              [
                Chip("Points", name: "points of a time", isChosen: state.scoresTime, .edited(.scoresTime(true))),
                Chip("Times", name: "times for points", isChosen: !state.scoresTime, .edited(.scoresTime(false))),
              ])
          ])
        View.element("div", .class("boxes")) {
          box(.base)
          box(state.scoresTime ? .pointsTime : .points)
        }
      },
      outputs(
        of: state.score,
        hint: state.scoresTime
          ? "Set the base time of the event and a time, and its points stand here."
          : "Set the base time of the event and some points, and the times that score them stand here."
      ) { report in [answer(report.figures[0]), figures(Array(report.figures.dropFirst()))] },
    ]
  }
}

extension PaceState {
  /// The question of points: those of the time, or the times for the points.
  var score: PointsQuestion {
    var question = points
    if scoresTime { question.points = nil } else { question.time = nil }
    return question
  }
}
