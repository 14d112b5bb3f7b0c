"""Pools of any length, what an even swim holds, and critical swim speed, in exact fractions."""

import re
from fractions import Fraction

import writing
from measures import YD, Distance, read_distance, read_time


def read_pool(text):
    """A pool's length: a distance with its unit, or yards with a third, `33⅓ yd`, which are whole micrometres too."""
    third = re.fullmatch("([0-9]+)⅓ yd", text)
    if not third:
        return read_distance(text, "m")
    return Distance((3 * int(third.group(1)) + 1) * YD.um // 3, YD)


def how_often(um, part):
    """How often a length goes into a distance: a number with at most four decimals."""
    times = Fraction(um, part)
    return writing.short_decimal(times, 4)


def read_trials(text):
    """Pairs of micrometres and milliseconds from `400m=6:00;200m=2:50`."""
    pairs = [trial.split("=") for trial in text.split(";")]
    return [(read_distance(distance, "m").um, read_time(time)) for distance, time in pairs]


def critical_speed(trials):
    """Micrometres in a millisecond and the reserve in micrometres: the least-squares line of distance on time.

    Sources: Toussaint et al. 1998, Med Sci Sports Exerc, for several trials; with two, the line passes through both,
    (d2 - d1)/(t2 - t1).
    """
    if any(a[0] > b[0] and Fraction(*a) >= Fraction(*b) for a in trials for b in trials):
        raise AssertionError(f"the longer trial is not the slower one: {trials}")
    mean_um = Fraction(sum(um for um, _ in trials), len(trials))
    mean_ms = Fraction(sum(ms for _, ms in trials), len(trials))
    together = sum((ms - mean_ms) * (um - mean_um) for um, ms in trials)
    slope = together / sum((ms - mean_ms) ** 2 for _, ms in trials)
    return slope, mean_um - slope * mean_ms
