"""The rows of fits.tsv: a plan, the total that is asked for, and what is kept or changed."""

from plan_text import leave, rest, step
from planning_cases import BOTH, CSS, HUNDREDS, THREE_SETS, THRESHOLD, easy, of_parts, plan, times

MILES = plan(step("1 mi", "in 10:00"), step("2 mi", "in 18:00"))
SEVEN = plan(times(7, step("400 m", "in 4:00")))
EIGHTS = plan(times(6, step("800 m", "@ 3:45/km"), rest("90 s")))
LADDER = plan(step("400 m", "in 72 s"), rest("60 s"), step("800 m", "in 2:32"), rest("90 s"), step("1200 m", "in 4:00"))
LOCKED = plan(step("1 mi", "in 10:00", locked=True), step("2 mi", "in 18:00"), step("1 mi", "in 9:00"))
JOG = rest("400 m", "@ 6:00/km", note="jog")
MIXED = plan(easy("10:00"), times(5, step("1 km", "@ 3:50/km"), JOG), easy("1 mi", "in 9:00", "cool-down"))
BARE = plan(step("1 km"), times(3, step("2 km"), rest("60 s")))
SQUAD = plan(times(8, step("100 m", "in 1:32.5"), leave("1:45")), step("200 m", "in 3:00"), pool="25 m")
MISSED = plan(times(4, step("100 m", "in 1:32"), leave("90 s")))
SWUM = plan(times(6, step("100 m", "@ css+2"), leave("1:50")), step("400 m", "@ css"), pool="25 m", anchors=CSS)
SHRUNK = plan(times(5, step("400 m", "in 80 s"), rest("60 s", by=5000)))
OPEN = plan(times(4, step("400 m", "in 90 s"), rest("until tapped")))
RANGES = plan(step("2 km", "@ threshold+15"), times(3, step("1 km", "@ 3:40-3:50/km"), rest("2:00")), anchors=THRESHOLD)
ODD = plan(times(2, step("200 m", "in 40 s")), times(3, step("100 m", "in 20 s")))


def times_asked():
    """A total time, with distances or paces kept, or with only unlocked rows changed."""
    yield MILES, "time", "27:00", "distances"
    yield MILES, "time", "27:00", "paces"
    yield MILES, "time", "27:00", "times"
    yield MILES, "time", "0:00", "distances"
    yield MILES, "time", "28:00", "distances"
    yield MILES, "time", "1:00:00.001", "distances"
    yield SEVEN, "time", "27:00", "distances"
    yield SEVEN, "time", "27:00", "paces"
    yield SEVEN, "time", "28:00.007", "distances"
    yield THREE_SETS, "time", "27:00", "distances"
    yield THREE_SETS, "time", "31:00.5", "distances"
    yield THREE_SETS, "time", "15:00", "distances"
    yield THREE_SETS, "time", "15:00.012", "distances"
    yield THREE_SETS, "time", "15:00.005", "distances"
    yield EIGHTS, "time", "24:00", "distances"
    yield EIGHTS, "time", "24:00", "paces"
    yield EIGHTS, "time", "24:00.5", "paces"
    yield LADDER, "time", "10:00", "distances"
    yield LADDER, "time", "10:00", "paces"
    yield LOCKED, "time", "35:00", "unlocked"
    yield LOCKED, "time", "35:00", "distances"
    yield LOCKED, "time", "10:00", "unlocked"
    yield MIXED, "time", "45:00", "distances"
    yield MIXED, "time", "45:00", "paces"
    yield BARE, "time", "30:00", "distances"
    yield BARE, "time", "30:00", "paces"
    yield RANGES, "time", "20:00", "paces"
    yield RANGES, "time", "20:00", "distances"
    yield ODD, "time", "1:10.001", "distances"
    yield OPEN, "time", "10:00", "distances"
    yield plan(step("1 mi", "in 10:00"), step("2 mi")), "time", "27:00", "distances"
    yield plan(step("10:00", "@ css"), step("5:00")), "time", "30:00", "distances"
    yield plan(times(3, of_parts(3, "1 km", "in 3:20.001"))), "time", "3:00", "distances"
    yield plan(step("1 mi", "@ 6:00/km"), step("1 km", "in 5:00")), "time", "12:00", "distances"
    yield plan(step("5 km", "@ threshold"), step("1500 m", "@ 95% css"), anchors=BOTH), "time", "50:00", "distances"
    yield plan(rest("60 s")), "time", "2:00", "distances"
    yield plan(step("1 km", "in 5:00", locked=True)), "time", "4:00", "unlocked"
    yield plan(times(999, step("1 m", "in 0.25 s"))), "time", "0.400", "distances"
    yield plan(step("1 km", "in 999:00:00"), step("1 m", "in 1 s")), "time", "1", "distances"


