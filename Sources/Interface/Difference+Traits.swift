extension Difference {
  /// Gives a node the traits of `new` where it had those of `old`, and lets it listen to the same keys.
  ///
  /// Mostly the same is said in the same order; only what comes after the first place where it is not is searched.
  mutating func changeTraits(of node: Int, from old: Element, to new: Element) {
    var same = 0
    while same < min(old.traits.count, new.traits.count), new.traits[same].concernsTheSame(as: old.traits[same]) {
      if !new.traits[same].saysTheSame(as: old.traits[same]) { set(new.traits[same], of: node) }
      same += 1
    }
    let (left, right) = (old.traits[same...], new.traits[same...])
    for trait in right where !left.contains(where: { trait.concernsTheSame(as: $0) && trait.saysTheSame(as: $0) }) {
      set(trait, of: node)
    }
    for trait in left where !right.contains(where: trait.concernsTheSame) { unset(trait, of: node) }
    let areSameKeys =
      new.keys.sharesStorage(with: old.keys) || new.keys.elementsEqual(old.keys, by: { $0.hasSameBytes(as: $1) })
    if !areSameKeys {
      patches.append(.listenKeys(node: node, keys: new.keys))
    }
  }

  private mutating func set(_ trait: Trait, of node: Int) {
    switch trait {
    case .attribute(let name, let value): patches.append(.setAttribute(node: node, name: name, value: value))
    case .property(let name, let value): patches.append(.setProperty(node: node, name: name, value: value))
    case .style(let name, let value): patches.append(.setStyle(node: node, name: name, value: value))
    case .listening(let kind): patches.append(.listen(node: node, kind: kind))
    }
  }

  private mutating func unset(_ trait: Trait, of node: Int) {
    switch trait {
    case .attribute(let name, _): patches.append(.setAttribute(node: node, name: name, value: nil))
    case .property(let name, .text): patches.append(.setProperty(node: node, name: name, value: .text("")))
    case .property(let name, .flag): patches.append(.setProperty(node: node, name: name, value: .flag(false)))
    case .style(let name, _): patches.append(.setStyle(node: node, name: name, value: nil))
    case .listening(let kind): patches.append(.unlisten(node: node, kind: kind))
    }
  }
}
