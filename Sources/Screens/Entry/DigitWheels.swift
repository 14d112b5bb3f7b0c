/// Digits that are turned one by one, like the wheels of a lock: the state, and what may happen to it.
///
/// Setting the wheels to a count and reading it back are exact inverses.
package struct DigitWheels: Sendable, Equatable {
  /// Which wheels there are.
  package let layout: WheelLayout
  /// The digit that each wheel shows, the first wheel first.
  package private(set) var digits: [Int]
  /// The wheel that has the focus.
  package private(set) var focused: Int?
  /// The finger or mouse that is turning a wheel.
  package private(set) var grip: WheelGrip?
  /// How far a mouse wheel has turned since the last step, in thousandths of a wheel's height.
  private var turned: Int64 = 0

  /// Something that happened to a wheel, counted from zero.
  ///
  /// Places are in thousandths of the wheel's height, downwards from its top edge; moments are milliseconds of the
  /// monotonic clock.
  package enum Action: Sendable {
    /// A pointer went down.
    case gripped(wheel: Int, place: Int64, moment: Int64)
    /// The pointer moved.
    case dragged(place: Int64, moment: Int64)
    /// The pointer went up.
    case released(place: Int64, moment: Int64)
    /// The gesture was taken away.
    case letGo
    /// A mouse wheel turned over the wheel, downwards above zero.
    case rolled(wheel: Int, distance: Int64)
    /// A key asked for a larger or smaller digit.
    case stepped(wheel: Int, by: Int)
    /// A digit was typed.
    case typed(wheel: Int, digit: Int)
    /// The focus came to a wheel.
    case entered(wheel: Int)
    /// The focus went from a wheel.
    case left
  }

  /// Wheels that show `count`, or zeros where they cannot show it.
  package init(_ layout: WheelLayout, showing count: Int64 = 0) {
    self.layout = layout
    digits = layout.digits(of: count) ?? layout.largestDigits.map { _ in 0 }
  }

  /// What the wheels show, in units of the last one.
  package var count: Int64 {
    layout.count(of: digits)
  }

  /// What the wheels show as text: `03:30:00`.
  package var text: String {
    layout.text(of: digits)
  }

  /// Takes note of what happened to a wheel.
  package mutating func update(_ action: Action) {
    switch action {
    case .gripped(let wheel, let place, let moment):
      grip = WheelGrip(wheel: wheel, digit: digits[wheel], place: place, moment: moment)
      focused = wheel
    case .dragged(let place, let moment): drag(to: place, at: moment)
    case .released(let place, let moment): release(at: place, moment)
    case .letGo: grip = nil
    case .rolled(let wheel, let distance): roll(wheel, by: distance)
    case .stepped(let wheel, let step): show(digits[wheel] + step, on: wheel)
    case .typed(let wheel, let digit):
      guard digit <= layout.largestDigits[wheel] else { return }
      show(digit, on: wheel)
      focused = min(wheel + 1, digits.count - 1)
    case .entered(let wheel): focused = wheel
    case .left: focused = nil
    }
  }

  /// Puts the digit that is nearest to `digit` on a wheel.
  private mutating func show(_ digit: Int, on wheel: Int) {
    digits[wheel] = min(max(digit, 0), layout.largestDigits[wheel])
  }

  private mutating func drag(to place: Int64, at moment: Int64) {
    guard var grip else { return }
    grip.move(to: place, at: moment)
    self.grip = grip
    show(grip.nearestDigit, on: grip.wheel)
  }

  private mutating func release(at place: Int64, _ moment: Int64) {
    guard var grip else { return }
    grip.move(to: place, at: moment)
    self.grip = nil
    show(grip.digitOnRelease, on: grip.wheel)
  }

  /// A notch of a mouse, or the same distance on a pad, is one digit; turning down brings the larger ones up.
  private mutating func roll(_ wheel: Int, by distance: Int64) {
    turned += min(max(distance, -2 * WheelGrip.row), 2 * WheelGrip.row)  // as much as turns a digit in any case
    guard abs(turned) >= WheelGrip.row else { return }
    show(digits[wheel] + (turned > 0 ? 1 : -1), on: wheel)
    turned = 0
  }
}
