/// How far something is: whole micrometres, from nothing to 100,000 km.
///
/// Every unit of the field is whole in them.
public struct Distance: Sendable, Hashable {
  /// The distance in micrometres, from 0 to 100,000,000,000,000.
  public let micrometres: Int64

  /// No distance at all.
  public static let zero = Distance(within: 0)
  /// The longest distance that is kept: 100,000 km.
  public static let longest = Distance(within: 100_000_000_000_000)
  /// The mile, 1,609.344 m.
  public static let mile = Distance(within: 1_609_344_000)
  /// The half marathon, 21.0975 km.
  public static let halfMarathon = Distance(within: 21_097_500_000)
  /// The marathon, 42.195 km, which is 30.19 m more than 26.2 mi.
  public static let marathon = Distance(within: 42_195_000_000)

  /// A distance of so many micrometres, or `nil` where that is below zero or above ``longest``.
  public init?(micrometres: Int64) {
    guard (0...Distance.longest.micrometres).contains(micrometres) else { return nil }
    self.micrometres = micrometres
  }

  private init(within micrometres: Int64) {
    self.micrometres = micrometres
  }

  /// So many of a unit, or `nil` where that is below zero or above ``longest``.
  public init?(_ count: Int64, _ unit: DistanceUnit) {
    let (micrometres, overflow) = count.multipliedReportingOverflow(by: unit.micrometres)
    guard !overflow else { return nil }
    self.init(micrometres: micrometres)
  }

  /// A known distance of whole metres.
  ///
  /// - Precondition: It is at least zero and at most ``longest``.
  public static func metres(_ metres: Int64) -> Distance {
    precondition((0...100_000_000).contains(metres), "a distance of \(metres) m")
    return Distance(within: metres * DistanceUnit.metre.micrometres)
  }
}

extension Distance: Comparable {
  /// Whether `left` is the shorter.
  public static func < (left: Distance, right: Distance) -> Bool {
    left.micrometres < right.micrometres
  }
}
