public import Measures

/// A pace as a plan says it: in figures, or from what the athlete at hand can do.
public enum Aim: Sendable {
  /// This pace.
  case pace(Pace)
  /// The athlete's anchor and so many milliseconds, which may be negative, for each unit that the anchor is written in: CSS + 2
  /// is two seconds for each 100 m.
  case offset(Anchor, milliseconds: Int64)
  /// So many thousandths of the anchor's speed, from 1 to 3,000.
  case share(Anchor, perMille: Int64)
}

/// What an athlete's paces are told from.
public enum Anchor: Sendable, Hashable, CaseIterable {
  /// The pace that a runner holds for about an hour.
  case threshold
  /// The critical swim speed.
  case criticalSwimSpeed
}

/// What a plan knows of the athlete it is for.
public struct Athlete: Sendable {
  /// The pace that a runner holds for about an hour.
  public var threshold: Pace.Written?
  /// The critical swim speed.
  public var criticalSwimSpeed: Pace.Written?

  /// An athlete of whom nothing is known.
  public init() {}

  /// The pace of an anchor; `nil` where it is not known.
  public subscript(_ anchor: Anchor) -> Pace.Written? {
    get { anchor == .threshold ? threshold : criticalSwimSpeed }
    set { if anchor == .threshold { threshold = newValue } else { criticalSwimSpeed = newValue } }
  }
}

extension Aim {
  /// The pace that is meant for an athlete; `nil` where the anchor is not known, or an offset leaves nothing of it.
  public func pace(for athlete: Athlete) -> Pace? {
    switch self {
    case .pace(let pace): return pace
    case .offset(let anchor, let milliseconds):
      guard let known = athlete[anchor], let unit = known.unit.stretch, let time = known.pace.time(over: unit),
        let moved = Time(milliseconds: time.milliseconds + milliseconds)
      else { return nil }
      return Pace(covering: unit, in: moved)
    case .share(let anchor, let perMille):
      guard let known = athlete[anchor]?.pace,
        let micrometres = known.distance.micrometres.scaled(by: perMille, over: 1000),
        let distance = Distance(micrometres: micrometres)
      else { return nil }
      return Pace(covering: distance, in: known.time)
    }
  }

  /// The anchor that it is told from; `nil` where it is a figure.
  public var anchor: Anchor? {
    switch self {
    case .pace: nil
    case .offset(let anchor, _), .share(let anchor, _): anchor
    }
  }
}

extension Aim: Equatable {
  /// Whether both say the same: two paces where they are as fast.
  public static func == (left: Aim, right: Aim) -> Bool {
    switch (left, right) {
    case (.pace(let left), .pace(let right)): left == right
    case (.offset(let left, let by), .offset(let right, let other)): left == right && by == other
    case (.share(let left, let by), .share(let right, let other)): left == right && by == other
    default: false
    }
  }
}

extension PaceUnit {
  /// The distance that a pace in this unit is told for; a kilometre where it is a speed in metres, a mile in miles.
  var stretch: Distance? {
    switch self {
    case .per(let count, let unit): Distance(count, unit)
    case .speed(.milesPerHour): .mile
    case .speed: .metres(1000)
    }
  }
}

extension Step.Target {
  /// The pace that is meant, the middle of a range; `nil` where it is a time or an anchor is not known.
  func pace(for athlete: Athlete) -> Pace? {
    switch self {
    case .time: nil
    case .pace(let aim): aim.pace(for: athlete)
    case .range(let faster, let slower):
      faster.pace(for: athlete).flatMap { faster in slower.pace(for: athlete).flatMap { faster.middle(to: $0) } }
    }
  }
}

extension Pace {
  /// The pace that takes the mean of both times over the same distance, that of a kilometre rounded half up to a
  /// millisecond.
  fileprivate func middle(to other: Pace) -> Pace? {
    let kilometre = Distance.metres(1000)
    guard let one = time(over: kilometre), let two = other.time(over: kilometre),
      let mean = Time(milliseconds: (one.milliseconds + two.milliseconds + 1) / 2)
    else { return nil }
    return Pace(covering: kilometre, in: mean)
  }
}
