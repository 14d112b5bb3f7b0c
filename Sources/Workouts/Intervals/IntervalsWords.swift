import Measures

// What a word of intervals.icu means.

extension ArraySlice<UInt8> {
  /// Whether it says how often something is done: `6x`.
  var isCount: Bool {
    count > 1 && last.map { $0 | 0x20 == UInt8(ascii: "x") } == true && dropLast().allSatisfy { $0.isDigit }
  }

  /// What a step is for whose prompt begins with it; `nil` where it does not say.
  var kindMeant: Step.Kind? {
    for word in ["rest", "recovery", "recover"] as [StaticString] where isWord(word) { return .rest }
    for word in ["warmup", "warm-up"] as [StaticString] where isWord(word) { return .warmUp }
    for word in ["cooldown", "cool-down"] as [StaticString] where isWord(word) { return .coolDown }
    return nil
  }

  /// What a step is for that says so to the watch: `intensity=rest`.
  var intensity: Step.Kind? {
    for word in ["intensity=rest", "intensity=recovery"] as [StaticString] where isWord(word) { return .rest }
    if isWord("intensity=warmup") { return .warmUp }
    if isWord("intensity=cooldown") { return .coolDown }
    return isWord("intensity=active") || isWord("intensity=interval") ? .work : nil
  }

  /// `Z2`, `Z2-Z3`, `CZ1`.
  var isZone: Bool {
    let letters = prefix { !$0.isDigit }
    return letters.count < count && (letters.isWord("z") || letters.isWord("cz"))
  }

  /// Whether it aims at what no plan of Lapwing aims at: a power, a heart rate, a cadence, a zone, a ramp.
  var isForeign: Bool {
    for word in ["ramp", "freeride", "maxeffort"] as [StaticString] where isWord(word) { return true }
    if isZone || contains(UInt8(ascii: "=")) { return true }
    guard first?.isDigit == true else { return false }
    if last == UInt8(ascii: "%") { return true }
    let number = prefix { $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "%") }
    for unit in ["w", "rpm", "bpm"] as [StaticString] where self[number.endIndex...].isWord(unit) { return true }
    return false
  }

  /// Whether it may stand behind a target that is only kept, where nothing else of a step is read from it.
  var isTargetWord: Bool {
    for word in ["hr", "lthr", "mmp", "pace", "rpm", "bpm", "w"] as [StaticString] where isWord(word) { return true }
    return isForeign
  }

  /// The milliseconds of `1h`, `10m`, `30s`, `1m30`, `1h2m30s`, `5'`, `1'30"`; `nil` where it is no time.
  var intervalsTime: Int64? {
    var (index, sum, last) = (startIndex, Int64(0), Int64.max)
    while index < endIndex {
      let start = index
      while index < endIndex, self[index].isDigit { index += 1 }
      guard let number = Int64(decimal: String(decoding: self[start..<index], as: UTF8.self), decimals: 0) else {
        return nil
      }
      var unit: Int64
      if index < endIndex {
        switch self[index] | 0x20 {
        case UInt8(ascii: "h"): unit = 3_600_000
        case UInt8(ascii: "m"): unit = 60_000
        case UInt8(ascii: "s"): unit = 1000
        default:
          guard self[index] == UInt8(ascii: "'") || self[index] == UInt8(ascii: "\"") else { return nil }
          unit = self[index] == UInt8(ascii: "'") ? 60_000 : 1000
        }
        index += 1
      } else {
        // 1m30: the seconds need no sign of their own.
        guard last < .max, last > 1000 else { return nil }
        unit = last / 60
      }
      guard unit < last else { return nil }
      last = unit
      sum += number * unit
    }
    return isEmpty ? nil : sum
  }

  /// The number of `800m`; `nil` where it is anything else.
  var plainMinutes: Int64? {
    guard last.map({ $0 | 0x20 == UInt8(ascii: "m") }) == true else { return nil }
    return Int64(decimal: String(decoding: dropLast(), as: UTF8.self), decimals: 0)
  }

  /// The micrometres of `800mtr`, `1.5km`, `1mi`, `100yrd`, and the unit; `nil` where it is no distance.
  var intervalsDistance: (micrometres: Int64, unit: DistanceUnit)? {
    let number = prefix { $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    let word = self[number.endIndex...]
    let units: [(DistanceUnit, [StaticString])] = [
      (.kilometre, ["km"]), (.mile, ["mi", "mile", "miles"]), (.metre, ["mtr", "meters", "metres", "meter", "metre"]),
      (.yard, ["yrd", "yards", "yard", "yds", "yd", "y"]),
    ]
    for (unit, spellings) in units where spellings.contains(where: { word.isWord($0) }) {
      guard let count = Int64(decimal: String(decoding: number, as: UTF8.self), decimals: 6),
        let micrometres = count.scaled(by: unit.micrometres, over: 1_000_000)
      else { return nil }
      return (micrometres, unit)
    }
    return nil
  }
}
