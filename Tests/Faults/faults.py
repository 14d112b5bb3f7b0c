"""The faults that run.py puts into the core: each is one that was made somewhere before, or could be made here."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """One place where the code is made wrong."""

    file: str
    old: str  # stands in the file just once
    new: str
    breaks: str


MEASURES = [
    Fault(
        "Sources/Measures/Int64+Scaling.swift",
        "guard remainder >= divisor - remainder else",
        "guard remainder > divisor - remainder else",
        "halves are rounded down",
    ),
    Fault(
        "Sources/Measures/Int64+Scaling.swift",
        "guard remainder >= divisor - remainder else",
        "guard remainder < 0 else",
        "everything computed is cut",
    ),
    Fault(
        "Sources/Measures/Int64+Scaling.swift",
        "quotient == .max ? nil : quotient + 1",
        "quotient &+ 1",
        "rounding past 64 bits wraps",
    ),
    Fault(
        "Sources/Measures/Pace.swift",
        "over: self.distance.micrometres * step)",
        "over: self.distance.micrometres).flatMap { $0.scaled(by: 1, over: step) }",
        "a pace is rounded twice, to milliseconds first",
    ),
    Fault(
        "Sources/Measures/Pace.swift",
        "left.crossProduct(with: right) == right.crossProduct(with: left)",
        "(left.time, left.distance) == (right.time, right.distance)",
        "5:00 for 1 km is not 10:00 for 2 km",
    ),
    Fault(
        "Sources/Measures/DistanceUnit.swift",
        "case .mile: 1_609_344_000",
        "case .mile: 1_609_340_000",
        "a mile is 1609.34 m",
    ),
    Fault(
        "Sources/Measures/Time+Reading.swift",
        "isFirst || value < 60 else",
        "isFirst || value <= 60 else",
        "a part may be 60",
    ),
    Fault(
        "Sources/Measures/Time+Reading.swift",
        "TimePart.allCases[3 - parts.count + index]",
        "TimePart.allCases[index]",
        "the parts of a time count from the left (S5-08)",
    ),
    Fault(
        "Sources/Measures/Time+Reading.swift",
        "value * part.milliseconds / .powerOfTen(digits.count)",
        "value * part.milliseconds / 1000",
        "digits after the mark are thousandths whatever their number (H04)",
    ),
    Fault(
        "Sources/Measures/Time+Writing.swift",
        "let (hours, minutes, seconds) = rounded.fields",
        "let (hours, minutes, _) = fields\n"
        "    let seconds = fields.seconds + rounded.milliseconds / 1000 - milliseconds / 1000",
        "rounding carries nothing into the minutes (H01)",
    ),
    Fault(
        "Sources/Measures/Time+Writing.swift",
        "(seconds / 3600, seconds / 60 % 60, seconds % 60)",
        "(seconds / 3600 % 24, seconds / 60 % 60, seconds % 60)",
        "hours wrap at a day (H05)",
    ),
    Fault(
        "Sources/Measures/DecimalNumber.swift",
        "groups[1].count == 3 && canLead(groups[0])",
        "groups[1].count == 3",
        "0,250 is two hundred and fifty",
    ),
    Fault(
        "Sources/Measures/DecimalNumber.swift",
        "decimalMark == .point && groups[1]",
        "groups[1]",
        "a comma groups thousands for a person who writes fractions with it (H18)",
    ),
]

PACING = [
    Fault(
        "Sources/Pacing/Solving/Solver.swift",
        "givens = givens.suffix(1) + [given]",
        "givens = givens.prefix(1) + [given]",
        "the quantity given longest ago is not let go of",
    ),
    Fault(
        "Sources/Pacing/Solving/Solver.swift",
        "where distance > .zero",
        "where distance >= .zero",
        "no distance takes no time, rather than giving none",
    ),
    Fault(
        "Sources/Pacing/Solving/Answer.swift",
        "return pace.time(over: distance, to: precision)",
        "return pace.time(over: distance)?.rounded(to: precision)",
        "a solved time is rounded twice",
    ),
    Fault(
        "Sources/Pacing/Splits/Splits.swift",
        "let share = covered * 2 <= whole ?",
        "let share = covered <= whole ?",
        "a changed second half ends somewhere else than the goal",
    ),
    Fault(
        "Sources/Pacing/Splits/Splits.swift",
        "(before, clockBefore) = (covered, time)",
        "(before, clockBefore) = (covered, time / 1000 * 1000)",
        "a split is no difference of the two times shown (H06)",
    ),
    Fault(
        "Sources/Pacing/Swimming/SwimPace.swift",
        "Distance(count, unit).flatMap { pace.time(over: $0, to: precision) }",
        "Distance(count, distance.unit).flatMap { pace.time(over: $0, to: precision) }",
        "the unit of a division never enters the sum (S4-14)",
    ),
    Fault(
        "Sources/Pacing/Swimming/CriticalSwimSpeed.swift",
        "slope = (count * product - time * distance, count * square - time * time)",
        "slope = (count * product, count * square)",
        "the critical speed is that of a line through nothing",
    ),
    Fault(
        "Sources/Pacing/Swimming/FactorSet.swift",
        "case .free, .medley: 800",
        "case .free: 800\n      case .medley: 700",
        "a medley's turns count as those of another stroke",
    ),
    Fault(
        "Sources/Pacing/Swimming/ConversionStep.swift",
        "reversed().map { $0.inverse }",
        "map { $0.inverse }",
        "a conversion back takes its steps in the wrong order",
    ),
    Fault(
        "Sources/Pacing/Swimming/Points.swift",
        "return Int64(thousandCubes / Self.cube(hundredths))",
        "return Int64((thousandCubes + Self.cube(hundredths) / 2) / Self.cube(hundredths))",
        "points are rounded and not cut",
    ),
    Fault(
        "Sources/Pacing/Predicting/Predictions.swift",
        "ratio.raised(to: exponent.value)",
        "ratio.raised(to: 1.06)",
        "Riegel's exponent cannot be chosen",
    ),
    Fault(
        "Sources/Pacing/Predicting/RunningCurve.swift",
        "0.0654 - 0.00258 * speed",
        "0.0654 - 0.0258 * speed",
        "a constant of Purdy's is copied wrongly",
    ),
]

INTERFACE = [
    Fault(
        "Sources/Interface/Difference+Traits.swift",
        "for trait in left where !right.contains(where: trait.concernsTheSame) { unset(trait, of: node) }",
        "",
        "attributes and flags never go away",
    ),
    Fault(
        "Sources/Interface/Difference.swift",
        "shown.markup = markup",
        "if case .text = markup { shown.markup = markup }",
        "an element is compared with what it showed at first",
    ),
    Fault(
        "Sources/Interface/Renderer.swift",
        "answer = page.answer",
        "if answer == nil { answer = page.answer }",
        "the listeners of the first view stay",
    ),
]

SCREENS = [
    Fault(
        "Sources/Screens/Entry/WheelLayout.swift",
        "for largest in largestDigits.reversed() {",
        "for largest in largestDigits {",
        "the places of the wheels count from the left (S5-08)",
    ),
    Fault(
        "Sources/Screens/Entry/WheelGrip.swift",
        "Int((abs(distance) + row / 2) / row)",
        "Int(abs(distance) / row)",
        "a drag is cut and does not snap",
    ),
    Fault(
        "Sources/Screens/Entry/DigitWheels.swift",
        "guard digit <= layout.largestDigits[wheel] else { return }",
        "",
        "a digit too large for its wheel changes it",
    ),
    Fault(
        "Sources/Screens/Entry/MeasureEntry.swift",
        "guard wheels.count != before else { return }",
        "guard wheels.count >= before else { return }",
        "touching a wheel rewrites what was typed",
    ),
    Fault(
        "Sources/Screens/Pace/PaceRoom.swift",
        "open.entry.update(.settled)\n      sheet = .entry(open)\n      return\n",
        "open.entry.update(.settled)\n      sheet = .entry(open)\n",
        "Enter on a refused text closes the sheet and loses it",
    ),
    Fault(
        "Sources/Pacing/Questions/Fields+Link.swift",
        'case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))',
        'case UInt8(ascii: "+"): bytes.append(byte)',
        "a space does not come through a link",
    ),
    Fault(
        "Sources/Screens/Pace/PaceRoom.swift",
        "past = past.suffix(Self.mostEditsRemembered - 1) + [state]\n    edit(&state)",
        "edit(&state)\n    past = past.suffix(Self.mostEditsRemembered - 1) + [state]",
        "undo comes back to where it is",
    ),
]

FAULTS = MEASURES + PACING + INTERFACE + SCREENS
