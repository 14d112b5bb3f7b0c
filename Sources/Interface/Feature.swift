/// One thing that an element has or does.
public enum Feature<Action> {
  /// What the element is known by among its siblings: keep it the same wherever the element moves to.
  case key(Int)
  /// An attribute; `nil` where it is absent.
  case attribute(String, String?)
  /// Something of the live element that no attribute can say.
  ///
  /// | name | value | what it does |
  /// |---|---|---|
  /// | `value` | text | what stands in a field |
  /// | `checked` | flag | whether a box is ticked |
  /// | `modal` | flag | whether a `dialog` is shown over everything else |
  /// | `focus` | flag | on turning true, the element gets the focus |
  /// | `selected` | flag | on turning true, all of a field's text is selected |
  ///
  /// What is not said is an empty text or false.
  case property(String, Property)
  /// One CSS property, set by script, since the page's policy forbids style attributes; absent where the text is empty.
  case style(String, String)
  /// What is said when an event of this kind happens here; `nil` says nothing.
  case on(EventKind, (Event) -> Action?)
  /// What is said when one of these keys is pressed here (the names of `KeyboardEvent.key`, as `ArrowUp` or `7`); the
  /// page does nothing else with these keys. An element may have several; they come before `.on(.key, …)`.
  case onKeys([String], (Event) -> Action?)
}

/// The value of a property of a live element.
public enum Property: Sendable {
  /// A text, as in `value`.
  case text(String)
  /// Yes or no, as in `checked`.
  case flag(Bool)
}

extension Property: Equatable {
  /// Whether both are the same, byte for byte.
  public static func == (left: Property, right: Property) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left.hasSameBytes(as: right)
    case (.flag(let left), .flag(let right)): left == right
    default: false
    }
  }
}

extension Feature {
  /// The classes, separated by spaces.
  public static func `class`(_ names: String) -> Feature { .attribute("class", names) }

  /// What a screen reader calls the element (`aria-label`).
  public static func label(_ words: String) -> Feature { .attribute("aria-label", words) }

  /// An attribute that is there or not, as `hidden`.
  public static func flag(_ name: String, _ isPresent: Bool) -> Feature { .attribute(name, isPresent ? "" : nil) }

  /// Says the same at each event of this kind.
  public static func on(_ kind: EventKind, _ action: Action) -> Feature { .on(kind) { _ in action } }

  /// Says the same at each press of one of these keys.
  public static func onKeys(_ keys: [String], _ action: Action) -> Feature { .onKeys(keys) { _ in action } }

  /// The same feature, saying `transform` of each action.
  public func map<Outer>(_ transform: @escaping (Action) -> Outer) -> Feature<Outer> {
    switch self {
    case .key(let key): .key(key)
    case .attribute(let name, let value): .attribute(name, value)
    case .property(let name, let value): .property(name, value)
    case .style(let name, let value): .style(name, value)
    case .on(let kind, let listener): .on(kind) { listener($0).map(transform) }
    case .onKeys(let keys, let listener): .onKeys(keys) { listener($0).map(transform) }
    }
  }
}

extension Feature {
  /// Whether the element is any different for it.
  ///
  /// An absent attribute, an empty text and a false flag make none; a key is kept apart, in ``Element/key``.
  var saysSomething: Bool {
    switch self {
    case .key, .attribute(_, nil), .property(_, .flag(false)): false
    case .property(_, .text(let text)), .style(_, let text): !text.isEmpty
    case .onKeys(let keys, _): !keys.isEmpty
    case .attribute, .property, .on: true
    }
  }

  /// Whether both are about the same attribute, property, style or kind of event, so that only one can hold.
  func concernsTheSame(as other: Feature) -> Bool {
    switch (self, other) {
    case (.attribute(let left, _), .attribute(let right, _)),
      (.property(let left, _), .property(let right, _)),
      (.style(let left, _), .style(let right, _)):
      left.hasSameBytes(as: right)
    case (.on(let left, _), .on(let right, _)): left == right
    default: false
    }
  }

  /// Whether both are the same to the page, whatever their listeners say.
  func looksLike(_ other: Feature) -> Bool {
    switch (self, other) {
    case (.attribute(let left, let leftValue?), .attribute(let right, let rightValue?)):
      left.hasSameBytes(as: right) && leftValue.hasSameBytes(as: rightValue)
    case (.property(let left, let leftValue), .property(let right, let rightValue)):
      left.hasSameBytes(as: right) && leftValue == rightValue
    case (.style(let left, let leftValue), .style(let right, let rightValue)):
      left.hasSameBytes(as: right) && leftValue.hasSameBytes(as: rightValue)
    case (.on(let left, _), .on(let right, _)): left == right
    case (.onKeys(let left, _), .onKeys(let right, _)): left.elementsEqual(right) { $0.hasSameBytes(as: $1) }
    default: false
    }
  }
}
