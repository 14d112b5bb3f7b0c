import Measures

/// A plan as a picture: one bar for each step as it is done, as wide as its time and as high as its effort, rests low.
public struct PlanPicture: Sendable {
  /// A bar.
  public struct Bar: Sendable {
    /// The row it comes from.
    public let id: Int
    /// Where it begins, in ten-thousandths of the picture's width.
    public let from: Int
    /// Where the next one begins.
    public let to: Int
    /// How high it is, in hundredths of the picture's height.
    public let height: Int
    /// What it stands for.
    public let tone: Tone
  }

  /// What a bar stands for.
  public enum Tone: Sendable, Equatable, CaseIterable {
    /// Work, warm-up or cool-down.
    case work
    /// A rest.
    case rest
    /// A swim that is too slow for its send-off.
    case late
    /// A step of which nobody knows how long it takes; its width is a guess.
    case unknown
  }

  /// The bars from left to right; those too narrow to be seen are left out.
  public let bars: [Bar]

  /// The width of the whole, in ``Bar/from``'s units.
  public static let width = 10_000

  /// The picture of a plan as it is done.
  ///
  /// The height of work is its speed against the fastest of the plan: 100 for that, 84 at nine tenths of it, never below 20. Work
  /// without a pace is 80 high, warm-up and cool-down without one 45.
  public init(_ timeline: Timeline) {
    let fastest = timeline.parts.reduce(nil as Pace?) { fastest, part in
      guard part.kind != .rest, let pace = part.pace else { return fastest }
      return fastest.map { min($0, pace) } ?? pace
    }
    let widths = timeline.parts.map { $0.time?.milliseconds ?? Self.guess(of: $0) }
    let whole = max(1, widths.reduce(0) { $0 + $1 })
    var (bars, sum): ([Bar], Int64) = ([], 0)
    for (index, part) in timeline.parts.enumerated() {
      let from = Int(sum * Int64(Self.width) / whole)
      sum += widths[index]
      let to = Int(sum * Int64(Self.width) / whole)
      guard to > from else { continue }
      let isLate = index + 1 < timeline.parts.count && timeline.parts[index + 1].late > .zero
      let tone: Tone = part.kind == .rest ? .rest : isLate ? .late : part.time == nil ? .unknown : .work
      bars.append(Bar(id: part.id, from: from, to: to, height: part.height(against: fastest), tone: tone))
    }
    self.bars = bars
  }

  /// How wide a step of unknown time is drawn, in milliseconds: a distance at 5:00/km, else a minute.
  private static func guess(of part: Timeline.Part) -> Int64 {
    part.distance.flatMap { $0.micrometres > 0 ? $0.micrometres.scaled(by: 300_000, over: 1_000_000_000) : nil }
      ?? 60_000
  }

  /// The row whose bar stands at a place, in thousandths of the width; `nil` where there is none.
  public func row(at place: Int64) -> Int? {
    bars.first { Int64($0.to) > place * 10 }?.id ?? bars.last?.id
  }
}

extension Timeline.Part {
  /// The pace of it; `nil` where time or distance is unknown or nothing.
  fileprivate var pace: Pace? {
    if let time, let distance { Pace(covering: distance, in: time) } else { nil }
  }

  fileprivate func height(against fastest: Pace?) -> Int {
    if kind == .rest { return 12 }
    guard let pace, let fastest else { return kind == .work ? 80 : 45 }
    let stretch = Distance.metres(1000)
    guard let own = pace.time(over: stretch)?.milliseconds, let best = fastest.time(over: stretch)?.milliseconds,
      own > 0, let speed = best.scaled(by: 1000, over: own)
    else { return 20 }
    return max(20, 100 - Int(1000 - speed) * 16 / 100)
  }
}
