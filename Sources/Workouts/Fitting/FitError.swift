public import Pacing

/// Why the rows of a plan cannot follow a total.
public indirect enum FitError: PacingError {
  /// A total of nothing.
  case zero
  /// What is to be kept is what was edited: times or distances; or paces, where a pace was edited.
  case kept(Plan.Way)
  /// A row of which nobody knows the time, or the distance, as it is called.
  case unknown(row: String, isTime: Bool)
  /// What does not follow comes to so much alone, as it is written.
  case fixed(String, isLocked: Bool)
  /// Nothing is left that could follow.
  case nothingFollows(isLocked: Bool)
  /// A row would be nothing, or longer than Lapwing measures.
  case outOfRange
  /// The send-offs leave no way to reach it to the millisecond.
  case betweenSendOffs
  /// There are no repeats to change.
  case noRepeats
  /// A pace does not follow from repeats.
  case paceOfRepeats
  /// No number of repeats gives it; the nearest from below and above, with what they give.
  case noCount(below: (count: Int, total: String)?, above: (count: Int, total: String)?)

  /// What is wrong, as a sentence without its full stop.
  public var wrong: String {
    switch self {
    case .zero: "A total is more than nothing"
    case .kept(.keepTimes): "The times are what is to change"
    case .kept(.keepDistances): "The distances are what is to change"
    case .kept: "The paces are what is to change"
    case .unknown(let row, let isTime): row + " has no " + (isTime ? "time" : "distance") + " yet"
    case .fixed(let amount, let isLocked):
      (isLocked ? "Rests and locked rows alone take " : "The rests alone take ") + amount
    case .nothingFollows(let isLocked): isLocked ? "Every row is locked" : "There is no work in this plan"
    case .outOfRange: "A row would come to nothing, or to more than Lapwing measures"
    case .betweenSendOffs: "The send-offs leave no way to reach this total"
    case .noRepeats: "This plan has no repeats"
    case .paceOfRepeats: "Repeats change how much is done, not how fast"
    case .noCount(let below, let above):
      ([below, above].compactMap { $0 }.map {
        "\($0.count) " + ($0.count == 1 ? "time" : "times") + " gives " + $0.total
      }).joined(separator: ", ")
    }
  }

  /// What would have been right, as a sentence.
  public var rightForm: String {
    switch self {
    case .zero: "Set one above zero."
    case .unknown(_, let isTime): isTime ? "Give it one, or a pace." : "Give it a pace."
    case .fixed: "Set more, or change them."
    case .nothingFollows(let isLocked): isLocked ? "Unlock one." : "Add a step."
    case .outOfRange: "Set a total nearer to this one."
    case .noCount(let below, let above): below == nil || above == nil ? "Set this one." : "Set one of these."
    case .kept, .betweenSendOffs, .noRepeats, .paceOfRepeats: "Choose another way."
    }
  }

  /// Whether both say the same.
  public static func == (left: FitError, right: FitError) -> Bool {
    left.wrong.utf8.elementsEqual(right.wrong.utf8)
  }
}
