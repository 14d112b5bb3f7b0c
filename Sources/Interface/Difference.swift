/// The work of one ``Renderer/show(_:focused:)``: goes down what is shown and the next view together, and collects what
/// must be done.
struct Difference {
  /// The number given last.
  private(set) var lastNode: Int
  /// What must be done, so far.
  var patches = PatchList()
  /// The node that has the focus and those that it stands in: none of them is moved.
  private let held: [Int]

  init(lastNode: Int, held: [Int]) {
    (self.lastNode, self.held) = (lastNode, held)
  }

  /// Makes a node show `markup`, which has the same identity as what it shows now.
  mutating func change(_ shown: inout Shown, to markup: Markup, inSVG: Bool) {
    switch (shown.markup, markup) {
    case (.text(let old), .text(let new)):
      if !new.hasSameBytes(as: old) { patches.append(.setText(node: shown.node, text: new)) }
    case (.element(let old), .element(let new)) where new.isCopy(of: old): return
    case (.element(let old), .element(let new)):
      changeTraits(of: shown.node, from: old, to: new)
      changeChildren(&shown.children, of: shown.node, to: new.children, inSVG: new.holdsSVG(inSVG: inSVG))
    default:
      preconditionFailure("node \(shown.node) cannot change between text and element")
    }
    shown.markup = markup
  }

  /// Makes a new node that shows `markup`; it stands nowhere yet.
  private mutating func make(_ markup: Markup, inSVG: Bool) -> Shown {
    lastNode += 1
    var shown = Shown(node: lastNode, markup: markup)
    switch markup {
    case .text(let text):
      patches.append(.text(node: shown.node, text: text))
    case .element(let element):
      let isSVG = inSVG || element.name.hasSameBytes(as: "svg")
      patches.append(.element(node: shown.node, name: element.name, isSVG: isSVG))
      changeTraits(of: shown.node, from: .nameless, to: element)
      changeChildren(&shown.children, of: shown.node, to: element.children, inSVG: element.holdsSVG(inSVG: inSVG))
    }
    return shown
  }

  /// Children that have kept their order, mostly all of them, change where they stand; the rest is rearranged.
  private mutating func changeChildren(
    _ children: inout [Shown], of parent: Int, to markup: [Markup], inSVG: Bool
  ) {
    var same = 0
    while same < min(children.count, markup.count), children[same].markup.identity == markup[same].identity {
      change(&children[same], to: markup[same], inSVG: inSVG)
      same += 1
    }
    if same == children.count, same == markup.count { return }
    let rearranged = rearrange(Array(children[same...]), of: parent, into: Array(markup[same...]), inSVG: inSVG)
    children.replaceSubrange(same..., with: rearranged)
  }

  /// Removes, moves and makes children so that they show `markup`; as many as can be stay where they are.
  private mutating func rearrange(
    _ old: [Shown], of parent: Int, into markup: [Markup], inSVG: Bool
  ) -> [Shown] {
    let origins = origins(of: markup, in: old)
    remove(old, except: origins)
    let stays = longestRise(
      of: origins, through: origins.firstIndex { $0.map { held.contains(old[$0].node) } ?? false })

    var anchors = [Int?](repeating: nil, count: markup.count)  // for each, the next node after it that stays
    var anchor: Int?
    for index in markup.indices.reversed() {
      anchors[index] = anchor
      if stays[index], let origin = origins[index] { anchor = old[origin].node }
    }

    return markup.indices.map { index in
      let child: Shown
      if let origin = origins[index] {
        var kept = old[origin]
        change(&kept, to: markup[index], inSVG: inSVG)
        child = kept
      } else {
        child = make(markup[index], inSVG: inSVG)
      }
      if !stays[index] { patches.append(.place(node: child.node, parent: parent, before: anchors[index])) }
      return child
    }
  }

  /// For each of `markup`, where in `old` the node stands that is known by the same; `nil` where it must be made.
  private func origins(of markup: [Markup], in old: [Shown]) -> [Int?] {
    let newOrder = orderByIdentity(markup.map { $0.identity })
    let oldOrder = orderByIdentity(old.map { $0.markup.identity })
    var origins = [Int?](repeating: nil, count: markup.count)
    var (new, past) = (0, 0)
    while new < newOrder.count, past < oldOrder.count {
      let (newIdentity, oldIdentity) = (markup[newOrder[new]].identity, old[oldOrder[past]].markup.identity)
      if newIdentity == oldIdentity { origins[newOrder[new]] = oldOrder[past] }
      (new, past) = (newIdentity <= oldIdentity ? new + 1 : new, oldIdentity <= newIdentity ? past + 1 : past)
    }
    return origins
  }

  private func orderByIdentity(_ identities: [Identity]) -> [Int] {
    identities.indices.sorted { left, right in
      identities[left] < identities[right] || identities[left] == identities[right] && left < right
    }
  }

  private mutating func remove(_ old: [Shown], except origins: [Int?]) {
    var isKept = [Bool](repeating: false, count: old.count)
    for case let origin? in origins { isKept[origin] = true }
    for index in old.indices where !isKept[index] {
      dismissDialogs(in: old[index])
      patches.append(.remove(node: old[index].node))
    }
  }

  /// A dialog that is taken away while it is open would take the focus with it.
  private mutating func dismissDialogs(in shown: Shown) {
    guard case .element(let element) = shown.markup else { return }
    for case .property(let name, .flag(true)) in element.traits where name.hasSameBytes(as: "modal") {
      patches.append(.setProperty(node: shown.node, name: name, value: .flag(false)))
    }
    for child in shown.children { dismissDialogs(in: child) }
  }
}

extension Element {
  /// Whether this is another copy of the same element, of which nothing can have changed: so a view that was kept costs nothing
  /// to show again.
  fileprivate func isCopy(of other: Element) -> Bool {
    !children.isEmpty && children.sharesStorage(with: other.children) && traits.sharesStorage(with: other.traits)
      && keys.sharesStorage(with: other.keys)
  }

  /// Whether what stands in this element is SVG, where it stands in SVG or not.
  fileprivate func holdsSVG(inSVG: Bool) -> Bool {
    name.hasSameBytes(as: "svg") || inSVG && !name.hasSameBytes(as: "foreignObject")
  }
}

extension Array {
  /// Whether both are copies of one array, so that they are equal; where they are not, they may be equal all the same.
  func sharesStorage(with other: [Element]) -> Bool {
    unsafe withUnsafeBufferPointer { left in
      unsafe other.withUnsafeBufferPointer { right in
        unsafe left.baseAddress == right.baseAddress && left.count == right.count
      }
    }
  }
}
