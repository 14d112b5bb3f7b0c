"""Every golden vector of splits, swims, predictions, conversions and points, through the built program."""

import csv
import io
import json
from decimal import Decimal

import pytest
from golden_rows import milliseconds, rows


def ask(lapwing, command, options, *words):
    """What the program answers: its data with numbers as they are written, and its table."""
    line = [command, *words, *(word for name, text in options.items() if text for word in (f"--{name}", text))]
    run = lapwing(*line, "--json", "--quiet")
    if run.returncode:
        return run, None
    table = list(csv.DictReader(io.StringIO(lapwing(*line, "--csv", "--quiet").stdout)))
    return json.loads(run.stdout, parse_float=Decimal), table


def options(row, *names):
    """The options of these names, each with the cell of its column."""
    return {name: row[name.replace("-", "_")] for name in names}


def check_clock(data, table, row):
    """The printed splits and their data are the vector's."""
    assert " ".join(line["Split"] for line in table) == row["laps"]
    assert " ".join(line["On the clock"] for line in table) == row["clock"]
    assert [split["lap_ms"] for split in data["rows"]] == [milliseconds(lap) for lap in row["laps"].split()]
    assert [split["time_ms"] for split in data["rows"]] == [milliseconds(time) for time in row["clock"].split()]


@pytest.mark.parametrize("row", **rows("splits"))
def test_splits(lapwing, row):
    data, table = ask(lapwing, "splits", options(row, "time", "distance", "every", "second-half", "digits"))
    assert len(table) == int(row["count"])
    unit = next(iter(table[0]))
    assert " ".join(line[unit] for line in table) == row["distances"]
    check_clock(data, table, row)


@pytest.mark.parametrize("row", **rows("swim"))
def test_swim(lapwing, row):
    data, table = ask(lapwing, "swim", options(row, "time", "distance", "course", "per"))
    check_clock(data, table, row)
    for count in (25, 50, 100):
        for unit in ("m", "yd", "ft"):
            assert data["hold"][f"per_{count}{unit}_ms"] == milliseconds(row[f"hold_{count}{unit}"])
    assert str(data["lengths"]) == row["lengths"]
    # A pool longer than the swim is no division: then the swim is one piece.
    assert str(data["divisions"]) == ("1" if Decimal(row["divisions"]) < 1 else row["divisions"])


@pytest.mark.parametrize("row", **rows("css"))
def test_css(lapwing, row):
    trials = row["trials"].split(";")
    data, table = ask(lapwing, "css", {}, *trials)
    assert round(Decimal(data["speed_um_per_s"]) / 1_000_000, 4) == Decimal(row["speed"])
    assert round(Decimal(data["reserve_um"]) / 1_000_000, 2) == Decimal(row["reserve"])
    assert data["pace_ms_per_100m"] == milliseconds(row["per_100m"])
    assert data["pace_ms_per_100yd"] == milliseconds(row["per_100yd"])
    figures = [line.split("\t")[1] for line in lapwing("css", *trials, "--plain").stdout.splitlines()[:4]]
    assert figures == [row["per_100m"], row["per_100yd"], row["speed"] + " m/s", row["reserve"] + " m"]
    assert {line["Distance"]: line["m"] for line in table}["400"] == row["per_400m"]


MODELS = ["riegel", "daniels", "cameron", "purdy"]


@pytest.mark.parametrize("row", **rows("predict"))
def test_predict(lapwing, row):
    asked = options(row, "time", "distance", "exponent") | {"for": row["target"]}
    data, table = ask(lapwing, "predict", asked)
    (target,) = data["targets"]
    assert [target[f"{model}_ms"] for model in MODELS] == [milliseconds(row[model]) for model in MODELS]
    assert [list(line.values())[1] for line in table] == [row[f"{model}_s"] for model in MODELS] + [row["spread"]]
    assert str(data["vdot"]) == row["vdot"]


@pytest.mark.parametrize("row", **rows("bands"))
def test_bands(lapwing, row):
    data, _ = ask(lapwing, "predict", options(row, "time", "distance"))
    assert str(data["vdot"]) == row["vdot"]
    for band in data["bands"]:
        for end in ("slow", "fast"):
            for unit in ("km", "mi"):
                assert band[f"{end}_ms_per_{unit}"] == milliseconds(row[f"{band['name'].lower()}_{end}_{unit}"])


@pytest.mark.parametrize("row", **rows("fit"))
def test_fit(lapwing, row):
    results = [word for result in row["results"].split(";") for word in ("--result", result)]
    data, _ = ask(lapwing, "predict", {"for": "15 km"}, *results)
    assert data["exponent"] == Decimal(row["exponent"])


@pytest.mark.parametrize("row", **rows("convert"))
def test_convert(lapwing, row):
    asked = options(row, "time", "event", "from", "to", "set")
    data, table = ask(lapwing, "convert", asked)
    (result,) = data["results"]
    assert result["course"] == row["to"]
    assert result["event"] == row["to_event"]
    assert result["time_ms"] == milliseconds(row["converted"])
    assert result["exact"] == {"numerator_ms": int(row["numerator"]), "denominator": int(row["denominator"])}
    assert data["estimate"] is True
    assert [line["Time"] for line in table if line["Course"] == row["to"]] == [row["converted"]]


@pytest.mark.parametrize("row", **rows("points"))
def test_points(lapwing, row):
    run = lapwing("points", "--base", row["base"], "--time", row["time"], "--json")
    assert json.loads(run.stdout)["points"] == int(row["points"])


@pytest.mark.parametrize("row", **rows("points_times"))
def test_the_times_of_points(lapwing, row):
    run = lapwing("points", "--base", row["base"], "--points", row["points"], "--json")
    if not row["slowest"]:
        assert (run.returncode, run.stdout) == (4, "")
        assert f"no time in hundredths scores just {row['points']} points" in run.stderr
        return
    data = json.loads(run.stdout)
    assert [data["fastest_ms"], data["slowest_ms"]] == [milliseconds(row["fastest"]), milliseconds(row["slowest"])]
