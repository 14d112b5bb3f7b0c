// What the library has too, for any kind of sequence and to be inlined wherever it is used: a join of two texts takes a hundred
// bytes of code at each place then, a text made of bytes two hundred, and two kilobytes go to each pair of types that is
// compared. For texts and their bytes alone it is a call. A file takes these where it imports Measures itself.

extension String {
  /// Both texts, one after the other.
  @inline(never)
  package static func + (left: String, right: String) -> String {
    var both = left
    both.append(right)
    return both
  }

  /// The text of these bytes in UTF-8; what is none in them becomes `U+FFFD`.
  @inline(never)
  package init(decoding bytes: ArraySlice<UInt8>, as encoding: UTF8.Type) {
    self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: encoding) }
  }

  /// The text of these bytes in UTF-8; what is none in them becomes `U+FFFD`.
  package init(decoding bytes: [UInt8], as encoding: UTF8.Type) {
    self.init(decoding: bytes[...], as: encoding)
  }
}

extension String.UTF8View {
  /// Whether both are the same bytes.
  @inline(never)
  package func elementsEqual(_ other: String.UTF8View) -> Bool {
    let (left, right) = (span, other.span)
    return left.count == right.count && left.indices.allSatisfy { left[$0] == right[$0] }
  }
}

extension ArraySlice<UInt8> {
  /// Whether these are the bytes of a text.
  @inline(never)
  package func elementsEqual(_ text: String.UTF8View) -> Bool {
    let (left, right) = (span, text.span)
    return left.count == right.count && left.indices.allSatisfy { left[$0] == right[$0] }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the first of these are those bytes.
  @inline(never)
  package func starts(with bytes: [UInt8]) -> Bool {
    let (left, right) = (span, bytes.span)
    return left.count >= right.count && right.indices.allSatisfy { left[$0] == right[$0] }
  }
}

extension [UInt8] {
  /// Whether these are the bytes of a text.
  package func elementsEqual(_ text: String.UTF8View) -> Bool {
    self[...].elementsEqual(text)
  }
}
