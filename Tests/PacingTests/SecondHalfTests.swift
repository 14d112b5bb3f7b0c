import Pacing
import Testing

@Suite struct SecondHalfTests {
  @Test(
    arguments: [
      ("even", 0, "even"), ("Even ", 0, "even"), ("0", 0, "even"), ("0%", 0, "even"), ("0% slower", 0, "even"),
      ("3% faster", 30, "3% faster"), ("3 faster", 30, "3% faster"), ("3%faster", 30, "3% faster"),
      (" 3 % FASTER", 30, "3% faster"), ("1.5% slower", -15, "1.5% slower"), ("1,5 slower", -15, "1.5% slower"),
      ("0.1% faster", 1, "0.1% faster"), ("50% faster", 500, "50% faster"), ("50% slower", -500, "50% slower"),
    ] as [(String, Int64, String)])
  func `a change of the second half is read`(text: String, perMille: Int64, written: String) throws {
    let half = try SecondHalf(reading: text)
    #expect(half.perMille == perMille)
    #expect(half.text == written)
  }

  @Test(arguments: [
    "", " ", "3", "3%", "faster", "% faster", "50.1% faster", "51% slower", "-3% faster", "3.25% faster", "3% quicker",
    "evenly", "1e1 faster", "3 % % faster", "999999999999 faster",
  ])
  func `what names no change is refused with the text`(text: String) {
    let error = #expect(throws: ChoiceError.self) { try SecondHalf(reading: text) }
    #expect(error?.wrong == "“\(text)” is no change of the second half")
    #expect(error?.rightForm == "Type even, 3% faster or 1.5% slower: at most 50%, with one decimal at most.")
  }

  @Test func `a text past 64 characters is refused without being repeated`() {
    let error = #expect(throws: ChoiceError.self) {
      try SecondHalf(reading: "3% faster" + String(repeating: " ", count: 99))
    }
    #expect(error?.wrong == "“3% faster" + String(repeating: " ", count: 55) + "…” is no change of the second half")
  }

  @Test func `every change reads back as written`() throws {
    for perMille in -500...500 as ClosedRange<Int64> {
      let half = try #require(SecondHalf(perMille: perMille))
      #expect(try SecondHalf(reading: half.text) == half)
    }
  }

  @Test(arguments: [-501, 501, .min, .max] as [Int64])
  func `more than half the speed is no change`(perMille: Int64) {
    #expect(SecondHalf(perMille: perMille) == nil)
  }
}
