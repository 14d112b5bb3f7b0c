"""The pairs of solve.tsv: two quantities as typed, from which the third follows."""

from case_lines import lines

PAIRS = """
# Every day: races and what people run them in.
3:30:00 | marathon |
3:00:00 | 42.195 km |
2:00:35 | Marathon |
4:15:00 | 26.2mi |
1:45:00 | half |
1:32:00.2 | Half Marathon |
1h30 | half-marathon |
20:00 | 5 km |
20:00 | 5k |
45:30 | 10k |
62m | 10 km |
5:55 | mile |
3'45" | 1 mile |
28:29:28 | 100 mi |
245:09:08.12 | 1000 km |
1h02m03.5s | 10 mi |
90s | 400 m |
16.40 | 100 m |
9.58 | 100 metres |
1.30.5 | 100 yd |
1:30,5 | 100y |
17:00.00 | 1650 yd |
5:00.00 | 400 m |
18:30 | 1500m |
45 | 25 yards |
22.5 | 75 ft |
1 | 3 feet |
2h | 13.1 miles |
3′45″ | 0.5 mi |
1h 2m 3s | 15 km |

# A pace and a distance give a time.
 | marathon | 4:05/km
 | half | 4:58.6/km
 | 10k | 4:05 min/km
 | 5 km | 12 km/h
 | 10 mi | 7.5 mph
 | 400 m | 3.5 m/s
 | 1000 m | 1:30/100 m
 | 1000 yd | 1:30/100y
 | 1500 m | 2:00/400m
 | 1650y | 58.75/100 yd
 | 42.195km | 8:00/mi
 | 26.2 mi | 8:00 per mile
 | 1 mi | 5:00/km
 | mile | 6 mph
 | 3 mi | 10:00/mile
 | 100 ft | 1 m/s
 | 25 yd | 1 mph
 | 5 km | 1:30/880 yd
 | 7 km | 2:00/300 m

# A time and a pace give a distance.
1:00:00 | | 4:05/km
1h | | 12 km/h
30:00 | | 8:00/mi
20m | | 7.5 mph
12:00 | | 3.5 m/s
90 min | | 1:30/100 m
45:00 | | 1:30/100y
3:30:00 | | 2:00/400 m
10:00 | | 10:00/mi
28:29:28 | | 16:57/km
1 | | 10 m/s
24h | | 6:00/km
1:30.5 | | 45/400 m
5 s | | 37 km/h

# Round speeds give round paces, and thirds do not.
1:00:00 | 6 mi |
1:00:00 | 12 km |
1:00:00 | 10 km |
2:00:00 | 15 mi |
1:00:00 | 7 km |
1:00:00 | 13 mi |
10:00 | 3 km |
1 | 3 m |
2 | 3 m |
0.1 | 0.3 m |

# Exactly on the edge of rounding: halves go up, once.
59.95 | 1 km |
59.949 | 1 km |
59.95 | 1 mi |
1:59.95 | 1 km |
59:59.95 | 1 km |
59:59.949 | 1 km |
9:59.95 | 1 mi |
59.995 | 100 m |
59.994 | 100 m |
59.995 | 100 yd |
59.95 | 100 m |
1:59.95 | 400 m |
1:00:00 | 9.995 km |
1:00:00 | 9.9949999 km |
1:00:00 | 9.995 mi |
1 | 9.995 m |
1 | 9.994999 m |
1:00:00 | 12.005 km |
100 s | 0.5 m |
0.05 | 1 km |
0.049 | 1 km |
 | 1 km | 59.95/km
 | 500 m | 1:59.9/km
 | 500 m | 1:59.899/km
 | 100 m | 9:59.5/km
 | 1 m | 0.5/km
 | 0.5 m | 1/km
 | 25 m | 1:18/100 m
30:00 | | 2.001 km/h
30:00 | | 12.345 mph
1:00:00 | | 12.345 km/h
1:00:00 | | 0.001 km/h
1.000 | | 0.5 m/s
0.001 | | 0.5 m/s

# Rounding twice would go up: the exact value lies just below the half that its milliseconds or micrometres reach.
1:40.124 | 2.5 km |
1:40.447 | 7 km |
1:40.02 | 1 mi |
1:40.616 | 100 yd |
1:43.357 | marathon |
1:40.118 | 2500 m |
1:40.028 | 1.2 km |
1:40.018 | 400 m |
1:40.113 | 2.5 km |
1:43.167 | 42.195 km |
 | 400 m | 4:01.624/km
 | 401 m | 4:01.022/km
 | 7 m | 4:09.933/km
 | half | 4:00.756/km
 | marathon | 4:00.378/km
 | 1 mi | 4:00.315/km
 | 123 m | 4:01.869/km
20:36.511 | | 16:41.629/km
20:38.98 | | 16:43.629/km
20:41.449 | | 16:45.629/km

# Small and huge.
0.001 | 100,000 km |
0.001 | 100000 km |
0.001 | 0.000001 m |
0.001 | 0.0000005 m |
999:59:59.999 | 100000 km |
999:59:59.999 | 1 km |
999:59:59.949 | 1 km |
999:59:59.9 | 1 km |
999:59:59.999 | 1 mi |
999:59:59.999 | 0.000001 m |
999:59:59.999 | 100 m |
100h | 42 km |
100:00:00 | 42.195 km |
99:59:59.99 | 100 mi |
59999:59.999 | 1 ft |
621:22:16.8 | 1 km |
621:22:17 | 1 km |
100:00:00 | 100 m |
 | 100000 km | 0.001/km
 | 100000 km | 36/km
 | 100000 km | 35.999/km
 | 100000 km | 100000 km/h
 | 100000 km | 0.001 km/h
 | 1 km | 0.001 km/h
 | 1 km | 0.001 m/s
 | 0.000001 m | 100000 km/h
 | 0.000001 km | 1 km/h
 | 1 ft | 999:59:59.999/km
 | 1 km | 999:59:59.999/km
 | 2 km | 500:00:00/km
 | 2 km | 499:59:59.999/km
 | 2 km | 499:59:59.9/km
999:59:59.999 | | 100000 km/h
999:59:59.999 | | 100 km/h
999:59:59.999 | | 100.001 km/h
1:00:00 | | 100000 km/h
1:00:01 | | 100000 km/h
0.001 | | 999:59:59.999/km
0.001 | | 0.001/km
999:59:59.999 | | 999:59:59.999/mi
59999:00 | | 0.001/mi

# Nothing: whoever covers no distance or takes no time has no pace.
0 | 5 km |
0:00 | marathon |
1:00 | 0 m |
45:00 | 0 km |
0 | 0 mi |
0:00:00 | | 4:05/km
0 | | 12 km/h
 | 0 m | 4:05/km
 | 0 mi | 12 km/h
"""


def rows():
    """Each pair once, as (time, distance, pace), the one to be found left empty."""
    return lines(PAIRS)
