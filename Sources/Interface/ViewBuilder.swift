/// Puts the children of an element together: views, strings, lists of views, with `if`, `switch` and `for`.
@resultBuilder
public enum ViewBuilder<Action> {
  /// A view as it stands.
  public static func buildExpression(_ view: View<Action>) -> View<Action> { view }

  /// Words, shown as they stand.
  public static func buildExpression(_ text: String) -> View<Action> { .text(text) }

  /// Views made elsewhere, in order.
  public static func buildExpression(_ views: [View<Action>]) -> [View<Action>] { views }

  /// A view, or nothing.
  public static func buildExpression(_ view: View<Action>?) -> [View<Action>] { view.map { [$0] } ?? [] }

  /// One view to begin with.
  public static func buildPartialBlock(first view: View<Action>) -> [View<Action>] { [view] }

  /// Views to begin with.
  public static func buildPartialBlock(first views: [View<Action>]) -> [View<Action>] { views }

  /// One more view.
  @inline(never)
  public static func buildPartialBlock(accumulated: consuming [View<Action>], next: View<Action>) -> [View<Action>] {
    accumulated.append(next)
    return accumulated
  }

  /// More views.
  @inline(never)
  public static func buildPartialBlock(accumulated: consuming [View<Action>], next: [View<Action>]) -> [View<Action>] {
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
