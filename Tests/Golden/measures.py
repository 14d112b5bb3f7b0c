"""Times, distances and paces, read and written from the rules of Documentation/writing-measures.md alone.

A second hand that shares no line with the house: exact fractions, no floating point, plain rather than quick.
"""

import re
from dataclasses import dataclass
from fractions import Fraction

LONGEST_MS = ((999 * 60 + 59) * 60 + 59) * 1000 + 999
LONGEST_UM = 100_000 * 10**9
MOST_BYTES = 64
WHITE = " \t\n\r"
HOUR, MINUTE, SECOND = 3_600_000, 60_000, 1000

TIME_UNITS = {
    HOUR: "h hr hrs hour hours",
    MINUTE: "m min mins minute minutes ' ′",
    SECOND: 's sec secs second seconds " ″',
}
UNIT_MS = {name: size for size, names in TIME_UNITS.items() for name in names.split()}


@dataclass(frozen=True)
class Unit:
    """A unit of distance: its size in micrometres, its short name and its spoken names."""

    um: int
    short: str
    one: str
    many: str
    other: str  # the unit that the echo adds


M = Unit(1_000_000, "m", "metre", "metres", "yd")
KM = Unit(1_000_000_000, "km", "kilometre", "kilometres", "mi")
MI = Unit(1_609_344_000, "mi", "mile", "miles", "km")
YD = Unit(914_400, "yd", "yard", "yards", "m")
FT = Unit(304_800, "ft", "foot", "feet", "m")
UNITS = {unit.short: unit for unit in (M, KM, MI, YD, FT)}
ALSO_READ = {
    "m": "metre metres meter meters",
    "km": "k kms kilometre kilometres kilometer kilometers",
    "mi": "mile miles",
    "yd": "y yds yard yards",
    "ft": "foot feet",
}
UNIT_NAMED = UNITS | {name: UNITS[short] for short, names in ALSO_READ.items() for name in names.split()}
NAMED_DISTANCES = {
    "marathon": (Fraction("42.195"), KM),
    "half": (Fraction("21.0975"), KM),
    "half marathon": (Fraction("21.0975"), KM),
    "half-marathon": (Fraction("21.0975"), KM),
    "mile": (Fraction(1), MI),
}
SPEEDS = {"km/h": (KM, HOUR), "mph": (MI, HOUR), "m/s": (M, SECOND)}
# What a bare number behind the slash means, by the field it is typed in.
FIELD_LENGTHS = {"/100 m": M, "/400 m": M, "/100 yd": YD}
SPEED_NAMED = {"km/h": "km/h", "kmh": "km/h", "kph": "km/h", "mph": "mph", "mi/h": "mph", "m/s": "m/s", "mps": "m/s"}


class Refused(Exception):
    """The text is no measure; the message says why, for whoever reads the vectors."""


@dataclass(frozen=True)
class Distance:
    """Whole micrometres, and the unit that the person wrote."""

    um: int
    unit: Unit


@dataclass(frozen=True)
class Pace:
    """The time that a distance takes, and how it was written: per amount of a unit, or as a speed."""

    ms: int
    um: int
    unit: Unit
    speed: str | None = None


def half_up(value):
    """The whole number nearest to a fraction that is not negative, halves up."""
    return int(value + Fraction(1, 2))


def small_letters(text):
    """The text with A to Z made small, and no other letter: the Kelvin sign is no k."""
    return re.sub("[A-Z]", lambda letter: letter.group().lower(), text)


def trimmed(text):
    if len(text.encode()) > MOST_BYTES:
        raise Refused("longer than 64 bytes")
    if not text.strip(WHITE):
        raise Refused("nothing")
    return small_letters(text.strip(WHITE))


# Times


def read_time(text):
    """Milliseconds."""
    text = trimmed(text)
    ms = _time_of_parts(text) if re.fullmatch("[0-9:.,]+", text) else _time_of_units(text)
    if ms > LONGEST_MS:
        raise Refused("longer than 999:59:59.999")
    return int(ms)


def _time_of_parts(text):
    marks = re.sub("[0-9]", "", text)
    parts = re.split("[:.,]", text)
    if "" in parts:
        raise Refused("a missing part")
    if ":" in marks.lstrip(":"):
        raise Refused("a decimal mark before a colon")
    fraction = _thousandths(parts.pop()) if marks and marks[-1] != ":" else Fraction(0)
    if len(parts) > 3:
        raise Refused("more than three parts")
    if len(parts) == 1 and int(parts[0]) >= 100:
        raise Refused("a bare number from 100 on")
    seconds = int(parts[0])
    for part in parts[1:]:
        if len(part) != 2 or int(part) > 59:
            raise Refused("a part that is not two digits up to 59")
        seconds = seconds * 60 + int(part)
    return (seconds + fraction) * 1000


def _thousandths(digits):
    if len(digits) > 3:
        raise Refused("more than three digits of fraction")
    return Fraction(int(digits), 10 ** len(digits))


