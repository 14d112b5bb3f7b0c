import Interface
import Measures
import Pacing

extension PaceRoom {
  /// The dialog over the room; it is always there and empty while nothing is open.
  var sheetView: View<Action> {
    View.element(
      "dialog", .class("sheet"), .attribute("aria-labelledby", "sheet-title"), .property("modal", .flag(sheet != nil)),
      .on(.dismiss, .dismissed)
    ) {
      switch sheet {
      case .entry(let open)?: contents(of: open)
      case .sharing?: sharing
      case nil: []
      }
    }
  }

  private func head(_ title: String) -> View<Action> {
    View.element("div", .class("sheet-head")) {
      View.element("h2", .attribute("id", "sheet-title")) { title }
      View.element(
        "button", .class("icon-button"), .attribute("type", "button"), .label("Close"), .attribute("title", "Close"),
        .on(.click, .dismissed)
      ) { Icon.close.view() }
    }
  }

  private func contents(of sheet: EntrySheet) -> View<Action> {
    View.element("div", .class("sheet-contents")) {
      head(sheet.field.title)
      sheet.entry.view(name: sheet.field.title, isForTyping: sheet.isForTyping, accepted: .accepted) { .entry($0) }
      View.element("div", .class("sheet-foot")) {
        View.element("button", .class("quiet"), .attribute("type", "button"), .on(.click, .entry(.cleared))) { "Clear" }
        View.element(
          "button", .class("primary"), .attribute("type", "button"), .flag("disabled", sheet.entry.fault != nil),
          .on(.click, .accepted)
        ) { "Set " + sheet.field.name }
      }
    }
  }

  // MARK: Handing the answer on

  private var sharing: View<Action> {
    View.element("div", .class("sheet-contents sharing")) {
      head("Share")
      if let report = try? report() {
        View.element("p", .class("shared-sentence")) { report.sentence }
        way(.link, .link, "Send a link", "Opens this question on any phone. Nothing is sent to us.")
        way(.text, .copy, "Copy as text", "The answer with its numbers")
        if let table = report.table {
          way(.file, .file, "Save as CSV", "\(table.rows.count) rows, for a spreadsheet")
        }
        way(.paper, .printer, "Print", state.tab == .splits ? "A band for the wrist, 5 cm wide" : "This page on paper")
      } else {
        View.element("p", .class("shared-sentence")) { "There is no answer yet; the link opens what is filled in." }
        way(.link, .link, "Send a link", "Opens this question on any phone. Nothing is sent to us.")
      }
    }
  }

  private func way(_ way: Handing, _ icon: Icon, _ words: String, _ consequence: String) -> View<Action> {
    View.element("button", .class("way"), .attribute("type", "button"), .on(.click, .handedOn(way))) {
      icon.view()
      View.element("span") {
        View.element("strong") { words }
        View.element("small") { consequence }
      }
    }
  }

  /// The work for the page that hands the answer on in this way.
  func effects(of way: Handing) -> [App.Effect] {
    let report = try? report()
    let sentence = report?.sentence ?? "Lapwing: " + state.tab.title
    return switch way {
    case .link: [.share(text: sentence, link: Link.text(of: state))]
    case .text: [.copy(text: report?.text ?? sentence)]
    case .file: report?.table.map { [.save(name: "lapwing-" + state.page.name + ".csv", text: $0.csv)] } ?? []
    case .paper: [.print]
    }
  }
}

extension Report {
  /// The answer as plain text: its sentence, its numbers, its columns with tabs between, and what one should know.
  fileprivate var text: String {
    var lines = [sentence] + (figures.isEmpty ? [] : [""]) + figures.map { $0.name + ": " + $0.value }
    if let table {
      lines.append("")
      for row in [table.columns] + table.rows { lines.append(row.joined(separator: "\t")) }
    }
    if !remarks.isEmpty { lines += [""] + remarks }
    return lines.joined(separator: "\n") + "\n"
  }
}
