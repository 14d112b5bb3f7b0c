import Testing

@testable import CommandLine

struct SplitsCommandTests {
  private let marathon = ["splits", "--time", "3:30:00", "--distance", "marathon", "--every", "5km"]

  private func splits(_ words: String..., in surroundings: Surroundings = Surroundings()) -> Outcome {
    run(marathon + words, in: surroundings)
  }

  // 12,600 s × 5 ÷ 42.195 = 1493.068 s; × 8 = 11,944.55 s, half up to 3:19:05; 12,600 − 11,945 = 655 s.
  @Test func `the goal, the figures and the columns stand below one another, digits above digits`() {
    #expect(
      splits().output == """
        Marathon in 3:30:00: 24:53 or 24:54 for each 5 km, the last 2.195 km in 10:55.

        per km  4:58.6
        per mi  8:00.6

            km  Split  On the clock
             5  24:53         24:53
            10  24:53         49:46
            15  24:53       1:14:39
            20  24:53       1:39:32
            25  24:53       2:04:25
            30  24:53       2:29:18
            35  24:53       2:54:11
            40  24:54       3:19:05
        42.195  10:55       3:30:00

        The last piece is 2.195 km.
        Splits add up to 3:30:00.

        """)
    #expect(splits().remarks == "")
  }

  @Test func `the answer is bold on a terminal, and nothing else is`() {
    let output = splits(in: Surroundings(outputIsTerminal: true)).output
    #expect(output.hasPrefix("\u{1B}[1mMarathon in 3:30:00: "))
    #expect(output.split(separator: "\u{1B}[0m\n").count == 2)
  }

  @Test func `a band for the wrist has distance and clock`() {
    #expect(
      run(
        ["splits", "--time", "50:00", "--distance", "10k", "--every", "2.5km", "--band"], in: Surroundings()
      ).output == """
        10 km 50:00
         km  clock
        2.5  12:30
          5  25:00
        7.5  37:30
         10  50:00

        """)
  }

  @Test(arguments: [
    ["--time", "3:30:00", "--distance", "marathon"],
    ["--time", "999:59:59.999", "--distance", "100000km", "--every", "99999.999km", "--digits", "3"],
    ["--time", "999:59:59.999", "--distance", "109361329.833yd", "--every", "109361329.832yd", "--digits", "3"],
    ["--time", "10:00:00", "--distance", "26.2187574565mi", "--digits", "3"],
  ])
  func `a band is at most 24 columns wide`(words: [String]) {
    let outcome = run(["splits"] + words + ["--band"], in: Surroundings())
    #expect(outcome.exitCode == .ok, "\(outcome.remarks)")
    for line in outcome.output.split(separator: "\n") { #expect(line.count <= 24, "\(line)") }
  }

  @Test func `plain output is names and values, then the table with tabs, then the remarks`() {
    #expect(
      lapwing("splits", "--time", "4:00", "--distance", "800m", "--every", "500m", "--digits", "0", "--plain").output
        == "per km\t5:00.0\nper mi\t8:02.8\nm\tSplit\tOn the clock\n500\t2:30\t2:30\n800\t1:30\t4:00\n"
        + "remark\tThe last piece is 300 m.\nremark\tSplits add up to 4:00.\n")
  }

  @Test func `the table goes to a spreadsheet as comma-separated values`() {
    #expect(
      lapwing("splits", "--time", "4:00", "--distance", "800m", "--every", "400m", "--csv").output
        == "m,Split,On the clock\r\n400,2:00.00,2:00.00\r\n800,2:00.00,4:00.00\r\n")
  }

  @Test func `json has every split in base units`() {
    #expect(
      lapwing("splits", "--time", "4:00", "--distance", "800m", "--every", "400m", "--second-half", "even", "--json")
        .output
        == #"{"version":1,"goal":{"time_ms":240000,"distance_um":800000000},"#
        + #""pace":{"time_ms":240000,"distance_um":800000000},"every_um":400000000,"second_half_per_mille":0,"#
        + #""rows":[{"distance_um":400000000,"time_ms":120000,"lap_ms":120000,"lap_distance_um":400000000},"#
        + #"{"distance_um":800000000,"time_ms":240000,"lap_ms":120000,"lap_distance_um":400000000}],"#
        + #""remarks":["Splits add up to 4:00.00."]}"# + "\n")
  }

  @Test func `verbose says how each field was read, and how the answer was worked out`() {
    let remarks = splits("-v").remarks
    #expect(
      remarks.hasPrefix(
        "time: 3 hours 30 minutes · 12,600 s\ndistance: 42.195 kilometres · 26.219 mi\n"
          + "every: 5 kilometres · 3.107 mi\nEven splits: t(d) = T × d ÷ D\n  T: 3:30:00\n  D: 42.195 km\n  source: "))
  }
}

