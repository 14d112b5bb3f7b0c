import Interface
import JSON
import PageMessages
import RandomViews

/// `patch-cases COUNT` prints a line of JSON for each seed from 1 to COUNT: the patches that show the first view of a
/// random pair, those that lead from it to the second, and both views as HTML text.
@main
struct PatchCases {
  static func main() {
    guard let count = CommandLine.arguments.dropFirst().first.flatMap(UInt64.init) else {
      print("how many cases? write PatchCases 100")
      return
    }
    for seed in 0..<count { print(line(seed: seed + 1).compact) }
  }

  private static func line(seed: UInt64) -> JSON {
    let pair = ViewPair(seed: seed)
    var renderer = Renderer<Int>()
    return [
      "seed": .integer(Int(seed)),
      "first": renderer.show(pair.first).message,
      "second": renderer.show(pair.second).message,
      "firstHTML": .string(pair.first.html()),
      "secondHTML": .string(pair.second.html()),
    ]
  }
}
