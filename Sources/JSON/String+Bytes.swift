// The library compares any two sequences, with two kilobytes of code for each pair of types; these compare texts.

extension String {
  /// Whether both are the same bytes in UTF-8.
  @inline(never)
  func hasSameBytes(as other: String) -> Bool {
    let (left, right) = (utf8.span, other.utf8.span)
    return left.count == right.count && left.indices.allSatisfy { left[$0] == right[$0] }
  }

  /// Whether this stands before another text in the order of their bytes.
  @inline(never)
  func comesBefore(_ other: String) -> Bool {
    let (left, right) = (utf8.span, other.utf8.span)
    for index in 0..<min(left.count, right.count) where left[index] != right[index] {
      return left[index] < right[index]
    }
    return left.count < right.count
  }

  /// The text of these bytes in UTF-8.
  @inline(never)
  init(utf8 bytes: ArraySlice<UInt8>) {
    self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
