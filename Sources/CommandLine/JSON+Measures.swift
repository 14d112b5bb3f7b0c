import JSON
import Measures

extension JSON {
  /// Whole milliseconds, or null where there is no time.
  static func integer(_ time: Time?) -> JSON { time.map { .integer($0.milliseconds) } ?? .null }

  /// Whole micrometres.
  static func integer(_ distance: Distance) -> JSON { .integer(distance.micrometres) }

  /// The exact pair that a pace comes from.
  static func pair(_ pace: Pace) -> JSON {
    ["time_ms": .integer(pace.time), "distance_um": .integer(pace.distance)]
  }

  /// The number that a text of digits writes, such as `17.4978`, or null where there is none.
  static func number(_ text: String?) -> JSON { text.flatMap { Number($0) }.map { .number($0) } ?? .null }

  /// The whole millionths of a written number of at most six decimals: 1052600 of `1.0526`; null where it is none.
  static func millionths(of text: String) -> JSON {
    let parts = text.split(separator: ".", maxSplits: 1)
    let fraction = parts.count == 2 ? parts[1] : ""
    guard let whole = parts.first, fraction.count <= 6 else { return .null }
    return Int64(whole + fraction + String(repeating: "0", count: 6 - fraction.count)).map { .integer($0) } ?? .null
  }
}
