import Measures
import Pacing

/// A line of intervals.icu that is no step: a heading, perhaps with how often what is below it is done, or the pool's length.
struct IntervalsHeading {
  /// The words, without the count.
  let words: ArraySlice<UInt8>
  /// How often the steps up to the next blank line are done; `nil` where that is not said.
  let count: Int?

  /// The heading that a line is, white space at its ends passed over.
  init(_ line: ArraySlice<UInt8>) {
    let line = line.trimmed
    guard let last = line.last, last | 0x20 == UInt8(ascii: "x") else {
      (words, count) = (line, nil)
      return
    }
    var (start, count, unit) = (line.endIndex - 1, 0, 1)
    while start > line.startIndex, line[start - 1].isDigit {
      start -= 1
      count = min(count + Int(line[start] - UInt8(ascii: "0")) * unit, 1_000_000)
      unit = min(unit * 10, 1_000_000)
    }
    let isApart = start == line.startIndex || line[start - 1] == UInt8(ascii: " ")
    let isCount = start < line.endIndex - 1 && isApart
    (words, self.count) = isCount ? (line[..<start].trimmed, count) : (line, nil)
  }

  /// What the steps below it are for; `nil` where the words do not say.
  var kind: Step.Kind? {
    for word in ["warmup", "warm-up", "warm up"] as [StaticString] where words.isWord(word) { return .warmUp }
    for word in ["cooldown", "cool-down", "cool down"] as [StaticString] where words.isWord(word) { return .coolDown }
    for word in ["main set", "main"] as [StaticString] where words.isWord(word) { return .work }
    return nil
  }

  /// What stands behind `pool length:`; `nil` where the line does not begin so.
  var poolLength: String? {
    let key: StaticString = "pool length:"
    guard Array(words).hold(key, at: 0) else { return nil }
    return String(decoding: words[(words.startIndex + key.utf8CodeUnitCount)...].trimmed, as: UTF8.self)
  }

  /// Whether it only says something to the reader: neither a part of the session nor a count nor a pool.
  var isPlain: Bool { !words.isEmpty && count == nil && kind == nil && poolLength == nil }
}

extension ArraySlice<UInt8> {
  /// Without white space at its ends.
  @inline(never)
  var trimmed: ArraySlice<UInt8> {
    var slice = self
    while let first = slice.first, first <= UInt8(ascii: " ") { slice.removeFirst() }
    while let last = slice.last, last <= UInt8(ascii: " ") { slice.removeLast() }
    return slice
  }

  /// Whether it is these letters, in small ones, whatever it is written in.
  @inline(never)
  func isWord(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && Array(self).hold(word, at: 0)
  }
}
