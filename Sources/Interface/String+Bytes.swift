extension String {
  /// Whether both are the same bytes in UTF-8: exact, and free of the Unicode tables that `==` would bring along.
  @inline(never)
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let (left, right) = (utf8.span, other.utf8.span)
    for index in left.indices where left[index] != right[index] { return false }
    return true
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
}
