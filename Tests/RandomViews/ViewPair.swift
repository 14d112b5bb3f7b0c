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
    first = random.element(named: "main", depth: 4, isSVG: false)
    second = random.happensOnce(in: 8) ? random.element(named: "main", depth: 4, isSVG: false) : random.changed(first)
  }
}

extension Seeded {
  fileprivate mutating func changed(_ view: View<Int>, isSVG: Bool = false) -> View<Int> {
    let element: Element<Int>
    switch view {
    case .text: return happensOnce(in: 3) ? .text(text()) : view
    case .element(let same): element = same
    }
    let childrenAreSVG = isSVG || element.name == "svg"
    var children = element.children.map { changed($0, isSVG: childrenAreSVG) }
    while happensOnce(in: 3) { rearrange(&children, isSVG: childrenAreSVG) }
    var features = element.features
    if happensOnce(in: 3) { features = self.features(of: element.name) }
    if let key = element.key { features.append(.key(key)) }
    return .element(Element(name: element.name, features: features, children: children))
  }

  private mutating func rearrange(_ children: inout [View<Int>], isSVG: Bool) {
    switch Int.random(in: 0..<5, using: &self) {
    case 0:
      children.insert(view(depth: 2, isSVG: isSVG), at: Int.random(in: 0...children.count, using: &self))
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

  private mutating func view(depth: Int, isSVG: Bool) -> View<Int> {
    if happensOnce(in: 3) { return .text(text()) }
    let names =
      isSVG ? ["g", "path", "circle", "text"] : ["div", "span", "ul", "section", "input", "dialog", "br", "svg"]
    return element(named: pick(names), depth: depth, isSVG: isSVG)
  }

  fileprivate mutating func element(named name: String, depth: Int, isSVG: Bool) -> View<Int> {
    var features = features(of: name)
    if happensOnce(in: 2) { features.append(.key(Int.random(in: 0..<12, using: &self))) }
    let isVoid = name == "input" || name == "br"
    let count = isVoid || depth == 0 ? 0 : Int.random(in: 0...7, using: &self)
    let children = (0..<count).map { _ in view(depth: depth - 1, isSVG: isSVG || name == "svg") }
    return .element(Element(name: name, features: features, children: children.withEachKeyOnce))
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

extension [View<Int>] {
  /// The views without those whose key stands before among them.
  fileprivate var withEachKeyOnce: [View<Int>] {
    var keys: Set<Int> = []
    return filter { view in
      guard case .element(let element) = view, let key = element.key else { return true }
      return keys.insert(key).inserted
    }
  }
}
