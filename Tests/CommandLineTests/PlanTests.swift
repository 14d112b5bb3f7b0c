import Testing

@testable import CommandLine

struct PlanCommandTests {
  /// Surroundings in which a file holds a text, and no other is there.
  private func file(_ name: String, _ text: String) -> Surroundings {
    Surroundings(read: { path, _ throws(Refusal) in
      guard path == name else { throw .unreadableFile(path, reason: "there is none") }
      return Array(text.utf8)
    })
  }

  // 12 × 90 s of work, 9 × 60 s and 2 × 3:00 of rest; 33:00 over 4.8 km are 412.5 s for each.
  @Test func `a plan is shown with its totals, then its rows, the inner ones indented`() {
    let squad = file("squad.txt", "3 x (4 x (400 m in 90 s, 60 s rest), 3:00 rest)")
    #expect(
      lapwing("plan", "show", "squad.txt", in: squad)
        == Outcome(
          output: """
            3 × 4 × 400 m: 4.8 km in 33:00.

            Time          33:00
            Distance      4.8 km
            Average pace  6:52.5/km
            Work          18:00 at 3:45.0/km
            Rest          15:00

            Step      Distance   Time       Pace
            3 ×         4.8 km  33:00  6:52.5/km
              4 ×       1.6 km   9:00  5:37.5/km
                work     400 m   1:30  3:45.0/km
                rest             1:00
              rest               3:00

            With the last rests taken too: 39:00.

            """))
    #expect(lapwing("plan", "show", "squad.txt", "--last-rests", "keep", in: squad).output.contains("km in 39:00."))
  }

  @Test func `a missed send-off is told by how much`() {
    let late = lapwing("plan", "show", "-", in: file("-", "4 x 100 m in 1:32 @ 1:30"))
    #expect(late.output.hasSuffix("\nThe send-off of 1:30 is missed 3 times, by up to 2 s.\n"))
    let early = lapwing("plan", "show", "-", in: file("-", "8 x 100 m in 1:32.5 @ 1:45"))
    #expect(early.output.contains("The send-off of 1:45 leaves 12.5 s of rest.\n"))
  }

  @Test func `what can be read is shown, and the rest is told by its place`() {
    let outcome = lapwing("plan", "show", "a.txt", in: file("a.txt", "1 km in 4:00\n400 m @ 5:3O/km\n"))
    #expect(outcome.remarks == "lapwing: a.txt:2:9: O is no digit; type 5:30\n")
    #expect(outcome.output.contains("not read: 400 m @ 5:3O/km"))
    #expect(outcome.exitCode == .notUnderstood)
  }

  // Behind the last swim nothing leaves any more. Thirds of 240.002 s are 80.001, 80.000 and 80.001 s.
  @Test func `a send-off that is missed once, or leaves more and less, is told so`() {
    let once = lapwing("plan", "show", "-", in: file("-", "2 x 100 m in 1:32 @ 1:30"))
    #expect(once.output.hasSuffix("\nThe send-off of 1:30 is missed once, by 2 s.\n"))
    let uneven = lapwing("plan", "show", "-", in: file("-", "3 x (1/3 of 300 m in 4:00.002 @ 1:30)"))
    #expect(uneven.output.hasSuffix("\nThe send-off of 1:30 leaves 9.999 s to 10 s of rest.\n"))
  }

  @Test func `a time that nobody knows is not made up`() {
    let unknown = lapwing("plan", "show", "-", in: file("-", "10 x 20 m")).output
    #expect(unknown.hasPrefix("10 × 20 m: 0.2 km.\n"))
    let more = lapwing("plan", "show", "-", in: file("-", "1 km\n10:00 @ 5:00/km")).output
    #expect(more.hasPrefix("1 km: 3 km in at least 10:00.\n"))
  }

  @Test(
    arguments: [
      (Array("".utf8), "there is no row in this plan; write one, as 6 x 800 m @ 3:45/km"),
      (Array("name: A\n# no row".utf8), "there is no row in this plan; write one, as 6 x 800 m @ 3:45/km"),
      ([0x38, 0xFF], "this is no text in UTF-8 from byte 2 on; save it as plain text in UTF-8"),
      (Array(repeating: 0x31, count: 65_537), "a plan has at most 65536 bytes, this has more; make two plans of it"),
    ])
  func `a file without a plan is no success`(bytes: [UInt8], told: String) {
    let outcome = lapwing("plan", "show", "a.txt", in: Surroundings(read: { _, _ in bytes }))
    #expect(outcome == Outcome(remarks: "lapwing: a.txt: " + told + "\n", exitCode: .notUnderstood))
  }

  @Test func `of many faults the first twenty are told, and the others counted`() {
    let text = String(repeating: "400 m @ 5:3O/km\n", count: 22)
    let lines = lapwing("plan", "show", "a.txt", in: file("a.txt", text)).remarks.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last == "lapwing: a.txt: 2 more")
  }

  @Test(arguments: [["fit", "a.txt", "--time", "5:00", "--keep", "distance"], ["export", "a.txt"]])
  func `nothing is made of a plan that cannot be read in full`(words: [String]) {
    let outcome = run(["plan"] + words, in: file("a.txt", "1 km in 4:00\n400 m @ 5:3O/km\n"))
    #expect(outcome.output == "")
    #expect(outcome.remarks == "lapwing: a.txt:2:9: O is no digit; type 5:30\n")
    #expect(outcome.exitCode == .notUnderstood)
  }

  // 27:00 ÷ 28:00: 600 s become 578.571 s, and 1,080 s the other 1,041.429 s.
  @Test func `a fit prints the plan, which reads back to the total`() {
    let miles = file("miles.txt", "1 mi in 10:00\n2 mi in 18:00\n")
    let fitted = lapwing("plan", "fit", "miles.txt", "--time", "27:00", "--keep", "distance", in: miles)
    #expect(fitted == Outcome(output: "1 mi in 9:38.571\n2 mi in 17:21.429\n"))
    let shown = lapwing("plan", "show", "-", in: file("-", fitted.output))
    #expect(shown.output.contains("Time          27:00\n"))
  }

  @Test(
    arguments: [
      (["--time", "27:00", "--keep", "time"], "--time \"27:00\": the times are what is to change; choose another way"),
      (["--time", "10:00", "--change-repeats"], "--time \"10:00\": this plan has no repeats; choose another way"),
      (
        ["--time", "345", "--keep", "distance"],
        "--time \"345\": this could be 3:45 or 345s (character 1); type 3:45, or 345s"
      ),
    ] as [([String], String)])
  func `a fit that cannot be is refused in words`(words: [String], told: String) {
    let outcome = run(["plan", "fit", "miles.txt"] + words, in: file("miles.txt", "1 mi in 10:00\n2 mi in 18:00\n"))
    #expect(outcome == Outcome(remarks: "lapwing: " + told + "\n", exitCode: .notUnderstood))
  }

  @Test(
    arguments: [
      ["fit", "-", "--keep", "distance"], ["fit", "-", "--time", "27:00"],
      ["fit", "-", "--time", "27:00", "--pace", "4:00/km", "--keep", "distance"],
      ["fit", "-", "--time", "27:00", "--keep", "pace", "--change-repeats"],
      ["export", "-", "--to", "paper"], ["export", "-", "--page", "https://example.org/"], ["show"], ["shaw"],
    ])
  func `what the table of commands does not know is misuse`(words: [String]) {
    #expect(run(["plan"] + words, in: file("-", "1 mi in 10:00")).exitCode == .misused)
  }

  @Test func `a plan leaves as shorthand, as a link, and for intervals.icu with what is lost`() {
    let set = file("set.txt", "6x800@3:45/km,90s rest")
    #expect(lapwing("plan", "export", "set.txt", in: set).output == "6 x (800 m @ 3:45/km, 90 s rest)\n")
    #expect(
      lapwing("plan", "export", "set.txt", "--to", "link", "--page", "https://example.org/", in: set).output
        == "https://example.org/#plan;text=6+x+%28800+m+%40+3:45/km,+90+s+rest%29%0A\n")
    #expect(
      lapwing("plan", "export", "set.txt", "--to", "intervals", in: set)
        == Outcome(
          output: "Main set 6x\n- 800mtr 3:45/km Pace\n- Rest 90s\n",
          remarks: "lapwing: the last rest of 6 × is taken there too\n"))
    #expect(lapwing("plan", "export", "set.txt", "--to", "intervals", "-q", in: set).remarks == "")
  }

  @Test func `workout text of intervals.icu is read where it is asked for, and pointed out where not`() {
    let theirs = file("icu.txt", "Main set 6x\n- 800mtr 3:45/km Pace\n- Easy 2m Z1 HR\n")
    #expect(
      lapwing("plan", "export", "icu.txt", "--from", "intervals", in: theirs)
        == Outcome(
          output: "6 x (800 m @ 3:45/km, 2:00 \"Easy Z1 HR\")\n",
          remarks: "lapwing: icu.txt:3: “Easy Z1 HR” is kept as a note only\n"))
    #expect(
      lapwing("plan", "export", "icu.txt", in: theirs).remarks.hasSuffix(
        "lapwing: this looks like workout text of intervals.icu; --from intervals reads it\n"))
  }

  @Test func `data has whole numbers with their units in the names`() {
    let outcome = lapwing("plan", "show", "-", "--json", in: file("-", "name: A\n2 x 400 m in 90 s @ 1:45"))
    #expect(
      outcome.output == """
        {"version":1,"name":"A","pool":null,"threshold":null,"css":null,"time_ms":195000,"distance_um":800000000,\
        "pace":"4:03.8/km","work_ms":180000,"work_pace":"3:45.0/km","rest_ms":15000,"time_with_all_rests_ms":210000,\
        "missed_send_offs":0,"steps_without_time":0,"steps_without_distance":0,"rows":[{"repeat":2,"rows":[\
        {"kind":"work","distance_um":400000000,"in_ms":90000},{"kind":"rest","send_off_ms":105000,"skips_last":false}\
        ]}],"remarks":["With the last rests taken too: 3:30.","The send-off of 1:45 leaves 15 s of rest."]}

        """)
  }

  @Test func `aims are told as they are meant, a range from its faster end`() {
    let text = "css: 1:40/100m\n100 m @ css+2\n100 m @ 95% css\n1 km @ 3:40-3:50/km"
    let output = lapwing("plan", "export", "-", "--to", "json", in: file("-", text)).output
    for told in [
      #""css":{"time_ms":100000,"distance_um":100000000}"#, #""at":{"css_ms":2000}"#, #""at":{"css_per_mille":950}"#,
      #""fastest":{"time_ms":220000,"distance_um":1000000000},"slowest":{"time_ms":230000,"#,
    ] { #expect(output.contains(told)) }
  }

  @Test func `plan alone names its commands, and help lists them`() {
    #expect(lapwing("plan") == Outcome(remarks: lapwing("help", "plan").output, exitCode: .misused))
    #expect(lapwing("plan", "--help") == lapwing("help", "plan"))
    for command in ["show", "fit", "export"] {
      #expect(lapwing("help", "plan").output.contains("\n  plan \(command)"))
      #expect(lapwing("help", "plan", command).output.hasPrefix("lapwing plan \(command): "))
    }
  }
}
