import Measures
import Pacing

/// A question of the room by the name of its command, as links and what is kept call it.
enum PacePage: CaseIterable {
  case solve, splits, swim, css, convert, points, predict

  /// One word.
  var name: String {
    switch self {
    case .solve: "solve"
    case .splits: "splits"
    case .swim: "swim"
    case .css: "css"
    case .convert: "convert"
    case .points: "points"
    case .predict: "predict"
    }
  }

  /// The page of this name.
  init?(name: String) {
    guard let page = Self.allCases.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { return nil }
    self = page
  }
}

extension PaceState {
  /// The question that is seen.
  var page: PacePage {
    get {
      switch (tab, topic) {
      case (.solve, _): .solve
      case (.splits, _): .splits
      case (.swim, .hold): .swim
      case (.swim, .critical): .css
      case (.swim, .convert): .convert
      case (.swim, .points): .points
      case (.predict, _): .predict
      }
    }
    set {
      switch newValue {
      case .solve: tab = .solve
      case .splits: tab = .splits
      case .swim: (tab, topic) = (.swim, .hold)
      case .css: (tab, topic) = (.swim, .critical)
      case .convert: (tab, topic) = (.swim, .convert)
      case .points: (tab, topic) = (.swim, .points)
      case .predict: tab = .predict
      }
    }
  }

  /// What is filled in on a page, each text with its own unit; ``take(_:for:)`` takes it back.
  func fields(of page: PacePage) -> Fields {
    switch page {
    case .solve: solveFields
    case .splits: splitsFields
    case .swim: swimFields
    case .css: trialFields
    case .convert: conversion.fields
    case .points: pointsFields
    case .predict: predictionFields
    }
  }

  /// Fills a page in.
  ///
  /// - Throws: ``QuestionError`` for the first field that cannot be read; the state is as before then.
  mutating func take(_ fields: Fields, for page: PacePage) throws(QuestionError) {
    var changed = self
    switch page {
    case .solve: try changed.takeSolve(fields)
    case .splits:
      try changed.takeSolve(fields)
      let question = try SplitsQuestion(reading: fields, decimalMark: .point)
      (changed.every, changed.secondHalf, changed.precision) = (question.every, question.secondHalf, question.precision)
    case .swim:
      changed.swim = try SwimQuestion(reading: fields, decimalMark: .point)
      changed.swimUnit = fields["unit"].flatMap(DistanceUnit.init(symbol:))
    case .css:
      changed.trials = try Draft.reading(fields.texts(of: "trial"), field: "trial")
      while changed.trials.count < 2 { changed.trials.append(Draft()) }
    case .convert:
      changed.conversion = try ConversionQuestion(reading: fields, decimalMark: .point)
      changed.conversion.to = nil  // all courses are shown
    case .points:
      changed.points = try PointsQuestion(reading: fields, decimalMark: .point)
      // A link of the command line's words says neither: it asks for what it does not give.
      changed.scoresTime = fields["work-out"].map { $0.utf8.elementsEqual("points".utf8) } ?? (fields["points"] == nil)
    case .predict: try changed.takePrediction(fields)
    }
    self = changed
  }

  // MARK: Time, distance and pace

  private var solveFields: Fields {
    var fields = Fields()
    for given in solve.solver.givens { fields.add(given.quantity.name, solve.given(given.quantity)?.text) }
    fields.add("distance-unit", distanceUnit.symbol)
    fields.add("pace-unit", paceUnit.symbol)
    return fields
  }

