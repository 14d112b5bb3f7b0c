/// A JSON text as a value (RFC 8259): members keep their order, numbers are kept exactly.
///
///     let answer: JSON = ["time_ms": 12_600_000, "pace": "4:58.6/km", "ok": true]
///     answer.compact              // {"time_ms":12600000,"pace":"4:58.6/km","ok":true}
///     answer["time_ms"]?.integer  // 12600000
public enum JSON: Sendable {
  /// Nothing.
  case null
  /// Yes or no.
  case bool(Bool)
  /// A number, exact.
  case number(Number)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Named values in order; no name twice.
  case object([Member])

  /// A named value of an object.
  public struct Member: Sendable {
    /// Its name.
    public let name: String
    /// Its value.
    public let value: JSON

    /// A value under a name.
    public init(_ name: String, _ value: JSON) {
      (self.name, self.value) = (name, value)
    }
  }

  /// A whole number as a value.
  public static func integer(_ value: some FixedWidthInteger & SignedInteger) -> JSON { .number(Number(Int64(value))) }
}

extension JSON {
  /// The member of this name; `nil` where there is none or this is no object.
  public subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name.hasSameBytes(as: name) }?.value
  }

  /// The whole number; `nil` where this is none, or one past 64 bits, or is written with a fraction or an exponent.
  public var integer: Int64? {
    guard case .number(let number) = self else { return nil }
    return number.integer
  }

  /// The text; `nil` where this is none.
  public var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// Yes or no; `nil` where this is neither.
  public var flag: Bool? {
    guard case .bool(let flag) = self else { return nil }
    return flag
  }

  /// The values of an array; `nil` where this is none.
  public var items: [JSON]? {
    guard case .array(let items) = self else { return nil }
    return items
  }
}

extension JSON: Equatable {
  /// Whether both are written the same: members in the same order, texts and numbers byte for byte.
  public static func == (left: JSON, right: JSON) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}

extension JSON.Member: Equatable {
  /// Whether both have the same name, byte for byte, and the same value.
  public static func == (left: JSON.Member, right: JSON.Member) -> Bool {
    left.name.hasSameBytes(as: right.name) && left.value == right.value
  }
}
