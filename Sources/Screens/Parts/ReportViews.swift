import Interface
import Measures
import Pacing

// The parts of a report as they are shown: the same in every room that answers a question.

/// Columns, the last row set apart where it sums the others up; no more than so many rows, the rest is said below.
func columns<Action>(
  _ table: Table, name: String, isSummed: Bool = false, atMost most: Int = 500
) -> View<Action> {
  let isCut = table.rows.count > most
  return View.element("div", .class("columns-frame")) {
    View.element("table", .class(isSummed && !isCut ? "columns summed" : "columns")) {
      View.element("caption", .class("spoken")) { name }
      View.element("thead") {
        View.element("tr") {
          for head in table.columns { View.element("th", .attribute("scope", "col")) { head } }
        }
      }
      View.element("tbody") {
        for row in table.rows.prefix(most) { cells(of: row) }
      }
    }
    if isCut {
      View.element("p", .class("remark")) {
        "The first \(most) of \(table.rows.count) rows. Saved as CSV, they are all there."
      }
    }
  }
}

private func cells<Action>(of row: [String]) -> View<Action> {
  View.element("tr") {
    View.element("th", .attribute("scope", "row")) { row[0] }
    for cell in row.dropFirst() { View.element("td") { cell } }
  }
}

/// Numbers in a line, each below its name.
func figures<Action>(_ figures: [Report.Figure]) -> View<Action> {
  View.element("dl", .class("readings")) {
    for figure in figures {
      View.element("div") {
        View.element("dt") { figure.name }
        View.element("dd") { figure.value }
      }
    }
  }
}

/// What one should know, a line each.
func remarks<Action>(_ remarks: [String]) -> [View<Action>] {
  remarks.map { remark in
    View.element("p", .class("remark")) {
      Icon.info.view()
      View.element("span") { remark }
    }
  }
}

/// How it was worked out, behind one tap.
func workings<Action>(_ workings: [Report.Working]) -> View<Action> {
  View.element("details", .class("workings")) {
    View.element("summary") { "How this is worked out" }
    for working in workings {
      View.element("section") {
        View.element("h3") { working.name }
        View.element("p", .class("formula")) { working.formula }
        if !working.inputs.isEmpty {
          View.element("ul", .class("inputs-list")) {
            for input in working.inputs { View.element("li") { input.name + ": " + input.value } }
          }
        }
        View.element("p", .class("source")) { working.source }
      }
    }
  }
}

/// What is wrong, where, and what would have been right.
func faultBlock<Action>(_ wrong: String, _ rightForm: String) -> View<Action> {
  View.element("div", .class("error standing"), .attribute("role", "alert")) {
    Icon.warning.view()
    View.element("p") {
      View.element("strong") { wrong }
      View.element("span") { rightForm }
    }
  }
}
