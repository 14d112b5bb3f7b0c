import Testing

@testable import CommandLine

struct PaceTests {
  // 12,600 s over 42.195 km: 298.614 s for a km, 480.572 s for a mile; 42.195 km ÷ 3.5 h = 12.056 km/h, ÷ 1.609344 = 7.491;
  // 29.8614 s for 100 m, × 0.9144 = 27.305 s for 100 yd.
  @Test func `a marathon in three and a half hours has its pace and speed`() {
    let outcome = lapwing("pace", "--time", "3:30:00", "--distance", "marathon")
    #expect(
      outcome.output == """
        time      3:30:00
        distance  42.195 km
        pace      4:58.6/km  8:00.6/mi
        speed     12.06 km/h  7.49 mph
        swim      29.86/100 m  27.31/100 yd

        """)
    #expect(outcome.remarks == "")
    #expect(outcome.exitCode == .ok)
  }

  @Test func `plain output is a name, a tab and a value on each line`() {
    #expect(
      lapwing("pace", "--time", "3:30:00", "--distance", "marathon", "--plain").output
        == "time\t3:30:00\ndistance\t42.195 km\npace\t4:58.6/km\npace\t8:00.6/mi\n"
        + "speed\t12.06 km/h\nspeed\t7.49 mph\nswim\t29.86/100 m\nswim\t27.31/100 yd\n")
  }

  // 12,600,000 ms ÷ 42.195 = 298,613.58 ms; × 1.609344 = 480,571.97 ms; 42,195 m ÷ 12,600 s = 3.348810 m/s.
  @Test func `json gives whole base units with the unit in each key`() {
    #expect(
      lapwing("pace", "--time", "3:30:00", "--distance", "marathon", "--json").output
        == #"{"version":1,"solved":"pace","time_ms":12600000,"distance_um":42195000000,"#
        + #""pace":{"time_ms":12600000,"distance_um":42195000000},"#
        + #""pace_ms_per_km":298614,"pace_ms_per_mi":480572,"speed_um_per_s":3348810}"# + "\n")
  }

  @Test(arguments: [
    ("10k", "4:05/km", "40:50.0"),  // 245 s × 10
    ("marathon", "10:00/mi", "4:22:11.3"),  // 600 s × 26.21876 (S1-26 says 4:22:11)
    ("1500", "1:59/400m", "7:26.3"),  // 119 s × 3.75 = 446.25 s, half up
    ("500y", "1:00/100y", "5:00.0"),
    ("5 km", "12 km/h", "25:00.0"),
  ])
  func `a distance at a pace takes its time, to tenths`(distance: String, pace: String, time: String) {
    let outcome = lapwing("pace", "--distance", distance, "--pace", pace, "--plain")
    #expect(outcome.output.hasPrefix("time\t\(time)\n"))
  }

  @Test(arguments: [
    ("10:00", "7.5 mph", "distance\t2.012 km\ndistance\t1.250 mi\n"),  // 7.5 mi ÷ 6 = 1.25 mi = 2.01168 km
    ("3:30:00", "5:00/km", "distance\t42.000 km\ndistance\t26.098 mi\n"),  // 42 ÷ 1.609344 = 26.0976
  ])
  func `a time at a pace covers its distance, in kilometres and miles`(time: String, pace: String, distances: String) {
    #expect(lapwing("pace", "--time", time, "--pace", pace, "--plain").output.contains(distances))
  }

  @Test(arguments: [
    ("5:00/km", "pace\t5:00/km\npace\t8:02.8/mi\nspeed\t12.00 km/h\nspeed\t7.46 mph\n"),  // facts: 8:02.80, 7.456
    ("6 mph", "pace\t6:12.8/km\npace\t10:00.0/mi\nspeed\t9.66 km/h\nspeed\t6 mph\n"),  // H02; 600 ÷ 1.609344 = 372.82
    ("1:59/400m", "pace\t1:59/400 m\npace\t4:57.5/km\n"),  // 119 × 2.5
    ("3.5 m/s", "speed\t3.5 m/s\nspeed\t12.60 km/h\n"),  // × 3.6
    ("1:30/100y", "swim\t1:38.43/100 m\nswim\t1:30/100 yd\n"),  // facts
  ])
  func `a given pace is shown as it was given, beside what follows`(pace: String, rows: String) {
    #expect(lapwing("pace", "--time", "1:00:00", "--pace", pace, "--plain").output.contains(rows))
  }

  // 1 h over 17 km: 211.7647 s for a km, 21.17647 for 100 m.
  @Test(arguments: [
    ("0", "3:32/km", "0:21/100 m"), ("1", "3:31.8/km", "21.2/100 m"), ("2", "3:31.76/km", "21.18/100 m"),
    ("3", "3:31.765/km", "21.176/100 m"),
  ])
  func `digits rule every pace that is worked out`(digits: String, run: String, swim: String) {
    let output = lapwing("pace", "--time", "1:00:00", "--distance", "17km", "--digits", digits, "--plain").output
    #expect(output.contains("pace\t\(run)\n"))
    #expect(output.contains("swim\t\(swim)\n"))
  }

  @Test(arguments: [("0", "0:20"), ("3", "20.000")])
  func `digits rule a time that is worked out`(digits: String, time: String) {
    let output = lapwing("pace", "--distance", "100", "--pace", "3:20", "--digits", digits, "--plain").output
    #expect(output.hasPrefix("time\t\(time)\n"))
  }

  @Test(arguments: [["--time", "0", "--distance", "5k"], ["--time", "5:00", "--distance", "0"]])
  func `nothing has no pace, and that is no failure`(words: [String]) {
    let outcome = run(["pace"] + words, in: Surroundings())
    #expect(outcome.output.hasSuffix("pace      none\n"))
    #expect(outcome.exitCode == .ok)
  }

  @Test func `a pace of nothing is null in json`() {
    #expect(
      lapwing("pace", "--time", "0", "--distance", "5k", "--json").output
        == #"{"version":1,"solved":"pace","time_ms":0,"distance_um":5000000000,"pace":null,"#
        + #""pace_ms_per_km":null,"pace_ms_per_mi":null,"speed_um_per_s":null}"# + "\n")
  }

  @Test func `verbose says how each quantity was read`() {
    let outcome = lapwing("pace", "-v", "--time", "3:30:00", "--distance", "marathon")
    #expect(
      outcome.remarks
        == "time: 3 hours 30 minutes · 12,600 s\ndistance: 42.195 kilometres · 26.219 mi\n")
  }

  @Test func `options may stand before the command, and values behind an equals sign`() {
    #expect(
      lapwing("--plain", "pace", "--time=3:30:00", "--distance=marathon")
        == lapwing("pace", "--time", "3:30:00", "--distance", "marathon", "--plain"))
  }
}

