public import Interface
import TestSupport

/// Two views of which the second is to be shown after the first: mostly the first with a few changes, at times one that has
/// nothing to do with it.
///
/// Every element name and text is one that HTML text can carry: a reader of HTML puts the same tree together.
public struct ViewPair {
  /// Shown first.
  public let first: View<Int>
  /// Shown next.
  public let second: View<Int>

  /// The pair that belongs to this seed.
  public init(seed: UInt64) {
    var random = Seeded(seed)
    let sketch = random.element(named: "main", depth: 4, isSVG: false)
    first = sketch.view
    let next =
      random.happensOnce(in: 8) ? random.element(named: "main", depth: 4, isSVG: false) : random.changed(sketch)
    second = next.view
  }
}

/// What a view is made from, so that a changed one can be made.
private indirect enum Sketch {
  case text(String)
  case element(name: String, key: Int?, features: [Feature<Int>], children: [Sketch])

  var view: View<Int> {
    switch self {
    case .text(let text): .text(text)
    case .element(let name, let key, let features, let children):
      .element(name, features: features + (key.map { [.key($0)] } ?? [])) { children.map { $0.view } }
    }
  }
}

extension Seeded {
  fileprivate mutating func changed(_ sketch: Sketch, isSVG: Bool = false) -> Sketch {
    guard case .element(let name, let key, let features, let children) = sketch else {
      return happensOnce(in: 3) ? .text(text()) : sketch
    }
    let childrenAreSVG = isSVG || name == "svg"
    var changed = children.map { self.changed($0, isSVG: childrenAreSVG) }
    while happensOnce(in: 3) { rearrange(&changed, isSVG: childrenAreSVG) }
    let newFeatures = happensOnce(in: 3) ? self.features(of: name) : features
    return .element(name: name, key: key, features: newFeatures, children: changed)
  }

  private mutating func rearrange(_ children: inout [Sketch], isSVG: Bool) {
    switch Int.random(in: 0..<5, using: &self) {
    case 0:
      children.insert(sketch(depth: 2, isSVG: isSVG), at: Int.random(in: 0...children.count, using: &self))
    case 1 where !children.isEmpty:
      children.remove(at: Int.random(in: children.indices, using: &self))
    case 2 where !children.isEmpty:
      let child = children.remove(at: Int.random(in: children.indices, using: &self))
      children.insert(child, at: Int.random(in: 0...children.count, using: &self))
    case 3: children.shuffle(using: &self)
    default: children.reverse()
    }
    children = children.withEachKeyOnce
  }

  private mutating func sketch(depth: Int, isSVG: Bool) -> Sketch {
    if happensOnce(in: 3) { return .text(text()) }
    let names =
      isSVG ? ["g", "path", "circle", "text"] : ["div", "span", "ul", "section", "input", "dialog", "br", "svg"]
    return element(named: pick(names), depth: depth, isSVG: isSVG)
  }

  fileprivate mutating func element(named name: String, depth: Int, isSVG: Bool) -> Sketch {
    let key = happensOnce(in: 2) ? Int.random(in: 0..<12, using: &self) : nil
    let isVoid = name == "input" || name == "br"
    let count = isVoid || depth == 0 ? 0 : Int.random(in: 0...7, using: &self)
    let children = (0..<count).map { _ in sketch(depth: depth - 1, isSVG: isSVG || name == "svg") }
    return .element(name: name, key: key, features: features(of: name), children: children.withEachKeyOnce)
  }

  private mutating func features(of name: String) -> [Feature<Int>] {
    var features: [Feature<Int>] = []
    while !happensOnce(in: 3) { features.append(feature()) }
    if name == "input", happensOnce(in: 2) { features.append(.property("value", .text(text()))) }
    if name == "dialog" { features.append(.property("modal", .flag(happensOnce(in: 2)))) }
    if name == "input" { features.append(.property("checked", .flag(happensOnce(in: 2)))) }
    return features
  }

  private mutating func feature() -> Feature<Int> {
    let said = Int.random(in: 0..<1000, using: &self)
    switch Int.random(in: 0..<6, using: &self) {
    case 0: return .class(pick(["row", "row answer", "quiet", ""]))
    case 1: return .label(text())
    case 2: return .flag("hidden", happensOnce(in: 2))
    case 3: return .style(pick(["width", "height"]), pick(["10%", "25%", ""]))
    case 4: return .on(pick([.click, .key, .press, .focus]), said)
    default: return .onKeys(pick([["ArrowUp", "ArrowDown"], ["7"], []]), said)
    }
  }

  private mutating func text() -> String {
    pick(["", "3:45", "Pace", "<b> & \"so\" 'on'", "Größe", "泳ぐ 🏊", "a\u{A0}b", " two  spaces "])
  }
}

extension [Sketch] {
  /// The sketches without those whose key stands before among them.
  fileprivate var withEachKeyOnce: [Sketch] {
    var keys: Set<Int> = []
    return filter { sketch in
      guard case .element(_, let key?, _, _) = sketch else { return true }
      return keys.insert(key).inserted
    }
  }
}
