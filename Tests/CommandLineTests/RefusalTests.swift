import Testing

@testable import CommandLine

struct RefusalTests {
  @Test(arguments: [
    (["pase"], #"no command named "pase"; did you mean "pace"?"#),
    (["comp"], #"no command named "comp"; did you mean "completions"?"#),
    (["xyzzy"], #"no command named "xyzzy"; lapwing help lists them"#),
    (["help", "pase"], #"no command named "pase"; did you mean "pace"?"#),
    (["pace", "--tiem", "1h"], #"pace has no option "--tiem"; did you mean --time?"#),
    (["pace", "--zone", "1h"], #"pace has no option "--zone"; lapwing help pace lists them"#),
    (["pace", "-x"], #"pace has no option "-x"; lapwing help pace lists them"#),
    (["--jsn"], #"lapwing has no option "--jsn"; did you mean --json?"#),
    (["--time", "1h"], #"lapwing has no option "--time"; it belongs to a command: lapwing pace --time"#),
    (["pace", "--time", "1h", "--time", "2h"], "--time is given twice; once is enough"),
    (["pace", "-q", "--quiet"], "--quiet is given twice; once is enough"),
    (["pace", "--time"], "--time needs a value: --time TIME"),
    (["pace", "--time="], "--time needs a value: --time TIME"),
    (["pace", "--time", "--distance", "5k"], "--time needs a value: --time TIME"),
    (["pace", "--json=yes"], #"--json takes no value, this has "yes"; write --json alone"#),
    (["pace", "--digits", "4"], #"--digits does not know "4"; it takes 0, 1, 2, 3"#),
    (["completions", "tcsh"], #"completions does not know "tcsh"; it takes bash, zsh, fish"#),
    (["completions"], "completions needs SHELL; lapwing help completions tells more"),
    (["pace", "10k"], #"pace takes nothing called "10k"; lapwing help pace tells what it takes"#),
    (["pace", "--", "--time"], #"pace takes nothing called "--time"; lapwing help pace tells what it takes"#),
    (["help", "pace", "serve"], #"help takes nothing called "serve"; lapwing help help tells what it takes"#),
    (["pace", "--json", "--plain"], "--json and --plain exclude one another; give one of them"),
    (["-qv", "pace"], "--quiet and --verbose exclude one another; give one of them"),
    (
      ["pace"],
      "pace works out the third of time, distance and pace from two; give two, "
        + "as lapwing pace --time 3:30:00 --distance marathon"
    ),
    (
      ["pace", "--pace", "4:05"],
      "pace needs two of --time, --distance and --pace, this has --pace alone; "
        + "as lapwing pace --time 3:30:00 --distance marathon"
    ),
    (
      ["pace", "--pace", "4:05", "--time", "1h", "--distance", "5k"],
      "pace works out the third of time, distance and pace; leave one of the three out, "
        + "as lapwing pace --time 3:30:00 --distance marathon"
    ),
    (["serve", "--port", "65536"], #"--port "65536": a port is a whole number from 0 to 65535; type 8470"#),
  ])
  func `a wrong command line says what would have been right`(words: [String], sentence: String) {
    #expect(
      run(words, in: Surroundings()) == Outcome(remarks: "lapwing: \(sentence)\n", exitCode: .misused))
  }

  @Test(arguments: [
    (
      ["--time", "1:75:00", "--distance", "marathon"],
      #"--time "1:75:00": minutes stop at 59, this has 75 (character 3); type 1:45:00, or 105m"#
    ),
    (
      ["--time", "345", "--distance", "marathon"],
      #"--time "345": this could be 3:45 or 345s (character 1); type 3:45, or 345s"#
    ),
    (
      ["--time", "-1:30", "--distance", "marathon"],
      #"--time "-1:30": a time has no sign (character 1); type 3:45, 1:02:03 or 90s"#
    ),
    (
      ["--time", "1h", "--distance", "5 parsecs"],
      #"--distance "5 parsecs": “parsecs” is no unit of distance (character 3); "#
        + "type 5 km, 26.2 mi, 400 m, 400 yd or marathon"
    ),
    (
      ["--time", "nan", "--distance", "5k"],
      #"--time "nan": “n” at character 1 does not belong in a time; type 3:45, 1:02:03 or 90s"#
    ),
    (
      ["--time", "3:45\u{202E}", "--distance", "5k"],
      #"--time "3:45U+202E": “U+202E” at character 5 does not belong in a time; type 3:45, 1:02:03 or 90s"#
    ),
    (
      ["--time", "1:", "--distance", "5k"],
      #"--time "1:": a number is missing at character 3; type 3:45, 1:02:03 or 90s"#
    ),
    (
      ["--time", "1h", "--pace", "0:00/km"],
      #"--pace "0:00/km": a pace is above zero (character 1); type 4:05/km, 1:30/100 m or 12 km/h"#
    ),
    (
      ["--distance", "100000 km", "--pace", "1:00:00/km"],
      "the time would be longer than Lapwing measures; the longest time is 999:59:59.999, "
        + "the longest distance 100,000 km"
    ),
    (
      ["--time", "999h", "--pace", "1000 km/h"],
      "the distance would be longer than Lapwing measures; the longest time is 999:59:59.999, "
        + "the longest distance 100,000 km"
    ),
  ])
  func `a quantity that cannot be read says where and what would have been right`(words: [String], sentence: String) {
    #expect(
      run(["pace"] + words, in: Surroundings())
        == Outcome(remarks: "lapwing: \(sentence)\n", exitCode: .notUnderstood))
  }

  @Test(arguments: [
    (["css"], "css needs TRIAL; lapwing help css tells more"),
    (["css", "400m=6:00"], "css needs two trials or more; as lapwing css 400m=6:00 200m=2:50"),
    (
      ["splits", "--pace", "4:05"],
      "splits needs two of --time, --distance and --pace; "
        + "as lapwing splits --time 3:30:00 --distance marathon --every 5km"
    ),
    (
      ["predict", "--time", "20:00"],
      "predict needs --distance; as lapwing predict --time 20:00 --distance 5k --for 10k,half,marathon"
    ),
    (
      ["points", "--points", "700"],
      "points needs --base, and --time or --points; as lapwing points --base 46.91 --time 52.81"
    ),
    (["splits", "--csv", "--band"], "--csv and --band exclude one another; give one of them"),
    (["swim", "--json", "--csv"], "--json and --csv exclude one another; give one of them"),
    (["swim", "--time", "1:00", "--time", "2:00"], "--time is given twice; once is enough"),
    (["points", "--csv"], #"points has no option "--csv"; lapwing help points lists them"#),
  ])
  func `a question that lacks something says what, with an example`(words: [String], sentence: String) {
    #expect(run(words, in: Surroundings()) == Outcome(remarks: "lapwing: \(sentence)\n", exitCode: .misused))
  }

  @Test(arguments: [
    (
      ["splits", "--time", "4:75", "--distance", "1km"],
      #"--time "4:75": seconds stop at 59, this has 75 (character 3); type 2:05, or 125s"#
    ),
    (
      ["splits", "--time", "4:00", "--distance", "1km", "--every", "2km"],
      #"--every "2km": a step of 2 km is longer than the 1 km to go; choose a step of at most 1 km"#
    ),
    (
      ["splits", "--time", "4:00", "--distance", "1km", "--second-half", "sooner"],
      "--second-half: “sooner” is no change of the second half; type even, 3% faster or 1.5% slower: at most 50%, with one decimal at most"
    ),
    (
      ["convert", "--time", "1:35.93", "--event", "200 fre", "--from", "SCY"],
      #"--event: “200 fre” is no event; did you mean "200free"?"#
    ),
    (
      ["convert", "--time", "1:35.93", "--event", "400 free", "--from", "SCY"],
      #"--event "400 free": there is no 400 free in short course yards; 500 free is swum there"#
    ),
    (
      ["swim", "--time", "4:59", "--distance", "400m", "--course", "LCN"],
      #"--course: “LCN” is no pool; did you mean "LCM"?"#
    ),
    (
      ["predict", "--time", "20:00", "--distance", "5k", "--for", "10k,hlaf"],
      #"--for: “hlaf” is no unit of distance; did you mean "half"?"#
    ),
    (
      ["css", "400m=6:0x", "200m=2:50"],
      #"css "6:0x": “x” at character 4 does not belong in a time; type 3:45, 1:02:03 or 90s"#
    ),
    (["css", "400m", "200m=2:50"], "css: “400m” is no result; type 400m=6:00, or 5 km in 20:00"),
    (
      ["points", "--base", "46.91", "--points", "0"],
      "--points: “0” is no number of points; type a whole number from 1 to 9999"
    ),
  ])
  func `a question that has no answer says why`(words: [String], sentence: String) {
    #expect(run(words, in: Surroundings()) == Outcome(remarks: "lapwing: \(sentence)\n", exitCode: .notUnderstood))
  }

  @Test(arguments: [
    ["convert", "--time", "1:00", "--from", "SCY", "--event"], ["splits", "--time", "1:00", "--distance"],
    ["splits", "--time", "1:00", "--distance", "5k", "--second-half"], ["points", "--base", "46.91", "--points"],
    ["swim", "--time", "5:00", "--distance", "400m", "--course"], ["css", "400m=6:00"],
    ["predict", "--time", "20:00", "--distance", "5k", "--for"],
    ["predict", "--time", "20:00", "--distance", "5k", "--exponent"],
  ])
  func `a megabyte in a question is refused without being repeated`(words: [String]) {
    for text in ["x", "1", ",", "=", "“", "\u{202E}"] {
      let outcome = run(words + [String(repeating: text, count: 1_000_000 / text.utf8.count)], in: Surroundings())
      #expect(outcome.exitCode == .notUnderstood)
      #expect(outcome.remarks.utf8.count < 1000, "\(outcome.remarks.prefix(200))")
      #expect(!outcome.remarks.contains("\u{202E}"))
    }
  }

  @Test func `a megabyte is refused without being repeated`() {
    let outcome = lapwing("pace", "--time", String(repeating: "1", count: 1_000_000), "--distance", "5k")
    #expect(outcome.exitCode == .notUnderstood)
    #expect(outcome.remarks.utf8.count < 300)
    #expect(outcome.remarks.contains("1,000,000 bytes"))
  }

  @Test(arguments: [
    ("\u{1B}[31m", "U+001B[31m"), ("\u{9B}31m", "U+009B31m"), ("a\nb\tc", "aU+000AbU+0009c"),
    ("a\u{202E}b", "aU+202Eb"), ("\u{200B}", "U+200B"),
  ])
  func `what is not seen of what was typed is named`(text: String, named: String) {
    for words in [[text], ["pace", "--\(text)"], ["pace", "--time", text, "--distance", "5k"]] {
      let line = run(words, in: Surroundings()).remarks.dropLast()
      #expect(line.contains(named + "\""))
      #expect(!line.unicodeScalars.contains { text.unicodeScalars.contains($0) && !$0.properties.isGraphemeBase })
    }
  }

  @Test func `what is not seen is named in a remark too`() {
    #expect(
      lapwing("pace", "--distance", "1,234\n", "--time", "5:00").remarks.hasPrefix(
        "lapwing: --distance \"1,234U+000A\" is"))
  }
}
