import Interface
import Measures
import Screens
import Testing

@Test(arguments: [
  ("time", "90s", "1 minute 30 seconds · 90 s", "000130"),
  ("time", "1.30,5", "1 minute 30.5 seconds · 90.5 s", "00013050"),
  ("time", "45", "45 seconds", "000045"),
  ("distance", "marathon", "42.195 kilometres · 26.219 mi", "0421950"),
  ("distance", "10k", "10 kilometres · 6.214 mi", "0100000"),
  ("distance", "400y", "400 yards · 365.76 m", "00400"),
  ("distance", "7", "7 kilometres · 4.35 mi", "0070000"),
  ("pace", "4:05", "4 minutes 5 seconds per kilometre · 6:34.3/mi", "04050"),
  ("pace", "12 km/h", "12 kilometres per hour · 5:00.0/km", "1200"),
  ("pace", "1:14.75/100 m", "1 minute 14.75 seconds per 100 metres · 1:08.35/100 yd", "011475"),  // 74.75 × 0.9144
])
func `the line below the field says how it was read, and the wheels turn to it`(
  quantity: String, typed: String, echo: String, digits: String
) throws {
  var visitor = try Visitor()
  try visitor.open(quantity)
  try visitor.type(typed)
  #expect(try visitor.read("reading") == echo)
  #expect(visitor.digits() == digits)
  #expect(try visitor.field() == typed)
}

@Test(arguments: [
  ("time", "345", "This could be 3:45 or 345s Type 3:45, or 345s."),
  ("time", "1:75:00", "Minutes stop at 59, this has 75 Type 1:45:00, or 105m."),
  ("time", "1:2:3:4", "A time has at most three parts, this has 4 Type 3:45, 1:02:03 or 90s."),
  ("time", "-1:30:00", "A time has no sign Type 3:45, 1:02:03 or 90s."),
  ("pace", "0:00", "A pace is above zero Type 4:05/km, 1:30/100 m or 12 km/h."),
])
func `what cannot be read says what is wrong and a right form, stays as typed and cannot be set`(
  quantity: String, typed: String, sentence: String
) throws {
  var visitor = try Visitor()
  let before = try visitor.read(quantity)
  try visitor.open(quantity)
  try visitor.type(typed)
  #expect(try visitor.read("reading") == sentence)
  #expect(try visitor.field() == typed)
  let field = try visitor.the("textbox")
  #expect(visitor.attribute("aria-invalid", of: field) == "true")
  #expect(visitor.attribute("disabled", of: try visitor.the("button", "Set " + quantity)) == "")
  #expect(visitor.all("spinbutton").isEmpty)
  try visitor.key("Enter", on: field)
  #expect(visitor.isSheetOpen)
  #expect(try visitor.field() == typed)
  try visitor.press("Close")
  #expect(try visitor.read(quantity) == before)
}

@Test(arguments: ["00:90:00", "1e3:0:0", "nan:0:0", "inf:0:0", "0x10:0:0", "1.5:0:0", "01:", "4:7", "٣:٣٠", "🏊"])
func `what is no time is refused in the field`(typed: String) throws {
  var visitor = try Visitor()
  try visitor.open("time")
  try visitor.type(typed)
  try visitor.send(.change, to: try visitor.the("textbox"))
  #expect(visitor.read(class: "error").count == 1)
  try visitor.type("3:30:00")
  #expect(visitor.read(class: "error").isEmpty)
  #expect(visitor.digits() == "033000")
}

@Test(arguments: [
  ("time", ["3:", "3:3", "1h ", "2 hou", "1:30:0"]), ("distance", ["5 ki", "maratho", "4 fee"]),
  ("pace", ["4:05/", "4:05 pe", "12 km/", "7.5 mp"]),
])
func `what typing on could still make right is no fault until the person stops there`(
  quantity: String, beginnings: [String]
) throws {
  for typed in beginnings {
    var visitor = try Visitor()
    try visitor.open(quantity)
    try visitor.type(typed)
    #expect(visitor.read(class: "error").isEmpty, "\(typed)")
  }
  var visitor = try Visitor()
  try visitor.open(quantity)
  try visitor.type(beginnings[0])
  try visitor.key("Enter", on: try visitor.the("textbox"))
  #expect(visitor.isSheetOpen)
  #expect(visitor.read(class: "error").count == 1)
}

@Test func `wheels that show only the nearest say so`() throws {
  var visitor = try Visitor()
  try visitor.open("time")
  try visitor.type("12.345")
  #expect(try visitor.read("reading") == "12.345 seconds · the wheels show the nearest")
  try visitor.type("12.34")
  #expect(try visitor.read("reading") == "12.34 seconds")
}

