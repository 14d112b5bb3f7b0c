import Interface
import Measures

/// One of a few choices of which one holds.
struct Chip<Action> {
  let words: String
  let name: String
  let isChosen: Bool
  let hasFocus: Bool
  let action: Action

  /// A choice in short, its full name for a screen reader where the short form is not enough, and what choosing it says.
  init(_ words: String, name: String = "", isChosen: Bool, hasFocus: Bool = false, _ action: Action) {
    (self.words, self.name, self.isChosen, self.hasFocus, self.action) = (words, name, isChosen, hasFocus, action)
  }
}

/// A row of choices: plain words, a bar under the one that holds.
///
/// Arrow keys go through them. Together they are known on the page by `name`, which no other row has, and to a screen
/// reader by `label`; `style` is their class, `chips` or `tabs`.
func chips<Action>(name: String, label: String, style: String = "chips", _ chips: [Chip<Action>]) -> View<Action> {
  View.element("div", .class(style), .attribute("role", "radiogroup"), .label(label)) {
    for chip in chips {
      View.element("label", .class("chip")) {
        View.element(
          "input", .attribute("type", "radio"), .attribute("name", name),
          .label(chip.name.isEmpty ? chip.words : chip.words + ", " + chip.name),
          .property("checked", .flag(chip.isChosen)), .property("focus", .flag(chip.hasFocus)),
          .on(.change, chip.action))
        View.element("span") { chip.words }
      }
    }
  }
}
