import Interface
import PageModel
import RandomViews
import TestSupport
import Testing

/// A list whose rows have these keys.
private func list(_ keys: [Int]) -> View<Int> {
  .element("ul") { for key in keys { View.element("li", .key(key)) { "row \(key)" } } }
}

private func isPlace(_ patch: Patch) -> Bool {
  if case .place = patch { true } else { false }
}

@Test(arguments: 1...150 as ClosedRange<UInt64>)
func `the patches lead from nothing to the first view, and from there to the second`(seed: UInt64) throws {
  let pair = ViewPair(seed: seed)
  var renderer = Renderer<Int>()
  var page = Page()
  try page.apply(renderer.show(pair.first))
  #expect(page.outline() == pair.first.outline())
  try page.apply(renderer.show(pair.second))
  #expect(page.outline() == pair.second.outline())
  try page.apply(renderer.show(pair.first))
  #expect(page.outline() == pair.first.outline())
}

@Test(arguments: 1...150 as ClosedRange<UInt64>)
func `nothing that holds the focus is moved, and the page comes out the same`(seed: UInt64) throws {
  let pair = ViewPair(seed: seed)
  var renderer = Renderer<Int>()
  var page = Page()
  try page.apply(renderer.show(pair.first))
  var random = Seeded(seed)
  let focused = try #require(page.nodes.keys.sorted().randomElement(using: &random))
  let held = page.chain(of: focused)
  let patches = renderer.show(pair.second, focused: focused)
  try page.apply(patches)
  #expect(page.outline() == pair.second.outline())
  for case .place(let node, _, _) in patches { #expect(!held.contains(node)) }
}

@Test(arguments: 1...100 as ClosedRange<UInt64>)
func `a view equal to the one before gives no patch`(seed: UInt64) {
  var renderer = Renderer<Int>()
  _ = renderer.show(ViewPair(seed: seed).first)
  #expect(renderer.show(ViewPair(seed: seed).first) == [])
}

@Test(arguments: 1...100 as ClosedRange<UInt64>)
func `as few rows are moved as an exhaustive search finds`(seed: UInt64) {
  var random = Seeded(seed)
  let keys = Array(0..<8).shuffled(using: &random)
  let mostStaying = (0..<256).filter { chosen in
    let staying = keys.filter { chosen >> $0 & 1 == 1 }
    return staying == staying.sorted()
  }
  .map(\.nonzeroBitCount).max()
  var renderer = Renderer<Int>()
  _ = renderer.show(list(Array(0..<8)))
  #expect(renderer.show(list(keys)).count == 8 - (mostStaying ?? 0))
}

@Test func `turning a list round keeps one row where it is`() {
  var renderer = Renderer<Int>()
  _ = renderer.show(list(Array(0..<50)))
  #expect(renderer.show(list((0..<50).reversed())).filter(isPlace).count == 49)
}

@Test func `moving one row of 200 is one patch`() {
  // The list is node 1, row 0 is node 2 and its text node 3: row k is node 2 + 2k.
  var renderer = Renderer<Int>()
  _ = renderer.show(list(Array(0..<200)))
  let moved = Array(0..<10) + Array(11..<150) + [10] + Array(150..<200)
  #expect(renderer.show(list(moved)) == [.place(node: 22, parent: 1, before: 302)])
}

@Test func `the row with the focus stays and the other one moves around it`() {
  var renderer = Renderer<Int>()
  _ = renderer.show(list([1, 2, 3]))  // nodes 2, 4, 6
  #expect(
    renderer.show(list([3, 1, 2]), focused: 7) == [
      .place(node: 2, parent: 1, before: nil), .place(node: 4, parent: 1, before: nil),
    ])
}

@Test func `a field keeps its node while hints come and go around it`() {
  func form(_ hints: [String]) -> View<Int> {
    .element("div") {
      for hint in hints { View.element("p") { hint } }
      View.element("input")
      if hints.isEmpty { "no hint" }
    }
  }
  var renderer = Renderer<Int>()
  _ = renderer.show(form([]))  // 1 div, 2 input, 3 text
  #expect(
    renderer.show(form(["write 3:45"]), focused: 2) == [
      .remove(node: 3), .element(node: 4, name: "p", isSVG: false), .text(node: 5, text: "write 3:45"),
      .place(node: 5, parent: 4, before: nil), .place(node: 4, parent: 1, before: 2),
    ])
}

@Test func `the same key under another name is another node`() {
  var renderer = Renderer<Int>()
  _ = renderer.show(.element("div") { View.element("b", .key(1)) })
  #expect(
    renderer.show(.element("div") { View.element("i", .key(1)) }) == [
      .remove(node: 2), .element(node: 3, name: "i", isSVG: false), .place(node: 3, parent: 1, before: nil),
    ])
}

@Test func `a text that changes is one patch`() {
  var renderer = Renderer<Int>()
  _ = renderer.show(.element("p") { "4:58" })
  #expect(renderer.show(.element("p") { "4:59" }) == [.setText(node: 2, text: "4:59")])
}

@Test func `what stands in foreignObject is HTML again`() {
  var renderer = Renderer<Int>()
  let view = View<Int>.element("svg") { View.element("foreignObject") { View.element("p") } }
  let made = renderer.show(view).filter { if case .element = $0 { true } else { false } }
  #expect(
    made == [
      .element(node: 1, name: "svg", isSVG: true), .element(node: 2, name: "foreignObject", isSVG: true),
      .element(node: 3, name: "p", isSVG: false),
    ])
}

@Test func `properties are set when all stands in its place, the focus last of all`() {
  let view = View<Int>.element("dialog", .property("modal", .flag(true))) {
    View.element(
      "input", .property("focus", .flag(true)), .property("selected", .flag(true)), .property("value", .text("3:45")))
  }
  var renderer = Renderer<Int>()
  #expect(
    renderer.show(view).suffix(5) == [
      .place(node: 1, parent: 0, before: nil),
      .setProperty(node: 2, name: "value", value: .text("3:45")),
      .setProperty(node: 1, name: "modal", value: .flag(true)),
      .setProperty(node: 2, name: "selected", value: .flag(true)),
      .setProperty(node: 2, name: "focus", value: .flag(true)),
    ])
}

@Test(arguments: [true, false])
func `a dialog is sent away before anything else changes, also where it is removed`(isKept: Bool) {
  func screen(isOpen: Bool) -> View<Int> {
    .element("main", .class(isOpen ? "behind" : "front")) {
      if isOpen || isKept { View.element("dialog", .property("modal", .flag(isOpen))) }
    }
  }
  var renderer = Renderer<Int>()
  _ = renderer.show(screen(isOpen: true))
  let patches = renderer.show(screen(isOpen: false))
  #expect(patches.first == .setProperty(node: 2, name: "modal", value: .flag(false)))
  #expect(patches.contains(.remove(node: 2)) != isKept)
}

@Test func `features that are no longer said are taken back`() {
  var renderer = Renderer<Int>()
  _ = renderer.show(
    .element(
      "input", .label("Time"), .property("value", .text("3:45")), .property("checked", .flag(true)),
      .style("width", "10%"), .on(.click, 1), .onKeys(["7"], 2)))
  #expect(
    renderer.show(.element("input")) == [
      .setAttribute(node: 1, name: "aria-label", value: nil), .setStyle(node: 1, name: "width", value: nil),
      .unlisten(node: 1, kind: .click), .listenKeys(node: 1, keys: []),
      .setProperty(node: 1, name: "value", value: .text("")),
      .setProperty(node: 1, name: "checked", value: .flag(false)),
    ])
}
