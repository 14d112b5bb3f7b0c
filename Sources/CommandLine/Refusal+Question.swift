import Measures
import Pacing

extension Refusal {
  /// Why a question of the core has no answer, in the words of the command line that asked it.
  init(_ error: QuestionError, of invocation: Invocation) {
    let command = invocation.command
    let name = command?.name ?? ""
    func option(for field: String?) -> Option? {
      command?.options.first { $0.name == field }
    }
    switch error {
    case .unreadable(let field, let text, let fault):
      let option = option(for: field)
      if let meant = option.flatMap({ Self.meant(by: text, of: $0) }) {
        self = .refused(owner: option?.typed ?? name, text: text, wrong: fault.wrong, rightForm: Self.asked(meant))
      } else {
        self = .unreadable(option: option?.typed ?? name, text: text, fault)
      }
    case .missing(let field):
      let lack = command?.needs ?? option(for: field)?.typed ?? command?.argument?.parameter.name ?? field
      self = .missingOption(lack, of: name, example: command?.examples[0].line ?? "")
    case .refused(let field, let wrong, let rightForm):
      let option = option(for: field)
      let texts = invocation.values.filter { $0.option == field }.map(\.value)
      // Where the fault is that a text is none of the words that the option knows, one of them may have been meant.
      let unknown = texts.first { wrong.hasPrefix("“\($0)” is no ") }
      let meant = option.flatMap { option in unknown.flatMap { Self.meant(by: $0, of: option) } }
      self = .refused(
        owner: option?.typed ?? name, text: texts.count == 1 ? texts[0] : nil, wrong: wrong,
        rightForm: meant.map(Self.asked) ?? rightForm)
    }
  }

  /// The word of an option that was most likely meant by a text; a number, or a quantity with one, is no misspelt word.
  private static func meant(by text: String, of option: Option) -> String? {
    let words = option.value.map(Completions.words) ?? []
    return nearest(to: text, among: words.filter { $0.first?.isNumber == text.first?.isNumber })
  }

  private static func asked(_ word: String) -> String { "did you mean \"\(word)\"?" }
}
