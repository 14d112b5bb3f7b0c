public import Interface
public import JSON

extension Event {
  /// The event that the page tells of; the other way round from ``Patch/message``.
  ///
  ///     {"node": 12, "kind": "input", "text": "3:30", "across": 0, "down": 0,
  ///      "monotonic": 1234, "wall": 1767000000000, "focused": 12}
  ///
  /// `monotonic` and `wall` are in milliseconds (``Clocks``), `across` and `down` in thousandths (``EventValue``). `focused`
  /// is null, or absent, where nothing has the focus; all other members are needed, and any further ones are passed over.
  ///
  /// - Throws: ``EventMessageError``, with the first member that is not as it should be.
  public init(message: JSON) throws(EventMessageError) {
    let name = try message.text("kind")
    guard let kind = EventKind(name: name) else { throw .unknownKind(name) }
    self.init(
      node: try message.node("node"),
      kind: kind,
      value: EventValue(
        text: try message.text("text"), across: try message.whole("across"), down: try message.whole("down")),
      clocks: Clocks(
        monotonicMilliseconds: try message.whole("monotonic"), wallMilliseconds: try message.whole("wall")),
      focused: try message.optionalNode("focused"))
  }
}

/// Why a message of the page is no event.
public enum EventMessageError: Error, Equatable, Sendable {
  /// A member is missing, or is no text.
  case textMissing(member: String)
  /// A member is missing, or is no whole number.
  case wholeNumberMissing(member: String)
  /// A member is missing, or is not the number of a node, from 1.
  case nodeMissing(member: String)
  /// There is no kind of event of this name.
  case unknownKind(String)
}

extension EventMessageError: CustomStringConvertible {
  /// One sentence for a person: what is wrong, where, and what would have been right.
  public var description: String {
    switch self {
    case .textMissing(let member): "the event's \"\(member)\" must be a text, as \"click\""
    case .wholeNumberMissing(let member): "the event's \"\(member)\" must be a whole number, as 1234"
    case .nodeMissing(let member): "the event's \"\(member)\" must be the number of a node, from 1"
    case .unknownKind(let name): "the page tells of no event called \"\(name)\"; one of them is \"click\""
    }
  }
}

extension JSON {
  fileprivate func text(_ member: String) throws(EventMessageError) -> String {
    guard let text = self[member]?.text else { throw .textMissing(member: member) }
    return text
  }

  fileprivate func whole(_ member: String) throws(EventMessageError) -> Int64 {
    guard let whole = self[member]?.integer else { throw .wholeNumberMissing(member: member) }
    return whole
  }

  fileprivate func node(_ member: String) throws(EventMessageError) -> Int {
    guard let node = self[member]?.integer.flatMap(Int.init(exactly:)), node > 0 else {
      throw .nodeMissing(member: member)
    }
    return node
  }

  fileprivate func optionalNode(_ member: String) throws(EventMessageError) -> Int? {
    switch self[member] {
    case nil, .null?: return nil
    default: return try node(member)
    }
  }
}
