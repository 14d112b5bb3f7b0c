#!/usr/bin/env python3
"""Makes the golden vectors, the tables beside this file; `--check` compares, and fails on a difference.

They come from the rules of Documentation/writing-measures.md, the formulas that each module names and what a plan
promises, through exact fractions or numbers of 40 digits, never from the house's own code.
A cell is empty where it does not apply, and `—` where the value would be longer than the longest time or distance.
In a typed text, a tab stands as \\t and a line feed as \\n. Of a plan the totals are those of what is known.
"""

import sys
from fractions import Fraction
from pathlib import Path

import converting_cases
import fitting_cases
import pacing_rows as pacing
import planning_cases
import planning_rows as planning
import predicting_cases
import reading_cases
import scoring_cases
import solving_cases
import splitting_cases
import swimming_cases
import writing
from measures import KM, LONGEST_MS, LONGEST_UM, M, MI, YD, Refused, half_up, read_distance, read_pace, read_time
from writing import NOTHING

HERE = Path(__file__).parent
READ_COLUMNS = "kind field mark typed time_ms distance_um written echo outcome".split()
GIVEN = "time distance pace".split()
PACE_AMOUNTS = {"km": (1, KM), "mi": (1, MI), "100m": (100, M), "100yd": (100, YD), "400m": (400, M)}
SPEED_COLUMNS = {"speed_km_h": "km/h", "speed_mph": "mph", "speed_m_s": "m/s"}
SOLVE_COLUMNS = (
    GIVEN
    + "time_ms distance_um".split()
    + [f"pace_ms_per_{name}" for name in PACE_AMOUNTS]
    + "time_written distance_in_full distance_km distance_mi pace_in_full".split()
    + [f"pace_{name}" for name in PACE_AMOUNTS]
    + list(SPEED_COLUMNS)
    + ["solved"]
)


def read_row(kind, field, mark, text, must_be_refused):
    """A text, what it is read as, and how that is written and echoed."""
    row = {"kind": kind, "field": field, "mark": mark, "typed": text.replace("\t", "\\t").replace("\n", "\\n")}
    try:
        if kind == "time":
            ms = read_time(text)
            row |= {"time_ms": ms, "written": writing.time_in_full(ms), "echo": writing.time_echo(ms)}
        elif kind == "distance":
            typed = read_distance(text, field, mark)
            row |= {"distance_um": typed.um, "written": writing.distance_in_full(typed.um, typed.unit)}
            row |= {"echo": writing.distance_echo(typed)}
        else:
            typed = read_pace(text, field, mark)
            row |= {"time_ms": typed.ms, "distance_um": typed.um}
            row |= {"written": writing.pace_in_full(typed), "echo": writing.pace_echo(typed)}
        outcome = "read"
    except Refused as reason:
        outcome, row["why"] = "refused", reason
    if (outcome == "refused") != must_be_refused:
        raise AssertionError(f"{kind} {text!r} in a field of {field or 'time'} is {outcome}: {row.get('why', row)}")
    return row | {"outcome": outcome}


def solve_row(time_text, distance_text, pace_text):
    """Two quantities as typed, and all three with every way of writing them."""
    row = dict(zip(GIVEN, (time_text, distance_text, pace_text)))
    solved = next(name for name in GIVEN if not row[name])
    ms = read_time(time_text) if time_text else None
    distance = read_distance(distance_text, "m") if distance_text else None
    um = distance.um if distance else None
    pace = read_pace(pace_text, "/km") if pace_text else None
    ratio = Fraction(pace.ms, pace.um) if pace else None  # milliseconds for a micrometre
    if ms == 0 or um == 0:
        solved = "none"
    elif solved == "time":
        ms = um * ratio
    elif solved == "distance":
        um = ms / ratio
    else:
        ratio = Fraction(ms, um)
    row |= {"time_ms": _within(ms, LONGEST_MS), "distance_um": _within(um, LONGEST_UM)}
    row |= {"time_written": _written_time(ms, typed=bool(time_text))}
    row |= {f"distance_{unit.short}": NOTHING if um is None else writing.distance(um, unit, 3) for unit in (KM, MI)}
    if distance:
        row["distance_in_full"] = writing.distance_in_full(um, distance.unit)
    if pace:
        row["pace_in_full"] = writing.pace_in_full(pace)
    return row | _pace_cells(ratio) | {"solved": solved}


