"""Where the clock must stand at each split, for an even race or one with a faster or slower second half.

Each cumulative time is rounded once, from its exact fraction, and a lap is the difference of two rounded ones, so that
the column adds up to the goal. The second half is faster in speed, not in time: 3 % faster takes 1/1.03 of the first.
"""

import re
from fractions import Fraction

import writing
from measures import half_up


def read_second_half(text):
    """Thousandths by which the second half is faster: `even` is 0, `3% faster` 30, `1.5% slower` -15."""
    if text == "even":
        return 0
    percent, way = re.fullmatch("([0-9]+(?:[.][0-9])?)% (faster|slower)", text).groups()
    return int(Fraction(percent) * 10) * (1 if way == "faster" else -1)


def elapsed(ms, um, at, faster=0):
    """The exact milliseconds after `at` of `um` micrometres, for a goal of `ms`."""
    if 2 * at <= um:
        return Fraction(ms * (1000 + faster) * 2 * at, (2000 + faster) * um)
    return Fraction(ms * (faster * um + 2000 * at), (2000 + faster) * um)


def marks(um, every):
    """The cumulative micrometres of each split: one every so many, and the end."""
    return [*range(every, um, every), um]


def columns(ms, um, every, places, faster=0):
    """The laps and the clock of each split, as texts with a fixed count of decimals."""
    clock = [half_up(elapsed(ms, um, at, faster) / 1000 * 10**places) for at in marks(um, every)]
    laps = [late - early for early, late in zip([0, *clock], clock)]

    def written(units):
        return writing.time(Fraction(units * 1000, 10**places), places)

    return [written(lap) for lap in laps], [written(units) for units in clock]
