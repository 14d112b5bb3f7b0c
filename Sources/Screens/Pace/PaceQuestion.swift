package import Measures
package import Pacing

/// What is asked in the Pace room: which quantities are given, and the units in which they were typed.
package struct PaceQuestion: Sendable {
  /// The three quantities.
  package private(set) var solver = Solver()
  /// The unit that the distance was typed in.
  package private(set) var distanceUnit = DistanceUnit.kilometre
  /// The unit that the pace was typed in.
  package private(set) var paceUnit = PaceUnit.perKilometre

  /// Nothing is given.
  package init() {}

  /// Takes a quantity as given.
  package mutating func give(_ value: EntryValue) {
    switch value {
    case .time(let time): solver.give(.time(time))
    case .distance(let written):
      solver.give(.distance(written.distance))
      distanceUnit = written.unit
    case .pace(let written):
      solver.give(.pace(written.pace))
      paceUnit = written.unit
    case .number: break
    }
  }

  /// Takes back what was given of a quantity.
  package mutating func clear(_ quantity: Solver.Quantity) {
    solver.clear(quantity)
  }

  /// What was given of a quantity, in the unit it was typed in; `nil` where nothing was.
  package func given(_ quantity: Solver.Quantity) -> EntryValue? {
    switch quantity {
    case .time: solver.time.map(EntryValue.time)
    case .distance: solver.distance.map { .distance(Distance.Written($0, in: distanceUnit)) }
    case .pace: solver.pace.map { .pace(Pace.Written($0, in: paceUnit)) }
    }
  }

  /// The digits of a quantity, given or solved, in the units shown; `nil` where it has no value.
  ///
  /// What was given shows as it was typed, in its own unit. Everything else is rounded half up, once: times and paces to
  /// tenths, speeds to two decimals, distances to three.
  package func number(
    of quantity: Solver.Quantity, distanceUnit: DistanceUnit, paceUnit: PaceUnit
  ) -> String? {
    let answer = solver.answer
    return switch quantity {
    case .time: solver.time?.written ?? answer?.time(to: .tenths)?.written(to: .tenths)
    case .distance:
      if let distance = solver.distance {
        distanceUnit == self.distanceUnit
          ? distance.number(in: distanceUnit) : distance.number(in: distanceUnit, upTo: 3)
      } else {
        answer?.distanceNumber(in: distanceUnit, decimals: 3)
      }
    case .pace:
      if let pace = solver.pace, paceUnit == self.paceUnit {
        Pace.Written(pace, in: paceUnit).number
      } else {
        (solver.pace ?? answer?.pace)?.number(in: paceUnit)
      }
    }
  }
}
