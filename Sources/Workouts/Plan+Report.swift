import Measures
public import Pacing

extension Plan {
  /// The plan in a sentence, its totals, its rows in columns, and what one should know.
  ///
  /// - Parameter keepsLastRests: Whether all rests are taken, whatever their rows say.
  /// - Returns: The figures time, distance, pace, work and rest; a row for each row of the plan, indented by two spaces for each
  ///   repeat around it.
  public func report(keepsLastRests: Bool = false) -> Report {
    let timeline = Timeline(self, keepsLastRests: keepsLastRests)
    let totals = timeline.totals
    return Report(
      sentence: summary(of: totals), figures: figures(of: totals), table: table(timeline),
      remarks: remarks(totals, timeline, keepsLastRests: keepsLastRests), workings: [])
  }

  private func summary(of totals: Totals) -> String {
    let isTimed = totals.unknownTimes == 0 || (totals.time ?? .zero) > .zero
    let time = isTimed ? totals.time.map { (totals.unknownTimes > 0 ? "at least " : "") + $0.written } : nil
    let numbers = [distanceText(totals), time].compactMap { $0 }.joined(separator: " in ")
    return (title.isEmpty ? "Plan" : title) + (numbers.isEmpty ? "" : ": " + numbers) + "."
  }

  private func distanceText(_ totals: Totals) -> String? {
    totals.distance.flatMap { $0 > .zero ? Distance.Written($0, in: units.distance).text : nil }
  }

  private func figures(of totals: Totals) -> [Report.Figure] {
    let work = totals.work.map { $0.written } ?? "—"
    return [
      Report.Figure("Time", (totals.time?.written ?? "—") + (totals.unknownTimes > 0 ? " and more" : "")),
      Report.Figure("Distance", (distanceText(totals) ?? "—") + (totals.unknownDistances > 0 ? " and more" : "")),
      Report.Figure("Average pace", totals.pace?.written(in: units.pace) ?? "—"),
      Report.Figure(
        "Work",
        totals.knowsWork ? work + (totals.workPace.map { " at " + $0.written(in: units.pace) } ?? "") : "unknown"),
      Report.Figure("Rest", totals.knowsRest ? totals.rest?.written ?? "—" : "unknown"),
    ]
  }

  private func remarks(_ totals: Totals, _ timeline: Timeline, keepsLastRests: Bool) -> [String] {
    var remarks: [String] = []
    let kept = Timeline(self, keepsLastRests: true).totals.time
    if !keepsLastRests, let kept, kept != totals.time {
      remarks.append("With the last rests taken too: " + kept.written + ".")
    }
    if totals.unknownTimes > 0 { remarks.append(Self.counted(totals.unknownTimes, "step") + " without a time.") }
    if totals.unknownDistances > 0 {
      remarks.append(Self.counted(totals.unknownDistances, "step") + " without a distance.")
    }
    for row in rows {
      guard let step = row.item.step, step.isSendOff else { continue }
      if let words = Self.words(of: timeline.parts(of: row.item.id)) {
        remarks.append("The send-off of " + step.amountText + words)
      }
    }
    return remarks
  }

  /// How often a send-off is missed and by how much at most, or what rest it leaves; `nil` where nobody knows.
  private static func words(of waits: [Timeline.Part]) -> String? {
    var (most, missed, least, longest) = (Time.zero, 0, Time.longest, Time.zero)
    for wait in waits {
      if wait.late > .zero { missed += 1 }
      most = max(most, wait.late)
      guard let rest = wait.time else { continue }
      (least, longest) = (min(least, rest), max(longest, rest))
    }
    if missed > 0 {
      let often = missed == 1 ? "once, by " : "\(missed) times, by up to "
      return " is missed " + often + Step.words(of: most) + "."
    }
    guard least <= longest else { return nil }
    return " leaves " + (least == longest ? "" : Step.words(of: least) + " to ") + Step.words(of: longest) + " of rest."
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 " + noun : "\(count) " + noun + "s"
  }

  // MARK: The rows

  private func table(_ timeline: Timeline) -> Table {
    Table(
      columns: ["Step", "Distance", "Time", "Pace"],
      rows: rows.map { row in
        let indent = String(repeating: "  ", count: row.depth)
        switch row.item.content {
        case .unread(let text): return [indent + "not read: " + text.trimmedToLine, "", "", ""]
        case .repeats(let repeats): return [indent + "\(repeats.count) ×"] + cells(of: timeline.totals(of: row.item.id))
        case .step(let step): return [indent + step.reportName] + cells(of: step)
        }
      })
  }

  private func cells(of totals: Totals?) -> [String] {
    guard let totals else { return ["", "", ""] }
    return [
      distanceText(totals) ?? "", totals.unknownTimes > 0 ? "" : totals.time.map { $0.written } ?? "",
      totals.pace?.written(in: units.pace) ?? "",
    ]
  }

  private func cells(of step: Step) -> [String] {
    [
      step.distance(for: athlete).map { $0.number(in: step.units.distance, upTo: 3) + " " + step.units.distance.symbol }
        ?? "",
      step.time(for: athlete).map { $0.written } ?? "",
      paceText(of: step),
    ]
  }

  private func paceText(of step: Step) -> String {
    switch step.target {
    case .range(let faster, let slower)?:
      guard let first = faster.pace(for: athlete), let second = slower.pace(for: athlete) else {
        return faster.text(in: step.units.pace) + " to " + slower.text(in: step.units.pace)
      }
      return first.written(in: step.units.pace) + " to " + second.written(in: step.units.pace)
    case .pace(let aim)? where aim.pace(for: athlete) == nil: return aim.text(in: step.units.pace)
    default: return step.pace(for: athlete)?.written(in: step.units.pace) ?? ""
    }
  }
}

extension Step {
  /// What a row of columns calls it.
  fileprivate var reportName: String {
    var name =
      switch kind {
      case .warmUp: "warm-up"
      case .work: "work"
      case .rest: isSendOff ? "leave every" : "rest"
      case .coolDown: "cool-down"
      }
    if case .untilTapped = extent { name += " until tapped" }
    if case .shrinking(_, let by) = extent { name += ", " + Self.words(of: by) + " shorter each time" }
    if parts > 1 { name += ", one of \(parts) parts" }
    if isRest, skipsLast == isSendOff { name += skipsLast ? ", not after the last" : ", after the last too" }
    if isLocked { name += ", locked" }
    return note.isEmpty ? name : name + ", " + note
  }

  /// A short time in words: `12.5 s`, `1:30`.
  static func words(of time: Time) -> String {
    time.milliseconds < 60_000 ? time.milliseconds.written(upTo: 3) + " s" : time.written
  }
}
