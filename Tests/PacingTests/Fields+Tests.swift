import Measures
import Pacing
import TestSupport

extension Fields {
  /// Fields with their texts, as typed.
  init(_ fields: [(String, String)]) {
    self.init()
    for (name, text) in fields { add(name, text) }
  }
}

extension Seeded {
  /// A value, or as often none.
  mutating func maybe<Value>(_ value: (inout Seeded) -> Value?) -> Value? {
    Bool.random(using: &self) ? value(&self) : nil
  }

  /// A distance of any size in any unit.
  mutating func distance() -> Distance.Written? {
    let unit = DistanceUnit.allCases.randomElement(using: &self) ?? .metre
    return Distance(micrometres: any(upTo: 100_000_000_000_000)).map { Distance.Written($0, in: unit) }
  }
}
