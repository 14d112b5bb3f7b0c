import Interface
import PageModel
import Screens
import TestSupport
import Testing

private let links = [
  "pace/solve;time=3:30:00;distance=42.195+km;distance-unit=mi;pace-unit=/100+yd",
  "pace/splits;distance=1500+m;time=18:30;distance-unit=m;pace-unit=/km;every=50+m;second-half=3%25+faster;digits=2",
  "pace/swim;time=4:59;distance=400+m;course=33%E2%85%93+yd;per=50+yd;unit=ft",
  "pace/css;trial=400+m=6:00;trial=200+m=2:50;trial=800+m=12:30",
  "pace/convert;time=1:35.93;event=200+free;from=SCY;set=flat-2-percent",
  "pace/points;base=46.91;time=50.55;points=700;work-out=times",
  "pace/predict;result=5+km=20:00;result=10+km=42:00;for=21.0975+km;for=42.195+km;exponent=1.08;shown=21.0975+km",
]

extension Visitor {
  /// The link that sharing hands on.
  fileprivate mutating func share() throws -> (text: String, link: String) {
    try press("Share")
    try press("Send a link Opens this question on any phone. Nothing is sent to us.")
    guard case .share(let text, let link)? = asked.last else { throw Nothing() }
    return (text, link)
  }
}

private struct Nothing: Error {}

@Test(arguments: links)
func `a shared link opens the same page on another device`(link: String) throws {
  var visitor = try Visitor(link: link)
  #expect(visitor.all("alert").isEmpty)
  let shared = try visitor.share()
  #expect(shared.link == link)
  #expect(try Visitor(link: shared.link).seen == visitor.seen)
  #expect(try Visitor(kept: visitor.kept).seen == visitor.seen)
}

@Test(arguments: links)
func `a link that was changed on the way opens or is told, and never stops the app`(link: String) throws {
  let bytes = Array(link.utf8)
  for index in bytes.indices {
    var flipped = bytes
    flipped[index] ^= 1
    for text in [String(decoding: bytes[..<index], as: UTF8.self), String(decoding: flipped, as: UTF8.self)] {
      // What opens is kept; what does not is told.
      let visitor = try Visitor(link: text)
      #expect((visitor.kept["pace"] != nil) || visitor.all("alert").count == 1, "\(text)")
    }
  }
}

@Test(arguments: links)
func `what messengers do to a link is undone`(link: String) throws {
  let visitor = try Visitor(link: link)
  let escaped = link.replacing(";", with: "%3B").replacing("/", with: "%2f").replacing("=", with: "%3D")
  for text in [escaped, link + ".", link + ")", link.replacing("pace/", with: "Pace/")] {
    #expect(try Visitor(link: text).seen == visitor.seen, "\(text)")
  }
}

@Test(arguments: ["", "pace", "pace/rowing;time=1:00", "room/solve", "x", "pace/solve;=1", "pace/solve;time=%zz"])
func `a link of somebody else changes nothing and is told`(link: String) throws {
  var visitor = try Visitor()
  let before = visitor.seen
  visitor = try Visitor(link: link)
  #expect(visitor.seen == before)
  #expect(visitor.words(try visitor.the("alert")).hasPrefix("This link is none of Lapwing's"))
  try visitor.press("Close")
  #expect(visitor.all("alert").isEmpty)
}

@Test(arguments: [
  ("pace/solve;time=3:99:00", "Minutes stop at 59, this has 99"),
  ("pace/css;trial=400+m=x", "“x” at character 1 does not belong in a time"),
  ("pace/solve;time=20:00;distance=5+km;pace=4:00/km", "Time, distance and pace are all given"),
  ("pace/swim;course=9+m", "A pool is from 10 to 150 m long, this is 9 m"),
])
func `a link that cannot be read says why`(link: String, reason: String) throws {
  let visitor = try Visitor(link: link)
  #expect(visitor.words(try visitor.the("alert")).contains(reason))
}

@Test func `a link longer than any of ours is not looked at`() throws {
  let visitor = try Visitor(link: "pace/css" + String(repeating: ";trial=400m=6:00", count: 1000))
  #expect(visitor.all("alert").count == 1)
}

@Test func `what was asked before a link comes back with undo`() throws {
  var visitor = try Visitor()
  try visitor.set("time", to: "3:30:00")
  var later = try Visitor(kept: visitor.kept, link: links[5])
  #expect(try later.read("answer-value") == "52.81 to 52.83")
  try later.press("Undo")
  #expect(try later.read("pace") == "4:58.6 /km")
}

@Test func `an answer is handed on as text, file and paper`() throws {
  var visitor = try Visitor(link: "pace/splits;time=4:00;distance=1+km;every=400+m")
  for way in visitor.ways {
    try visitor.press("Share")
    try visitor.press(way)
  }
  guard visitor.asked.count == 4, case .save(let name, let file) = visitor.asked[2], case .print = visitor.asked[3]
  else {
    Issue.record("\(visitor.asked)")
    return
  }
  #expect(name == "lapwing-splits.csv")
  #expect(file == "m,Split,On the clock\r\n400,1:36,1:36\r\n800,1:36,3:12\r\n1000,0:48,4:00\r\n")
  #expect(visitor.copied.hasPrefix("1 km in 4:00: "))
  #expect(visitor.copied.contains("per km: 4:00.0\n"))
  #expect(visitor.copied.contains("\nm\tSplit\tOn the clock\n400\t1:36\t1:36\n800\t1:36\t3:12\n1000\t0:48\t4:00\n"))
}

extension Visitor {
  /// The buttons of the share sheet, from the top.
  fileprivate var ways: [String] {
    var visitor = self
    try? visitor.press("Share")
    return visitor.all("button").filter { visitor.page.nodes[$0]?.attributes["class"] == "way" }.map(visitor.name)
  }

  /// The text that was copied last.
  fileprivate var copied: String {
    for case .copy(let text) in asked.reversed() { return text }
    return ""
  }
}

@Test(arguments: 1...20 as ClosedRange<UInt64>)
func `whatever was asked comes through a link`(seed: UInt64) throws {
  var random = Seeded(seed)
  var visitor = try Visitor(link: links[Int(seed) % links.count])
  visitor.isCareful = false
  for _ in 1...12 {
    let radios = visitor.all("radio")
    try visitor.send(.change, to: radios[Int.random(in: radios.indices, using: &random)])
    let steps = visitor.all("button").filter {
      visitor.name($0).contains("ess, ") || visitor.name($0).contains("ore, ")
    }
    if let step = steps.randomElement(using: &random) { try visitor.send(.click, to: step) }
    var sharing = visitor
    let link = try sharing.share().link
    let other = try Visitor(link: link).seen
    #expect(other == visitor.seen, "\(link)")
  }
}
