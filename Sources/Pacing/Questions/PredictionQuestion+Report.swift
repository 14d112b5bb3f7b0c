import Measures

extension PredictionQuestion {
  /// The times of all models for each target, and how far they are apart.
  ///
  /// `From 5 km in 20:00, four models put the marathon between 3:11:17 and 3:24:50, 13:33 apart.`
  public func report() throws(QuestionError) -> Report {
    let predictions = try predictions()
    let targets = try shownTargets()
    let last = targets[targets.count - 1]
    var remarks: [String] = []
    if predictions.results.count > 1 {
      remarks.append("Each target is predicted from the result that is nearest in ratio of distance.")
      if predictions.bestVDOT != nil { remarks.append("VDOT and the training paces are those of the best result.") }
    }
    if let vdot = predictions.bestVDOT, !(30...85).contains(vdot.value) {
      // Source: Daniels, Daniels' Running Formula, whose tables of VDOT run so far.
      remarks.append("The tables of VDOT run from 30 to 85, this is " + vdot.text + ": its training paces are a guess.")
    }
    for warning in targets.flatMap({ predictions.warnings(for: $0) })
    where !remarks.contains(where: { $0.utf8.elementsEqual(warning.utf8) }) {
      remarks.append(warning)
    }
    return Report(
      sentence: predictions.sentence(for: last), figures: figures(of: predictions),
      table: predictions.table(for: targets), remarks: remarks, workings: workings(of: predictions, for: last))
  }

  /// The VDOT of the best result, the exponent, and the training bands of that VDOT for each kilometre or mile.
  private func figures(of predictions: Predictions) -> [Report.Figure] {
    let exponent = Report.Figure(
      "Riegel's exponent", predictions.exponent.text + (isFitted(predictions) ? ", fitted" : ""))
    guard let vdot = predictions.bestVDOT else { return [exponent] }
    let unit: PaceUnit
    switch predictions.results[0].distance.unit {
    case .mile, .yard, .foot: unit = .perMile
    case .kilometre, .metre: unit = .perKilometre
    }
    let bands = TrainingBand.Kind.allCases.map {
      Report.Figure($0.name, TrainingBand($0, for: vdot).text(in: unit))
    }
    return [Report.Figure("VDOT", vdot.text), exponent] + bands
  }

  private func isFitted(_ predictions: Predictions) -> Bool {
    exponent == nil && predictions.results.count > 1
  }

  /// The four models with what went into them for a target, and how the exponent and the bands were found.
  private func workings(of predictions: Predictions, for target: Distance.Written) -> [Report.Working] {
    let result = predictions.result(for: target.distance)
    let inputs = [
      Report.Figure("d₁", result.distance.called), Report.Figure("t₁", result.time.written),
      Report.Figure("d₂", target.called),
    ]
    var workings = PredictionModel.allCases.map {
      Report.Working(
        $0.name, formula: $0.formula(exponent: predictions.exponent), inputs: inputs, source: $0.source)
    }
    if isFitted(predictions) {
      workings.append(
        Report.Working(
          "Riegel's exponent", formula: "the slope of ln t on ln d, by least squares",
          inputs: predictions.results.map { Report.Figure($0.distance.called, $0.time.written) },
          source: "Riegel 1981, American Scientist 69, 285-290, who fitted records so"))
    }
    if let vdot = predictions.bestVDOT {
      workings.append(
        Report.Working(
          "Training paces", formula: "v where −4.60 + 0.182258 v + 0.000104 v² is a share of VDOT",
          inputs: TrainingBand.Kind.allCases.map {
            Report.Figure($0.name, "\($0.percents.lowerBound) to \($0.percents.upperBound) % of " + vdot.text)
          },
          source: "Daniels, Daniels' Running Formula; its table has single paces that do not always lie in its bands"))
    }
    return workings
  }
}

extension Predictions {
  /// The highest VDOT of the results; `nil` where none has one.
  public var bestVDOT: VDOT? {
    results.compactMap { VDOT(of: $0) }.max { $0.value < $1.value }
  }

  /// What the models say of a target, in one sentence.
  fileprivate func sentence(for target: Distance.Written) -> String {
    let result = result(for: target.distance)
    let count = PredictionModel.allCases.count { time(for: target.distance, by: $0) != nil }
    let start =
      "From " + result.distance.nameInSentence + " in " + result.time.written + ", "
      + ["no model has", "one model puts", "two models put", "three models put", "four models put"][count]
    guard let fastest = fastest(for: target.distance, to: .seconds) else {
      return start + " a time for " + target.nameInSentence + "."
    }
    guard let slowest = slowest(for: target.distance, to: .seconds), slowest > fastest,
      let spread = spread(for: target.distance, to: .seconds)
    else { return start + " " + target.nameInSentence + " at " + fastest.written(to: .seconds) + "." }
    return start + " " + target.nameInSentence + " between " + fastest.written(to: .seconds) + " and "
      + slowest.written(to: .seconds) + ", " + spread.written(to: .seconds) + " apart."
  }

  /// A row for each model and a column for each target, in whole seconds, and a last row of how far they are apart.
  fileprivate func table(for targets: [Distance.Written]) -> Table {
    let rows = PredictionModel.allCases.map { model in
      [model.name] + targets.map { time(for: $0.distance, by: model)?.written(to: .seconds) ?? "—" }
    }
    let spreads = targets.map { spread(for: $0.distance, to: .seconds)?.written(to: .seconds) ?? "—" }
    return Table(columns: ["Model"] + targets.map { $0.called }, rows: rows + [["Apart by"] + spreads])
  }
}
