"""The rows of the tables on plans and fits: a plan as text, and what it comes to."""

from fractions import Fraction

import fitting
import planning
from measures import Refused, read_distance, read_pace, read_time
from plan_text import written

PLAN_COLUMNS = (
    "text steps time_ms distance_um work_ms rest_ms pace work_pace kept_time_ms unknown_times unknown_distances "
    "missed_send_offs latest_ms"
).split()
FIT_COLUMNS = "text time distance pace way fitted time_ms distance_um refused".split()


def plan_row(plan):
    """All totals; the time with all rests kept; the known part where something is unknown."""
    row = {"text": escaped(written(plan))} | planning.totals(plan)
    return row | {"kept_time_ms": planning.totals(plan, keeps_last_rests=True)["time_ms"]}


def fit_row(plan, total, typed, way):
    """The plan that comes to the total that was typed, as text, or why there is none."""
    row = {"text": escaped(written(plan)), total: typed, "way": way}
    try:
        fitted = fitting.fit(plan, total, read_total(total, typed), way)
    except Refused as reason:
        return row | {"refused": reason}
    sums = planning.totals(fitted)
    return row | {"fitted": escaped(written(fitted)), "time_ms": sums["time_ms"], "distance_um": sums["distance_um"]}


def read_total(total, typed):
    if total == "time":
        return read_time(typed)
    if total == "distance":
        return read_distance(typed, "m").um
    pace = read_pace(typed, "/km")
    return Fraction(pace.ms, pace.um)


def escaped(text):
    return text.replace("\n", "\\n")
