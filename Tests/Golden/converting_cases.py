"""The rows of convert.tsv: every event through every pair of courses, by both sets, and the worked examples."""

from case_lines import lines
from converting import COURSES, SETS, counterpart, exists

# event in metres | a time in SCY | in SCM | in LCM
TIMES = """
50 free | 22.35 | 24.8 | 25.51
100 free | 48.55 | 53.89 | 55.00
200 free | 1:35.93 | 1:46.48 | 1:49.68
400 free | 5:00 | 4:21.35 | 4:27.75
800 free | 10:00.01 | 8:40.05 | 8:55.5
1500 free | 16:30 | 16:25.8 | 16:49.80
50 back | 26.07 | 28.93 | 29.99
100 back | 55.55 | 1:01.11 | 1:03.3
200 back | 2:01.49 | 2:14.2 | 2:18.08
50 breast | 29.1 | 32.47 | 33.33
100 breast | 1:03.21 | 1:10.05 | 1:12.34
200 breast | 2:17.77 | 2:32.1 | 2:38.5
50 fly | 24.9 | 27.72 | 28.4
100 fly | 53.89 | 59.99 | 1:01.4
200 fly | 2:00.02 | 2:12.85 | 2:16.00
100 IM | 57.13 | 1:03.03 |
200 IM | 2:00.00 | 2:13.2 | 2:16.40
400 IM | 4:18.31 | 4:46.9 | 4:53.75
"""

# time | event | from | to
EXAMPLES = """
53.89 | 100 fly | SCM | SCY
1:40 | 200 fly | SCY | SCM
59.995 | 100 free | SCM | LCM
1:00:00.07 | 1500 free | LCM | SCY
59:59.99 | 1650 free | SCY | LCM
4:00 | 400 free | LCM | SCY
10:00 | 1000 free | SCY | LCM
10:00.00 | 800 free | SCM | SCY
"""


def _every_pair():
    for name, *times in lines(TIMES):
        length, stroke = name.split()
        for course, time in zip(COURSES, times):
            event = counterpart((int(length), stroke), course)
            for to in COURSES:
                called = counterpart(event, to)
                if to != course and exists(event, course) and exists(called, to):
                    yield time, f"{event[0]} {event[1]}", course, to


def rows():
    """Each as (time, event, from, to, set)."""
    for case in [*_every_pair(), *lines(EXAMPLES)]:
        for chosen in SETS:
            yield *case, chosen
