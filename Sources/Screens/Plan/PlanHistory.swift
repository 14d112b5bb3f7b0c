import JSON
import Measures
import Pacing

/// The edits of the Plan room that can be taken back, and those that can be made again; kept across a reload.
struct PlanHistory: Sendable {
  /// The states before the last edits, the latest at the end, as the texts of their fields.
  private var past: [String] = []
  /// The states that were taken back, the one to come next at the end.
  private var future: [String] = []

  /// The most states that are kept, and the most bytes of them all.
  private static let most = (states: 100, bytes: 200_000)

  var canUndo: Bool { !past.isEmpty }

  var canRedo: Bool { !future.isEmpty }

  /// Remembers a state before it is edited.
  mutating func remember(_ state: PlanState) {
    past.append(state.fields.linkText)
    future = []
    forgetOldest()
  }

  /// The state before the last edit.
  mutating func back(from state: PlanState) -> PlanState? {
    guard let text = past.popLast() else { return nil }
    future.append(state.fields.linkText)
    return Fields(linkText: text).map { PlanState($0) }
  }

  /// The state after the edit that was taken back last.
  mutating func forth(from state: PlanState) -> PlanState? {
    guard let text = future.popLast() else { return nil }
    past.append(state.fields.linkText)
    return Fields(linkText: text).map { PlanState($0) }
  }

  private mutating func forgetOldest() {
    var bytes = past.reduce(0) { $0 + $1.utf8.count }
    while past.count > Self.most.states || bytes > Self.most.bytes, past.count > 1 {
      bytes -= past.removeFirst().utf8.count
    }
  }

  /// The history as it is kept.
  var json: JSON { ["past": .array(past.map { .string($0) }), "future": .array(future.map { .string($0) })] }

  /// A history without edits.
  init() {}

  /// A history as it was kept; empty where it is none of ours.
  init(_ json: JSON) {
    past = Self.texts(json["past"])
    future = Self.texts(json["future"])
  }

  private static func texts(_ json: JSON?) -> [String] {
    guard case .array(let elements)? = json else { return [] }
    return elements.compactMap { $0.text }
  }
}
