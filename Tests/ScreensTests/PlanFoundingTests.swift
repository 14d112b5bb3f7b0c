import Interface
import Measures
import PageModel
import Screens
import Testing
import Workouts

// The founding app's rules for its table of intervals, and its faults (S1).

@Test func `at first there is one blank row, and the marathon by its name on top`() throws {
  var visitor = try Visitor.inPlan()
  // 42.195 km, not 26.2 mi
  #expect(visitor.totals == ["Time Set", "Distance 42.195 km", "Pace Set"])
  #expect(visitor.rows == ["Distance Time Pace"])
  #expect(visitor.read(class: "calculator") == ["Calculator: set two, the third follows. A row makes it a table."])
  try visitor.lead("pace", to: "10:00/mi")
  #expect(visitor.totals[0] == "Time = 4:22:11.3")  // 42,195 ÷ 1,609.344 × 600 s
}

@Test func `a row that is filled in makes the totals those of the rows, and says so`() throws {
  var visitor = try Visitor.inPlan()
  try visitor.set("distance", ofRow: 0, to: "1 mi")
  try visitor.set("pace", ofRow: 0, to: "10:00/mi")
  #expect(visitor.rows == ["1.00 mi 10:00 10:00 /mi"])
  #expect(visitor.totals == ["Time 10:00", "Distance 1.61 km", "Pace 6:12.8 /km"])  // 600 ÷ 1.609344 = 372.82 s
  #expect(visitor.read(class: "calculator") == [])
}

@Test func `the average pace is all time over all distance`() throws {
  let visitor = try Visitor.inPlan(text: "1 km @ 4:00/km\n3 km @ 6:00/km")
  #expect(visitor.totals == ["Time 22:00", "Distance 4.00 km", "Pace 5:30 /km"])
}

@Test func `any edit of a row shows in the totals at once`() throws {
  var visitor = try Visitor.inPlan(text: "1 km @ 4:00/km\n3 km @ 6:00/km")
  try visitor.set("distance", ofRow: 1, to: "1 km")
  #expect(visitor.totals == ["Time 10:00", "Distance 2.00 km", "Pace 5:00 /km"])
  try visitor.press("Step")
  try visitor.set("distance", ofRow: 2, to: "2 km")
  #expect(visitor.totals[1] == "Distance 4.00 km")
  #expect(visitor.totals[0] == "Time 10:00+")
  #expect(visitor.remarks == ["1 step has no time yet."])
}

@Test func `a mile at ten minutes reads 1.61 km after a change of unit, its pace stays, and the next row is in km`()
  throws
{
  var visitor = try Visitor.inPlan()
  try visitor.open("distance-1", by: "touch")
  try visitor.choose(unit: "mi")
  try visitor.type("1")
  try visitor.press("Set distance")
  try visitor.set("pace", ofRow: 0, to: "10:00/mi", by: "touch")
  #expect(visitor.rows == ["1.00 mi 10:00 10:00 /mi"])
  try visitor.open("distance-1", by: "touch")
  try visitor.choose(unit: "km")
  #expect(try visitor.field() == "1.609344 km")
  try visitor.press("Set distance")
  #expect(visitor.rows == ["1.61 km 10:00 10:00 /mi"])
  try visitor.press("Step")
  try visitor.set("distance", ofRow: 1, to: "2")
  #expect(visitor.rows[1] == "2.00 km Time Pace")
}

@Test func `a pace on top with the choice to start afresh leaves exactly one blank row`() throws {
  var visitor = try Visitor.inPlan(text: "1 mi in 10:00\n2 km in 9:00\n3 km")
  try visitor.lead("pace", to: "10:00/mi")
  #expect(visitor.isSheetOpen)
  try visitor.follow("Start afresh")
  #expect(visitor.rows == ["Distance Time Pace"])
  #expect(visitor.totals[2].hasSuffix("10:00 /mi"))
  try visitor.press("Undo")
  #expect(visitor.rows.count == 3)
}

@Test func `an edit of a total asks, and clears nothing by itself`() throws {
  var visitor = try Visitor.inPlan(text: "1 mi in 10:00\n2 mi in 18:00")
  try visitor.lead("time", to: "27:00")
  try visitor.press("Close")
  #expect(visitor.rows == ["1.00 mi 10:00 10:00 /mi", "2.00 mi 18:00 9:00 /mi"])
}

