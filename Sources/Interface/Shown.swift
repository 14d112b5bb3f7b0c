/// A node of the page, with the view that it shows.
struct Shown<Action> {
  /// The number that the page knows it by.
  let node: Int
  /// What it shows, children aside: those are in `children`, one for one.
  var view: View<Action>
  /// What stands in it, in order.
  var children: [Shown] = []
}

extension Shown {
  /// An element in which nothing stands yet.
  init(node: Int, element: Element<Action>) {
    self.init(node: node, view: .element(element))
  }

  /// The nodes on the way down to `node`, which is the last of them; `nil` where it is not below this one.
  func path(to node: Int) -> [Int]? {
    guard let reversed = reversedPath(to: node) else { return nil }
    return reversed.reversed()
  }

  private func reversedPath(to node: Int) -> [Int]? {
    for child in children {
      if child.node == node { return [node] }
      if let path = child.reversedPath(to: node) { return path + [child.node] }
    }
    return nil
  }

  /// What is shown as `node`, where it is below this one.
  func descendant(_ node: Int) -> Shown? {
    for child in children {
      if child.node == node { return child }
      if let found = child.descendant(node) { return found }
    }
    return nil
  }

  /// What its listeners say to an event.
  func action(for event: Event) -> Action? {
    guard case .element(let element) = view else { return nil }
    if event.kind == .key {
      for case .onKeys(let keys, let listener) in element.features
      where keys.contains(where: event.value.text.hasSameBytes(as:)) {
        return listener(event)
      }
    }
    for case .on(event.kind, let listener) in element.features { return listener(event) }
    return nil
  }
}
