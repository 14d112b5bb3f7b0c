import Interface
import Measures
import PageModel
import Screens
import Testing

/// A person at the page: finds things by what they are called, presses, types and turns them, and reads what is shown.
///
/// Everything goes the way that it goes in a browser: an event to the listener that was shown last, its action to the app,
/// the patches to a page, which must look like the view then.
struct Visitor {
  private(set) var app: App
  private(set) var page = Page()
  /// What was kept on the device, by its name.
  private(set) var kept: [String: String]
  /// What the page was asked to do besides keeping, the latest at the end.
  private(set) var asked: [App.Effect] = []
  private var renderer = Renderer<App.Action>()
  /// The monotonic clock, in milliseconds; a test may wait.
  var moment: Int64 = 1000
  /// Whether the page is held against the view after every step, which takes a while on a long walk.
  var isCareful = true

  /// Somebody who opens the page, by a link where one is given, on a device that has kept this.
  init(kept: [String: String] = [:], decimalMark: DecimalMark = .point, link: String? = nil) throws {
    self.kept = kept
    app = App(kept: { kept[$0] }, decimalMark: decimalMark)
    if let link { carryOut(app.open(link: link)) }
    try show(focused: nil)
  }

  private mutating func show(focused: Int?) throws {
    try page.apply(renderer.show(app.view, focused: focused))
    if isCareful { compare() }
  }

  /// Holds the page against what the view says.
  func compare() {
    #expect(page.outline() == app.view.outline())
  }

  /// Something happens to a node, whether or not it listens.
  mutating func send(_ kind: EventKind, to node: Int, _ value: EventValue = EventValue()) throws {
    let clocks = Clocks(monotonicMilliseconds: moment, wallMilliseconds: 1_767_000_000_000)
    let event = Event(node: node, kind: kind, value: value, clocks: clocks, focused: node)
    guard let action = renderer.action(for: event) else { return }
    carryOut(app.update(action))
    try show(focused: node)
  }

  private mutating func carryOut(_ effects: [App.Effect]) {
    for effect in effects {
      if case .keep(let name, let text) = effect { kept[name] = text } else { asked.append(effect) }
    }
  }
}

// MARK: What there is

