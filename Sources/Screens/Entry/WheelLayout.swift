/// The columns of a set of digit wheels: groups of digits, each digit with its largest value, and what stands between them.
///
/// Together the wheels count whole units of the last one: `HH:MM:SS` counts seconds, from 0 to 359,999.
package struct WheelLayout: Sendable, Equatable {
  /// Some digits that belong together, as those of the minutes.
  package struct Group: Sendable, Equatable {
    /// What the group counts: `minutes`.
    package let name: String
    /// The largest digit of each wheel, the first wheel first; from 0 to 9.
    package let largestDigits: [Int]
    /// What stands before the group; nothing before the first.
    package let separator: String

    /// A group of wheels.
    ///
    /// - Precondition: Every largest digit is from 0 to 9.
    package init(_ name: String, largestDigits: [Int], after separator: String = "") {
      precondition(largestDigits.allSatisfy { (0...9).contains($0) }, "wheels of \(name) from 0 to 9")
      (self.name, self.largestDigits, self.separator) = (name, largestDigits, separator)
    }
  }

  /// The groups, the largest first.
  package let groups: [Group]
  /// The largest digit of every wheel, the first wheel first.
  package let largestDigits: [Int]

  /// A layout of these groups, the largest first.
  package init(_ groups: [Group]) {
    self.groups = groups
    largestDigits = groups.flatMap { $0.largestDigits }
  }

  /// How many values the wheels can show: one more than the largest count.
  package var capacity: Int64 {
    largestDigits.reduce(1) { $0 * Int64($1 + 1) }
  }

  /// The digits that show `count`, the first wheel first; `nil` where the wheels cannot.
  package func digits(of count: Int64) -> [Int]? {
    guard (0..<capacity).contains(count) else { return nil }
    var (digits, rest): ([Int], Int64) = ([], count)
    for largest in largestDigits.reversed() {
      digits.append(Int(rest % Int64(largest + 1)))
      rest /= Int64(largest + 1)
    }
    return digits.reversed()
  }

  /// What `digits` count, in units of the last wheel.
  package func count(of digits: [Int]) -> Int64 {
    zip(digits, largestDigits).reduce(0) { $0 * Int64($1.1 + 1) + Int64($1.0) }
  }

  /// The digits as text, with what stands between the groups: `03:30:00`.
  package func text(of digits: [Int]) -> String {
    var (text, rest) = ("", digits[...])
    for group in groups {
      text += group.separator
      for digit in rest.prefix(group.largestDigits.count) { text += "\(digit)" }
      rest = rest.dropFirst(group.largestDigits.count)
    }
    return text
  }
}

extension WheelLayout {
  /// Wheels for a time: `HH:MM:SS`, without hours or with hundredths where asked; they count seconds or hundredths.
  package static func time(hours: Bool, hundredths: Bool, separator: String = ":") -> WheelLayout {
    var groups: [Group] = []
    if hours { groups.append(Group("hours", largestDigits: [9, 9])) }
    groups.append(
      Group("minutes", largestDigits: [hours ? 5 : 9, 9], after: hours ? separator : ""))
    groups.append(Group("seconds", largestDigits: [5, 9], after: separator))
    if hundredths { groups.append(Group("hundredths", largestDigits: [9, 9], after: ".")) }
    return WheelLayout(groups)
  }

  /// Wheels for a decimal number with so many digits before and after the point; they count units of the last decimal.
  package static func decimal(whole: Int, fraction: Int, name: String) -> WheelLayout {
    let wholes = Group(name, largestDigits: Array(repeating: 9, count: whole))
    guard fraction > 0 else { return WheelLayout([wholes]) }
    return WheelLayout([
      wholes, Group("decimals", largestDigits: Array(repeating: 9, count: fraction), after: "."),
    ])
  }

  /// Wheels for the time of a pace, to tenths of a second, which they count.
  package static let pace = WheelLayout([
    Group("minutes", largestDigits: [9, 9]),
    Group("seconds", largestDigits: [5, 9], after: ":"),
    Group("tenths", largestDigits: [9], after: "."),
  ])

  /// Wheels for the time of a swimmer's pace, to hundredths of a second, which they count.
  package static let swimPace = WheelLayout([
    Group("minutes", largestDigits: [9, 9]),
    Group("seconds", largestDigits: [5, 9], after: ":"),
    Group("hundredths", largestDigits: [9, 9], after: "."),
  ])
}
