/// One row of the table of commands, from which parsing, help, completions and the manual are made.
struct Command: Sendable {
  /// What stands after `lapwing`.
  let name: String
  /// What it does, in one line with no full stop.
  let summary: String
  /// What more there is to know, a paragraph each.
  let explanation: [String]
  /// Its own options; those of ``Option/everywhere`` come with every command.
  let options: [Option]
  /// What it takes besides options, at most one so far.
  let argument: Argument?
  /// Commands to copy, the commonest first; never empty.
  let examples: [Example]
  /// How it may end, in rising order.
  let exitCodes: [ExitCode]
  /// Carries it out.
  let run: @Sendable (Invocation, Surroundings) throws(Refusal) -> Outcome

  /// An argument: `completions SHELL`, `help [COMMAND]`.
  struct Argument: Sendable {
    let parameter: Parameter
    let isRequired: Bool
    /// What it is for, in one line with no full stop.
    let meaning: String
  }

  /// A command line to copy, and what comes of it in one line with no full stop.
  struct Example: Sendable {
    let line: String
    let effect: String
  }

  /// As help shows it: `lapwing help [COMMAND]`.
  var usage: String {
    var usage = "lapwing \(name)"
    if !options.isEmpty { usage += " [OPTION]..." }
    if let argument {
      usage += argument.isRequired ? " \(argument.parameter.name)" : " [\(argument.parameter.name)]"
    }
    return usage
  }

  /// The command of the table with that name.
  static func named(_ name: String) -> Command? {
    all.first { $0.name == name }
  }
}
