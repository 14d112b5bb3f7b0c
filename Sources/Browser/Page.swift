import Interface
import JSON
import Measures
import PageMessages
import Screens

/// The app as the page runs it: messages in, messages out.
struct Page {
  private var app: App
  private var renderer = Renderer<App.Action>()
  private var firstEffects: [App.Effect] = []

  /// The app as it starts, with what the page has kept and knows of the person.
  ///
  ///     {"kept": {"pace": "…"}, "decimalMark": ",", "link": "pace/splits;time=3:30:00"}
  ///
  /// `link` is what stands behind the `#` of the page's address, empty where nothing does.
  init(start message: JSON) {
    let comma = message["decimalMark"]?.text?.utf8.elementsEqual(",".utf8) == true
    app = App(kept: { message["kept"]?[$0]?.text }, decimalMark: comma ? .comma : .point)
    if let link = message["link"]?.text, !link.utf8.isEmpty { firstEffects = app.open(link: link) }
  }

  /// The message that shows the app for the first time.
  mutating func firstMessage() -> JSON {
    reply(renderer.show(app.view), firstEffects)
  }

  /// The message that opens a link in place of what is seen.
  mutating func message(opening link: String) -> JSON {
    let effects = app.open(link: link)
    return reply(renderer.show(app.view), effects)
  }

  /// The message that follows from an event (``Event/init(message:)``): patches, and work for the page.
  mutating func message(after event: Event) -> JSON {
    guard let action = renderer.action(for: event) else { return reply([], []) }
    let effects = app.update(action)
    return reply(renderer.show(app.view, focused: event.focused), effects)
  }

  /// The message of what is to be done.
  ///
  ///     {"patches": […], "effects": [["keep", name, text]]}
  private func reply(_ patches: [Patch], _ effects: [App.Effect]) -> JSON {
    ["patches": patches.message, "effects": .array(effects.map { $0.message })]
  }
}

extension App.Effect {
  fileprivate var message: JSON {
    switch self {
    case .keep(let name, let text): ["keep", .string(name), .string(text)]
    case .copy(let text): ["copy", .string(text)]
    case .share(let text, let link): ["share", .string(text), .string(link)]
    case .save(let name, let text): ["save", .string(name), .string(text)]
    case .print: ["print"]
    }
  }
}
