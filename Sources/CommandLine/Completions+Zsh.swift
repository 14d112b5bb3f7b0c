extension Completions {
  /// For zsh, as the file `_lapwing` in a folder of its `fpath`.
  static var zsh: String {
    """
    #compdef lapwing
    # zsh completions for lapwing; made by: lapwing completions zsh
    _lapwing() {
      local curcontext=$curcontext state line
      local -a commands everywhere
      typeset -A opt_args
      commands=(
    \(Command.firstWords.map { "    " + quoted($0 + ":" + summary(of: $0)) }.joined(separator: "\n"))
      )
      everywhere=(
    \(Option.everywhere.flatMap(zshSpecifications).map { "    " + $0 }.joined(separator: "\n"))
      )
      _arguments -C $everywhere '1:command:->command' '*::argument:->argument'
      case $state in
        command) _describe command commands ;;
        argument)
          case $line[1] in
    \(Command.all.filter { !$0.name.contains(" ") }.map(zshCase).joined(separator: "\n"))
    \(Command.groups.map(zshGroup).joined(separator: "\n"))
          esac ;;
      esac
    }
    if [[ $funcstack[1] == _lapwing ]]; then _lapwing "$@"; else compdef _lapwing lapwing; fi

    """
  }

  /// What a first word is for.
  private static func summary(of word: String) -> String {
    Command.named(word)?.summary
      ?? Command.group(word).map { String($0.name.dropFirst(word.count + 1)) }.joined(separator: ", ")
  }

  /// The case of a first word: its second word, then what that command takes.
  private static func zshGroup(_ group: (name: String, actions: [String])) -> String {
    let cases = Command.group(group.name).map { command in
      let action = command.name.dropFirst(group.name.count + 1)
      return
        "              \(action)) shift words; (( CURRENT-- )); _arguments $everywhere \(zshSpecifications(of: command)) ;;"
    }
    return """
              \(group.name))
                case $words[2] in
      \(cases.joined(separator: "\n"))
                  *) _arguments $everywhere \(quoted("1:action:(" + group.actions.joined(separator: " ") + ")")) ;;
                esac ;;
      """
  }

  private static func zshCase(of command: Command) -> String {
    "        \(command.name)) _arguments $everywhere \(zshSpecifications(of: command)) ;;"
  }

  private static func zshSpecifications(of command: Command) -> String {
    var specifications = command.options.flatMap(zshSpecifications)
    if let argument = command.argument {
      let place = argument.isRepeatable ? "*" : "1"
      specifications.append(quoted("\(place):\(argument.parameter.name):" + zshAction(for: argument.parameter)))
    }
    return specifications.joined(separator: " ")
  }

  /// What `_arguments` is told of an option: one text for each way to type it.
  private static func zshSpecifications(of option: Option) -> [String] {
    let letter = option.letter.map { "-\($0)" }
    let names = [letter, option.typed].compactMap { $0 }
    let meaning = "[" + zshEscaped(option.meaning) + "]"
    return names.map { name in
      let equals = option.value == nil ? "" : "="
      let value = option.value.map { ":\($0.name):" + zshAction(for: $0) } ?? ""
      let often = option.isRepeatable ? "*" : "(\(names.joined(separator: " ")))"
      return quoted(often + name + equals + meaning + value)
    }
  }

  private static func zshAction(for parameter: Parameter) -> String {
    if case .file = parameter.domain { return "_files" }
    if case .folder = parameter.domain { return "_files -/" }
    return words(for: parameter).isEmpty ? " " : "(" + words(for: parameter).joined(separator: " ") + ")"
  }

  /// Colons and brackets end a part of a specification unless a backslash stands before them.
  private static func zshEscaped(_ text: String) -> String {
    text.map { ":[]".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
