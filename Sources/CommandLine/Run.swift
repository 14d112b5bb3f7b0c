/// Carries out a command line, from the words after the program's name.
func run(_ words: [String], in surroundings: Surroundings) -> Outcome {
  do throws(Refusal) {
    let invocation = try Invocation(reading: words)
    if invocation.has(.version) { return Outcome(output: "lapwing \(Version.number)\n") }
    if let group = invocation.group, invocation.command == nil {
      let list = Help.group(group)
      return invocation.help == nil ? Outcome(remarks: list, exitCode: .misused) : Outcome(output: list)
    }
    switch (invocation.help, invocation.command) {
    case (.full, let command): return Outcome(output: command.map(Help.full) ?? Help.overview)
    case (.short, let command): return Outcome(output: command.map(Help.short) ?? Help.short)
    case (nil, let command?): return try command.run(invocation, surroundings)
    case (nil, nil): return Outcome(remarks: Help.short, exitCode: .misused)  // nothing was asked for
    }
  } catch {
    return Outcome(remarks: "lapwing: \(error)\n", exitCode: error.exitCode)
  }
}
