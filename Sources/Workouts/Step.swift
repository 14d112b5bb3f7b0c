public import Measures

/// One row of a plan that is done: some work, a rest, a warm-up or a cool-down.
///
/// What ends it is its ``extent``; how fast it is to go is its ``target``. Of its time, distance and pace at most two are given
/// that way, and the third follows.
public struct Step: Sendable {
  /// What it is for.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// Easy, before the work.
    case warmUp
    /// What the session is about.
    case work
    /// Between the work: standing, or jogging.
    case rest
    /// Easy, after the work.
    case coolDown
  }

  /// What ends a step.
  public enum Extent: Sendable, Equatable {
    /// So far.
    case distance(Distance)
    /// So long.
    case time(Time)
    /// The person, by a tap.
    case untilTapped
    /// A rest until so long after the last departure: the end of the rest before, or the start of this time of the repeat around
    /// it; outside of repeats the start of the row before.
    case sendOff(Time)
    /// A rest that is shorter by so much with each repeat of the innermost repeat around it; never below nothing.
    case shrinking(from: Time, by: Time)
  }

  /// How fast a step is to go.
  public enum Target: Sendable, Equatable {
    /// The whole distance in this time; only where the extent is a distance.
    case time(Time)
    /// At this pace.
    case pace(Aim)
    /// Between these two paces, the first the faster; what follows from it is reckoned at the middle.
    case range(Aim, Aim)
  }

  /// What it is for; a send-off and a shrinking rest are rests.
  public let kind: Kind
  /// What ends it; `nil` while that is blank.
  public private(set) var extent: Extent?
  /// How fast it is to go; `nil` where that is left open.
  public private(set) var target: Target?
  /// Of how many equal parts the step is one: what ``extent`` and ``target`` say is for all of them together.
  ///
  /// One, but for what a fit could not share in whole milliseconds: a seventh of 2.8 km in 27:00.
  public let parts: Int
  /// The units in which its distance and its pace are shown; no quantity depends on them.
  public var units: Units
  /// Whether a fit that changes only unlocked rows leaves it as it is.
  public var isLocked = false
  /// Whether it is left out at the end of the last repeat, where it is a rest.
  public var skipsLast: Bool
  /// What else there is to know: `free`, `downhill`; one line, at most 200 bytes.
  public var note = ""

  /// A step.
  ///
  /// What goes with no such extent is left out: a time as the target of anything but a distance, any target of a send-off or a
  /// shrinking rest.
  ///
  /// - Precondition: `parts` is from 1 to ``Plan/mostSteps``.
  public init(
    _ kind: Kind, _ extent: Extent? = nil, target: Target? = nil, parts: Int = 1, units: Units = .metric,
    skipsLast: Bool? = nil
  ) {
    precondition((1...Plan.mostSteps).contains(parts), "a step that is one of \(parts) parts")
    (self.extent, self.parts, self.units) = (extent, parts, units)
    switch extent {
    case .sendOff, .shrinking: (self.kind, self.target) = (.rest, nil)
    case .distance: (self.kind, self.target) = (kind, target)
    case .time, .untilTapped, nil:
      self.kind = kind
      if case .time = target { self.target = nil } else { self.target = target }
    }
    var isSendOff = false
    if case .sendOff = extent { isSendOff = true }
    // After the last swim of a set the next one leaves on the send-off too, where one follows.
    self.skipsLast = skipsLast ?? !isSendOff
  }

  /// A blank row in these units.
  public static func blank(_ units: Units) -> Step { Step(.work, units: units) }
}

/// The units in which a row or the totals show a distance and a pace.
public struct Units: Sendable, Equatable {
  /// The unit of distances.
  public var distance: DistanceUnit
  /// The unit of paces.
  public var pace: PaceUnit

  /// Kilometres and minutes for each.
  public static let metric = Units(.kilometre, .perKilometre)

  /// Units of distance and pace.
  public init(_ distance: DistanceUnit, _ pace: PaceUnit) { (self.distance, self.pace) = (distance, pace) }

  /// The units that go with a distance that is written in `distance`: miles with miles, a pool's with 100 of them.
  public static func usual(for distance: DistanceUnit, inPool: Bool = false) -> Units {
    switch distance {
    case .mile: Units(.mile, .perMile)
    case .kilometre: .metric
    case .metre: Units(.metre, inPool ? .per100Metres : .perKilometre)
    case .yard, .foot: Units(distance, inPool ? .per100Yards : .perMile)
    }
  }
}

extension Step {
  /// Whether nothing is given yet.
  public var isBlank: Bool { extent == nil && target == nil }

  /// Whether it is a rest of any kind.
  public var isRest: Bool { kind == .rest }

  /// The same step with a time: what is blank or ends by time lasts so long, a distance is done in it.
  ///
  /// `nil` takes a time that was given back.
  public func with(time: Time?) -> Step {
    switch (extent, time) {
    case (.distance, let time?): return changed(extent, .time(time))
    case (.distance, nil):
      if case .time = target { return changed(extent, nil) }
      return self
    case (.sendOff, let time?): return changed(.sendOff(time), nil)
    case (.shrinking(_, let by), let time?): return changed(.shrinking(from: time, by: by), nil)
    case (_, let time?): return changed(.time(time), target)
    case (.untilTapped, nil), (nil, nil): return self
    case (_, nil): return changed(nil, target)
    }
  }

  /// The same step with a distance: what ended by time is a distance in that time then.
  ///
  /// `nil` takes a distance that was given back.
  public func with(distance: Distance?) -> Step {
    switch (extent, distance) {
    case (.time(let time), let distance?): return changed(.distance(distance), .time(time))
    case (_, let distance?): return changed(.distance(distance), target)
    case (.distance, nil):
      if case .time(let time) = target { return changed(.time(time), nil) }
      return changed(nil, target)
    case (_, nil): return self
    }
  }

  /// The same step at a pace, in place of a time for its distance or of another pace; `nil` takes a pace back.
  public func with(pace: Target?) -> Step {
    if pace == nil, case .time = target { return self }
    return changed(extent, pace)
  }

  /// The same step ended by something else, its target kept where it still fits.
  public func with(extent: Extent?) -> Step { changed(extent, target) }

  /// The same step for something else.
  public func with(kind: Kind) -> Step {
    var step = Step(kind, extent, target: target, parts: parts, units: units)
    if isRest == step.isRest { step.skipsLast = skipsLast }
    (step.isLocked, step.note) = (isLocked, note)
    return step
  }

  /// The same row with another extent and target, whole again.
  private func changed(_ extent: Extent?, _ target: Target?) -> Step {
    var step = Step(kind, extent, target: target, parts: parts, units: units)
    (step.isLocked, step.note) = (isLocked, note)
    if step.isSendOff == isSendOff { step.skipsLast = skipsLast }
    return step
  }

  /// Whether it waits for a send-off.
  public var isSendOff: Bool {
    if case .sendOff = extent { true } else { false }
  }

  /// Whether both say just the same.
  @inline(never)
  public func isSame(as other: Step) -> Bool {
    kind == other.kind && extent == other.extent && target == other.target && parts == other.parts
      && units == other.units
      && isLocked == other.isLocked && skipsLast == other.skipsLast && note.utf8.elementsEqual(other.note.utf8)
  }
}
