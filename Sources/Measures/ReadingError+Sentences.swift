extension ReadingError {
  /// What is wrong and where, as a sentence without its full stop: `Minutes stop at 59, this has 75`.
  public var wrong: String {
    switch fault {
    case .nothing: "Nothing is typed"
    case .tooLong(let bytes): "This is \(Int64(bytes).grouped) bytes long, \(a) takes at most \(Self.mostBytes)"
    case .sign: "\(capitalA) has no sign"
    case .unexpected(let found): "“\(found.namingInvisible)” at character \(character) does not belong in \(a)"
    case .missingNumber: "A number is missing at character \(character)"
    case .tooManyDigits(let allowed): "\(capitalA) has at most \(allowed) digits"
    case .tooManyDecimals(let allowed): "At most \(allowed) digits follow the decimal mark"
    case .pastLongestTime: "The longest time is 999:59:59.999"
    case .pastLongestDistance: "The longest distance is 100,000 km"
    case .bareNumber(let time, let seconds): "This could be \(time) or \(seconds)"
    case .partTooLarge(let part, let value): "\(part.capitalName) stop at 59, this has \(value)"
    case .notTwoDigits(let part, _): "\(part.capitalName) take two digits"
    case .tooManyParts(let count): "A time has at most three parts, this has \(count)"
    case .markBeforeColon: "A decimal mark at character \(character) stands before a colon"
    case .partOrder: "The part at character \(character) is not smaller than the one before it"
    case .grouping: "The mark at character \(character) neither groups thousands nor starts a fraction"
    case .notWhole: "The number at character \(character) is not whole"
    case .missingUnit: "A unit is missing at character \(character)"
    case .unknownUnit(let word): "“\(word.namingInvisible)” is no unit of \(quantity.name)"
    case .timeForSpeed(let unit): "\(unit.symbol) takes a number, this is a time"
    case .zeroPace: "A pace is above zero"
    }
  }

  /// Whether ``wrong`` says at which character it is.
  public var wrongNamesPlace: Bool {
    switch fault {
    case .unexpected, .missingNumber, .markBeforeColon, .partOrder, .grouping, .notWhole, .missingUnit: true
    default: false
    }
  }

  /// What would have been right, as a sentence with its full stop: `Type 1:45:00, or 105m.`.
  public var rightForm: String {
    switch (fault, quantity) {
    case (_, .pace): "Type 4:05/km, 1:30/100 m or 12 km/h."
    case (_, .number): "Type a whole number, as 700."
    case (.bareNumber(let time, let seconds), _): "Type \(time), or \(seconds)."
    case (.partTooLarge(.minutes, _), _): "Type 1:45:00, or 105m."
    case (.partTooLarge, _): "Type 2:05, or 125s."
    case (.notTwoDigits(_, let padded?), .time): "Type \(padded)."
    case (.tooManyDecimals, .time): "Type 20.28, or 20.280."
    case (.grouping, _): "Type 1234.5, or 1,234.5."
    case (_, .time): "Type 3:45, 1:02:03 or 90s."
    case (_, .distance): "Type 5 km, 26.2 mi, 400 m, 400 yd or marathon."
    }
  }

  /// The most bytes that are looked at; more are refused at once.
  static let mostBytes = 64

  /// `a time`, `a distance`, `a pace`.
  private var a: String {
    "a " + quantity.name
  }

  private var capitalA: String {
    "A " + quantity.name
  }
}

extension ReadingError: CustomStringConvertible {
  /// One line for a person: what is wrong, where, and what would have been right.
  public var description: String {
    wrong + ". " + rightForm
  }
}

extension ReadingError.Quantity {
  /// `time`, `distance`, `pace`.
  public var name: String {
    switch self {
    case .time: "time"
    case .distance: "distance"
    case .pace: "pace"
    case .number: "number"
    }
  }
}

extension TimePart {
  fileprivate var capitalName: String {
    switch self {
    case .hours: "Hours"
    case .minutes: "Minutes"
    case .seconds: "Seconds"
    }
  }
}
