"""The rows of the golden tables, as the tests of the program ask for them."""

import csv
import pathlib
from decimal import Decimal

GOLDEN = pathlib.Path(__file__).resolve().parents[1] / "Golden"


def read(name):
    """The rows of a table."""
    with (GOLDEN / f"{name}.tsv").open(encoding="utf-8") as table:
        return list(csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE))


def rows(name):
    """The rows of a table as the arguments of `parametrize`, each called by its line."""
    table = read(name)
    return {"argvalues": table, "ids": [f"{name}:{line}" for line in range(2, len(table) + 2)]}


def milliseconds(text):
    """The milliseconds of a written time; None for an empty cell and for one that is none."""
    if text in ("", "—"):
        return None
    total = Decimal(0)
    for part in text.split(":"):
        total = total * 60 + Decimal(part)
    return int(total * 1000)
