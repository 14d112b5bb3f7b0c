package import Interface
package import Measures

/// The whole app as a value: its rooms, and how it looks.
package struct App {
  /// The Pace room.
  package private(set) var pace: PaceRoom
  /// Whether the look for bright sun was chosen; light or dark follow the system.
  package private(set) var isSunny: Bool

  /// Something that happened in the app.
  package enum Action: Sendable {
    /// In the Pace room.
    case pace(PaceRoom.Action)
    /// The look for bright sun was chosen, or given up.
    case sunToggled
  }

  /// Work for the outside.
  package enum Effect: Sendable {
    /// Keep a text under a name on this device, for the next start.
    case keep(name: String, text: String)
  }

  /// The app as it starts.
  ///
  /// - Parameters:
  ///   - kept: What an ``Effect/keep(name:text:)`` of an earlier run kept under a name; `nil` where nothing was. What cannot
  ///     be read is passed over.
  ///   - decimalMark: How the person writes fractions.
  package init(kept: (_ name: String) -> String? = { _ in nil }, decimalMark: DecimalMark = .point) {
    isSunny = kept(Self.sun)?.utf8.elementsEqual("yes".utf8) == true
    pace =
      kept(Self.question).flatMap { PaceRoom(kept: $0, decimalMark: decimalMark) } ?? PaceRoom(decimalMark: decimalMark)
  }

  private static let sun = "sun"
  private static let question = "pace"

  /// Takes note of what happened; returns the work that follows from it.
  package mutating func update(_ action: Action) -> [Effect] {
    switch action {
    case .pace(let action):
      pace.update(action)
      return action.changesWhatIsKept ? [.keep(name: Self.question, text: pace.kept)] : []
    case .sunToggled:
      isSunny.toggle()
      return [.keep(name: Self.sun, text: isSunny ? "yes" : "no")]
    }
  }

  /// What is to be seen.
  package var view: View<Action> {
    View.element("div", .class("app"), .attribute("data-theme", isSunny ? "sun" : nil)) {
      View.element("header", .class("header")) {
        View.element("h1") { "Pace" }
        View.element(
          "button", .class("icon-button"), .label("Undo"), .attribute("title", "Undo"), .attribute("type", "button"),
          .flag("disabled", !pace.canUndo), .on(.click, .pace(.undone))
        ) { Icon.undo.view() }
        View.element(
          "button", .class("icon-button"), .label("Bright sun"), .attribute("title", "Bright sun"),
          .attribute("type", "button"), .attribute("aria-pressed", isSunny ? "true" : "false"), .on(.click, .sunToggled)
        ) { Icon.sun.view() }
      }
      pace.view.map { .pace($0) }
    }
  }
}
