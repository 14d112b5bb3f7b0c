extension Difference {
  /// Makes a node have the features `new` where it had `old`.
  mutating func changeFeatures(of node: Int, from old: [Feature<Action>], to new: [Feature<Action>]) {
    if new.elementsEqual(old, by: { $0.looksLike($1) }) { return }
    for feature in new where !old.contains(where: feature.looksLike) { set(feature, of: node) }
    for feature in old where !new.contains(where: feature.concernsTheSame) { unset(feature, of: node) }
    let keys = keys(among: new)
    if !keys.elementsEqual(self.keys(among: old), by: { $0.hasSameBytes(as: $1) }) {
      patches.append(.listenKeys(node: node, keys: keys))
    }
  }

  private mutating func set(_ feature: Feature<Action>, of node: Int) {
    switch feature {
    case .attribute(let name, let value): patches.append(.setAttribute(node: node, name: name, value: value))
    case .property(let name, let value): patches.append(.setProperty(node: node, name: name, value: value))
    case .style(let name, let value): patches.append(.setStyle(node: node, name: name, value: value))
    case .on(let kind, _): patches.append(.listen(node: node, kind: kind))
    case .onKeys, .key: break
    }
  }

  private mutating func unset(_ feature: Feature<Action>, of node: Int) {
    switch feature {
    case .attribute(let name, _): patches.append(.setAttribute(node: node, name: name, value: nil))
    case .property(let name, .text): patches.append(.setProperty(node: node, name: name, value: .text("")))
    case .property(let name, .flag): patches.append(.setProperty(node: node, name: name, value: .flag(false)))
    case .style(let name, _): patches.append(.setStyle(node: node, name: name, value: nil))
    case .on(let kind, _): patches.append(.unlisten(node: node, kind: kind))
    case .onKeys, .key: break
    }
  }

  /// All keys that the features listen to, in order.
  private func keys(among features: [Feature<Action>]) -> [String] {
    var all: [String] = []
    for case .onKeys(let keys, _) in features { all += keys }
    return all
  }
}
