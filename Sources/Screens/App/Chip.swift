import Interface

/// One of a few choices of which one holds.
struct Chip<Action> {
  let words: String
  let name: String
  let isChosen: Bool
  let action: Action

  /// A choice in short, its full name for a screen reader, and what choosing it says.
  init(_ words: String, name: String, isChosen: Bool, _ action: Action) {
    (self.words, self.name, self.isChosen, self.action) = (words, name, isChosen, action)
  }
}

/// A row of choices: plain words, a bar under the one that holds. Arrow keys go through them.
///
/// - Parameters:
///   - name: What the choices are known by together on the page; no other row has it.
///   - label: What a screen reader calls them.
func chips<Action>(name: String, label: String, _ chips: [Chip<Action>]) -> View<Action> {
  View.element("div", .class("chips"), .attribute("role", "radiogroup"), .label(label)) {
    for chip in chips {
      View.element("label", .class("chip")) {
        View.element(
          "input", .attribute("type", "radio"), .attribute("name", name), .label(chip.words + ", " + chip.name), .property("checked", .flag(chip.isChosen)),
          .on(.change, chip.action))
        View.element("span") { chip.words }
      }
    }
  }
}
