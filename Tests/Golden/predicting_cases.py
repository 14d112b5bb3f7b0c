"""The rows of predict.tsv, bands.tsv and fit.tsv: results, and the races they are asked about."""

from case_lines import lines

# time | distance | exponent of Riegel | targets
PREDICTIONS = """
# The figures of the facts.
20:00 | 5 km | 1.06 | 10 km, half, marathon
42:00 | 10 km | 1.06 | 5 km
44:00 | 10 km | 1.06 | marathon
44:00 | 10 km | 1.08 | marathon
44:00 | 10 km | 1.10 | marathon
44:00 | 10 km | 1.15 | marathon
45:30 | 10k | 1.06 | marathon
1:07:48 | 15 km | 1.06 | mile, 5 km, 10 km, half, marathon
40:00 | 10 km | 1.06 | 5 km, 15 km, half, marathon
3:30:00 | marathon | 1.06 | 10 km, half, 50 km

# From the track to the road, and back.
1:59.9 | 800 m | 1.06 | 400 m, 1500 m, mile, 5 km
4:05.5 | 1500 m | 1.06 | 800 m, mile, 3000 m, 5 km, 10 km
4:59.99 | mile | 1.06 | 1500 m, 3 km, 5k, 10k
9:45 | 3000 m | 1.06 | mile, 5 km, 10 km
16:40.3 | 5000 m | 1.06 | 1500 m, 3 km, 10 mi, half, marathon
25:00 | 5k | 1.07 | 3 mi, 10k, 15 km, half, marathon
31:15 | 5k | 1.06 | 8 km, 10k, half, marathon
35:05 | 10 km | 1.055 | 5 km, 10 mi, half, marathon
52:34 | 10 km | 1.06 | 5 mi, 15 km, half marathon, marathon
1:10:00 | 10k | 1.1 | 5k, half, marathon
1:02:03.5 | 10 mi | 1.06 | 10 km, half, 25 km, marathon
1:30:00 | half | 1.06 | 5 km, 10 km, 30 km, marathon
2:15:00 | half | 1.09 | 10 km, 20 mi, marathon
2:00:35 | marathon | 1.06 | 5 km, half, 100 km
4:45:00 | 26.2 mi | 1.06 | 5 km, half, 50 mi
5:30:00 | 50 km | 1.06 | marathon, 100 km

# The same race again, no growth of the time at all, and little.
20:00 | 5 km | 1.06 | 5000 m
3:33:33 | marathon | 1.06 | 42.195 km
20:00 | 5 km | 1 | 10 km, marathon
20:00 | 5 km | 1.001 | 7.5 km
12:00 | 3 km | 1.25 | 2 mi
19:59.995 | 5 km | 1.06 | 6 km
"""

RESULTS = """
20:00 | 5 km
24:06 | 5 km
17:03 | 5k
12:49 | 5000 m
31:15 | 5k
40:00 | 10 km
41:20 | 10 km
52:34 | 10k
1:10:00 | 10k
4:05.5 | 1500 m
5:50 | mile
1:07:48 | 15 km
1:02:03.5 | 10 mi
1:31:31 | half
2:15:00 | half
2:43:22 | marathon
3:30:00 | marathon
4:45:00 | 26.2 mi
"""

FITS = """
5k=20:00;10k=41:30
5 km=20:00;10 km=40:00
10k=41:30;5k=20:00
10k=44:00;marathon=3:28:19
5k=25:00;half=1:58:00
mile=5:00;marathon=3:05:00
half=1:30:00;marathon=3:12:30
10 mi=1:02:03.5;5 mi=30:00
800 m=1:59.9;1500 m=4:05.5
5k=20:00;10k=41:30;half=1:32:30
5k=18:20.5;10k=38:11;marathon=2:59:40
mile=6:14;5k=21:15;10k=44:04
1500 m=4:30;3 km=9:40;5 km=16:50
5k=20:00;10k=41:30;half=1:32:30;marathon=3:16:00
mile=5:55;3000 m=11:30;5k=20:05;10k=42:10
1500 m=4:20;5k=16:40;10k=34:50;half=1:17:30;marathon=2:45:00
10k=50:00;15k=1:17:00;25 km=2:14:00;30 km=2:44:00
"""


def predictions():
    for time, distance, exponent, targets in lines(PREDICTIONS):
        for target in targets.split(", "):
            yield time, distance, exponent, target


def results():
    return lines(RESULTS)


def fits():
    return lines(FITS)
