/// One piece of what is shown: a text, or an element with its features and children.
///
/// A view is a value that is made anew from the state each time; ``Renderer`` finds what changed. `Action` is what its
/// listeners say when something happens.
///
///     View.element("button", .class("quiet"), .on(.click, .cleared)) { "Clear" }
public enum View<Action> {
  /// Words, shown as they stand; nothing in them is markup.
  case text(String)
  /// An element of the page.
  case element(Element<Action>)
}

extension View {
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
    .element(Element(name: name, features: features, children: children()))
  }

  /// An element whose features were put together before.
  public static func element(
    _ name: String, features: [Feature<Action>], @ViewBuilder<Action> children: () -> [View] = { [] }
  ) -> View {
    .element(Element(name: name, features: features, children: children()))
  }

  /// The same view, saying `transform` of each action: so that a screen can show another screen inside itself.
  ///
  ///     paceScreen.view.map { .pace($0) }
  public func map<Outer>(_ transform: @escaping (Action) -> Outer) -> View<Outer> {
    switch self {
    case .text(let text): .text(text)
    case .element(let element): .element(element.map(transform))
    }
  }
}
