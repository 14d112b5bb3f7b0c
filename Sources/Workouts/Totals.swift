public import Measures

/// What a plan or a part of it comes to.
public struct Totals: Sendable {
  /// The time of work, warm-up and cool-down, in milliseconds.
  private var workMilliseconds: Int64 = 0
  /// The time of rests, in milliseconds.
  private var restMilliseconds: Int64 = 0
  /// All the time, in milliseconds.
  private var clockMilliseconds: Int64 = 0
  /// The distance of work, warm-up and cool-down, in micrometres.
  private var workMicrometres: Int64 = 0
  /// The distance of rests, in micrometres.
  private var restMicrometres: Int64 = 0
  /// How many steps take a time that nobody knows.
  public private(set) var unknownTimes = 0
  /// How many steps go a distance that nobody knows.
  public private(set) var unknownDistances = 0
  /// Whether the time of each step of work is known; a send-off may cover one that is not.
  public private(set) var knowsWork = true
  /// Whether the time of each rest is known.
  public private(set) var knowsRest = true
  /// How many send-offs are missed.
  public private(set) var missedSendOffs = 0

  /// The totals of some steps.
  init(_ parts: ArraySlice<Timeline.Part>) {
    for part in parts {
      let (time, distance) = (part.time?.milliseconds ?? 0, part.distance?.micrometres ?? 0)
      if part.kind == .rest {
        restMilliseconds += time
        restMicrometres += distance
        if part.time == nil { knowsRest = false }
      } else {
        workMilliseconds += time
        workMicrometres += distance
        if part.time == nil { knowsWork = false }
      }
      if let clock = part.clock { clockMilliseconds += clock.milliseconds } else { unknownTimes += 1 }
      if part.distance == nil { unknownDistances += 1 }
      if part.late > .zero { missedSendOffs += 1 }
    }
  }

  /// The time from the first step's start to the last one's end, as far as it is known; `nil` past the longest time.
  public var time: Time? { Time(milliseconds: clockMilliseconds) }

  /// The distance of all steps, as far as it is known; `nil` past the longest distance.
  public var distance: Distance? { Distance(micrometres: workMicrometres + restMicrometres) }

  /// The average pace, all time over all distance, rests too; `nil` where either is not known in full, or is nothing.
  public var pace: Pace? {
    guard unknownTimes == 0, unknownDistances == 0, let time, let distance else { return nil }
    return Pace(covering: distance, in: time)
  }

  /// The time of work, warm-up and cool-down, as far as it is known; `nil` past the longest time.
  public var work: Time? { Time(milliseconds: workMilliseconds) }

  /// The time of rests, as far as it is known; `nil` past the longest time.
  public var rest: Time? { Time(milliseconds: restMilliseconds) }

  /// The average pace of work, warm-up and cool-down; `nil` where its time or distance is not known in full, or is nothing.
  public var workPace: Pace? {
    guard knowsWork, unknownDistances == 0, let work, let distance = Distance(micrometres: workMicrometres) else {
      return nil
    }
    return Pace(covering: distance, in: work)
  }
}
