import Interface
import Measures
import Pacing

extension PaceRoom {
  /// A time, its event and course, and the times in the other courses.
  var conversionView: [View<Action>] {
    [
      View.element("div", .class("inputs")) {
        topics
        View.element("div", .class("boxes")) { box(.conversionTime) }
        choice("Swum in", [courseChips])
        choice("Stroke", [strokeChips])
        choice("Distance", [eventChips])
        choice("Factors", [factorChips])
      },
      outputs(of: state.conversion, hint: "Set a time, and it stands here for the other courses.") { report in
        report.table.map { [columns($0, name: report.sentence)] } ?? []
      },
    ]
  }

  private var courseChips: View<Action> {
    chips(
      name: "course", label: "Swum in",
      Course.allCases.map {
        Chip($0.symbol, name: $0.name, isChosen: $0 == state.conversion.from, .edited(.course($0)))
      })
  }

  private var strokeChips: View<Action> {
    chips(
      name: "stroke", label: "Stroke",
      Stroke.allCases.map { stroke in
        let event = state.nearestEvent(of: stroke)
        return Chip(stroke.title, isChosen: stroke == state.conversion.event?.stroke, .edited(.event(event)))
      })
  }

  private var eventChips: View<Action> {
    chips(
      name: "event", label: "Distance",
      state.events(of: state.conversion.event?.stroke ?? .free).map {
        Chip("\($0.length)", isChosen: $0 == state.conversion.event, .edited(.event($0)))
      })
  }

  private var factorChips: View<Action> {
    chips(
      name: "factors", label: "Factors",
      FactorSet.allCases.map {
        Chip($0.title, name: $0.name, isChosen: $0 == state.conversion.set, .edited(.factors($0)))
      })
  }
}

extension PaceState {
  /// The races of a stroke in the course that the time was swum in, the shortest first; at least one.
  fileprivate func events(of stroke: Stroke) -> [SwimEvent] {
    SwimEvent.all(in: conversion.from ?? .shortYards).filter { $0.stroke == stroke }
  }

  /// The race of a stroke that is nearest in length to the one that is chosen.
  fileprivate func nearestEvent(of stroke: Stroke) -> SwimEvent {
    let (all, length) = (events(of: stroke), conversion.event?.length ?? 0)
    return all.dropFirst().reduce(all[0]) { abs($1.length - length) < abs($0.length - length) ? $1 : $0 }
  }

  /// Says that the time was swum in another course: the race becomes the one that is swum there in its place, where there
  /// is one; else it stays, and is refused.
  mutating func swimIn(_ course: Course) {
    conversion.event = conversion.event?.counterpart(in: course) ?? conversion.event
    (conversion.from, conversion.to) = (course, nil)
  }
}

extension Stroke {
  /// What stands on its chip.
  fileprivate var title: String {
    switch self {
    case .free: "Free"
    case .back: "Back"
    case .breast: "Breast"
    case .fly: "Fly"
    case .medley: "IM"
    }
  }
}

extension FactorSet {
  /// What stands on its chip.
  fileprivate var title: String {
    switch self {
    case .ageGroup: "Age-group"
    case .flatTwoPercent: "Flat 2%"
    }
  }
}
