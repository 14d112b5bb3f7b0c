/// One thing that the page is told about an element; of two that concern the same, only one can hold.
public indirect enum Trait {
  /// An attribute; `nil` where it is absent.
  case attribute(String, String?)
  /// Something of the live element that no attribute can say: see ``Feature/property(_:_:)``.
  case property(String, Property)
  /// One CSS property; absent where the text is empty.
  case style(String, String)
  /// Events of this kind are told.
  case listening(EventKind)
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

extension Trait {
  /// Whether the element is any different for it: an absent attribute, an empty text and a false flag make none.
  var saysSomething: Bool {
    switch self {
    case .attribute(_, nil), .property(_, .flag(false)): false
    case .property(_, .text(let text)), .style(_, let text): !text.isEmpty
    case .attribute, .property, .listening: true
    }
  }

  /// Whether both are about the same attribute, property, style or kind of event.
  func concernsTheSame(as other: Trait) -> Bool {
    switch (self, other) {
    case (.attribute(let left, _), .attribute(let right, _)),
      (.property(let left, _), .property(let right, _)),
      (.style(let left, _), .style(let right, _)):
      left.hasSameBytes(as: right)
    case (.listening(let left), .listening(let right)): left == right
    default: false
    }
  }

  /// Whether both say the same of what they are about, which is the same.
  func saysTheSame(as other: Trait) -> Bool {
    switch (self, other) {
    case (.attribute(_, let left?), .attribute(_, let right?)), (.style(_, let left), .style(_, let right)):
      left.hasSameBytes(as: right)
    case (.property(_, let left), .property(_, let right)): left == right
    case (.listening, .listening): true
    default: false
    }
  }
}
