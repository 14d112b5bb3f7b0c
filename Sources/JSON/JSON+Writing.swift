extension JSON {
  /// The value as JSON text without any white space.
  public var compact: String { String(utf8: compactBytes[...]) }

  /// The same in UTF-8.
  public var compactBytes: [UInt8] { written(indentation: nil) }

  /// The value as JSON text for people: each value on its own line, two spaces for each level, no line feed at the end.
  public var indented: String { String(utf8: written(indentation: 0)[...]) }

  private func written(indentation: Int?) -> [UInt8] {
    var text: [UInt8] = []
    write(to: &text, indentation: indentation)
    return text
  }

  /// Writes the value at a level of indentation, or in the compact form where that is `nil`.
  private func write(to text: inout [UInt8], indentation: Int?) {
    switch self {
    case .null: text += "null".utf8
    case .bool(let flag): text += (flag ? "true" : "false").utf8
    case .number(let number): text += number.text.utf8
    case .string(let string): text.appendQuoted(string)
    case .array(let items):
      text.appendList(items, in: ("[", "]"), indentation: indentation) { text, item, inner in
        item.write(to: &text, indentation: inner)
      }
    case .object(let members):
      text.appendList(members, in: ("{", "}"), indentation: indentation) { text, member, inner in
        text.appendQuoted(member.name)
        text += (inner == nil ? ":" : ": ").utf8
        member.value.write(to: &text, indentation: inner)
      }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func appendList<Item>(
    _ items: [Item], in brackets: (String, String), indentation: Int?, write: (inout [UInt8], Item, Int?) -> Void
  ) {
    let inner = indentation.map { $0 + 1 }
    self += brackets.0.utf8
    for (index, item) in items.enumerated() {
      if index > 0 { self += ",".utf8 }
      appendLineBreak(indentation: inner)
      write(&self, item, inner)
    }
    if !items.isEmpty { appendLineBreak(indentation: indentation) }
    self += brackets.1.utf8
  }

  private mutating func appendLineBreak(indentation: Int?) {
    guard let indentation else { return }
    self += "\n".utf8
    for _ in 0..<indentation { self += "  ".utf8 }
  }

  /// Adds a string in quotes; only what must be escaped is (RFC 8259, section 7).
  fileprivate mutating func appendQuoted(_ text: String) {
    append(UInt8(ascii: "\""))
    let bytes = text.utf8.span
    // Mostly nothing must be escaped; then all of it is copied at once.
    if bytes.indices.allSatisfy({ !bytes[$0].isEscaped }) {
      self += text.utf8
    } else {
      for index in bytes.indices { appendEscaped(bytes[index]) }
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): self += "\\\"".utf8
    case UInt8(ascii: "\\"): self += "\\\\".utf8
    case 0x08: self += "\\b".utf8
    case 0x0C: self += "\\f".utf8
    case UInt8(ascii: "\n"): self += "\\n".utf8
    case UInt8(ascii: "\r"): self += "\\r".utf8
    case UInt8(ascii: "\t"): self += "\\t".utf8
    case ..<0x20:
      self += (byte < 0x10 ? "\\u000" : "\\u00").utf8
      self += String(byte, radix: 16).utf8
    default: append(byte)
    }
  }
}

extension UInt8 {
  /// Whether a string of JSON writes it otherwise.
  fileprivate var isEscaped: Bool { self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") }
}
