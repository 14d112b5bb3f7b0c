public import Measures

/// The paces between which one kind of training is run.
///
/// A band rather than one pace: the single values of the book's own table do not always lie in its bands.
public struct TrainingBand: Sendable {
  /// A kind of training, from the slowest to the fastest.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// Easy and long runs.
    case easy
    /// The pace of a marathon.
    case marathon
    /// As fast as can be held for about an hour.
    case threshold
    /// Repeats of some minutes, near the most oxygen that can be taken up.
    case interval
    /// Short repeats for speed.
    case repetition

    /// The kind's name: `Easy`.
    public var name: String {
      switch self {
      case .easy: "Easy"
      case .marathon: "Marathon"
      case .threshold: "Threshold"
      case .interval: "Interval"
      case .repetition: "Repetition"
      }
    }

    /// The shares of VDOT that it is run at, in hundredths.
    ///
    /// Source: Daniels, Daniels' Running Formula, as the open library calcpace has them.
    public var percents: ClosedRange<Int64> {
      switch self {
      case .easy: 59...74
      case .marathon: 75...84
      case .threshold: 83...88
      case .interval: 95...100
      case .repetition: 105...110
      }
    }
  }

  /// Which kind of training it is for.
  public let kind: Kind
  /// The slow end, exact to a part in 10⁷.
  public let slow: Pace
  /// The fast end, exact to a part in 10⁷.
  public let fast: Pace

  /// The band of a runner with this VDOT.
  ///
  ///     TrainingBand(.easy, for: vdot50).text(in: .perKilometre)  // "5:52 to 4:54/km"
  public init(_ kind: Kind, for vdot: VDOT) {
    self.kind = kind
    (slow, fast) = (vdot.pace(atPercent: kind.percents.lowerBound), vdot.pace(atPercent: kind.percents.upperBound))
  }

  /// Both ends in whole seconds: `5:52 to 4:54/km`.
  public func text(in unit: PaceUnit) -> String {
    (slow.number(in: unit, to: .seconds) ?? "—") + " to " + fast.written(in: unit, to: .seconds)
  }
}