def _time_of_units(text):
    names = "|".join(re.escape(name) for name in sorted(UNIT_MS, key=len, reverse=True))
    group = re.compile(rf"([0-9]+)(?:[.,]([0-9]+))?(?: *({names}))? *")
    total, at, previous, has_fraction = Fraction(0), 0, None, False
    while at < len(text):
        match = group.match(text, at)
        if not match:
            raise Refused("no digit, separator or unit")
        whole, fraction, unit = match.groups()
        size = _size_after(previous, whole, unit)
        if previous and (len(whole) > 2 or int(whole) > 59):
            raise Refused("a later part over two digits or over 59")
        if has_fraction:
            raise Refused("a fraction before the last part")
        has_fraction = fraction is not None
        total += (int(whole) + (_thousandths(fraction) if fraction else 0)) * size
        previous, at = size, match.end()
    return total


def _size_after(previous, whole, unit):
    """The milliseconds of one of this group: its own unit's, or for two bare digits the next smaller one's."""
    if unit:
        if previous and UNIT_MS[unit] >= previous:
            raise Refused("units not from large to small")
        return UNIT_MS[unit]
    if previous in (HOUR, MINUTE) and len(whole) == 2:
        return previous // 60
    raise Refused("a group without a unit")


# Numbers


def read_number(text, mark="point"):
    """The fraction that a decimal number stands for; `mark` is the person's own, `point` or `comma`."""
    if not re.fullmatch("[0-9]+([.,][0-9]+)*", text):
        raise Refused("no decimal number")
    point = _decimal_mark(text, mark)
    whole, _, fraction = text.rpartition(point) if point else (text, "", "")
    group = re.search("[.,]", whole)
    if group and not re.fullmatch(rf"[1-9][0-9]{{0,2}}({re.escape(group.group())}[0-9]{{3}})+", whole):
        raise Refused("groups that are not of three digits")
    digits = re.sub("[.,]", "", whole)
    if len(digits) > 9 or len(fraction) > 12:
        raise Refused("more than 9 digits before the mark or 12 after")
    return int(digits) + Fraction(int(fraction or "0"), 10 ** len(fraction))


def _decimal_mark(text, mark):
    """The decimal mark of this number, or nothing where every mark is one between groups."""
    points, commas = text.count("."), text.count(",")
    if points and commas:
        return max(".,", key=text.rfind)
    if points == 1:
        return "."
    if commas == 1:
        could_group = re.fullmatch("[1-9][0-9]{0,2},[0-9]{3}", text)
        return "" if could_group and mark == "point" else ","
    return ""


# Distances


def read_distance(text, field, mark="point"):
    """A distance; a bare number is in the field's unit."""
    text = trimmed(text)
    if text in NAMED_DISTANCES:
        amount, unit = NAMED_DISTANCES[text]
    else:
        amount, unit = _amount_of_unit(text, mark)
    return _distance(amount, unit or UNITS[field])


def _amount_of_unit(text, mark):
    number, name = re.fullmatch("([0-9.,]*)[ ]*(.*)", text, re.DOTALL).groups()
    if name and name not in UNIT_NAMED:
        raise Refused("no unit of distance")
    return read_number(number, mark), UNIT_NAMED.get(name)


def _distance(amount, unit):
    um = half_up(amount * unit.um)
    if um > LONGEST_UM:
        raise Refused("longer than 100,000 km")
    return Distance(um, unit)


# Paces and speeds


def read_pace(text, field, mark="point"):
    """A pace; a bare time or number takes the field's unit, such as `/100 yd` or `mph`."""
    text = trimmed(text)
    speed = re.fullmatch("([0-9.,]+) *([a-z/]+)", text)
    if speed and speed.group(2) in SPEED_NAMED:
        return _pace_of_speed(speed.group(1), SPEED_NAMED[speed.group(2)], mark)
    time, slash, per = re.match("(.*?) *(?:(/| per ) *(.*))?$", text, re.DOTALL).groups()
    if slash:
        return _pace_of_time(re.sub("(?<=[0-9]) *min$", "", time) if ":" in time else time, per, field, mark)
    if field in SPEEDS:
        return _pace_of_speed(text, field, mark)
    return _pace_of_time(text, field[1:], field, mark)


def _pace_of_speed(text, name, mark):
    number, (unit, ms) = read_number(text, mark), SPEEDS[name]
    if (number * 1000).denominator != 1:
        raise Refused("more than three decimals of a speed")
    return _above_zero(Pace(ms, _distance(number, unit).um, unit, name))


def _pace_of_time(time, per, field, mark):
    amount, unit = (Fraction(1), UNIT_NAMED[per]) if per in UNIT_NAMED else _amount_of_unit(per, mark)
    if amount.denominator != 1:
        raise Refused("no whole number of a unit")
    if unit is None:
        unit = FIELD_LENGTHS.get(field)
    if unit is None:
        raise Refused("no unit of distance")
    return _above_zero(Pace(read_time(time), _distance(amount, unit).um, unit))


def _above_zero(pace):
    if pace.ms == 0 or pace.um == 0:
        raise Refused("a pace of nothing")
    return pace
