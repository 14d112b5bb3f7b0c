public import Measures

/// Why nothing can be predicted from some results.
public indirect enum PredictionError: PacingError {
  /// There is no result.
  case noResult
  /// A distance is shorter than 100 m or longer than 1,000 km.
  case outside(Distance.Written)
  /// A result is faster than anybody runs.
  case tooFast(Distance.Written, Time)
  /// An exponent cannot be fitted to fewer than two results.
  case tooFewResults
  /// An exponent cannot be fitted to two results of the same distance.
  case sameDistance(Distance.Written)
  /// The longer results are run at a faster pace: the fitted exponent lies below 1.
  case exponentTooSmall
  /// The longer results are so much slower that the fitted exponent lies above 1.3.
  case exponentTooLarge

  /// `The results are faster over the longer distance, which is an exponent below 1`.
  public var wrong: String {
    switch self {
    case .noResult: "There is no result to predict from"
    case .outside(let distance): "A distance is from 100 m to 1,000 km, this is " + distance.called
    case .tooFast(let distance, let time): distance.called + " in " + time.written + " is faster than anybody runs"
    case .tooFewResults: "One result alone fixes no exponent"
    case .sameDistance(let distance): "Two results over " + distance.called + " fix no exponent"
    case .exponentTooSmall: "The results are faster over the longer distance, which is an exponent below 1"
    case .exponentTooLarge: "The results slow down by more than an exponent of 1.3"
    }
  }

  /// What to give instead.
  public var rightForm: String {
    switch self {
    case .noResult: "Give one, such as 5 km in 20:00."
    case .outside: "Give a distance between these."
    case .tooFast: "Check distance and time; the limit is 12.5 m/s."
    case .tooFewResults: "Add a result over another distance."
    case .sameDistance: "Keep the better one of them, and add one over another distance."
    case .exponentTooSmall, .exponentTooLarge: "Leave one out, or set the exponent, as 1.06."
    }
  }
}

extension Distance.Written {
  /// What people call it, within a sentence: `the marathon`, `5 km`.
  @inline(never)
  var nameInSentence: String {
    guard let name = distance.name, let first = name.utf8.first, !(0x30...0x39).contains(first) else {
      return called
    }
    return "the " + String(decoding: name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
