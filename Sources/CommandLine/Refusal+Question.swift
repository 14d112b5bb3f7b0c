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
      self = .unreadable(option: option(for: field)?.typed ?? name, text: text, fault)
    case .missing(let field):
      let lack = command?.needs ?? option(for: field)?.typed ?? command?.argument?.parameter.name ?? field
      self = .missingOption(lack, of: name, example: command?.examples[0].line ?? "")
    case .refused(let field, let wrong, let rightForm):
      let option = option(for: field)
      let texts = invocation.values.filter { $0.option == field }.map(\.value)
      let meant = option.flatMap { Self.meant(by: texts, wrong: wrong, of: $0) }
      self = .refused(
        owner: option?.typed ?? name, text: texts.count == 1 ? texts[0] : nil, wrong: wrong,
        rightForm: meant.map { "did you mean \"\($0)\"?" } ?? rightForm)
    }
  }

  /// The word of an option that was most likely meant, where the fault is that one of `texts` is none of them.
  private static func meant(by texts: [String], wrong: String, of option: Option) -> String? {
    guard let parameter = option.value, let text = texts.first(where: { wrong.hasPrefix("“\($0)” is no ") })
    else { return nil }
    return nearest(to: text, among: Completions.words(for: parameter))
  }
}
