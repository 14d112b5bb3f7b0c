import Interface
import Measures

extension MeasureEntry {
  /// The field, what it understood, and the wheels.
  ///
  /// - Parameters:
  ///   - name: What is entered: `Time`.
  ///   - isForTyping: Whether the field has the focus from the start.
  ///   - accepted: Said when Enter is pressed.
  ///   - wrap: Makes an action of the parent of one of the entry.
  /// - Returns: The three, from top to bottom.
  func view<Outer>(
    name: String, isForTyping: Bool, accepted: Outer, wrap: @escaping (Action) -> Outer
  ) -> [View<Outer>] {
    [
      field(name: name, isForTyping: isForTyping, accepted: accepted, wrap: wrap),
      message.map(wrap),
      View.element("div", .class("setting"), .flag("inert", fault != nil)) {
        names.map { $0.map(wrap) }
        if isOnWheels {
          View.element("div", .onKeys(["Enter"], accepted)) {
            wheels.view(name: name, spoken: wheelsSpoken).map { wrap(.wheels($0)) }
          }
        } else {
          View.element("p", .class("beyond")) { "More than the wheels can show. It is kept as typed." }
        }
        options.map { $0.map(wrap) }
      },
    ]
  }

  private func field<Outer>(
    name: String, isForTyping: Bool, accepted: Outer, wrap: @escaping (Action) -> Outer
  ) -> View<Outer> {
    View.element("div", .class("field")) {
      View.element(
        "input", .attribute("type", "text"), .label(name), .attribute("autocomplete", "off"),
        .attribute("autocapitalize", "off"), .attribute("autocorrect", "off"), .attribute("spellcheck", "false"),
        .attribute("enterkeyhint", "done"), .attribute("aria-describedby", "reading"),
        .attribute("aria-invalid", fault == nil ? nil : "true"), .attribute("placeholder", placeholder),
        .property("value", .text(text)), .property("focus", .flag(isForTyping)),
        .property("selected", .flag(isForTyping)), .on(.input) { wrap(.typed($0.value.text)) },
        .on(.change, wrap(.settled)),
        .onKeys(["Enter"], accepted))
      Icon.keyboard.view()
    }
  }

  private var placeholder: String {
    switch kind {
    case .time(let hours, _): hours ? "3:30:00" : "4:59.00"
    case .distance(let unit): "10 " + unit.symbol
    case .pool: "25 m"
    case .pace(.per): "5:00" + unitSymbol
    case .pace(.speed): "12 " + unitSymbol
    case .number: "700"
    }
  }

  private var unitSymbol: String {
    if case .pace(let unit) = kind { unit.symbol } else { "" }
  }

  /// How the text was read, on one line; or what is wrong with it, and a right form.
  ///
  /// Its place is kept while it is empty.
  private var message: View<Action> {
    View.element("div", .class("message"), .attribute("id", "reading"), .attribute("role", "status")) {
      if let fault {
        View.element("div", .class("error")) {
          Icon.warning.view()
          View.element("p") {
            View.element("strong") { fault.wrong }
            View.element("span") { fault.rightForm }
          }
        }
      } else if let value {
        View.element("p", .class("echo")) { value.echo }
        if isOnWheels, !isExactOnWheels {
          View.element("p", .class("note")) { "· the wheels show the nearest" }
        }
      }
    }
  }

  /// What the wheels show, in words.
  private var wheelsSpoken: String {
    wheelsKind.value(of: wheels.count)?.spoken ?? "nothing"
  }

  /// The values that can be picked by their names.
  private var names: [View<Action>] {
    guard !offers.isEmpty else { return [] }
    return [
      View.element("div", .class("names"), .attribute("role", "group"), .label("By name")) {
        for offer in offers {
          View.element("button", .class("quiet"), .attribute("type", "button"), .on(.click, .picked(offer))) {
            offer.name
          }
        }
      }
    ]
  }

  /// Which wheels a time has.
  private var options: [View<Action>] {
    guard case .time(let hours, let hundredths) = wheelsKind else { return [] }
    return [
      View.element("div", .class("options"), .attribute("role", "group"), .label("Wheels")) {
        Self.option("Hours", isOn: hours, .hoursToggled)
        Self.option("Hundredths", isOn: hundredths, .hundredthsToggled)
      }
    ]
  }

  private static func option(_ words: String, isOn: Bool, _ action: Action) -> View<Action> {
    View.element(
      "button", .class("option"), .attribute("type", "button"), .attribute("aria-pressed", isOn ? "true" : "false"),
      .on(.click, action)
    ) { words }
  }
}