  private mutating func takeSolve(_ fields: Fields) throws(QuestionError) {
    solve = PaceQuestion()
    let given = Solver.Quantity.allCases.filter { fields[$0.name] != nil }
    guard given.count < Solver.Quantity.allCases.count else {
      throw .refused(
        field: "pace", wrong: "Time, distance and pace are all given, but any two fix the third",
        rightForm: "Leave one of them out.")
    }
    for field in fields.all {
      let quantity = Solver.Quantity.allCases.first { $0.name.utf8.elementsEqual(field.name.utf8) }
      guard let quantity else { continue }
      let value = try Fields.read(field.text, of: field.name) { text throws(ReadingError) in
        try quantity.bareKind.read(text, decimalMark: .point)
      }
      try PaceField.solve(quantity).set(value, in: &self)
    }
    if let unit = fields["distance-unit"].flatMap(DistanceUnit.init(symbol:)) { distanceUnit = unit }
    if let unit = fields["pace-unit"].flatMap(PaceUnit.init(symbol:)) { paceUnit = unit }
  }

  private var splitsFields: Fields {
    var fields = solveFields
    fields.add("every", every?.text)
    fields.add("second-half", secondHalf == .even ? nil : secondHalf.text)
    fields.add("digits", precision.map { "\($0.decimals)" })
    return fields
  }

  private var swimFields: Fields {
    var fields = swim.fields
    fields.add("unit", swimUnit?.symbol)
    return fields
  }

  // MARK: Trials and results

  private var trialFields: Fields {
    var fields = Fields()
    for trial in trials { fields.add("trial", trial.text) }
    return fields
  }

  private var predictionFields: Fields {
    var fields = Fields()
    for result in results { fields.add("result", result.text) }
    for target in targets { fields.add("for", target.text) }
    fields.add("exponent", exponent?.text)
    fields.add("shown", shownTargets.all.indices.contains(target) ? shownTargets.all[target].text : nil)
    return fields
  }

  private var pointsFields: Fields {
    var fields = points.fields
    fields.add("work-out", scoresTime ? "points" : "times")
    return fields
  }

  private mutating func takePrediction(_ fields: Fields) throws(QuestionError) {
    results = try Draft.reading(fields.texts(of: "result"), field: "result")
    if results.isEmpty { results = [Draft()] }
    var others = Fields()
    for field in fields.all where !field.name.utf8.elementsEqual("result".utf8) { others.add(field.name, field.text) }
    let question = try PredictionQuestion(reading: others, decimalMark: .point)
    if let distance = question.distance { results[0].distance = distance }
    if let time = question.time { results[0].time = time }
    (targets, exponent) = (question.targets, question.exponent)
    let shown = try? fields["shown"].map { text throws(ReadingError) in
      try Distance.Written(reading: text, unit: .metre).distance
    }
    target = shownTargets.all.firstIndex { $0.distance == shown } ?? .max
  }
}

extension PaceState.Draft {
  /// As a field has it, what is missing left out: `400 m=6:00`, `400 m=`.
  fileprivate var text: String {
    (distance?.text ?? "") + "=" + (time?.written ?? "")
  }

  /// What some fields say, at most ``PaceEdit/most`` of them.
  fileprivate static func reading(_ texts: [String], field: String) throws(QuestionError) -> [Self] {
    var drafts: [Self] = []
    guard texts.count <= PaceEdit.most else {
      throw .refused(
        field: field, wrong: "At most \(PaceEdit.most) of them are taken, these are \(texts.count)",
        rightForm: "Leave some out.")
    }
    for text in texts {
      guard let (distance, time) = Performance.parts(of: text) else {
        throw QuestionError(
          ChoiceError(text, isNo: "result", rightForm: "Type 400m=6:00, or 5 km in 20:00."), field: field)
      }
      var draft = Self()
      if !distance.isEmpty {
        draft.distance = try Fields.read(distance, of: field) { text throws(ReadingError) in
          try Distance.Written(reading: text, unit: .metre)
        }
      }
      if !time.isEmpty {
        draft.time = try Fields.read(time, of: field) { text throws(ReadingError) in try Time(reading: text) }
      }
      drafts.append(draft)
    }
    return drafts
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

extension Solver.Quantity {
  /// How a text of it is read: a bare number is metres, a bare time for a kilometre.
  fileprivate var bareKind: EntryKind {
    switch self {
    case .time: .time(hours: true, hundredths: false)
    case .distance: .distance(.metre)
    case .pace: .pace(.perKilometre)
    }
  }
}
