import JSON
package import Measures
import Pacing

// What the room keeps on the device, version 2, one JSON object: the page that is seen, and what is filled in on each, as the
// part of a link behind its name (Link): {"version":2,"page":"splits","solve":"distance=42.195+km;time=3:30:00;…",…}

extension PaceRoom {
  /// What is asked and how it is shown, as text for ``init(kept:decimalMark:)``.
  ///
  /// Edits that can be undone are not kept.
  package var kept: String {
    var members: [(String, JSON)] = [("version", 2), ("page", .string(state.page.name))]
    for page in PacePage.allCases { members.append((page.name, .string(state.fields(of: page).linkText))) }
    return JSON.object(members.map { JSON.Member($0.0, $0.1) }).compact
  }

  /// A room as it was kept; `nil` where the text is none of ours.
  ///
  /// A page that cannot be read is as it is at first; the others are as they were kept.
  package init?(kept: String, decimalMark: DecimalMark) {
    guard let document = try? JSON(reading: kept, atMost: 65_536), document["version"]?.integer == 2,
      let page = document["page"]?.text.flatMap({ PacePage(name: $0) })
    else { return nil }
    var state = PaceState()
    for page in PacePage.allCases {
      guard let text = document[page.name]?.text, let fields = Fields(linkText: text) else { continue }
      try? state.take(fields, for: page)
    }
    state.page = page
    self.init(state, decimalMark: decimalMark)
  }
}
