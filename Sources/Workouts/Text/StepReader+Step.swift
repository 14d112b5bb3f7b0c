import Measures
import Pacing

// From the pieces of a row to its step.

extension StepReader {
  func assembled(_ range: Range<Int>) throws(Blunder) -> [Item.Content] {
    let whole = trimmed(range)
    guard note.count <= Plan.mostNameBytes else {
      throw Blunder(whole, "A note has at most \(Plan.mostNameBytes) bytes", "Make it shorter.")
    }
    let units = self.units
    var step = try step(whole, units)
    (step.isLocked, step.note) = (isLocked, String(decoding: note, as: UTF8.self))
    guard let sendOff else { return [.step(step)] }
    var wait = Step(
      .rest, .sendOff(sendOff.value), parts: isAlone ? parts : 1, units: isAlone ? units : plan.units,
      skipsLast: skipsLast)
    guard isAlone else { return [.step(step), .step(wait)] }
    (wait.isLocked, wait.note) = (isLocked, String(decoding: note, as: UTF8.self))
    return [.step(wait)]
  }

  /// Whether the row is nothing but a send-off.
  var isAlone: Bool {
    sendOff != nil && extent == nil && target == nil && time == nil && (kind == nil || kind == .rest)
  }

  func step(_ whole: Range<Int>, _ units: Units) throws(Blunder) -> Step {
    var (extent, target) = (extent?.value, target?.value)
    if kind == .rest, let bareNumber {
      throw Blunder(
        bareNumber, "A rest of " + text(bareNumber) + " could be seconds or metres", "Type " + text(bareNumber) + " s.",
        mend: text(bareNumber) + " s")
    }
    if let shrinksBy {
      guard kind == .rest, case .time(let from) = extent else {
        throw Blunder(whole, "Only a rest of some time shrinks", "Type 60 s rest shrinking by 5 s.")
      }
      extent = .shrinking(from: from, by: shrinksBy)
    }
    if let time {
      guard case .distance(let distance) = extent else {
        throw Blunder(time.range, "A time behind in goes with a distance", "Type 400 m in 90 s.")
      }
      try checkAgrees(distance, time.value, whole)
      target = .time(time.value)
    }
    if isBlank {
      guard extent == nil, target == nil else {
        throw Blunder(whole, "A blank row has nothing in it", "Leave blank out.")
      }
    } else if extent == nil, target == nil, sendOff == nil {
      throw Blunder(
        whole, "“" + text(whole).trimmedToLine + "” says neither how far nor how long", "Type 800 m, or 10 min.")
    }
    // In a rest with a send-off behind it the word about the last time is the send-off's.
    let ownSkip = sendOff == nil ? skipsLast : nil
    return Step(kind ?? .work, extent, target: target, parts: parts, units: units, skipsLast: ownSkip)
  }

  /// Refuses a time and a pace over one distance that do not agree to the digits that were written.
  func checkAgrees(_ distance: Distance, _ time: Time, _ whole: Range<Int>) throws(Blunder) {
    guard let target, case .pace(let aim) = target.value, let pace = aim.pace(for: plan.athlete), let paceUnit else {
      if let target {
        throw Blunder(target.range, "A row has a time for its distance or a pace, not both", "Leave one of them out.")
      }
      return
    }
    guard let own = Pace(covering: distance, in: time) else { return }
    let (says, isReally) = (pace.written(in: paceUnit, to: .seconds), own.written(in: paceUnit, to: .seconds))
    guard !says.utf8.elementsEqual(isReally.utf8) else { return }
    let amount = Distance.Written(distance, in: distanceUnit ?? .metre).text + " in " + time.written
    throw Blunder(target.range, amount + " is " + isReally + ", not " + says, "Leave one of them out.", mend: nil)
  }

  /// The units that the row is shown in: as it says, as it is written, or as is usual.
  var units: Units {
    var units = PlanText.usualUnits(distance: distanceUnit, pace: paceUnit, in: plan)
    if let distance = shown.distance { units.distance = distance }
    if let pace = shown.pace { units.pace = pace }
    return units
  }
}
