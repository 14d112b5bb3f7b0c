import Measures

/// Why a command line is not carried out.
enum Refusal: Error, Equatable, Sendable {
  case unknownCommand(String)
  /// An option as typed, and the command it was given to, if any.
  case unknownOption(String, of: String?)
  case repeatedOption(String)
  /// The name of the value that an option lacks.
  case missingValue(String, of: String)
  case unwantedValue(String, of: String)
  /// A word that is none of those which an option or a command knows.
  case notAWord(String, of: String, words: [String])
  /// A file that cannot be read, and why.
  case unreadableFile(String, reason: String)
  /// The name of the argument that a command lacks.
  case missingArgument(String, of: String)
  case extraArgument(String, of: String)
  /// Two options that say opposite things.
  case exclusive(String, String)
  /// Not two of the three quantities, but these.
  case notTwoQuantities([String])
  /// A quantity that cannot be read: the option, its text, and what the reader says.
  case unreadable(option: String, text: String, ReadingError)
  /// What a command cannot do without, and an example of it.
  case missingOption(String, of: String, example: String)
  /// What was understood and has no answer, or a word that an option does not know: the option or the command, its text
  /// where one is to blame, and the two halves of the sentence.
  case refused(owner: String, text: String?, wrong: String, rightForm: String)
  /// The answer is past the longest time or distance.
  case beyondMeasure(String)
  /// No port: a whole number from 0 to 65535.
  case notAPort(String)
  /// The page stands in none of the usual places.
  case noPage
  /// A program that should stand beside this one, at that path.
  case missingProgram(String)

  var exitCode: ExitCode {
    switch self {
    case .unreadable, .refused, .beyondMeasure: .notUnderstood
    case .missingProgram, .noPage, .unreadableFile: .unavailable
    default: .misused
    }
  }
}

extension Refusal: CustomStringConvertible {
  /// One sentence for a person: what is wrong, where, and what would have been right.
  var description: String {
    switch self {
    case .unknownCommand(let name):
      "no command named \(quoted(name)); "
        + suggestion(for: name, among: Command.firstWords, orElse: "lapwing help lists them") { "\"\($0)\"" }
    case .unknownOption(let typed, let command):
      Self.unknown(typed, of: command)
    case .repeatedOption(let option):
      "\(option) is given twice; once is enough"
    case .missingValue(let name, let option):
      "\(option) needs a value: \(option) \(name)"
    case .unwantedValue(let value, let option):
      "\(option) takes no value, this has \(quoted(value)); write \(option) alone"
    case .notAWord(let word, let owner, let words):
      "\(owner) does not know \(quoted(word)); it takes \(words.joined(separator: ", "))"
    case .unreadableFile(let path, let reason):
      "\(path == "-" ? "standard input" : path.namingInvisible): \(reason); "
        + "name a file with a plan, or - for standard input"
    case .missingArgument(let name, let command):
      "\(command) needs \(name); lapwing help \(command) tells more"
    case .extraArgument(let word, let command):
      "\(command) takes nothing called \(quoted(word)); lapwing help \(command) tells what it takes"
    case .exclusive(let one, let other):
      "\(one) and \(other) exclude one another; give one of them"
    case .notTwoQuantities(let given):
      Self.notTwo(given)
    case .unreadable(let option, let text, let error):
      "\(option) \(quoted(text)): " + clause(error.wrong)
        + (error.wrongNamesPlace ? "" : " (character \(error.character))") + "; " + clause(error.rightForm)
    case .missingOption(let needs, let command, let example):
      "\(command) needs \(needs); as \(example)"
    case .refused(let owner, let text, let wrong, let rightForm):
      // Where the fault quotes the text itself, once is enough.
      owner + (text.flatMap { wrong.contains("“\($0)”") ? nil : " " + quoted($0) } ?? "") + ": "
        + clause(wrong.namingInvisible) + "; " + clause(rightForm)
    case .beyondMeasure(let quantity):
      "the \(quantity) would be longer than Lapwing measures; the longest time is 999:59:59.999, "
        + "the longest distance 100,000 km"
    case .notAPort(let text):
      "--port \(quoted(text)): a port is a whole number from 0 to 65535; type 8470"
    case .noPage:
      "the page is not built; make build makes it, --site FOLDER names another place"
    case .missingProgram(let path):
      "there is no program \(path.namingInvisible); it belongs beside lapwing, make build puts it there"
    }
  }

  private static func unknown(_ typed: String, of command: String?) -> String {
    let fault = (command ?? "lapwing") + " has no option \(quoted(typed)); "
    let owner = command.flatMap(Command.named)
    if owner == nil, let home = Command.all.first(where: { $0.options.contains { $0.typed == typed } }) {
      return fault + "it belongs to a command: lapwing \(home.name) \(typed)"
    }
    let options = ((owner?.options ?? []) + Option.everywhere).map(\.typed)
    let page = command.map { "lapwing help \($0)" } ?? "lapwing help"
    return fault + suggestion(for: typed, among: options, orElse: page + " lists them") { $0 }
  }

  private static func notTwo(_ given: [String]) -> String {
    let right = "lapwing pace --time 3:30:00 --distance marathon"
    switch given.count {
    case 0: return "pace works out the third of time, distance and pace from two; give two, as \(right)"
    case 1: return "pace needs two of --time, --distance and --pace, this has \(given[0]) alone; as \(right)"
    default: return "pace works out the third of time, distance and pace; leave one of the three out, as \(right)"
    }
  }
}

/// A person's text in quotation marks, cut after 64 characters, so that a huge paste does not fill the terminal, and
/// with what is not seen named, so that nothing of it commands the terminal.
func quoted(_ text: String) -> String {
  let cut = text.unicodeScalars.prefix(64)
  return "\"" + String(cut).namingInvisible + (cut.endIndex < text.endIndex ? "…\"" : "\"")
}

/// `did you mean "pace"?`, or other advice where no name is near.
func suggestion(
  for text: String, among names: [String], orElse advice: String, shown: (String) -> String
) -> String {
  nearest(to: text, among: names).map { "did you mean \(shown($0))?" } ?? advice
}

/// A sentence as a part of another one: a small letter first and no full stop.
func clause(_ sentence: String) -> String {
  // SCY and Hy-Tek stay what they are, and so does an O that stands in place of a nought.
  let first = sentence.prefix { $0 != " " }
  if first.dropFirst().contains(where: \.isUppercase) || first.count == 1 && first != "A" {
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }
  return sentence.prefix(1).lowercased()
    + (sentence.hasSuffix(".") ? sentence.dropFirst().dropLast() : sentence.dropFirst())
}
