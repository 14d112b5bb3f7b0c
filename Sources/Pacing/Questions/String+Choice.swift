extension String {
  /// Whether it is one of some words in small letters, whatever letters it is typed in and with spaces around it.
  func isOne(of words: [String]) -> Bool {
    let typed = choiceBytes
    return words.contains { $0.utf8.elementsEqual(typed) }
  }

  /// Its bytes in small letters, without the spaces around them; none where it is longer than any word that is known.
  var choiceBytes: ArraySlice<UInt8> {
    guard utf8.count <= 64 else { return [] }
    var bytes = utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }[...]
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return bytes
  }
}
