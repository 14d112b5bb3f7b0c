import Measures
import Screens
import TestSupport
import Testing

@Test(arguments: [
  [("time", "3:30:00")], [("distance", "26.2 mi"), ("pace", "8:00/mi")], [("pace", "1:30.5/100 yd")],
  [("time", "16.40"), ("distance", "33,5 m")], [("pace", "12.345 km/h"), ("time", "999:59:59.999")],
  [("distance", "100000 km"), ("time", "0.001")], [("time", "0:00")], [("distance", "0 ft"), ("time", "1:00")],
  [("pace", "3.5 m/s")], [("pace", "20:00/3 mi")], [("distance", "half"), ("pace", "999:59:59/m")],
])
func `what is kept and started again shows the same`(edits: [(String, String)]) throws {
  var visitor = try Visitor()
  for (quantity, text) in edits { try visitor.set(quantity, to: text) }
  #expect(try Visitor(kept: visitor.kept).readings == visitor.readings)
  try visitor.choose("ft")
  try visitor.choose("mph")
  #expect(try Visitor(kept: visitor.kept).readings == visitor.readings)
  for quantity in ["time", "distance", "pace"] {
    var (now, later) = (visitor, try Visitor(kept: visitor.kept))
    try now.open(quantity)
    try later.open(quantity)
    #expect(try now.field() == later.field())
  }
}

@Test func `the order in which quantities were given is kept too`() throws {
  var visitor = try Visitor()
  try visitor.set("time", to: "50:00")
  var later = try Visitor(kept: visitor.kept)
  try later.set("pace", to: "5:00/km")  // lets go of the distance, which was given first
  #expect(try later.read("time") == "50:00")
  #expect(try later.read("distance") == "10.000 km")
}

@Test func `nothing given stays nothing`() throws {
  var visitor = try Visitor()
  try visitor.open("distance")
  try visitor.press("Clear")
  try visitor.press("Set distance")
  #expect(try Visitor(kept: visitor.kept).read("distance") == "Set distance")
}

@Test func `a decimal comma does not change what was kept`() throws {
  var visitor = try Visitor(decimalMark: .comma)
  try visitor.set("distance", to: "1,234")
  #expect(try Visitor(kept: visitor.kept, decimalMark: .comma).read("distance") == "1.234 km")
  #expect(try Visitor(kept: visitor.kept, decimalMark: .point).read("distance") == "1.234 km")
}

@Test(arguments: [
  "", "{}", "[]", "null", "yes", #"{"version":2}"#, #"{"version":2,"page":"rowing"}"#, #"{"version":2,"page":7}"#,
  #"{"version":3,"page":"solve","solve":"time=3:30:00"}"#, #"{"version":2,"page":"solve","solve":"time=3:75:00"}"#,
  #"{"version":2,"page":"solve","solve":"speed=3:45"}"#, #"{"version":2,"page":"solve","solve":"=3:45"}"#,
  #"{"version":2,"page":"solve","solve":"time"}"#, #"{"version":2,"page":"solve","solve":["time=3:45"]}"#,
  #"{"version":2,"page":"solve","solve":"pace=—"}"#, #"{"version":2,"page":"solve","solve":"time=%3"}"#,
  #"{"version":2,"page":"solve","solve":"time=%FF"}"#,
])
func `a text that is none of ours gives the plain start`(text: String) throws {
  let readings = try Visitor(kept: ["pace": text]).readings
  let plain = try Visitor().readings
  #expect(readings == plain || readings == ["Set time", "Set distance", "Set pace", plain[3]])
}

@Test func `a unit that is not known leaves the usual one`() throws {
  let text = #"{"version":2,"page":"solve","solve":"distance=42.195+km;distance-unit=furlong;pace-unit=/0+m"}"#
  #expect(try Visitor(kept: ["pace": text]).readings == Visitor().readings)
}

@Test func `a page that cannot be read leaves the others as they were kept`() throws {
  let text = #"{"version":2,"page":"solve","solve":"time=20:00;distance=5+km","css":"trial=400m=6:99"}"#
  #expect(try Visitor(kept: ["pace": text]).readings.prefix(2) == ["20:00", "5 km"])
}

private let good =
  #"{"version":2,"page":"solve","solve":"distance=26.2+mi;time=3:30:00;distance-unit=km;pace-unit=/100+yd"}"#

@Test func `a text of today is read`() throws {
  #expect(try Visitor(kept: ["pace": good]).readings.prefix(3) == ["3:30:00", "42.165 km", "27.32 /100 yd"])
  // 12,600 s × 91.44 ÷ 42,164.8128 = 27.3248 s
}

@Test func `a text that was cut short gives the plain start`() throws {
  let plain = try Visitor().readings
  for length in 0..<good.utf8.count {
    #expect(try Visitor(kept: ["pace": String(good.prefix(length))]).readings == plain)
  }
}

@Test(arguments: 1...50 as ClosedRange<UInt64>)
func `no damaged text stops the app`(seed: UInt64) throws {
  var random = Seeded(seed)
  for _ in 1...50 {
    var bytes = Array(good.utf8)
    for _ in 0...Int.random(in: 0...3, using: &random) {
      bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
    let noise = (0..<Int.random(in: 0...200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    for text in [bytes, noise] {
      let visitor = try Visitor(kept: ["pace": String(decoding: text, as: UTF8.self), "sun": "?"])
      #expect(visitor.readings.count == 4)
    }
  }
}

extension Visitor {
  /// The three quantities and the four readings, as they are shown.
  fileprivate var readings: [String] {
    (["time", "distance", "pace"].map { try? read($0) } + [all("dl").first.map(words)]).compactMap { $0 }
  }
}
