extension String {
  /// Whether both are the same bytes in UTF-8: exact, and free of the Unicode tables that `==` would bring along.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
