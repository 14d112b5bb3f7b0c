import Measures
import Pacing

/// A question as it was read from a command line.
struct QuestionReading<Asked: Question> {
  /// The question.
  let question: Asked
  private let invocation: Invocation
  private let fields: Fields
  private let mark: DecimalMark

  /// Reads the options and arguments of a command that asks a question.
  ///
  /// - Parameters:
  ///   - invocation: The command line.
  ///   - commaIsDecimal: Whether the system's decimal mark is a comma; asked only where a comma was typed.
  /// - Throws: `QuestionError` for the first field that says nothing that can be understood.
  init(of invocation: Invocation, commaIsDecimal: () -> Bool) throws(QuestionError) {
    self.invocation = invocation
    fields = Fields(of: invocation)
    mark = fields.all.contains(where: \.hasComma) && commaIsDecimal() ? .comma : .point
    question = try Asked(reading: fields, decimalMark: mark)
  }

  /// How each field was read, a line each.
  var echoes: [String] {
    fields.all.compactMap { field in
      text(of: field, by: mark).map { "\(field.name): \(echo(of: $0, in: field))\n" }
    }
  }

  /// Which fields were read by the system's decimal mark and could have meant something else, a line each.
  var guesses: [String] {
    fields.all.filter(\.hasComma).compactMap { field in
      // Read again rather than looked at: the grammar alone knows where the mark decides.
      guard let here = text(of: field, by: mark), let there = text(of: field, by: mark == .point ? .comma : .point),
        here != there
      else { return nil }
      let owner = option(of: field)?.typed ?? invocation.command?.name ?? field.name
      return "lapwing: \(owner) \(quoted(field.text)) is read as \(echo(of: here, in: field)), "
        + "since the decimal mark of this system is a \(mark == .point ? "point" : "comma")\n"
    }
  }

  /// What a field reads as when it stands alone; `nil` where it says nothing by this mark.
  private func text(of field: Fields.Field, by mark: DecimalMark) -> String? {
    var alone = Fields()
    alone.add(field.name, field.text)
    let texts = (try? Asked(reading: alone, decimalMark: mark))?.fields.texts(of: field.name) ?? []
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The text that a field reads as, for a person: a quantity in words and in the other system.
  private func echo(of text: String, in field: Fields.Field) -> String {
    guard case .quantity(let quantity, _) = option(of: field)?.value?.domain else { return text }
    let echo: String? =
      switch quantity {
      case .time: (try? Time(reading: text))?.echo
      case .distance: (try? Distance.Written(reading: text, unit: .metre, decimalMark: .point))?.echo
      case .pace: (try? Pace.Written(reading: text, unit: .perKilometre, decimalMark: .point))?.echo
      }
    return echo ?? text
  }

  private func option(of field: Fields.Field) -> Option? {
    invocation.command?.options.first { $0.name == field.name }
  }
}

extension Fields.Field {
  fileprivate var hasComma: Bool { text.utf8.prefix(1024).contains(UInt8(ascii: ",")) }
}
