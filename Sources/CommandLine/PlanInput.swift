import Measures
import Pacing
import Workouts

/// A plan as it was read from a file, with what could not be read.
struct PlanInput {
  let reading: PlanReading
  private let path: String

  /// Reads the plan that a command names.
  init(_ invocation: Invocation, in surroundings: Surroundings) throws(Refusal) {
    path = invocation.arguments.first ?? "-"
    let bytes = try surroundings.read(path, PlanReading.mostBytes)
    guard bytes.count <= PlanReading.mostBytes else {
      throw .unreadableFile(path, reason: "a plan has at most \(PlanReading.mostBytes) bytes")
    }
    // Some editors begin a file with a mark that says its encoding.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard let text = String(validating: bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
    else {
      throw .unreadableFile(path, reason: "this is no text in UTF-8")
    }
    let decimalMark: DecimalMark =
      bytes.contains(UInt8(ascii: ",")) && surroundings.decimalMarkIsComma() ? .comma : .point
    reading =
      invocation.value(of: .dialect) == "intervals"
      ? PlanReading(intervals: text, decimalMark: decimalMark) : PlanReading(text, decimalMark: decimalMark)
    isQuiet = invocation.has(.quiet)
    if !reading.faults.isEmpty, invocation.value(of: .dialect) == nil,
      text.split(separator: "\n").contains(where: { $0.hasPrefix("- ") })
    {
      hint = "lapwing: this looks like workout text of intervals.icu; --from intervals reads it\n"
    }
  }

  private var hint = ""
  private let isQuiet: Bool

  /// What was read and a plan does not say, a line each; nothing where nobody wants to be told.
  var losses: String {
    guard !isQuiet else { return "" }
    return reading.losses.map { loss in
      "lapwing: " + file + (loss.row.map { "line \($0): " } ?? "") + loss.words + "\n"
    }.joined()
  }

  /// The file's name before what is told of it; nothing for standard input.
  private var file: String { path == "-" ? "" : path.namingInvisible + ", " }

  /// What could not be read, a line each.
  var faults: String {
    reading.faults.map { fault in "lapwing: " + file + fault.description + "\n" }.joined() + hint
  }

  /// The plan, where all of it could be read; else an outcome that tells why not.
  var refusal: Outcome? {
    reading.faults.isEmpty ? nil : Outcome(remarks: faults, exitCode: .notUnderstood)
  }
}
