"""A swim's time in another course, as an exact fraction; estimates, which most bodies do not recognise.

Every way back is the exact inverse, and what has no rule of its own goes by way of the other courses.
Sources: guide of Hy-Tek's Team Manager (1.11, turn values, the flat 2 %); code of SwimmeR and of
php-swim-time-conversion, the latter after Colorado Swimming (0.8925, 1.02).
"""

from fractions import Fraction

COURSES = "SCY SCM LCM".split()
YARDS_TO_METRES, FLAT = Fraction("1.11"), Fraction("1.02")
TURN_MS = {"free": 800, "back": 600, "breast": 1000, "fly": 700, "IM": 800}
TURNS = {50: 1, 100: 2, 200: 4, 400: 8, 800: 16, 1500: 30}
# What is swum in yards, what in metres, and the factor to the long course.
DISTANCE_FREE = {500: (400, Fraction("0.8925")), 1000: (800, Fraction("0.8925")), 1650: (1500, Fraction("1.02"))}
IN_YARDS = {metres: yards for yards, (metres, _) in DISTANCE_FREE.items()}
SETS = "age-group flat-2-percent".split()


def exists(event, course):
    """Whether a course knows an event: no 100 IM in the long one, no 400 free in yards and no 500 in metres."""
    length, stroke = event
    if stroke == "IM":
        return length in (200, 400) or (length == 100 and course != "LCM")
    usual = length in (50, 100, 200)
    return usual or stroke == "free" and length in (DISTANCE_FREE if course == "SCY" else IN_YARDS)


def counterpart(event, course):
    """The same event as another course calls it: 500 free in yards is 400 free in metres."""
    length, stroke = event
    if stroke != "free":
        return event
    metres = DISTANCE_FREE[length][0] if length in DISTANCE_FREE else length
    return (IN_YARDS.get(metres, metres) if course == "SCY" else metres, stroke)


def turns(event, chosen):
    """What the long course adds to a short one in metres: a factor, and milliseconds."""
    length, stroke = event
    if chosen == "flat-2-percent":
        return FLAT, 0
    return Fraction(1), TURN_MS[stroke] * TURNS[length]


def short_metres(ms, event, course, chosen):
    """A time of any course, in short-course metres; with the event as it is called there."""
    metric = counterpart(event, "SCM")
    if course == "SCM":
        return Fraction(ms), metric
    if course == "SCY" and event == metric:
        return ms * YARDS_TO_METRES, metric
    factor, added = turns(metric, chosen)
    long_ms = ms * DISTANCE_FREE[event[0]][1] if course == "SCY" else ms
    return (long_ms - added) / factor, metric


def from_short_metres(ms, metric, course, chosen):
    """The inverse of `short_metres`."""
    event = counterpart(metric, course)
    if course == "SCM":
        return ms, event
    if course == "SCY" and event == metric:
        return ms / YARDS_TO_METRES, event
    factor, added = turns(metric, chosen)
    long_ms = ms * factor + added
    return (long_ms / DISTANCE_FREE[event[0]][1] if course == "SCY" else long_ms), event


def convert(ms, event, course, to, chosen="age-group"):
    """The exact milliseconds in course `to`, and the event that they are for."""
    metric_ms, metric = short_metres(ms, event, course, chosen)
    converted, called = from_short_metres(metric_ms, metric, to, chosen)
    if metric_ms <= 0 or not (exists(event, course) and exists(called, to)):
        raise AssertionError(f"{event} in {ms} ms cannot go from {course} to {to}")
    return converted, called
