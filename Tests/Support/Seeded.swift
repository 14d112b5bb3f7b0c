/// Random numbers that are the same for the same seed on every machine, so that a failure can name its seed.
///
/// Source: SplitMix64, Steele, Lea and Flood 2014, Fast Splittable Pseudorandom Number Generators,
/// doi:10.1145/2660193.2660195.
public struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  /// The sequence of a seed.
  public init(_ seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A whole number of any size up to `largest`, the small ones as likely as the large: the edges lie among the small.
  public mutating func any(upTo largest: Int64) -> Int64 {
    let bits = Int.random(in: 1...63, using: &self)
    return Int64.random(in: 0...min(largest, .max >> (63 - bits)), using: &self)
  }
}
