/// Goes once over the bytes of a JSON text; the bytes are UTF-8.
struct Reader {
  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The one value of the whole text.
  mutating func text() throws(JSONError) -> JSON {
    let value = try value()
    skipSpace()
    guard index == bytes.count else { throw expected(.end) }
    return value
  }

  private mutating func value() throws(JSONError) -> JSON {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { reader throws(JSONError) in .object(try reader.members()) }
    case UInt8(ascii: "["): return try nested { reader throws(JSONError) in .array(try reader.items()) }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-")?, (UInt8(ascii: "0")...UInt8(ascii: "9"))?: return .number(try number())
    default: return try word()
    }
  }

  private mutating func nested(_ read: (inout Reader) throws(JSONError) -> JSON) throws(JSONError) -> JSON {
    guard depth < JSON.deepest else { throw JSONError(fault: .tooDeep, offset: index) }
    depth += 1
    defer { depth -= 1 }
    index += 1
    return try read(&self)
  }

  private mutating func items() throws(JSONError) -> [JSON] {
    if skip(UInt8(ascii: "]")) { return [] }
    var items: [JSON] = []
    repeat {
      items.append(try value())
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw expected(.commaOrBracket) }
    return items
  }

  private mutating func members() throws(JSONError) -> [JSON.Member] {
    if skip(UInt8(ascii: "}")) { return [] }
    var members: [JSON.Member] = []
    var offsets: [Int] = []
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw expected(.name) }
      offsets.append(index)
      let name = try string()
      guard skip(UInt8(ascii: ":")) else { throw expected(.colon) }
      members.append(JSON.Member(name, try value()))
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { throw expected(.commaOrBrace) }
    if let second = members.firstRepetition {
      throw JSONError(fault: .repeatedName(members[second].name), offset: offsets[second])
    }
    return members
  }

  private mutating func number() throws(JSONError) -> JSON.Number {
    switch JSON.Number.scan(bytes, from: index) {
    case .digitMissing(let offset): throw JSONError(fault: .expected(.digit), offset: offset)
    case .leadingZero(let offset): throw JSONError(fault: .leadingZero, offset: offset)
    case .end(let end):
      defer { index = end }
      return JSON.Number(scanned: bytes[index..<end])
    }
  }

  private mutating func word() throws(JSONError) -> JSON {
    for (word, value) in [("true", .bool(true)), ("false", .bool(false)), ("null", .null)] as [(String, JSON)]
    where stands(word) {
      index += word.utf8.count
      return value
    }
    throw expected(.value)
  }
}

extension Reader {
  /// The byte that comes next; `nil` at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  func expected(_ expected: JSONError.Expected) -> JSONError {
    JSONError(fault: .expected(expected), offset: index)
  }

  /// Whether this word comes next.
  func stands(_ word: String) -> Bool {
    String(utf8: bytes[index...].prefix(word.utf8.count)).hasSameBytes(as: word)
  }

  /// Passes over white space and, where it comes next, this byte.
  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    index += 1
    return true
  }

  /// Passes over white space (RFC 8259, section 2: space, tab, line feed, carriage return).
  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }
}

extension [JSON.Member] {
  /// The first member whose name stood before; the cost is n log n, so that a hostile object takes no time.
  fileprivate var firstRepetition: Int? {
    let byName = indices.sorted { left, right in
      let (leftName, rightName) = (self[left].name, self[right].name)
      if leftName.hasSameBytes(as: rightName) { return left < right }
      return leftName.comesBefore(rightName)
    }
    return zip(byName, byName.dropFirst())
      .filter { self[$0].name.hasSameBytes(as: self[$1].name) }
      .map { $0.1 }
      .min()
  }
}
