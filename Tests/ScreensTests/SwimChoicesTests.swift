import Interface
import Screens
import TestSupport
import Testing

private func swim(_ goal: String, _ distance: String) throws -> Visitor {
  var visitor = try Visitor()
  try visitor.go("Swim")
  try visitor.fill("goal", goal)
  try visitor.fill("swim-distance", distance)
  return visitor
}

@Test(
  arguments: [
    ("5:00", "400 m", "25 m", 16, "18.75"),  // 300 s ÷ 16; whole seconds would lose 12 s
    ("4:59", "400 m", "50 m", 8, "37.38"),  // 299 s ÷ 8 = 37.375
    ("17:45", "1000 m", "25 m", 40, "26.63"),  // 1065 s ÷ 40 = 26.625
    ("18:30", "1500 m", "25 m", 60, "18.50"),  // 1110 s ÷ 60
    ("5:00", "500 yd", "50 yd", 10, "30.00"), ("5:00", "1200 ft", "100 ft", 12, "25.00"),
  ] as [(String, String, String, Int, String)])
func `divisions of a goal keep their hundredths and add up to it`(
  goal: String, distance: String, division: String, count: Int, first: String
) throws {
  var visitor = try swim(goal, distance)
  try visitor.choose(division, in: "Splits every")
  #expect(visitor.columns.count == count)
  #expect(visitor.columns[0].hasSuffix(" \(first) \(first)"))
  #expect(visitor.columns.last?.hasSuffix(" \(goal).00") == true)
  #expect(visitor.remarks.contains("Splits add up to \(goal).00."))
}

@Test(arguments: [
  ("5:00", "500 yd", "m", ["16 .40", "32 .81", "1:05 .62"]),  // 300 s × 25 ÷ 457.2 = 16.404
  ("5:00", "500 yd", "yd", ["15 .00", "30 .00", "1:00 .00"]),
  ("5:00", "1200 ft", "ft", ["6 .25", "12 .50", "25 .00"]),
  ("3:59.98", "400 m", "m", ["15 .00", "30 .00", "1:00 .00"]),  // 59.995 for 100 m: never 60
  ("1:02:03.45", "3.8 km", "m", ["24 .50", "48 .99", "1:37 .99"]),  // 3723.45 s ÷ 38 = 97.986
  ("4:59.37", "400 m", "m", ["18 .71", "37 .42", "1:14 .84"]),  // 299.37 s ÷ 16 = 18.711
])
func `what to hold is in the unit that is chosen, whatever the goal is in`(
  goal: String, distance: String, unit: String, hold: [String]
) throws {
  var visitor = try swim(goal, distance)
  try visitor.choose(unit, in: "Unit of the paces")
  #expect(try ["hold-25", "hold-50", "hold-100"].map { try visitor.read($0) } == hold)
  #expect(visitor.figure("per 100") == hold[2])
}

@Test func `the unit of a division enters the sum`() throws {
  var visitor = try swim("5:00", "400 m")
  try visitor.fill("per", "25 yd")
  #expect(visitor.heads == ["yd", "Split", "On the clock"])
  #expect(visitor.columns.count == 18)  // 17 whole ones and a piece, not 16
  #expect(visitor.columns[0] == "25 17.15 17.15")  // 300 s × 22.86 ÷ 400 = 17.145
  #expect(visitor.columns[17].hasPrefix("437.445 "))  // 400 ÷ 0.9144
  #expect(
    visitor.remarks == [
      "400 m is 17.4978 splits of 25 yd.", "A split of 25 yd is 0.9144 lengths of 25 m: it is not seen at a wall.",
      "The last piece is 12.445 yd.", "Splits add up to 5:00.00.",
    ])
}

