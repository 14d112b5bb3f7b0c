/// A node of the page, with what it shows.
struct Shown {
  /// The number that the page knows it by.
  let node: Int
  /// What it shows, children aside: those are in `children`, one for one.
  var markup: Markup
  /// What stands in it, in order.
  var children: [Shown] = []
}

extension Shown {
  /// The way down to `node`: the index of each child on it; `nil` where it is not below this one.
  func path(to node: Int) -> [Int]? {
    guard let reversed = reversedPath(to: node) else { return nil }
    return reversed.reversed()
  }

  private func reversedPath(to node: Int) -> [Int]? {
    for index in children.indices {
      if children[index].node == node { return [index] }
      if let path = children[index].reversedPath(to: node) { return path + [index] }
    }
    return nil
  }

  /// The nodes on this way down.
  func nodes(along path: [Int]) -> [Int] {
    var (nodes, shown) = ([Int](), self)
    for index in path {
      shown = shown.children[index]
      nodes.append(shown.node)
    }
    return nodes
  }
}