struct FieldMarkTests {
  private let comma = Surroundings(decimalMarkIsComma: { true })
  private let words = ["splits", "--time", "20:00", "--distance", "1,500m", "--every", "500m"]

  @Test func `a comma that the system's mark decides is told`() {
    #expect(
      run(words, in: Surroundings()).remarks
        == "lapwing: --distance \"1,500m\" is read as 1500 metres · 1640.42 yd, "
        + "since the decimal mark of this system is a point\n")  // 1500 ÷ 0.9144 = 1640.4199
    #expect(run(words + ["-q"], in: Surroundings()).remarks == "")
  }

  @Test func `each trial is read by the mark of the system`() {
    #expect(
      lapwing("css", "1,500m=20:00", "400m=5:00").remarks
        == "lapwing: css \"1,500m=20:00\" is read as 1500 m=20:00, since the decimal mark of this system is a point\n")
  }

  @Test func `a list of distances needs no remark`() {
    let list = ["predict", "--time", "20:00", "--distance", "5k", "--for", "10k,half,marathon"]
    #expect(run(list, in: Surroundings()).remarks == "")
  }

  @Test(arguments: ["1.500m", "0,250km", "2,5km"])
  func `what has one reading everywhere needs none`(distance: String) {
    let words = ["splits", "--time", "20:00", "--distance", distance]
    #expect(run(words, in: Surroundings()).remarks == "")
    #expect(run(words, in: Surroundings()) == run(words, in: comma))
  }
}

struct SwimCommandTests {
  // 299 s ÷ 8 = 37.375 s; ÷ 16 = 18.6875 s; ÷ 4 = 74.75 s.
  @Test func `400 m in 4:59 is held for each 25, 50 and 100`() {
    let output = lapwing("swim", "--time", "4:59", "--distance", "400m", "--per", "50m").output
    #expect(output.contains("\nper 25 m   18.69\nper 50 m   37.38\nper 100 m  1:14.75\n"))
    #expect(output.contains("\n  m  Split  On the clock\n 50  37.38         37.38\n100  37.37       1:14.75\n"))
  }

  // 400 ÷ 22.86 = 17.49781; 299 s × 22.86 ÷ 400 = 17.08785 s for 25 yd; × 7.62 ÷ 400 = 5.69595 s for 25 ft.
  @Test func `json has the pace in every unit, and how many lengths there are`() {
    let output = lapwing("swim", "--time", "4:59", "--distance", "400m", "--course", "25yd", "--per", "100m", "--json")
      .output
    #expect(output.contains(#""hold":{"per_25m_ms":18690,"per_50m_ms":37380,"per_100m_ms":74750,"per_25yd_ms":17090,"#))
    #expect(output.contains(#""per_25ft_ms":5700,"#))
    #expect(output.contains(#""pool_um":22860000,"lengths":17.4978,"every_um":100000000,"divisions":4,"#))
    #expect(output.contains(#""remarks":["400 m is 17.4978 lengths of 25 yd: it does not end at a wall.""#))
  }
}

struct PredictCommandTests {
  // Facts: 5 km in 20:00 by Riegel 41:41.92, 1:32:00.24 and 3:11:49.32.
  @Test func `the models stand below one another with how far they are apart`() {
    let output = lapwing("predict", "--time", "20:00", "--distance", "5k", "--for", "10k,half,marathon").output
    #expect(output.contains("\nModel     10 km  Half marathon  Marathon\nRiegel    41:42        1:32:00   3:11:49\n"))
    #expect(output.contains("\nApart by   0:14           0:51     13:33\n\nA marathon from 5 km is a long reach."))
  }

  @Test func `json has milliseconds, and the whole seconds that are printed`() {
    let output = lapwing("predict", "--time", "20:00", "--distance", "5k", "--for", "10k", "--json").output
    #expect(output.hasPrefix(#"{"version":1,"vdot":49.806,"exponent":1.06,"targets":[{"distance_um":10000000000,"#))
    #expect(output.contains(#""riegel_ms":2501918,"#))
    #expect(output.contains(#""printed":{"riegel_ms":2502000,"#))
    #expect(output.contains(#""warnings":[]}],"bands":[{"name":"Easy","slow_ms_per_km":353000,"#))
  }

