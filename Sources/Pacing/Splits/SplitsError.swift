public import Measures

/// Why a goal has no splits.
public indirect enum SplitsError: PacingError {
  /// The step is nothing.
  case noStep
  /// The distance is nothing.
  case noDistance
  /// The step is longer than the whole distance.
  case stepTooLong(step: Distance, distance: Distance)
  /// So many rows, more than ``Splits/mostRows``.
  case tooManyRows(Int64)
  /// The pace takes longer over the distance than the longest time.
  case tooSlow

  /// What is wrong, as a sentence without its full stop.
  public var wrong: String {
    switch self {
    case .noStep: "A step of nothing never arrives"
    case .noDistance: "A distance of nothing has no splits"
    case .stepTooLong(let step, let distance):
      "A step of " + step.shortestText + " is longer than the " + distance.shortestText + " to go"
    case .tooManyRows(let count): "This would be \(count.grouped) splits, \(Splits.mostRows.grouped) is the most"
    case .tooSlow: "At this pace it takes longer than 999:59:59.999"
    }
  }

  /// What would have been right, as a sentence.
  public var rightForm: String {
    switch self {
    case .noStep: "Choose a step above zero."
    case .noDistance: "Type 5 km, 26.2 mi, 400 m, 400 yd or marathon."
    case .stepTooLong(_, let distance): "Choose a step of at most " + distance.shortestText + "."
    case .tooManyRows: "Choose a longer step."
    case .tooSlow: "Type a shorter distance or a faster pace."
    }
  }
}

extension Distance {
  /// The distance in the unit that takes the fewest digits, kilometres and metres first: `5 km`, `400 m`, `1 mi`, `25 yd`; from
  /// 10 km on never in metres.
  @inline(never)
  var shortestText: String {
    var shortest = Written(self, in: micrometres < DistanceUnit.kilometre.micrometres ? .metre : .kilometre).text
    for unit in [DistanceUnit.metre, .mile, .yard] where unit != .metre || self < .metres(10_000) {
      let text = Written(self, in: unit).text
      if text.utf8.count < shortest.utf8.count { shortest = text }
    }
    return shortest
  }
}
