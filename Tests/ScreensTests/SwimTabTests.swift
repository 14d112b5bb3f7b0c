import Interface
import PageModel
import Screens
import TestSupport
import Testing

extension Visitor {
  /// Opens a field by its id, types and takes what is typed.
  mutating func fill(_ id: String, _ text: String) throws {
    try send(.click, to: try element(id: id), EventValue(text: "touch"))
    try type(text)
    try key("Enter", on: try the("textbox"))
  }

  /// Chooses words in the group of this name.
  mutating func choose(_ words: String, in group: String) throws {
    let group = try the("radiogroup", group)
    let radio = all("radio").first {
      page.chain(of: $0).contains(group) && page.nodes[$0]?.parent.map(self.words) == words
    }
    try send(.change, to: try #require(radio, "no \(words)"))
  }

  /// Opens a tab, and what a swimmer asks for on it.
  mutating func go(_ tab: String, _ topic: String? = nil) throws {
    try choose(tab, in: "What to work out")
    if let topic { try choose(topic, in: "What to work out for the pool") }
  }

  /// The cells of the columns that are seen, row by row, each row joined by spaces.
  var columns: [String] {
    nodes { $0.name == "tbody" }.flatMap { page.nodes[$0]?.children ?? [] }.map(words)
  }
}

@Test func `a goal gives what to hold in metres, yards and feet, each its own length`() throws {
  var visitor = try Visitor()
  try visitor.go("Swim")
  try visitor.fill("goal", "4:59")
  try visitor.fill("swim-distance", "400 m")
  // 299 s × 25 ÷ 400 = 18.6875
  #expect(try ["hold-25", "hold-50", "hold-100"].map { try visitor.read($0) } == ["18 .69", "37 .38", "1:14 .75"])
  try visitor.choose("yd", in: "Unit of the paces")
  // × 0.9144
  #expect(try ["hold-25", "hold-50", "hold-100"].map { try visitor.read($0) } == ["17 .09", "34 .18", "1:08 .35"])
  try visitor.choose("ft", in: "Unit of the paces")
  #expect(try visitor.read("hold-25") == "5 .70")  // × 0.3048
}

@Test func `the splits of a swim are those of its lengths, or of a division, and add up`() throws {
  var visitor = try Visitor()
  try visitor.go("Swim")
  try visitor.fill("goal", "4:59")
  #expect(visitor.columns.count == 16)
  try visitor.choose("50 m", in: "Splits every")
  #expect(
    visitor.columns == [
      "50 37.38 37.38", "100 37.37 1:14.75", "150 37.38 1:52.13", "200 37.37 2:29.50", "250 37.38 3:06.88",
      "300 37.37 3:44.25", "350 37.38 4:21.63", "400 37.37 4:59.00",
    ])
}

@Test func `a unit of the paces changes no split`() throws {
  var visitor = try Visitor()
  try visitor.go("Swim")
  try visitor.fill("goal", "5:00")
  let before = visitor.columns
  try visitor.choose("yd", in: "Unit of the paces")
  #expect(visitor.columns == before)
  try visitor.fill("goal", "20:00")
  try visitor.fill("swim-distance", "1.5 km")
  #expect(try visitor.read("hold-100") == "1:13 .15")  // 1200 s × 91.44 ÷ 1500 = 73.152
}

@Test func `metres in a pool of yards are counted honestly`() throws {
  var visitor = try Visitor()
  try visitor.go("Swim")
  try visitor.fill("goal", "5:00")
  try visitor.choose("25 yd", in: "Pool")
  #expect(visitor.read(class: "remark").contains("400 m is 17.4978 lengths of 25 yd: it does not end at a wall."))
}

@Test(arguments: [("33⅓ yd", "33⅓ yd"), ("33 1/3 yd", "33⅓ yd"), ("20 m", "20 m"), ("12.5 m", "12.5 m")])
func `any pool can be typed`(typed: String, shown: String) throws {
  var visitor = try Visitor()
  try visitor.go("Swim")
  try visitor.fill("pool", typed)
  #expect(try visitor.read("pool") == shown)
}

@Test func `a bare number is in the unit of its field`() throws {
  var visitor = try Visitor(link: "pace/swim;time=5:00;distance=500+yd;course=25+yd;per=50+yd")
  try visitor.fill("pool", "20")
  #expect(try visitor.read("pool") == "20 yd")
  try visitor.fill("per", "20")
  #expect(try visitor.read("per") == "20 yd")
  #expect(visitor.columns.count == 25)
}

@Test(arguments: ["9 m", "151 yd", "1 km", "25 ft"])
func `what is no pool stays in its sheet with the reason`(typed: String) throws {
  var visitor = try Visitor()
  try visitor.go("Swim")
  try visitor.fill("pool", typed)
  #expect(visitor.isSheetOpen)
  #expect(try visitor.read("reading").contains("Type 25 m, 50 m, 25 yd, 33 1/3 yd, SCY, SCM or LCM."))
  try visitor.press("Close")
  #expect(visitor.words(try visitor.the("radiogroup", "Pool")) == "25 m 50 m 25 yd")
}

