import Interface
import Measures
import PageModel
import Screens
import Testing
import Workouts

/// What stands in the Plan room, and what is done there.
extension Visitor {
  /// Somebody who goes to the Plan room.
  static func inPlan(
    kept: [String: String] = [:], decimalMark: DecimalMark = .point, text: String? = nil
  ) throws -> Visitor {
    var visitor = try Visitor(kept: kept, decimalMark: decimalMark)
    try visitor.press("Plan")
    if let text { try visitor.write(text) }
    return visitor
  }

  /// Types a plan as text.
  mutating func write(_ text: String) throws {
    try send(.input, to: try the("textarea", "Plan as text"), EventValue(text: text))
  }

  /// The plan's own text, as it stands in the field.
  func plannedText() throws -> String {
    guard case .text(let text)? = page.nodes[try the("textarea", "Plan as text")]?.properties["value"] else {
      return ""
    }
    return text
  }

  /// The totals from left to right, as they are read: `Time 33:00`.
  var totals: [String] {
    nodes { $0.attributes["class"]?.hasPrefix("sum") == true && $0.name == "button" }.map(words)
  }

  /// The rows from top to bottom, as they are read, without their tools.
  var rows: [String] {
    guard let table = all("table", "Rows").first else { return [] }
    return (page.nodes[table]?.children ?? []).filter { role($0) == "row" }.dropFirst().map { row in
      (page.nodes[row]?.children ?? []).filter { page.nodes[$0]?.attributes["class"] != "tools" }.map(words)
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// The numbers of the rows, from top to bottom.
  var rowIDs: [Int] { app.plan.plan.rows.map { $0.item.id } }

  /// Sets a quantity of the row so many from the top, counted from nought.
  mutating func set(_ quantity: String, ofRow index: Int, to text: String, by pointer: String = "mouse") throws {
    try open(quantity + "-\(rowIDs[index])", by: pointer)
    try type(text)
    try press("Set " + quantity)
  }

  /// Sets a total; where rows hold values the choice is open then.
  mutating func lead(_ quantity: String, to text: String) throws {
    try open("total-" + quantity)
    try type(text)
    try press("Set " + quantity)
  }

  /// Chooses how the rows are to follow, by its words, and takes it.
  mutating func follow(_ words: String) throws {
    let radio = all("radio").first { self.words(page.nodes[$0]?.parent ?? 0).hasPrefix(words) }
    try send(.change, to: try #require(radio))
    try press(words == "Start afresh" ? "Start afresh" : "Fit the rows")
  }

  /// Chooses a unit in the open sheet.
  mutating func choose(unit symbol: String) throws {
    let group = try the("radiogroup", "Unit")
    let radio = all("radio").first { page.chain(of: $0).contains(group) && page.nodes[$0]?.parent.map(words) == symbol }
    try send(.change, to: try #require(radio))
  }

  /// Chooses the row so many from the top.
  mutating func select(row index: Int) throws {
    let id = rowIDs[index]
    let row = try #require(
      nodes { $0.attributes["role"] == "row" && $0.children.count > 1 }.first {
        page.chain(of: (try? element(id: "time-\(id)")) ?? (try? element(id: "count-\(id)")) ?? 0).contains($0)
      })
    try send(.click, to: row)
  }
}
