"""The golden vectors are what their script makes, and the script agrees with numbers worked out elsewhere."""

from fractions import Fraction

import converting
import converting_cases
import fitting_cases
import golden
import pacing_rows
import planning
import planning_cases
import planning_rows
import pytest
import writing
from measures import KM, M, MI, YD, read_distance, read_pace, read_time


def test_the_vectors_are_what_the_script_makes():
    assert list(golden.differences()) == []


ROWS_AT_LEAST = {"solve.tsv": 120, "read.tsv": 150, "splits.tsv": 60, "swim.tsv": 50, "css.tsv": 30, "predict.tsv": 80}
ROWS_AT_LEAST |= {"bands.tsv": 15, "fit.tsv": 15, "convert.tsv": 120, "points.tsv": 30, "points_times.tsv": 30}
ROWS_AT_LEAST |= {"plans.tsv": 60, "fits.tsv": 90}


def test_every_table_has_rows_enough():
    lines = {name: text.count("\n") - 1 for name, text in golden.tables().items()}
    assert lines.keys() == ROWS_AT_LEAST.keys()
    assert [name for name, least in ROWS_AT_LEAST.items() if lines[name] < least] == []


def test_every_event_goes_through_every_pair_of_courses_and_exactly_back():
    pairs = set()
    for time, event, course, to, chosen in converting_cases.rows():
        ms, called = converting.convert(read_time(time), pacing_rows.read_event(event), course, to, chosen)
        back, known = converting.convert(ms, called, to, course, chosen)
        assert (back, known) == (read_time(time), pacing_rows.read_event(event))
        pairs.add((event, course, to, chosen))
    # 17 events by six pairs and 100 IM by two, in two sets.
    assert len(pairs) == (17 * 6 + 2) * 2


def test_the_laps_of_every_row_add_up_to_its_goal():
    for name in ("splits.tsv", "swim.tsv"):
        header, *rows = (line.split("\t") for line in golden.tables()[name].splitlines())
        for row in (dict(zip(header, cells)) for cells in rows):
            total = sum(read_written(lap) for lap in row["laps"].split())
            assert total == read_written(row["clock"].split()[-1])
            assert abs(total - read_time(row["time"])) <= Fraction(500, 10 ** int(row.get("digits", 2)))


# Sums worked out by hand for the project's facts.
@pytest.mark.parametrize(
    "plan, keeps_last_rests, ms",
    [(planning_cases.THREE_SETS, False, 33 * 60_000), (planning_cases.THREE_SETS, True, 39 * 60_000)]
    # Seven departures 1:45 apart, and the last swim.
    + [(planning_cases.plan(planning_cases.HUNDREDS), False, 7 * 105_000 + 92_500)]
    # No swim of 1:32 is done within 1:30: each next one leaves two seconds later than it should.
    + [(fitting_cases.MISSED, False, 4 * 92_000)],
)
def test_a_plan_takes_the_time_that_a_hand_adds_up(plan, keeps_last_rests, ms):
    assert planning.totals(plan, keeps_last_rests)["time_ms"] == ms


def test_every_fit_comes_to_its_total_to_the_last_digit():
    exact = 0
    for plan, total, typed, way in fitting_cases.rows():
        row = planning_rows.fit_row(plan, total, typed, way)
        column = {"time": "time_ms", "distance": "distance_um"}.get(total)
        if column and "refused" not in row:
            assert row[column] == planning_rows.read_total(total, typed)
            exact += 1
    assert exact > 50


def read_written(text):
    """The milliseconds of a written time."""
    ms = Fraction(0)
    for part in text.split(":"):
        ms = ms * 60 + Fraction(part) * 1000
    return ms


