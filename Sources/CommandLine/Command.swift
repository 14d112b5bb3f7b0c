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
  /// What it cannot do without, as a person would say it: `--base, and --time or --points`; `nil` where each lack has its
  /// own words.
  let needs: String?
  /// What it takes besides options.
  let argument: Argument?
  /// Commands to copy, the commonest first; never empty.
  let examples: [Example]
  /// How it may end, in rising order.
  let exitCodes: [ExitCode]
  /// Carries it out.
  let run: @Sendable (Invocation, Surroundings) throws(Refusal) -> Outcome

  /// A row of the table; most commands take no argument.
  init(
    name: String, summary: String, explanation: [String], options: [Option], needs: String? = nil,
    argument: Argument? = nil, examples: [Example], exitCodes: [ExitCode],
    run: @escaping @Sendable (Invocation, Surroundings) throws(Refusal) -> Outcome
  ) {
    (self.name, self.summary, self.explanation) = (name, summary, explanation)
    (self.options, self.needs, self.argument) = (options, needs, argument)
    (self.examples, self.exitCodes, self.run) = (examples, exitCodes, run)
  }

  /// An argument: `completions SHELL`, `help [COMMAND]`, `css TRIAL...`.
  struct Argument: Sendable {
    let parameter: Parameter
    let isRequired: Bool
    /// Whether several may stand there, one after the other.
    var isRepeatable = false
    /// What it is for, in one line with no full stop.
    let meaning: String
  }

  /// A command line to copy, and what comes of it in one line with no full stop.
  struct Example: Sendable {
    let line: String
    let effect: String
  }

  /// As help shows it: `lapwing help [COMMAND]`, `lapwing css [OPTION]... TRIAL...`.
  var usage: String {
    var usage = "lapwing \(name)"
    if !options.isEmpty { usage += " [OPTION]..." }
    if let argument {
      usage += argument.isRequired ? " \(argument.parameter.name)" : " [\(argument.parameter.name)]"
      if argument.isRepeatable { usage += "..." }
    }
    return usage
  }
}
