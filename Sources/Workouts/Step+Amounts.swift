public import Measures

extension Step {
  /// How long it takes once, a share of several parts rounded half up; `nil` where nobody knows.
  ///
  /// A send-off says when to leave.
  @inline(never)
  public func time(for athlete: Athlete) -> Time? {
    if case .sendOff(let time) = extent { return time.milliseconds.shared(parts).flatMap { Time(milliseconds: $0) } }
    return amounts(for: athlete).time.flatMap { $0.shared(parts) }.flatMap { Time(milliseconds: $0) }
  }

  /// How far it goes once; `nil` where nobody knows, and for a rest that goes nowhere.
  @inline(never)
  public func distance(for athlete: Athlete) -> Distance? {
    amounts(for: athlete).distance.flatMap { $0.shared(parts) }
      .flatMap { $0 == 0 ? nil : Distance(micrometres: $0) }
  }

  /// The pace it goes at, the middle of a range; `nil` where nobody knows.
  @inline(never)
  public func pace(for athlete: Athlete) -> Pace? {
    if let pace = target?.pace(for: athlete) { return pace }
    guard case .distance(let distance) = extent, case .time(let time) = target else { return nil }
    return Pace(covering: distance, in: time)
  }
}

extension Int64 {
  /// One of so many equal shares, halves up.
  fileprivate func shared(_ parts: Int) -> Int64? { scaled(by: 1, over: Int64(parts)) }
}
