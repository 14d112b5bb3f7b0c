public import Measures

/// Why a question has no answer.
public indirect enum QuestionError: Error, Equatable, Sendable {
  /// A field's text is no time, distance or pace.
  case unreadable(field: String, text: String, ReadingError)
  /// What was filled in was understood but has no answer, in that field where one is to blame; `wrong` says why, without a
  /// full stop, and `rightForm` is a sentence that says what would have been right.
  case refused(field: String?, wrong: String, rightForm: String)
  /// A field has to be filled in first.
  case missing(field: String)
}

/// A reason of one topic why there is no answer, with its facts for a program and its words for a person.
public protocol PacingError: Error, Equatable, Sendable {
  /// What is wrong, as a sentence without its full stop: `A step of 5 km is longer than the 400 m to go`.
  var wrong: String { get }
  /// What would have been right, as a sentence with its full stop: `Choose a step of at most 400 m.`.
  var rightForm: String { get }
}

extension QuestionError {
  /// The reason of a topic, as that of a question.
  public init(_ error: some PacingError, field: String? = nil) {
    self = .refused(field: field, wrong: error.wrong, rightForm: error.rightForm)
  }
}

extension Fields {
  /// What `reading` makes of a text, its fault told as that of a field.
  package static func read<Value>(
    _ text: String, of field: String, by reading: (String) throws(ReadingError) -> Value
  ) throws(QuestionError) -> Value {
    do throws(ReadingError) {
      return try reading(text)
    } catch {
      throw .unreadable(field: field, text: text, error)
    }
  }
}

/// A text that is none of the few words that a field knows.
public struct ChoiceError: PacingError {
  /// What was typed.
  public let text: String
  /// What it should name: `stroke`.
  public let what: String
  /// The words to choose from, as a sentence: `Type free, back, breast, fly or IM.`.
  public let rightForm: String

  /// A text that names no `what`.
  public init(_ text: String, isNo what: String, rightForm: String) {
    (self.text, self.what, self.rightForm) = (text, what, rightForm)
  }

  /// `“sideways” is no stroke`; the text is cut after 64 characters, so that a huge paste does not fill the screen.
  public var wrong: String {
    var shown = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == 64 {
        shown += "…"
        break
      }
      shown.unicodeScalars.append(scalar)
    }
    return "“" + shown.namingInvisible + "” is no " + what
  }

  /// Whether both say the same of the same text.
  public static func == (left: ChoiceError, right: ChoiceError) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8) && left.what.utf8.elementsEqual(right.what.utf8)
  }
}
