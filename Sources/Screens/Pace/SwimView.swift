import Interface
import Measures
import Pacing

extension PaceRoom {
  /// Goal, distance and pool, what to hold, and the splits.
  var swimView: [View<Action>] {
    [
      View.element("div", .class("inputs")) {
        topics
        View.element("div", .class("boxes")) {
          box(.swimGoal)
          box(.swimDistance)
        }
        choice("Pool", poolChoices)
        hold
        secondHalfStepper(state.swim.secondHalf)
      },
      View.element("div", .class("outputs-frame")) {
        choice("Every", swimStepChoices)
        outputs(of: state.swim, hint: "Set a goal, and what to hold stands here.") { report in
          report.table.map { [columns($0, name: report.sentence, isSummed: true)] } ?? []
        }
      },
    ]
  }

  /// What a swimmer can ask for.
  var topics: View<Action> {
    chips(
      name: "topic", label: "What to work out for the pool", style: "chips topics",
      SwimTopic.allCases.map { Chip($0.title, name: $0.name, isChosen: $0 == state.topic, .edited(.topic($0))) })
  }

  private var poolChoices: [View<Action>] {
    let pool = state.pool
    let usual: [Pool] = [.shortCourseMetres, .longCourse, .shortCourseYards]
    return [
      chips(
        name: "pool-length", label: "Pool", usual.map { Chip($0.text, isChosen: $0 == pool, .edited(.pool($0))) }),
      otherButton(.pool, chosen: usual.contains(pool) ? nil : pool.text),
    ]
  }

  // MARK: What to hold

  /// The three paces in the unit that is shown.
  private var hold: View<Action> {
    let unit = state.shownSwimUnit
    let goal = try? state.swim.goal()
    return View.element("section", .class("hold"), .attribute("aria-labelledby", "hold-label")) {
      View.element("div", .class("row-head")) {
        View.element("h2", .class("label"), .attribute("id", "hold-label")) { "Hold this" }
        chips(
          name: "hold-unit", label: "Unit of the paces",
          [DistanceUnit.metre, .yard, .foot].map {
            Chip($0.symbol, name: $0.plural, isChosen: $0 == unit, .edited(.swimUnit($0)))
          })
      }
      View.element("dl", .class("paces")) {
        for count in Self.divisions {
          View.element("div") {
            View.element("dt") { "per \(count)" }
            View.element("dd", .attribute("id", "hold-\(count)")) {
              smallHundredths(goal?.hold(per: count, unit)?.written(to: .hundredths) ?? "—")
            }
          }
        }
      }
    }
  }

  private static let divisions: [Int64] = [25, 50, 100]

  // MARK: The splits

  private var swimStepChoices: [View<Action>] {
    let (unit, every) = (state.shownSwimUnit, state.swim.every)
    let steps = Self.divisions.compactMap { count in Distance(count, unit).map { Distance.Written($0, in: unit) } }
    let isUsual = every == nil || steps.contains { $0.distance == every?.distance }
    let lengths = Chip("Length", name: "each length of the pool", isChosen: every == nil, Action.edited(.swimStep(nil)))
    let others = steps.map { step in
      Chip(step.text, isChosen: step.distance == every?.distance, Action.edited(.swimStep(step)))
    }
    return [
      chips(name: "per-choice", label: "Splits every", [lengths] + others),
      otherButton(.swimStep, chosen: isUsual ? nil : every?.text),
    ]
  }
}
