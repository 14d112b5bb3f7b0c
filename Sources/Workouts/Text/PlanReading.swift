public import Measures

/// A plan that was read from text, with what could not be read.
///
///     PlanReading("3 x (4 x (400 m in 90 s, 60 s rest), 3:00 rest)").plan
///
/// Nothing is thrown away: a piece that cannot be read is a row of its own (``Item/Content/unread(_:)``), which
/// ``Plan/text`` writes back word for word. Comments alone are not kept. The grammar stands in `Documentation/plan-text.md`.
public struct PlanReading: Sendable {
  /// The plan, within the limits (``Plan/checked()``).
  public let plan: Plan
  /// What could not be read, in the order of its places.
  public let faults: [TextFault]
  /// What was read and is not said by a plan; nothing of Lapwing's own shorthand, which says all of it.
  public let losses: [Loss]

  /// The most bytes that are looked at.
  public static let mostBytes = 65_536

  /// The rows as they were read, for the reading of the next text.
  private var readRows: [ReadRow] = []

  /// Reads a plan; it costs one pass over the text.
  ///
  /// - Parameters:
  ///   - text: The plan in Lapwing's shorthand; of more than ``mostBytes`` bytes nothing is read.
  ///   - decimalMark: How the person writes fractions.
  ///   - previous: What an earlier text was read as, with the same decimal mark: rows that are the same are taken from it, so that a
  ///     letter more costs little.
  public init(_ text: String, decimalMark: DecimalMark = .point, after previous: PlanReading? = nil) {
    guard text.utf8.count <= Self.mostBytes else {
      self = .tooLong
      return
    }
    var reader = PlanReader(Array(text.utf8), decimalMark: decimalMark, known: previous?.readRows ?? [])
    reader.read()
    self.init(plan: reader.plan, faults: Self.placed(reader.blunders, in: reader.bytes))
    readRows = reader.readRows
  }

  /// A text that is not looked at.
  static var tooLong: PlanReading {
    let fault = TextFault(
      line: 1, column: 1, length: 1, wrong: "This text is longer than \(Self.mostBytes) bytes",
      rightForm: "Make two plans of it.", mend: nil)
    return PlanReading(plan: Plan(), faults: [fault])
  }

  /// What a reader of any kind of text has read.
  init(plan: Plan, faults: [TextFault], losses: [Loss] = []) {
    (self.plan, self.faults, self.losses) = (plan, faults, losses)
  }

  /// The blunders by line and column, in order, each place once.
  static func placed(_ blunders: [Blunder], in bytes: [UInt8]) -> [TextFault] {
    var faults: [TextFault] = []
    var rest = blunders
    while let first = rest.indices.min(by: { rest[$0].range.lowerBound < rest[$1].range.lowerBound }) {
      let blunder = rest.remove(at: first)
      let start = min(blunder.range.lowerBound, bytes.count)
      var (line, column) = (1, 1)
      for byte in bytes[..<start] {
        if byte == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) } else if byte & 0xC0 != 0x80 { column += 1 }
      }
      let faulty = bytes[start..<max(start, min(blunder.range.upperBound, bytes.count))]
      let length = faulty.prefix { $0 != UInt8(ascii: "\n") }.count { $0 & 0xC0 != 0x80 }
      faults.append(
        TextFault(
          line: line, column: column, length: max(1, length), wrong: blunder.wrong, rightForm: blunder.rightForm,
          mend: blunder.mend))
    }
    return faults
  }
}
