extension Plan {
  /// Puts something else into a row; nothing happens where there is no such row.
  public mutating func set(_ id: Int, to content: Item.Content) {
    edit(id) { items, index in items[index].content = content }
  }

  /// Puts a row below another one, on the same level; at the end where there is no such row.
  ///
  /// Gives the new row's number.
  @discardableResult
  public mutating func insert(_ content: Item.Content, after id: Int?) -> Int {
    let item = make(content)
    let isPlaced = id.map { id in edit(id) { items, index in items.insert(item, at: index + 1) } } ?? false
    if !isPlaced { items.append(item) }
    return item.id
  }

  /// Puts a row into a repeat, below what is in it.
  @discardableResult
  public mutating func insert(_ content: Item.Content, into id: Int) -> Int {
    let item = make(content)
    edit(id) { items, index in
      guard case .repeats(var repeats) = items[index].content else { return }
      repeats.items.append(item)
      items[index].content = .repeats(repeats)
    }
    return item.id
  }

  /// Takes a row away, with all that is in it.
  public mutating func remove(_ id: Int) {
    edit(id) { items, index in items.remove(at: index) }
  }

  /// Puts a copy of a row below it, with numbers of its own; gives the copy's number, `nil` where there is no such row.
  @discardableResult
  public mutating func duplicate(_ id: Int) -> Int? {
    guard let item = self[id] else { return nil }
    let copy = renumbered(item)
    edit(id) { items, index in items.insert(copy, at: index + 1) }
    return copy.id
  }

  private mutating func renumbered(_ item: Item) -> Item {
    var copy = make(item.content)
    if case .repeats(var repeats) = item.content {
      for index in repeats.items.indices { repeats.items[index] = renumbered(repeats.items[index]) }
      copy.content = .repeats(repeats)
    }
    return copy
  }

  /// Which way a row goes.
  public enum Direction: Sendable, Equatable { case up, down }

  /// Moves a row past the next one that way: into a repeat that lies there, out of its own where it is at the end of it.
  ///
  /// Nothing happens at the top and at the bottom, and where repeats would lie too deep in one another.
  public mutating func move(_ id: Int, _ direction: Direction) {
    guard let row = rows.first(where: { $0.item.id == id }) else { return }
    let item = row.item
    var moved = self
    var isPlaced = false
    moved.edit(id) { items, index in
      let next = direction == .up ? index - 1 : index + 1
      guard items.indices.contains(next) else { return }
      isPlaced = true
      items.remove(at: index)
      let neighbour = direction == .up ? next : index
      if case .repeats(var repeats) = items[neighbour].content {
        repeats.items.insert(item, at: direction == .up ? repeats.items.count : 0)
        items[neighbour].content = .repeats(repeats)
      } else {
        items.insert(item, at: next)
      }
    }
    if !isPlaced, let parent = row.parent {
      moved.remove(id)
      isPlaced = moved.edit(parent) { items, index in items.insert(item, at: direction == .up ? index : index + 1) }
    }
    if isPlaced, moved.depth <= Self.mostDepth { self = moved }
  }

  /// How many repeats lie inside one another at most.
  private var depth: Int {
    rows.reduce(0) { deepest, row in max(deepest, row.depth + (row.item.repeats == nil ? 0 : 1)) }
  }

  /// Puts a row into a repeat of its own, together with the rests that follow it directly; gives the repeat's number.
  @discardableResult
  public mutating func wrap(_ id: Int, times count: Int) throws(PlanError) -> Int? {
    var wrapped = self
    let empty = try Repeat(count, [])
    var outer = wrapped.make(.repeats(empty))
    let isThere = wrapped.edit(id) { items, index in
      var end = index + 1
      while end < items.count, items[end].step?.isRest == true, items[index].step?.isRest != true { end += 1 }
      var repeats = empty
      repeats.items = Array(items[index..<end])
      outer.content = .repeats(repeats)
      items.removeSubrange(index..<end)
      items.insert(outer, at: index)
    }
    guard isThere else { return nil }
    guard wrapped.depth <= Self.mostDepth else { throw .depth }
    self = wrapped
    return outer.id
  }

  /// Puts what is in a repeat in its place, once.
  public mutating func unwrap(_ id: Int) {
    edit(id) { items, index in
      guard let repeats = items[index].repeats else { return }
      items.remove(at: index)
      items.insert(contentsOf: repeats.items, at: index)
    }
  }

  /// Changes the list that a row stands in; says whether there is such a row.
  @discardableResult
  private mutating func edit(_ id: Int, _ change: (inout [Item], Int) -> Void) -> Bool {
    Self.edit(id, in: &items, change)
  }

  private static func edit(_ id: Int, in items: inout [Item], _ change: (inout [Item], Int) -> Void) -> Bool {
    for index in items.indices {
      if items[index].id == id {
        change(&items, index)
        return true
      }
      guard case .repeats(var repeats) = items[index].content else { continue }
      if edit(id, in: &repeats.items, change) {
        items[index].content = .repeats(repeats)
        return true
      }
    }
    return false
  }
}
