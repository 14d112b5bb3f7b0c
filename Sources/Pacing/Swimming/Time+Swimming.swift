package import Measures

extension Time {
  /// A swimmer's time: two digits after the mark, three where they are needed.
  @inline(never)
  package var swimText: String {
    written(to: neededPrecision == .thousandths ? .thousandths : .hundredths)
  }
}
