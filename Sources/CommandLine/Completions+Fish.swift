extension Completions {
  /// For fish, as the file `lapwing.fish` in its folder of completions.
  static var fish: String {
    let names = Command.firstWords.joined(separator: " ")
    var lines = [
      "# fish completions for lapwing; made by: lapwing completions fish",
      "complete -c lapwing -f",
    ]
    for word in Command.firstWords {
      lines.append(
        "complete -c lapwing -n 'not __fish_seen_subcommand_from \(names)' -a \(word) -d "
          + fishQuoted(Command.named(word)?.summary ?? Command.group(word).map(\.summary).joined(separator: "; ")))
    }
    for group in Command.groups {
      let actions = group.actions.joined(separator: " ")
      for command in Command.group(group.name) {
        lines.append(
          "complete -c lapwing -n '__fish_seen_subcommand_from \(group.name); and not __fish_seen_subcommand_from \(actions)'"
            + " -a \(command.name.dropFirst(group.name.count + 1)) -d " + fishQuoted(command.summary))
      }
    }
    lines += Option.everywhere.map { fishLine(for: $0, when: nil) }
    for command in Command.all {
      let condition = command.name.split(separator: " ").map { "__fish_seen_subcommand_from \($0)" }.joined(
        separator: "; and ")
      lines += command.options.map { fishLine(for: $0, when: condition) }
      guard let argument = command.argument else { continue }
      if case .file = argument.parameter.domain {
        lines.append("complete -c lapwing -n '\(condition)' -F -d \(fishQuoted(argument.meaning))")
        continue
      }
      let words = Completions.words(for: argument.parameter).joined(separator: " ")
      lines.append(
        "complete -c lapwing -n '\(condition)' -a '\(words)' -d \(fishQuoted(argument.meaning))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishLine(for option: Option, when condition: String?) -> String {
    var line = "complete -c lapwing"
    if let condition { line += " -n '\(condition)'" }
    if let letter = option.letter { line += " -s \(letter)" }
    line += " -l \(option.name)"
    if let parameter = option.value {
      if case .file = parameter.domain {
        line += " -r -F"
      } else if case .folder = parameter.domain {
        line += " -r -a '(__fish_complete_directories)'"
      } else {
        line += " -x"
      }
      let words = Completions.words(for: parameter)
      if !words.isEmpty { line += " -a '\(words.joined(separator: " "))'" }
    }
    return line + " -d " + fishQuoted(option.meaning)
  }

  /// A text in single quotation marks, as fish reads it: a backslash before each quotation mark and backslash.
  private static func fishQuoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