struct DecimalMarkTests {
  private let comma = Surroundings(decimalMarkIsComma: { true })

  @Test func `one comma and three digits follow the decimal mark of the system, and that is said`() {
    let outcome = lapwing("pace", "--distance", "1,234", "--time", "5:00", "--plain")
    #expect(outcome.output.contains("distance\t1234 m\n"))
    #expect(
      outcome.remarks == "lapwing: --distance \"1,234\" is read as 1234 metres · 1349.519 yd, "
        + "since the decimal mark of this system is a point\n")  // 1234 ÷ 0.9144 = 1349.5188
  }

  @Test func `where the mark is a comma it is a fraction`() {
    let outcome = lapwing("pace", "--distance", "1,234km", "--time", "5:00", "--plain", in: comma)
    #expect(outcome.output.contains("distance\t1.234 km\n"))
    #expect(outcome.remarks.hasSuffix("since the decimal mark of this system is a comma\n"))
  }

  @Test func `quiet keeps the remark back`() {
    #expect(lapwing("pace", "-q", "--distance", "1,234", "--time", "5:00").remarks == "")
  }

  @Test(arguments: ["1.234", "0,250", "12,5", "1,234,567", "1.234,5"])
  func `what has one reading everywhere needs no remark`(distance: String) {
    let here = lapwing("pace", "--distance", distance, "--time", "5:00")
    #expect(here.remarks == "")
    #expect(here == lapwing("pace", "--distance", distance, "--time", "5:00", in: comma))
  }
}

struct ColourTests {
  @Test(
    arguments: [
      ([:], true, [], true),
      ([:], false, [], false),
      (["TERM": "dumb"], true, [], false),
      (["NO_COLOR": "1"], true, [], false),
      (["NO_COLOR": ""], true, [], true),
      (["CLICOLOR_FORCE": "1"], false, [], true),
      (["CLICOLOR_FORCE": "0"], false, [], false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, [], false),
      (["CLICOLOR_FORCE": "1"], true, ["--no-color"], false),
      ([:], true, ["--plain"], false),
      ([:], true, ["--json"], false),
    ] as [([String: String], Bool, [String], Bool)])
  func `the answer is bold on a terminal and where it is forced`(
    environment: [String: String], isTerminal: Bool, words: [String], isBold: Bool
  ) {
    let surroundings = Surroundings(environment: environment, outputIsTerminal: isTerminal)
    let output = run(["pace", "--time", "1h", "--distance", "10k"] + words, in: surroundings).output
    #expect(output.contains("\u{1B}[1m6:00.0/km  9:39.4/mi\u{1B}[0m") == isBold)  // 360 s × 1.609344 = 579.36
    #expect(output.contains("\u{1B}") == isBold)
  }
}
