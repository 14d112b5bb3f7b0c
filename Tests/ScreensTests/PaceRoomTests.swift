import Interface
import Measures
import Screens
import Testing

@Test func `at first the marathon by its name is given and nothing else`() throws {
  let visitor = try Visitor()
  #expect(try visitor.read("distance") == "42.195 km")
  #expect(visitor.read(class: "name") == ["Marathon"])
  #expect(try visitor.read("time") == "Set time")
  #expect(try visitor.read("pace") == "Set pace")
  #expect(visitor.read(class: "answer") == [])
  #expect(visitor.words(try visitor.the("dl")) == "per mile — km/h — mph — per 400 m —")
}

@Test func `a marathon in three and a half hours is solved and its pace marked as the answer`() throws {
  var visitor = try Visitor()
  try visitor.open("time")
  #expect(visitor.isSheetOpen)
  try visitor.type("3:30:00")
  #expect(try visitor.read("reading") == "3 hours 30 minutes · 12,600 s")
  try visitor.press("Set time")
  #expect(!visitor.isSheetOpen)
  // 12,600 s over 42.195 km: 298.61 s a kilometre, 480.58 s a mile, 12.0557 km/h, 7.4911 mph, 119.45 s for 400 m.
  #expect(try visitor.read("pace") == "4:58.6 /km")
  #expect(visitor.words(try visitor.the("dl")) == "per mile 8:00.6 km/h 12.06 mph 7.49 per 400 m 1:59.4")
  #expect(visitor.answers == ["Pace"])
  #expect(try visitor.read("answer") == "Pace, 4 minutes 58.6 seconds per kilometre")
}

@Test func `26 miles and 385 yards is the marathon and 26 point 2 miles is not`() throws {
  var visitor = try Visitor()
  try visitor.set("pace", to: "10:00/mi")
  #expect(try visitor.read("time") == "4:22:11.3")  // 42,195 ÷ 1,609.344 × 600 s = 15,731.254 s
  try visitor.set("distance", to: "26.2 mi")
  #expect(try visitor.read("time") == "4:22:00.0")  // 26.2 × 600 s
  #expect(visitor.read(class: "name") == [])
}

@Test func `every quantity can be the answer, and the third that is given lets go of the oldest`() throws {
  var visitor = try Visitor()
  try visitor.set("time", to: "50:00")
  try visitor.set("pace", to: "5:00/km")
  #expect(try visitor.read("distance") == "10.000 km")
  #expect(visitor.answers == ["Distance"])
  try visitor.set("distance", to: "5 km")
  #expect(try visitor.read("time") == "25:00.0")
  #expect(try visitor.read("pace") == "5:00 /km")
  #expect(visitor.read(class: "name") == ["5 km"])
}

@Test(arguments: [("km", "42.195"), ("mi", "26.219"), ("m", "42195"), ("yd", "46145.013"), ("ft", "138435.039")])
func `a unit of distance changes what is shown and no quantity`(unit: String, marathon: String) throws {
  var visitor = try Visitor()
  try visitor.set("time", to: "3:30:00")
  try visitor.choose(unit)
  #expect(try visitor.read("distance") == marathon + " " + unit)
  #expect(try visitor.read("time") == "3:30:00")
  #expect(try visitor.read("pace") == "4:58.6 /km")
  #expect(visitor.read(class: "name") == ["Marathon"])
  try visitor.choose("km")
  #expect(try visitor.read("distance") == "42.195 km")
}

@Test(arguments: [("/km", "4:58.6"), ("/mi", "8:00.6"), ("/100 m", "29.86"), ("km/h", "12.06"), ("mph", "7.49")])
func `a unit of pace changes what is shown and no quantity`(unit: String, pace: String) throws {
  var visitor = try Visitor()
  try visitor.set("time", to: "3:30:00")
  try visitor.choose(unit)
  #expect(try visitor.read("pace") == pace + " " + unit)
  try visitor.choose("/km")
  #expect(try visitor.read("pace") == "4:58.6 /km")
  #expect(try visitor.read("distance") == "42.195 km")
}

@Test func `a pool of yards offers the pace for 100 yards`() throws {
  var visitor = try Visitor()
  try visitor.set("distance", to: "400 yd")
  try visitor.set("time", to: "5:00")
  try visitor.choose("/100 yd")
  #expect(try visitor.read("pace") == "1:15.00 /100 yd")
}

@Test func `a treadmill's round speed gives a round pace`() throws {
  var visitor = try Visitor()
  try visitor.set("pace", to: "6 mph")
  #expect(try visitor.read("pace") == "6 mph")
  try visitor.choose("/mi")
  #expect(try visitor.read("pace") == "10:00.0 /mi")
}

@Test(arguments: [
  ("time", "16.40", "16.40"), ("time", "1:10.35", "1:10.35"), ("time", "28:29:28", "28:29:28"),
  ("time", "245:09:08.12", "245:09:08.12"), ("distance", "26.2 mi", "26.2 mi"), ("pace", "4:05/km", "4:05 /km"),
  ("pace", "12.5 km/h", "12.5 km/h"), ("pace", "1:30.00/100 yd", "1:30 /100 yd"),
])
func `what was typed is shown in the unit it was typed in`(quantity: String, typed: String, shown: String) throws {
  var visitor = try Visitor()
  try visitor.set(quantity, to: typed)
  #expect(try visitor.read(quantity) == shown)
}

