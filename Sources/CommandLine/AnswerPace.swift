import JSON
import Pacing

/// `lapwing pace`: works out the third of time, distance and pace.
func answerPace(_ invocation: Invocation, in surroundings: Surroundings) throws(Refusal) -> Outcome {
  let question = try PaceQuestion(reading: invocation, commaIsDecimal: surroundings.decimalMarkIsComma)
  let report = try PaceReport(question)
  var outcome = Outcome()
  if invocation.has(.json) {
    outcome.output = report.json.compact + "\n"
  } else if invocation.has(.plain) {
    outcome.output = report.plain
  } else {
    outcome.output = report.text(isBold: surroundings.wantsBold(unless: invocation.has(.noColor)))
  }
  if !invocation.has(.quiet) { outcome.remarks += question.guesses.joined() }
  if invocation.has(.verbose) { outcome.remarks += question.echoes.joined() }
  return outcome
}
