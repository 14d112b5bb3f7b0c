import Interface
import JSON
import PageMessages
import Testing

@Test(
  arguments: [
    (.element(node: 1, name: "div", isSVG: false), #"["element",1,"div"]"#),
    (.element(node: 2, name: "path", isSVG: true), #"["element",2,"path","svg"]"#),
    (.text(node: 3, text: "abc"), #"["text",3,"abc"]"#),
    (.place(node: 3, parent: 1, before: 2), #"["place",3,1,2]"#),
    (.place(node: 3, parent: 1, before: nil), #"["place",3,1,0]"#),
    (.remove(node: 3), #"["remove",3]"#),
    (.setText(node: 3, text: "t"), #"["setText",3,"t"]"#),
    (.setAttribute(node: 1, name: "class", value: "row"), #"["attribute",1,"class","row"]"#),
    (.setAttribute(node: 1, name: "class", value: nil), #"["attribute",1,"class",null]"#),
    (.setProperty(node: 1, name: "value", value: .text("3:30")), #"["property",1,"value","3:30"]"#),
    (.setProperty(node: 1, name: "modal", value: .flag(true)), #"["property",1,"modal",true]"#),
    (.setStyle(node: 1, name: "width", value: "40%"), #"["style",1,"width","40%"]"#),
    (.setStyle(node: 1, name: "width", value: nil), #"["style",1,"width",null]"#),
    (.listen(node: 1, kind: .click), #"["listen",1,"click"]"#),
    (.unlisten(node: 1, kind: .dismiss), #"["unlisten",1,"dismiss"]"#),
    (.listenKeys(node: 1, keys: ["ArrowUp", "7"]), #"["keys",1,["ArrowUp","7"]]"#),
  ] as [(Patch, String)])
func `each patch has its message`(patch: Patch, message: String) {
  #expect(patch.message.compact == message)
}

@Test func `patches are told in order`() {
  #expect([Patch.remove(node: 3), .remove(node: 2)].message.compact == #"[["remove",3],["remove",2]]"#)
}

private let input: JSON = [
  "node": 12, "kind": "input", "text": "3:30", "across": -5, "down": 1200, "monotonic": 1234, "wall": 1_767_000_000_000,
  "focused": 11,
]

@Test func `a message of the page is read as its event`() throws {
  #expect(
    try Event(message: input)
      == Event(
        node: 12, kind: .input, value: EventValue(text: "3:30", across: -5, down: 1200),
        clocks: Clocks(monotonicMilliseconds: 1234, wallMilliseconds: 1_767_000_000_000), focused: 11))
}

@Test func `nothing needs to have the focus`() throws {
  #expect(try Event(message: input.with("focused", .null)).focused == nil)
  #expect(try Event(message: input.with("focused", nil)).focused == nil)
}

@Test(
  arguments: [
    ("node", nil, .nodeMissing(member: "node")), ("node", 0, .nodeMissing(member: "node")),
    ("node", "12", .nodeMissing(member: "node")), ("focused", "x", .nodeMissing(member: "focused")),
    ("kind", nil, .textMissing(member: "kind")), ("kind", "hover", .unknownKind("hover")),
    ("text", .null, .textMissing(member: "text")), ("across", nil, .wholeNumberMissing(member: "across")),
    ("down", "1", .wholeNumberMissing(member: "down")), ("monotonic", nil, .wholeNumberMissing(member: "monotonic")),
    ("wall", true, .wholeNumberMissing(member: "wall")),
  ] as [(String, JSON?, EventMessageError)])
func `a message that is no event is refused by its member`(member: String, value: JSON?, refusal: EventMessageError) {
  #expect(throws: refusal) { try Event(message: input.with(member, value)) }
}

@Test(
  arguments: [
    (.unknownKind("hover"), "the page tells of no event called \"hover\"; one of them is \"click\""),
    (.nodeMissing(member: "node"), "the event's \"node\" must be the number of a node, from 1"),
    (.textMissing(member: "kind"), "the event's \"kind\" must be a text, as \"click\""),
    (.wholeNumberMissing(member: "wall"), "the event's \"wall\" must be a whole number, as 1234"),
  ] as [(EventMessageError, String)])
func `a refused message is told in a sentence`(refusal: EventMessageError, sentence: String) {
  #expect(refusal.description == sentence)
}

extension JSON {
  /// The object with this member changed, or without it.
  fileprivate func with(_ name: String, _ value: JSON?) -> JSON {
    guard case .object(let members) = self else { return self }
    let others = members.filter { $0.name != name }
    return .object(others + (value.map { [Member(name, $0)] } ?? []))
  }
}
