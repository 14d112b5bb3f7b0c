/// A command line that was understood.
struct Invocation: Sendable {
  /// The command, or `nil` where none was named.
  private(set) var command: Command?
  /// The argument of the command.
  private(set) var argument: String?
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
    try refuseBoth(.json, .plain)
    try refuseBoth(.quiet, .verbose)
    if let argument = command?.argument, argument.isRequired, self.argument == nil, help == nil, !has(.version) {
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

  /// The help that was asked for: short by `-h`, full by `--help`.
  var help: Help? {
    given.first { $0.name == Option.help.name }.map { $0.typed == Option.help.typed ? .full : .short }
  }

  private mutating func take(_ word: String) throws(Refusal) {
    guard let command else {
      guard let named = Command.named(word) else { throw .unknownCommand(word) }
      self.command = named
      return
    }
    guard let expected = command.argument, argument == nil else { throw .extraArgument(word, of: command.name) }
    try check(word, as: expected.parameter, of: command.name)
    argument = word
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
    guard !has(option) else { throw .repeatedOption(option.typed) }
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

  private func refuseBoth(_ one: Option, _ other: Option) throws(Refusal) {
    if has(one), has(other) { throw .exclusive(one.typed, other.typed) }
  }
}
