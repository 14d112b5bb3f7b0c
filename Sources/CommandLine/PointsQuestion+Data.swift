import JSON
import Measures
import Pacing

extension PointsQuestion: AskedQuestion {
  func data() throws(QuestionError) -> [JSON.Member] {
    let score = try score()
    return [
      JSON.Member("base_ms", .integer(base)),
      JSON.Member("time_ms", .integer(time)),
      JSON.Member("points", .integer(score.points)),
      // Every time that is slow enough scores none, so that there is no slowest.
      JSON.Member("fastest_ms", .integer(score.points > 0 ? score.fastest : nil)),
      JSON.Member("slowest_ms", .integer(score.points > 0 ? score.slowest : nil)),
    ]
  }
}
