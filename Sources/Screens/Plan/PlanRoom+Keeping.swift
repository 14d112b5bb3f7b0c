import JSON
package import Measures
import Pacing

// What the room keeps on the device, version 1. "plan" is {"version":1,"fields":"text=…;distance=…"}, the fields as links hold
// them; "plan-edits" is {"version":1,"past":[…],"future":[…]}, the fields before and after the edits. They are kept apart, since
// the first changes with each letter.

extension PlanRoom {
  /// The work of keeping what changed.
  func keeping(history isToo: Bool) -> [App.Effect] {
    let plan = JSON.object([JSON.Member("version", 1), JSON.Member("fields", .string(state.fields.linkText))])
    let kept = App.Effect.keep(name: Self.keptName, text: plan.compact)
    guard isToo else { return [kept] }
    return [kept, .keep(name: Self.keptEditsName, text: history.json.compact)]
  }

  private static let keptName = "plan"
  private static let keptEditsName = "plan-edits"

  /// A room as it was kept; what cannot be read is as at first.
  package init(kept: (String) -> String?, decimalMark: DecimalMark) {
    var (state, history) = (PlanState(), PlanHistory())
    if let text = kept(Self.keptName), let document = try? JSON(reading: text, atMost: 1 << 20),
      document["version"]?.integer == 1, let fields = document["fields"]?.text.flatMap({ Fields(linkText: $0) })
    {
      state = PlanState(fields)
    }
    if let text = kept(Self.keptEditsName), let document = try? JSON(reading: text, atMost: 4 << 20) {
      history = PlanHistory(document)
    }
    self.init(state, history: history, decimalMark: decimalMark)
  }
}
