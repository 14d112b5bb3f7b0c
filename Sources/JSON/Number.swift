extension JSON {
  /// A number, exactly as it is written: a whole number of 64 bits, or any other by its text, so that `1.50` and
  /// `1e400` stay what they are.
  public struct Number: Sendable {
    private let form: Form

    private enum Form: Sendable {
      case integer(Int64)
      case text(String)
    }

    /// A whole number.
    public init(_ integer: Int64) { form = .integer(integer) }

    /// The number that this text writes; `nil` where it is no number of JSON.
    public init?(_ text: String) {
      let bytes = Array(text.utf8)
      guard case .end(bytes.count) = Self.scan(bytes, from: 0) else { return nil }
      self.init(scanned: bytes[...])
    }

    /// The number written by bytes that are known to write one.
    init(scanned bytes: ArraySlice<UInt8>) {
      form = Self.integer(bytes).map(Form.integer) ?? .text(String(utf8: bytes))
    }

    /// The whole number; `nil` where it does not fit into 64 bits, or is written with a fraction, an exponent or as `-0`.
    public var integer: Int64? {
      guard case .integer(let integer) = form else { return nil }
      return integer
    }

    /// The number as it is written.
    public var text: String {
      switch form {
      case .integer(let integer): String(integer)
      case .text(let text): text
      }
    }
  }
}

extension JSON.Number: Equatable {
  /// Whether both are written the same: `1.5` is not `1.50`.
  public static func == (left: JSON.Number, right: JSON.Number) -> Bool {
    switch (left.form, right.form) {
    case (.integer(let left), .integer(let right)): left == right
    case (.text(let left), .text(let right)): left.hasSameBytes(as: right)
    default: false
    }
  }
}

extension JSON.Number {
  /// How far a number goes.
  enum Scan {
    /// It is whole; the index after its last byte.
    case end(Int)
    /// A digit is missing at this index.
    case digitMissing(Int)
    /// A number begins with a zero that does not count, at this index.
    case leadingZero(Int)
  }

  /// Finds the end of the number that begins at `start` (RFC 8259, section 6).
  static func scan(_ bytes: [UInt8], from start: Int) -> Scan {
    var index = start
    func skip(_ accepted: UInt8...) -> Bool {
      guard index < bytes.count, accepted.contains(bytes[index]) else { return false }
      index += 1
      return true
    }
    func skipDigits() -> Bool {
      let first = index
      while index < bytes.count, bytes[index].isDigit { index += 1 }
      return index > first
    }

    _ = skip(UInt8(ascii: "-"))
    let first = index
    guard skipDigits() else { return .digitMissing(index) }
    if bytes[first] == UInt8(ascii: "0"), index > first + 1 { return .leadingZero(first) }
    if skip(UInt8(ascii: ".")), !skipDigits() { return .digitMissing(index) }
    if skip(UInt8(ascii: "e"), UInt8(ascii: "E")) {
      _ = skip(UInt8(ascii: "+"), UInt8(ascii: "-"))
      guard skipDigits() else { return .digitMissing(index) }
    }
    return .end(index)
  }

  /// The whole number that these bytes of a number write, where it fits; `-0` does not, as it would lose its sign.
  private static func integer(_ bytes: ArraySlice<UInt8>) -> Int64? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    var value: Int64 = 0
    for byte in bytes.dropFirst(isNegative ? 1 : 0) {
      guard byte.isDigit else { return nil }
      let digit = Int64(byte - UInt8(ascii: "0"))
      let (tens, isTooLong) = value.multipliedReportingOverflow(by: 10)
      let (next, isTooLarge) =
        isNegative ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
      if isTooLong || isTooLarge { return nil }
      value = next
    }
    return isNegative && value == 0 ? nil : value
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
