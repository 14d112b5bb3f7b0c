extension Completions {
  /// For bash, sourced or in its folder of completions.
  static var bash: String {
    """
    # bash completions for lapwing; made by: lapwing completions bash
    _lapwing() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command='' word
      COMPREPLY=()
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in
          \(Command.all.map(\.name).joined(separator: "|"))) command=$word; break ;;
        esac
      done
      case $command:$previous in
    \(Command.all.flatMap(bashValues).joined(separator: "\n"))
      esac
      local words
      case $command in
    \(Command.all.map(bashWords).joined(separator: "\n"))
        *) words=\(quoted((Command.all.map(\.name) + typed(Option.everywhere)).joined(separator: " "))) ;;
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
      if case .folder = parameter.domain {
        offer = "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- \"$current\"); "
      } else if words(for: parameter).isEmpty {
        offer = ""
      } else {
        let list = quoted(words(for: parameter).joined(separator: " "))
        offer = "mapfile -t COMPREPLY < <(compgen -W \(list) -- \"$current\"); "
      }
      return "    \(command.name):\(option.typed)) \(offer)return ;;"
    }
  }

  /// The case that lists the words which may follow `command`.
  private static func bashWords(of command: Command) -> String {
    let words = command.argument.map { Completions.words(for: $0.parameter) } ?? []
    let all = words + typed(command.options + Option.everywhere)
    return "    \(command.name)) words=\(quoted(all.joined(separator: " "))) ;;"
  }

  /// The options as they are typed, long form first, then the letters.
  private static func typed(_ options: [Option]) -> [String] {
    options.map(\.typed) + options.compactMap { $0.letter.map { "-\($0)" } }
  }
}
