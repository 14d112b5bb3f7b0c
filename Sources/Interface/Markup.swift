/// What the page gets to see of a view, whatever its listeners say.
public indirect enum Markup {
  /// Words, shown as they stand.
  case text(String)
  /// An element of the page.
  case element(Element)
}

/// An element of the page: its name, what sets it apart among its siblings, its traits and its children.
///
/// Always in one form, so that equal pages are equal values: a trait that says nothing (an absent attribute, a false flag,
/// an empty text) is left out, of two about the same thing the later stays, two texts side by side are one, and no text
/// is empty.
public struct Element {
  /// The tag, as `button`; everything inside an `svg` is SVG.
  public let name: String
  /// What it is known by among its siblings, wherever it stands; without one it is known by its name and its rank among
  /// the siblings of that name that have no key either.
  public let key: Int?
  /// What it is like and what it listens to, each thing once, in the order given.
  public let traits: [Trait]
  /// The keys that it listens to, in the order given.
  public let keys: [String]
  /// What is inside it, in order.
  public let children: [Markup]
}

extension Element {
  /// An element of which nothing is known: the container, and what a new element is compared with.
  static var nameless: Element { Element(name: "", key: nil, traits: [], keys: [], children: []) }

  /// An element with the plain side of these features; of the children, each text stands alone and says something.
  init<Action>(name: String, features: [Feature<Action>], children: [Markup]) {
    var (key, traits, keys) = (Int?.none, [Trait](), [String]())
    traits.reserveCapacity(features.count)
    for feature in features {
      switch feature {
      case .key(let number): key = number
      case .trait(let trait): traits.say(trait)
      case .listener(let kind, _): traits.say(.listening(kind))
      case .keyListener(let more, _): keys = keys.isEmpty ? more : keys + more
      }
    }
    self.init(name: name, key: key, traits: traits, keys: keys, children: children)
  }
}

extension [Trait] {
  /// Adds a trait, in place of one about the same thing.
  fileprivate mutating func say(_ trait: Trait) {
    if let index = firstIndex(where: trait.concernsTheSame) { remove(at: index) }
    if trait.saysSomething { append(trait) }
  }
}
