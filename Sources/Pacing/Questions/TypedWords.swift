import Measures

extension String {
  /// The bytes that were typed without spaces at both ends and with small letters, for a field that knows a few words;
  /// nothing of a text of more than 64 bytes is looked at.
  @inline(never)
  var trimmedSmallBytes: [UInt8] {
    guard utf8.count <= 64 else { return [] }
    let space = UInt8(ascii: " ")
    var bytes = utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }[...]
    while bytes.first == space { bytes.removeFirst() }
    while bytes.last == space { bytes.removeLast() }
    return Array(bytes)
  }

  /// Whether it is one of some words in small letters, whatever letters it is typed in and with spaces around it.
  @inline(never)
  func isOne(of words: [String]) -> Bool {
    let typed = trimmedSmallBytes
    return words.contains { $0.utf8.elementsEqual(typed) }
  }
}

extension [UInt8] {
  /// Whether the last bytes are those of `word`.
  @inline(never)
  func ends(with word: String) -> Bool {
    suffix(word.utf8.count).elementsEqual(word.utf8)
  }
}
