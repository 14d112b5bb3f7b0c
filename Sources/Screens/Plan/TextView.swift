import Interface
import Measures
import Workouts

extension PlanRoom {
  /// The text to be typed, with its lines numbered, and what is wrong in it.
  var textPane: [View<Action>] {
    mutating get {
      [
        View.element("div", .class("section-head")) {
          View.element("h2") { "Text" }
          View.element("button", .class("more"), .attribute("type", "button"), .on(.click, .handedOn(.text))) {
            Icon.copy.view()
            "Copy"
          }
          View.element("button", .class("more"), .attribute("type", "button"), .on(.click, .handedOn(.link))) {
            Icon.share.view()
            "Link"
          }
        },
        View.element("div", .class("code")) {
          View.element("div", .class("mirror"), .attribute("aria-hidden", "true")) { mirror }
          View.element(
            "textarea", .label("Plan as text"), .attribute("spellcheck", "false"), .attribute("autocapitalize", "off"),
            .attribute("autocomplete", "off"), .attribute("autocorrect", "off"), .attribute("rows", "1"),
            .attribute("aria-describedby", "text-message"),
            .attribute("aria-invalid", state.faults.isEmpty ? nil : "true"),
            .attribute("placeholder", "6 x 800 m @ 3:45/km, 90 s rest"), .property("value", .text(shownText)),
            .on(.input) { .typed($0.value.text) }, .on(.change, .typingSettled))
        },
        View.element("div", .class("text-message"), .attribute("id", "text-message"), .attribute("role", "status")) {
          message
        },
      ]
    }
  }

  /// The text in the field: empty where the plan is.
  private var shownText: String {
    if let draft = state.draft { return draft }
    if state.isCalculator, plan.name.isEmpty { return "" }
    return String(decoding: Array(plan.text.utf8.dropLast()), as: UTF8.self)  // without the last line's end
  }

  /// The lines under the field, which number them and mark what is wrong; those that are the same are not made again.
  private var mirror: [View<Action>] {
    mutating get {
      var lines: [ShownLine] = []
      let split = Array(shownText.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      var next = 0  // faults stand in the order of their lines
      for (index, line) in split.enumerated() {
        while next < state.faults.count, state.faults[next].line < index + 1 { next += 1 }
        let fault = next < state.faults.count && state.faults[next].line == index + 1 ? state.faults[next] : nil
        if fault == nil, index < shownLines.count, !shownLines[index].isWrong,
          shownLines[index].text.elementsEqual(line)
        {
          lines.append(shownLines[index])
        } else {
          lines.append(ShownLine(text: Array(line), isWrong: fault != nil, view: view(of: line, fault)))
        }
      }
      shownLines = lines
      return lines.map { $0.view }
    }
  }

  private func view(of line: ArraySlice<UInt8>, _ fault: TextFault?) -> View<Action> {
    View.element("div", .class(fault == nil ? "line" : "line wrong")) {
      if let fault { marked(line, fault) } else { String(decoding: line, as: UTF8.self) }
      "\u{200B}"
    }
  }

  private func marked(_ line: ArraySlice<UInt8>, _ fault: TextFault) -> [View<Action>] {
    var (column, pieces): (Int, [[UInt8]]) = (0, [[], [], []])
    for byte in line {
      if byte & 0xC0 != 0x80 { column += 1 }
      pieces[column < fault.column ? 0 : column < fault.column + fault.length ? 1 : 2].append(byte)
    }
    return [
      .text(String(decoding: pieces[0], as: UTF8.self)),
      View.element("mark") { String(decoding: pieces[1], as: UTF8.self) },
      .text(String(decoding: pieces[2], as: UTF8.self)),
    ]
  }

  private var message: [View<Action>] {
    guard let fault = state.faults.first else {
      return state.isCalculator
        ? []
        : [
          View.element("p", .class("reads-back")) {
            Icon.check.view()
            "Reads back to the same plan."
          }
        ]
    }
    let others = state.faults.count - 1
    let more = others == 0 ? "" : others == 1 ? " One more place below." : " \(others) more places below."
    return [
      View.element("div", .class("error")) {
        Icon.warning.view()
        View.element("p") {
          View.element("strong") { "Line \(fault.line), column \(fault.column): " + fault.wrong + "." }
          View.element("span") { fault.rightForm + " The totals above leave it out." + more }
        }
      },
      View.element("div", .class("mending")) {
        if let mend = fault.mend { wordButton("Use " + mend, isPrimary: true, .edited(.mended(0))) }
        wordButton("Examples", .templatesOpened)
      },
    ]
  }
}

/// A line of the text as it was shown.
struct ShownLine {
  let text: [UInt8]
  let isWrong: Bool
  let view: View<PlanRoom.Action>
}
