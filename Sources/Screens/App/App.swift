package import Interface
package import Measures
import Pacing

/// The whole app as a value: its rooms, and how it looks.
package struct App {
  /// The Pace room.
  package private(set) var pace: PaceRoom
  /// Whether the look for bright sun was chosen; light or dark follow the system.
  package private(set) var isSunny: Bool
  /// What is to be said about the link that was opened; nothing where it could be read.
  private var notice: MeasureEntry.Fault?

  /// Something that happened in the app.
  package indirect enum Action: Sendable {
    /// In the Pace room.
    case pace(PaceRoom.Action)
    /// The look for bright sun was chosen, or given up.
    case sunToggled
    /// What was said about a link was read.
    case noticeRead
  }

  /// Work for the outside.
  package indirect enum Effect: Sendable {
    /// Keep a text under a name on this device, for the next start.
    case keep(name: String, text: String)
    /// Put a text where it can be pasted from.
    case copy(text: String)
    /// Hand a text and a link to this page to another app; `link` is what stands behind its `#`.
    case share(text: String, link: String)
    /// Give the person a text as a file of this name.
    case save(name: String, text: String)
    /// Print the page.
    case print
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

  /// Opens a link: what stands behind the `#` of the page's address; returns the work that follows from it.
  ///
  /// What was asked before can be had back by undo. A link that cannot be read changes nothing and is told.
  package mutating func open(link text: String) -> [Effect] {
    notice = nil
    guard let link = Link(text) else {
      notice = (
        "This link is none of Lapwing's", "It may have been cut on the way: copy all of it, or ask for it again."
      )
      return []
    }
    var sent = pace.state
    do throws(QuestionError) {
      try sent.take(link.fields, for: link.page)
    } catch {
      notice = ("This link cannot be read", error.fault.wrong + ". Copy all of it, or ask for it again.")
      return []
    }
    sent.page = link.page
    pace.open(sent)
    return [.keep(name: Self.question, text: pace.kept)]
  }

  private static let sun = "sun"
  private static let question = "pace"

  /// Takes note of what happened; returns the work that follows from it.
  package mutating func update(_ action: Action) -> [Effect] {
    switch action {
    case .pace(let action):
      let effects = pace.update(action)
      return effects + (action.changesWhatIsKept ? [.keep(name: Self.question, text: pace.kept)] : [])
    case .sunToggled:
      isSunny.toggle()
      return [.keep(name: Self.sun, text: isSunny ? "yes" : "no")]
    case .noticeRead:
      notice = nil
      return []
    }
  }

  /// What is to be seen.
  package var view: View<Action> {
    View.element("div", .class("app"), .attribute("data-theme", isSunny ? "sun" : nil)) {
      View.element("header", .class("header")) {
        View.element("h1") { "Pace" }
        View.element(
          "button", .class("icon-button"), .label("Undo"), .attribute("title", "Undo"), .attribute("type", "button"),
          .attribute("aria-disabled", pace.canUndo ? nil : "true"), .on(.click, .pace(.undone))
        ) { Icon.undo.view() }
        View.element(
          "button", .class("icon-button"), .label("Share"), .attribute("title", "Share"), .attribute("type", "button"),
          .on(.click, .pace(.sharingOpened))
        ) { Icon.share.view() }
        View.element(
          "button", .class("icon-button"), .label("Bright sun"), .attribute("title", "Bright sun"),
          .attribute("type", "button"), .attribute("aria-pressed", isSunny ? "true" : "false"), .on(.click, .sunToggled)
        ) { Icon.sun.view() }
      }
      if let notice {
        View.element("div", .class("told")) {
          faultBlock(notice.wrong, notice.rightForm)
          View.element(
            "button", .class("icon-button"), .label("Close"), .attribute("type", "button"), .on(.click, .noticeRead)
          ) { Icon.close.view() }
        }
      }
      pace.view.map { .pace($0) }
    }
  }
}
