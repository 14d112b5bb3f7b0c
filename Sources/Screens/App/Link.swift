import Measures
import Pacing

// A link to a question is the page's own address with the question behind a `#`, which no browser sends anywhere:
// `#pace/splits;time=3:30:00;distance=42.195+km;every=5+km`. It is the command line of `lapwing` in another dress.

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
  ///
  /// A `+` is a space; `%2B` is one too where the whole link was escaped on the way, and the sign itself where it was not.
  private static func withPlainMarks(_ bytes: [UInt8]) -> [UInt8] {
    let marks = Array((bytes.contains(UInt8(ascii: ";")) ? ";/=:," : ";/=:,+").utf8)
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
