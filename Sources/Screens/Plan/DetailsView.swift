import Interface
import Measures
import Pacing
import Workouts

extension PlanRoom {
  /// All about a row: what it is for, what ends it, how fast it goes.
  func details(of step: Step, _ id: Int) -> View<Action> {
    View.element("div", .class("sheet-contents details")) {
      sheetHead("Row", dismissed: .dismissed)
      choiceLine(
        "For",
        [
          chips(
            name: "kind", label: "What it is for",
            Step.Kind.allCases.map { Chip($0.name, isChosen: $0 == step.kind, .edited(.kind(id, $0))) })
        ])
      choiceLine("Ends", [chips(name: "extent", label: "What ends it", ends(of: step, id))])
      if case .shrinking(let from, let by) = step.extent { shrinking(id, from: from, by: by) }
      if !step.isSendOff { paceLines(of: step, id) }
      if step.isRest {
        choiceLine(
          "After the last repeat",
          [
            chips(
              name: "last", label: "After the last repeat",
              [
                Chip("Skip", isChosen: step.skipsLast, .edited(.lastToggled(id))),
                Chip("Take", isChosen: !step.skipsLast, .edited(.lastToggled(id))),
              ])
          ])
      }
      line("Note") {
        View.element(
          "input", .class("line-input"), .attribute("type", "text"), .label("Note"),
          .attribute("placeholder", "free, downhill"),
          .attribute("maxlength", "200"), .property("value", .text(step.note)),
          .on(.change) { .edited(.noted(id, $0.value.text)) })
      }
      View.element("div", .class("sheet-foot")) {
        wordButton("Delete", .edited(.deleted(id)))
        wordButton("Done", isPrimary: true, .dismissed)
      }
    }
  }

  private func ends(of step: Step, _ id: Int) -> [Chip<Action>] {
    let time = step.time(for: plan.athlete) ?? .seconds(60)
    let distance = step.distance(for: plan.athlete) ?? .metres(400)
    var (isDistance, isTime, isTapped, isShrinking) = (false, false, false, false)
    switch step.extent {
    case .distance: isDistance = true
    case .time: isTime = true
    case .untilTapped: isTapped = true
    case .shrinking: isShrinking = true
    case .sendOff, nil: break
    }
    var chips = [
      Chip("Time", isChosen: isTime, Action.edited(.extent(id, .time(time)))),
      Chip("Distance", isChosen: isDistance, .edited(.extent(id, .distance(distance)))),
      Chip("Tap", name: "until tapped", isChosen: isTapped, .edited(.extent(id, .untilTapped))),
    ]
    if step.isRest {
      chips.append(
        Chip(
          "Send-off", name: "leave every", isChosen: step.isSendOff,
          .edited(.extent(id, .sendOff(step.isSendOff ? time : usualSendOff(before: id))))))
      chips.append(
        Chip("Shrinking", isChosen: isShrinking, .edited(.extent(id, .shrinking(from: time, by: .seconds(5))))))
    }
    return chips
  }

  /// A send-off that leaves a little rest behind the step above a row: a quarter more, to whole five seconds; two minutes where its
  /// time is not known.
  private func usualSendOff(before id: Int) -> Time {
    let rows = plan.rows
    guard let index = rows.firstIndex(where: { $0.item.id == id }), index > 0,
      let time = rows[index - 1].item.step?.time(for: plan.athlete)
    else { return .seconds(120) }
    return Time(milliseconds: (time.milliseconds * 5 / 4 + 4999) / 5000 * 5000) ?? .seconds(120)
  }

  private func shrinking(_ id: Int, from: Time, by: Time) -> View<Action> {
    func step(_ seconds: Int64) -> Action? {
      Time(milliseconds: by.milliseconds + seconds * 1000).map { .edited(.extent(id, .shrinking(from: from, by: $0))) }
    }
    return choiceLine(
      "Shorter each time by",
      [stepper("Shorter each time by", value: by.milliseconds.written(upTo: 3) + " s", less: step(-1), more: step(1))])
  }

  // MARK: The pace

