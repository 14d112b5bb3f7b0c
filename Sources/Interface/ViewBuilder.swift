/// Puts the children of an element together: views, strings, lists of views, with `if`, `switch` and `for`.
///
/// Each step is a call that keeps what it is given, so that the many elements of the screens take little code.
@resultBuilder
public enum ViewBuilder<Action> {
  /// A view as it stands.
  public static func buildExpression(_ view: View<Action>) -> View<Action> { view }

  /// Words, shown as they stand.
  public static func buildExpression(_ text: String) -> String { text }

  /// Views made elsewhere, in order.
  public static func buildExpression(_ views: [View<Action>]) -> [View<Action>] { views }

  /// A view, or nothing.
  public static func buildExpression(_ view: View<Action>?) -> [View<Action>] { view.map { [$0] } ?? [] }

  /// One view to begin with.
  @inline(never)
  public static func buildPartialBlock(first view: consuming View<Action>) -> [View<Action>] { [view] }

  /// Words to begin with.
  @inline(never)
  public static func buildPartialBlock(first text: consuming String) -> [View<Action>] { [.text(text)] }

  /// Views to begin with.
  public static func buildPartialBlock(first views: [View<Action>]) -> [View<Action>] { views }

  /// One more view.
  @inline(never)
  public static func buildPartialBlock(
    accumulated: consuming [View<Action>], next: consuming View<Action>
  ) -> [View<Action>] {
    accumulated.append(next)
    return accumulated
  }

  /// Words in between.
  @inline(never)
  public static func buildPartialBlock(
    accumulated: consuming [View<Action>], next: consuming String
  ) -> [View<Action>] {
    accumulated.append(.text(next))
    return accumulated
  }

  /// More views.
  @inline(never)
  public static func buildPartialBlock(
    accumulated: consuming [View<Action>], next: consuming [View<Action>]
  ) -> [View<Action>] {
    accumulated += next
    return accumulated
  }

  /// An `if` without `else`.
  public static func buildOptional(_ part: [View<Action>]?) -> [View<Action>] { part ?? [] }

  /// The first way of an `if` or `switch`.
  public static func buildEither(first part: [View<Action>]) -> [View<Action>] { part }

  /// The other way of an `if` or `switch`.
  public static func buildEither(second part: [View<Action>]) -> [View<Action>] { part }

  /// A `for`.
  @inline(never)
  public static func buildArray(_ parts: [[View<Action>]]) -> [View<Action>] { parts.flatMap { $0 } }
}
