import Measures

/// What stands in a text of intervals.icu below its headings.
enum IntervalsElement {
  /// A step.
  case line(Line)
  /// Steps that are done so many times.
  case set(Int, [Line])

  /// A step, as words.
  struct Line {
    let kind: Step.Kind
    /// What stands before the amount, a word for what the step is for left out.
    let prompt: String
    /// How long or how far, how fast, and what else there is.
    let body: String

    /// The whole line, in a part of the session for `section`.
    func text(in section: Step.Kind) -> String {
      let words = [kind == section ? "" : Self.word(kind), prompt, body]
      return "- " + words.filter { !$0.utf8.isEmpty }.joined(separator: " ")
    }

    private static func word(_ kind: Step.Kind) -> String {
      switch kind {
      case .warmUp: "Warmup"
      case .coolDown: "Cooldown"
      case .work, .rest: ""
      }
    }

    /// Whether both are the same words.
    func isSame(as other: Line) -> Bool {
      kind == other.kind && body.utf8.elementsEqual(other.body.utf8) && prompt.utf8.elementsEqual(other.prompt.utf8)
    }
  }
}

/// Goes through a plan as it is done, and leaves only the innermost repeats repeated.
struct Flattening {
  let plan: Plan
  private(set) var elements: [IntervalsElement] = []
  private(set) var losses: [Loss] = []
  /// What is still to be done.
  private var parts: ArraySlice<Timeline.Part>

  init(_ plan: Plan) {
    self.plan = plan
    parts = Timeline(plan).parts[...]
  }

  /// Goes through everything.
  mutating func take() { elements = take(plan.items[...]) }

  private mutating func take(_ items: ArraySlice<Item>) -> [IntervalsElement] {
    var elements: [IntervalsElement] = []
    for item in items {
      switch item.content {
      case .unread(let text): lose(item.id, "“" + text.trimmedToLine + "” could not be read, and is left out.")
      case .step(let step):
        if !step.isBlank, let line = line(step, item.id) { elements.append(.line(line)) }
      case .repeats(let repeats): if repeats.holdsSteps { elements += take(repeats, item.id) }
      }
    }
    return elements
  }

  private mutating func take(_ repeats: Repeat, _ id: Int) -> [IntervalsElement] {
    var passes: [[IntervalsElement]] = []
    for pass in 1...repeats.count {
      passes.append(take(pass < repeats.count ? repeats.items[...] : repeats.itemsOfLastPass))
    }
    guard !repeats.items.contains(where: { $0.repeats?.holdsSteps == true }) else {
      lose(id, "\(repeats.count) × is written out: repeats do not lie in one another there.")
      return passes.flatMap { $0 }
    }
    let lines = passes.map { pass in
      pass.compactMap { element in if case .line(let line) = element { line } else { nil } }
    }
    guard let last = Self.last(of: lines) else {
      lose(id, "\(repeats.count) × is written out, since its rounds are not the same there.")
      return passes.flatMap { $0 }
    }
    guard !lines[0].isEmpty else { return [] }
    if last < lines[0].count { lose(id, "The last rest of \(repeats.count) × is taken there too.") }
    return [.set(repeats.count, lines[0])]
  }

  /// How many lines the last round has, where all rounds are the same but for rests at the end of the last; else `nil`.
  private static func last(of rounds: [[IntervalsElement.Line]]) -> Int? {
    guard let first = rounds.first, let last = rounds.last else { return nil }
    for round in rounds.dropLast() where !isSame(round[...], first[...]) { return nil }
    guard last.count <= first.count, isSame(last[...], first.prefix(last.count)),
      first[last.count...].allSatisfy({ $0.kind == .rest })
    else { return nil }
    return last.count
  }

  private static func isSame(
    _ left: ArraySlice<IntervalsElement.Line>, _ right: ArraySlice<IntervalsElement.Line>
  ) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
  }

  /// A step, as it is done the next time; `nil` where it takes no time, and where nobody says how long it goes on.
  private mutating func line(_ step: Step, _ id: Int) -> IntervalsElement.Line? {
    guard let part = parts.first, part.id == id else { return nil }  // the last wait of the plan
    parts.removeFirst()
    var writer = IntervalsStep(step, part, plan)
    let line = writer.write()
    for words in writer.losses { lose(id, words) }
    if let words = writer.planLoss { lose(nil, words) }
    return line
  }

  /// Tells a loss, once.
  private mutating func lose(_ row: Int?, _ words: String) {
    guard !losses.contains(where: { $0.row == row && $0.words.utf8.elementsEqual(words.utf8) }) else { return }
    losses.append(Loss(row, words))
  }
}
