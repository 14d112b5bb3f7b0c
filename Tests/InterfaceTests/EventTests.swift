import Interface
import Testing

private func event(_ node: Int, _ kind: EventKind, _ text: String = "") -> Event {
  Event(
    node: node, kind: kind, value: EventValue(text: text), clocks: Clocks(monotonicMilliseconds: 5, wallMilliseconds: 6)
  )
}

private enum Inner: Equatable { case typed(String), cleared }
private enum Outer: Equatable { case time(Inner) }

@Test func `an event is answered by the newest view, even where no patch was needed`() {
  var renderer = Renderer<Int>()
  _ = renderer.show(.element("div") { View.element("button", .on(.click, 1)) })
  #expect(renderer.show(.element("div") { View.element("button", .on(.click, 2)) }) == [])
  #expect(renderer.action(for: event(2, .click)) == 2)
}

@Test func `an event that nobody listens to says nothing`() {
  var renderer = Renderer<Int>()
  _ = renderer.show(.element("div") { View.element("button", .on(.click, 1)) })
  #expect(renderer.action(for: event(2, .blur)) == nil)
  #expect(renderer.action(for: event(1, .click)) == nil)
  #expect(renderer.action(for: event(99, .click)) == nil)
  #expect(renderer.action(for: event(0, .click)) == nil)
}

@Test func `a node that is gone says nothing`() {
  var renderer = Renderer<Int>()
  _ = renderer.show(.element("div") { View.element("button", .on(.click, 1)) })
  _ = renderer.show(.element("div"))
  #expect(renderer.action(for: event(2, .click)) == nil)
}

@Test func `a key goes to the listener that names it, any other to the one for all keys`() {
  var renderer = Renderer<String>()
  let patches = renderer.show(
    .element(
      "div", .on(.key) { $0.value.text }, .onKeys(["ArrowUp"], "up"), .onKeys(["1", "2"]) { "digit \($0.value.text)" }))
  #expect(patches.contains(.listenKeys(node: 1, keys: ["ArrowUp", "1", "2"])))
  #expect(patches.contains(.listen(node: 1, kind: .key)))
  #expect(renderer.action(for: event(1, .key, "ArrowUp")) == "up")
  #expect(renderer.action(for: event(1, .key, "2")) == "digit 2")
  #expect(renderer.action(for: event(1, .key, "Tab")) == "Tab")
}

@Test func `a view inside another says the outer action`() {
  let inner = View<Inner>.element("div", .key(4), .class("entry")) {
    View.element("input", .on(.input) { .typed($0.value.text) })
    View.element("button", .on(.click, .cleared)) { "Clear" }
    View.element("i", .on(.click) { _ in nil })
  }
  var renderer = Renderer<Outer>()
  let outer = inner.map { Outer.time($0) }
  #expect(outer.html() == "<div class=\"entry\"><input><button>Clear</button><i></i></div>")
  _ = renderer.show(outer)
  #expect(renderer.action(for: event(2, .input, "3:45")) == .time(.typed("3:45")))
  #expect(renderer.action(for: event(3, .click)) == .time(.cleared))
  #expect(renderer.action(for: event(5, .click)) == nil)
}

@Test func `each kind of event is made from its name`() {
  for kind in EventKind.allCases { #expect(EventKind(name: kind.name) == kind) }
  #expect(EventKind(name: "Click") == nil)
  #expect(EventKind(name: "") == nil)
}
