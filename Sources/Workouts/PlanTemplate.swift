/// A well-known session to start from.
public struct PlanTemplate: Sendable {
  /// What it is called.
  public let name: String
  /// What it is for, in a few words.
  public let purpose: String
  /// The plan, as text for ``PlanReading``.
  public let text: String

  /// The sessions that are offered, runs first.
  ///
  /// They are common property of coaches; whose idea one is stands in its purpose.
  public static let all: [PlanTemplate] = [
    PlanTemplate(
      name: "Yasso 800s", purpose: "Bart Yasso: a marathon in 3:30 by 800 m in 3:30",
      text: "2 km warm-up\n10 x (800 m in 3:30, 3:30 jog)\n2 km cool-down"),
    PlanTemplate(
      name: "Cruise intervals", purpose: "Jack Daniels: a mile at threshold, a minute of rest",
      text: "threshold: 4:20/km\n2 km warm-up\n5 x (1 mi @ threshold, 60 s rest)\n2 km cool-down"),
    PlanTemplate(
      name: "Norwegian 4 × 4", purpose: "Four minutes hard, three easy",
      text: "threshold: 4:20/km\n10:00 warm-up\n4 x (4:00 @ 105% threshold, 3:00 jog)\n5:00 cool-down"),
    PlanTemplate(
      name: "Ladder", purpose: "Up to 1,200 m and down again",
      text: "2 km warm-up\n400 m @ 3:45/km, 90 s rest\n800 m @ 3:50/km, 2:00 rest\n1200 m @ 3:55/km, 2:00 rest\n"
        + "800 m @ 3:50/km, 90 s rest\n400 m @ 3:45/km\n2 km cool-down"),
    PlanTemplate(
      name: "Three sets of four", purpose: "Twelve 400 m on the track",
      text: "3 x (\n  4 x (400 m in 90 s, 60 s rest)\n  3:00 rest\n)"),
    PlanTemplate(
      name: "Ten hundreds", purpose: "A swim at critical speed, leaving on time",
      text: "pool: 25 m\ncss: 1:35/100 m\n400 m warm-up\n10 x 100 m @ css @ 1:50\n200 m cool-down"),
    PlanTemplate(
      name: "Lactate tolerance", purpose: "50 m fast with rests that shrink",
      text:
        "pool: 25 m\ncss: 1:35/100 m\n400 m warm-up\n8 x (50 m @ css-8, 60 s rest shrinking by 5 s)\n200 m cool-down"),
  ]
}
