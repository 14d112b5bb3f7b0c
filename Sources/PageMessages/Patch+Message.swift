public import Interface
public import JSON

extension Patch {
  /// The patch as the page reads it: an array of its name, its node and what else it needs.
  ///
  ///     ["element", 1, "div"]             made; ["element", 2, "path", "svg"] in the SVG namespace
  ///     ["text", 3, "Clear"]              made
  ///     ["place", 3, 1, 0]                inside node 1, as its last child; or before the node that stands for the 0
  ///     ["remove", 3]
  ///     ["setText", 3, "Start"]
  ///     ["attribute", 1, "class", "row"]  null takes it away
  ///     ["property", 4, "value", "3:30"]  or true and false
  ///     ["style", 1, "width", "40%"]      null takes it away
  ///     ["listen", 1, "click"]
  ///     ["unlisten", 1, "click"]
  ///     ["keys", 1, ["ArrowUp", "7"]]     all that are listened to from now on
  public var message: JSON {
    switch self {
    case .element(let node, let name, let isSVG):
      isSVG ? ["element", .integer(node), .string(name), "svg"] : ["element", .integer(node), .string(name)]
    case .text(let node, let text): ["text", .integer(node), .string(text)]
    case .place(let node, let parent, let before): ["place", .integer(node), .integer(parent), .integer(before ?? 0)]
    case .remove(let node): ["remove", .integer(node)]
    case .setText(let node, let text): ["setText", .integer(node), .string(text)]
    case .setAttribute(let node, let name, let value):
      ["attribute", .integer(node), .string(name), value.map(JSON.string) ?? .null]
    case .setProperty(let node, let name, .text(let text)):
      ["property", .integer(node), .string(name), .string(text)]
    case .setProperty(let node, let name, .flag(let flag)): ["property", .integer(node), .string(name), .bool(flag)]
    case .setStyle(let node, let name, let value):
      ["style", .integer(node), .string(name), value.map(JSON.string) ?? .null]
    case .listen(let node, let kind): ["listen", .integer(node), .string(kind.name)]
    case .unlisten(let node, let kind): ["unlisten", .integer(node), .string(kind.name)]
    case .listenKeys(let node, let keys): ["keys", .integer(node), .array(keys.map(JSON.string))]
    }
  }
}

extension [Patch] {
  /// The patches as the page reads them, in order: an array of ``Patch/message``.
  public var message: JSON { .array(map { $0.message }) }
}
