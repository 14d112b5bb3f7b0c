"""Every golden vector of pace, through the built program: the same digits as in the library and on the page."""

import json

import pytest
from golden_rows import read

READINGS = [
    ("pace", "pace_km", "/km"),
    ("pace", "pace_mi", "/mi"),
    ("speed", "speed_km_h", " km/h"),
    ("speed", "speed_mph", " mph"),
    ("swim", "pace_100m", "/100 m"),
    ("swim", "pace_100yd", "/100 yd"),
]


def asked(row):
    return [word for name in ("time", "distance", "pace") if row[name] for word in (f"--{name}", row[name])]


def name(row):
    return " ".join(asked(row))


def is_out_of_range(row):
    """Whether the answer is more than Lapwing measures: then there is a sentence, and nothing is printed."""
    return row[{"time": "time_written", "distance": "distance_km"}.get(row["solved"], "solved")] == "—"


def reading(row, column, unit):
    """What stands for a unit: what was given as it was typed, all else as the vector rounds it."""
    given = row["pace_in_full"]
    is_own = given.endswith(unit) and "/" not in given[: -len(unit)]
    return given if is_own else row[column]


@pytest.fixture(params=read("solve"), ids=name)
def row(request):
    return request.param


def test_the_program_prints_what_the_vector_says(lapwing, row):
    run = lapwing("pace", *asked(row), "--plain", "--quiet")
    if is_out_of_range(row) and run.returncode == 4:
        assert "longer than Lapwing measures" in run.stderr
        return
    printed = [tuple(line.split("\t")) for line in run.stdout.splitlines()]
    if row["solved"] == "none":
        assert "none" in [value for _, value in printed]
        return
    assert ("time", row["time_written"]) in printed
    for line, column, unit in READINGS:
        assert (line, reading(row, column, unit)) in printed


def test_the_program_gives_the_base_values_of_the_vector(lapwing, row):
    run = lapwing("pace", *asked(row), "--json", "--quiet")
    if is_out_of_range(row) and run.returncode == 4:
        assert run.stdout == ""
        return
    document = json.loads(run.stdout)
    assert document["solved"] == row["solved"] or row["solved"] == "none"
    for key in ("time_ms", "distance_um", "pace_ms_per_km", "pace_ms_per_mi"):
        if row[key].isdigit():
            assert document[key] == int(row[key])
