/// Something that happened on the page, as a plain value.
public struct Event: Equatable, Sendable {
  /// The node that listens.
  public let node: Int
  /// What happened.
  public let kind: EventKind
  /// What was typed, pressed or pointed at.
  public let value: EventValue
  /// When it happened.
  public let clocks: Clocks
  /// The node that has the focus, where one has.
  public let focused: Int?

  /// An event with all that is known of it.
  public init(node: Int, kind: EventKind, value: EventValue, clocks: Clocks, focused: Int? = nil) {
    (self.node, self.kind, self.value, self.clocks, self.focused) = (node, kind, value, clocks, focused)
  }
}

/// What can happen on the page.
public enum EventKind: CaseIterable, Sendable {
  /// A button was pressed, by pointer or key.
  case click
  /// A field's text changed by a letter.
  case input
  /// A field's text or a box's tick was settled.
  case change
  /// A key was pressed.
  case key
  /// The focus came.
  case focus
  /// The focus went.
  case blur
  /// A pointer went down.
  case press
  /// A pointer that is down moved.
  case drag
  /// A pointer went up.
  case release
  /// A gesture was taken away, as by a scroll or a call.
  case cancel
  /// A mouse wheel turned.
  case wheel
  /// A dialog was sent away, as with Escape.
  case dismiss

  /// The kind of this name, where there is one.
  public init?(name: String) {
    guard let kind = Self.allCases.first(where: { $0.name.hasSameBytes(as: name) }) else { return nil }
    self = kind
  }

  /// Its name on the page, one word.
  public var name: String {
    switch self {
    case .click: "click"
    case .input: "input"
    case .change: "change"
    case .key: "key"
    case .focus: "focus"
    case .blur: "blur"
    case .press: "press"
    case .drag: "drag"
    case .release: "release"
    case .cancel: "cancel"
    case .wheel: "wheel"
    case .dismiss: "dismiss"
    }
  }
}

/// What an event brings with it.
public struct EventValue: Equatable, Sendable {
  /// The field's text; the key's name (`KeyboardEvent.key`); for a click or a pointer, what pointed: `mouse`, `touch`,
  /// `pen`, or nothing for the keyboard.
  public let text: String
  /// A place or a way from left to right, in thousandths of the listening element's width.
  ///
  /// For a pointer, how far it is from the left edge, outside of 0 to 1000 where it has left; for the wheel, how far it turned
  /// to the right, negative to the left.
  public let across: Int64
  /// The same downwards, from the top edge, in thousandths of the height.
  public let down: Int64

  /// A value; a place only where there is one to tell.
  public init(text: String = "", across: Int64 = 0, down: Int64 = 0) {
    (self.text, self.across, self.down) = (text, across, down)
  }
}

/// What both clocks of the page read at one moment.
///
/// Durations come from the monotonic clock; the wall clock is for dates, and for telling that the device slept.
public struct Clocks: Equatable, Sendable {
  /// Milliseconds since the page's start; never goes back, may stand still while the device sleeps.
  public let monotonicMilliseconds: Int64
  /// Milliseconds since 1970-01-01 00:00 UTC, as the device has it; may be set back.
  public let wallMilliseconds: Int64

  /// Both readings, taken together.
  public init(monotonicMilliseconds: Int64, wallMilliseconds: Int64) {
    (self.monotonicMilliseconds, self.wallMilliseconds) = (monotonicMilliseconds, wallMilliseconds)
  }
}

extension EventValue {
  /// Whether a finger or a pen pointed, so that a keyboard on the screen would come up with a field's focus.
  public var isByTouch: Bool {
    text.hasSameBytes(as: "touch") || text.hasSameBytes(as: "pen")
  }
}
