import Interface
import Measures
import Pacing

// The parts of a report as they are shown: the same in every room that answers a question.

/// Columns, the last row set apart where it sums the others up; no more than so many rows, the rest is said below unless it
/// is a preview.
///
/// `marks` stand before the first rows, one each; `aimed` is the column that counts most, counted from zero, else the last.
func columns<Action>(
  _ table: Table, name: String, isSummed: Bool = false, isPreview: Bool = false, marks: [Mark] = [], aimed: Int? = nil
) -> View<Action> {
  let most = isPreview ? 100 : 500
  let isCut = table.rows.count > most
  return View.element("div", .class("columns-frame")) {
    View.element("table", .class(isSummed && !isCut ? "columns summed" : "columns")) {
      View.element("caption", .class("spoken")) { name }
      View.element("thead") {
        View.element("tr") {
          for (index, head) in table.columns.enumerated() {
            View.element("th", .attribute("scope", "col"), .class(index == aimed ? "aimed" : nil)) { head }
          }
        }
      }
      View.element("tbody") {
        for (index, row) in table.rows.prefix(most).enumerated() {
          cells(of: row, mark: marks.indices.contains(index) ? marks[index] : nil, aimed: aimed ?? row.count - 1)
        }
      }
    }
    if isCut, !isPreview {
      View.element("p", .class("remark")) {
        "The first \(most) of \(table.rows.count) rows. Saved as CSV, they are all there."
      }
    }
  }
}

private func cells<Action>(of row: [String], mark: Mark?, aimed: Int) -> View<Action> {
  View.element("tr") {
    View.element("th", .attribute("scope", "row")) {
      if let mark { mark.view() }
      row[0]
    }
    for index in row.indices.dropFirst() {
      View.element("td", .class(index == aimed ? "aimed" : nil)) { row[index] }
    }
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
