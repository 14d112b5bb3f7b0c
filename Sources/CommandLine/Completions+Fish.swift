extension Completions {
  /// For fish, as the file `lapwing.fish` in its folder of completions.
  static var fish: String {
    let names = Command.all.map(\.name).joined(separator: " ")
    var lines = [
      "# fish completions for lapwing; made by: lapwing completions fish",
      "complete -c lapwing -f",
    ]
    for command in Command.all {
      lines.append(
        "complete -c lapwing -n 'not __fish_seen_subcommand_from \(names)' -a \(command.name)"
          + " -d \(fishQuoted(command.summary))")
    }
    lines += Option.everywhere.map { fishLine(for: $0, when: nil) }
    for command in Command.all {
      let condition = "__fish_seen_subcommand_from \(command.name)"
      lines += command.options.map { fishLine(for: $0, when: condition) }
      guard let argument = command.argument else { continue }
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
      if case .folder = parameter.domain { line += " -r -a '(__fish_complete_directories)'" } else { line += " -x" }
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
