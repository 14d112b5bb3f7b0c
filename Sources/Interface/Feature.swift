/// One thing that an element has or does.
///
/// It stands behind a pointer, and each is made by a call that keeps what it is given, so that the many features of the screens
/// take little code.
public indirect enum Feature<Action> {
  /// What the element is known by among its siblings: keep it the same wherever the element moves to.
  case key(Int)
  /// What the page is told about it.
  case trait(Trait)
  /// What is said when an event of this kind happens here: ``on(_:_:)``.
  case listener(EventKind, (Event) -> Action?)
  /// What is said when one of these keys is pressed here: ``onKeys(_:_:)``.
  case keyListener([String], (Event) -> Action?)
}

extension Feature {
  /// An attribute; `nil` where it is absent.
  @inline(never)
  public static func attribute(_ name: consuming String, _ value: consuming String?) -> Feature {
    .trait(.attribute(name, value))
  }

  /// Something of the live element that no attribute can say.
  ///
  /// | name | value | what it does |
  /// |---|---|---|
  /// | `value` | text | what stands in a field |
  /// | `checked` | flag | whether a box is ticked |
  /// | `modal` | flag | whether a `dialog` is shown over everything else |
  /// | `focus` | flag | on turning true, the element gets the focus |
  /// | `selected` | flag | on turning true, all of a field's text is selected |
  ///
  /// What is not said is an empty text or false.
  @inline(never)
  public static func property(_ name: consuming String, _ value: consuming Property) -> Feature {
    .trait(.property(name, value))
  }

  /// One CSS property, set by script, since the page's policy forbids style attributes; absent where the text is empty.
  @inline(never)
  public static func style(_ name: consuming String, _ value: consuming String) -> Feature {
    .trait(.style(name, value))
  }

  /// The classes, separated by spaces; `nil` where there are none.
  @inline(never)
  public static func `class`(_ names: consuming String?) -> Feature { .attribute("class", names) }

  /// What a screen reader calls the element (`aria-label`).
  @inline(never)
  public static func label(_ words: consuming String) -> Feature { .attribute("aria-label", words) }

  /// An attribute that is there or not, as `hidden`.
  @inline(never)
  public static func flag(_ name: String, _ isPresent: Bool) -> Feature { .attribute(name, isPresent ? "" : nil) }

  /// What is said when an event of this kind happens here; `nil` says nothing.
  @inline(never)
  public static func on(_ kind: EventKind, _ listener: @escaping (Event) -> Action?) -> Feature {
    .listener(kind, listener)
  }

  /// What is said when one of these keys is pressed here; the page does nothing else with these keys.
  ///
  /// They are the names of `KeyboardEvent.key`, as `ArrowUp` or `7`. An element may have several; they come before `.on(.key, …)`.
  @inline(never)
  public static func onKeys(_ keys: [String], _ listener: @escaping (Event) -> Action?) -> Feature {
    .keyListener(keys, listener)
  }

  /// Says the same at each event of this kind.
  @inline(never)
  public static func on(_ kind: EventKind, _ action: Action) -> Feature { .on(kind) { _ in action } }

  /// Says the same at each press of one of these keys.
  @inline(never)
  public static func onKeys(_ keys: [String], _ action: Action) -> Feature { .onKeys(keys) { _ in action } }
}

extension Feature {
  /// Whether it can say something.
  var listens: Bool {
    switch self {
    case .key, .trait: false
    case .listener, .keyListener: true
    }
  }

  /// What the features of an element say to an event; of two listeners for the same kind the later one.
  static func answer(of features: [Feature], to event: Event) -> Action? {
    if event.kind == .key {
      for case .keyListener(let keys, let listener) in features
      where keys.contains(where: event.value.text.hasSameBytes(as:)) {
        return listener(event)
      }
    }
    for case .listener(event.kind, let listener) in features.reversed() { return listener(event) }
    return nil
  }
}
