package import Measures
import Pacing

/// What an entry is for, how it reads a bare number, and which wheels it has.
package indirect enum EntryKind: Sendable {
  /// A length of time, with wheels for hours and hundredths where asked.
  case time(hours: Bool, hundredths: Bool)
  /// A distance; a bare number is in this unit.
  case distance(DistanceUnit)
  /// The length of a pool or a part of a swim, which may have a third of a yard; a bare number is in this unit.
  case pool(DistanceUnit)
  /// A pace or a speed; a bare time or number is in this unit.
  case pace(PaceUnit)
  /// A whole number of something, by its name: `points`.
  case number(String)

  /// The value that a text says.
  package func read(_ text: String, decimalMark: DecimalMark) throws(ReadingError) -> EntryValue {
    switch self {
    case .time: .time(try Time(reading: text))
    case .distance(let unit):
      .distance(try Distance.Written(reading: text, unit: unit, decimalMark: decimalMark))
    case .pool(let unit):
      if let pool = try? Pool(reading: text, field: "course", unit: unit, decimalMark: decimalMark) {
        .distance(Distance.Written(pool.length, in: pool.unit))
      } else {
        .distance(try Distance.Written(reading: text, unit: unit, decimalMark: decimalMark))
      }
    case .pace(let unit): .pace(try Pace.Written(reading: text, unit: unit, decimalMark: decimalMark))
    case .number: .number(try Int64(readingWhole: text))
    }
  }

  /// The wheels that set it.
  package var layout: WheelLayout {
    switch self {
    case .time(let hours, let hundredths): .time(hours: hours, hundredths: hundredths)
    case .distance(.kilometre): .decimal(whole: 3, fraction: 4, name: "kilometres")
    case .distance(.mile): .decimal(whole: 3, fraction: 3, name: "miles")
    case .distance(let unit): .decimal(whole: 5, fraction: 0, name: unit.plural)
    case .pool(let unit): .decimal(whole: 3, fraction: 0, name: unit.plural)
    case .pace(.per): isOfSwim ? .swimPace : .pace
    case .pace(.speed(let unit)): .decimal(whole: 2, fraction: 2, name: unit.name)
    case .number(let name): .decimal(whole: 4, fraction: 0, name: name)
    }
  }

  /// What the wheels count to show `value`, halves up; `nil` where it is another kind of value, or more than 64 bits.
  package func count(of value: EntryValue) -> Int64? {
    switch (self, value) {
    case (.time, .time(let time)): time.milliseconds.scaled(by: 1, over: step)
    case (.distance, .distance(let written)), (.pool, .distance(let written)):
      written.distance.micrometres.scaled(by: 1, over: step)
    case (.pace(.per(let count, let unit)), .pace(let written)):
      Distance(count, unit).flatMap { written.pace.time(over: $0, to: isOfSwim ? .hundredths : .tenths) }
        .flatMap { $0.milliseconds.scaled(by: 1, over: step) }
    case (.pace(.speed(let unit)), .pace(let written)): written.pace.count(of: unit, decimals: 2)
    case (.number, .number(let number)): number
    default: nil
    }
  }

  /// The value that the wheels show when they count `count`; `nil` for a pace of nothing.
  package func value(of count: Int64) -> EntryValue? {
    switch self {
    case .time: Time(milliseconds: count * step).map(EntryValue.time)
    case .distance(let unit), .pool(let unit):
      Distance(micrometres: count * step).map { .distance(Distance.Written($0, in: unit)) }
    case .pace(let paceUnit):
      pair(of: count).flatMap { Pace(covering: $0.distance, in: $0.time) }
        .map { .pace(Pace.Written($0, in: paceUnit)) }
    case .number: .number(count)
    }
  }

  /// Whether it is a swimmer's pace, which has hundredths.
  private var isOfSwim: Bool {
    if case .pace(let unit) = self { unit.usualPrecision == .hundredths } else { false }
  }

  /// One unit of the last wheel, in milliseconds or micrometres.
  private var step: Int64 {
    switch self {
    case .time(_, let hundredths): hundredths ? 10 : 1000
    case .distance(.kilometre): DistanceUnit.kilometre.micrometres / 10_000
    case .distance(.mile): DistanceUnit.mile.micrometres / 1000
    case .distance(let unit), .pool(let unit): unit.micrometres
    case .pace(.per): isOfSwim ? 10 : 100
    case .pace(.speed(let unit)): unit.distance.micrometres / 100
    case .number: 1
    }
  }

  /// The time and the distance of a pace that the wheels count.
  private func pair(of count: Int64) -> (time: Time, distance: Distance)? {
    switch self {
    case .pace(.per(let number, let unit)):
      Time(milliseconds: count * step).flatMap { time in Distance(number, unit).map { (time, $0) } }
    case .pace(.speed(let unit)): Distance(micrometres: count * step).map { (unit.time, $0) }
    default: nil
    }
  }
}
