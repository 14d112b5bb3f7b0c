"""How measures are written and spoken, from the rules of Documentation/writing-measures.md alone.

Every value arrives as an exact fraction of milliseconds or micrometres, and is rounded once, halves up.
"""

from fractions import Fraction

from measures import FT, HOUR, KM, LONGEST_MS, LONGEST_UM, M, MI, SPEEDS, UNITS, YD, half_up

NOTHING = "—"


def decimal(value, places):
    """A number with a fixed count of decimals."""
    digits = str(half_up(value * 10**places)).rjust(places + 1, "0")
    return digits if places == 0 else digits[:-places] + "." + digits[-places:]


def short_decimal(value, places):
    """A number with at most so many decimals, and no zeros after the last that counts."""
    text = decimal(value, places)
    return text.rstrip("0").rstrip(".") if "." in text else text


def places_needed(ms):
    """The decimals that whole milliseconds need as seconds."""
    return len(short_decimal(Fraction(ms, 1000), 3).partition(".")[2])


def time_in_full(ms):
    """A time with as many decimals as it needs, at least two where there is a fraction: `16.40`."""
    return time(ms, max(places_needed(ms), 2) if ms % 1000 else 0)


def time(ms, places):
    """`h:mm:ss`, `m:ss` or seconds with a fixed count of decimals."""
    whole, units = divmod(half_up(Fraction(ms) / 1000 * 10**places), 10**places)
    if (whole * 10**places + units) * 1000 > LONGEST_MS * 10**places:
        return NOTHING
    fraction = f".{units:0{places}}" if places else ""
    hours, minutes, seconds = whole // 3600, whole // 60 % 60, whole % 60
    if hours:
        return f"{hours}:{minutes:02}:{seconds:02}{fraction}"
    if minutes or not places:
        return f"{minutes}:{seconds:02}{fraction}"
    return f"{seconds}{fraction}"


def spoken_time(ms):
    hours, minutes, seconds = ms // HOUR, ms // 60_000 % 60, Fraction(ms % 60_000, 1000)
    parts = [(hours, "hour"), (minutes, "minute"), (seconds, "second")]
    words = [count_of(short_decimal(Fraction(count), 3), one, one + "s") for count, one in parts if count]
    return " ".join(words) or "0 seconds"


def count_of(number, one, many):
    return f"{number} {one if number == '1' else many}"


def time_echo(ms):
    if ms < 60_000:
        return spoken_time(ms)
    whole, point, fraction = short_decimal(Fraction(ms, 1000), 3).partition(".")
    return f"{spoken_time(ms)} · {int(whole):,}{point}{fraction} s"


def distance(um, unit, places):
    """A distance with a fixed count of decimals, such as `26.219 mi`."""
    if um > LONGEST_UM:
        return NOTHING
    return f"{decimal(Fraction(um) / unit.um, places)} {unit.short}"


def distance_in_full(um, unit):
    """A distance with as few decimals as read back the same micrometres."""
    amount = Fraction(um, unit.um)
    for places in range(11):
        if half_up(Fraction(half_up(amount * 10**places), 10**places) * unit.um) == um:
            return f"{short_decimal(amount, places)} {unit.short}"
    raise AssertionError(f"{um} µm needs more than ten decimals of {unit.short}")


def spoken_distance(um, unit):
    return count_of(short_decimal(Fraction(um, unit.um), 3), unit.one, unit.many)


def distance_echo(typed):
    other = UNITS[typed.unit.other]
    return f"{spoken_distance(typed.um, typed.unit)} · {short_decimal(Fraction(typed.um, other.um), 3)} {other.short}"


def per(amount_um, unit):
    """What follows the time of a pace: `/km`, `/100 yd`."""
    return f"/{unit.short}" if amount_um == unit.um else f"/{distance_in_full(amount_um, unit)}"


def pace(ms_over_um, amount, unit, places):
    """The exact milliseconds for one micrometre, written for so many of a unit, as `4:58.6/km`."""
    text = time(ms_over_um * amount * unit.um, places)
    return text if text == NOTHING else text + per(amount * unit.um, unit)


def pace_places(amount, unit):
    """The decimals of a pace where nothing else is asked for: a swimmer's hundredths, a runner's tenths."""
    return 2 if unit in (M, YD, FT) and amount < 200 else 1


def speed(ms_over_um, name):
    unit, ms = SPEEDS[name]
    return f"{decimal(ms / ms_over_um / unit.um, 2)} {name}"


def pace_in_full(typed):
    """A pace as it was typed, with as many digits as it needs."""
    if typed.speed:
        return f"{short_decimal(Fraction(typed.um, typed.unit.um), 3)} {typed.speed}"
    return time(typed.ms, places_needed(typed.ms)) + per(typed.um, typed.unit)


def spoken_pace(typed):
    if typed.speed:
        return f"{spoken_distance(typed.um, typed.unit)} per {'second' if typed.speed == 'm/s' else 'hour'}"
    amount = spoken_distance(typed.um, typed.unit)
    return f"{spoken_time(typed.ms)} per {amount.removeprefix('1 ')}"


def pace_echo(typed):
    amount, unit = other_pace(typed)
    return f"{spoken_pace(typed)} · {pace(Fraction(typed.ms, typed.um), amount, unit, pace_places(amount, unit))}"


def other_pace(typed):
    """The pace of the other system, which the echo adds, as an amount and its unit."""
    if typed.speed:
        return (1, MI) if typed.speed == "mph" else (1, KM)
    amount = Fraction(typed.um, typed.unit.um)
    if typed.unit in (M, YD, FT) and amount < 200:
        return amount, UNITS[typed.unit.other]
    return (1, MI) if typed.unit in (M, KM) else (1, KM)
