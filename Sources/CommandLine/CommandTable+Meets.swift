import Pacing

// The part of the table for those who swim at meets.

extension Command {
  static let convert = Command(
    name: "convert",
    summary: "Convert a swim time from one course to another",
    explanation: [
      "SCY is a pool of 25 yd, SCM one of 25 m, LCM one of 50 m. A conversion is an estimate by the named set of factors; "
        + "it is an exact ratio until it is rounded to be shown, which --json gives too."
    ],
    options: [.swimTime, .event, .from, .to, .set, .csv],
    needs: "--time, --event and --from",
    examples: [
      Example(
        line: "lapwing convert --time 1:35.93 --event '200 free' --from SCY --to LCM", effect: "200 yd as 200 m in 50 m"
      ),
      Example(
        line: "lapwing convert --time 5:00 --event 500free --from SCY",
        effect: "500 yd as 400 m in both pools of metres"),
    ],
    exitCodes: exitCodesOfQuestions,
    run: { invocation, surroundings throws(Refusal) in
      try answer(ConversionQuestion.self, asked: invocation, in: surroundings)
    })

  static let points = Command(
    name: "points",
    summary: "Work out World Aquatics points, or the time for them",
    explanation: [
      "Points are 1000 times the cube of the base time over the time, cut to a whole number. Base times change each year "
        + "and are given by --base.",
      "With --points, the fastest and the slowest time that score just so many.",
    ],
    options: [.base, .swimTime, .points],
    needs: "--base, and --time or --points",
    examples: [
      Example(line: "lapwing points --base 46.91 --time 52.81", effect: "What a time scores"),
      Example(line: "lapwing points --base 46.91 --points 700", effect: "What scores 700 points"),
    ],
    exitCodes: exitCodesOfQuestions,
    run: { invocation, surroundings throws(Refusal) in
      try answer(PointsQuestion.self, asked: invocation, in: surroundings)
    })
}