def send_offs_asked():
    """Swims and what they leave on, in proportion."""
    yield plan(HUNDREDS), "time", "12:24.75", "distances"
    yield plan(HUNDREDS), "time", "13:00", "distances"
    yield plan(HUNDREDS), "time", "13:00", "paces"
    yield SQUAD, "time", "15:00", "distances"
    yield SQUAD, "time", "20:00.001", "distances"
    yield SQUAD, "distance", "1500 m", "paces"
    yield SQUAD, "distance", "1500 m", "times"
    yield SQUAD, "pace", "1:30/100 m", "distances"
    yield MISSED, "time", "6:00", "distances"
    yield MISSED, "time", "6:00.001", "distances"
    yield SWUM, "time", "16:00", "distances"
    yield SWUM, "time", "16:00", "paces"
    yield SWUM, "distance", "2 km", "paces"
    yield plan(times(4, step("100 m"), leave("1:45"))), "time", "6:00", "distances"


def distances_asked():
    """A total distance, with times or paces kept, or with only unlocked rows changed."""
    yield MILES, "distance", "5 km", "times"
    yield MILES, "distance", "5 km", "paces"
    yield MILES, "distance", "5 km", "distances"
    yield MILES, "distance", "0 m", "times"
    yield SEVEN, "distance", "3 km", "paces"
    yield SEVEN, "distance", "3 km", "times"
    yield EIGHTS, "distance", "6 km", "paces"
    yield EIGHTS, "distance", "6 km", "times"
    yield LADDER, "distance", "3 km", "paces"
    yield LOCKED, "distance", "5 mi", "unlocked"
    yield LOCKED, "distance", "1 mi", "unlocked"
    yield MIXED, "distance", "10 km", "paces"
    yield plan(step("10:00", "@ 5:00/km"), step("3 km", "in 12:00")), "distance", "6 km", "paces"
    yield plan(step("10:00", "@ 5:00/km"), step("3 km", "in 12:00")), "distance", "6 km", "times"
    yield BARE, "distance", "10 km", "times"
    yield RANGES, "distance", "6 km", "paces"
    yield RANGES, "distance", "6 km", "times"
    yield plan(step("1 km", "@ css"), step("1 km", "in 4:00")), "distance", "3 km", "times"
    yield plan(step("1 km", "@ css"), step("1 km", "in 4:00")), "distance", "3 km", "paces"
    yield plan(step("1 km", "in 4:00"), rest("2 km", note="jog")), "distance", "2 km", "paces"


def paces_asked():
    """An average pace, rests and all."""
    yield MILES, "pace", "9:00/mi", "distances"
    yield MILES, "pace", "9:00/mi", "times"
    yield MILES, "pace", "9:00/mi", "paces"
    yield MILES, "pace", "9:00/mi", "repeats"
    yield THREE_SETS, "pace", "6:30/km", "distances"
    yield THREE_SETS, "pace", "6:30/km", "times"
    yield LOCKED, "pace", "9:00/mi", "unlocked"
    yield plan(step("10:00"), step("1 km", "in 4:00")), "pace", "4:00/km", "distances"
    yield plan(step("1 km"), step("1 km", "in 4:00")), "pace", "4:00/km", "times"


def repeats_asked():
    """Another count of one repeat."""
    yield plan(times(6, step("400 m", "in 90 s"), rest("60 s"))), "time", "11:30", "repeats"
    yield plan(times(6, step("400 m"))), "distance", "4 km", "repeats"
    yield THREE_SETS, "time", "44:50", "repeats"
    yield THREE_SETS, "time", "45:00", "repeats"
    yield THREE_SETS, "time", "40:30", "repeats"  # three times five of them
    yield THREE_SETS, "distance", "8 km", "repeats"
    yield EIGHTS, "time", "22:00", "repeats"
    yield EIGHTS, "time", "2:00", "repeats"
    yield SHRUNK, "time", "11:30", "repeats"
    yield SHRUNK, "time", "1:00:00", "repeats"
    yield plan(HUNDREDS), "time", "17:17.5", "repeats"
    yield MILES, "time", "30:00", "repeats"
    yield OPEN, "time", "12:00", "repeats"
    yield OPEN, "distance", "4 km", "repeats"
    yield plan(times(6, step("400 m"))), "time", "10:00", "repeats"
    yield SEVEN, "time", "0:00", "repeats"
    yield SEVEN, "time", "28:00", "repeats"  # as it is
    yield plan(step("3 km", "in 12:00"), times(4, rest("60 s"), rest("30 s"))), "distance", "3 km", "repeats"
    yield plan(step("3 km", "in 12:00"), times(4, rest("60 s"), rest("30 s"))), "distance", "4 km", "repeats"


def rows():
    for group in (times_asked, send_offs_asked, distances_asked, paces_asked, repeats_asked):
        yield from group()
