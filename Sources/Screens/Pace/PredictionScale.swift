import Measures
import Pacing

/// The line on which the models' predictions for one distance stand: from the fastest to the slowest, with room around.
struct PredictionScale {
  /// The models that predict anything, in their own order, with their times in whole seconds.
  let times: [(model: PredictionModel, time: Time)]
  /// The fastest of the times.
  let fastest: Time
  /// The slowest of the times.
  let slowest: Time
  /// Round times along the line, in rising order, from two to eight.
  let ticks: [Time]
  private let start: Int64
  private let step: Int64
  private let length: Int64

  /// The line for a distance; `nil` where no model predicts anything.
  init?(_ predictions: Predictions, over distance: Distance) {
    let models = PredictionModel.allCases.compactMap { model in
      predictions.time(for: distance, by: model).map { (model: model, time: $0.rounded(to: .seconds)) }
    }
    guard let fastest = models.map({ $0.time }).min(), let slowest = models.map({ $0.time }).max() else { return nil }
    (times, self.fastest, self.slowest) = (models, fastest, slowest)
    let reach = max(slowest.milliseconds - fastest.milliseconds, 4000)
    let step = Self.steps.first { $0 * 4 >= reach } ?? reach / 4
    self.step = step
    let first = max(0, fastest.milliseconds - reach / 8) / step
    let last = (slowest.milliseconds + reach / 8 + step - 1) / step
    (start, length) = (first * step, (last - first) * step)
    ticks = (first...last).compactMap { Time(milliseconds: $0 * step) }
  }

  /// How far they lie apart.
  var spread: Time {
    Time(milliseconds: slowest.milliseconds - fastest.milliseconds) ?? .zero
  }

  /// A time of the line: whole minutes where it reaches over many, else whole seconds: `3:11`, `1:04:17`.
  func text(of time: Time) -> String {
    guard step >= 60_000, fastest.milliseconds >= 3_600_000 else { return time.written(to: .seconds) }
    let minutes = (time.milliseconds + 30_000) / 60_000
    return "\(minutes / 60):" + (minutes % 60).digits(atLeast: 2)
  }

  /// How many models predict anything, behind the distance: `, four models`.
  var modelCount: String {
    [", one model", ", two models", ", three models", ", four models"][times.count - 1]
  }

  /// All of it in words.
  var spoken: String {
    times.map { $0.model.name + " " + $0.time.written(to: .seconds) }.joined(separator: ", ")
  }

  /// How far from the left a time stands: `12.5%`.
  func place(of time: Time) -> String {
    percent(time.milliseconds - start)
  }

  /// How wide it is from one time to another.
  func width(from: Time, to: Time) -> String {
    percent(to.milliseconds - from.milliseconds)
  }

  private func percent(_ milliseconds: Int64) -> String {
    let tenths = (milliseconds * 1000 + length / 2) / length
    return "\(tenths / 10).\(tenths % 10)%"
  }

  /// The steps from tick to tick, in milliseconds: 1 s to 10 h.
  private static let steps: [Int64] =
    [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 18_000, 36_000].map { $0 * 1000 }
}