def _within(value, longest):
    return NOTHING if value is None or half_up(value) > longest else half_up(value)


def _written_time(ms, typed):
    if ms is None or ms > LONGEST_MS:
        return NOTHING
    return writing.time_in_full(ms) if typed else writing.time(ms, 1)


def _pace_cells(ratio):
    """A pace in every unit: whole milliseconds, and as it is written; and as a speed."""
    names = [name for name in SOLVE_COLUMNS if name.startswith(("pace_", "speed_")) and name != "pace_in_full"]
    if ratio is None:
        return dict.fromkeys(names, NOTHING)
    cells = {}
    for name, (amount, unit) in PACE_AMOUNTS.items():
        cells[f"pace_ms_per_{name}"] = _within(ratio * amount * unit.um, LONGEST_MS)
        cells[f"pace_{name}"] = writing.pace(ratio, amount, unit, writing.pace_places(amount, unit))
    return cells | {column: writing.speed(ratio, name) for column, name in SPEED_COLUMNS.items()}


def table(columns, rows):
    lines = ["\t".join(columns)] + ["\t".join(str(row.get(name, "")) for name in columns) for row in rows]
    if len(set(lines)) != len(lines):
        raise AssertionError(f"a row stands twice: {[line for line in lines if lines.count(line) > 1][0]}")
    return "\n".join(lines) + "\n"


# The columns of each file, what makes a row of a case, and what lists the cases.
TABLES = {
    "read.tsv": (READ_COLUMNS, read_row, reading_cases.rows),
    "solve.tsv": (SOLVE_COLUMNS, solve_row, solving_cases.rows),
    "splits.tsv": (pacing.SPLIT_COLUMNS, pacing.split_row, splitting_cases.rows),
    "swim.tsv": (pacing.SWIM_COLUMNS, pacing.swim_row, swimming_cases.swims),
    "css.tsv": (pacing.CSS_COLUMNS, pacing.css_row, swimming_cases.trials),
    "predict.tsv": (pacing.PREDICT_COLUMNS, pacing.predict_row, predicting_cases.predictions),
    "bands.tsv": (pacing.BAND_COLUMNS, pacing.band_row, predicting_cases.results),
    "fit.tsv": (pacing.FIT_COLUMNS, pacing.fit_row, predicting_cases.fits),
    "convert.tsv": (pacing.CONVERT_COLUMNS, pacing.convert_row, converting_cases.rows),
    "points.tsv": (pacing.POINTS_COLUMNS, pacing.points_row, scoring_cases.times),
    "points_times.tsv": (pacing.POINTS_TIMES_COLUMNS, pacing.points_times_row, scoring_cases.points),
    "plans.tsv": (planning.PLAN_COLUMNS, planning.plan_row, planning_cases.rows),
    "fits.tsv": (planning.FIT_COLUMNS, planning.fit_row, fitting_cases.rows),
}


def tables():
    """The text of each file, by its name."""
    return {name: table(columns, [row(*case) for case in cases()]) for name, (columns, row, cases) in TABLES.items()}


def differences():
    """A sentence for each file that is not as this script would write it."""
    for name, text in tables().items():
        kept = (HERE / name).read_bytes().decode() if (HERE / name).exists() else ""
        if kept != text:
            yield f"{name} differs from what golden.py makes; run Tests/Golden/golden.py and read the difference"


def main():
    if "--check" in sys.argv[1:]:
        sys.exit("\n".join(differences()) or 0)
    for name, text in tables().items():
        (HERE / name).write_bytes(text.encode())


if __name__ == "__main__":
    main()
