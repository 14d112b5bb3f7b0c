/// A command line that was understood.
struct Invocation: Sendable {
  /// The command, or `nil` where none was named.
  private(set) var command: Command?
  /// The first word of a command of two, while its second is not read.
  private(set) var group: String?
  /// The arguments of the command, in order.
  private(set) var arguments: [String] = []
  private var given: [Given] = []

  /// An option that was given.
  private struct Given {
    let name: String
    /// As typed: `-h` or `--help`.
    let typed: String
    let value: String?
  }

  /// How much help was asked for.
  enum Help { case short, full }

  /// Reads the words after the program's name.
  ///
  /// Options may stand before and after the command; `--` ends them.
  init(reading words: [String]) throws(Refusal) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        while let word = rest.popFirst() { try take(word) }
      } else if word.hasPrefix("--") {
        try takeOption(word.dropFirst(2), followedBy: &rest)
      } else if word.hasPrefix("-"), word != "-" {
        try takeLetters(word.dropFirst())
      } else {
        try take(word)
      }
    }
    try refuseTwo(of: [.json, .plain, .csv, .band])
    try refuseTwo(of: [.quiet, .verbose])
    if let argument = command?.argument, argument.isRequired, arguments.isEmpty, help == nil, !has(.version) {
      throw .missingArgument(argument.parameter.name, of: command?.name ?? "")
    }
  }

  func has(_ option: Option) -> Bool {
    given.contains { $0.name == option.name }
  }

  /// The value of an option, or `nil` where it was not given.
  func value(of option: Option) -> String? {
    given.first { $0.name == option.name }?.value
  }

  /// The options that were given with their values, in the order in which they were given; flags are left out.
  var values: [(option: String, value: String)] {
    given.compactMap { option in option.value.map { (option.name, $0) } }
  }

  /// The help that was asked for: short by `-h`, full by `--help`.
  var help: Help? {
    given.first { $0.name == Option.help.name }.map { $0.typed == Option.help.typed ? .full : .short }
  }

  private mutating func take(_ word: String) throws(Refusal) {
    guard let command else {
      if let group {
        guard let named = Command.named(group + " " + word) else {
          throw .notAWord(
            word, of: group, words: Command.group(group).map { String($0.name.dropFirst(group.count + 1)) })
        }
        self.command = named
      } else if let named = Command.named(word) {
        self.command = named
      } else {
        guard !Command.group(word).isEmpty else { throw .unknownCommand(word) }
        group = word
      }
      return
    }
    guard let expected = command.argument, arguments.isEmpty || expected.isRepeatable else {
      throw .extraArgument(word, of: command.name)
    }
    try check(word, as: expected.parameter, of: command.name)
    arguments.append(word)
  }

  /// Takes `--name value`, `--name=value` or `--flag`; `text` comes without its dashes.
  private mutating func takeOption(_ text: Substring, followedBy rest: inout ArraySlice<String>) throws(Refusal) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = known.first(where: { $0.name == name }) else {
      throw .unknownOption("--" + name, of: command?.name)
    }
    var value = parts.count == 2 ? String(parts[1]) : nil
    if let parameter = option.value {
      if value == nil, let next = rest.first, !next.hasPrefix("--") {
        value = rest.removeFirst()
      }
      guard let value, !value.isEmpty else { throw .missingValue(parameter.name, of: option.typed) }
      try check(value, as: parameter, of: option.typed)
    } else if let value {
      throw .unwantedValue(value, of: option.typed)
    }
    try add(option, typed: option.typed, value: value)
  }

  /// Takes flags by their letters, one or more after a single dash.
  private mutating func takeLetters(_ letters: Substring) throws(Refusal) {
    for letter in letters {
      guard let option = known.first(where: { $0.letter == letter }) else {
        throw .unknownOption("-\(letter)", of: command?.name)
      }
      try add(option, typed: "-\(letter)", value: nil)
    }
  }

  private mutating func add(_ option: Option, typed: String, value: String?) throws(Refusal) {
    guard option.isRepeatable || !has(option) else { throw .repeatedOption(option.typed) }
    given.append(Given(name: option.name, typed: typed, value: value))
  }

  /// The options that may stand at this place.
  private var known: [Option] {
    (command?.options ?? []) + Option.everywhere
  }

  private func check(_ word: String, as parameter: Parameter, of owner: String) throws(Refusal) {
    guard case .words(let words) = parameter.domain, !words.contains(word) else { return }
    throw .notAWord(word, of: owner, words: words)
  }

  private func refuseTwo(of options: [Option]) throws(Refusal) {
    let both = options.filter(has)
    if both.count > 1 { throw .exclusive(both[0].typed, both[1].typed) }
  }
}
