import Testing

@testable import CommandLine

struct HelpTests {
  @Test func `the version is printed alone`() {
    #expect(lapwing("--version") == Outcome(output: "lapwing 0.1.0\n"))
    #expect(lapwing("-V") == lapwing("--version"))
    #expect(lapwing("completions", "--version") == lapwing("--version"))
  }

  @Test func `without a command the short help goes to standard error`() {
    #expect(lapwing() == Outcome(remarks: lapwing("-h").output, exitCode: .misused))
  }

  @Test func `short help begins with an example`() {
    let example = "Example: lapwing pace --time 3:30:00 --distance marathon\n"
    #expect(lapwing("-h").output.hasPrefix(example))
    #expect(lapwing("pace", "-h").output.hasPrefix(example))
    #expect(lapwing("serve", "-h").output.hasPrefix("Example: lapwing serve\n"))
  }

  @Test func `the full help of a command is the same by any road`() {
    #expect(lapwing("help", "pace") == lapwing("pace", "--help"))
    #expect(lapwing("help", "pace") == lapwing("--help", "pace"))
    #expect(lapwing("help") == lapwing("--help"))
  }

  @Test func `help comes before what is missing`() {
    #expect(lapwing("completions", "--help").exitCode == .ok)
  }

  @Test func `the list names every command with what it does`() {
    let output = lapwing("help").output
    #expect(output.contains("  pace         Work out time, distance or pace from the other two\n"))
    #expect(output.contains("  serve        Show the page on this machine until Ctrl-C\n"))
    #expect(output.contains("  distances    List the distances and pools that have names\n"))
    #expect(output.contains("  -q, --quiet    Say nothing besides the answer and faults\n"))
  }

  @Test func `full help tells options, examples and exit codes`() {
    let output = lapwing("help", "pace").output
    #expect(output.contains("  --time TIME          How long it takes, such as 3:30:00\n"))
    #expect(output.contains("  lapwing pace --distance 10k --pace 4:05/km\n      How long 10 km take\n"))
    #expect(output.contains("  4  A text was not understood, or has no answer\n"))
    #expect(!output.contains("Ctrl-C"))
  }

  @Test func `what may be repeated is shown so`() {
    #expect(lapwing("help", "css").output.contains("\nUsage: lapwing css [OPTION]... TRIAL...\n"))
    #expect(lapwing("help", "predict").output.contains("  --result RESULT..."))
  }

  @Test func `every name of the table has its command`() {
    for name in Command.names { #expect(Command.named(name)?.name == name) }
  }

  @Test(arguments: Command.all.map(\.name))
  func `no line of help is longer than 80 characters`(name: String) {
    for line in lapwing("help", name).output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test(arguments: Command.all.flatMap(\.examples).map(\.line))
  func `every example of the table is understood`(line: String) {
    let command = line.split(separator: "|").first { $0.contains("lapwing ") } ?? ""
    let words = command.prefix { !">)".contains($0) }.split(separator: "'").enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
    let own = Array(words.drop { !$0.hasSuffix("lapwing") }.dropFirst())
    let outcome = run(
      own,
      in: Surroundings(programFolder: "/bin", isFile: { _ in true }, read: { _, _ in Array("2 x 1 km in 5:00".utf8) }))
    #expect(outcome.exitCode == .ok, "\(outcome.remarks)")
  }
}

struct SpellingTests {
  @Test(arguments: [
    ("pase", "pace"), ("pcae", "pace"), ("pac", "pace"), ("paces", "pace"), ("Pace", "pace"), ("manaul", "manual"),
    ("completion", "completions"), ("man", "manual"),
  ])
  func `a near miss finds its name`(typed: String, name: String) {
    #expect(nearest(to: typed, among: Command.all.map(\.name)) == name)
  }

  @Test(arguments: ["", "x", "p", "run", "graph", "--", String(repeating: "pace", count: 1000)])
  func `what is not near finds none`(typed: String) {
    #expect(nearest(to: typed, among: Command.all.map(\.name)) == nil)
  }
}
