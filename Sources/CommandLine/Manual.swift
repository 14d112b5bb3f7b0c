/// `lapwing manual`: the manual page lapwing(1), in mdoc.
func printManual(_ invocation: Invocation, in surroundings: Surroundings) throws(Refusal) -> Outcome {
  Outcome(output: Manual.page)
}

/// The manual page, made from the table.
enum Manual {
  static var page: String {
    let lines =
      [
        ".Dd \(Version.day)", ".Dt LAPWING 1", ".Os",
        ".Sh NAME", ".Nm lapwing", ".Nd a training notebook for runners, swimmers and their coaches",
        ".Sh SYNOPSIS", ".Nm", ".Ar COMMAND", ".Op Ar OPTION ...",
        ".Sh DESCRIPTION",
        "Works with times, distances and paces as runners and swimmers write them.",
        "Data goes to standard output, everything else to standard error.",
      ]
      + [".Sh COMMANDS"] + Command.all.flatMap(subsection)
      + [".Sh OPTIONS", "These may stand before or after the command; a lone", ".Fl -", "ends the options."]
      + list(of: Option.everywhere)
      + environment + exitStatus + examples
    return lines.joined(separator: "\n") + "\n"
  }

  private static func subsection(of command: Command) -> [String] {
    var lines = [".Ss \(escaped(command.usage))", escaped(command.summary) + "."]
    for paragraph in command.explanation { lines += [".Pp"] + sentences(of: paragraph) }
    if let argument = command.argument {
      let often = argument.isRepeatable ? " ..." : ""
      lines += [
        ".Bl -tag -width Ds", ".It Ar \(argument.parameter.name)\(often)", escaped(argument.meaning) + ".", ".El",
      ]
    }
    return lines + list(of: command.options)
  }

  private static func list(of options: [Option]) -> [String] {
    guard !options.isEmpty else { return [] }
    let items = options.flatMap { option in
      let letter = option.letter.map { "Fl \($0) , " } ?? ""
      let value = option.value.map { " Ar \($0.name)" + (option.isRepeatable ? " ..." : "") } ?? ""
      return [".It \(letter)Fl -\(option.name)\(value)", escaped(option.meaning) + "."]
    }
    return [".Bl -tag -width Ds"] + items + [".El"]
  }

  private static let environment = [
    ".Sh ENVIRONMENT", ".Bl -tag -width Ds",
    ".It Ev NO_COLOR", "Where set and not empty, the answer is not set in bold.",
    ".It Ev CLICOLOR_FORCE", "Where set and not 0, the answer is set in bold even outside a terminal.",
    ".It Ev TERM", "A terminal called dumb is given no bold.",
    ".It Ev LC_ALL , LC_NUMERIC , LANG",
    "Their decimal mark says how 1,234 is read: 1234 where it is a point, 1.234 where it is a comma.",
    ".El",
  ]

  private static var exitStatus: [String] {
    [".Sh EXIT STATUS", ".Bl -tag -width Ds"]
      + ExitCode.allCases.flatMap { [".It \($0.rawValue)", $0.meaning + "."] }
      + [".El", ".Pp", "A reader that closes the pipe early ends it without a word, by SIGPIPE (141 in most shells)."]
  }

  private static var examples: [String] {
    let each = Command.all.flatMap(\.examples).flatMap { example in
      [escaped(example.effect) + ":", ".Pp", ".Dl \(escaped(example.line))", ".Pp"]
    }
    return [".Sh EXAMPLES"] + each.dropLast()
  }

  /// Each sentence on its own line, as roff wants them, so that it sets the space between them.
  private static func sentences(of paragraph: String) -> [String] {
    var sentences = [""]
    for word in paragraph.split(separator: " ") {
      sentences[sentences.count - 1] += (sentences[sentences.count - 1].isEmpty ? "" : " ") + word
      if word.hasSuffix(".") { sentences.append("") }
    }
    return sentences.filter { !$0.isEmpty }.map(escaped)
  }

  /// A text that roff shows as it is: a backslash starts an escape, a dash would become a hyphen, and a point or an
  /// apostrophe would begin a request at the start of a line.
  private static func escaped(_ text: String) -> String {
    let shown = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "~": "\\(ti"
      case "'": "\\(aq"
      default: String(character)
      }
    }.joined()
    return shown.hasPrefix(".") ? "\\&" + shown : shown
  }
}
