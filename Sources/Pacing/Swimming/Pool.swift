public import Measures

/// How long a pool is and the unit it was built in: 25 m, 50 m, 25 yd, 33⅓ yd, or any other from 10 to 150 of its unit.
///
/// The length is exact, thirds of a yard too, since a foot is a third of one: 25 yd always reads 25 yd, never 22.86 m.
public struct Pool: Sendable, Hashable {
  /// From wall to wall.
  public let length: Distance
  /// Metres or yards.
  public let unit: DistanceUnit

  /// 25 m, the short course of most of the world.
  public static let shortCourseMetres = Pool(within: 25_000_000, .metre)
  /// 25 yd, the short course of the United States.
  public static let shortCourseYards = Pool(within: 22_860_000, .yard)
  /// 50 m, the long course.
  public static let longCourse = Pool(within: 50_000_000, .metre)
  /// 33⅓ yd, three lengths to 100 yd: 30.48 m.
  public static let thirdYards = Pool(within: 30_480_000, .yard)

  /// The fewest and the most of its unit.
  private static let counts: (least: Int64, most: Int64) = (10, 150)

  /// A pool of this length.
  ///
  /// A length within five thousandths of a yard of a third is that third, as 33.33 yd is meant.
  ///
  /// - Throws: ``PoolError``
  public init(_ length: Distance.Written) throws(PoolError) {
    guard length.unit == .metre || length.unit == .yard else { throw .unit(length.unit) }
    let third = length.unit == .yard ? Self.third(near: length.distance) : nil
    let exact = third ?? length.distance
    let one = length.unit.micrometres
    guard (Self.counts.least * one...Self.counts.most * one).contains(exact.micrometres) else {
      throw .length(length)
    }
    (self.length, unit) = (exact, length.unit)
  }

  private init(within micrometres: Int64, _ unit: DistanceUnit) {
    guard let length = Distance(micrometres: micrometres) else { preconditionFailure("a pool of \(micrometres) µm") }
    (self.length, self.unit) = (length, unit)
  }

  /// The length with its unit, thirds of a yard as such: `25 yd`, `33⅓ yd`, `20 m`.
  @inline(never)
  public var text: String { Distance.Written(length, in: unit).withThirds }

  /// The one or two thirds of a yard that a length was cut from: 33.33 yd from 33⅓.
  private static func third(near length: Distance) -> Distance? {
    let foot = DistanceUnit.foot.micrometres
    let feet = (length.micrometres + foot / 2) / foot
    let gap = length.micrometres - feet * foot
    // 0.005 yd are 4,572 µm.
    guard feet % 3 > 0, (-4572...4572).contains(gap) else { return nil }
    return Distance(micrometres: feet * foot)
  }
}

extension Distance.Written {
  /// As it is written, but thirds of a yard as such: `33⅓ yd`.
  @inline(never)
  fileprivate var withThirds: String {
    let feet = distance.micrometres / DistanceUnit.foot.micrometres
    guard unit == .yard, distance.micrometres % DistanceUnit.foot.micrometres == 0, feet % 3 > 0 else { return text }
    return "\(feet / 3)" + (feet % 3 == 1 ? "⅓ yd" : "⅔ yd")
  }
}

/// Why a length is no pool.
public indirect enum PoolError: PacingError {
  /// It is in no unit that pools are built in.
  case unit(DistanceUnit)
  /// It is shorter or longer than any pool.
  case length(Distance.Written)

  /// What is wrong, as a sentence without its full stop.
  public var wrong: String {
    switch self {
    case .unit(let unit): "A pool is measured in metres or yards, not in " + unit.plural
    case .length(let length):
      "A pool is from 10 to 150 " + length.unit.symbol + " long, this is " + length.withThirds
    }
  }

  /// What would have been right, as a sentence.
  public var rightForm: String { Self.rightForms }

  fileprivate static let rightForms = "Type 25 m, 50 m, 25 yd, 33 1/3 yd, SCY, SCM or LCM."
}

extension Pool {
  /// The pool that a text says: `25 m`, `25yd`, `33⅓ yd`, `33 1/3 yd`, `33.33yd`, or a course: `SCY`, `SCM`, `LCM`; a bare
  /// number is in `unit`.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - field: The field it was typed into, for the error.
  ///   - unit: The field's unit, for a number without one.
  ///   - decimalMark: How the person writes fractions.
  /// - Throws: ``QuestionError/refused(field:wrong:rightForm:)`` for what is no pool.
  public init(
    reading text: String, field: String, unit: DistanceUnit = .metre, decimalMark: DecimalMark
  ) throws(QuestionError) {
    var typed = text.trimmedSmallBytes
    if typed.ends(with: " pool") { typed.removeLast(5) }
    for (word, pool) in Self.courses where typed.elementsEqual(word.utf8) {
      self = pool
      return
    }
    if let length = Self.thirds(in: typed) {
      try self.init(length, field: field)
      return
    }
    let length: Distance.Written
    do throws(ReadingError) {
      length = try Distance.Written(
        reading: String(decoding: typed, as: UTF8.self), unit: unit, decimalMark: decimalMark)
    } catch {
      throw QuestionError(ChoiceError(text, isNo: "pool", rightForm: PoolError.rightForms), field: field)
    }
    try self.init(length, field: field)
  }

  private init(_ length: Distance.Written, field: String) throws(QuestionError) {
    do throws(PoolError) {
      try self.init(length)
    } catch {
      throw QuestionError(error, field: field)
    }
  }

  private static let courses: [(word: String, pool: Pool)] = [
    ("scy", .shortCourseYards), ("scm", .shortCourseMetres), ("lcm", .longCourse),
  ]

  /// `33⅓ yd`, `33 1/3yd`, `36 2/3 y` as what it says; `nil` where no whole number of yards with thirds is typed.
  static func thirds(in typed: [UInt8]) -> Distance.Written? {
    guard let unit = DistanceUnit.yard.spellings.first(where: { isUnit($0, of: typed) }) else { return nil }
    let number = withoutSpaces(typed.dropLast(unit.utf8.count))
    for (word, feet) in [("⅓", 1), ("⅔", 2), (" 1/3", 1), (" 2/3", 2)] as [(String, Int64)]
    where number.suffix(word.utf8.count).elementsEqual(word.utf8) {
      let whole = withoutSpaces(number.dropLast(word.utf8.count))
      guard let yards = Int64(decimal: String(decoding: whole, as: UTF8.self), decimals: 0) else { return nil }
      return Distance(yards * 3 + feet, .foot).map { Distance.Written($0, in: .yard) }
    }
    return nil
  }

  /// Whether the text ends in this unit and no longer one: `yd` of `25 yd`, but not `y` of `25 by`.
  private static func isUnit(_ unit: String, of typed: [UInt8]) -> Bool {
    let before = typed.dropLast(unit.utf8.count).last
    return typed.ends(with: unit) && !(before.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? true)
  }

  private static func withoutSpaces(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    return rest
  }
}
