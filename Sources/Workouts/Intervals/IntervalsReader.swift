public import Measures

extension PlanReading {
  /// Reads workout text of intervals.icu.
  ///
  /// Rests of repeats are taken every time there. Targets that a plan has no word for, as of heart rate, power and cadence, stay in
  /// the row's note word for word.
  ///
  /// - Parameters:
  ///   - text: The workout; of more than ``mostBytes`` bytes nothing is read.
  ///   - decimalMark: How the person writes fractions.
  public init(intervals text: String, decimalMark: DecimalMark = .point) {
    guard text.utf8.count <= Self.mostBytes else {
      self.init(text)
      return
    }
    var reader = IntervalsReader(Array(text.utf8), decimalMark)
    reader.read()
    let checked = (try? reader.plan.checked()) ?? Plan()
    var blunders = reader.blunders
    if checked.items.isEmpty, !reader.plan.items.isEmpty {
      blunders.append(Blunder(0..<1, "This workout is larger than a plan may be", "Make two of it."))
    }
    self.init(plan: checked, faults: Self.placed(blunders, in: reader.bytes))
  }
}

/// Goes through workout text of intervals.icu, line by line.
struct IntervalsReader {
  let bytes: [UInt8]
  private let decimalMark: DecimalMark
  private(set) var plan = Plan()
  private(set) var blunders: [Blunder] = []
  private var section = Step.Kind.work
  /// The repeat that is being read: how often, and its rows so far.
  private var block: (count: Int, items: [Item])?

  init(_ bytes: [UInt8], _ decimalMark: DecimalMark) {
    self.bytes = bytes.map { $0 < UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") || $0 == 0x7F ? UInt8(ascii: " ") : $0 }
    self.decimalMark = decimalMark
  }

  mutating func read() {
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      readLine(start..<end)
      start = end + 1
    }
    closeBlock()
  }

  private mutating func readLine(_ range: Range<Int>) {
    let words = Self.words(bytes[range])
    guard let first = words.first else { return closeBlock() }
    let isStep = bytes[first.lowerBound] == UInt8(ascii: "-")
    guard isStep else { return readHeader(words) }
    var pieces = words
    // `-10m` and `- 10m` are the same.
    if first.count == 1 { pieces.removeFirst() } else { pieces[0] = first.lowerBound + 1..<first.upperBound }
    do throws(Blunder) {
      add(try step(pieces, line: range))
    } catch {
      blunders.append(error)
      plan.items += [plan.make(.unread(text(first.lowerBound..<(words.last?.upperBound ?? range.upperBound))))]
    }
  }

  /// A line that is no step: the name of a section, and `6x` at its end begins a repeat.
  private mutating func readHeader(_ words: [Range<Int>]) {
    closeBlock()
    let head = text(words[0]).lowercasedBytes
    section =
      head.starts(with: Array("warm".utf8)) ? .warmUp : head.starts(with: Array("cool".utf8)) ? .coolDown : .work
    guard let last = words.last, bytes[last.upperBound - 1] | 0x20 == UInt8(ascii: "x") else { return }
    let digits = text(last.lowerBound..<last.upperBound - 1)
    guard let count = Int64(decimal: digits, decimals: 0) else { return }
    if (1...Int64(Plan.mostRepeats)).contains(count) {
      block = (Int(count), [])
    } else {
      let error = PlanError.repeats(Int(count))
      blunders.append(Blunder(last, error.wrong, error.rightForm))
    }
  }

  private mutating func add(_ step: Step) {
    let item = plan.make(.step(step))
    if block != nil { block?.items.append(item) } else { plan.items.append(item) }
  }

  private mutating func closeBlock() {
    guard let block else { return }
    self.block = nil
    if !block.items.isEmpty, let repeats = try? Repeat(block.count, block.items) { plan.add(.repeats(repeats)) }
  }

  // MARK: Steps

  private func step(_ words: [Range<Int>], line: Range<Int>) throws(Blunder) -> Step {
    var (extent, target): (Step.Extent?, Step.Target?) = (nil, nil)
    var (prompt, rest): ([String], [String]) = ([], [])
    var units = Units.metric
    var index = 0
    while index < words.count {
      let word = text(words[index])
      let following = index + 1 < words.count ? text(words[index + 1]).lowercasedBytes : []
      if word.lowercasedBytes.elementsEqual("press".utf8), following.elementsEqual("lap".utf8) {
        extent = extent ?? .untilTapped
        index += 2
        continue
      }
      if extent == nil, let read = amount(word) {
        extent = read.extent
        if let unit = read.unit { units = Units.usual(for: unit) }
      } else if target == nil, let read = self.target(word, following) {
        target = read.target
        if let unit = read.unit { units.pace = unit }
        if following.elementsEqual("pace".utf8) { index += 1 }
      } else if extent == nil, target == nil {
        prompt.append(word)
      } else {
        rest.append(word)
      }
      index += 1
    }
    guard let extent else {
      throw Blunder(
        words.first ?? line, "This step has neither a time nor a distance", "Type - 10m, or - 800mtr 3:45/km Pace.")
    }
    var kind = section
    if let first = prompt.first?.lowercasedBytes,
      let word = Self.restWords.first(where: { first.elementsEqual($0.utf8) })
    {
      kind = .rest
      prompt.removeFirst()
      if ["jog", "walk", "float"].contains(where: { $0.utf8.elementsEqual(word.utf8) }) { prompt.insert(word, at: 0) }
    }
    var step = Step(kind, extent, target: target, units: units, skipsLast: kind == .rest ? false : nil)
    let note = (prompt + rest).joined(separator: " ")
    step.note = note.utf8.count <= Plan.mostNameBytes ? note : ""
    return step
  }

