import JSON
package import Measures
import Pacing

// What the room keeps on the device. "plan" is the fields as links hold them, version=1;text=…;distance=…; "plan-edits" is
// {"past":[…],"future":[…]}, such fields before and after the edits. They are kept apart, and the first is no JSON, since it changes with
// each letter.

extension PlanRoom {
  /// The work of keeping what changed.
  func keeping(history isToo: Bool) -> [App.Effect] {
    let kept = App.Effect.keep(name: Self.keptName, text: Self.version + state.fields.linkText)
    guard isToo else { return [kept] }
    return [kept, .keep(name: Self.keptEditsName, text: history.json.compact)]
  }

  private static let version = "version=1;"
  private static let keptName = "plan"
  private static let keptEditsName = "plan-edits"

  /// A room as it was kept; what cannot be read is as at first.
  package init(kept: (String) -> String?, decimalMark: DecimalMark) {
    var (state, history) = (PlanState(), PlanHistory())
    if let text = kept(Self.keptName), let fields = Fields(linkText: text),
      fields["version"]?.utf8.elementsEqual("1".utf8) == true
    {
      state = PlanState(fields)
    }
    if let text = kept(Self.keptEditsName), let document = try? JSON(reading: text, atMost: 4 << 20) {
      history = PlanHistory(document)
    }
    self.init(state, history: history, decimalMark: decimalMark)
  }
}