extension Visitor {
  /// The words in a node and below it, as a reader hears them: without what is hidden from a screen reader.
  func words(_ node: Int) -> String {
    guard let shown = page.nodes[node], shown.attributes["aria-hidden"] != "true" else { return "" }
    if shown.name.isEmpty { return shown.text }
    return shown.children.map(words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What a screen reader calls a node.
  func name(_ node: Int) -> String {
    guard let shown = page.nodes[node] else { return "" }
    if let label = shown.attributes["aria-label"] { return label }
    if let labels = shown.attributes["aria-labelledby"] {
      return labels.split(separator: " ").flatMap { label in nodes { $0.attributes["id"] == String(label) } }.map(words)
        .joined(separator: " ")
    }
    if shown.name == "input", let parent = shown.parent { return words(parent) }
    return words(node)
  }

  /// What a node is to a screen reader: `button`, `spinbutton`, `radio`.
  func role(_ node: Int) -> String {
    guard let shown = page.nodes[node] else { return "" }
    if let role = shown.attributes["role"] { return role }
    return shown.name == "input" ? (shown.attributes["type"] == "radio" ? "radio" : "textbox") : shown.name
  }

  /// The nodes that are such, in the order in which they were made.
  func nodes(where isSuch: (Page.Node) -> Bool) -> [Int] {
    page.nodes.filter { isSuch($0.value) }.keys.sorted()
  }

  /// The nodes of a role that can be reached, by name where one is given.
  func all(_ role: String, _ name: String? = nil) -> [Int] {
    page.nodes.keys.sorted().filter {
      self.role($0) == role && (name == nil || self.name($0) == name) && !isOutOfReach($0)
    }
  }

  /// The one node of a role and a name.
  func the(_ role: String, _ name: String? = nil) throws -> Int {
    let found = all(role, name)
    try #require(found.count == 1, "\(found.count) × \(role) called \(name ?? "anything")")
    return found[0]
  }

  /// Whether a browser keeps everybody off a node: what is inert, and all behind an open sheet.
  private func isOutOfReach(_ node: Int) -> Bool {
    let chain = page.chain(of: node)
    return chain.contains { page.nodes[$0]?.attributes["inert"] != nil }
      || openSheet.map { !chain.contains($0) } == true
  }

  /// The node of this id.
  func element(id: String) throws -> Int {
    try #require(nodes { $0.attributes["id"] == id }.first)
  }

  /// What stands in the element of this id.
  func read(_ id: String) throws -> String { words(try element(id: id)) }

  /// What stands in the elements of a class, one after the other.
  func read(class name: String) -> [String] {
    nodes { $0.attributes["class"]?.split(separator: " ").contains(Substring(name)) == true }.map(words)
  }

  /// An attribute of a node, or `nil` where it is absent.
  func attribute(_ name: String, of node: Int) -> String? { page.nodes[node]?.attributes[name] }

  /// The names of the quantities that are marked as the answer.
  var answers: [String] { nodes { $0.attributes["class"] == "row answer" }.map(name) }

  /// Whether a node has the focus given to it.
  func isGivenFocus(_ node: Int) -> Bool { page.nodes[node]?.properties["focus"] == .flag(true) }

  /// Whether a sheet is open.
  var isSheetOpen: Bool { openSheet != nil }

  private var openSheet: Int? { nodes { $0.properties["modal"] == .flag(true) }.first }

  /// The text in the field.
  func field() throws -> String {
    guard case .text(let text)? = page.nodes[try the("textbox")]?.properties["value"] else { return "" }
    return text
  }

  /// The digits on the wheels, from left to right.
  func digits() -> String {
    all("spinbutton").compactMap { page.nodes[$0]?.attributes["aria-valuenow"] }.joined()
  }
}

// MARK: What can be done

extension Visitor {
  /// Presses the button of this name, unless it is off.
  mutating func press(_ name: String, by pointer: String = "mouse") throws {
    let button = try the("button", name)
    if page.nodes[button]?.attributes["disabled"] == nil { try send(.click, to: button, EventValue(text: pointer)) }
  }

  /// Presses the number of `time`, `distance` or `pace`.
  mutating func open(_ quantity: String, by pointer: String = "mouse") throws {
    try send(.click, to: try element(id: quantity), EventValue(text: pointer))
  }

  /// Leaves this text in the field.
  mutating func type(_ text: String) throws {
    try send(.input, to: try the("textbox"), EventValue(text: text))
  }

  /// Opens a quantity, types it and takes it.
  mutating func set(_ quantity: String, to text: String) throws {
    try open(quantity)
    try type(text)
    try press("Set " + quantity)
  }

  /// Chooses a unit by the symbol that is seen.
  mutating func choose(_ symbol: String) throws {
    let radio = all("radio").first { page.nodes[$0]?.parent.map(words) == symbol }
    try send(.change, to: try #require(radio))
  }

  /// Presses a key on a node: the nearest that listens to it hears it.
  ///
  /// - Returns: Whether any did; else the key does what it does on any page.
  @discardableResult
  mutating func key(_ key: String, on node: Int) throws -> Bool {
    let listener = page.chain(of: node).first { page.nodes[$0]?.keys.contains(key) == true }
    guard let listener else { return false }
    try send(.key, to: listener, EventValue(text: key))
    return true
  }

  /// Does something to the wheel of this name, at a place in thousandths of its height.
  mutating func wheel(_ name: String, _ kind: EventKind, at place: Int64) throws {
    try send(kind, to: try the("spinbutton", name), EventValue(text: "touch", down: place))
  }
}