@Test func `a mile and two miles fitted to 27 minutes with distances kept, and back`() throws {
  var visitor = try Visitor.inPlan(text: "1 mi in 10:00\n2 mi in 18:00")
  try visitor.lead("time", to: "27:00")
  try visitor.follow("Keep distances")
  // 10:00 × 27 ÷ 28 = 578.571 s, 18:00 × 27 ÷ 28 = 1041.429 s
  #expect(visitor.rows == ["1.00 mi 9:38.57 9:38.6 /mi", "2.00 mi 17:21.43 8:40.7 /mi"])
  #expect(visitor.totals[0] == "Time 27:00")
  try visitor.press("Undo")
  #expect(visitor.rows == ["1.00 mi 10:00 10:00 /mi", "2.00 mi 18:00 9:00 /mi"])
  try visitor.press("Redo")
  #expect(visitor.totals[0] == "Time 27:00")
}

@Test func `a unit on top applies to rows added afterwards, and existing rows keep theirs`() throws {
  var visitor = try Visitor.inPlan(text: "1 km in 5:00")
  try visitor.open("total-distance")
  try visitor.choose(unit: "mi")
  try visitor.press("Close")
  try visitor.press("Step")
  try visitor.set("distance", ofRow: 1, to: "2")
  #expect(visitor.rows == ["1.00 km 5:00 5:00 /km", "2.00 mi Time Pace"])
  #expect(visitor.totals[1] == "Distance 2.62 mi")  // 1 km = 0.621 mi
}

@Test func `a unit on top clears no row and changes no quantity`() throws {
  var visitor = try Visitor.inPlan(text: "1 mi in 10:00\n2 mi in 18:00")
  let before = visitor.rows
  try visitor.open("total-pace")
  try visitor.choose(unit: "km/h")
  try visitor.press("Close")
  #expect(visitor.rows == before)
  #expect(visitor.totals == ["Time 28:00", "Distance 3.00 mi", "Pace 10.35 km/h"])  // 4.828032 km in 28 min
}

@Test func `totals keep the chosen units after a row is edited`() throws {
  var visitor = try Visitor.inPlan(text: "1 mi in 10:00")
  try visitor.open("total-distance")
  try visitor.choose(unit: "m")
  try visitor.press("Close")
  try visitor.set("time", ofRow: 0, to: "9:00")
  #expect(visitor.totals[1] == "Distance 1609 m")
}

@Test func `a row that is added is blank, whatever the first one holds`() throws {
  var visitor = try Visitor.inPlan()
  try visitor.set("distance", ofRow: 0, to: "1 km")
  try visitor.set("time", ofRow: 0, to: "5:00")
  try visitor.press("Step")
  #expect(visitor.rows == ["1.00 km 5:00 5:00 /km", "Distance Time Pace"])
}

@Test func `a cleared plan is one blank row in the chosen units`() throws {
  var visitor = try Visitor.inPlan(text: "1 km in 5:00\n1 km in 5:00")
  try visitor.open("total-distance")
  try visitor.choose(unit: "mi")
  try visitor.press("Close")
  try visitor.press("More")
  try visitor.press("New plan Clears the rows; undo brings them back")
  #expect(visitor.rows == ["Distance Time Pace"])
  try visitor.set("distance", ofRow: 0, to: "3")
  #expect(visitor.rows == ["3.00 mi Time Pace"])
  try visitor.press("Undo")
  try visitor.press("Undo")
  #expect(visitor.rows.count == 2)
}

@Test(arguments: [("km", "/km"), ("mi", "/mi"), ("m", "/100 m"), ("yd", "/100 yd"), ("ft", "km/h")])
func `rows offer every unit of distance and pace`(distance: String, pace: String) throws {
  var visitor = try Visitor.inPlan()
  try visitor.open("distance-1")
  try visitor.choose(unit: distance)
  try visitor.type("3000")
  try visitor.press("Set distance")
  try visitor.open("pace-1")
  try visitor.choose(unit: pace)
  try visitor.press("Close")
  let decimals = distance == "km" || distance == "mi" ? ".00 " : " "
  #expect(visitor.rows[0].hasPrefix("3000" + decimals + distance))
}

@Test func `the choice of a total shows what each way would give before it is taken`() throws {
  var visitor = try Visitor.inPlan(text: "1 mi in 10:00 locked\n2 mi in 18:00")
  try visitor.lead("time", to: "27:00")
  let ways = visitor.nodes { $0.attributes["class"]?.hasPrefix("way-option") == true }.map(visitor.words)
  #expect(
    ways == [
      "Keep distances 9:38.57 · 17:21.43 Everything a little faster: 9:00.0/mi",
      "Keep paces 0.964 mi · 1.929 mi Everything a little shorter",
      "Only unlocked rows 10:00 · 17:00 1 mi is locked and stays",
      "Change repeats This plan has no repeats. Choose another way.",
      "Start afresh Clear the rows, solve 3 mi in 27:00",
    ])
}
