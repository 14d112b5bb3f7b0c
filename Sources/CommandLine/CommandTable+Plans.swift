// The commands about plans.

extension Command {
  private static let file = Argument(
    parameter: Parameter(name: "FILE", domain: .file), isRequired: true,
    meaning: "The plan as text; - is standard input")

  private static let grammar =
    "A plan is text such as 6 x 800 m @ 3:45/km, 90 s rest: rows, repeats in brackets or indented, rests, send-offs (10 x 100 "
    + "@ 1:45). What cannot be read is told by line and column."

  static let planShow = Command(
    name: "plan show",
    summary: "Show a plan with its totals",
    explanation: [
      grammar,
      "Average pace is all time over all distance, rests too. The last rest of a repeat is left out unless its row says every "
        + "time; --last-rests keep takes all of them.",
      "A plan of which something could not be read is shown without it, and the exit code is 4.",
    ],
    options: [.lastRests, .dialect, .csv], argument: file,
    examples: [
      Example(
        line: "echo '3 x (4 x (400 m in 90 s, 60 s rest), 3:00 rest)' | lapwing plan show -",
        effect: "Three sets of four"),
      Example(line: "lapwing plan show tuesday.txt --json", effect: "The plan and its totals, for a program"),
    ],
    exitCodes: [.ok, .failed, .misused, .notUnderstood, .unavailable],
    run: showPlan)

  static let planFit = Command(
    name: "plan fit",
    summary: "Make the rows of a plan follow a total",
    explanation: [
      "Give one of --time, --distance and --pace, and what is kept: --keep distance, time or pace; --only-unlocked leaves locked "
        + "rows as they are; --change-repeats changes nothing but how often something is done.",
      "The plan is printed as text, whose rows come to the total exactly.",
    ],
    options: [.time, .distance, .pace, .keep, .onlyUnlocked, .changeRepeats, .dialect],
    needs: "--time, --distance or --pace",
    argument: file,
    examples: [
      Example(line: "lapwing plan fit miles.txt --time 27:00 --keep distance", effect: "The same distances in 27:00"),
      Example(line: "lapwing plan fit set.txt --distance 4km --change-repeats", effect: "As many repeats as 4 km take"),
    ],
    exitCodes: [.ok, .failed, .misused, .notUnderstood, .unavailable],
    run: fitPlan)

  static let planExport = Command(
    name: "plan export",
    summary: "Print a plan in another form",
    explanation: [
      "text is Lapwing's own shorthand in its one written form; intervals is the workout text of intervals.icu; json holds the "
        + "tree and the totals in whole milliseconds and micrometres; link is what opens the plan on the page.",
      "What a form cannot say is told on standard error.",
    ],
    options: [.form, .address, .dialect], argument: file,
    examples: [
      Example(line: "lapwing plan export tuesday.txt --to link --page https://example.org/", effect: "A link to send"),
      Example(line: "lapwing plan export tuesday.txt --to intervals", effect: "For the builder of intervals.icu"),
    ],
    exitCodes: [.ok, .failed, .misused, .notUnderstood, .unavailable],
    run: exportPlan)
}

extension Option {
  static let lastRests = Option(
    "last-rests", value: Parameter(name: "HOW", domain: .words(["skip", "keep"])),
    meaning: "keep takes the last rest of each repeat too")
  static let dialect = Option(
    "from", value: Parameter(name: "FORM", domain: .words(["text", "intervals"])),
    meaning: "How the plan is written; else text")
  static let keep = Option(
    "keep", value: Parameter(name: "WHAT", domain: .words(["distance", "time", "pace"])), meaning: "What stays as it is"
  )
  static let onlyUnlocked = Option("only-unlocked", meaning: "Leave locked rows as they are")
  static let changeRepeats = Option("change-repeats", meaning: "Change nothing but how often something is done")
  static let form = Option(
    "to", value: Parameter(name: "FORM", domain: .words(["text", "intervals", "json", "link"])),
    meaning: "The form; else text")
  static let address = Option(
    "page", value: Parameter(name: "URL", domain: .text()), meaning: "The page's address, before the link")
}
