public import Measures
public import Pacing

/// Why a plan cannot be as somebody wants it.
public enum PlanError: PacingError {
  /// So many repeats.
  case repeats(Int)
  /// More repeats inside one another than are drawn or read.
  case depth
  /// So many rows.
  case rows(Int)
  /// So many steps once all repeats are done.
  case steps(Int)
  /// A rest that shrinks below nothing before the repeats are done.
  case shrunk(from: Time, by: Time, repeats: Int)

  /// What is wrong, as a sentence without its full stop.
  public var wrong: String {
    switch self {
    case .repeats(let count): "A repeat is done 1 to \(Plan.mostRepeats) times, this says \(count)"
    case .depth: "Repeats lie at most \(Plan.mostDepth) deep inside one another"
    case .rows(let count): "A plan has at most \(Plan.mostRows) rows, this has \(count)"
    case .steps(let count):
      count > 1_000_000
        ? "A plan has at most \(Plan.mostSteps) steps with all its repeats, this has more than a million"
        : "A plan has at most \(Plan.mostSteps) steps with all its repeats, this has \(count)"
    case .shrunk(let from, let by, let repeats):
      "A rest of " + from.written + " that shrinks by " + by.written + " is below nothing before repeat \(repeats)"
    }
  }

  /// What would have been right, as a sentence.
  public var rightForm: String {
    switch self {
    case .repeats: "Type 6 x 800 m."
    case .depth, .rows: "Leave some out, or make two plans of it."
    case .steps: "Use fewer repeats, or make two plans of it."
    case .shrunk: "Begin with a longer rest, or shrink it by less."
    }
  }
}