# Units and paces worked out for the project's facts, and the swim pace and marathon of the first issue.
@pytest.mark.parametrize(
    "pace, amount, unit, digits, expected",
    [
        ("5:00/km", 1, MI, 2, "8:02.80/mi"),
        ("4:00/km", 1, MI, 2, "6:26.24/mi"),
        ("8:00/mi", 1, KM, 2, "4:58.26/km"),
        ("3:00:00/42195 m", 1, KM, 2, "4:15.95/km"),
        ("3:00:00/42195 m", 1, MI, 2, "6:51.92/mi"),
        ("3:30:00/42195 m", 1, KM, 1, "4:58.6/km"),
        ("3:30:00/42195 m", 1, MI, 1, "8:00.6/mi"),
        ("1:30/100 m", 100, YD, 2, "1:22.30/100 yd"),
        ("1:30/100 yd", 100, M, 2, "1:38.43/100 m"),
        ("6 mph", 1, MI, 1, "10:00.0/mi"),
        ("12 km/h", 1, KM, 1, "5:00.0/km"),
        ("7.5 mph", 1, MI, 1, "8:00.0/mi"),
    ],
)
def test_a_pace_in_another_unit_is_as_the_facts_say(pace, amount, unit, digits, expected):
    typed = read_pace(pace, "/km")
    assert writing.pace(Fraction(typed.ms, typed.um), amount, unit, digits) == expected


@pytest.mark.parametrize(
    "pace, name, expected",
    [("5:00/km", "km/h", "12.00 km/h"), ("5:00/km", "mph", "7.46 mph")]
    + [("3:30:00/42195 m", "km/h", "12.06 km/h"), ("3:30:00/42195 m", "mph", "7.49 mph")],
)
def test_a_pace_as_a_speed_is_as_the_facts_say(pace, name, expected):
    typed = read_pace(pace, "/km")
    assert writing.speed(Fraction(typed.ms, typed.um), name) == expected


@pytest.mark.parametrize(
    "text, micrometres",
    [("1 mi", 1_609_344_000), ("1 yd", 914_400), ("1 ft", 304_800), ("25 yd", 22_860_000), ("75 ft", 22_860_000)]
    + [("marathon", 42_195_000_000), ("half", 21_097_500_000), ("26.2mi", 42_164_812_800)],
)
def test_a_distance_has_its_exact_micrometres(text, micrometres):
    assert read_distance(text, "m").um == micrometres


@pytest.mark.parametrize(
    "ms, digits, expected",
    [(359_502, 0, "6:00"), (59_999.6, 2, "1:00.00"), (3_599_600, 0, "1:00:00"), (102_568_000, 0, "28:29:28")]
    + [(359_999_990, 2, "99:59:59.99"), (360_000_000, 2, "100:00:00.00"), (16_400, 2, "16.40"), (45_000, 0, "0:45")],
)
def test_a_time_is_rounded_before_it_is_split(ms, digits, expected):
    assert writing.time(Fraction(str(ms)), digits) == expected


@pytest.mark.parametrize("text", ["16.40", "4.35", "1:10.35", "28:29:28", "0:45", "1:30.125"])
def test_a_time_typed_as_a_stopwatch_shows_it_comes_back_unchanged(text):
    assert writing.time_in_full(read_time(text)) == text


@pytest.mark.parametrize(
    "text, expected",
    [("3:30:00", "3 hours 30 minutes · 12,600 s"), ("1:30,5", "1 minute 30.5 seconds · 90.5 s")]
    + [("16.4", "16.4 seconds"), ("61", "1 minute 1 second · 61 s"), ("0", "0 seconds")],
)
def test_the_echo_of_a_time_is_as_the_page_says(text, expected):
    assert writing.time_echo(read_time(text)) == expected


@pytest.mark.parametrize(
    "text, expected",
    [("marathon", "42.195 kilometres · 26.219 mi"), ("400y", "400 yards · 365.76 m")]
    + [("26.2mi", "26.2 miles · 42.165 km"), ("3 feet", "3 feet · 0.914 m")],
)
def test_the_echo_of_a_distance_is_as_the_page_says(text, expected):
    assert writing.distance_echo(read_distance(text, "m")) == expected


@pytest.mark.parametrize(
    "text, expected",
    [("4:05/km", "4 minutes 5 seconds per kilometre · 6:34.3/mi"), ("12 km/h", "12 kilometres per hour · 5:00.0/km")]
    + [("1:30/100 yd", "1 minute 30 seconds per 100 yards · 1:38.43/100 m")],
)
def test_the_echo_of_a_pace_is_as_the_page_says(text, expected):
    assert writing.pace_echo(read_pace(text, "/km")) == expected


def test_a_marathon_in_miles_needs_ten_decimals_to_read_back():
    text = writing.distance_in_full(read_distance("marathon", "m").um, MI)
    assert text == "26.2187574565 mi"  # 42,195,000,000 / 1,609,344,000 = 26.21875745645…
    assert read_distance(text, "m").um == 42_195_000_000