@Test(arguments: [
  ("33⅓ yd", "500 yd", nil), ("50 m", "400 m", nil), ("25 yd", "500 yd", nil),
  ("33⅓ yd", "400 m", "400 m is 13.1234 lengths of 33⅓ yd: it does not end at a wall."),  // 400 ÷ 30.48
  ("25 m", "500 yd", "500 yd is 18.288 lengths of 25 m: it does not end at a wall."),  // 457.2 ÷ 25
])
func `a pool is picked by its name, and what ends at no wall is said`(
  pool: String, distance: String, remark: String?
) throws {
  var visitor = try swim("5:00", distance)
  try visitor.open("pool", by: "touch")
  try visitor.press(pool)
  try visitor.take()
  #expect(try visitor.read("answer").contains("pool \(pool):"))
  #expect(visitor.remarks.filter { $0.contains("at a wall") } == (remark.map { [$0] } ?? []))
  let isChip = pool != "33⅓ yd"
  #expect(try visitor.chosen(in: "Pool") == (isChip ? pool : nil))
  #expect(visitor.name(try visitor.element(id: "pool")) == (isChip ? "Other, Pool" : "Pool, 33⅓ yd"))
}

@Test func `a goal in yards is swum in a pool of yards until another is chosen`() throws {
  var visitor = try swim("5:00", "500 yd")
  #expect(try visitor.chosen(in: "Pool") == "25 yd")
  #expect(visitor.columns.count == 20)
  try visitor.choose("50 m", in: "Pool")
  try visitor.fill("swim-distance", "200 yd")
  #expect(try visitor.chosen(in: "Pool") == "50 m")
  try visitor.empty("pool")
  #expect(try visitor.chosen(in: "Pool") == "25 yd")
}

@Test func `a split of half a length is taken and said, and cleared gives lengths again`() throws {
  var visitor = try swim("5:00", "400 m")
  let before = visitor.seen
  try visitor.fill("per", "12.5 m")
  #expect(visitor.columns.count == 32)
  #expect(visitor.remarks.contains("A split of 12.5 m is 0.5 lengths of 25 m: it is not seen at a wall."))
  #expect(visitor.name(try visitor.element(id: "per")) == "Split every, 12.5 m")
  #expect(try visitor.chosen(in: "Splits every") == nil)
  try visitor.empty("per")
  #expect(visitor.seen == before)
}

@Test(arguments: [
  ("goal", "five"), ("goal", "🏊🏽‍♀️"), ("goal", "4:60"), ("swim-distance", "far"),
  ("swim-distance", "12.5.5 m"), ("swim-distance", "-400 m"), ("pool", "long"), ("pool", "12.5 ft"), ("per", "nan"),
  ("per", "1e3 m"),
])
func `text that is no value is refused in its sheet, and the answer stays`(field: String, typed: String) throws {
  var visitor = try swim("5:00", "400 m")
  let before = visitor.seen
  try visitor.fill(field, typed)
  #expect(visitor.isSheetOpen)
  #expect(try visitor.read("reading") != "")
  #expect(visitor.attribute("aria-invalid", of: try visitor.the("textbox")) == "true")
  try visitor.press("Close")
  #expect(visitor.seen == before)
}

@Test(arguments: [
  ("5:00", "0 m", "A swim takes a distance above zero Type 400 m, 500 yd or 3.8 km."),
  ("0:00", "400 m", "A goal takes a time above zero Type 4:59 for 400 m."),
  ("1:39.99", "400 m", "400 m in 1:39.99 is faster than 4 m/s, which nobody swims Type 4:59 for 400 m."),
  ("5:00", "100.001 km", "A swim is at most 100 km, this is 100.001 km Type 400 m, 500 yd or 3.8 km."),
])
func `a goal that cannot be says what is wrong with it and gives no answer`(
  goal: String, distance: String, words: String
) throws {
  let visitor = try swim(goal, distance)
  #expect(visitor.refusal == words)
  #expect(visitor.columns.isEmpty)
  #expect(try visitor.read("hold-100") == "—")
}

@Test(arguments: [
  ("0 m", "A step of nothing never arrives"), ("500 m", "A step of 500 m is longer than the 400 m to go"),
])
func `a division that does not fit is told, and what to hold stays`(division: String, words: String) throws {
  var visitor = try swim("5:00", "400 m")
  try visitor.fill("per", division)
  #expect(visitor.refusal?.hasPrefix(words) == true)
  #expect(visitor.columns.isEmpty)
  #expect(try visitor.read("hold-100") == "1:15 .00")
}

