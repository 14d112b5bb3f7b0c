import Measures

// The part of a link that holds fields, behind its `#`: no browser sends it anywhere.

extension Fields {
  /// The fields as they stand in a link: `time=3:30:00;distance=42.195+km`.
  ///
  /// A space is a `+`, and each byte that a link may not hold, or that parts it, is written as `%` and two hexadecimal
  /// digits (RFC 3986, sections 2.1 and 3.5).
  package var linkText: String {
    var bytes: [UInt8] = []
    for field in all {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: ";")) }
      bytes += field.name.utf8 + [UInt8(ascii: "=")]
      for byte in field.text.utf8 { Self.escape(byte, into: &bytes) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The fields of a link; `nil` where a part has no name or something that is escaped is no text.
  package init?(linkText: String) {
    self.init()
    for part in Array(linkText.utf8).split(separator: UInt8(ascii: ";")) {
      guard let sign = part.firstIndex(of: UInt8(ascii: "=")), sign > part.startIndex,
        let text = Self.unescaped(part[(sign + 1)...])
      else { return nil }
      add(String(decoding: part[..<sign], as: UTF8.self), text)
    }
  }

  private static func escape(_ byte: UInt8, into bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: " "): bytes.append(UInt8(ascii: "+"))
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"),
      UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: ","):
      bytes.append(byte)
    default:
      bytes += [UInt8(ascii: "%")] + hexadecimals(of: byte)
    }
  }

  /// The two hexadecimal digits of a byte, in capitals.
  package static func hexadecimals(of byte: UInt8) -> [UInt8] {
    [hexadecimal(byte >> 4), hexadecimal(byte & 15)]
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }

  private static func unescaped(_ text: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(value), let low = rest.popFirst().flatMap(value) else { return nil }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func value(ofHexadecimal digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
