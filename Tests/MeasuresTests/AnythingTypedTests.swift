import Measures
import TestSupport
import Testing

/// Anything at all may be typed: it is read and writes back the same, or it is refused with a place and a right form.
@Suite struct AnythingTypedTests {
  private static let pieces =
    "0 1 2 5 7 9 00 02 45 59 60 99 100 345 1,234 0.5 : : . , / per h m s min ' ″ km mi y ft mph m/s km/h - e x é 🏊"
    .split(separator: " ").map(String.init) + [" ", "\u{00A0}", "\t"]

  /// Texts of a few pieces, mostly such as are nearly right.
  private func texts(_ seed: UInt64) -> [String] {
    var random = Seeded(seed)
    return (0..<(isLongRun ? 5000 : 500)).map { _ in
      (0..<Int.random(in: 1...7, using: &random)).map { _ in
        Self.pieces[Int.random(in: Self.pieces.indices, using: &random)]
      }.joined()
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `any time is read and reads back the same, or is refused with what can be read`(seed: UInt64) {
    for text in texts(seed) {
      do {
        let time = try Time(reading: text)
        if (try? Time(reading: time.written)) != time { Issue.record("“\(text)” is written \(time.written)") }
      } catch {
        check(error, of: text)
        for offered in offers(of: error) where (try? Time(reading: offered)) == nil {
          Issue.record("“\(text)” is refused with “\(offered)”, which is refused too")
        }
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `any distance is read and reads back the same, or is refused`(seed: UInt64) {
    for text in texts(seed) {
      do {
        let read = try Distance.Written(reading: text, unit: .yard, decimalMark: seed % 2 == 0 ? .point : .comma)
        let again = try? Distance.Written(reading: read.text, unit: .foot)
        if again != read { Issue.record("“\(text)” is written \(read.text)") }
      } catch {
        check(error, of: text)
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `any pace is read and reads back the same, or is refused`(seed: UInt64) {
    for text in texts(seed) {
      do {
        let read = try Pace.Written(reading: text, unit: .per100Yards, decimalMark: seed % 2 == 0 ? .point : .comma)
        let again = try? Pace.Written(reading: read.text, unit: .perMile)
        if again?.pace != read.pace || again?.unit != read.unit { Issue.record("“\(text)” is written \(read.text)") }
      } catch {
        check(error, of: text)
      }
    }
  }

  /// A refusal names a character of the text, or the place behind its last.
  private func check(_ error: ReadingError, of text: String) {
    if !(1...text.unicodeScalars.count + 1).contains(error.character) || error.wrong.isEmpty || error.rightForm.isEmpty
    {
      Issue.record("“\(text)” is refused at character \(error.character): \(error)")
    }
    if error.wrong.contains(" at character ") != error.wrongNamesPlace {
      Issue.record(
        "“\(text)” is refused with “\(error.wrong)”, which is said to name the place: \(error.wrongNamesPlace)")
    }
  }

  /// What a refusal made of the text, to be typed instead.
  private func offers(of error: ReadingError) -> [String] {
    switch error.fault {
    case .bareNumber(let time, let seconds): [time, seconds]
    case .notTwoDigits(_, let padded?): [padded]
    default: []
    }
  }
}
