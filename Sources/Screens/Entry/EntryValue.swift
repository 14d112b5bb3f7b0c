package import Measures

/// What an entry holds: a time, a distance or a pace, the latter two with the unit they are written in, or a number.
package indirect enum EntryValue: Sendable {
  /// A length of time.
  case time(Time)
  /// A distance in its unit.
  case distance(Distance.Written)
  /// A pace in its unit.
  case pace(Pace.Written)
  /// A whole number.
  case number(Int64)

  /// The value as it is written in a field: reads back the same.
  package var text: String {
    switch self {
    case .time(let time): time.written
    case .distance(let distance): distance.text
    case .pace(let pace): pace.text
    case .number(let number): "\(number)"
    }
  }

  /// How a field says that it read the value.
  package var echo: String {
    switch self {
    case .time(let time): time.echo
    case .distance(let distance): distance.echo
    case .pace(let pace): pace.echo
    case .number(let number): "\(number)"
    }
  }

  /// The value in words.
  package var spoken: String {
    switch self {
    case .time(let time): time.spoken
    case .distance(let distance): distance.spoken
    case .pace(let pace): pace.spoken ?? "—"
    case .number(let number): "\(number)"
    }
  }
}
