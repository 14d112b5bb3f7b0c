/// `lapwing help [COMMAND]`: the full help of a command, or the list of them all.
func showHelp(_ invocation: Invocation, in surroundings: Surroundings) throws(Refusal) -> Outcome {
  let name = invocation.arguments.joined(separator: " ")
  if name.isEmpty { return Outcome(output: Help.overview) }
  if invocation.arguments.count > 1, Command.group(invocation.arguments[0]).isEmpty {
    throw .extraArgument(invocation.arguments[1], of: "help")
  }
  if !Command.group(name).isEmpty { return Outcome(output: Help.group(name)) }
  guard let command = Command.named(name) else { throw .unknownCommand(name) }
  return Outcome(output: Help.full(of: command))
}

/// The texts of help, made from the table.
enum Help {
  /// What `lapwing --help` prints: the commands, and the options that all of them take.
  static var overview: String {
    """
    lapwing: a training notebook for runners, swimmers and their coaches

    Usage: lapwing COMMAND [OPTION]...

    Commands:
    \(columns(commandRows))
    Options of every command:
    \(columns(rows(of: Option.everywhere)))
    lapwing help COMMAND tells more of one, lapwing manual prints the manual page.

    """
  }

  /// What `lapwing help plan` prints: the commands that begin with a word.
  static func group(_ name: String) -> String {
    """
    Usage: lapwing \(name) \(Command.group(name).map { $0.name.dropFirst(name.count + 1) }.joined(separator: "|")) ...

    \(columns(Command.group(name).map { ($0.name, $0.summary) }))
    lapwing help \(Command.group(name)[0].name) tells more.

    """
  }

  /// What `lapwing -h` prints: an example, then the commands.
  static var short: String {
    """
    Example: \(Command.all[0].examples[0].line)

    Usage: lapwing COMMAND [OPTION]...

    \(columns(commandRows))
    lapwing help COMMAND tells more.

    """
  }

  /// What `lapwing pace -h` prints: an example, then its options.
  static func short(of command: Command) -> String {
    """
    Example: \(command.examples[0].line)

    Usage: \(command.usage)
    \(command.summary)

    \(columns(argumentRows(of: command) + rows(of: command.options + [.help])))
    lapwing help \(command.name) tells more.

    """
  }

  /// What `lapwing help pace` and `lapwing pace --help` print.
  static func full(of command: Command) -> String {
    var text = "lapwing \(command.name): \(command.summary)\n\nUsage: \(command.usage)\n"
    for paragraph in command.explanation { text += "\n" + wrapped(paragraph) }
    text += section("Argument", argumentRows(of: command))
    text += section("Options", rows(of: command.options))
    text += section("Options of every command", rows(of: Option.everywhere))
    text += "\nExamples:\n"
    for example in command.examples { text += "  \(example.line)\n      \(example.effect)\n" }
    return text + section("Exit codes", command.exitCodes.map { ("\($0.rawValue)", $0.meaning) })
  }

  /// A name and what it means.
  private typealias Row = (name: String, meaning: String)

  private static var commandRows: [Row] { Command.all.map { ($0.name, $0.summary) } }

  private static func rows(of options: [Option]) -> [Row] { options.map { ($0.shown, $0.meaning) } }

  private static func argumentRows(of command: Command) -> [Row] {
    command.argument.map { [($0.parameter.name, $0.meaning)] } ?? []
  }

  private static func section(_ title: String, _ rows: [Row]) -> String {
    rows.isEmpty ? "" : "\n\(title):\n" + columns(rows)
  }

  /// The rows as two columns, a line each.
  private static func columns(_ rows: [Row]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { name, meaning in
      "  " + name + String(repeating: " ", count: width - name.count + 2) + meaning + "\n"
    }.joined()
  }

  /// A paragraph in lines of at most 78 characters.
  private static func wrapped(_ paragraph: String) -> String {
    var lines = [""]
    for word in paragraph.split(separator: " ") {
      if lines[lines.count - 1].count + 1 + word.count > 78 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
