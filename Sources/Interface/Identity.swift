/// What a node is known by among its siblings, from one view to the next; of several that share it, the first of the one
/// view is the first of the next, and so on.
struct Identity {
  /// The element's name; nothing for a text.
  let name: String
  /// The element's key, where it has one.
  let key: Int?
}

extension Markup {
  /// What this is known by among its siblings.
  var identity: Identity {
    switch self {
    case .text: Identity(name: "", key: nil)
    case .element(let element): Identity(name: element.name, key: element.key)
    }
  }
}

extension Identity: Comparable {
  static func == (left: Identity, right: Identity) -> Bool {
    left.key == right.key && left.name.hasSameBytes(as: right.name)
  }

  /// Any fixed order will do; this one looks at the key first, since names are mostly the same.
  static func < (left: Identity, right: Identity) -> Bool {
    switch (left.key, right.key) {
    case (let left?, let right?) where left != right: left < right
    case (nil, .some): true
    case (.some, nil): false
    default: left.name.comesBefore(right.name)
    }
  }
}
