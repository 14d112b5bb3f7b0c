import JSON
import Measures
import Pacing
import Workouts

/// `lapwing plan show FILE`: a plan with its totals.
func showPlan(_ invocation: Invocation, in surroundings: Surroundings) throws(Refusal) -> Outcome {
  let input = try PlanInput(invocation, in: surroundings)
  let keeps = invocation.value(of: .lastRests) == "keep"
  let report = input.reading.plan.report(keepsLastRests: keeps)
  let form = invocation.form(in: surroundings)
  let output =
    form == .json ? report.json(of: input.reading.plan.data(keepsLastRests: keeps)) : report.written(as: form)
  return Outcome(
    output: output, remarks: input.losses + input.faults, exitCode: input.reading.faults.isEmpty ? .ok : .notUnderstood)
}

/// `lapwing plan fit FILE --time 27:00 --keep distance`: the rows follow a total.
func fitPlan(_ invocation: Invocation, in surroundings: Surroundings) throws(Refusal) -> Outcome {
  let ways = [Option.keep, .onlyUnlocked, .changeRepeats].filter(invocation.has)
  if ways.count > 1 { throw .exclusive(ways[0].typed, ways[1].typed) }
  let totals = [Option.time, .distance, .pace].filter(invocation.has)
  if totals.count > 1 { throw .exclusive(totals[0].typed, totals[1].typed) }
  let example = "lapwing plan fit miles.txt --time 27:00 --keep distance"
  guard let asked = totals.first else {
    throw .missingOption("--time, --distance or --pace", of: "plan fit", example: example)
  }
  guard !ways.isEmpty else {
    throw .missingOption("--keep, --only-unlocked or --change-repeats", of: "plan fit", example: example)
  }
  let total = try total(asked, of: invocation, in: surroundings)
  let input = try PlanInput(invocation, in: surroundings)
  if let refusal = input.refusal { return refusal }
  do throws(FitError) {
    let fitted = try input.reading.plan.fitted(to: total, way(of: invocation))
    let report = fitted.report()
    return Outcome(
      output: invocation.has(.json) ? report.json(of: fitted.data()) : fitted.text, remarks: input.losses)
  } catch {
    throw .refused(
      owner: asked.typed, text: invocation.value(of: asked), wrong: error.wrong, rightForm: error.rightForm)
  }
}

private func way(of invocation: Invocation) -> Plan.Way {
  if invocation.has(.onlyUnlocked) { return .onlyUnlocked }
  if invocation.has(.changeRepeats) { return .changeRepeats }
  return switch invocation.value(of: .keep) {
  case "time": .keepTimes
  case "pace": .keepPaces
  default: .keepDistances
  }
}

private func total(
  _ option: Option, of invocation: Invocation, in surroundings: Surroundings
) throws(Refusal) -> Plan.Total {
  let text = invocation.value(of: option) ?? ""
  let mark: DecimalMark = text.utf8.contains(UInt8(ascii: ",")) && surroundings.decimalMarkIsComma() ? .comma : .point
  do throws(ReadingError) {
    switch option.name {
    case Option.time.name: return .time(try Time(reading: text))
    case Option.distance.name:
      return .distance(try Distance.Written(reading: text, unit: .metre, decimalMark: mark).distance)
    default: return .pace(try Pace.Written(reading: text, unit: .perKilometre, decimalMark: mark).pace)
    }
  } catch {
    throw .unreadable(option: option.typed, text: text, error)
  }
}

/// `lapwing plan export FILE --to link`: a plan in another form.
func exportPlan(_ invocation: Invocation, in surroundings: Surroundings) throws(Refusal) -> Outcome {
  let form = invocation.has(.json) ? "json" : invocation.value(of: .form) ?? "text"
  if invocation.has(.address), form != "link" { throw .exclusive("--page", "--to " + form) }
  let input = try PlanInput(invocation, in: surroundings)
  if let refusal = input.refusal { return refusal }
  let plan = input.reading.plan
  switch form {
  case "json": return Outcome(output: plan.report().json(of: plan.data()), remarks: input.losses)
  case "intervals":
    let intervals = plan.intervals
    let losses =
      invocation.has(.quiet) ? "" : intervals.losses.map { "lapwing: \(clause($0.words.namingInvisible))\n" }.joined()
    return Outcome(output: intervals.text, remarks: input.losses + losses)
  case "link":
    if let address = invocation.value(of: .address), !address.hasPrefix("http") || address.contains("#") {
      throw .refused(
        owner: Option.address.typed, text: address, wrong: "This is no address of a page",
        rightForm: "Type https://example.org/, without a #.")
    }
    var fields = Fields()
    fields.add("text", plan.text)
    return Outcome(
      output: (invocation.value(of: .address) ?? "") + "#plan;" + fields.linkText + "\n", remarks: input.losses)
  default: return Outcome(output: plan.text, remarks: input.losses)
  }
}
