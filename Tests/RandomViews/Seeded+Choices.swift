import TestSupport

extension Seeded {
  /// True once in `times` on average.
  mutating func happensOnce(in times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }

  /// Any one of these.
  mutating func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: items.indices, using: &self)] }
}
