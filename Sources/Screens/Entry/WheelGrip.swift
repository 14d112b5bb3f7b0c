/// A pointer that holds a wheel: where it went down, where it is, and how fast it goes.
///
/// A wheel shows five digits, so a row is a fifth of its height. Places are in thousandths of the height, downwards.
package struct WheelGrip: Sendable, Equatable {
  /// The wheel that is held, counted from zero.
  package let wheel: Int
  /// The digit it showed when the pointer went down.
  let digit: Int
  /// Where the pointer went down.
  let start: Int64
  /// Where the pointer is.
  private(set) var place: Int64
  /// When it came there, in milliseconds of the monotonic clock.
  private var moment: Int64
  /// How far it goes in a second, in thousandths of the height.
  private var speed: Int64 = 0
  /// Whether it has moved too far for a tap.
  private var hasMoved = false

  /// The height of a digit.
  static let row: Int64 = 200
  /// What is farther away than any page reaches counts as this far.
  private static let farthest: Int64 = 1_000_000
  /// How far a finger may slip within a tap.
  private static let slip: Int64 = 50
  /// How long a flicked wheel runs on, in milliseconds, at the speed it was let go with.
  private static let coast: Int64 = 120
  /// A finger that has rested so long has stopped, in milliseconds.
  private static let pause: Int64 = 80

  /// A pointer that has just gone down.
  init(wheel: Int, digit: Int, place: Int64, moment: Int64) {
    start = Self.onPage(place)
    (self.wheel, self.digit, self.place, self.moment) = (wheel, digit, start, moment)
  }

  /// How far the wheel's strip is drawn along, downwards.
  package var offset: Int64 { hasMoved ? place - start : 0 }

  /// The digit that is nearest to the middle now; it may lie outside of the wheel.
  var nearestDigit: Int { digit - Self.rows(offset) }

  /// The digit that a release leaves in the middle: the one that was tapped, or where the flick runs out.
  var digitOnRelease: Int {
    guard hasMoved else { return digit + Int(min(max(place, 0), 999) / Self.row) - 2 }
    return digit - Self.rows(offset + speed * Self.coast / 1000)
  }

  /// The pointer came to `place`.
  mutating func move(to place: Int64, at moment: Int64) {
    let place = Self.onPage(place)
    let elapsed = moment &- self.moment
    if elapsed >= Self.pause { speed = 0 }
    guard place != self.place else { return }  // a finger that presses on tells of itself without having moved
    if (1..<Self.pause).contains(elapsed) { speed = (place - self.place) * 1000 / elapsed }
    (self.place, self.moment) = (place, moment)
    if abs(place - start) > Self.slip { hasMoved = true }
  }

  private static func onPage(_ place: Int64) -> Int64 {
    min(max(place, -farthest), farthest)
  }

  /// A distance in rows, to the nearest one.
  private static func rows(_ distance: Int64) -> Int {
    Int((abs(distance) + row / 2) / row) * (distance < 0 ? -1 : 1)
  }
}
