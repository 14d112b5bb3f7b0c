import Measures
public import Pacing

/// A training session: rows in order, some of them repeated, for a runner or a swimmer.
public struct Plan: Sendable {
  /// What somebody calls it; empty where nobody did.
  ///
  /// One line, at most ``mostNameBytes`` bytes.
  public var name = ""
  /// The pool it is swum in; `nil` for a run, and for open water.
  public var pool: Pool?
  /// Whom it is for.
  public var athlete = Athlete()
  /// The units of the totals, which rows that are added take over.
  public var units = Units.metric
  /// The rows, in order.
  public internal(set) var items: [Item] = []
  /// The number of the row that was made last.
  var lastID = 0

  /// The most repeats of a row.
  public static let mostRepeats = 999
  /// The most rows, those inside repeats and repeats themselves counted.
  public static let mostRows = 1000
  /// The most repeats inside one another.
  public static let mostDepth = 16
  /// The most steps that are done, each as often as it is repeated.
  public static let mostSteps = 9999
  /// The most bytes of a name or a note.
  public static let mostNameBytes = 200

  /// A plan without rows.
  public init() {}

  /// As a notebook has it at first: one blank row in these units.
  public static func blank(_ units: Units = .metric) -> Plan {
    var plan = Plan()
    plan.units = units
    plan.add(.step(.blank(units)))
    return plan
  }

  /// Whether there is nothing in it but one blank row, or less.
  public var isBlank: Bool { items.isEmpty || items.count == 1 && items[0].step?.isBlank == true }

  /// Adds a row at the end; gives its number.
  ///
  /// Within limits only a reader checks: see ``checked()``.
  @discardableResult
  public mutating func add(_ content: Item.Content) -> Int {
    let item = make(content)
    items.append(item)
    return item.id
  }

  /// A row that is not in the plan yet.
  public mutating func make(_ content: Item.Content) -> Item {
    lastID += 1
    return Item(id: lastID, content: content)
  }
}

extension Plan {
  /// The row of this number; `nil` where there is none.
  public subscript(_ id: Int) -> Item? { Self.find(id, in: items) }

  private static func find(_ id: Int, in items: [Item]) -> Item? {
    for item in items {
      if item.id == id { return item }
      if let inside = item.repeats.flatMap({ find(id, in: $0.items) }) { return inside }
    }
    return nil
  }

  /// A row as it is shown in a list: how deep it lies, and whether it is the last inside its repeat.
  public struct Row: Sendable {
    /// The row.
    public let item: Item
    /// How many repeats it lies in; nought outside of all.
    public let depth: Int
    /// The repeat it lies in; `nil` outside of all.
    public let parent: Int?
    /// For each repeat around it, outermost first, whether the row of its list that this one is, or lies in, has another below it; a send-off at its end
    /// aside, which belongs to the repeat.
    public let goesOn: [Bool]
  }

  /// All rows from top to bottom, each repeat before what is in it.
  public var rows: [Row] {
    var rows: [Row] = []
    Self.list(items, parent: nil, goesOn: [], into: &rows)
    return rows
  }

  private static func list(_ items: [Item], parent: Int?, goesOn: [Bool], into rows: inout [Row]) {
    let last = items.count - (parent != nil && items.last?.step?.isSendOff == true ? 2 : 1)
    for (index, item) in items.enumerated() {
      let lines = parent == nil ? [] : goesOn + [index < last]
      rows.append(Row(item: item, depth: lines.count, parent: parent, goesOn: lines))
      if let repeats = item.repeats { list(repeats.items, parent: item.id, goesOn: lines, into: &rows) }
    }
  }

  /// The plan, where it is within the limits.
  ///
  /// - Throws: ``PlanError`` for too many rows, steps or repeats inside one another, and for a rest that would shrink below
  ///   nothing.
  public func checked() throws(PlanError) -> Plan {
    var rows = 0
    let steps = try Self.check(items, depth: 0, repeats: 1, rows: &rows)
    guard rows <= Self.mostRows else { throw .rows(rows) }
    guard steps <= Self.mostSteps else { throw .steps(steps) }
    return self
  }

  /// How many steps these rows are when all is done; counting stops far above the most.
  static func check(
    _ items: [Item], depth: Int, repeats: Int, rows: inout Int
  ) throws(PlanError) -> Int {
    guard depth <= mostDepth else { throw .depth }
    var steps = 0
    for item in items {
      rows += 1
      switch item.content {
      case .unread: break
      case .step(let step):
        if case .shrinking(let from, let by) = step.extent {
          let left = from.milliseconds - by.milliseconds * Int64(repeats - (step.skipsLast ? 2 : 1))
          guard left >= 0 || repeats == 1 else { throw .shrunk(from: from, by: by, repeats: repeats) }
        }
        steps += 1
      case .repeats(let inner):
        let once = try check(inner.items, depth: depth + 1, repeats: inner.count, rows: &rows)
        steps += min(once, 1_000_000) * inner.count
      }
    }
    return steps
  }
}
