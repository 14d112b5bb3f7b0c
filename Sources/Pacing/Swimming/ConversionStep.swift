import Measures

/// One step of a conversion, which can be taken back exactly.
enum ConversionStep: Sendable {
  /// The time × a factor in ten-thousandths.
  case times(Int64)
  /// The time ÷ a factor in ten-thousandths.
  case over(Int64)
  /// So many turns more, each so long.
  case plus(Int64, Time)
  /// So many turns less, each so long.
  case minus(Int64, Time)

  /// The step that leads back.
  var inverse: ConversionStep {
    switch self {
    case .times(let factor): .over(factor)
    case .over(let factor): .times(factor)
    case .plus(let count, let each): .minus(count, each)
    case .minus(let count, let each): .plus(count, each)
    }
  }

  /// The time after this step; `nil` where that is below zero or passes 64 bits.
  func applied(to time: ExactTime) -> ExactTime? {
    switch self {
    case .times(let factor): time.times(factor, over: 10_000)
    case .over(let factor): time.times(10_000, over: factor)
    case .plus(let count, let each): time.adding(milliseconds: count * each.milliseconds)
    case .minus(let count, let each): time.adding(milliseconds: -count * each.milliseconds)
    }
  }

  /// A formula with this step behind it: `1:35.93 × 1.11 + 4 × 0.80`.
  func text(after formula: String, isSum: Bool) -> String {
    let factor = isSum ? "(" + formula + ")" : formula
    return switch self {
    case .times(let number): factor + " × " + number.written(upTo: 4)
    case .over(let number): factor + " ÷ " + number.written(upTo: 4)
    case .plus(let count, let each): formula + " + \(count) × " + each.written(to: .hundredths)
    case .minus(let count, let each): formula + " − \(count) × " + each.written(to: .hundredths)
    }
  }

  /// Whether it adds or takes away.
  var isSum: Bool {
    switch self {
    case .times, .over: false
    case .plus, .minus: true
    }
  }
}

extension FactorSet {
  /// The steps from one course to another for a race that is swum in the first.
  ///
  /// The courses stand in a row, each joined to the next: yards, short and long course; for distance freestyle, which has
  /// no short course of its own in the tables, yards, long and short course.
  func steps(for event: SwimEvent, from: Course, to: Course) -> [ConversionStep] {
    guard let metres = event.counterpart(in: .shortMetres) else { return [] }
    let isDistance = metres.stroke == .free && metres.length >= 400
    let row: [Course] =
      isDistance ? [.shortYards, .longMetres, .shortMetres] : [.shortYards, .shortMetres, .longMetres]
    let lengthening: ConversionStep =
      turnValue(of: metres.stroke).map { .plus(metres.length / 50, $0) } ?? .times(10_200)
    let links: [ConversionStep] =
      isDistance
      ? [.times(metres.length == 1500 ? 10_200 : 8925), lengthening.inverse] : [.times(11_100), lengthening]
    guard let start = row.firstIndex(of: from), let end = row.firstIndex(of: to) else { return [] }
    return start <= end ? Array(links[start..<end]) : links[end..<start].reversed().map { $0.inverse }
  }
}
