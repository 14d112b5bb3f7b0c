import Interface
import Measures
import PageModel
import Screens
import TestSupport
import Testing

@Test(arguments: 1...(isLongRun ? 200 : 40) as ClosedRange<UInt64>)
func `whatever happens on the page, the app goes on and the page shows it`(seed: UInt64) throws {
  var random = Seeded(seed)
  var visitor = try Visitor(decimalMark: seed.isMultiple(of: 2) ? .comma : .point)
  visitor.isCareful = false
  for step in 1...300 {
    visitor.moment &+= random.pick([0, 1, 16, 100, .max / 2])
    try visitor.send(random.pick(EventKind.allCases), to: random.node(of: visitor), random.value())
    if step.isMultiple(of: 50) { visitor.compare() }
  }
  let again = try Visitor(kept: visitor.kept)
  #expect(again.app.pace.kept == visitor.app.pace.kept)
}

extension Seeded {
  fileprivate mutating func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: items.indices, using: &self)] }

  /// Mostly a node that listens; at times any other, or none.
  fileprivate mutating func node(of visitor: Visitor) -> Int {
    let listening = visitor.nodes { !$0.kinds.isEmpty || !$0.keys.isEmpty }
    return pick([pick(listening), pick(listening), pick(listening), Int.random(in: -1...2000, using: &self)])
  }

  /// What an event may bring, sense or nonsense.
  fileprivate mutating func value() -> EventValue {
    let texts = [
      "mouse", "touch", "", "Enter", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home",
      "End", "0", "5", "9", "10", "3:30:00", "marathon", "26.2 mi", "4:05/km", "0:00", "0", "999:59:59.999/m",
      "0.001", "100000 km", "0.000001 m", "99999.999 km/h", "12 km/h", "1:00/100000000 m", "1,234", "345", "-1", "nan",
      "16.405", "\u{0}\u{FFFD}🏊🏽‍♀️", String(repeating: "9", count: 65),
    ]
    let place = Int64.random(in: -3000...3000, using: &self)
    let places = [.min, .max, 0, 500, 100, 300, 700, 900, -400, 1600, place]
    return EventValue(text: pick(texts), across: pick(places), down: pick(places))
  }
}
