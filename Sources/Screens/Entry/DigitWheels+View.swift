import Interface
import Measures

extension DigitWheels {
  /// The wheels, each a spinbutton, with the names of the groups below.
  ///
  /// What they set together is called `name`, as `Time`; `spoken` is the value that they show, in words.
  func view(name: String, spoken: String) -> View<Action> {
    View.element("div", .class("wheels"), .attribute("role", "group"), .label(name + " by wheels, " + spoken)) {
      for (index, group) in layout.groups.enumerated() {
        if index > 0 { separator(group.separator) }
        groupView(group, from: layout.groups[..<index].reduce(0) { $0 + $1.largestDigits.count }, spoken: spoken)
      }
    }
  }

  private func separator(_ separator: String) -> View<Action> {
    View.element("span", .class("separator"), .attribute("aria-hidden", "true")) { separator }
  }

  private func groupView(_ group: WheelLayout.Group, from first: Int, spoken: String) -> View<Action> {
    View.element("div", .class("group"), .style("--wheels", "\(group.largestDigits.count)")) {
      View.element("div", .class("pair")) {
        for offset in group.largestDigits.indices {
          wheel(first + offset, name: Self.name(of: offset, in: group), spoken: spoken)
        }
      }
      View.element("span", .class("name"), .attribute("aria-hidden", "true")) { group.name }
    }
  }

  /// `minutes, tens`; just the group's name where the group has one wheel; the place counted from the left in a number.
  private static func name(of offset: Int, in group: WheelLayout.Group) -> String {
    switch group.largestDigits.count {
    case 1: group.name
    case 2: group.name + (offset == 0 ? ", tens" : ", ones")
    default: group.name + ", digit \(offset + 1)"
    }
  }

  private func wheel(_ wheel: Int, name: String, spoken: String) -> View<Action> {
    let largest = layout.largestDigits[wheel]
    return View.element(
      "div", .key(wheel), .class("wheel"), .attribute("role", "spinbutton"), .attribute("tabindex", "0"), .label(name),
      .attribute("aria-valuenow", "\(digits[wheel])"), .attribute("aria-valuemin", "0"),
      .attribute("aria-valuemax", "\(largest)"), .attribute("aria-valuetext", "\(digits[wheel]), " + spoken),
      .property("focus", .flag(focused == wheel)),
      .on(.press) { .gripped(wheel: wheel, place: $0.value.down, moment: $0.clocks.monotonicMilliseconds) },
      .on(.drag) { .dragged(place: $0.value.down, moment: $0.clocks.monotonicMilliseconds) },
      .on(.release) { .released(place: $0.value.down, moment: $0.clocks.monotonicMilliseconds) },
      .on(.cancel, .letGo),
      .on(.wheel) { .rolled(wheel: wheel, distance: $0.value.down) },
      .on(.focus, .entered(wheel: wheel)), .on(.blur, .left),
      .onKeys(Self.keys) { action(of: $0.value.text, on: wheel) }
    ) {
      View.element("div", .class("rows"), .attribute("aria-hidden", "true")) { strip(of: wheel, upTo: largest) }
      View.element("span", .class("chosen"), .attribute("aria-hidden", "true")) { "\(digits[wheel])" }
    }
  }

  /// The keys that turn a wheel and by how many digits, those that go to another one, and the digits.
  private static let turningKeys = [
    ("ArrowUp", 1), ("ArrowDown", -1), ("PageUp", 5), ("PageDown", -5), ("End", 9), ("Home", -9),
  ]
  private static let movingKeys = [("ArrowLeft", -1), ("ArrowRight", 1)]
  private static let keys = (turningKeys + movingKeys).map { $0.0 } + (0...9).map { "\($0)" }

  /// What a key asks of a wheel.
  private func action(of key: String, on wheel: Int) -> Action? {
    let isKey = { (known: (name: String, Int)) in known.name.utf8.elementsEqual(key.utf8) }
    if let (_, step) = Self.turningKeys.first(where: isKey) { return .stepped(wheel: wheel, by: step) }
    if let (_, step) = Self.movingKeys.first(where: isKey) {
      return .entered(wheel: min(max(wheel + step, 0), digits.count - 1))
    }
    return key.utf8.first.map { .typed(wheel: wheel, digit: Int($0 &- UInt8(ascii: "0"))) }
  }

  /// All digits of a wheel, one below the other, drawn along so that the chosen one is in the middle of five rows.
  ///
  /// They are one text: sixty elements would be made anew with every key press. The row in the middle is left blank for the
  /// chosen digit, which stands there by itself.
  private func strip(of wheel: Int, upTo largest: Int) -> View<Action> {
    let held = grip.flatMap { $0.wheel == wheel ? $0 : nil }
    return View.element(
      "div", .class(held == nil ? "strip" : "strip held"),
      .style("transform", "translateY(" + rise(of: wheel, held: held) + "%)")
    ) { Self.columns[largest] }
  }

  /// The digits from 0 to each largest one, a line each.
  private static let columns = (0...9).map { largest in (0...largest).map { "\($0)" }.joined(separator: "\n") }

  /// Where the strip stands, as a percentage of its own height: two rows down for a zero in the middle of five.
  private func rise(of wheel: Int, held: WheelGrip?) -> String {
    let rows = Int64(layout.largestDigits[wheel] + 1)
    let digit = held?.digit ?? digits[wheel]
    let thousandths = (Int64(2 - digit) * 1000 + (held?.offset ?? 0) * 5) * 100 / rows
    return (thousandths < 0 ? "-" : "") + abs(thousandths).written(decimals: 3)
  }
}
