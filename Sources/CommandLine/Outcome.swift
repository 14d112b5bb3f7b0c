/// What a command comes to: a value, so that a test can read it; ``System`` carries it out.
struct Outcome: Equatable, Sendable {
  /// For standard output: data and nothing else.
  var output = ""
  /// For standard error: echoes, remarks and faults.
  var remarks = ""
  var exitCode = ExitCode.ok
  /// The program that takes this one's place after everything is written.
  var successor: Program?

  /// A program and what it is told.
  struct Program: Equatable, Sendable {
    let path: String
    /// Without the program's own name.
    let arguments: [String]
  }
}

/// How the program ends; the numbers are the same for every command.
enum ExitCode: Int32, Sendable, CaseIterable {
  case ok = 0
  case failed = 1
  case misused = 2
  case notUnderstood = 4
  case unavailable = 8
  case interrupted = 130

  /// What the number says, with no full stop.
  var meaning: String {
    switch self {
    case .ok: "Done"
    case .failed: "Failed, such as when the answer cannot be written"
    case .misused: "The command line is not one that Lapwing knows"
    case .notUnderstood: "A text was not understood, or has no answer"
    case .unavailable: "Something it needs is not there: a port, the page's folder, a program"
    case .interrupted: "Stopped by Ctrl-C"
    }
  }
}

/// What differs from one terminal to the next, handed in.
struct Surroundings: Sendable {
  /// The variables that ``Surroundings/variables`` names and that are set.
  var environment: [String: String] = [:]
  var outputIsTerminal = false
  /// The folder in which this program really stands, or `nil` where the system does not tell.
  var programFolder: String?
  /// Whether there is a file at a path.
  var isFile: @Sendable (String) -> Bool = { _ in false }
  /// The bytes of the file at a path, or of standard input at `-`, at most so many and one more.
  var read: @Sendable (_ path: String, _ most: Int) throws(Refusal) -> [UInt8] = { path, _ throws(Refusal) in
    throw .unreadableFile(path, reason: "there is none")
  }
  /// Whether the person's locale writes the decimal mark as a comma.
  ///
  /// Asked only when needed, since the locale has to be read for it.
  var decimalMarkIsComma: @Sendable () -> Bool = { false }

  /// The environment variables that mean something here.
  static let variables = ["NO_COLOR", "CLICOLOR_FORCE", "TERM"]
}
