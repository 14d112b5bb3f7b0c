import Measures

extension PointsQuestion {
  /// The points of the time, or the times for the points.
  ///
  /// `50.00 scores 825 points at a base time of 46.91.`, `700 points at a base time of 46.91 take 52.81 to 52.83.`
  public func report() throws(QuestionError) -> Report {
    let score = try score()
    let base = try scale().base.written(to: .hundredths)
    let points = score.points == 1 ? "1 point" : "\(score.points) points"
    let times =
      score.fastest == score.slowest
      ? score.slowest.swimText : score.fastest.swimText + " to " + score.slowest.swimText
    var figures = [Report.Figure("points", "\(score.points)")]
    if score.points > 0 { figures.append(Report.Figure("times that score them", times)) }
    var remarks = [
      "Base times change each year, on 31 August for short course and on 31 December for long course; none are built in."
    ]
    if let time, time != time.cut(to: .hundredths) {
      remarks.append("The digits of " + time.written + " after the hundredths do not count.")
    }
    if let base = self.base, base != base.cut(to: .hundredths) {
      remarks.append("The digits of the base time " + base.written + " after the hundredths do not count.")
    }
    let sentence: String
    if let time {
      sentence = time.cut(to: .hundredths).swimText + " scores " + points + " at a base time of " + base + "."
    } else {
      figures.swapAt(0, 1)
      sentence = points + " at a base time of " + base + (score.points == 1 ? " takes " : " take ") + times + "."
    }
    return Report(
      sentence: sentence, figures: figures, remarks: remarks,
      workings: [
        Report.Working(
          "World Aquatics points", formula: "P = 1000 × (B ÷ T)³, cut to a whole number",
          inputs: [
            Report.Figure("B", base),
            time.map { Report.Figure("T", $0.cut(to: .hundredths).swimText) }
              ?? Report.Figure("P", "\(score.points)"),
          ],
          source: "World Aquatics Swimming Points; tables up to 2009 rounded instead of cutting")
      ])
  }
}