  private static let restWords = ["rest", "recovery", "recover", "jog", "walk", "float"]

  /// `1h`, `10m`, `1m30`, `30s`, `5'`, `800mtr`, `1.5km`; `nil` where it is none.
  private func amount(_ word: String) -> (extent: Step.Extent, unit: DistanceUnit?)? {
    let bytes = word.lowercasedBytes
    guard let first = bytes.first, first.isDigit else { return nil }
    for (ending, unit) in [("mtr", DistanceUnit.metre), ("yrd", .yard), ("km", .kilometre), ("mi", .mile)] {
      guard bytes.count > ending.utf8.count, bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8) else {
        continue
      }
      let number = String(decoding: bytes.dropLast(ending.utf8.count), as: UTF8.self)
      guard let read = try? Distance.Written(reading: number, unit: unit, decimalMark: decimalMark),
        read.distance > .zero,
        number.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") })
      else { return nil }
      return (.distance(read.distance), unit)
    }
    guard
      bytes.last.map({ !$0.isDigit }) == true
        || bytes.contains(where: { $0 == UInt8(ascii: "m") || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "h") }),
      bytes.allSatisfy({ $0.isDigit || [0x68, 0x6D, 0x73, 0x27, 0x22].contains($0) }),
      let time = try? Time(reading: word), time > .zero
    else { return nil }
    return (.time(time), nil)
  }

  /// `3:45/km`, `4:40-4:30/km`, `90%`, `88-94%`; `nil` where it is none, or one of heart rate or power.
  private func target(_ word: String, _ following: [UInt8]) -> (target: Step.Target, unit: PaceUnit?)? {
    let bytes = Array(word.utf8)
    if bytes.last == UInt8(ascii: "%") {
      guard following.elementsEqual("pace".utf8) else { return nil }
      let shares = bytes.dropLast().split(separator: UInt8(ascii: "-")).map {
        Int64(decimal: String(decoding: $0, as: UTF8.self), decimals: 1)
      }
      guard shares.allSatisfy({ $0.map { (1...3000).contains($0) } ?? false }) else { return nil }
      let aims = shares.compactMap { $0 }.map { Aim.share(.threshold, perMille: $0) }
      if aims.count == 1 { return (.pace(aims[0]), nil) }
      guard aims.count == 2, let low = shares[0], let high = shares[1], low != high else { return nil }
      return low < high ? (.range(aims[1], aims[0]), nil) : (.range(aims[0], aims[1]), nil)
    }
    guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let unit = String(decoding: bytes[slash...], as: UTF8.self)
    var paces: [Pace.Written] = []
    for number in bytes[..<slash].split(separator: UInt8(ascii: "-")) {
      guard let pace = try? Pace.Written(reading: String(decoding: number, as: UTF8.self) + unit, unit: .perKilometre)
      else { return nil }
      paces.append(pace)
    }
    if paces.count == 1 { return (.pace(.pace(paces[0].pace)), paces[0].unit) }
    guard paces.count == 2, paces[0].pace != paces[1].pace else { return nil }
    let (first, second) = (Aim.pace(paces[0].pace), Aim.pace(paces[1].pace))
    return (paces[0].pace < paces[1].pace ? .range(first, second) : .range(second, first), paces[0].unit)
  }

  /// Whether a note can stand before an amount and is read back as one.
  static func isPrompt(_ note: String) -> Bool {
    let read = PlanReading(intervals: "- " + note + " 10m")
    guard read.faults.isEmpty, read.plan.items.count == 1, let step = read.plan.items[0].step else { return false }
    return step.kind == .work && step.extent == .time(.seconds(600)) && step.target == nil
      && step.note.utf8.elementsEqual(note.utf8)
  }

  // MARK: Bytes

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The places of the words of a line.
  private static func words(_ line: ArraySlice<UInt8>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var index = line.startIndex
    while index < line.endIndex {
      guard line[index] != UInt8(ascii: " ") else {
        index += 1
        continue
      }
      let start = index
      while index < line.endIndex, line[index] != UInt8(ascii: " ") { index += 1 }
      words.append(start..<index)
    }
    return words
  }
}
