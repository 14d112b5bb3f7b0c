public import Measures

/// A race in the pool: so many yards or metres of a stroke.
///
/// It is swum in one course at least; the course says which unit is meant.
public struct SwimEvent: Sendable, Hashable {
  /// How many yards or metres.
  public let length: Int64
  /// How they are swum.
  public let stroke: Stroke

  /// A race, or `nil` where no course has it.
  ///
  ///     SwimEvent(200, .free)  // in every course
  ///     SwimEvent(500, .free)  // in yards
  public init?(_ length: Int64, _ stroke: Stroke) {
    guard Course.allCases.contains(where: { Self.lengths(of: stroke, in: $0).contains(length) }) else { return nil }
    (self.length, self.stroke) = (length, stroke)
  }

  /// The race that a text names: `200 free`, `100butterfly`, `400 IM`.
  public init(reading text: String) throws(ChoiceError) {
    let bytes = text.trimmedSmallBytes
    let digits = bytes.prefix { (0x30...0x39).contains($0) }
    let stroke = Self.withoutUnit(String(decoding: bytes[digits.endIndex...], as: UTF8.self).trimmedSmallBytes)
    guard let length = Int64(decimal: String(decoding: digits, as: UTF8.self), decimals: 0),
      let found = Stroke.allCases.first(where: { stroke.isOne(of: $0.spellings) }),
      let event = SwimEvent(length, found)
    else {
      throw ChoiceError(text, isNo: "event", rightForm: "Type 200 free, 100 back, 50 breast, 100 fly or 400 IM.")
    }
    self = event
  }

  /// The stroke without a unit before it: `free` of `m free`.
  private static func withoutUnit(_ typed: [UInt8]) -> String {
    for unit in ["m", "yd", "y"] where typed.starts(with: Array((unit + " ").utf8)) {
      return String(decoding: typed.dropFirst(unit.utf8.count + 1), as: UTF8.self)
    }
    return String(decoding: typed, as: UTF8.self)
  }

  /// Its name: `200 free`.
  @inline(never)
  public var name: String { "\(length) " + stroke.name }

  /// Whether it is swum in a course.
  public func isSwum(in course: Course) -> Bool {
    Self.lengths(of: stroke, in: course).contains(length)
  }

  /// What is swum in its place in a course: itself, or for 400, 800 and 1500 m of freestyle 500, 1000 and 1650 yd and the
  /// other way round; `nil` where there is nothing alike.
  public func counterpart(in course: Course) -> SwimEvent? {
    if isSwum(in: course) { return self }
    let pairs: [(yards: Int64, metres: Int64)] = [(500, 400), (1000, 800), (1650, 1500)]
    guard stroke == .free, let pair = pairs.first(where: { length == (course == .shortYards ? $0.metres : $0.yards) })
    else { return nil }
    return SwimEvent(course == .shortYards ? pair.yards : pair.metres, stroke)
  }

  /// How far it is in a course.
  public func distance(in course: Course) -> Distance {
    guard let distance = Distance(length, course.unit) else {
      preconditionFailure("a race of \(length) \(course.symbol)")
    }
    return distance
  }

  /// All races of a course, by stroke and length.
  public static func all(in course: Course) -> [SwimEvent] {
    Stroke.allCases.flatMap { stroke in lengths(of: stroke, in: course).compactMap { SwimEvent($0, stroke) } }
  }

  /// The lengths that a stroke is raced over in a course.
  ///
  /// Source: World Aquatics Competition Regulations and USA Swimming Rules and Regulations, programmes of events; no rule
  /// has a 100 IM in a long course.
  private static func lengths(of stroke: Stroke, in course: Course) -> [Int64] {
    switch stroke {
    case .free: course == .shortYards ? [50, 100, 200, 500, 1000, 1650] : [50, 100, 200, 400, 800, 1500]
    case .back, .breast, .fly: [50, 100, 200]
    case .medley: course == .longMetres ? [200, 400] : [100, 200, 400]
    }
  }
}
