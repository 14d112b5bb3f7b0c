extension Completions {
  /// For bash, sourced or in its folder of completions.
  static var bash: String {
    """
    # bash completions for lapwing; made by: lapwing completions bash
    _lapwing() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command='' word
      COMPREPLY=()
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "${command:+$command }$word" in
          \(bashNames.joined(separator: "|"))) command=${command:+$command }$word ;;
        esac
      done
      case $command:$previous in
    \(Command.all.flatMap(bashValues).joined(separator: "\n"))
      esac
      local words
      case $command in
    \(Command.all.map(bashWords).joined(separator: "\n"))
    \(Command.groups.map(bashActions).joined(separator: "\n"))
        *) words=\(quoted((Command.firstWords + typed(Option.everywhere)).joined(separator: " "))) ;;
      esac
      mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
    }
    complete -F _lapwing lapwing

    """
  }

  /// The cases that offer what follows an option of `command`.
  private static func bashValues(of command: Command) -> [String] {
    command.options.compactMap { option in
      guard let parameter = option.value else { return nil }
      let offer: String
      if case .file = parameter.domain {
        offer = "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- \"$current\"); "
      } else if case .folder = parameter.domain {
        offer = "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- \"$current\"); "
      } else if words(for: parameter).isEmpty {
        offer = ""
      } else {
        let list = quoted(words(for: parameter).joined(separator: " "))
        offer = "mapfile -t COMPREPLY < <(compgen -W \(list) -- \"$current\"); "
      }
      return "    \"\(command.name)\":\(option.typed)) \(offer)return ;;"
    }
  }

  /// The case that lists the words which may follow `command`.
  private static func bashWords(of command: Command) -> String {
    let words = command.argument.map { Completions.words(for: $0.parameter) } ?? []
    let all = words + typed(command.options + Option.everywhere)
    var files = ""
    if case .file = command.argument?.parameter.domain {
      files =
        "[[ $current == -* ]] || { compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- \"$current\"); return; }; "
    }
    return "    \"\(command.name)\") \(files)words=\(quoted(all.joined(separator: " "))) ;;"
  }

  /// The case that lists the second words of commands of two.
  private static func bashActions(of group: (name: String, actions: [String])) -> String {
    "    \(group.name)) words=\(quoted(group.actions.joined(separator: " "))) ;;"
  }

  /// Every command, and every first word of one, as patterns.
  private static var bashNames: [String] {
    Command.firstWords + Command.names.filter { $0.contains(" ") }.map { "\"\($0)\"" }
  }

  /// The options as they are typed, long form first, then the letters.
  private static func typed(_ options: [Option]) -> [String] {
    options.map(\.typed) + options.compactMap { $0.letter.map { "-\($0)" } }
  }
}