@Test(arguments: ["goal", "swim-distance"])
func `an emptied field leaves no old answer`(field: String) throws {
  var visitor = try Visitor()
  try visitor.go("Swim")
  try visitor.fill("goal", "5:00")
  try visitor.fill(field, "")
  #expect(visitor.columns == [])
  #expect(try visitor.read("hold-25") == "—")
  #expect(try visitor.read("answer") == "")
}

@Test(arguments: [("0:00", "400 m"), ("5:00", "0 m"), ("0.50", "400 m"), ("5:00", "101 km")])
func `a swim that cannot be is refused, not answered`(goal: String, distance: String) throws {
  var visitor = try Visitor()
  try visitor.go("Swim")
  try visitor.fill("goal", goal)
  try visitor.fill("swim-distance", distance)
  #expect(visitor.columns == [])
  #expect(visitor.all("alert").count == 1)
}

@Test(arguments: ["twelve", "12.5.5.5", "1e9", "-5"])
func `what is no goal is refused in its sheet`(typed: String) throws {
  var visitor = try Visitor()
  try visitor.go("Swim")
  try visitor.fill("goal", typed)
  #expect(visitor.isSheetOpen)
  #expect(try visitor.field() == typed)
}

@Test func `trials give the critical swim speed, and come and go`() throws {
  var visitor = try Visitor()
  try visitor.go("Swim", "CSS")
  try visitor.fill("trial-time-1", "6:00")
  #expect(visitor.columns == [])
  try visitor.fill("trial-time-2", "2:50")
  #expect(try visitor.read("answer-value") == "1:35.00")
  try visitor.press("Add a trial")
  try visitor.fill("trial-distance-3", "800")
  try visitor.fill("trial-time-3", "12:30")
  #expect(try visitor.read("answer-value") == "1:36.79")
  #expect(visitor.words(try visitor.the("dl")) == "per 100 yd 1:28.50 speed 1.0332 m/s D′ 25.85 m")  // 96.785 × 0.9144
  try visitor.press("Remove Trial 3")
  #expect(try visitor.read("answer-value") == "1:35.00")
  #expect(visitor.isGivenFocus(try visitor.the("button", "Add a trial")))
  try visitor.press("Undo")
  #expect(try visitor.read("answer-value") == "1:36.79")
}

@Test func `a slower shorter trial is refused with the reason`() throws {
  var visitor = try Visitor()
  try visitor.go("Swim", "CSS")
  try visitor.fill("trial-time-1", "6:00")
  try visitor.fill("trial-time-2", "3:10")
  #expect(visitor.words(try visitor.the("alert")).contains("slower"))
}

@Test func `a time is converted, and the race follows the course`() throws {
  var visitor = try Visitor()
  try visitor.go("Swim", "Convert")
  try visitor.fill("conversion-time", "1:35.93")
  #expect(visitor.columns == ["SCY 200 free 1:35.93", "SCM 200 free 1:46.48", "LCM 200 free 1:49.68"])
  try visitor.choose("500", in: "Distance")
  try visitor.fill("conversion-time", "5:00")
  #expect(visitor.columns == ["SCY 500 free 5:00.00", "SCM 400 free 4:21.35", "LCM 400 free 4:27.75"])
  try visitor.choose("LCM", in: "Swum in")
  #expect(visitor.columns.last == "LCM 400 free 5:00.00")
  #expect(visitor.read(class: "remark").joined().contains("estimate"))
}

@Test func `a race that another course lacks is refused there`() throws {
  var visitor = try Visitor()
  try visitor.go("Swim", "Convert")
  try visitor.fill("conversion-time", "1:10.00")
  try visitor.choose("IM", in: "Stroke")
  try visitor.choose("100", in: "Distance")
  try visitor.choose("LCM", in: "Swum in")
  #expect(visitor.words(try visitor.the("alert")).hasPrefix("There is no 100 IM in long course"))
}

@Test func `points are cut, and points have a range of times`() throws {
  var visitor = try Visitor()
  try visitor.go("Swim", "Points")
  try visitor.fill("base", "46.91")
  try visitor.fill("points-time", "52.80")
  #expect(try visitor.read("answer-value") == "701")
  try visitor.choose("Times", in: "Work out")
  try visitor.fill("points", "700")
  #expect(try visitor.read("answer-value") == "52.81 to 52.83")
  #expect(try visitor.read("answer") == "700 points at a base time of 46.91 take 52.81 to 52.83.")
  let later = try Visitor(kept: visitor.kept)
  #expect(try later.read("answer-value") == "52.81 to 52.83")
  try visitor.fill("base", "0:00")
  #expect(visitor.all("alert").count == 1)
}

@Test func `a number of many digits is told how many are taken`() throws {
  var visitor = try Visitor(link: "pace/points;base=46.91;points=700")
  try visitor.fill("points", "10000000000")
  #expect(try visitor.read("reading") == "A number has at most 9 digits Type a whole number, as 700.")
}

@Test(arguments: ["0", "10000"])
func `points that nothing scores stay in their sheet, and are not kept`(typed: String) throws {
  var visitor = try Visitor(link: "pace/points;base=46.91;points=700")
  try visitor.fill("points", typed)
  #expect(try visitor.read("reading") == "Points are from 1 to 9999, these are \(typed) Ask for some between.")
  #expect(try Visitor(kept: visitor.kept).read("answer-value") == "52.81 to 52.83")
}