  private func paceLines(of step: Step, _ id: Int) -> [View<Action>] {
    let athlete = plan.athlete
    let pace = step.pace(for: athlete)
    var (isFigure, isRange, anchor): (Bool, Bool, Anchor?) = (false, false, nil)
    switch step.target {
    case .pace(let aim)?: (isFigure, anchor) = (aim.anchor == nil, aim.anchor)
    case .range: isRange = true
    case .time?, nil: break
    }
    var lines = [
      choiceLine(
        "Pace",
        [
          chips(
            name: "aim", label: "Pace",
            [
              Chip("Open", isChosen: step.target == nil, Action.edited(.target(id, nil))),
              Chip(
                "Figure", isChosen: isFigure,
                pace.map { .edited(.target(id, .pace(.pace($0)))) } ?? .opened(.row(id, .pace), byTouch: false)),
              Chip("Range", isChosen: isRange, .edited(.target(id, range(around: pace)))),
              Chip("Threshold", isChosen: anchor == .threshold, relative(to: .threshold, id)),
              Chip(
                "CSS", name: "critical swim speed", isChosen: anchor == .criticalSwimSpeed,
                relative(to: .criticalSwimSpeed, id)),
            ])
        ])
    ]
    if case .pace(.offset(let anchor, let milliseconds))? = step.target {
      lines.append(offset(id, anchor, milliseconds))
    }
    if case .range(let faster, let slower)? = step.target {
      lines.append(ends(of: faster, slower, id, step.units.pace))
    }
    return lines
  }

  /// A range of two seconds a kilometre to both sides of a pace, of 5:00/km where there is none.
  private func range(around pace: Pace?) -> Step.Target {
    let kilometre = Distance.metres(1000)
    let middle = pace.flatMap { $0.time(over: kilometre)?.milliseconds } ?? 300_000
    guard let fast = Time(milliseconds: max(1000, middle - 2000)).flatMap({ Pace(covering: kilometre, in: $0) }),
      let slow = Time(milliseconds: middle + 2000).flatMap({ Pace(covering: kilometre, in: $0) })
    else { preconditionFailure("no range around \(middle) ms") }
    return .range(.pace(fast), .pace(slow))
  }

  /// What chooses a pace by an anchor: where that is not known yet it is asked for.
  private func relative(to anchor: Anchor, _ id: Int) -> Action {
    plan.athlete[anchor] == nil
      ? .opened(.anchor(anchor), byTouch: false) : .edited(.target(id, .pace(.offset(anchor, milliseconds: 0))))
  }

  private func offset(_ id: Int, _ anchor: Anchor, _ milliseconds: Int64) -> View<Action> {
    let step: Int64 = anchor == .threshold ? 5000 : 1000
    func moved(_ by: Int64) -> Action { .edited(.target(id, .pace(.offset(anchor, milliseconds: milliseconds + by)))) }
    let aim = Aim.offset(anchor, milliseconds: milliseconds)
    let isPossible = Aim.offset(anchor, milliseconds: milliseconds - step).pace(for: plan.athlete) != nil
    return choiceLine(
      aim.pace(for: plan.athlete)?.written(in: plan.athlete[anchor]?.unit ?? .perKilometre) ?? "",
      [
        stepper(
          "Seconds to " + anchor.name, value: aim.text(in: .perKilometre), less: isPossible ? moved(-step) : nil,
          more: moved(step))
      ])
  }

  private func ends(of faster: Aim, _ slower: Aim, _ id: Int, _ unit: PaceUnit) -> View<Action> {
    choiceLine(
      "From, to",
      [
        endButton(faster.text(in: unit), "Faster pace", .row(id, .pace)),
        endButton(slower.text(in: unit), "Slower pace", .slower(id)),
      ])
  }

  private func endButton(_ value: String, _ name: String, _ field: PlanField) -> View<Action> {
    View.element(
      "button", .class("other chosen"), .attribute("type", "button"), .label(name + ", " + value),
      .on(.click) { .opened(field, byTouch: $0.value.isByTouch) }
    ) { View.element("span") { value } }
  }
}

extension Step.Kind {
  /// What it is called.
  fileprivate var name: String {
    switch self {
    case .warmUp: "Warm-up"
    case .work: "Work"
    case .rest: "Rest"
    case .coolDown: "Cool-down"
    }
  }
}
