@testable import CommandLine

/// Carries out `lapwing` with these words, as on a terminal that is none.
func lapwing(_ words: String..., in surroundings: Surroundings = Surroundings()) -> Outcome {
  run(words, in: surroundings)
}
