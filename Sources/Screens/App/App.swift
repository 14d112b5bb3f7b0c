package import Interface
package import Measures
import Pacing

/// The whole app as a value: its rooms, and how it looks.
package struct App {
  /// The room that is seen.
  package private(set) var room = Room.pace
  /// The Pace room.
  package private(set) var pace: PaceRoom
  /// The Plan room.
  package private(set) var plan: PlanRoom
  /// Whether the look for bright sun was chosen; light or dark follow the system.
  package private(set) var isSunny: Bool
  /// What is to be said about the link that was opened; nothing where it could be read.
  private var notice: MeasureEntry.Fault?

  /// Something that happened in the app.
  package indirect enum Action: Sendable {
    /// In the Pace room.
    case pace(PaceRoom.Action)
    /// In the Plan room.
    case plan(PlanRoom.Action)
    /// Another room was chosen.
    case roomChosen(Room)
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
    plan = PlanRoom(kept: kept, decimalMark: decimalMark)
    if kept(Self.roomName)?.utf8.elementsEqual(Room.plan.id.utf8) == true { room = .plan }
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
    switch link {
    case .plan(let fields):
      room = .plan
      return plan.open(PlanState(fields)) + [keepingRoom]
    case .pace(let page, let fields):
      var sent = pace.state
      do throws(QuestionError) {
        try sent.take(fields, for: page)
      } catch {
        notice = ("This link cannot be read", error.fault.wrong + ". Copy all of it, or ask for it again.")
        return []
      }
      sent.page = page
      pace.open(sent)
      room = .pace
      return [.keep(name: Self.question, text: pace.kept), keepingRoom]
    }
  }

  private var keepingRoom: Effect { .keep(name: Self.roomName, text: room.id) }

  private static let roomName = "room"
  private static let sun = "sun"
  private static let question = "pace"

  /// Takes note of what happened; returns the work that follows from it.
  package mutating func update(_ action: Action) -> [Effect] {
    switch action {
    case .pace(let action):
      let effects = pace.update(action)
      return effects + (action.changesWhatIsKept ? [.keep(name: Self.question, text: pace.kept)] : [])
    case .plan(let action): return plan.update(action)
    case .roomChosen(let room):
      self.room = room
      return [keepingRoom]
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
      header
      if let notice {
        View.element("div", .class("told")) {
          faultBlock(notice.wrong, notice.rightForm)
          iconButton(.close, "Close", .noticeRead)
        }
      }
      switch room {
      case .pace: pace.view.map { .pace($0) }
      case .plan: plan.view.map { .plan($0) }
      }
      roomBar
    }
  }

  private var header: View<Action> {
    View.element("header", .class("header")) {
      switch room {
      case .pace:
        View.element("h1") { "Pace" }
        iconButton(.undo, "Undo", pace.canUndo ? .pace(.undone) : nil)
        iconButton(.share, "Share", .pace(.sharingOpened))
      case .plan:
        View.element("div", .class("titles")) {
          View.element("h1") { plan.title }
          View.element("p") { plan.subtitle }
        }
        iconButton(.undo, "Undo", plan.canUndo ? .plan(.undone) : nil)
        View.element("span", .class("wide")) { iconButton(.redo, "Redo", plan.canRedo ? .plan(.redone) : nil) }
        iconButton(.more, "More", .plan(.menuOpened))
      }
      iconButton(.sun, "Bright sun", .sunToggled, pressed: isSunny)
    }
  }

  /// The rooms, at the foot of a phone and at the left of a desk.
  private var roomBar: View<Action> {
    View.element("nav", .class("room-bar"), .label("Rooms")) {
      for room in Room.allCases {
        View.element(
          "button", .class("room-button"), .attribute("type", "button"), .attribute("id", "room-" + room.id),
          .attribute("aria-current", room == self.room ? "page" : nil), .on(.click, .roomChosen(room))
        ) {
          room.icon.view()
          View.element("span") { room.title }
        }
      }
    }
  }
}

/// The rooms of the app.
package enum Room: Sendable, CaseIterable {
  /// Time, distance and pace.
  case pace
  /// The session.
  case plan

  /// Its name on the bar.
  var title: String {
    switch self {
    case .pace: "Pace"
    case .plan: "Plan"
    }
  }

  /// What its button is known by on the page, and how the room is kept.
  fileprivate var id: String {
    switch self {
    case .pace: "pace"
    case .plan: "plan"
    }
  }

  fileprivate var icon: Icon {
    switch self {
    case .pace: .pace
    case .plan: .plan
    }
  }
}
