extension Pace {
  /// The number alone, rounded half up, once, to `precision` or else to the unit's ``PaceUnit/usualPrecision``: `4:58.6`
  /// for /km, `29.86` for /100 m; `nil` where it would pass the longest time.
  ///
  /// A speed has two decimals whatever `precision` is: `12.06`.
  @inline(never)
  public func number(in unit: PaceUnit, to precision: Time.Precision? = nil) -> String? {
    let precision = precision ?? unit.usualPrecision
    switch unit {
    case .per(let count, let unit):
      return Distance(count, unit).flatMap { time(over: $0, to: precision) }?.written(to: precision)
    case .speed(let unit): return count(of: unit, decimals: 2)?.written(decimals: 2)
    }
  }

  /// The number with its unit: `4:58.6/km`, `29.86/100 m`, `12.06 km/h`; `—` where the number would pass the longest time.
  @inline(never)
  public func written(in unit: PaceUnit, to precision: Time.Precision? = nil) -> String {
    guard let number = number(in: unit, to: precision) else { return "—" }
    return unit.following(number)
  }

  /// The number of units that this pace covers in `time`, rounded half up, once, to `decimals` decimals from 0 to 6:
  /// `42.195`; `nil` past the longest distance.
  @inline(never)
  public func distanceNumber(in time: Time, unit: DistanceUnit, decimals: Int) -> String? {
    guard distance(in: time) != nil else { return nil }
    return distance.micrometres.scaled(
      by: time.milliseconds * .powerOfTen(decimals), over: self.time.milliseconds * unit.micrometres)?
      .written(decimals: decimals)
  }

  /// How many units of the last of `decimals` decimals this speed has, halves up; `nil` past 64 bits.
  package func count(of unit: SpeedUnit, decimals: Int) -> Int64? {
    distance.micrometres.scaled(
      by: unit.time.milliseconds * .powerOfTen(decimals), over: time.milliseconds * unit.distance.micrometres)
  }
}

extension PaceUnit {
  /// A number with this unit after it: `4:58.6/km`, `12.06 km/h`.
  fileprivate func following(_ number: String) -> String {
    if case .per = self { return number + symbol }
    return number + " " + symbol
  }
}

extension Pace {
  /// A pace and the unit in which it is written; the unit changes nothing of the pace.
  public struct Written: Sendable {
    /// The pace.
    public let pace: Pace
    /// The unit it is written in.
    public let unit: PaceUnit

    /// A pace to be written in a unit.
    public init(_ pace: Pace, in unit: PaceUnit) {
      (self.pace, self.unit) = (pace, unit)
    }

    /// The number alone, with as many digits as it needs, at most three after the mark: `4:05`, `12.5`; `nil` where it
    /// would pass the longest time.
    ///
    /// What was typed in this unit reads back the same.
    @inline(never)
    public var number: String? {
      switch unit {
      case .per(let count, let unit):
        Distance(count, unit).flatMap { pace.time(over: $0) }.map { $0.written(to: $0.neededPrecision) }
      case .speed(let unit): pace.count(of: unit, decimals: 3)?.written(upTo: 3)
      }
    }

    /// The number with its unit: `4:05/km`, `12.5 km/h`; `—` where the number would pass the longest time.
    @inline(never)
    public var text: String {
      number.map(unit.following) ?? "—"
    }

    /// The pace in words: `4 minutes 5 seconds per kilometre`, `12 kilometres per hour`; `nil` past the longest time.
    public var spoken: String? {
      switch unit {
      case .per(let count, let distance):
        Distance(count, distance).flatMap { pace.time(over: $0) }.map { $0.spoken + " " + unit.name }
      case .speed(let speed): number.map { $0 + " " + speed.name(after: $0) }
      }
    }

    /// How a field says that it read this pace: in words, and in the other system.
    ///
    ///     try Pace.Written(reading: "4:05/km", unit: .perKilometre).echo  // "4 minutes 5 seconds per kilometre · 6:34.3/mi"
    public var echo: String {
      (spoken ?? "—") + " · " + pace.written(in: unit.counterpart)
    }
  }
}
