"""The rows of the tables on splits, swims, predictions, courses and points: what a person types, and what follows."""

from fractions import Fraction

import converting
import predicting
import scoring
import splitting
import swimming
import writing
from measures import FT, KM, M, MI, YD, half_up, read_distance, read_time
from reals import clear_of_halves
from writing import short_decimal

HOLDS = {f"hold_{amount}{unit.short}": amount * unit.um for unit in (M, YD, FT) for amount in (25, 50, 100)}
PER = {"per_100m": 100 * M.um, "per_100yd": 100 * YD.um, "per_400m": 400 * M.um}
FORMULAS = {
    "riegel": predicting.riegel,
    "daniels": predicting.daniels,
    "cameron": predicting.cameron,
    "purdy": predicting.purdy,
}
BAND_CELLS = [
    (f"{name}_{end}_{unit.short}", percents[place], unit)
    for name, percents in predicting.BANDS.items()
    for unit in (KM, MI)
    for place, end in enumerate(("slow", "fast"))
]

SPLIT_COLUMNS = "time distance every second_half digits count distances laps clock".split()
SWIM_COLUMNS = "time distance course per".split() + list(HOLDS) + "lengths divisions laps clock".split()
CSS_COLUMNS = "trials speed reserve".split() + list(PER)
PREDICT_COLUMNS = (
    "time distance exponent target".split() + list(FORMULAS) + [f"{name}_s" for name in FORMULAS] + ["spread", "vdot"]
)
BAND_COLUMNS = "time distance vdot".split() + [name for name, _, _ in BAND_CELLS]
FIT_COLUMNS = "results exponent".split()
CONVERT_COLUMNS = "time event from to set to_event converted numerator denominator".split()
POINTS_COLUMNS = "base time points".split()
POINTS_TIMES_COLUMNS = "base points fastest slowest".split()


def split_row(time, distance, every, second_half, digits):
    """Distances in the step's unit, laps and clock, each joined by spaces."""
    ms, um, step = read_time(time), read_distance(distance, "m").um, read_distance(every, "m")
    laps, clock = splitting.columns(ms, um, step.um, int(digits), splitting.read_second_half(second_half))
    distances = [short_decimal(Fraction(at, step.unit.um), 3) for at in splitting.marks(um, step.um)]
    return {
        "time": time,
        "distance": distance,
        "every": every,
        "second_half": second_half,
        "digits": digits,
        "count": len(clock),
        "distances": " ".join(distances),
        "laps": " ".join(laps),
        "clock": " ".join(clock),
    }


def swim_row(time, distance, course, per):
    """What an even swim holds, and its clock at every division; an empty `per` is the length of the pool."""
    ms, um, pool = read_time(time), read_distance(distance, "m").um, swimming.read_pool(course).um
    division = swimming.read_pool(per).um if per else pool
    laps, clock = splitting.columns(ms, um, division, 2)
    row = {"time": time, "distance": distance, "course": course, "per": per}
    row |= {name: writing.time(Fraction(ms * part, um), 2) for name, part in HOLDS.items()}
    row |= {"lengths": swimming.how_often(um, pool), "divisions": swimming.how_often(um, division)}
    return row | {"laps": " ".join(laps), "clock": " ".join(clock)}


def css_row(trials):
    """Speed in m/s, reserve in metres, and the time of each distance at that speed."""
    slope, reserve = swimming.critical_speed(swimming.read_trials(trials))
    row = {"trials": trials, "speed": writing.decimal(slope / 1000, 4), "reserve": writing.decimal(reserve / M.um, 2)}
    return row | {name: writing.time(part / slope, 2) for name, part in PER.items()}


def predict_row(time, distance, exponent, target):
    """Each formula's time to thousandths and to whole seconds, and how far the latter lie apart."""
    ms, um, to_um = read_time(time), read_distance(distance, "m").um, read_distance(target, "m").um
    row = {"time": time, "distance": distance, "exponent": exponent, "target": target}
    seconds = []
    for name, formula in FORMULAS.items():
        value = formula(ms, um, to_um, exponent) if name == "riegel" else formula(ms, um, to_um)
        exact = clear_of_halves(value)
        seconds.append(half_up(clear_of_halves(value, 1000) / 1000))
        row |= {name: writing.time(exact, 3), f"{name}_s": writing.time(exact, 0)}
    vdot = clear_of_halves(predicting.vdot(ms, um) * 1000) / 1000
    spread = max(seconds) - min(seconds)
    return row | {"spread": writing.time(spread * 1000, 0), "vdot": writing.decimal(vdot, 3)}


def band_row(time, distance):
    """The slow and the fast pace of each training band, in whole seconds."""
    vdot = predicting.vdot(read_time(time), read_distance(distance, "m").um)
    row = {"time": time, "distance": distance, "vdot": writing.decimal(clear_of_halves(vdot * 1000) / 1000, 3)}
    for name, percent, unit in BAND_CELLS:
        row[name] = writing.time(clear_of_halves(predicting.band(vdot, percent) * unit.um, 1000), 0)
    return row


def fit_row(results):
    exponent = predicting.fitted_exponent(swimming.read_trials(results))
    return {"results": results, "exponent": writing.decimal(clear_of_halves(exponent * 1000) / 1000, 3)}


def read_event(text):
    length, stroke = text.split()
    return int(length), stroke


def convert_row(time, event, course, to, chosen):
    """The converted time in hundredths, and its exact milliseconds as a reduced fraction."""
    ms, called = converting.convert(read_time(time), read_event(event), course, to, chosen)
    return {
        "time": time,
        "event": event,
        "from": course,
        "to": to,
        "set": chosen,
        "to_event": f"{called[0]} {called[1]}",
        "converted": writing.time(ms, 2),
        "numerator": ms.numerator,
        "denominator": ms.denominator,
    }


def hundredths(text):
    ms = read_time(text)
    if ms % 10:
        raise AssertionError(f"{text} is no whole number of hundredths")
    return ms // 10


def points_row(base, time):
    return {"base": base, "time": time, "points": scoring.points(hundredths(base), hundredths(time))}


def points_times_row(base, score):
    """The fastest and slowest time that score exactly so much; both empty where no hundredth does."""
    times = scoring.range_of(hundredths(base), int(score))
    fastest, slowest = [writing.time(time * 10, 2) for time in times] if times else ("", "")
    return {"base": base, "points": score, "fastest": fastest, "slowest": slowest}
