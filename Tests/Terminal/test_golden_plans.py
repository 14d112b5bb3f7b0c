"""Every golden vector of plans and of fits, through the built program."""

import json

import pytest
from golden_rows import rows

WAYS = {
    "distances": ["--keep", "distance"],
    "times": ["--keep", "time"],
    "paces": ["--keep", "pace"],
    "unlocked": ["--only-unlocked"],
    "repeats": ["--change-repeats"],
}


def lines(cell):
    """The lines of a text in a cell, where they are parted by a backslash and an n."""
    return cell.replace("\\n", "\n")


def shown(lapwing, text):
    """What `plan show` tells a program of a plan."""
    run = lapwing("plan", "show", "-", "--json", input=text)
    assert (run.returncode, run.stderr) == (0, "")
    return json.loads(run.stdout)


@pytest.mark.parametrize("row", **rows("plans"))
def test_plans(lapwing, row):
    text = lines(row["text"])
    data = shown(lapwing, text)
    assert data["time_ms"] == int(row["time_ms"])
    assert data["distance_um"] == int(row["distance_um"])
    for name in ("work_ms", "rest_ms"):
        assert data[name] in (int(row[name]), None)  # null where a part of it is not known
    assert [data["pace"] or "", data["work_pace"] or ""] == [row["pace"], row["work_pace"]]
    assert data["time_with_all_rests_ms"] == int(row["kept_time_ms"])
    assert data["steps_without_time"] == int(row["unknown_times"])
    assert data["steps_without_distance"] == int(row["unknown_distances"])
    assert data["missed_send_offs"] == int(row["missed_send_offs"])
    assert lapwing("plan", "export", "-", input=text).stdout == text


@pytest.mark.parametrize("row", **rows("fits"))
def test_fits(lapwing, row):
    (total,) = [[f"--{name}", row[name]] for name in ("time", "distance", "pace") if row[name]]
    run = lapwing("plan", "fit", "-", *total, *WAYS[row["way"]], input=lines(row["text"]))
    if row["refused"]:
        assert (run.returncode, run.stdout) == (4, "")
        assert f": {row['refused']};".lower() in run.stderr.lower()
        return
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == lines(row["fitted"])
    data = shown(lapwing, run.stdout)
    assert [data["time_ms"], data["distance_um"]] == [int(row["time_ms"]), int(row["distance_um"])]
