public import Measures

extension Plan {
  /// What it is called: its name, or else what its largest set is made of: `3 × 4 × 400 m`; empty where there is nothing yet.
  public var title: String {
    if !name.isEmpty { return name }
    let largest = Self.largest(items)
    return largest.map { Self.title(of: $0) } ?? ""
  }

  /// The row that is most of the work: the repeat with the most steps, else the first step.
  private static func largest(_ items: [Item]) -> Item? {
    var (best, most): (Item?, Int) = (nil, 0)
    for item in items where item.step?.isRest != true {
      let count = steps(of: item)
      if count > most { (best, most) = (item, count) }
    }
    return best
  }

  private static func steps(of item: Item) -> Int {
    switch item.content {
    case .step(let step): step.isBlank ? 0 : 1
    case .repeats(let repeats): min(repeats.items.reduce(0) { $0 + steps(of: $1) }, mostSteps) * repeats.count
    case .unread: 0
    }
  }

  private static func title(of item: Item) -> String {
    switch item.content {
    case .step(let step): step.amountText
    case .repeats(let repeats): "\(repeats.count) × " + (largest(repeats.items).map { title(of: $0) } ?? "")
    case .unread: ""
    }
  }

  /// The session in words, for a screen reader and to be sent on: `3 × (4 × (400 m in 1:30, 1:00 rest), 3:00 rest)`.
  ///
  /// No more than ``mostSpokenRows`` rows are told.
  public var sentence: String {
    var left = Self.mostSpokenRows
    let words = Self.words(of: items, athlete: athlete, left: &left)
    return words + (left < 0 ? ", and \(-left) more rows" : "")
  }

  /// How many rows ``sentence`` tells at most.
  public static let mostSpokenRows = 30

  private static func words(of items: [Item], athlete: Athlete, left: inout Int) -> String {
    var pieces: [String] = []
    for item in items {
      left -= 1
      guard left >= 0 else { continue }
      switch item.content {
      case .step(let step): if !step.isBlank { pieces.append(step.words) }
      case .unread(let text): pieces.append("“" + text.trimmedToLine + "” could not be read")
      case .repeats(let repeats):
        pieces.append("\(repeats.count) × (" + words(of: repeats.items, athlete: athlete, left: &left) + ")")
      }
    }
    return pieces.joined(separator: ", ")
  }
}

extension Step {
  /// What it is: its distance, its time, or until when it goes on: `400 m`, `3:00`; the one of several parts is told.
  public var amountText: String {
    let amount =
      switch extent {
      case .distance(let distance): distance.number(in: units.distance, upTo: 3) + " " + units.distance.symbol
      case .time(let time), .sendOff(let time): time.written
      case .shrinking(let from, let by): from.written + " less " + by.written + " each time"
      case .untilTapped: "until tapped"
      case nil: "blank"
      }
    return parts == 1 ? amount : "1/\(parts) of " + amount
  }

  /// The whole step in a few words: `400 m in 1:30`, `1:00 rest`, `leave every 1:45`.
  var words: String {
    if isSendOff { return "leave every " + amountText }
    var words = amountText
    switch target {
    case .time(let time): words += " in " + time.written
    case .pace(let aim): words += " at " + aim.text(in: units.pace)
    case .range(let faster, let slower):
      words += " at " + faster.text(in: units.pace) + " to " + slower.text(in: units.pace)
    case nil: break
    }
    switch kind {
    case .warmUp: words += " warm-up"
    case .rest: words += " rest"
    case .coolDown: words += " cool-down"
    case .work: break
    }
    return note.isEmpty ? words : words + " " + note
  }
}

extension Aim {
  /// As it is shown: `3:45/km`, `CSS + 2 s`, `95 % of threshold`.
  public func text(in unit: PaceUnit) -> String {
    switch self {
    case .pace(let pace): return Pace.Written(pace, in: unit).text
    case .offset(let anchor, 0): return anchor.name
    case .offset(let anchor, let milliseconds):
      let sign = milliseconds < 0 ? " − " : " + "
      return anchor.name + sign + abs(milliseconds).written(upTo: 3) + " s"
    case .share(let anchor, let perMille): return perMille.written(upTo: 1) + " % of " + anchor.name
    }
  }
}

extension Anchor {
  /// What it is called: `threshold`, `CSS`.
  public var name: String { self == .threshold ? "threshold" : "CSS" }
}

extension String {
  /// Without line breaks, cut after 64 bytes.
  var trimmedToLine: String {
    var bytes = Array(utf8.prefix(64))
    for index in bytes.indices where bytes[index] < 0x20 { bytes[index] = 0x20 }
    return String(decoding: bytes, as: UTF8.self) + (utf8.count > 64 ? "…" : "")
  }
}
