/// Numbers that look random and are the same for the same seed everywhere (SplitMix64, Steele, Lea and Flood 2014,
/// doi:10.1145/2660193.2660195).
public struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  /// The numbers that belong to this seed.
  public init(_ seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// True once in `times` on average.
  mutating func happensOnce(in times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }

  /// Any one of these.
  mutating func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: items.indices, using: &self)] }
}
