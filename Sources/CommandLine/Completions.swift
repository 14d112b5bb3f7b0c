/// `lapwing completions SHELL`: the script that teaches a shell this program's words.
func printCompletions(_ invocation: Invocation, in surroundings: Surroundings) throws(Refusal) -> Outcome {
  switch invocation.arguments.first {
  case "zsh": Outcome(output: Completions.zsh)
  case "fish": Outcome(output: Completions.fish)
  default: Outcome(output: Completions.bash)  // the parser lets no other shell through
  }
}

/// The scripts of the shells, made from the table.
enum Completions {
  /// The words that a shell offers for a parameter; none for a free text or a folder.
  static func words(for parameter: Parameter) -> [String] {
    switch parameter.domain {
    case .words(let words), .text(let words), .quantity(_, let words): words
    case .command: Command.firstWords
    case .folder, .file: []
    }
  }

  /// A text in single quotation marks, as bash and zsh read it.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
