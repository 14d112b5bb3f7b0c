"""The figures that the project's facts print for splits, swims, predictions, courses and points come out of the oracle.

They were worked out elsewhere, and stand here as printed: by hand, by another script, or by the source that is named.
"""

from decimal import Decimal
from fractions import Fraction

import converting
import predicting
import pytest
import scoring
import splitting
import writing
from measures import KM, MI, half_up, read_distance, read_time
from pacing_rows import convert_row, css_row, points_row, points_times_row, predict_row, split_row, swim_row


def um(distance):
    return read_distance(distance, "m").um


# Splits and swims


@pytest.mark.parametrize("step, held", [("25 m", "18.75"), ("50 m", "37.50"), ("100 m", "1:15.00")])
def test_400_m_in_5_minutes_is_so_much_per_step(step, held):
    assert swim_row("5:00.00", "400 m", "25 m", step)[f"hold_{step.replace(' ', '')}"] == held
    assert split_row("5:00.00", "400 m", step, "even", "2")["laps"].split() == [held] * (400 // int(step[:-2]))


def test_1650_yd_in_17_minutes_mixes_two_laps_and_adds_up():
    row = split_row("17:00.00", "1650 yd", "50 yd", "even", "2")
    assert writing.decimal(Fraction(1020 * 50, 1650), 3) == "30.909"
    assert set(row["laps"].split()) == {"30.91", "30.90"}
    assert sum(Fraction(lap) for lap in row["laps"].split()) == 1020 and row["clock"].endswith(" 17:00.00")


def test_a_second_half_at_3_percent_more_speed():
    halves = split_row("18:30", "1500 m", "750 m", "3% faster", "2")
    assert halves["laps"] == "9:23.20 9:06.80"
    assert writing.time(read_time("18:30") / Fraction("2.03"), 2) == "9:06.80"
    laps = [splitting.elapsed(1_110_000, 1500, at, faster=30) for at in (50, 1450)]
    assert (writing.time(laps[0], 2), writing.time(1_110_000 - laps[1], 2)) == ("37.55", "36.45")


def test_a_second_half_in_3_percent_less_time_is_another_thing():
    first = Fraction(1_110_000) / Fraction("1.97")
    assert (writing.time(first, 2), writing.time(1_110_000 - first, 2)) == ("9:23.45", "9:06.55")


def test_the_marathon_in_3_30_adds_up():
    row = split_row("3:30:00", "42.195 km", "5 km", "even", "0")
    assert row["clock"] == "24:53 49:46 1:14:39 1:39:32 2:04:25 2:29:18 2:54:11 3:19:05 3:30:00"
    assert row["laps"] == "24:53 " * 7 + "24:54 10:55"
    assert sum(read_time(lap) for lap in row["laps"].split()) == 12_600_000
    assert row["distances"].endswith(" 40 42.195") and um("42.195 km") - um("40 km") == um("2.195 km")


@pytest.mark.parametrize(
    "time, distance, per, exact, cut, lost",
    [
        ("5:00", 400, 25, "18.75", 18, "12"),
        ("4:59", 400, 50, "37.375", 37, "3"),
        ("17:45", 1000, 25, "26.625", 26, "25"),
        ("18:30", 1500, 25, "18.5", 18, "30"),
    ],
)
def test_whole_seconds_lost_so_much(time, distance, per, exact, cut, lost):
    lap = Fraction(read_time(time) * per, distance * 1000)
    assert lap == Fraction(exact) and int(lap) == cut and (lap - cut) * distance / per == int(lost)
    row = swim_row(time, f"{distance} m", "25 m", f"{per} m")
    assert row[f"hold_{per}m"] == writing.decimal(lap, 2) and row["laps"].count(" ") + 1 == distance // per


def test_400_m_are_17_4978_times_25_yd_and_not_16():
    assert swim_row("5:00", "400 m", "25 m", "25 yd")["divisions"] == "17.4978"
    assert swim_row("5:00", "400 m", "25 yd", "")["lengths"] == "17.4978"


# Predictions


@pytest.mark.parametrize(
    "time, distance, exponent, target, places, expected",
    [
        ("20:00", "5 km", "1.06", "10 km", 2, "41:41.92"),
        ("20:00", "5 km", "1.06", "half", 2, "1:32:00.24"),
        ("20:00", "5 km", "1.06", "marathon", 2, "3:11:49.32"),
        ("42:00", "10 km", "1.06", "5 km", 2, "20:08.67"),
        ("44:00", "10 km", "1.06", "marathon", 0, "3:22:25"),
        ("44:00", "10 km", "1.08", "marathon", 0, "3:28:19"),
        ("44:00", "10 km", "1.10", "marathon", 0, "3:34:24"),
        ("44:00", "10 km", "1.15", "marathon", 0, "3:50:25"),
        ("45:30", "10 km", "1.06", "marathon", 0, "3:29:19"),
    ],
)
def test_riegel(time, distance, exponent, target, places, expected):
    ms = Fraction(predicting.riegel(read_time(time), um(distance), um(target), exponent))
    assert writing.time(ms, places) == expected


def test_the_power_that_a_page_on_the_web_gets_wrong_by_four_minutes():
    power = Decimal("4.2195") ** Decimal("1.06")
    assert round(power, 4) == Decimal("4.6002")
    wrong = read_time("45:30") * (power - Decimal("4.514"))
    assert half_up(Fraction(wrong) / 60_000) == 4


@pytest.mark.parametrize(
    "time, distance, vdot",
    [("20:00", "5 km", "49.806"), ("40:00", "10 km", "51.944")]
    + [("3:30:00", "marathon", "44.554"), ("1:07:48", "15 km", "46.397")],
)
def test_vdot(time, distance, vdot):
    assert predict_row(time, distance, "1.06", "5 mi")["vdot"] == vdot


# The last column is an independent table: marathonquest.blogspot.com 2007/09, from runworks.com.
@pytest.mark.parametrize(
    "target, expected, table",
    [
        ("mile", "6:14.0", "6:14.0"),
        ("5 km", "21:14.9", "21:15.1"),
        ("10 km", "44:03.5", "44:03.9"),
        ("half", "1:37:37.8", "1:37:36.7"),
        ("marathon", "3:23:00.8", "3:22:58.7"),
    ],
)
def test_what_15_km_in_1_07_48_is_worth(target, expected, table):
    ms = Fraction(predicting.daniels(read_time("1:07:48"), um("15 km"), um(target)))
    assert writing.time(ms, 1) == expected
    assert abs(ms / read_time(table) - 1) < Fraction(4, 10_000)


@pytest.mark.parametrize(
    "vdot, times",
    [
        (50, "1500 m 5:24, mile 5:50, 5 km 19:56, 10 km 41:20, half 1:31:31, marathon 3:10:40"),
        (40, "5 km 24:06, 10 km 50:01, half 1:50:54, marathon 3:49:37"),
        (60, "5 km 17:03, 10 km 35:22, half 1:18:09, marathon 2:43:22"),
    ],
)
def test_the_times_of_a_vdot(vdot, times):
    for distance, expected in (text.rsplit(" ", 1) for text in times.split(", ")):
        ms = predicting.time_of_vdot(vdot, um(distance), 3_600_000)
        assert (distance, writing.time(Fraction(ms), 0)) == (distance, expected)
        assert abs(predicting.vdot(ms, um(distance)) - vdot) < Decimal("1e-25")


@pytest.mark.parametrize(
    "name, percents, slow, fast",
    [
        ("easy", (59, 74), "5:52", "4:54"),
        ("threshold", (83, 88), "4:28", "4:15"),
        ("interval", (95, 100), "4:00", "3:50"),
        ("repetition", (105, 110), "3:41", "3:33"),
    ],
)
def test_the_bands_of_vdot_50(name, percents, slow, fast):
    assert predicting.BANDS[name] == percents
    paces = [writing.time(Fraction(predicting.band(50, percent)) * KM.um, 0) for percent in percents]
    assert paces == [slow, fast]


def test_the_marathon_band_and_a_threshold_per_mile():
    assert predicting.BANDS["marathon"] == (75, 84)
    assert writing.time(Fraction(predicting.band(50, 88)) * MI.um, 0) == "6:51"


@pytest.mark.parametrize(
    "target, riegel, daniels, cameron, purdy",
    [("10 km", "41:42", "41:28", "41:40", "41:30"), ("half", "1:32:00", "1:31:50", "1:31:51", "1:32:41")],
)
def test_four_formulas_for_5_km_in_20_minutes(target, riegel, daniels, cameron, purdy):
    row = predict_row("20:00", "5 km", "1.06", target)
    assert [row[f"{name}_s"] for name in ("riegel", "daniels", "cameron", "purdy")] == [riegel, daniels, cameron, purdy]


def test_the_mean_of_the_four_is_what_running_tools_documents():
    formulas = (predicting.riegel, predicting.daniels, predicting.cameron, predicting.purdy)
    mean = sum(formula(1_200_000, um("5 km"), um("10 km")) for formula in formulas) / 4
    assert writing.time(Fraction(mean), 0) == "41:35"


# Critical swim speed


def test_critical_speed_of_two_trials_and_of_three():
    two, three = css_row("400m=6:00;200m=2:50"), css_row("400m=6:00;200m=2:50;800m=12:30")
    assert list(two.values())[1:5] == ["1.0526", "21.05", "1:35.00", "1:26.87"]
    assert list(three.values())[1:4] == ["1.0332", "25.85", "1:36.79"]
    assert (read_time("6:00") - read_time("2:50")) / 2 == read_time("1:35")


# Courses


@pytest.mark.parametrize(
    "time, event, course, expected",
    [
        ("1:35.93", "200 free", "SCY", {"LCM": "1:49.68", "SCM": "1:46.48"}),
        ("53.89", "100 fly", "SCM", {"SCY": "48.55"}),
        ("2:00.00", "200 IM", "SCY", {"LCM": "2:16.40"}),
        ("5:00.00", "500 free", "SCY", {"LCM": "4:27.75", "SCM": "4:21.35"}),
        ("10:00", "1000 free", "SCY", {"LCM": "8:55.50"}),
        ("16:30", "1650 free", "SCY", {"LCM": "16:49.80", "SCM": "16:25.80"}),
    ],
)
def test_a_time_in_another_course(time, event, course, expected):
    converted = {to: convert_row(time, event, course, to, "age-group")["converted"] for to in expected}
    assert converted == expected


def test_500_yd_become_400_m_and_not_500():
    row = convert_row("5:00.00", "500 free", "SCY", "SCM", "age-group")
    assert row["to_event"] == "400 free"
    assert writing.time(read_time("5:00.00") * converting.YARDS_TO_METRES, 2) == "5:33.00" != row["converted"]


@pytest.mark.parametrize(
    "stroke, seconds", [("free", "0.8"), ("back", "0.6"), ("breast", "1.0"), ("fly", "0.7"), ("IM", "0.8")]
)
def test_the_long_course_adds_so_much_a_turn(stroke, seconds):
    events = [(length, stroke) for length in converting.TURNS if converting.exists((length, stroke), "LCM")]
    for event in events:
        long_ms, _ = converting.convert(1_000_000, event, "SCM", "LCM")
        turns = {50: 1, 100: 2, 200: 4, 400: 8, 800: 16, 1500: 30}[event[0]]
        assert long_ms - 1_000_000 == Fraction(seconds) * 1000 * turns
        assert converting.convert(1_000_000, event, "SCM", "LCM", "flat-2-percent")[0] == 1_020_000


# Points


@pytest.mark.parametrize(
    "base, time, points",
    [("46.91", "46.91", 1000), ("46.91", "50.00", 825), ("46.91", "52.80", 701), ("46.91", "52.81", 700)]
    + [("46.91", "52.82", 700), ("46.91", "52.83", 700), ("46.91", "52.84", 699), ("20.91", "25.50", 551)],
)
def test_points_are_cut(base, time, points):
    assert points_row(base, time)["points"] == points


def test_700_points_are_said_with_both_ends():
    row = points_times_row("46.91", "700")
    assert (row["fastest"], row["slowest"]) == ("52.81", "52.83")


def test_both_ends_are_what_trying_every_hundredth_finds():
    for score in (1000, 999, 998, 700, 551, 125):
        tried = [time for time in range(2000, 4500) if scoring.points(2091, time) == score]
        assert scoring.range_of(2091, score) == ((tried[0], tried[-1]) if tried else None)
