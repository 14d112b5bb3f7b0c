import Interface
import Measures

// The parts of the dialogs over the rooms.

/// The dialog over a room; it is always there and empty while nothing is open.
func sheetView<Action>(isOpen: Bool, dismissed: Action, _ contents: [View<Action>]) -> View<Action> {
  View.element(
    "dialog", .class("sheet"), .attribute("aria-labelledby", "sheet-title"), .property("modal", .flag(isOpen)),
    .on(.dismiss, dismissed)
  ) { contents }
}

/// The title of a dialog, with a button that sends it away.
func sheetHead<Action>(_ title: String, dismissed: Action) -> View<Action> {
  View.element("div", .class("sheet-head")) {
    View.element("h2", .attribute("id", "sheet-title")) { title }
    iconButton(.close, "Close", dismissed)
  }
}

/// A drawing to be pressed, with a name; without an action it stays in reach and does nothing.
func iconButton<Action>(_ icon: Icon, _ name: String, _ action: Action?, pressed: Bool? = nil) -> View<Action> {
  View.element(
    "button", .class("icon-button"), .attribute("type", "button"), .label(name), .attribute("title", name),
    .attribute("aria-disabled", action == nil ? "true" : nil),
    .attribute("aria-pressed", pressed.map { $0 ? "true" : "false" }),
    .on(.click) { _ in action }
  ) { icon.view() }
}

/// A line of a dialog that does something: its drawing, what it says, and what comes of it.
func way<Action>(_ icon: Icon, _ words: String, _ consequence: String, _ action: Action?) -> View<Action> {
  View.element(
    "button", .class("way"), .attribute("type", "button"), .attribute("aria-disabled", action == nil ? "true" : nil),
    .on(.click) { _ in action }
  ) {
    icon.view()
    View.element("span") {
      View.element("strong") { words }
      if !consequence.isEmpty { View.element("small") { consequence } }
    }
  }
}

/// A button with words; the main one of its screen is green.
func wordButton<Action>(_ words: String, isPrimary: Bool = false, icon: Icon? = nil, _ action: Action?) -> View<Action>
{
  View.element(
    "button", .class(isPrimary ? "primary" : "quiet"), .attribute("type", "button"),
    .attribute("aria-disabled", action == nil ? "true" : nil), .on(.click) { _ in action }
  ) {
    if let icon { icon.view() }
    words
  }
}

/// A line of choices with its label.
func choiceLine<Action>(_ label: String, _ content: [View<Action>]) -> View<Action> {
  View.element("div", .class("choice")) {
    View.element("span", .class("label"), .attribute("aria-hidden", "true")) { label }
    View.element("div", .class("choice-value")) { content }
  }
}
