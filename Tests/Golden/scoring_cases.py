"""The rows of points.tsv and points_times.tsv: a base with times, and a base with points."""

from case_lines import lines

# base | times
TIMES = """
46.91 | 46.91 50.00 52.80 52.81 52.82 52.83 52.84 46.90 46.92 46.40 1:03.03 1:33.82
20.91 | 20.91 25.50 20.90 24.00 30.00
3:40.07 | 3:40.07 3:40.08 4:00.00 4:59 6:00.00
14:31.02 | 14:31.02 14:30.67 15:00 18:30 30:00.00
1:00 | 1:00 59.99 1:00.01 1:15 2:00 10:00 10:00.01
2:05.95 | 2:05.95 2:20.5 1:59.99 3:00
10.00 | 10.00 12.50 20.00 20.01 40.00 1:40 1:40.01
"""

# base | points
POINTS = """
46.91 | 1000 1001 999 825 701 700 699 500 1
20.91 | 1000 551 550 999 998 900
3:40.07 | 1000 999 800 700 600
14:31.02 | 1000 1010 750 500 333
1:00 | 1000 125 124 512 1
2:05.95 | 1100 700
10.00 | 1000 512 125 997 998 1003
"""


def _each(table):
    for base, others in lines(table):
        for other in others.split():
            yield base, other


def times():
    return _each(TIMES)


def points():
    return _each(POINTS)
