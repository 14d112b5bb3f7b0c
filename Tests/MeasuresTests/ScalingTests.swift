import Measures
import TestSupport
import Testing

@Suite struct ScalingTests {
  @Test(
    arguments: [
      (12_600_000, 1_000_000_000, 42_195_000_000, 298_614),  // 298,613.58: up
      (1, 1, 3, 0),  // 0.33: down
      (2, 1, 3, 1),  // 0.67: up
      (1, 1, 2, 1),  // just half: up
      (7, 1, 2, 4),  // 3.5: up, to the even
      (5, 1, 2, 3),  // 2.5: up, from the even
      (49_999, 1, 100_000, 0),  // a hair below half
      (0, .max, 1, 0),
      (.max, .max, .max, .max),  // the product takes 126 bits
      (.max, 1, 1, .max),
      (.max, 1, 2, 4_611_686_018_427_387_904),  // 2⁶² - 1/2: up
      (1, .max, .max, 1),
      (.max / 2, 1, .max, 0),  // (2⁶² - 1) ÷ (2⁶³ - 1) is below half
      (.max / 2 + 1, 1, .max, 1),  // 2⁶² ÷ (2⁶³ - 1) is above half
    ] as [(Int64, Int64, Int64, Int64)])
  func `a product is divided once and rounded half up`(value: Int64, factor: Int64, divisor: Int64, result: Int64) {
    #expect(value.scaled(by: factor, over: divisor) == result)
  }

  @Test(
    arguments: [
      (.max, 2, 1),  // 2⁶⁴ - 2
      (4_611_686_018_427_387_904, 2, 1),  // 2⁶³, one too many
      (4_611_686_018_427_387_904, 4, 2),  // 2⁶³ again, from a product of 65 bits
      (9_223_372_036_854_775_807, 3, 2),  // half as much again
      (.max, .max, 1),
      (.max, .max, .max - 1),  // 2⁶³ + 1/(2⁶³ - 2)
    ] as [(Int64, Int64, Int64)])
  func `a quotient past 64 bits is none`(value: Int64, factor: Int64, divisor: Int64) {
    #expect(value.scaled(by: factor, over: divisor) == nil)
  }

  @Test func `a quotient that only rounding takes past 64 bits is none`() {
    // (2⁶⁴ - 1) ÷ 2 = 2⁶³ - 1/2, and 2⁶⁴ - 1 = 3 × 6,148,914,691,236,517,205.
    #expect(Int64(6_148_914_691_236_517_205).scaled(by: 3, over: 2) == nil)
    // (2⁶⁴ - 2) ÷ 2 = 2⁶³ - 1, the largest there is.
    #expect(Int64.max.scaled(by: 2, over: 2) == .max)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `scaling agrees with 128 bits`(seed: UInt64) {
    var random = Seeded(seed)
    for _ in 0..<1000 {
      check(random.any(upTo: .max), by: random.any(upTo: .max), over: max(1, random.any(upTo: .max)))
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `scaling agrees with 128 bits about halves and about 2⁶³`(seed: UInt64) {
    var random = Seeded(seed)
    for _ in 0..<1000 {
      // An odd number of halves, and a part of 2⁶³ less or more.
      let half = max(1, random.any(upTo: .max / 2))
      check(random.any(upTo: .max) | 1, by: half + .random(in: -1...1, using: &random), over: half * 2)
      // The largest number times very nearly one.
      let divisor = max(1, random.any(upTo: .max - 1))
      let factor = divisor + .random(in: -1...1, using: &random)
      check(.max - random.any(upTo: 1000), by: factor, over: divisor)
    }
  }

  private func check(_ value: Int64, by factor: Int64, over divisor: Int64) {
    let exact = (2 * UInt128(value) * UInt128(factor) + UInt128(divisor)) / (2 * UInt128(divisor))
    if value.scaled(by: factor, over: divisor) != Int64(exactly: exact) {
      Issue.record("\(value) × \(factor) ÷ \(divisor) is not \(exact)")
    }
  }
}
