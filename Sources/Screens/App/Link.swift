import Measures
import Pacing

// A link to a question is the page's own address with the question behind a `#`, which no browser sends anywhere:
// `#pace/splits;time=3:30:00;distance=42.195+km;every=5+km`. It is the command line of `lapwing` in another dress.

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
  fileprivate static func hexadecimals(of byte: UInt8) -> [UInt8] {
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

/// What a link opens: everything behind its `#`.
enum Link {
  /// A page of the Pace room, with what is filled in on it.
  case pace(PacePage, Fields)
  /// The Plan room, with its plan.
  case plan(Fields)

  /// The longest link that is looked at, in bytes.
  private static let mostBytes = 200_000

  /// What a link says behind its `#`; `nil` where it is none of ours.
  ///
  /// What messengers do to a link on the way is undone: marks that part it are escaped, and a full stop or a bracket of the
  /// sentence around it stays at its end.
  init?(_ text: String) {
    guard text.utf8.count <= Self.mostBytes else { return nil }
    var bytes = Self.withPlainMarks(Array(text.utf8))
    while let last = bytes.last, [UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: ">")].contains(last) {
      bytes.removeLast()
    }
    let head = bytes.prefix { $0 != UInt8(ascii: ";") }.map { $0 | 0x20 }  // in small letters; `/` stays itself
    guard let fields = Fields(linkText: String(decoding: bytes.dropFirst(head.count), as: UTF8.self)) else {
      return nil
    }
    if head.elementsEqual(Self.planRoom.utf8) {
      self = .plan(fields)
      return
    }
    let room = Array(Self.room.utf8)
    guard head.starts(with: room),
      let page = PacePage(name: String(decoding: head.dropFirst(room.count), as: UTF8.self))
    else { return nil }
    self = .pace(page, fields)
  }

  /// The marks that part a link in place of their escapes: `;` for `%3B`.
  private static func withPlainMarks(_ bytes: [UInt8]) -> [UInt8] {
    let marks = Array(";/=:,+".utf8)
    var (plain, rest): ([UInt8], ArraySlice<UInt8>) = ([], bytes[...])
    while let byte = rest.popFirst() {
      let escaped = rest.prefix(2).map { $0 >= 0x61 ? $0 & 0xDF : $0 }
      if byte == UInt8(ascii: "%"),
        let mark = marks.first(where: { escaped.elementsEqual(Fields.hexadecimals(of: $0)) })
      {
        plain.append(mark)
        rest = rest.dropFirst(2)
      } else {
        plain.append(byte)
      }
    }
    return plain
  }

  /// The link that opens the page that is seen, behind its `#`.
  static func text(of state: PaceState) -> String {
    room + state.page.name + ";" + state.fields(of: state.page).linkText
  }

  /// The link that opens a plan, behind its `#`.
  static func text(of plan: PlanState) -> String {
    planRoom + ";" + plan.fields.linkText
  }

  private static let room = "pace/"
  private static let planRoom = "plan"
}
