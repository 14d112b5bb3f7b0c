/// The work of one ``Renderer/show(_:focused:)``: goes down what is shown and the next view together, and collects what
/// must be done.
struct Difference<Action> {
  /// The number given last.
  private(set) var lastNode: Int
  /// What must be done, so far.
  var patches = PatchList()
  /// The node that has the focus and those that it stands in: none of them is moved.
  private let held: [Int]

  init(lastNode: Int, held: [Int]) {
    (self.lastNode, self.held) = (lastNode, held)
  }

  /// Makes a node show `view`, which has the same identity as what it shows now.
  mutating func change(_ shown: inout Shown<Action>, to view: View<Action>, inSVG: Bool) {
    switch (shown.view, view) {
    case (.text(let old), .text(let new)):
      if !new.hasSameBytes(as: old) { patches.append(.setText(node: shown.node, text: new)) }
    case (.element(let old), .element(let new)):
      changeFeatures(of: shown.node, from: old.features, to: new.features)
      changeChildren(&shown.children, of: shown.node, to: new.children, inSVG: new.holdsSVG(inSVG: inSVG))
    default:
      preconditionFailure("node \(shown.node) cannot change between text and element")
    }
    shown.view = view
  }

  /// Makes a new node that shows `view`; it stands nowhere yet.
  private mutating func make(_ view: View<Action>, inSVG: Bool) -> Shown<Action> {
    lastNode += 1
    var shown = Shown(node: lastNode, view: view)
    switch view {
    case .text(let text):
      patches.append(.text(node: shown.node, text: text))
    case .element(let element):
      let isSVG = inSVG || element.name.hasSameBytes(as: "svg")
      patches.append(.element(node: shown.node, name: element.name, isSVG: isSVG))
      changeFeatures(of: shown.node, from: [], to: element.features)
      changeChildren(&shown.children, of: shown.node, to: element.children, inSVG: element.holdsSVG(inSVG: inSVG))
    }
    return shown
  }

  /// Children that have kept their order, mostly all of them, change where they stand; the rest is rearranged.
  private mutating func changeChildren(
    _ children: inout [Shown<Action>], of parent: Int, to views: [View<Action>], inSVG: Bool
  ) {
    var same = 0
    while same < min(children.count, views.count), children[same].view.identity == views[same].identity {
      change(&children[same], to: views[same], inSVG: inSVG)
      same += 1
    }
    if same == children.count, same == views.count { return }
    let rearranged = rearrange(Array(children[same...]), of: parent, into: Array(views[same...]), inSVG: inSVG)
    children.replaceSubrange(same..., with: rearranged)
  }

  /// Removes, moves and makes children so that they show `views`; as many as can be stay where they are.
  private mutating func rearrange(
    _ old: [Shown<Action>], of parent: Int, into views: [View<Action>], inSVG: Bool
  ) -> [Shown<Action>] {
    let origins = origins(of: views, in: old)
    remove(old, except: origins)
    let stays = longestRise(
      of: origins, through: origins.firstIndex { $0.map { held.contains(old[$0].node) } ?? false })

    var anchors = [Int?](repeating: nil, count: views.count)  // for each, the next node after it that stays
    var anchor: Int?
    for index in views.indices.reversed() {
      anchors[index] = anchor
      if stays[index], let origin = origins[index] { anchor = old[origin].node }
    }

    return views.indices.map { index in
      let child: Shown<Action>
      if let origin = origins[index] {
        var kept = old[origin]
        change(&kept, to: views[index], inSVG: inSVG)
        child = kept
      } else {
        child = make(views[index], inSVG: inSVG)
      }
      if !stays[index] { patches.append(.place(node: child.node, parent: parent, before: anchors[index])) }
      return child
    }
  }

  /// For each view, where in `old` the node stands that is known by the same; `nil` where it must be made.
  private func origins(of views: [View<Action>], in old: [Shown<Action>]) -> [Int?] {
    let newOrder = orderByIdentity(views.map { $0.identity })
    let oldOrder = orderByIdentity(old.map { $0.view.identity })
    var origins = [Int?](repeating: nil, count: views.count)
    var (new, past) = (0, 0)
    while new < newOrder.count, past < oldOrder.count {
      let (newIdentity, oldIdentity) = (views[newOrder[new]].identity, old[oldOrder[past]].view.identity)
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

  private mutating func remove(_ old: [Shown<Action>], except origins: [Int?]) {
    var isKept = [Bool](repeating: false, count: old.count)
    for case let origin? in origins { isKept[origin] = true }
    for index in old.indices where !isKept[index] {
      dismissDialogs(in: old[index])
      patches.append(.remove(node: old[index].node))
    }
  }

  /// A dialog that is taken away while it is open would take the focus with it.
  private mutating func dismissDialogs(in shown: Shown<Action>) {
    guard case .element(let element) = shown.view else { return }
    for case .property(let name, .flag(true)) in element.features where name.hasSameBytes(as: "modal") {
      patches.append(.setProperty(node: shown.node, name: name, value: .flag(false)))
    }
    for child in shown.children { dismissDialogs(in: child) }
  }
}

extension Element {
  /// Whether what stands in this element is SVG, where it stands in SVG or not.
  fileprivate func holdsSVG(inSVG: Bool) -> Bool {
    name.hasSameBytes(as: "svg") || inSVG && !name.hasSameBytes(as: "foreignObject")
  }
}
