extension Int64 {
  /// The decimal digits of a value of at least zero, with zeros in front up to `width`.
  @inline(never)
  package func digits(atLeast width: Int = 1) -> String {
    let plain = "\(self)"
    return String(repeating: "0", count: Swift.max(0, width - plain.utf8.count)) + plain
  }

  /// The decimal digits of a value of at least zero, in groups of three: `12,600`.
  ///
  /// For people only, it is not read back.
  @inline(never)
  package var grouped: String {
    self < 1000 ? "\(self)" : (self / 1000).grouped + "," + (self % 1000).digits(atLeast: 3)
  }

  /// The number that has this many units of its last of `decimals` decimals: 26,219 to 3 decimals is `26.219`.
  @inline(never)
  package func written(decimals: Int) -> String {
    guard decimals > 0 else { return "\(self)" }
    let one = Int64.powerOfTen(decimals)
    return "\(self / one)." + (self % one).digits(atLeast: decimals)
  }

  /// As ``written(decimals:)``, without zeros at the end of the fraction: 500 to 3 decimals is `0.5`.
  @inline(never)
  package func written(upTo decimals: Int) -> String {
    let (value, decimals) = withoutZeros(decimals)
    return value.written(decimals: decimals)
  }

  /// As ``written(upTo:)``, with the whole part in groups of three: 3,723,500 to 3 decimals is `3,723.5`.
  @inline(never)
  package func grouped(upTo decimals: Int) -> String {
    let (value, decimals) = withoutZeros(decimals)
    let one = Int64.powerOfTen(decimals)
    return (value / one).grouped + (decimals == 0 ? "" : "." + (value % one).digits(atLeast: decimals))
  }

  /// The same number with as few decimals as it needs.
  private func withoutZeros(_ decimals: Int) -> (value: Int64, decimals: Int) {
    var (value, decimals) = (self, decimals)
    while decimals > 0, value % 10 == 0 { (value, decimals) = (value / 10, decimals - 1) }
    return (value, decimals)
  }
}
