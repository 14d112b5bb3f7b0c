extension Time {
  /// The time as people write it, with as many digits as it needs: `3:30:00`, `4:05`, `0:45`.
  ///
  /// Reads back the same. A fraction has two digits at least, as a stopwatch shows it: `16.40`.
  @inline(never)
  public var written: String {
    written(to: neededPrecision == .tenths ? .hundredths : neededPrecision)
  }

  /// The time as people write it, rounded half up to `precision`: `3:30:00`, `4:58.6`, `16.40`, `0:45`.
  ///
  /// Below a minute a time without a fraction keeps its minutes, so that it looks like a time. It is first rounded and then
  /// split into fields, so that the seconds never show 60.
  @inline(never)
  public func written(to precision: Precision) -> String {
    let rounded = rounded(to: precision)
    let (hours, minutes, seconds) = rounded.fields
    let fraction =
      precision == .seconds
      ? "" : "." + (rounded.milliseconds % 1000 / precision.milliseconds).digits(atLeast: precision.decimals)
    if hours > 0 { return "\(hours):" + minutes.digits(atLeast: 2) + ":" + seconds.digits(atLeast: 2) + fraction }
    if minutes > 0 || precision == .seconds { return "\(minutes):" + seconds.digits(atLeast: 2) + fraction }
    return "\(seconds)" + fraction
  }

  /// The time in words, without the parts that are zero: `3 hours 30 minutes`, `1 minute 30.5 seconds`, `0 seconds`.
  @inline(never)
  public var spoken: String {
    let (hours, minutes, _) = fields
    let milliseconds = milliseconds % 60_000
    var parts: [String] = []
    if hours > 0 { parts.append(hours == 1 ? "1 hour" : "\(hours) hours") }
    if minutes > 0 { parts.append(minutes == 1 ? "1 minute" : "\(minutes) minutes") }
    if milliseconds > 0 || parts.isEmpty {
      parts.append(milliseconds == 1000 ? "1 second" : milliseconds.written(upTo: 3) + " seconds")
    }
    return parts.joined(separator: " ")
  }

  /// How a field says that it read this time: in words, and from a minute on in seconds too.
  ///
  ///     try Time(reading: "3:30:00").echo  // "3 hours 30 minutes · 12,600 s"
  public var echo: String {
    milliseconds < 60_000 ? spoken : spoken + " · " + milliseconds.grouped(upTo: 3) + " s"
  }

  /// Whole hours, minutes and seconds, the last two from 0 to 59.
  private var fields: (hours: Int64, minutes: Int64, seconds: Int64) {
    let seconds = milliseconds / 1000
    return (seconds / 3600, seconds / 60 % 60, seconds % 60)
  }
}
