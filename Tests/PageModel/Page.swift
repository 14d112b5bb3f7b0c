public import Interface

/// A page to apply patches to, written from what their documentation says.
///
/// It refuses whatever a live page would not do.
public struct Page {
  /// Why a patch cannot be applied.
  public struct Refusal: Error {
    let patch: Patch
  }

  /// An element, or a text, which has no name.
  public struct Node {
    /// The element's name; nothing for a text.
    public fileprivate(set) var name = ""
    /// Whether it is in the SVG namespace.
    public fileprivate(set) var isSVG = false
    /// A text's words.
    public fileprivate(set) var text = ""
    /// The attributes that are present.
    public fileprivate(set) var attributes: [String: String] = [:]
    /// The properties that were ever set.
    public fileprivate(set) var properties: [String: Property] = [:]
    /// The CSS properties that were set by script.
    public fileprivate(set) var styles: [String: String] = [:]
    /// The kinds of event that it tells of.
    public fileprivate(set) var kinds: Set<EventKind> = []
    /// The keys that it tells of and keeps from the page.
    public fileprivate(set) var keys: [String] = []
    /// The node that it stands in; `nil` where it stands nowhere.
    public fileprivate(set) var parent: Int?
    /// The nodes that stand in it, in order.
    public fileprivate(set) var children: [Int] = []
  }

  /// All nodes by their numbers; 0 is the container.
  public private(set) var nodes: [Int: Node] = [0: Node()]
  private var lastNode = 0

  /// A page on which nothing is shown.
  public init() {}

  /// Applies patches in their order.
  public mutating func apply(_ patches: [Patch]) throws {
    for patch in patches { try apply(patch) }
  }

  private mutating func apply(_ patch: Patch) throws {
    switch patch {
    case .element(let node, let name, let isSVG): try make(node, Node(name: name, isSVG: isSVG), patch)
    case .text(let node, let text): try make(node, Node(text: text), patch)
    case .place(let node, let parent, let before): try place(node, parent, before, patch)
    case .remove(let node):
      try detach(node, patch)
      forget(node)
    case .setText(let node, let text): try change(node, patch) { $0.text = text }
    case .setAttribute(let node, let name, let value): try change(node, patch) { $0.attributes[name] = value }
    case .setProperty(let node, let name, let value): try change(node, patch) { $0.properties[name] = value }
    case .setStyle(let node, let name, let value): try change(node, patch) { $0.styles[name] = value }
    case .listen(let node, let kind):
      guard nodes[node]?.kinds.contains(kind) == false else { throw Refusal(patch: patch) }
      try change(node, patch) { $0.kinds.insert(kind) }
    case .unlisten(let node, let kind):
      guard nodes[node]?.kinds.contains(kind) == true else { throw Refusal(patch: patch) }
      try change(node, patch) { $0.kinds.remove(kind) }
    case .listenKeys(let node, let keys): try change(node, patch) { $0.keys = keys }
    }
  }

  private mutating func make(_ node: Int, _ made: Node, _ patch: Patch) throws {
    guard node == lastNode + 1 else { throw Refusal(patch: patch) }
    lastNode = node
    nodes[node] = made
  }

  private mutating func place(_ node: Int, _ parent: Int, _ before: Int?, _ patch: Patch) throws {
    guard nodes[node] != nil, nodes[parent] != nil, before != node else { throw Refusal(patch: patch) }
    if nodes[node]?.parent != nil { try detach(node, patch) }
    guard let siblings = nodes[parent]?.children,
      let index = before.map({ siblings.firstIndex(of: $0) }) ?? siblings.count
    else { throw Refusal(patch: patch) }
    nodes[parent]?.children.insert(node, at: index)
    nodes[node]?.parent = parent
  }

  private mutating func detach(_ node: Int, _ patch: Patch) throws {
    guard let parent = nodes[node]?.parent else { throw Refusal(patch: patch) }
    nodes[parent]?.children.removeAll { $0 == node }
    nodes[node]?.parent = nil
  }

  private mutating func forget(_ node: Int) {
    for child in nodes[node]?.children ?? [] { forget(child) }
    nodes[node] = nil
  }

  private mutating func change(_ node: Int, _ patch: Patch, _ change: (inout Node) -> Void) throws {
    guard var changed = nodes[node] else { throw Refusal(patch: patch) }
    change(&changed)
    nodes[node] = changed
  }

  /// The node and all that it stands in.
  public func chain(of node: Int) -> [Int] {
    var chain = [node]
    while let last = chain.last, let parent = nodes[last]?.parent { chain.append(parent) }
    return chain
  }
}

/// All that can be seen of a node, a line for each node, indented; the same for a page and for a view of it.
extension Page {
  /// What is seen of the page.
  public func outline() -> [String] { (nodes[0]?.children ?? []).flatMap { outline($0, indentation: "") } }

  private func outline(_ node: Int, indentation: String) -> [String] {
    guard let node = nodes[node] else { return ["missing"] }
    if node.name.isEmpty { return [indentation + node.text] }
    var facts = node.attributes.map { "\($0)=\($1)" }
    for case (let name, .text(let text)) in node.properties where !text.isEmpty { facts.append("\(name):=\(text)") }
    for case (let name, .flag(true)) in node.properties { facts.append("\(name):=true") }
    facts += node.styles.map { "\($0):\($1)" }
    facts += node.kinds.map { "on \($0.name)" }
    facts += node.keys.isEmpty ? [] : ["keys \(node.keys)"]
    return [indentation + "\(node.isSVG ? "svg " : "")<\(node.name)> " + facts.sorted().joined(separator: ", ")]
      + node.children.flatMap { outline($0, indentation: indentation + "  ") }
  }
}

extension View {
  /// What ``Page/outline()`` must be once the view is shown.
  public func outline() -> [String] { markup.outline() }
}

extension Markup {
  fileprivate func outline(indentation: String = "", isSVG: Bool = false) -> [String] {
    guard case .element(let element) = self else {
      guard case .text(let text) = self else { return [] }
      return [indentation + text]
    }
    let isSVG = isSVG || element.name == "svg"
    var facts: [String] = []
    for trait in element.traits {
      switch trait {
      case .attribute(let name, let value?): facts.append("\(name)=\(value)")
      case .property(let name, .text(let text)): facts.append("\(name):=\(text)")
      case .property(let name, .flag(true)): facts.append("\(name):=true")
      case .style(let name, let value): facts.append("\(name):\(value)")
      case .listening(let kind): facts.append("on \(kind.name)")
      case .attribute, .property: break
      }
    }
    if !element.keys.isEmpty { facts.append("keys \(element.keys)") }
    return [indentation + "\(isSVG ? "svg " : "")<\(element.name)> " + facts.sorted().joined(separator: ", ")]
      + element.children.flatMap { $0.outline(indentation: indentation + "  ", isSVG: isSVG) }
  }
}