@Test func `a megabyte pasted is refused at once and kept until it is cleared`() throws {
  var visitor = try Visitor()
  visitor.isCareful = false
  try visitor.open("time")
  try visitor.type(String(repeating: "1", count: 1_000_000))
  #expect(try visitor.read("reading").hasPrefix("This is 1,000,000 bytes long, a time takes at most 64"))
  #expect(try visitor.field().utf8.count == 1_000_000)
  try visitor.press("Clear")
  #expect(try visitor.field() == "")
}

@Test(
  arguments: [
    (DecimalMark.comma, "93,5", "93.5 km"), (.point, "93,5", "93.5 km"), (.comma, "0,5", "0.5 km"),
    (.comma, "1.234,5", "1234.5 km"), (.point, "1,234.5", "1234.5 km"), (.comma, "1,234", "1.234 km"),
    (.point, "1,234", "1234 km"), (.comma, "42.195", "42.195 km"), (.point, "42,195 m", "42195 m"),
  ] as [(DecimalMark, String, String)])
func `a decimal comma is a decimal mark`(mark: DecimalMark, typed: String, shown: String) throws {
  var visitor = try Visitor(decimalMark: mark)
  try visitor.set("distance", to: typed)
  #expect(try visitor.read("distance") == shown)
}

@Test func `a comma that could group thousands shows its reading`() throws {
  var visitor = try Visitor()
  try visitor.open("distance")
  try visitor.type("1,234")
  #expect(try visitor.read("reading") == "1234 kilometres · 766.772 mi")  // 1234 ÷ 1.609344
}

@Test func `Enter in the field and on a wheel takes what is entered`() throws {
  var visitor = try Visitor()
  try visitor.open("time")
  try visitor.type("3:30:00")
  try visitor.key("Enter", on: try visitor.the("textbox"))
  #expect(try visitor.read("time") == "3:30:00")
  try visitor.open("time")
  try visitor.key("ArrowUp", on: try visitor.the("spinbutton", "minutes, tens"))
  try visitor.key("Enter", on: try visitor.the("spinbutton", "seconds, ones"))
  #expect(try visitor.read("time") == "3:40:00")
}

@Test(arguments: ["Marathon", "Half marathon", "Mile", "5 km", "Clear", "Close", "Set distance"])
func `Enter on a button of the sheet presses that button`(name: String) throws {
  var visitor = try Visitor()
  try visitor.open("distance")
  let button = try visitor.the("button", name)
  #expect(try !visitor.key("Enter", on: button))
}

@Test(arguments: [("Half marathon", "21.0975 km"), ("Mile", "1 mi"), ("1500 m", "1500 m"), ("Marathon", "42.195 km")])
func `a distance is picked by its name`(name: String, text: String) throws {
  var visitor = try Visitor()
  try visitor.open("distance")
  try visitor.type("3 km")
  try visitor.press(name)
  #expect(try visitor.field() == text)
  try visitor.press("Set distance")
  #expect(visitor.read(class: "name") == [name])
}

// MARK: Wheels

@Test func `every turn of a wheel gives the text and its reading`() throws {
  var visitor = try Visitor()
  try visitor.open("time", by: "touch")
  #expect(visitor.digits() == "000000")
  try visitor.wheel("hours, ones", .press, at: 700)
  try visitor.wheel("hours, ones", .release, at: 700)
  #expect(try visitor.field() == "1:00:00")
  #expect(try visitor.read("reading") == "1 hour · 3,600 s")
  try visitor.send(.wheel, to: try visitor.the("spinbutton", "minutes, ones"), EventValue(down: 400))
  try visitor.key("ArrowUp", on: try visitor.the("spinbutton", "seconds, ones"))
  #expect(try visitor.field() == "1:01:01")
  #expect(try visitor.read("reading") == "1 hour 1 minute 1 second · 3,661 s")
  try visitor.wheel("minutes, tens", .press, at: 500)
  visitor.moment += 300
  try visitor.wheel("minutes, tens", .drag, at: 100)
  #expect(try visitor.field() == "1:21:01")
  try visitor.wheel("minutes, tens", .cancel, at: 0)
  #expect(try visitor.field() == "1:21:01")
}

