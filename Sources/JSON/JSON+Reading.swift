extension JSON {
  /// How deep arrays and objects may stand in one another.
  public static let deepest = 128

  /// Reads a JSON text, strictly as RFC 8259 has it.
  ///
  /// - Parameters:
  ///   - bytes: The whole text, in UTF-8 without a byte order mark.
  ///   - limit: The most bytes that are read; a longer text is refused at once.
  /// - Throws: ``JSONError``, with the first fault and its byte; bytes that are not UTF-8 are told before anything else.
  public init(reading bytes: [UInt8], atMost limit: Int) throws(JSONError) {
    guard bytes.count <= limit else { throw JSONError(fault: .tooLong(limit: limit), offset: bytes.count) }
    try bytes.checkIsUTF8()
    var reader = Reader(bytes: bytes)
    self = try reader.text()
  }

  /// Reads a JSON text of at most `limit` bytes, strictly as RFC 8259 has it.
  public init(reading text: String, atMost limit: Int) throws(JSONError) {
    try self.init(reading: Array(text.utf8), atMost: limit)
  }
}

extension [UInt8] {
  fileprivate func checkIsUTF8() throws(JSONError) {
    do {
      _ = try UTF8Span(validating: span)
    } catch {
      throw JSONError(fault: .notUTF8, offset: error.byteOffsets.lowerBound)
    }
  }
}
