/// One piece of what is shown: a text, or an element with its features and children.
///
/// A view is a value that is made anew from the state each time; ``Renderer`` finds what changed. `Action` is what its
/// listeners say when something happens.
///
/// It never changes. That it is an object, so that a view is handed on as one word, makes the page's code a good deal smaller.
///
///     View.element("button", .class("quiet"), .on(.click, .cleared)) { "Clear" }
public final class View<Action> {
  /// What the page gets to see of it.
  public let markup: Markup
  /// What the listeners in it say; `nil` where there are none.
  let answer: Answer?

  /// What is said to an event at the end of a way down: the index of each child on it.
  typealias Answer = (Event, _ path: ArraySlice<Int>) -> Action?

  private init(markup: Markup, answer: Answer?) {
    (self.markup, self.answer) = (markup, answer)
  }
}

extension View {
  /// Words, shown as they stand; nothing in them is markup.
  @inline(never)
  public static func text(_ text: consuming String) -> View { View(markup: .text(text), answer: nil) }

  /// An element with its features and, in braces, its children; strings among them are texts.
  ///
  ///     View.element("ul", .class("laps")) {
  ///       for lap in laps {
  ///         View.element("li", .key(lap.number)) { lap.written }
  ///       }
  ///     }
  public static func element(
    _ name: String, _ features: Feature<Action>..., @ViewBuilder<Action> children: () -> [View] = { [] }
  ) -> View {
    View(element: name, features, children())
  }

  /// An element whose features were put together before.
  public static func element(
    _ name: String, features: [Feature<Action>], @ViewBuilder<Action> children: () -> [View] = { [] }
  ) -> View {
    View(element: name, features, children())
  }

  /// The same view, saying `transform` of each action: so that a screen can show another screen inside itself.
  ///
  ///     paceScreen.view.map { .pace($0) }
  ///
  /// The cost is the same for any view, since the transform waits until something is said.
  public func map<Outer>(_ transform: @escaping (Action) -> Outer) -> View<Outer> {
    View<Outer>(markup: markup, answer: answer.map { answer in { answer($0, $1).map(transform) } })
  }
}

extension View {
  // Never inlined: a copy for each element that the screens write would make the module a fifth larger.
  @inline(never)
  private convenience init(element name: String, _ features: [Feature<Action>], _ views: [View]) {
    let children = Self.withTextsJoined(views)
    let markup = Markup.element(Element(name: name, features: features, children: children.map { $0.markup }))
    guard features.contains(where: { $0.listens }) || children.contains(where: { $0.answer != nil }) else {
      self.init(markup: markup, answer: nil)
      return
    }
    self.init(markup: markup) { event, path in
      guard let index = path.first else { return Feature.answer(of: features, to: event) }
      return children[index].answer?(event, path.dropFirst())
    }
  }

  /// The children without empty texts, and with texts side by side as one: the page's own text knows no such difference.
  private static func withTextsJoined(_ views: [View]) -> [View] {
    var children = views
    for index in views.indices.reversed() {
      guard case .text(let text) = views[index].markup else { continue }
      if text.isEmpty {
        children.remove(at: index)
      } else if index + 1 < children.count, case .text(let next) = children[index + 1].markup {
        children[index] = .text(text + next)
        children.remove(at: index + 1)
      }
    }
    return children
  }
}
