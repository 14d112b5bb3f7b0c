import Measures

/// By how much the second half goes faster than the first: a negative split, an even one or a positive one.
///
/// It is a share of the first half's speed, not of its time: 3% faster takes 1/1.03 of the time, which is 2.9% less.
public struct SecondHalf: Sendable, Hashable {
  /// How much faster, in thousandths of the first half's speed, from -500 to 500; below zero it is slower.
  public let perMille: Int64

  /// Both halves at one speed.
  public static let even = SecondHalf(within: 0)

  /// A second half faster by so many thousandths of the first half's speed, or `nil` outside -500 to 500.
  public init?(perMille: Int64) {
    guard (-500...500).contains(perMille) else { return nil }
    self.perMille = perMille
  }

  private init(within perMille: Int64) {
    self.perMille = perMille
  }
}

extension SecondHalf {
  /// The change that a text says: `even`, `0`, `3% faster`, `3 faster`, `1.5% slower`, with one decimal at most.
  ///
  /// - Throws: ``ChoiceError`` for anything else, and above 50%.
  public init(reading text: String) throws(ChoiceError) {
    guard let perMille = Self.perMille(of: text.trimmedSmallBytes), let half = SecondHalf(perMille: perMille) else {
      throw ChoiceError(
        text, isNo: "change of the second half",
        rightForm: "Type even, 3% faster or 1.5% slower: at most 50%, with one decimal at most.")
    }
    self = half
  }

  /// As it is typed, and read back: `even`, `3% faster`, `1.5% slower`.
  @inline(never)
  public var text: String {
    if perMille == 0 { return "even" }
    return percent + (perMille > 0 ? " faster" : " slower")
  }

  /// The change without its direction: `3%`.
  var percent: String {
    let size = perMille < 0 ? -perMille : perMille
    return size.written(upTo: 1) + "%"
  }

  private static func perMille(of typed: [UInt8]) -> Int64? {
    if typed.elementsEqual("even".utf8) { return 0 }
    for (word, sign) in [("faster", 1), ("slower", -1)] as [(String, Int64)] where typed.ends(with: word) {
      return number(typed.dropLast(word.utf8.count)).map { $0 * sign }
    }
    // Without a direction nothing but zero says which half is meant.
    return number(typed[...]) == 0 ? 0 : nil
  }

  /// The thousandths of a percentage, with or without its sign.
  private static func number(_ typed: ArraySlice<UInt8>) -> Int64? {
    var rest = typed
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    if rest.last == UInt8(ascii: "%") { rest.removeLast() }
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    return Int64(decimal: String(decoding: rest, as: UTF8.self), decimals: 1)
  }
}
