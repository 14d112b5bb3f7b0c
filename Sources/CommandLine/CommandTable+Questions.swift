import Pacing

// The part of the table that asks the core's questions of pacing.

extension Command {
  static let exitCodesOfQuestions: [ExitCode] = [.ok, .failed, .misused, .notUnderstood]

  static let splits = Command(
    name: "splits",
    summary: "Print the splits of a goal, for the wrist too",
    explanation: [
      "Give two of --time, --distance and --pace, and how far each split is. Each time on the clock is rounded once, and "
        + "a split is the difference of two of them, so that the column adds up to the goal.",
      "A second half that is 3% faster has 3% more speed, which is 2.9% less time. --band prints distance and clock "
        + "alone, to be cut out and worn.",
    ],
    options: [.time, .distance, .pace, .every, .secondHalf, .digitsOfSplits, .band, .csv],
    needs: "two of --time, --distance and --pace",
    examples: [
      Example(line: "lapwing splits --time 3:30:00 --distance marathon --every 5km", effect: "A marathon in 3:30:00"),
      Example(
        line: "lapwing splits --time 18:30 --distance 1500 --every 50m --second-half 3%faster",
        effect: "1500 m with a faster second half"),
      Example(
        line: "lapwing splits --time 1:45:00 --distance half --every 1mi --band",
        effect: "A band of miles for the wrist"
      ),
    ],
    exitCodes: exitCodesOfQuestions,
    run: answerSplits)

  static let swim = Command(
    name: "swim",
    summary: "Print the pace that a swim has to hold",
    explanation: [
      "Give --time and --distance, and the pool by --course: 25 m without it, or 25 yd for a swim in yards. The pace for "
        + "25, 50 and 100 and the time on the clock after each division follow, to hundredths.",
      "What does not fit is said: a swim that does not end at a wall, or a division that is no whole number of lengths.",
    ],
    options: [.swimTime, .swimDistance, .course, .per, .secondHalf, .digitsOfSplits, .csv],
    needs: "--time and --distance",
    examples: [
      Example(line: "lapwing swim --time 4:59 --distance 400m --per 50m", effect: "400 m in 4:59, for each 50 m"),
      Example(
        line: "lapwing swim --time 17:00 --distance 1650yd --per 50yd --csv", effect: "1650 yd for a spreadsheet"),
    ],
    exitCodes: exitCodesOfQuestions,
    run: { invocation, surroundings throws(Refusal) in
      try answer(SwimQuestion.self, asked: invocation, in: surroundings)
    })

  static let criticalSwimSpeed = Command(
    name: "css",
    summary: "Work out the critical swim speed from time trials",
    explanation: [
      "Give two to twenty swims, all out, over different distances. The speed is the slope of distance on time, and D\u{2032} "
        + "what is left where the line begins.",
      "A trial is a distance, an equals sign and a time: 400m=6:00.",
    ],
    options: [.csv],
    needs: "two trials or more",
    argument: Argument(
      parameter: Parameter(name: "TRIAL", domain: .text()), isRequired: true, isRepeatable: true,
      meaning: "A distance and its time, such as 400m=6:00"),
    examples: [
      Example(line: "lapwing css 400m=6:00 200m=2:50", effect: "The usual two trials"),
      Example(line: "lapwing css 200m=2:50 400m=6:00 800m=12:30 --json", effect: "Three trials, for a program"),
    ],
    exitCodes: exitCodesOfQuestions,
    run: { invocation, surroundings throws(Refusal) in
      try answer(CriticalSwimSpeedQuestion.self, asked: invocation, in: surroundings)
    })

  static let predict = Command(
    name: "predict",
    summary: "Predict race times by four models, side by side",
    explanation: [
      "Give a result by --time and --distance, or any number by --result. Riegel, Daniels, Cameron and Purdy then say what "
        + "other distances may take, and how far apart they are; what is outside the range of a model is said.",
      "With two results or more, Riegel's exponent is fitted to them unless --exponent gives it.",
    ],
    options: [.time, .distance, .result, .targets, .exponent, .csv],
    examples: [
      Example(
        line: "lapwing predict --time 20:00 --distance 5k --for 10k,half,marathon",
        effect: "What a 5 km says of longer races"
      ),
      Example(
        line: "lapwing predict --result 5k=20:00 --result 10k=42:00 --for marathon", effect: "With your own exponent"),
    ],
    exitCodes: exitCodesOfQuestions,
    run: { invocation, surroundings throws(Refusal) in
      try answer(PredictionQuestion.self, asked: invocation, in: surroundings)
    })

  static let distances = Command(
    name: "distances",
    summary: "List the distances and pools that have names",
    explanation: [
      "The names of distances may be typed wherever a distance is asked for, those of pools where a pool is."
    ],
    options: [.csv],
    examples: [Example(line: "lapwing distances --json", effect: "All of them in micrometres")],
    exitCodes: [.ok, .failed, .misused],
    run: listDistances)
}
