import Interface
import PageModel
import Screens
import Testing

/// What stands on the tabs, and what is done there.
extension Visitor {
  /// All that is seen of the open tab and what is chosen on it, without what the solver shows of other tabs beside it.
  var seen: String {
    let parts = nodes { ["inputs", "outputs", "outputs-frame"].contains($0.attributes["class"]) }.map(words)
    let choices = all("radio").filter(isChecked).map(name).sorted()
    return (parts + choices + [(try? read("answer")) ?? ""]).joined(separator: "|")
  }

  /// The heads of the columns, which say that they are such.
  var heads: [String] { nodes { $0.name == "th" && $0.attributes["scope"] == "col" }.map(words) }

  /// What should be known of the answer.
  var remarks: [String] { read(class: "remark") }

  /// What is refused on the page and what would be right; `nil` where nothing is.
  var refusal: String? { all("alert").first.map(words) }

  /// What stands where the answer will be.
  var hint: String? { read(class: "hint").first }

  /// The words of the choices in the group of this name.
  func choices(in group: String) throws -> [String] {
    try radios(in: group).compactMap { page.nodes[$0]?.parent.map(words) }
  }

  /// The words of the choice that holds in the group of this name; `nil` where none does.
  func chosen(in group: String) throws -> String? {
    try radios(in: group).first(where: isChecked).flatMap { page.nodes[$0]?.parent.map(words) }
  }

  private func radios(in group: String) throws -> [Int] {
    let group = try the("radiogroup", group)
    return all("radio").filter { page.chain(of: $0).contains(group) }
  }

  private func isChecked(_ radio: Int) -> Bool { page.nodes[radio]?.properties["checked"] == .flag(true) }

  /// What stands between the minus and the plus of this name.
  func step(_ name: String) throws -> String {
    let groups = all("group").filter { self.name($0).hasPrefix(name + ", ") }
    try #require(groups.count == 1)
    return words(groups[0])
  }

  /// Whether the button of this name is in reach but does nothing.
  func isOff(_ button: String) throws -> Bool { attribute("aria-disabled", of: try the("button", button)) == "true" }

  /// The number of this name in a line of numbers; `nil` where there is none.
  func figure(_ name: String) -> String? {
    let node = all("dt").first { words($0) == name }
    return node.flatMap { page.nodes[$0]?.parent }.map(words).map { String($0.dropFirst(name.count + 1)) }
  }

  /// Empties a field by the sheet's buttons.
  mutating func empty(_ field: String) throws {
    try open(field, by: "touch")
    try press("Clear")
    try take()
  }

  /// Presses the main button of the sheet.
  mutating func take() throws {
    try send(.click, to: try #require(nodes { $0.attributes["class"] == "primary" }.first))
  }
}
