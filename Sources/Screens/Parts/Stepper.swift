import Interface
import Measures

/// A value between a minus and a plus.
///
/// `less` and `more` are said by the buttons; where there is none, as at an end, the button does nothing and says so: it stays
/// in reach, so that the focus does not fall off it.
func stepper<Action>(_ label: String, value: String, less: Action?, more: Action?) -> View<Action> {
  View.element("div", .class("stepper"), .attribute("role", "group"), .label(label + ", " + value)) {
    stepButton(.minus, "Less, " + label, less)
    View.element("span", .class("value")) { value }
    stepButton(.plus, "More, " + label, more)
  }
}

private func stepButton<Action>(_ icon: Icon, _ name: String, _ action: Action?) -> View<Action> {
  View.element(
    "button", .class("icon-button"), .attribute("type", "button"), .label(name),
    .attribute("aria-disabled", action == nil ? "true" : nil),
    .on(.click) { _ in action }
  ) { icon.view() }
}
