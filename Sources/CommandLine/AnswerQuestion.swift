import JSON
import Pacing

/// A question that a command asks, with its answer for programs too.
protocol AskedQuestion: Question {
  /// The answer as named values in base units, the unit in each name; `version` and `remarks` come with every answer.
  func data() throws(QuestionError) -> [JSON.Member]
}

/// Answers a command that asks a question of the core: the same digits in words, columns and data.
func answer<Asked: AskedQuestion>(
  _ question: Asked.Type, asked invocation: Invocation, in surroundings: Surroundings
) throws(Refusal) -> Outcome {
  try answer(question, asked: invocation, in: surroundings) { question, report throws(QuestionError) in
    let form = invocation.form(in: surroundings)
    return form == .json ? report.json(of: try question.data()) : report.written(as: form)
  }
}

/// Answers a command that asks a question of the core, with an output of its own.
func answer<Asked: Question>(
  _ question: Asked.Type, asked invocation: Invocation, in surroundings: Surroundings,
  output: (Asked, Report) throws(QuestionError) -> String
) throws(Refusal) -> Outcome {
  do throws(QuestionError) {
    let reading = try QuestionReading<Asked>(of: invocation, commaIsDecimal: surroundings.decimalMarkIsComma)
    let report = try reading.question.report()
    var outcome = Outcome(output: try output(reading.question, report))
    if !invocation.has(.quiet) { outcome.remarks += reading.guesses.joined() }
    if invocation.has(.verbose) { outcome.remarks += reading.echoes.joined() + report.workingsText }
    return outcome
  } catch {
    throw Refusal(error, of: invocation)
  }
}

/// How an answer is printed.
enum OutputForm: Equatable {
  case text(isBold: Bool), plain, csv, json
}

extension Invocation {
  /// The form that was asked for, text where none was.
  func form(in surroundings: Surroundings) -> OutputForm {
    if has(.json) { return .json }
    if has(.plain) { return .plain }
    if has(.csv) { return .csv }
    return .text(isBold: surroundings.wantsBold(unless: has(.noColor)))
  }
}
