/// A row of a plan, with a number that stays the same wherever it is moved to.
public struct Item: Sendable {
  /// What the row is known by in its plan; above zero.
  public let id: Int
  /// What stands in it.
  public var content: Content

  /// What can stand in a row.
  public indirect enum Content: Sendable {
    /// Something to do.
    case step(Step)
    /// Rows to be done several times.
    case repeats(Repeat)
    /// A part of a text that could not be read, kept word for word until somebody mends it.
    case unread(String)
  }

  /// The step in it; `nil` where it is something else.
  public var step: Step? {
    if case .step(let step) = content { step } else { nil }
  }

  /// The repeat in it; `nil` where it is something else.
  public var repeats: Repeat? {
    if case .repeats(let repeats) = content { repeats } else { nil }
  }
}

/// Rows that are done several times, one after the other.
public struct Repeat: Sendable {
  /// How many times, from 1 to ``Plan/mostRepeats``.
  public let count: Int
  /// What is done each time, in order; may be empty while somebody edits it.
  public var items: [Item]

  /// Some rows, so many times.
  ///
  /// - Throws: ``PlanError/repeats(_:)`` for a count out of range.
  public init(_ count: Int, _ items: [Item]) throws(PlanError) {
    guard (1...Plan.mostRepeats).contains(count) else { throw .repeats(count) }
    (self.count, self.items) = (count, items)
  }
}
