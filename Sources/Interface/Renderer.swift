/// Keeps what is shown, and finds the patches that lead from there to the next view.
///
///     var renderer = Renderer<Stopwatch.Action>()
///     let first = renderer.show(stopwatch.view)
///     if let action = renderer.action(for: tap) { stopwatch.update(action) }
///     let next = renderer.show(stopwatch.view, focused: tap.focused)
public struct Renderer<Action> {
  /// The container that everything stands in.
  private var container = Shown(node: 0, markup: .element(.nameless))
  /// What the view that is shown says.
  private var answer: View<Action>.Answer?
  private var lastNode = 0

  /// A renderer that shows nothing yet.
  public init() {}

  /// Shows `view` in place of what was shown before.
  ///
  /// A node stays the same for as long as its element is known by the same name and key (``Element/key``). As few nodes as
  /// possible are moved. A view equal to the one before gives no patch at all. The cost is a pass over the view; lists
  /// whose order changed are sorted.
  ///
  /// - Parameters:
  ///   - view: What is to be seen from now on; its listeners are the ones that count, also where nothing else changed.
  ///   - focused: The node that has the focus. Neither it nor what it stands in is moved: the others move around it,
  ///     since moving takes the focus away.
  /// - Returns: The patches in the order in which they must be applied. Dialogs are sent away first, so that the focus
  ///   goes back to where it was; then the tree is changed, a new part put together before it is placed; properties
  ///   follow, since they need the finished page, the focus last of all.
  public mutating func show(_ view: View<Action>, focused: Int? = nil) -> [Patch] {
    let held = focused.flatMap { container.path(to: $0) }.map { container.nodes(along: $0) } ?? []
    let page = View.element("", features: []) { view }
    var difference = Difference(lastNode: lastNode, held: held)
    difference.change(&container, to: page.markup, inSVG: false)
    lastNode = difference.lastNode
    answer = page.answer
    return difference.patches.inOrder
  }

  /// What the view shown last says to this event; `nil` where it says nothing, or the node is gone.
  public func action(for event: Event) -> Action? {
    guard let path = container.path(to: event.node) else { return nil }
    return answer?(event, path[...])
  }
}
