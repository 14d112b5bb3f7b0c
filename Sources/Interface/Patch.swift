/// One change of the live page.
///
/// A node is known by a number: 0 is the container that everything stands in; the others are given in order from 1, and
/// none is given twice. Patches are applied in their order.
public indirect enum Patch: Equatable, Sendable {
  /// Makes an element, in the SVG namespace or else in that of HTML; it stands nowhere yet.
  case element(node: Int, name: String, isSVG: Bool)
  /// Makes a text; it stands nowhere yet.
  case text(node: Int, text: String)
  /// Puts a node inside `parent`, before the child `before`, or last where that is `nil`. A node that stands somewhere is
  /// moved.
  case place(node: Int, parent: Int, before: Int?)
  /// Takes a node away, with all below it.
  case remove(node: Int)
  /// Gives a text node other words.
  case setText(node: Int, text: String)
  /// Sets an attribute; `nil` takes it away.
  case setAttribute(node: Int, name: String, value: String?)
  /// Sets what only the live element has: see ``Feature/property(_:_:)``.
  case setProperty(node: Int, name: String, value: Property)
  /// Sets a CSS property; `nil` takes it away.
  case setStyle(node: Int, name: String, value: String?)
  /// From now on, events of this kind are told.
  case listen(node: Int, kind: EventKind)
  /// From now on, events of this kind are not told.
  case unlisten(node: Int, kind: EventKind)
  /// From now on, just these keys are told, as events of kind ``EventKind/key``, and kept from the page; none where the
  /// list is empty.
  case listenKeys(node: Int, keys: [String])
}
