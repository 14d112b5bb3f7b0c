import Interface

/// A time's digits with its fraction in small: `1:14` and a small `.75`.
func smallHundredths<Action>(_ digits: String) -> [View<Action>] {
  let bytes = Array(digits.utf8)
  guard let mark = bytes.firstIndex(of: UInt8(ascii: ".")) else { return [View.text(digits)] }
  return [
    View.text(String(decoding: bytes[..<mark], as: UTF8.self)),
    View.element("span", .class("hundredths")) { String(decoding: bytes[mark...], as: UTF8.self) },
  ]
}
