import JSON
package import Measures
import Pacing

// What the room keeps on the device, version 1, one JSON object:
// `given`, at most two texts with their quantity, the one given last at the end, and the two units shown, as symbols:
// {"version":1,"given":[["distance","42.195 km"],["time","3:30:00"]],"distance_unit":"km","pace_unit":"/km"}

extension PaceRoom {
  /// What is asked and the units shown, as text for ``init(kept:decimalMark:)``.
  ///
  /// Edits that can be undone are not kept.
  package var kept: String {
    let given = question.solver.givens.compactMap { given in
      question.given(given.quantity).map { JSON.array([.string(given.quantity.name), .string($0.text)]) }
    }
    let document: JSON = [
      "version": 1, "given": .array(given), "distance_unit": .string(distanceUnit.symbol),
      "pace_unit": .string(paceUnit.symbol),
    ]
    return document.compact
  }

  /// A room as it was kept; `nil` where the text is none of ours.
  package init?(kept: String, decimalMark: DecimalMark) {
    guard let document = try? JSON(reading: kept, atMost: 4096), document["version"]?.integer == 1,
      let distance = document["distance_unit"]?.text.flatMap(DistanceUnit.init(symbol:)),
      let pace = document["pace_unit"]?.text.flatMap(PaceUnit.init(symbol:)), let givens = document["given"]?.items
    else { return nil }
    var question = PaceQuestion()
    for given in givens {
      guard let pair = given.items, pair.count == 2, let name = pair[0].text, let text = pair[1].text,
        let value = Self.value(of: name, text)
      else { return nil }
      question.give(value)
    }
    self.init(asking: question, distanceUnit: distance, paceUnit: pace, decimalMark: decimalMark)
  }

  private static func value(of quantity: String, _ text: String) -> EntryValue? {
    let kind: EntryKind? = Solver.Quantity.allCases.first { $0.name.utf8.elementsEqual(quantity.utf8) }.map {
      switch $0 {
      case .time: .time(hours: true, hundredths: false)
      case .distance: .distance(.metre)
      case .pace: .pace(.perKilometre)
      }
    }
    return kind.flatMap { try? $0.read(text, decimalMark: .point) }
  }
}

extension PaceRoom.Action {
  /// Whether ``PaceRoom/kept`` may be different after it.
  var changesWhatIsKept: Bool {
    switch self {
    case .distanceUnitChosen, .paceUnitChosen, .accepted, .undone: true
    case .opened, .entry, .dismissed: false
    }
  }
}

extension DistanceUnit {
  fileprivate init?(symbol: String) {
    guard let unit = DistanceUnit.allCases.first(where: { $0.symbol.utf8.elementsEqual(symbol.utf8) }) else {
      return nil
    }
    self = unit
  }
}

extension PaceUnit {
  /// The unit of this symbol, found as the unit of a pace that is written with it.
  fileprivate init?(symbol: String) {
    let number = symbol.utf8.first == UInt8(ascii: "/") ? "1:00" : "1 "
    guard let written = try? Pace.Written(reading: number + symbol, unit: .perKilometre),
      written.unit.symbol.utf8.elementsEqual(symbol.utf8)
    else { return nil }
    self = written.unit
  }
}
