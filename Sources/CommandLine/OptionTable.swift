import Pacing

// The options of the table, which commands share.

extension Option {
  /// The options that every command takes, and that may stand before it.
  static let everywhere: [Option] = [json, plain, quiet, verbose, noColor, version, help]

  static let json = Option("json", meaning: "Print data as one JSON document, in base units")
  static let plain = Option("plain", meaning: "Print data as lines of a name, a tab and a value")
  static let quiet = Option("quiet", letter: "q", meaning: "Say nothing besides the answer and faults")
  static let verbose = Option(
    "verbose", letter: "v", meaning: "Say how each quantity was read and the answer worked out")
  static let noColor = Option("no-color", meaning: "Do not set the answer in bold")
  static let version = Option("version", letter: "V", meaning: "Print the version")
  static let help = Option("help", letter: "h", meaning: "Tell how it is used; -h tells it briefly")

  static let time = Option(
    "time", value: Parameter(name: "TIME", domain: .quantity(.time)), meaning: "How long it takes, such as 3:30:00")
  static let distance = Option(
    "distance",
    value: Parameter(
      name: "DISTANCE", domain: .quantity(.distance, offering: ["marathon", "half", "10k", "5k", "mile"])),
    meaning: "How far it is, such as 10 km or marathon")
  static let pace = Option(
    "pace", value: Parameter(name: "PACE", domain: .quantity(.pace)),
    meaning: "How fast it is, such as 4:58.6/km or 12 km/h")
  static let digits = Option(
    "digits", value: Parameter(name: "N", domain: .words(["0", "1", "2", "3"])),
    meaning: "Digits of a second in the answers; else 1, swimming 2")
  static let csv = Option("csv", meaning: "Print the table as comma-separated values")
  static let band = Option("band", meaning: "Print a band for the wrist, at most 24 columns wide")

  static let swimTime = Option(
    "time", value: Parameter(name: "TIME", domain: .quantity(.time)), meaning: "How long it takes, such as 1:35.93")
  static let swimDistance = Option(
    "distance",
    value: Parameter(
      name: "DISTANCE", domain: .quantity(.distance, offering: ["100m", "200m", "400m", "1500m", "500yd", "1650yd"])),
    meaning: "How far it is, such as 400m or 500yd")
  static let every = Option(
    "every",
    value: Parameter(name: "DISTANCE", domain: .quantity(.distance, offering: ["1km", "1mi", "5km", "400m", "50m"])),
    meaning: "How far each split is, such as 5km or 1mi")
  static let per = Option(
    "per",
    value: Parameter(
      name: "DISTANCE", domain: .quantity(.distance, offering: ["25m", "50m", "100m", "25yd", "50yd", "100yd"])),
    meaning: "How far each split is; else one length of the pool")
  static let secondHalf = Option(
    "second-half", value: Parameter(name: "CHANGE", domain: .text(offering: ["even", "3%faster", "3%slower"])),
    meaning: "Its speed: even, '3% faster' or '1.5% slower'")
  static let digitsOfSplits = Option(
    "digits", value: Parameter(name: "N", domain: .words(["0", "1", "2", "3"])),
    meaning: "Digits of a second in the splits")
  static let course = Option(
    "course",
    value: Parameter(name: "POOL", domain: .text(offering: ["25m", "50m", "25yd", "33⅓yd", "SCY", "SCM", "LCM"])),
    meaning: "The pool, such as 25m, 33⅓yd, 20m or SCY")

  static let result = Option(
    "result", value: Parameter(name: "RESULT", domain: .text()), isRepeatable: true,
    meaning: "A further result, such as 10k=42:00")
  static let targets = Option(
    "for", value: Parameter(name: "DISTANCES", domain: .text(offering: ["5k", "10k", "half", "marathon"])),
    isRepeatable: true, meaning: "What to predict, such as 10k,half,marathon")
  static let exponent = Option(
    "exponent", value: Parameter(name: "NUMBER", domain: .text()),
    meaning: "Riegel's exponent; else 1.06, or from your results")

  static let event = Option(
    "event", value: Parameter(name: "EVENT", domain: .text(offering: events)),
    meaning: "The event, such as '200 free' or 100fly")
  static let from = Option(
    "from", value: Parameter(name: "COURSE", domain: .text(offering: ["SCY", "SCM", "LCM"])),
    meaning: "Where it was swum: SCY, SCM or LCM")
  static let to = Option(
    "to", value: Parameter(name: "COURSE", domain: .text(offering: ["SCY", "SCM", "LCM"])),
    meaning: "Where it is to be swum; else all three")
  static let set = Option(
    "set", value: Parameter(name: "SET", domain: .text(offering: ["age-group", "flat-2-percent"])),
    meaning: "The set of factors; else age-group")
  static let base = Option(
    "base", value: Parameter(name: "TIME", domain: .quantity(.time)),
    meaning: "The base time of the event and year, such as 46.91")
  static let points = Option(
    "points", value: Parameter(name: "N", domain: .text()), meaning: "How many points, such as 700")

  static let port = Option(
    "port", value: Parameter(name: "PORT", domain: .text()), meaning: "The port to listen on, 8470 without it")
  static let site = Option(
    "site", value: Parameter(name: "FOLDER", domain: .folder), meaning: "The folder of the page's files")

  /// The swims that meets have, without the space that a shell would end the word at.
  private static let events = [
    "50free", "100free", "200free", "400free", "500free", "800free", "1000free", "1500free", "1650free", "50back",
    "100back", "200back", "50breast", "100breast", "200breast", "50fly", "100fly", "200fly", "100IM", "200IM", "400IM",
  ]
}
