/// An element of the page: its name, what sets it apart among its siblings, its features and its children.
///
/// Always in one form, so that equal pages are equal values: a feature that says nothing (``Feature/attribute(_:_:)``
/// with `nil`, a false flag, an empty style) is left out, of two that name the same thing the later stays, two texts
/// side by side are one, and no text is empty.
public struct Element<Action> {
  /// The tag, as `button`; everything inside an `svg` is SVG.
  public let name: String
  /// What it is known by among its siblings, wherever it stands; without one it is known by its name and its rank among
  /// the siblings of that name that have no key either.
  public let key: Int?
  /// What it has and does, each thing once, in the order given.
  public let features: [Feature<Action>]
  /// What is inside it, in order.
  public let children: [View<Action>]

  /// An element in its one form, made from features and children as they come.
  public init(name: String, features: [Feature<Action>] = [], children: [View<Action>] = []) {
    self.name = name
    self.key = Self.key(among: features)
    self.features = Self.saidOnce(features)
    self.children = Self.withTextsJoined(children)
  }

  private init(name: String, key: Int?, features: [Feature<Action>], children: [View<Action>]) {
    (self.name, self.key, self.features, self.children) = (name, key, features, children)
  }

  /// The same element, saying `transform` of each action.
  public func map<Outer>(_ transform: @escaping (Action) -> Outer) -> Element<Outer> {
    Element<Outer>(
      name: name, key: key, features: features.map { $0.map(transform) }, children: children.map { $0.map(transform) })
  }
}

extension Element {
  /// The key among the features; the last one where there are several.
  private static func key(among features: [Feature<Action>]) -> Int? {
    for case .key(let key) in features.reversed() { return key }
    return nil
  }

  /// The features that say something, and of two about the same thing the later one.
  private static func saidOnce(_ features: [Feature<Action>]) -> [Feature<Action>] {
    features.indices.filter { index in
      features[index].saysSomething
        && !features[(index + 1)...].contains { $0.concernsTheSame(as: features[index]) }
    }
    .map { features[$0] }
  }

  /// The children without empty texts, and with texts side by side as one: the page's own text knows no such difference.
  private static func withTextsJoined(_ children: [View<Action>]) -> [View<Action>] {
    var joined: [View<Action>] = []
    joined.reserveCapacity(children.count)
    for child in children {
      guard case .text(let text) = child else {
        joined.append(child)
        continue
      }
      if text.isEmpty { continue }
      if case .text(let before)? = joined.last {
        joined[joined.count - 1] = .text(before + text)
      } else {
        joined.append(child)
      }
    }
    return joined
  }
}
