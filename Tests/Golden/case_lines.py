"""Reads the tables of cases that are kept as text: a case a line, its cells between bars."""


def lines(table):
    """The cells of each line that is neither empty nor a heading."""
    for line in table.strip().splitlines():
        if line and not line.startswith("#"):
            yield tuple(text.strip() for text in line.split("|"))
