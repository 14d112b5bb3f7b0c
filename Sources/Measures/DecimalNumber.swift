/// A decimal number as it was typed: the whole part and the digits after the mark, exactly.
struct DecimalNumber {
  /// The part before the mark, below a thousand million.
  let whole: Int64
  /// The digits after the mark, as a whole number.
  let fraction: Int64
  /// How many digits stand after the mark, at most twelve.
  let decimals: Int

  /// So many times `unit`, halves up; `unit` is at most a mile's micrometres.
  func times(_ unit: Int64) -> Int64? {
    fraction.scaled(by: unit, over: .powerOfTen(decimals)).map { whole * unit + $0 }
  }
}

extension Typed {
  /// Reads the number that stands next.
  ///
  /// The last mark starts the fraction where another kind stands before it (`1.234,5`); marks of one kind group thousands
  /// where there are several (`1,234,567`). A single mark starts the fraction, but for a comma before just three digits
  /// (`1,234`), which groups them where `decimalMark` is a point.
  mutating func readNumber(decimalMark: DecimalMark) throws(ReadingError) -> DecimalNumber {
    var groups = [digits()]
    while let byte = next, byte.isMark {
      position += 1
      groups.append(digits())
    }
    if let empty = groups.first(where: { $0.isEmpty }) {
      throw empty.lowerBound < end && !bytes[empty.lowerBound].isMark
        ? unexpected(at: empty.lowerBound) : error(.missingNumber, at: empty.lowerBound)
    }
    let marks = groups.dropLast().map { bytes[$0.upperBound] }
    let hasFraction =
      marks.count == 1 ? !groupsThousands(groups, mark: marks[0], decimalMark) : marks.last != marks.first
    let wholes = hasFraction ? Array(groups.dropLast()) : groups
    try checkGrouping(of: wholes)
    let fraction = hasFraction ? groups[groups.count - 1] : position..<position
    return try number(wholes, fraction: fraction)
  }

  /// Whether the only mark is a comma that can group thousands, and the person's fractions begin with a point.
  private func groupsThousands(_ groups: [Range<Int>], mark: UInt8, _ decimalMark: DecimalMark) -> Bool {
    mark == UInt8(ascii: ",") && decimalMark == .point && groups[1].count == 3 && canLead(groups[0])
  }

  private func checkGrouping(of wholes: [Range<Int>]) throws(ReadingError) {
    guard wholes.count > 1 else { return }
    let mark = bytes[wholes[0].upperBound]
    for (index, group) in wholes.enumerated().dropFirst() {
      let isRight = group.count == 3 && bytes[group.lowerBound - 1] == mark && (index > 1 || canLead(wholes[0]))
      if !isRight { throw error(.grouping, at: group.lowerBound - 1) }
    }
  }

  /// Whether thousands may follow: one to three digits, no zero in front.
  private func canLead(_ group: Range<Int>) -> Bool {
    (1...3).contains(group.count) && bytes[group.lowerBound] != UInt8(ascii: "0")
  }

  private func number(_ wholes: [Range<Int>], fraction: Range<Int>) throws(ReadingError) -> DecimalNumber {
    var whole: Int64 = 0
    for group in wholes {
      guard let value = value(of: group), whole < 1_000_000_000, value < 1_000_000_000 else {
        throw error(.pastLongestDistance, at: wholes[0].lowerBound)
      }
      whole = wholes.count == 1 ? value : whole * 1000 + value
    }
    guard whole < 1_000_000_000 else { throw error(.pastLongestDistance, at: wholes[0].lowerBound) }
    guard fraction.count <= 12, let digits = value(of: fraction) else {
      throw error(.tooManyDecimals(allowed: 12), at: fraction.lowerBound + 12)
    }
    return DecimalNumber(whole: whole, fraction: digits, decimals: fraction.count)
  }
}
