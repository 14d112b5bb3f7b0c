import Pacing

/// An option of a command: `--time 3:30:00`, or a flag such as `--json`.
struct Option: Sendable {
  /// The name without its dashes.
  let name: String
  /// The letter after a single dash, where custom knows one.
  let letter: Character?
  /// What follows the name, or `nil` for a flag.
  let value: Parameter?
  /// Whether it may be given several times, each time with another value.
  let isRepeatable: Bool
  /// What it is for, in one line with no full stop.
  let meaning: String

  init(
    _ name: String, letter: Character? = nil, value: Parameter? = nil, isRepeatable: Bool = false, meaning: String
  ) {
    (self.name, self.letter, self.value) = (name, letter, value)
    (self.isRepeatable, self.meaning) = (isRepeatable, meaning)
  }

  /// As it is typed: `--time`.
  var typed: String { "--" + name }

  /// As help shows it: `--time TIME`, `--result RESULT...`, `-q, --quiet`.
  var shown: String {
    (letter.map { "-\($0), " } ?? "") + typed + (value.map { " " + $0.name + (isRepeatable ? "..." : "") } ?? "")
  }
}

/// A word that a person fills in: the value of an option, or an argument of a command.
struct Parameter: Sendable {
  /// What may stand there.
  enum Domain: Sendable {
    /// One of these words and nothing else.
    case words([String])
    /// Any text; shells offer these.
    case text(offering: [String] = [])
    /// A time, a distance or a pace; shells offer these.
    case quantity(Solver.Quantity, offering: [String] = [])
    /// The path of a file, or `-` for standard input.
    case file
    /// The path of a folder.
    case folder
    /// The name of a command of the table.
    case command
  }

  /// In capitals, as help shows it: `TIME`.
  let name: String
  let domain: Domain
}
