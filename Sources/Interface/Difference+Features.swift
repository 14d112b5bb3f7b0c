extension Difference {
  /// Makes a node have the features `new` where it had `old`.
  mutating func changeFeatures(of node: Int, from old: [Feature<Action>], to new: [Feature<Action>]) {
    for (index, feature) in new.enumerated() {
      set(feature, of: node, where: feature.counterpart(in: old, near: index))
    }
    for (index, feature) in old.enumerated() where feature.counterpart(in: new, near: index) == nil {
      unset(feature, of: node)
    }
    let keys = keys(among: new)
    if !keys.elementsEqual(self.keys(among: old), by: { $0.hasSameBytes(as: $1) }) {
      patches.append(.listenKeys(node: node, keys: keys))
    }
  }

  private mutating func set(_ feature: Feature<Action>, of node: Int, where old: Feature<Action>?) {
    switch (feature, old) {
    case (.attribute(_, let value?), .attribute(_, let old?)?) where value.hasSameBytes(as: old): break
    case (.property(_, let value), .property(_, let old)?) where value == old: break
    case (.style(_, let value), .style(_, let old)?) where value.hasSameBytes(as: old): break
    case (.on, .on?), (.onKeys, _), (.key, _): break
    case (.attribute(let name, let value), _):
      patches.append(.setAttribute(node: node, name: name, value: value))
    case (.property(let name, let value), _):
      patches.append(.setProperty(node: node, name: name, value: value))
    case (.style(let name, let value), _):
      patches.append(.setStyle(node: node, name: name, value: value))
    case (.on(let kind, _), _):
      patches.append(.listen(node: node, kind: kind))
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

extension Feature {
  /// The feature among these about the same thing, mostly at the same place.
  fileprivate func counterpart(in features: [Feature], near index: Int) -> Feature? {
    if index < features.count, concernsTheSame(as: features[index]) { return features[index] }
    return features.first(where: concernsTheSame)
  }
}
