extension JSON {
  /// The value as JSON text without any white space.
  public var compact: String { written(indentation: nil) }

  /// The value as JSON text for people: each value on its own line, two spaces for each level, no line feed at the end.
  public var indented: String { written(indentation: 0) }

  private func written(indentation: Int?) -> String {
    var text = ""
    write(to: &text, indentation: indentation)
    return text
  }

  /// Writes the value at a level of indentation, or in the compact form where that is `nil`.
  private func write(to text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += number.text
    case .string(let string): text.appendQuoted(string)
    case .array(let items):
      text.appendList(items, in: ("[", "]"), indentation: indentation) { text, item, inner in
        item.write(to: &text, indentation: inner)
      }
    case .object(let members):
      text.appendList(members, in: ("{", "}"), indentation: indentation) { text, member, inner in
        text.appendQuoted(member.name)
        text += inner == nil ? ":" : ": "
        member.value.write(to: &text, indentation: inner)
      }
    }
  }
}

extension String {
  fileprivate mutating func appendList<Item>(
    _ items: [Item], in brackets: (String, String), indentation: Int?, write: (inout String, Item, Int?) -> Void
  ) {
    let inner = indentation.map { $0 + 1 }
    self += brackets.0
    for (index, item) in items.enumerated() {
      if index > 0 { self += "," }
      appendLineBreak(indentation: inner)
      write(&self, item, inner)
    }
    if !items.isEmpty { appendLineBreak(indentation: indentation) }
    self += brackets.1
  }

  private mutating func appendLineBreak(indentation: Int?) {
    guard let indentation else { return }
    self += "\n"
    for _ in 0..<indentation { self += "  " }
  }

  /// Adds a string in quotes; only what must be escaped is (RFC 8259, section 7).
  fileprivate mutating func appendQuoted(_ text: String) {
    self += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": self += "\\\""
      case "\\": self += "\\\\"
      case "\u{8}": self += "\\b"
      case "\u{C}": self += "\\f"
      case "\n": self += "\\n"
      case "\r": self += "\\r"
      case "\t": self += "\\t"
      case ..<" ":
        self += scalar.value < 0x10 ? "\\u000" : "\\u00"
        self += String(scalar.value, radix: 16)
      default: unicodeScalars.append(scalar)
      }
    }
    self += "\""
  }
}
