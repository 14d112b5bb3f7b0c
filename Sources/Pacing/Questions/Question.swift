public import Measures

/// Something that a runner or a coach wants worked out, with as much of it as was filled in so far.
///
/// The command line and the page ask the same questions, and so get the same digits: a question is read from the fields
/// that were typed, and ``fields`` gives them back as a text that reads the same, for a link or to be kept.
public protocol Question: Sendable {
  /// The question that these fields ask; a field that is absent is not filled in, one of another name is passed over.
  ///
  /// - Throws: ``QuestionError/unreadable(field:text:_:)`` or ``QuestionError/refused(field:wrong:rightForm:)`` for the
  ///   first field that says nothing that can be understood.
  init(reading fields: Fields, decimalMark: DecimalMark) throws(QuestionError)

  /// The fields as they would be typed with a decimal point; ``init(reading:decimalMark:)`` reads them back the same.
  var fields: Fields { get }

  /// The answer in words and columns.
  ///
  /// - Throws: ``QuestionError/missing(field:)`` where more has to be filled in first, and
  ///   ``QuestionError/refused(field:wrong:rightForm:)`` where what is filled in has no answer.
  func report() throws(QuestionError) -> Report
}