@Test func `what was typed opens as it was typed whatever unit is shown`() throws {
  var visitor = try Visitor()
  try visitor.set("distance", to: "26.2 mi")
  try visitor.choose("km")
  #expect(try visitor.read("distance") == "42.165 km")  // 42.1648128 km
  try visitor.open("distance")
  #expect(try visitor.field() == "26.2 mi")
  #expect(visitor.digits() == "026200")
}

@Test func `an answer opens as it is shown`() throws {
  var visitor = try Visitor()
  try visitor.set("time", to: "3:30:00")
  try visitor.open("pace")
  #expect(try visitor.field() == "4:58.6/km")
  try visitor.press("Close")
  try visitor.choose("km/h")
  try visitor.open("pace")
  #expect(try visitor.field() == "12.06 km/h")
}

@Test func `an emptied field takes the quantity back`() throws {
  var visitor = try Visitor()
  try visitor.set("time", to: "3:30:00")
  try visitor.open("time")
  try visitor.press("Clear")
  #expect(try visitor.field() == "")
  try visitor.press("Set time")
  #expect(try visitor.read("time") == "Set time")
  #expect(try visitor.read("pace") == "Set pace")
  #expect(try visitor.read("distance") == "42.195 km")
}

@Test(arguments: [("time", "0:00", "pace"), ("distance", "0 km", "pace")])
func `a time or a distance of nothing gives no answer, marked as the answer`(
  quantity: String, typed: String, answer: String
) throws {
  var visitor = try Visitor()
  try visitor.set("time", to: "20:00")
  try visitor.set(quantity, to: typed)
  #expect(visitor.words(try visitor.element(id: answer)).hasPrefix("—"))
  #expect(try visitor.read("answer") == "")
  #expect(visitor.words(try visitor.the("dl")) == "per mile — km/h — mph — per 400 m —")
}

@Test func `a given pace that takes too long for the unit shown is a dash and stays given`() throws {
  var visitor = try Visitor()
  try visitor.set("pace", to: "200:00:00/100 m")  // 2,000 h for a kilometre, past the longest time
  try visitor.choose("/km")
  #expect(try visitor.read("pace") == "— /km")
}

@Test func `undo takes back edits one by one, the units that came with them too`() throws {
  var visitor = try Visitor()
  let undo = try visitor.the("button", "Undo")
  #expect(visitor.attribute("aria-disabled", of: undo) == "true")
  try visitor.set("time", to: "3:30:00")
  try visitor.set("distance", to: "26.2 mi")
  try visitor.press("Undo")
  #expect(try visitor.read("distance") == "42.195 km")
  #expect(try visitor.read("pace") == "4:58.6 /km")
  try visitor.press("Undo")
  #expect(try visitor.read("time") == "Set time")
  #expect(visitor.attribute("aria-disabled", of: undo) == "true")
}

@Test func `undo goes back a hundred edits`() throws {
  var visitor = try Visitor()
  visitor.isCareful = false
  for minutes in 1...101 { try visitor.set("time", to: "\(minutes):00") }
  for _ in 1...100 { try visitor.press("Undo") }
  #expect(try visitor.read("time") == "1:00")
  #expect(!visitor.app.pace.canUndo)
}

@Test(arguments: ["/km", "/mi", "km/h", "mph", "/100 m", "/100 yd", "/400 m", "/400 yd", "m/s", "/3 mi", "/50 ft"])
func `the pace is read in four other units`(unit: String) throws {
  var visitor = try Visitor()
  try visitor.set("pace", to: (unit.hasPrefix("/") ? "5:00" : "5 ") + unit)
  let names = visitor.all("dt").map(visitor.words)
  #expect(names.count == 4)
  #expect(Set(names).count == 4)
  #expect(!names.contains(unit) && !names.contains("per " + unit.dropFirst()))
}

@Test func `a sheet that is sent away changes nothing`() throws {
  var visitor = try Visitor()
  try visitor.open("distance")
  try visitor.type("5 km")
  try visitor.send(.dismiss, to: try visitor.the("dialog"))
  #expect(!visitor.isSheetOpen)
  #expect(try visitor.read("distance") == "42.195 km")
  #expect(!visitor.app.pace.canUndo)
}

@Test func `an answer that was only looked at stays the exact answer`() throws {
  var visitor = try Visitor()
  try visitor.set("time", to: "3:30:00")
  try visitor.open("pace")
  try visitor.press("Set pace")
  #expect(visitor.answers == ["Pace"])
  #expect(try visitor.read("time") == "3:30:00")
  #expect(try visitor.read("distance") == "42.195 km")
}

@Test func `setting what stands there already is no edit to take back`() throws {
  var visitor = try Visitor()
  try visitor.set("time", to: "3:30:00")
  try visitor.open("time")
  try visitor.press("Set time")
  try visitor.press("Undo")
  #expect(try visitor.read("time") == "Set time")
}
