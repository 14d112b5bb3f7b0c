import JSON
import Measures
import Pacing
import Workouts

/// What stands in the Plan room: all that undo takes back and that is kept.
struct PlanState: Sendable {
  /// The session.
  private(set) var plan = Plan.blank()
  /// The three quantities on top while the plan is blank: a calculator.
  var calculator = PaceQuestion()
  /// The text as somebody types it; `nil` where it is just the plan's own.
  private(set) var draft: String?
  /// What ``draft`` was read as last, so that the next letter costs little.
  private var reading: PlanReading?
  /// What could not be read of ``text``, in order.
  private(set) var faults: [TextFault] = []
  /// The plan as it is done.
  private(set) var timeline = Timeline(Plan())

  /// One blank row, and the marathon on top.
  init() {
    calculator.give(.distance(Distance.Written(.marathon, in: .kilometre)))
  }

  /// A session that somebody has; without rows it is a blank one.
  init(_ plan: Plan) {
    set(plan)
  }

  /// Whether the totals are a calculator's, since there are no rows to sum up.
  var isCalculator: Bool { plan.isBlank }

  /// The text that stands for the plan.
  var text: String { draft ?? plan.text }

  /// Changes the plan; it has one row at least then, and the calculator is empty where it has any.
  mutating func change(_ edit: (inout Plan) -> Void) {
    var changed = plan
    edit(&changed)
    set(changed)
  }

  private mutating func set(_ changed: Plan) {
    plan = changed
    if plan.items.isEmpty { plan.add(.step(.blank(plan.units))) }
    draft = nil
    let hasUnread = plan.rows.contains { if case .unread = $0.item.content { true } else { false } }
    faults = hasUnread ? PlanReading(plan.text).faults : []
    follow()
  }

  /// Takes a text as it is typed.
  mutating func type(_ text: String, decimalMark: DecimalMark) {
    let reading = PlanReading(text, decimalMark: decimalMark, after: reading)
    self.reading = reading
    plan = reading.plan
    if plan.items.isEmpty { plan.add(.step(.blank(plan.units))) }
    (draft, faults) = (text, reading.faults)
    follow()
  }

  private mutating func follow() {
    timeline = Timeline(plan)
    if !plan.isBlank { calculator = PaceQuestion() }
  }
}

extension PlanState {
  /// The state as fields, as links and what is kept hold it.
  var fields: Fields {
    var fields = Fields()
    let isUntouched = isCalculator && (draft ?? "").isEmpty
    if !isUntouched || !plan.name.isEmpty || plan.units != .metric { fields.add("text", text) }
    for given in calculator.solver.givens { fields.add(given.quantity.name, calculator.given(given.quantity)?.text) }
    return fields
  }

  /// The state that fields say; what cannot be read of a text stays in it as it is.
  init(_ fields: Fields) {
    calculator = PaceQuestion()
    if let text = fields["text"] {
      type(text, decimalMark: .point)
      if faults.isEmpty { draft = nil }
    }
    guard isCalculator else { return }
    for field in fields.all {
      if field.name.utf8.elementsEqual("time".utf8), let time = try? Time(reading: field.text) {
        calculator.give(.time(time))
      } else if field.name.utf8.elementsEqual("distance".utf8),
        let distance = try? Distance.Written(reading: field.text, unit: .kilometre)
      {
        calculator.give(.distance(distance))
      } else if field.name.utf8.elementsEqual("pace".utf8),
        let pace = try? Pace.Written(reading: field.text, unit: .perKilometre)
      {
        calculator.give(.pace(pace))
      }
    }
  }
}
