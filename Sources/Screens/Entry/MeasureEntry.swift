package import Measures

/// The entry of a time, a distance or a pace: a field that says how it read what is typed, and digit wheels.
///
/// Each follows the other.
package struct MeasureEntry: Sendable {
  /// What is entered; its unit is the one that a bare number takes.
  package let kind: EntryKind
  /// What stands in the field.
  package private(set) var text: String
  /// The wheels.
  package private(set) var wheels: DigitWheels
  /// What the wheels set: the same as ``kind``, in the unit that the value is written in.
  package private(set) var wheelsKind: EntryKind
  /// How `text` was read.
  package private(set) var reading: Reading
  /// Whether the person is done with the text: until then a fault that typing on could mend is kept back.
  private var isSettled = true
  /// Values that can be picked, with what they are called.
  package let offers: [Offer]
  /// Why what stands in the field was not taken, though it could be read.
  private var refusal: Fault?
  private let decimalMark: DecimalMark

  /// What is wrong, in one sentence without its full stop, and what would have been right, in one with it.
  package typealias Fault = (wrong: String, rightForm: String)

  /// A value that can be picked.
  package struct Offer: Sendable {
    /// What it is called.
    let name: String
    /// The value.
    let value: EntryValue
  }

  /// What an entry makes of its text.
  package indirect enum Reading: Sendable {
    /// The field is empty.
    case nothing
    /// It says this.
    case value(EntryValue)
    /// It says nothing that can be understood.
    case refused(ReadingError)
  }

  /// Something that happened to an entry.
  package indirect enum Action: Sendable {
    /// The field's text changed.
    case typed(String)
    /// The field was left, or its text was to be taken.
    case settled
    /// A wheel was turned.
    case wheels(DigitWheels.Action)
    /// The field was to be emptied.
    case cleared
    /// An offered value was picked.
    case picked(Offer)
    /// The hours' wheels were asked for or sent away.
    case hoursToggled
    /// The hundredths' wheels were asked for or sent away.
    case hundredthsToggled
  }

  /// An entry with `text` in its field; the first wheel has the focus where `startsOnWheels`.
  package init(
    _ kind: EntryKind, text: String, decimalMark: DecimalMark, startsOnWheels: Bool = false, offers: [Offer] = []
  ) {
    (self.kind, wheelsKind, self.decimalMark, self.offers) = (kind, kind, decimalMark, offers)
    (self.text, reading) = (text, .nothing)
    wheels = DigitWheels(kind.layout)
    read(text)
    if startsOnWheels { wheels.update(.entered(wheel: 0)) }
  }

  /// The value entered, or `nil`.
  package var value: EntryValue? {
    if case .value(let value) = reading { value } else { nil }
  }

  /// What is wrong with the text; `nil` where nothing is, or where typing on could still mend it.
  package var fault: Fault? {
    guard case .refused(let error) = reading, isSettled || !error.isUnfinished(in: text) else { return refusal }
    return (error.wrong, error.rightForm)
  }

  /// Says why what stands in the field cannot be taken, until it changes.
  package mutating func refuse(_ fault: Fault) {
    refusal = fault
  }

  /// Whether the wheels can show the value or the one nearest to it.
  package var isOnWheels: Bool {
    value.map { wheelsKind.count(of: $0).flatMap(wheels.layout.digits) != nil } ?? true
  }

  /// Whether the wheels show just the value, and not only the one nearest to it.
  package var isExactOnWheels: Bool {
    value.map { wheelsKind.value(of: wheels.count)?.isSame(as: $0) == true } ?? true
  }

  /// Takes note of what happened.
  package mutating func update(_ action: Action) {
    isSettled = true
    if case .settled = action {} else { refusal = nil }
    switch action {
    case .typed(let text):
      isSettled = false
      read(text)
    case .settled: break
    case .wheels(let action): turn(action)
    case .cleared: read("")
    case .picked(let offer): read(offer.value.text)
    case .hoursToggled:
      wheelsKind = wheelsKind.togglingHours
      showOnWheels()
    case .hundredthsToggled:
      wheelsKind = wheelsKind.togglingHundredths
      showOnWheels()
    }
  }

  private mutating func read(_ text: String) {
    self.text = text
    do throws(ReadingError) {
      reading = .value(try kind.read(text, decimalMark: decimalMark))
    } catch {
      if case .nothing = error.fault { reading = .nothing } else { reading = .refused(error) }
    }
    if case .refused = reading { return }
    showOnWheels()
  }

  private mutating func turn(_ action: DigitWheels.Action) {
    let before = wheels.count
    wheels.update(action)
    guard wheels.count != before else { return }
    let value = wheelsKind.value(of: wheels.count)
    (text, reading) = (value?.text ?? "", value.map(Reading.value) ?? .nothing)
  }

  /// Turns the wheels to the value; they become those of the unit that it is written in.
  private mutating func showOnWheels() {
    var count: Int64 = 0
    if let value {
      wheelsKind = wheelsKind.fitting(value)
      count = wheelsKind.count(of: value) ?? 0
    }
    wheels = DigitWheels(wheelsKind.layout, showing: count)
  }
}

extension EntryKind {
  /// The same kind in the unit that `value` is written in, or with the wheels that it needs.
  fileprivate func fitting(_ value: EntryValue) -> EntryKind {
    switch (self, value) {
    case (.time(let hours, let hundredths), .time(let time)):
      .time(
        hours: hours || time.milliseconds >= 6_000_000,
        hundredths: hundredths || time.neededPrecision != .seconds)
    case (.pool, .distance(let written)): .pool(written.unit)
    case (_, .distance(let written)): .distance(written.unit)
    case (_, .pace(let written)): .pace(written.unit)
    default: self
    }
  }

  fileprivate var togglingHours: EntryKind {
    if case .time(let hours, let hundredths) = self { .time(hours: !hours, hundredths: hundredths) } else { self }
  }

  fileprivate var togglingHundredths: EntryKind {
    if case .time(let hours, let hundredths) = self { .time(hours: hours, hundredths: !hundredths) } else { self }
  }
}

extension EntryValue {
  /// Whether both are the same quantity, whatever their units.
  fileprivate func isSame(as other: EntryValue) -> Bool {
    switch (self, other) {
    case (.time(let left), .time(let right)): left == right
    case (.distance(let left), .distance(let right)): left.distance == right.distance
    case (.pace(let left), .pace(let right)): left.pace == right.pace
    case (.number(let left), .number(let right)): left == right
    default: false
    }
  }
}
