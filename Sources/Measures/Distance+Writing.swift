extension Distance {
  /// The number of units, with the fewest decimals that read back the same, at most ten: `42.195`, `26.2187574565`.
  @inline(never)
  public func number(in unit: DistanceUnit) -> String {
    for decimals in 0..<10 {
      let counted = count(of: unit, decimals: decimals)
      if counted.scaled(by: unit.micrometres, over: .powerOfTen(decimals)) == micrometres {
        return counted.written(decimals: decimals)
      }
    }
    // Half a unit of the tenth decimal of a mile is 0.08 µm, so ten always do.
    return count(of: unit, decimals: 10).written(decimals: 10)
  }

  /// The number of units, rounded half up to at most `decimals` decimals, without zeros at the end: `26.219`, `10`.
  @inline(never)
  public func number(in unit: DistanceUnit, upTo decimals: Int) -> String {
    count(of: unit, decimals: decimals).written(upTo: decimals)
  }

  /// The number of units, rounded half up to just `decimals` decimals, from 0 to 10: `26.219`, `10.000`.
  @inline(never)
  public func number(in unit: DistanceUnit, decimals: Int) -> String {
    count(of: unit, decimals: decimals).written(decimals: decimals)
  }

  /// How many units of the last of `decimals` decimals there are, halves up.
  private func count(of unit: DistanceUnit, decimals: Int) -> Int64 {
    guard let whole = micrometres.scaled(by: .powerOfTen(decimals), over: unit.micrometres) else {
      preconditionFailure("\(micrometres) µm to \(decimals) decimals of a \(unit.name) pass 64 bits")
    }
    return whole
  }
}

extension Distance {
  /// A distance and the unit in which it is written; the unit changes nothing of the distance.
  public struct Written: Sendable, Hashable {
    /// The distance.
    public let distance: Distance
    /// The unit it is written in.
    public let unit: DistanceUnit

    /// A distance to be written in a unit.
    public init(_ distance: Distance, in unit: DistanceUnit) {
      (self.distance, self.unit) = (distance, unit)
    }

    /// The distance with its unit, with the fewest decimals that read back the same: `42.195 km`, `26.2 mi`.
    @inline(never)
    public var text: String {
      distance.number(in: unit) + " " + unit.symbol
    }

    /// What people call it: by its name where it has one, else as it is written: `Marathon`, `12 km`.
    @inline(never)
    public var called: String { distance.name ?? text }

    /// The distance in words, to at most three decimals: `42.195 kilometres`, `1 mile`.
    @inline(never)
    public var spoken: String {
      let number = distance.number(in: unit, upTo: 3)
      return number + " " + unit.name(after: number)
    }

    /// How a field says that it read this distance: in words, and in the other system.
    ///
    ///     Distance.Written(.marathon, in: .kilometre).echo  // "42.195 kilometres · 26.219 mi"
    public var echo: String {
      let other = unit.counterpart
      return spoken + " · " + distance.number(in: other, upTo: 3) + " " + other.symbol
    }
  }
}
