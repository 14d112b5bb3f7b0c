import Measures

extension ConversionQuestion {
  /// The swim in each course, with the formula spelt out.
  ///
  /// `200 free in 1:35.93 in short course yards is about 1:49.68 in long course metres.`
  public func report() throws(QuestionError) -> Report {
    let conversions = try conversions()
    // What is missing was thrown by then.
    guard let time, let event, let from else { throw .missing(field: "time") }
    let given = [from.symbol, event.name, time.swimText]
    let rows = Course.allCases.compactMap { course in
      course == from ? given : conversions.first { $0.course == course }?.cells
    }
    var remarks = ["This is an estimate by " + set.name + ". Most federations do not recognise conversions."]
    for course in Course.allCases where to == nil && event.counterpart(in: course) == nil {
      remarks.append("There is no " + event.name + " in " + course.name + ".")
    }
    return Report(
      sentence: sentence(of: conversions, time, event, from),
      figures: conversions.map {
        Report.Figure($0.course.symbol + " " + $0.event.name, $0.time.written(to: .hundredths))
      },
      table: Table(
        columns: ["Course", "Event", "Time"], rows: rows),
      remarks: remarks,
      workings: conversions.map {
        Report.Working(
          from.symbol + " to " + $0.course.symbol, formula: $0.formula + " = " + $0.time.written(to: .hundredths),
          inputs: inputs(time, event), source: set.source)
      })
  }

  private func sentence(of conversions: [Conversion], _ time: Time, _ event: SwimEvent, _ from: Course) -> String {
    let results = conversions.map {
      ($0.event == event ? "" : $0.event.name + " in ") + $0.time.written(to: .hundredths) + " in " + $0.course.name
    }
    return event.name + " in " + time.swimText + " in " + from.name + " is about " + results.joined(separator: " and ")
      + "."
  }

  /// What went in: the time, and what a turn is worth where that counts.
  private func inputs(_ time: Time, _ event: SwimEvent) -> [Report.Figure] {
    let turn = set.turnValue(of: event.stroke).map { Report.Figure("turn", $0.written(to: .hundredths)) }
    return [Report.Figure("time", time.swimText)] + (turn.map { [$0] } ?? [])
  }
}

extension ConversionQuestion.Conversion {
  /// Its row of the table.
  fileprivate var cells: [String] { [course.symbol, event.name, time.written(to: .hundredths)] }
}
