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
    let text = try Self.text(of: bytes, in: path == "-" ? "standard input" : path.namingInvisible)
    let decimalMark: DecimalMark =
      bytes.contains(UInt8(ascii: ",")) && surroundings.decimalMarkIsComma() ? .comma : .point
    reading =
      invocation.value(of: .dialect) == "intervals"
      ? PlanReading(intervals: text, decimalMark: decimalMark) : PlanReading(text, decimalMark: decimalMark)
    guard !reading.plan.items.isEmpty || !reading.faults.isEmpty else {
      throw .refused(
        owner: path == "-" ? "standard input" : path.namingInvisible, text: nil, wrong: "There is no row in this plan",
        rightForm: "Write one, as 6 x 800 m @ 3:45/km.")
    }
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
      "lapwing: " + path.namingInvisible + ":" + (loss.row.map { "\($0):" } ?? "") + " "
        + clause(loss.words.namingInvisible) + "\n"
    }.joined()
  }

  /// The most faults that are printed; the others are counted.
  private static let mostFaults = 20

  /// What could not be read, a line each, as compilers tell it: `lapwing: squad.txt:3:11: O is no digit; type 5:30`.
  var faults: String {
    let file = "lapwing: " + path.namingInvisible + ":"
    let lines = reading.faults.prefix(Self.mostFaults).map { fault in
      file + "\(fault.line):\(fault.column): " + clause(fault.wrong.namingInvisible) + "; "
        + clause(fault.rightForm.namingInvisible) + "\n"
    }
    let more = reading.faults.count - lines.count
    return lines.joined() + (more == 0 ? "" : more == 1 ? file + " one more\n" : file + " \(more) more\n") + hint
  }

  /// The text in a file's bytes, without the mark of its encoding that some editors put in front.
  private static func text(of bytes: [UInt8], in file: String) throws(Refusal) -> String {
    guard bytes.count <= PlanReading.mostBytes else {
      throw .refused(
        owner: file, text: nil, wrong: "A plan has at most \(PlanReading.mostBytes) bytes, this has more",
        rightForm: "Make two plans of it.")
    }
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw .refused(
        owner: file, text: nil, wrong: "This is no text in UTF-8 from byte \(error.byteOffsets.lowerBound + 1) on",
        rightForm: "Save it as plain text in UTF-8.")
    }
    return String(decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
  }

  /// The plan, where all of it could be read; else an outcome that tells why not.
  var refusal: Outcome? {
    reading.faults.isEmpty ? nil : Outcome(remarks: faults, exitCode: .notUnderstood)
  }
}
