import Interface
import PageModel
import Screens
import Testing

@Test func `each wheel is a spinbutton that says its digit, its range and the whole time`() throws {
  var visitor = try Visitor()
  try visitor.open("time")
  try visitor.type("3:30:00")
  let wheels = visitor.all("spinbutton")
  #expect(
    wheels.map(visitor.name) == [
      "hours, tens", "hours, ones", "minutes, tens", "minutes, ones", "seconds, tens", "seconds, ones",
    ])
  let facts = wheels.compactMap { visitor.page.nodes[$0]?.attributes }
  #expect(facts.map { $0["aria-valuenow"] } == ["0", "3", "3", "0", "0", "0"])
  #expect(facts.map { $0["aria-valuemin"] } == ["0", "0", "0", "0", "0", "0"])
  #expect(facts.map { $0["aria-valuemax"] } == ["9", "9", "5", "9", "5", "9"])
  #expect(facts[2]["aria-valuetext"] == "3, 3 hours 30 minutes")
  #expect(facts.allSatisfy { $0["tabindex"] == "0" })
  #expect(visitor.all("group").map(visitor.name).contains("Time by wheels, 3 hours 30 minutes"))
}

@Test func `units are radio groups with a name, of which one is chosen`() throws {
  var visitor = try Visitor()
  #expect(visitor.all("radiogroup").map(visitor.name) == ["What to work out", "Unit of distance", "Unit of pace"])
  #expect(
    visitor.all("radio").map(visitor.name) == [
      "Solve", "Splits", "Swim", "Predict", "km, kilometres", "mi, miles", "m, metres", "yd, yards", "ft, feet",
      "/km, per kilometre", "/mi, per mile",
      "/100 m, per 100 metres", "km/h, kilometres per hour", "mph, miles per hour",
    ])
  #expect(visitor.chosen == ["Solve", "km, kilometres", "/km, per kilometre"])
  try visitor.choose("yd")
  try visitor.choose("mph")
  #expect(visitor.chosen == ["Solve", "yd, yards", "mph, miles per hour"])
}

extension Visitor {
  fileprivate var chosen: [String] {
    all("radio").filter { page.nodes[$0]?.properties["checked"] == .flag(true) }.map(name)
  }
}

@Test func `bright sun is a button that is pressed or not, and is kept`() throws {
  var visitor = try Visitor()
  let sun = try visitor.the("button", "Bright sun")
  #expect(visitor.attribute("aria-pressed", of: sun) == "false")
  try visitor.press("Bright sun")
  #expect(visitor.attribute("aria-pressed", of: sun) == "true")
  #expect(visitor.nodes { $0.attributes["data-theme"] == "sun" }.count == 1)
  let later = try Visitor(kept: visitor.kept)
  #expect(later.nodes { $0.attributes["data-theme"] == "sun" }.count == 1)
}

@Test(arguments: ["time", "distance", "pace"])
func `a sheet is a dialog called after its quantity, and its field by the same name`(quantity: String) throws {
  var visitor = try Visitor()
  try visitor.open(quantity)
  #expect(visitor.name(try visitor.the("dialog")).lowercased() == quantity)
  let field = try visitor.the("textbox")
  #expect(visitor.name(field).lowercased() == quantity)
  #expect(visitor.attribute("aria-describedby", of: field) == "reading")
  #expect(visitor.attribute("role", of: try visitor.element(id: "reading")) == "status")
}

@Test func `a mouse or a key opens a sheet for typing, a finger for turning`() throws {
  var visitor = try Visitor()
  for pointer in ["mouse", ""] {
    try visitor.open("time", by: pointer)
    #expect(visitor.isGivenFocus(try visitor.the("textbox")))
    try visitor.press("Close")
  }
  try visitor.open("time", by: "touch")
  #expect(!visitor.isGivenFocus(try visitor.the("textbox")))
  #expect(visitor.isGivenFocus(visitor.all("spinbutton")[0]))
}

@Test(arguments: ["", "time", "distance", "pace"])
func `everything that can be pressed has a name, with the words seen on it`(sheet: String) throws {
  var visitor = try Visitor()
  if !sheet.isEmpty { try visitor.open(sheet) }
  for node in ["button", "textbox", "radio", "spinbutton"].flatMap({ visitor.all($0) }) {
    #expect(!visitor.name(node).isEmpty)
    if visitor.role(node) == "button" { #expect(visitor.name(node).contains(visitor.words(node))) }
  }
}

@Test func `the answer is marked for a screen reader too`() throws {
  var visitor = try Visitor()
  try visitor.set("time", to: "3:30:00")
  let mark = try visitor.the("img", "The answer")
  #expect(visitor.attribute("class", of: mark) == "badge")
}

@Test func `no id stands twice, and what is pointed at is there`() throws {
  var visitor = try Visitor()
  try visitor.set("time", to: "3:30:00")
  try visitor.open("pace")
  let attributes = visitor.page.nodes.values.map { $0.attributes }
  let ids = attributes.compactMap { $0["id"] }
  #expect(Set(ids).count == ids.count)
  for pointer in ["aria-labelledby", "aria-describedby"] {
    #expect(
      attributes.compactMap { $0[pointer] }.flatMap { $0.split(separator: " ") }.allSatisfy { ids.contains(String($0)) }
    )
  }
}
