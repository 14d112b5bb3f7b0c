// The table: every command of the program, in the order in which help shows them.

extension Command {
  /// The names, each with its command, which is made when it is first asked for: so starting takes the same time however
  /// long the table is.
  private static let table: [(name: String, command: @Sendable () -> Command)] = [
    ("pace", { pace }), ("splits", { splits }), ("swim", { swim }), ("css", { criticalSwimSpeed }),
    ("predict", { predict }), ("convert", { convert }), ("points", { points }), ("plan show", { planShow }),
    ("plan fit", { planFit }), ("plan export", { planExport }), ("distances", { distances }),
    ("serve", { serve }), ("help", { help }), ("completions", { completions }), ("manual", { manual }),
  ]

  /// Every command, in the order of the table.
  static var all: [Command] { table.map { $0.command() } }

  /// The name of every command, in the order of the table.
  static var names: [String] { table.map(\.name) }

  /// The first words of commands of two, with their second words: `plan`, and `show`, `fit`, `export`.
  static var groups: [(name: String, actions: [String])] {
    var groups: [(name: String, actions: [String])] = []
    for name in names {
      let words = name.split(separator: " ").map(String.init)
      guard words.count == 2 else { continue }
      if let index = groups.firstIndex(where: { $0.name == words[0] }) {
        groups[index].actions.append(words[1])
      } else {
        groups.append((words[0], [words[1]]))
      }
    }
    return groups
  }

  /// The words that can stand first, in the order of the table.
  static var firstWords: [String] {
    var words: [String] = []
    for name in names {
      let word = String(name.prefix { $0 != " " })
      if words.last != word { words.append(word) }
    }
    return words
  }

  /// The commands whose first word this is, where they have two.
  static func group(_ name: String) -> [Command] {
    table.filter { $0.name.hasPrefix(name + " ") }.map { $0.command() }
  }

  /// The command of the table with that name.
  static func named(_ name: String) -> Command? {
    table.first { $0.name == name }?.command()
  }

  private static let pace = Command(
    name: "pace",
    summary: "Work out time, distance or pace from the other two",
    explanation: [
      "Give exactly two of --time, --distance and --pace; the third follows, exact inside and rounded once where it "
        + "is shown. What was given is shown as given.",
      "A time is 3:45, 1:02:03, 1:30.5, 90s or 1h02. A distance is 5 km, 26.2mi, 400y, marathon or half; a bare "
        + "number is metres. A pace is 4:05/km, 8:00/mi, 1:30/100y, 12 km/h or 7.5 mph; a bare time is for a "
        + "kilometre.",
      "A time of 0 or a distance of 0 has no pace: the answer is none (null in JSON), and that is no failure.",
      "With --json, times are whole milliseconds, distances whole micrometres and speeds whole micrometres per "
        + "second: each key says its unit.",
    ],
    options: [.time, .distance, .pace, .digits],
    examples: [
      Example(line: "lapwing pace --time 3:30:00 --distance marathon", effect: "The pace of a marathon in 3:30:00"),
      Example(line: "lapwing pace --distance 10k --pace 4:05/km", effect: "How long 10 km take"),
      Example(line: "lapwing pace --time 1h --pace '7.5 mph' --json", effect: "How far an hour goes, for a program"),
    ],
    exitCodes: [.ok, .failed, .misused, .notUnderstood],
    run: answerPace)

  private static let serve = Command(
    name: "serve",
    summary: "Show the page on this machine until Ctrl-C",
    explanation: [
      "Starts lapwing-server, which stands beside lapwing and hands the page's files to this machine alone "
        + "(127.0.0.1). The page keeps working in the browser after it has stopped.",
      "Port 0 takes any free port; the address that is printed tells which.",
    ],
    options: [.port, .site],
    examples: [
      Example(line: "lapwing serve", effect: "The page at http://127.0.0.1:8470/"),
      Example(line: "lapwing serve --port 9000", effect: "The page on another port"),
    ],
    exitCodes: [.ok, .misused, .unavailable, .interrupted],
    run: startServer)

  private static let help = Command(
    name: "help",
    summary: "Tell how a command is used",
    explanation: ["Without a command it lists them all."],
    options: [],
    argument: Argument(
      parameter: Parameter(name: "COMMAND", domain: .command), isRequired: false, isRepeatable: true,
      meaning: "The command to tell about"),
    examples: [Example(line: "lapwing help pace", effect: "All about lapwing pace")],
    exitCodes: [.ok, .failed, .misused],
    run: showHelp)

  private static let completions = Command(
    name: "completions",
    summary: "Print the completions for a shell",
    explanation: ["The shell then completes commands, options and their words after the Tab key."],
    options: [],
    argument: Argument(
      parameter: Parameter(name: "SHELL", domain: .words(["bash", "zsh", "fish"])), isRequired: true,
      meaning: "The shell: bash, zsh or fish"),
    examples: [
      Example(line: "source <(lapwing completions bash)", effect: "Completions in this bash"),
      Example(
        line: "lapwing completions fish > ~/.config/fish/completions/lapwing.fish", effect: "Completions in every fish"),
      Example(
        line: "lapwing completions zsh > ~/.zfunc/_lapwing",
        effect: "Completions in every zsh that has ~/.zfunc in fpath"),
    ],
    exitCodes: [.ok, .failed, .misused],
    run: printCompletions)

  private static let manual = Command(
    name: "manual",
    summary: "Print the manual page, in mdoc",
    explanation: [],
    options: [],
    examples: [
      Example(line: "lapwing manual | man -l -", effect: "Read the manual page"),
      Example(line: "lapwing manual > lapwing.1", effect: "Keep it as a file"),
    ],
    exitCodes: [.ok, .failed, .misused],
    run: printManual)
}
