import Interface
import Measures
import Pacing

extension PaceRoom {
  /// The dialog in which a quantity is entered; it is always there and empty while nothing is.
  var sheetView: View<Action> {
    View.element(
      "dialog", .class("sheet"), .attribute("aria-labelledby", "sheet-title"), .property("modal", .flag(sheet != nil)),
      .on(.dismiss, .dismissed)
    ) {
      if let sheet { contents(of: sheet) }
    }
  }

  private func contents(of sheet: Sheet) -> View<Action> {
    View.element("div", .class("sheet-contents")) {
      View.element("div", .class("sheet-head")) {
        View.element("h2", .attribute("id", "sheet-title")) { sheet.quantity.title }
        View.element(
          "button", .class("icon-button"), .attribute("type", "button"), .label("Close"), .attribute("title", "Close"),
          .on(.click, .dismissed)
        ) { Icon.close.view() }
      }
      sheet.entry.view(name: sheet.quantity.title, isForTyping: sheet.isForTyping, accepted: .accepted) { .entry($0) }
      View.element("div", .class("sheet-foot")) {
        View.element("button", .class("quiet"), .attribute("type", "button"), .on(.click, .entry(.cleared))) { "Clear" }
        View.element(
          "button", .class("primary"), .attribute("type", "button"), .flag("disabled", sheet.entry.fault != nil),
          .on(.click, .accepted)
        ) { "Set " + sheet.quantity.name }
      }
    }
  }
}
