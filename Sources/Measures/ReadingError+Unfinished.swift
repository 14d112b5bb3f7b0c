extension ReadingError {
  /// Whether typing on behind `text`, which this is about, could still make it right: `3:`, `3:3`, `5 ki`, `12 km/`.
  ///
  /// A field waits with its fault until the person stops there.
  public func isUnfinished(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    let starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
    switch fault {
    case .missingNumber, .missingUnit: return character > starts.count
    case .timeForSpeed: return true  // 4:05 may go on as 4:05/km
    case .notTwoDigits: return character == starts.count
    case .unexpected, .unknownUnit:
      guard character <= starts.count else { return false }
      let rest = bytes[starts[character - 1]...].drop { $0 == UInt8(ascii: " ") }.map { $0.lowercased }
      return quantity.words.contains { $0.utf8.count > rest.count && Array($0.utf8)[...].starts(with: rest) }
    default: return false
    }
  }
}

extension ReadingError.Quantity {
  /// Every word that may stand in it, in lower case.
  fileprivate var words: [String] {
    switch self {
    case .time: TimePart.allCases.flatMap { $0.spellings }
    case .distance: DistanceUnit.allCases.flatMap { $0.spellings } + NamedDistance.all.flatMap { $0.spellings }
    case .pace:
      TimePart.allCases.flatMap { $0.spellings } + DistanceUnit.allCases.flatMap { $0.spellings }
        + SpeedUnit.allCases.flatMap { $0.spellings } + ["per"]
    case .number: []
    }
  }
}
