import Interface
import Screens
import TestSupport
import Testing

private func splits(_ distance: String, _ time: String) throws -> Visitor {
  var visitor = try Visitor()
  try visitor.go("Splits")
  try visitor.fill("distance", distance)
  try visitor.fill("time", time)
  return visitor
}

/// The seconds of a time as it is shown, read anew here.
private func seconds(_ text: Substring) -> Int {
  text.split(separator: ":").reduce(0) { $0 * 60 + (Int($1) ?? -1_000_000) }
}

@Test(arguments: 1...20 as ClosedRange<UInt64>)
func `whatever the goal, its columns agree with one another and with it`(seed: UInt64) throws {
  var random = Seeded(seed)
  let goal = seed == 1 ? 12_600 : Int.random(in: 600...40_000, using: &random)
  let digits = [goal / 3600, goal / 60 % 60, goal % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
  var visitor = try splits("42.195 km", digits.joined(separator: ":"))
  if seed > 1 { try visitor.choose(random.next().isMultiple(of: 2) ? "1 mi" : "1 km", in: "A split every") }
  let rows = visitor.columns.map { $0.split(separator: " ").dropFirst().map(seconds) }
  #expect(rows.reduce(0) { $0 + $1[0] } == goal)
  #expect(rows.last?[1] == goal)
  #expect(rows.first?[0] == rows.first?[1])
  for (before, row) in zip(rows, rows.dropFirst()) { #expect(row[1] - before[1] == row[0]) }
}

@Test(arguments: [
  ("marathon", ["1 km", "5 km", "1 mi", "5 mi"], "5 km"), ("5 km", ["400 m", "1 km", "1 mi"], "1 km"),
  ("1500 m", ["100 m", "200 m", "400 m"], "400 m"), ("400 yd", ["25 yd", "50 yd", "100 yd"], "100 yd"),
  ("10 mi", ["1 km", "5 km", "1 mi", "5 mi"], "1 mi"),
])
func `steps are offered that suit the distance, the usual one chosen`(
  distance: String, steps: [String], usual: String
) throws {
  let visitor = try splits(distance, "1:00:00")
  #expect(try visitor.choices(in: "A split every") == steps)
  #expect(try visitor.chosen(in: "A split every") == usual)
  #expect(visitor.name(try visitor.element(id: "every")) == "Other, Split every")
}

@Test func `miles of a marathon end in a piece of one`() throws {
  var visitor = try splits("marathon", "3:30:00")
  try visitor.choose("1 mi", in: "A split every")
  #expect(visitor.heads == ["mi", "Split", "On the clock"])
  #expect(visitor.columns.count == 27)
  #expect(visitor.columns[0] == "1 8:01 8:01")  // 12,600 s × 1.609344 ÷ 42.195 = 480.57
  #expect(visitor.columns[26] == "26.219 1:45 3:30:00")  // 12,600 s - 26 × 480.572 = 105.13
  #expect(visitor.remarks == ["The last piece is 0.219 mi.", "Splits add up to 3:30:00."])
  #expect(
    try visitor.read("answer")
      == "Marathon in 3:30:00: 8:00 or 8:01 for each mi, the last 0.219 mi in 1:45.")
}

@Test func `a pace and a distance make a goal too, whose pace is told for a kilometre and a mile`() throws {
  var visitor = try Visitor()
  try visitor.set("pace", to: "5:00/km")
  try visitor.go("Splits")
  #expect(try visitor.read("time") == "3:30:58.5")  // 42.195 × 300 s = 12,658.5 s
  #expect(visitor.columns.last == "42.195 10:59 3:30:59")
  #expect(visitor.figure("per km") == "5:00.0")
  #expect(visitor.figure("per mi") == "8:02.8")  // 300 s × 1.609344
}

@Test func `another step is typed, seen on its button, and cleared`() throws {
  var visitor = try splits("marathon", "3:30:00")
  let before = visitor.seen
  try visitor.fill("every", "0.5 mi")
  #expect(visitor.columns.count == 53)  // 52.4 halves
  #expect(visitor.name(try visitor.element(id: "every")) == "Split every, 0.5 mi")
  #expect(try visitor.chosen(in: "A split every") == nil)
  try visitor.open("every")
  #expect(try visitor.field() == "0.5 mi")
  try visitor.press("Close")
  try visitor.empty("every")
  #expect(visitor.seen == before)
}

@Test(arguments: [
  ("0 km", "A step of nothing never arrives Choose a step above zero."),
  ("50 km", "A step of 50 km is longer than the 42.195 km to go Choose a step of at most 42.195 km."),
  ("1 m", "This would be 42,195 splits, 10,000 is the most Choose a longer step."),
])
func `a step that does not fit is refused on the page`(step: String, words: String) throws {
  var visitor = try splits("42.195 km", "3:30:00")
  try visitor.fill("every", step)
  #expect(!visitor.isSheetOpen)
  #expect(visitor.refusal == words)
  #expect(visitor.columns.isEmpty)
  try visitor.press("Undo")
  #expect(visitor.columns.count == 9)
}

@Test(arguments: [
  ("1 s", "1:15", "5:00"), ("0.1 s", "1:15.1", "5:00.3"), ("0.01 s", "1:15.06", "5:00.25"),
  ("0.001 s", "1:15.063", "5:00.250"),
])
func `digits are those that are chosen, rounded half up`(digits: String, lap: String, total: String) throws {
  var visitor = try splits("400 m", "5:00.25")
  try visitor.fill("every", "100 m")  // 300.25 s ÷ 4 = 75.0625
  #expect(try visitor.chosen(in: "Digits of a second") == "0.01 s")
  try visitor.choose(digits, in: "Digits of a second")
  #expect(visitor.columns.first == "100 \(lap) \(lap)")
  #expect(visitor.columns.last?.hasSuffix(" " + total) == true)
  #expect(visitor.remarks.contains("Splits add up to \(total)."))
  let isRounded = digits == "1 s" || digits == "0.1 s"
  #expect(visitor.remarks.contains("The goal of 5:00.25 is rounded to \(total).") == isRounded)
}

@Test func `halves that differ are told`() throws {
  var visitor = try splits("1500 m", "18:30")
  try visitor.choose("0.01 s", in: "Digits of a second")
  for _ in 1...6 { try visitor.press("More, Second half") }
  #expect(visitor.figure("first half") == "9:23.20")  // 1110 s × 1.03 ÷ 2.03 = 563.202
  #expect(visitor.figure("second half") == "9:06.80")
  #expect(visitor.figure("per km, on average") == "12:20.0")  // 1110 s ÷ 1.5
  #expect(visitor.read(class: "workings").first?.contains("a: 3% faster") == true)
}

@Test func `the second half stops at half as fast again and half as slow, and an end is no edit`() throws {
  var visitor = try splits("10 km", "40:00")
  visitor.isCareful = false
  for (button, other, end, before) in [
    ("More", "Less", "50% faster", "49.5% faster"), ("Less", "More", "50% slower", "49.5% slower"),
  ] {
    for _ in 1...201 { try visitor.press(button + ", Second half") }
    #expect(try visitor.step("Second half") == end)
    #expect(try visitor.isOff(button + ", Second half") && !visitor.isOff(other + ", Second half"))
    try visitor.press("Undo")
    #expect(try visitor.step("Second half") == before)
    #expect(visitor.columns.last?.hasSuffix(" 40:00") == true)
  }
}

@Test(arguments: [
  ("time", "Set two of time, distance and pace, and the splits stand here."), ("distance", "Set a distance first."),
])
func `a cleared half of the goal says what to set, and nothing of the old splits`(field: String, hint: String) throws {
  var visitor = try splits("10 km", "40:00")
  try visitor.empty(field)
  #expect(visitor.hint == hint)
  #expect(visitor.columns.isEmpty && visitor.remarks.isEmpty && visitor.read(class: "workings").isEmpty)
  #expect(try visitor.read("answer") == "")
  #expect(visitor.figure("per km") == nil)
}

@Test(arguments: [("0:00", "10 km"), ("40:00", "0 km")])
func `a goal of nothing is refused`(time: String, distance: String) throws {
  let visitor = try splits(distance, time)
  #expect(
    visitor.refusal == "A goal takes a time and a distance above zero Type 3:30:00 and marathon, or 25:00 and 5 km.")
  #expect(visitor.columns.isEmpty)
}
