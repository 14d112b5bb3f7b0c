import Measures
import Pacing

/// `lapwing splits`: the splits of a goal, as a band for the wrist where that is asked for.
func answerSplits(_ invocation: Invocation, in surroundings: Surroundings) throws(Refusal) -> Outcome {
  guard invocation.has(.band) else { return try answer(SplitsQuestion.self, asked: invocation, in: surroundings) }
  return try answer(SplitsQuestion.self, asked: invocation, in: surroundings) {
    question, report throws(QuestionError) in
    guard let table = report.table else { preconditionFailure("splits without columns") }
    return band(of: table, name: try question.splits().distance.name)
  }
}

/// Distance and clock of each split, to be cut out and worn: the goal, then two columns, in at most ``bandWidth`` columns.
///
/// - Parameters:
///   - splits: The distance, the split and the clock, row by row.
///   - name: What the whole distance is called, where it has a name.
/// - Returns: The lines of the band, each ended.
private func band(of splits: Table, name: String?) -> String {
  var rows = ([splits.columns] + splits.rows).map { (distance: $0[0], clock: $0[2]) }
  guard let last = splits.rows.last else { return "" }
  rows[0].clock = "clock"
  let (whole, time) = (name ?? last[0] + " " + splits.columns[0], last[2])
  let isShort = whole.count + 1 + time.count <= bandWidth
  if rows.map(\.distance.count).max() ?? 0 > bandWidth - 2 - time.count {
    // Only of more than a million kilometres a year: whole units do there.
    rows = rows.map { (String($0.distance.prefix { $0 != "." }), $0.clock) }
  }
  let columns = Table(columns: ["", ""], rows: rows.map { [$0.distance, $0.clock] }).text(isRight: [true, true])
  return whole + (isShort ? " " : "\n") + time + "\n" + columns
}

/// How wide a band for the wrist is at most.
private let bandWidth = 24
