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