@Test(arguments: [
  ("ArrowUp", "034000"), ("ArrowDown", "032000"), ("PageUp", "035000"), ("PageDown", "030000"), ("Home", "030000"),
  ("End", "035000"), ("0", "030000"), ("5", "035000"), ("6", "033000"), ("9", "033000"),
])
func `a key on the wheel of ten minutes`(key: String, digits: String) throws {
  var visitor = try Visitor()
  try visitor.open("time")
  try visitor.type("3:30:00")
  #expect(try visitor.key(key, on: try visitor.the("spinbutton", "minutes, tens")))
  #expect(visitor.digits() == digits)
}

@Test func `left, right and typed digits take the focus along, and stay at the ends`() throws {
  var visitor = try Visitor()
  try visitor.open("time", by: "touch")
  let names = visitor.all("spinbutton").map(visitor.name)
  #expect(visitor.focused == "hours, tens")
  try visitor.key("ArrowLeft", on: try visitor.the("spinbutton", names[0]))
  #expect(visitor.focused == "hours, tens")
  for digit in ["0", "3", "3", "0", "1", "5"] {
    try visitor.key(digit, on: try visitor.the("spinbutton", visitor.focused))
  }
  #expect(try visitor.field() == "3:30:15")
  #expect(visitor.focused == "seconds, ones")
  try visitor.key("ArrowRight", on: try visitor.the("spinbutton", names[5]))
  #expect(visitor.focused == "seconds, ones")
  try visitor.key("ArrowLeft", on: try visitor.the("spinbutton", names[5]))
  #expect(visitor.focused == "seconds, tens")
}

extension Visitor {
  /// The name of the wheel that has been given the focus; nothing where none has.
  fileprivate var focused: String {
    all("spinbutton").first(where: isGivenFocus).map(name) ?? ""
  }
}

@Test func `a time with hundredths has wheels for them`() throws {
  var visitor = try Visitor()
  try visitor.open("time")
  try visitor.type("16.40")
  #expect(visitor.digits() == "00001640")
  try visitor.key("ArrowDown", on: try visitor.the("spinbutton", "hundredths, ones"))
  #expect(visitor.digits() == "00001640")  // it stands at 0 and stops there
  try visitor.key("ArrowUp", on: try visitor.the("spinbutton", "hundredths, ones"))
  #expect(try visitor.field() == "16.41")
}

@Test func `wheels for hours and hundredths come and go as asked, and never change the time`() throws {
  var visitor = try Visitor()
  try visitor.open("time")
  try visitor.type("3:45")
  try visitor.press("Hours")
  #expect(visitor.digits() == "0345")
  try visitor.press("Hundredths")
  #expect(visitor.digits() == "034500")
  #expect(try visitor.field() == "3:45")
  try visitor.type("3:30:00")
  #expect(visitor.digits() == "03300000")  // three hours and a half need the hours
  try visitor.press("Hours")
  #expect(visitor.digits() == "03300000")
  #expect(try visitor.field() == "3:30:00")
}

@Test(arguments: [("time", "120:00:00"), ("distance", "1000 km"), ("distance", "100000 m"), ("pace", "1:40:00/km")])
func `what is more than the wheels can show is kept as typed, and says so`(quantity: String, typed: String) throws {
  var visitor = try Visitor()
  try visitor.open(quantity)
  try visitor.type(typed)
  #expect(visitor.read(class: "beyond") == ["More than the wheels can show. It is kept as typed."])
  #expect(visitor.all("spinbutton").isEmpty)
  try visitor.press("Set " + quantity)
  try visitor.open(quantity)
  #expect(try visitor.field().hasPrefix(typed))
}

@Test func `wheels that show the nearest do not change what was typed until they are turned`() throws {
  var visitor = try Visitor()
  try visitor.open("time")
  try visitor.type("1:10.357")
  #expect(visitor.digits() == "00011036")
  try visitor.wheel("seconds, ones", .press, at: 500)
  try visitor.wheel("seconds, ones", .release, at: 500)
  #expect(try visitor.field() == "1:10.357")
}

@Test func `wheels turned to nothing are no pace, but a time and a distance of nothing`() throws {
  var visitor = try Visitor()
  try visitor.open("pace")
  try visitor.type("1:00/km")
  try visitor.key("Home", on: try visitor.the("spinbutton", "minutes, ones"))
  #expect(try visitor.field() == "")
  #expect(try visitor.read("reading") == "")
  try visitor.press("Close")
  try visitor.open("distance")
  try visitor.type("1 km")
  try visitor.key("Home", on: try visitor.the("spinbutton", "kilometres, digit 3"))
  #expect(try visitor.field() == "0 km")
}
