import Measures
import Pacing

extension PlanReader {
  /// Reads a line such as `pool: 25 m`, where one stands next; says whether it did.
  mutating func head() -> Bool {
    let start = position
    guard let head = Head.allCases.first(where: { skip($0.key) }) else { return false }
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    if head != .name, let comment = (position..<end).first(where: { isComment($0) }) { end = comment }
    let value = trimmed(position..<end)
    position = end
    heads += bytes[start..<end]
    do throws(Blunder) {
      try take(head, value)
    } catch {
      blunders.append(error)
      plan.items.append(unread(start..<end))
      rows += 1
    }
    return true
  }

  private enum Head: CaseIterable {
    case name, pool, css, threshold, units

    var key: StaticString {
      switch self {
      case .name: "name:"
      case .pool: "pool:"
      case .css: "css:"
      case .threshold: "threshold:"
      case .units: "units:"
      }
    }
  }

  private mutating func take(_ head: Head, _ range: Range<Int>) throws(Blunder) {
    let value = text(range)
    switch head {
    case .name:
      guard value.utf8.count <= Plan.mostNameBytes else {
        throw Blunder(range, "A name has at most \(Plan.mostNameBytes) bytes", "Make it shorter.")
      }
      plan.name = value
    case .pool:
      do throws(QuestionError) {
        plan.pool = try Pool(reading: value, field: "pool", decimalMark: decimalMark)
      } catch {
        throw Blunder(range, "“" + value.trimmedToLine + "” is no pool", "Type 25 m, 50 m, 25 yd or 33 1/3 yd.")
      }
    case .css, .threshold:
      let unit = head == .threshold ? PaceUnit.perKilometre : plan.pool?.unit == .yard ? .per100Yards : .per100Metres
      do throws(ReadingError) {
        plan.athlete[head == .css ? .criticalSwimSpeed : .threshold] =
          try Pace.Written(reading: value, unit: unit, decimalMark: decimalMark)
      } catch {
        throw Blunder(range, error.wrong, error.rightForm)
      }
    case .units:
      var units = usualUnits
      for word in value.utf8.split(separator: UInt8(ascii: " ")) {
        guard units.take(String(decoding: Array(word), as: UTF8.self)) else {
          throw Blunder(range, "“" + value.trimmedToLine + "” names no units", "Type km /km, mi /mi or m /100m.")
        }
      }
      (plan.units, hasUnits) = (units, true)
    }
    if head == .pool, !hasUnits { plan.units = usualUnits }
  }
}

extension Units {
  /// Takes the unit that a word names, `km` or `/mi`, in place of its own; says whether it names one.
  mutating func take(_ word: String) -> Bool {
    for unit in DistanceUnit.allCases where unit.symbol.utf8.elementsEqual(word.utf8) {
      distance = unit
      return true
    }
    guard let unit = PaceUnit(word: word) else { return false }
    pace = unit
    return true
  }
}

extension PaceUnit {
  /// The unit that a word names, without spaces: `/km`, `/100m`, `mph`.
  init?(word: String) {
    let example = word.utf8.first == UInt8(ascii: "/") ? "1:00" + word : "1 " + word
    guard let read = try? Pace.Written(reading: example, unit: .perKilometre) else { return nil }
    self = read.unit
  }

  /// As ``init(word:)`` reads it.
  var word: String {
    switch self {
    case .per(1, let unit): "/" + unit.symbol
    case .per(let count, let unit): "/\(count)" + unit.symbol
    case .speed(let unit): unit.symbol
    }
  }
}