  @Test func `further results may be repeated`() {
    let words = ["predict", "--result", "5k=20:00", "--result", "10k=41:30", "--for", "half"]
    #expect(run(words, in: Surroundings()).output.contains("Riegel's exponent  1.053, fitted\n"))  // ln 2.075 ÷ ln 2
  }
}

struct MeetCommandTests {
  // Facts: 1:35.93 in SCY is 1:49.68 in LCM; 95,930 ms × 1.11 + 4 × 800 ms = 109,682.3 ms.
  @Test func `a conversion is an estimate, exact inside`() {
    let words = ["convert", "--time", "1:35.93", "--event", "200 free", "--from", "SCY", "--to", "LCM"]
    let outcome = run(words, in: Surroundings())
    #expect(
      outcome.output.contains(
        "\nCourse  Event        Time\nSCY     200 free  1:35.93\nLCM     200 free  1:49.68\n\nThis is an estimate "))
    #expect(
      run(words + ["--json"], in: Surroundings()).output.hasPrefix(
        #"{"version":1,"time_ms":95930,"event":"200 free","course":"SCY","set":"age-group","estimate":true,"#
          + #""results":[{"course":"LCM","event":"200 free","time_ms":109680,"#
          + #""exact":{"numerator_ms":1096823,"denominator":10}}],"remarks":["#))
    #expect(
      run(words + ["--csv"], in: Surroundings()).output
        == "Course,Event,Time\r\nSCY,200 free,1:35.93\r\nLCM,200 free,1:49.68\r\n")
  }

  // Facts: with a base of 46.91, 52.81 to 52.83 score 700.
  @Test func `points and the times that score them follow from one another`() {
    let end = #""points":700,"fastest_ms":52810,"slowest_ms":52830,"remarks":["#
    #expect(
      lapwing("points", "--base", "46.91", "--points", "700", "--json").output.hasPrefix(
        #"{"version":1,"base_ms":46910,"time_ms":null,"# + end))
    #expect(
      lapwing("points", "--base", "46.91", "--time", "52.81", "--json").output.hasPrefix(
        #"{"version":1,"base_ms":46910,"time_ms":52810,"# + end))
    #expect(
      lapwing("points", "--base", "10", "--time", "2:00", "--json").output.hasPrefix(
        #"{"version":1,"base_ms":10000,"time_ms":120000,"points":0,"fastest_ms":null,"slowest_ms":null,"#))
    #expect(lapwing("points", "--base", "46.91", "--points", "700", "--plain").output.contains("52.81 to 52.83\n"))
  }
}

struct CriticalSwimSpeedCommandTests {
  // Facts: 1.0526 m/s, 1:35.00/100 m, 1:26.87/100 yd, 21.05 m.
  @Test func `two trials give the speed and what is in hand`() {
    let output = lapwing("css", "400m=6:00", "200m=2:50").output
    #expect(output.contains("\nspeed       1.0526 m/s\nD′          21.05 m\n"))
    #expect(output.contains("\n     100  1:35.00  1:26.87\n"))
  }

  @Test func `json gives speed, reserve and paces in base units`() {
    #expect(
      lapwing("css", "400m=6:00", "200m=2:50", "--json").output.contains(
        #""speed_um_per_s":1052600,"reserve_um":21050000,"pace_ms_per_100m":95000,"pace_ms_per_100yd":86870,"times":["#)
    )
  }
}

struct DistancesCommandTests {
  @Test func `the distances and pools that have names are listed`() {
    let output = lapwing("distances").output
    #expect(output.contains("\nHalf marathon  21.0975 km   13.109 mi\nMarathon        42.195 km   26.219 mi\n"))
    #expect(output.contains("\n33⅓ yd pool        33⅓ yd     30.48 m\n"))
  }

  @Test func `json gives their exact lengths`() {
    let output = lapwing("distances", "--json").output
    #expect(output.contains(#"{"name":"Mile","distance_um":1609344000,"text":"1 mi"}"#))
    #expect(output.contains(#"{"name":"33⅓ yd","distance_um":30480000,"text":"33⅓ yd"}"#))
  }
}
