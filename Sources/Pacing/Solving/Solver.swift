public import Measures

/// Time, distance and pace, of which any two fix the third.
///
/// It remembers which two were given last and works out the third as its ``answer``. What was given is never changed;
/// giving the third quantity lets go of the one that was given longest ago.
///
///     var solver = Solver()
///     solver.give(.distance(.marathon))
///     solver.give(.time(.seconds(12_600)))
///     solver.answer?.pace?.written(in: .perKilometre)  // "4:58.6/km"
public struct Solver: Sendable {
  /// One of the three quantities.
  public enum Quantity: Sendable, Hashable, CaseIterable {
    /// How long it takes.
    case time
    /// How far it is.
    case distance
    /// How long a stretch of it takes.
    case pace
  }

  /// A quantity with its value.
  public enum Given: Sendable {
    /// It takes this long.
    case time(Time)
    /// It is this far.
    case distance(Distance)
    /// It goes at this pace.
    case pace(Pace)

    /// Which of the three it is.
    public var quantity: Quantity {
      switch self {
      case .time: .time
      case .distance: .distance
      case .pace: .pace
      }
    }
  }

  /// What was given, at most two and of different quantities, the one given last at the end.
  public private(set) var givens: [Given] = []

  /// Nothing is given yet.
  public init() {}

  /// Takes a quantity as given, in place of an earlier value of it, or of the one given longest ago where two others are.
  public mutating func give(_ given: Given) {
    clear(given.quantity)
    givens = givens.suffix(1) + [given]
  }

  /// Takes back what was given of a quantity.
  public mutating func clear(_ quantity: Quantity) {
    givens.removeAll { $0.quantity == quantity }
  }

  /// The time given, or `nil`.
  public var time: Time? {
    for case .time(let time) in givens { return time }
    return nil
  }

  /// The distance given, or `nil`.
  public var distance: Distance? {
    for case .distance(let distance) in givens { return distance }
    return nil
  }

  /// The pace given, or `nil`.
  public var pace: Pace? {
    for case .pace(let pace) in givens { return pace }
    return nil
  }

  /// The quantity that the two given fix, whether or not it has a value; `nil` while fewer than two are given.
  public var solved: Quantity? {
    guard givens.count == 2 else { return nil }
    return Quantity.allCases.first { quantity in !givens.contains { $0.quantity == quantity } }
  }

  /// The third quantity; `nil` while fewer than two are given, and where a time or distance of nothing fixes none.
  public var answer: Answer? {
    switch (time, distance, pace) {
    case (let time?, let distance?, nil): Pace(covering: distance, in: time).map(Answer.pace)
    case (let time?, nil, let pace?) where time > .zero: .distance(at: pace, in: time)
    case (nil, let distance?, let pace?) where distance > .zero: .time(at: pace, over: distance)
    default: nil
    }
  }
}