@Test(arguments: [("goal", "Set a goal, and what to hold stands here."), ("swim-distance", "Set a distance first.")])
func `a cleared field says what to set, and nothing of the old answer`(field: String, hint: String) throws {
  var visitor = try swim("5:00", "400 m")
  try visitor.empty(field)
  #expect(visitor.hint == hint)
  #expect(visitor.columns.isEmpty && visitor.remarks.isEmpty && visitor.read(class: "workings").isEmpty)
  #expect(try ["hold-25", "hold-50", "hold-100", "answer"].map { try visitor.read($0) } == ["—", "—", "—", ""])
}

@Test func `the answer is told in one sentence whenever it changes, and is the caption of its columns`() throws {
  var visitor = try swim("5:00", "400 m")
  let told = "400 m in 5:00.00, pool 25 m: 18.75 for each 25 m."
  #expect(try visitor.read("answer") == told)
  #expect(visitor.attribute("role", of: try visitor.element(id: "answer")) == "status")
  #expect(visitor.read(class: "spoken").first == told)
  try visitor.choose("50 m", in: "Pool")
  #expect(try visitor.read("answer") == "400 m in 5:00.00, pool 50 m: 37.50 for each 50 m.")
  try visitor.choose("100 m", in: "Splits every")
  #expect(try visitor.read("answer") == "400 m in 5:00.00, pool 50 m: 1:15.00 for each 100 m.")
}

@Test func `the second half of a swim is its own, and goes to half as fast again and half as slow`() throws {
  var visitor = try swim("18:30", "1500 m")
  try visitor.choose("50 m", in: "Splits every")
  for _ in 1...6 { try visitor.press("More, Second half") }
  #expect(try visitor.step("Second half") == "3% faster")
  // Halves of 9:23.20 and 9:06.80 in fifteen: 37.5468 and 36.4532; one reaches to 750 m.
  #expect([0, 14, 29].map { visitor.columns[$0] } == ["50 37.55 37.55", "750 37.54 9:23.20", "1500 36.45 18:30.00"])
  for (button, end) in [("More", "50% faster"), ("Less", "50% slower")] {
    for _ in 1...201 { try visitor.press(button + ", Second half") }
    #expect(try visitor.step("Second half") == end)
    #expect(try visitor.isOff(button + ", Second half"))
  }
  try visitor.go("Splits")
  #expect(try visitor.step("Second half") == "even")
}

@Test(arguments: 1...20 as ClosedRange<UInt64>)
func `whatever the goal, the laps add up to it`(seed: UInt64) throws {
  var random = Seeded(seed)
  let hundredths = Int.random(in: 6000...360_000, using: &random)
  let distance = Int.random(in: 50...1500, using: &random)
  let goal = "\(hundredths / 6000):" + written(hundredths % 6000)
  var visitor = try swim(goal, "\(distance) \(random.next().isMultiple(of: 2) ? "m" : "yd")")
  try visitor.choose("50 m", in: "Pool")
  guard visitor.refusal == nil else { return }  // faster than anybody swims
  let rows = visitor.columns.map { $0.split(separator: " ").dropFirst().map(hundredthsOf) }
  #expect(rows.reduce(0) { $0 + $1[0] } == hundredths)
  #expect(rows.last?[1] == hundredths)
  for (before, row) in zip(rows, rows.dropFirst()) { #expect(row[1] - before[1] == row[0]) }
}

/// Seconds with two digits before and behind their mark.
private func written(_ hundredths: Int) -> String {
  let (seconds, rest) = (hundredths / 100, hundredths % 100)
  return (seconds < 10 ? "0" : "") + "\(seconds)." + (rest < 10 ? "0" : "") + "\(rest)"
}

/// The hundredths of a second that a time shows, read anew here.
private func hundredthsOf(_ text: Substring) -> Int {
  let parts = text.split(separator: ".")
  let seconds = parts[0].split(separator: ":").reduce(0) { $0 * 60 + (Int($1) ?? -1) }
  return seconds * 100 + (parts.count == 2 ? Int(parts[1]) ?? -1 : 0)
}
