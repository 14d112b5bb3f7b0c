"""The rows of splits.tsv: a goal, its distance, a split each so far, how the second half goes, and the digits shown."""

from case_lines import lines

SPLITS = """
# The marathon that must add up, and other days on the road.
3:30:00 | marathon | 5 km | even | 0
3:30:00 | marathon | 1 km | even | 0
3:30:00 | marathon | 1 mi | even | 0
3:30:00 | 42.195 km | 5 km | 2% faster | 0
3:30:00 | marathon | 5 km | 1.5% slower | 0
3:30:00 | marathon | 5 mi | 3% faster | 1
2:59:59 | marathon | 5 km | even | 1
4:00:00 | 26.2 mi | 1 mi | 0.5% slower | 0
1:45:00 | half | 5 km | even | 0
1:45:00 | half | 1 mi | 4% slower | 0
1:32:00.2 | half marathon | 3 km | even | 1
40:00 | 10k | 1 km | even | 0
40:00 | 10 km | 1 km | 2.5% faster | 0
20:00 | 5k | 1 km | even | 1
20:00 | 5k | 1 mi | 1% faster | 1
62m | 10 mi | 1 mi | even | 0
1h02m03.5s | 10 mi | 5 km | even | 2
3:45 | mile | 400 m | even | 1
5:55 | mile | 0.25 mi | 5% slower | 2
24h | 100 mi | 10 mi | 12.5% slower | 0
7:05:00 | 50 km | 7 km | 10% slower | 0
56:07 | 15 km | 2.5 km | even | 3

# The track.
3:26.00 | 1500 m | 100 m | even | 2
3:26 | 1500m | 400 m | 1.2% faster | 2
4:10.35 | 1500 m | 300 m | even | 3
1:45.5 | 800 m | 200 m | 1.9% slower | 2
9:58.1 | 3000 m | 400 m | even | 1
12:37.35 | 5000 m | 400 m | 0.3% faster | 2
26:11 | 10,000 m | 1000 m | even | 2
9.58 | 100 metres | 10 m | 20% faster | 3
45 | 400 m | 100 m | 6% slower | 2

# The pool.
18:30 | 1500 m | 50 m | 3% faster | 2
18:30 | 1500 m | 100 m | even | 2
18:30 | 1500 m | 25 m | even | 2
17:00.00 | 1650 yd | 50 yd | even | 2
17:00.00 | 1650 yd | 50 yd | 1.5% slower | 2
17:00 | 1650y | 100 yd | even | 2
4:59 | 400 m | 50 m | even | 2
4:59 | 400 m | 50 m | 1% faster | 2
5:00.00 | 400 m | 25 m | even | 2
5:00 | 400 m | 50 m | even | 1
5:00 | 400 m | 100 m | even | 0
17:45 | 1000 m | 25 m | even | 3
1:01.7 | 100 m | 33.3 m | even | 2
4:45.02 | 500 yd | 30.48 m | even | 2
1.30,5 | 100y | 75 ft | even | 2

# Halves go up: whole seconds, tenths and hundredths that end exactly between two.
1:00 | 8 km | 1 km | even | 0
4:59 | 400 m | 100 m | even | 1
30 | 1000 m | 250 m | even | 0
1:00.1 | 2 km | 1 km | even | 1
10.01 | 200 m | 100 m | even | 2
0.005 | 5 m | 1 m | even | 2
0.5 | 1 km | 1 km | even | 0
16.404 | 100 m | 25 m | even | 2
3:30:00.5 | marathon | 10 km | even | 0

# Rounding to a thousandth first would go up: some split lies just below a half.
3:04:39 | marathon | 5 km | even | 0
3:01:45 | marathon | 1 mi | 2% faster | 0
1:30:28 | half | 1 km | 1.5% slower | 0
40:07.5 | 10 km | 1 mi | even | 1
16:40.02 | 1650 yd | 50 yd | even | 2
16:40.01 | 1500 m | 50 m | 3% faster | 2

# The half lies inside a split, on one, and at the end of the only one.
30:00 | 7 km | 2 km | 5% faster | 0
30:00 | 7 km | 2 km | 5% slower | 0
30:00 | 6 km | 2 km | 5% faster | 0
30:00 | 6 km | 3 km | 10% slower | 0
25:00 | 5 km | 5 km | 2% faster | 0
25:00 | 5 km | 4.999 km | 0.1% slower | 2

# Odd steps, and a last split of hardly anything.
1:23:45.678 | 20 km | 1.7 km | 0.7% slower | 3
1:23:45.678 | 20 km | 3 mi | even | 2
33:33.33 | 3333 m | 333.3 m | even | 2
12:00 | 1 mi | 300 ft | even | 1
10:00 | 3000.001 m | 1 km | even | 2
50:00 | 10 mi | 1609.344 m | even | 0
2:00 | 1000 yd | 123.4567 yd | even | 2
41:41.918 | 10 km | 1.609 km | 0.1% faster | 1

# Long ones.
28:29:28 | 100 mi | 1 mi | even | 0
32:10 | 10 km | 100 m | 1% faster | 1
999:59:59.999 | 100,000 km | 10,000 km | even | 3
999:59:59.99 | 100000 km | 7777.7 km | 20% slower | 2
0.001 | 1 km | 250 m | even | 3
"""


def rows():
    return lines(SPLITS)
