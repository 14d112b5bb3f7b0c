import Interface
import PageModel
import Screens
import Testing

private let marathonByFive = [
  "5 24:53 24:53", "10 24:53 49:46", "15 24:53 1:14:39", "20 24:53 1:39:32", "25 24:53 2:04:25", "30 24:53 2:29:18",
  "35 24:53 2:54:11", "40 24:54 3:19:05", "42.195 10:55 3:30:00",
]

@Test func `the splits of a marathon agree with their goal`() throws {
  var visitor = try Visitor()
  try visitor.set("time", to: "3:30:00")
  #expect(visitor.columns == marathonByFive)  // beside the solver on a desk
  try visitor.press("All splits")
  #expect(visitor.columns == marathonByFive)
  #expect(visitor.read(class: "remark") == ["The last piece is 2.195 km.", "Splits add up to 3:30:00."])
  let heads = visitor.nodes { $0.name == "th" && $0.attributes["scope"] == "col" }
  #expect(heads.map(visitor.words) == ["km", "Split", "On the clock"])
}

@Test func `another step and other digits are chosen or typed`() throws {
  var visitor = try Visitor(link: "pace/splits;time=17:00;distance=1650+yd")
  try visitor.choose("50 yd", in: "A split every")
  try visitor.choose("0.01 s", in: "Digits of a second")
  #expect(visitor.columns.count == 33)
  #expect(visitor.columns.first == "50 30.91 30.91")  // 1020 s ÷ 33 = 30.909
  #expect(visitor.columns.last?.hasSuffix("17:00.00") == true)
  try visitor.fill("every", "400 yd")
  #expect(visitor.columns.count == 5)
  #expect(try visitor.read("every") == "400 yd")
}

@Test func `a faster second half is a share of speed, up to a half`() throws {
  var visitor = try Visitor(link: "pace/splits;time=18:30;distance=1500+m;every=50+m;digits=2")
  for _ in 1...6 { try visitor.press("More, Second half") }
  #expect(visitor.columns.first == "50 37.55 37.55")  // 18:30 × 1.03 ÷ 2.03 ÷ 15
  #expect(visitor.columns.last == "1500 36.45 18:30.00")
  for _ in 1...200 { try visitor.press("More, Second half") }
  #expect(visitor.words(try visitor.the("group", "Second half, 50% faster")) == "50% faster")
  for _ in 1...100 { try visitor.press("Less, Second half") }
  #expect(visitor.words(try visitor.the("group", "Second half, even")) == "even")
}

@Test func `a step longer than the way is refused with the reason`() throws {
  let visitor = try Visitor(link: "pace/splits;time=20:00;distance=5+km;every=6+km")
  #expect(
    visitor.words(try visitor.the("alert"))
      == "A step of 6 km is longer than the 5 km to go Choose a step of at most 5 km.")
}

@Test func `no more than 500 rows are shown, and it is said`() throws {
  let visitor = try Visitor(link: "pace/splits;time=3:30:00;distance=42.195+km;every=10+m")
  #expect(visitor.columns.count == 500)
  #expect(visitor.read(class: "remark").first == "The first 500 of 4220 rows. Saved as CSV, they are all there.")
}

@Test func `what the solver shows of many splits promises no file`() throws {
  let visitor = try Visitor(link: "pace/solve;time=3:30:00;distance=42.195+km")
  var splits = try Visitor(kept: visitor.kept)
  try splits.go("Splits")
  try splits.fill("every", "400 m")
  #expect(splits.columns.count == 106)
  try splits.go("Solve")
  #expect(splits.columns.count == 100)
  #expect(splits.read(class: "remark") == [])
}

@Test func `four models stand side by side with their spread`() throws {
  var visitor = try Visitor()
  try visitor.go("Predict")
  try visitor.fill("result-time-1", "20:00")
  #expect(
    visitor.columns == [
      "Riegel 41:42 1:32:00 3:11:49", "Daniels 41:28 1:31:50 3:11:17", "Cameron 41:40 1:31:51 3:15:11",
      "Purdy 41:30 1:32:41 3:24:50", "Apart by 0:14 0:51 13:33",
    ])
  #expect(try visitor.read("apart") == "13:33 apart")
  #expect(visitor.name(try visitor.the("img")) == "Riegel 3:11:49, Daniels 3:11:17, Cameron 3:15:11, Purdy 3:24:50")
  try visitor.choose("10 km", in: "Distance to predict")
  #expect(try visitor.read("apart") == "0:14 apart")
  #expect(visitor.read(class: "between") == ["41:28 to 41:42"])
}

@Test func `a further result fits the exponent, which can be chosen instead`() throws {
  var visitor = try Visitor(link: "pace/predict;result=5+km=20:00")
  try visitor.press("Add a result")
  try visitor.fill("result-distance-2", "10 km")
  try visitor.fill("result-time-2", "42:00")
  // ln(42 ÷ 20) ÷ ln 2 = 1.0704
  #expect(visitor.all("group").map(visitor.name).contains("Riegel's exponent, 1.07"))
  try visitor.press("More, Riegel's exponent")
  #expect(visitor.all("group").map(visitor.name).contains("Riegel's exponent, 1.08"))
  try visitor.press("Fit")
  #expect(visitor.all("group").map(visitor.name).contains("Riegel's exponent, 1.07"))
  try visitor.press("Remove Result 2")
  #expect(visitor.all("group").map(visitor.name).contains("Riegel's exponent, 1.06"))
}

@Test(arguments: [
  "pace/solve;distance=5+km;time=20:00", "pace/splits;distance=5+km;time=20:00", "pace/swim;time=5:00;distance=400+m",
  "pace/css;trial=400+m=6:00;trial=200+m=2:50", "pace/convert;time=1:00;event=100+free;from=SCY",
  "pace/points;base=46.91;time=50.00", "pace/predict;result=5+km=20:00",
])
func `each answer tells its formula, what went in and where it is from`(link: String) throws {
  let visitor = try Visitor(link: link)
  let workings = visitor.nodes { $0.attributes["class"] == "workings" }
  #expect(workings.count == 1)
  #expect(visitor.words(workings[0]).hasPrefix("How this is worked out"))
  for part in ["formula", "inputs-list", "source"] {
    let texts = visitor.read(class: part)
    #expect(!texts.isEmpty && texts.allSatisfy { !$0.isEmpty }, "\(part)")
  }
  #expect(try visitor.read("answer") != "")
}
