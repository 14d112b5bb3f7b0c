"""The plans of plans.tsv: tables of a few rows, sets of sets, send-offs, and rows of which nobody knows all."""

from plan_text import leave, rest, step
from planning import Plan, Repeat

CSS = {"css": "1:35/100m"}
THRESHOLD = {"threshold": "4:00/km"}
BOTH = CSS | THRESHOLD


def plan(*items, **heads):
    return Plan(items, **heads)


def times(count, *items):
    return Repeat(count, items)


def easy(amount, aim="", kind="warm-up", **more):
    return step(amount, aim, kind, **more)


def of_parts(parts, amount, aim="", **more):
    return step(amount, aim, parts=parts, **more)


# 3 × (4 × (400 m in 90 s, 60 s rest), 3:00 rest): 33:00, or 39:00 with all rests.
THREE_SETS = plan(times(3, times(4, step("400 m", "in 90 s"), rest("60 s")), rest("3:00")))
HUNDREDS = times(8, step("100 m", "in 1:32.5"), leave("1:45"))


def tables():
    """Rows one below the other."""
    yield plan(step("1 km", "@ 4:00/km"), step("3 km", "@ 6:00/km"))  # 22:00 for 4 km are 5:30/km
    yield plan(step("1 mi", "in 10:00"), step("2 mi", "in 18:00"))
    yield plan(step("5 km", "in 20:00"), step("1 mi", "in 6:30"), step("400 m", "in 75 s"))
    yield plan(step("1 mi", "@ 8:00/mi"), step("5 km", "@ 5:00/km"))
    yield plan(easy("2 km", "@ 6:00/km"), step("10 km", "@ 4:30/km"), easy("10:00", "@ 6:30/km", "cool-down"))
    yield plan(step("42.195 km", "@ 4:58.5/km"))
    yield plan(step("333 m", "@ 3:33/km"), step("333 m", "@ 3:33/km"), step("333 m", "@ 3:33/km"))
    yield plan(step("10:00", "@ 4:17/km"), step("1:02:00", "@ 5:03/km"))
    yield plan(step("5 km", "@ 12 km/h"), step("3 mi", "@ 7.5 mph"), step("20:00", "@ 3.5 m/s"))
    yield plan(step("440 yd", "in 70 s"), rest("220 yd", "in 90 s", note="jog"), step("100 ft", "in 9.1 s"))
    yield plan(step("0.5 mi", "in 2:59.999"), step("1 m", "in 0.333 s"))
    yield plan(step("100 km", "in 9:59:59"), step("99 km", "in 12:30:00.5"))
    yield plan(step("800 m", "@ 2:30/400m", locked=True), rest("400 m", "@ 6:00/km", note="jog"))
    yield plan(step("1 km", "in 5:00", note="downhill"), step("1 km", "in 4:00", note="strides"))
    yield plan(rest("90 s"), rest("400 m", "in 3:00", note="walk"))
    yield plan(rest("60 s", skips_last=False), step("400 m", "in 80 s"), name="Thursday squad")


def repeats():
    """Sets, and which rests fall away at their ends."""
    yield THREE_SETS
    yield plan(times(6, step("800 m", "@ 3:45/km"), rest("90 s")))
    yield plan(times(6, step("800 m", "@ 3:45/km"), rest("90 s", skips_last=False)))
    jog = rest("400 m", "@ 6:00/km", note="jog")
    yield plan(times(6, step("800 m", "in 3:00"), jog), easy("2 km", "in 12:00", "cool-down"))
    yield plan(times(4, step("1 mi", "in 6:00"), rest("60 s"), rest("60 s")))
    yield plan(times(4, rest("60 s"), step("1 mi", "in 6:00")))
    yield plan(times(1, step("1 km", "in 4:00"), rest("60 s")), step("1 km", "in 4:00"))
    yield plan(times(2, times(3, times(4, step("100 m", "in 20 s"), rest("20 s")), rest("60 s")), rest("3:00")))
    yield plan(times(5, times(1, step("200 m", "in 30 s"), rest("30 s"))), rest("2:00"))
    yield plan(times(999, step("1 m", "in 0.25 s")))
    yield plan(times(3, times(3, times(3, times(3, step("50 m", "in 9.87 s"))))))
    yield plan(times(2, step("3:00", "@ 4:00/km"), rest("2:00", "@ 6:00/km", note="jog"), rest("60 s", note="walk")))
    yield plan(times(3, step("1000 m", "@ 3:20/km"), rest("2:00")), rest("5:00"), times(4, step("200 m", "in 32 s")))
    yield plan(times(10, step("60 s", "@ 3:30/km"), rest("60 s", "@ 6:00/km", note="float")))
    yield plan(times(4, times(2, step("300 m", "in 54 s"), rest("100 m", "in 60 s", note="walk"))))
    yield plan(times(2), step("1 km", "in 4:00"))


def shrinking():
    """Rests that are shorter each time."""
    yield plan(times(5, step("400 m", "in 80 s"), rest("60 s", by=5000)))
    yield plan(times(5, step("400 m", "in 80 s"), rest("60 s", by=5000, skips_last=False)))
    yield plan(times(3, times(4, step("200 m", "in 35 s"), rest("90 s", by=30_000)), rest("3:00", by=60_000)))
    yield plan(times(4, step("1 km", "in 3:20"), rest("1:45.50", by=10_250)), step("1 km", "in 3:10"))


def send_offs():
    """Waits until the next departure: made, missed, and behind swims of unknown time."""
    # Each set leaves on its own clock: 7:20, 8 × 1:45, then 200 m behind the last send-off.
    yield plan(step("400 m", "in 7:20"), HUNDREDS, step("200 m", "in 4:00"), pool="25 m")
    yield plan(times(2, step("200 m", "in 3:00"), times(2, step("50 m", "in 40 s"), leave("50 s"))))
    yield plan(HUNDREDS)  # touches last at 7 × 1:45 + 1:32.5 = 13:47.5
    yield plan(HUNDREDS, pool="25 m")
    yield plan(times(4, step("100 m", "in 1:32"), leave("90 s")))  # two seconds late each time
    yield plan(times(4, step("100 m", "in 90 s"), leave("90 s")))
    yield plan(HUNDREDS, step("200 m", "in 3:00"))  # the last wait counts: the 200 leaves on it
    yield plan(times(8, step("100 m", "in 1:32.5"), leave("1:45", skips_last=True)), step("200 m", "in 3:00"))
    yield plan(times(10, step("100 m"), leave("1:45")), pool="50 m")  # nobody knows the swims; the clock goes on
    yield plan(times(4, step("50 m", note="fly"), step("50 m", "in 45 s"), leave("1:45")), step("400 m", "in 6:00"))
    yield plan(times(3, step("100 m", "in 80 s"), rest("10 s"), step("100 m", "in 1:25"), leave("90 s")))
    on_90 = leave("90 s"), leave("90 s")
    yield plan(step("100 m", "in 95 s"), on_90[0], step("100 m", "in 85 s"), on_90[1], step("50 m", "in 45 s"))
    yield plan(times(4, times(4, step("50 yd", "in 40 s"), leave("50 s")), rest("60 s")), pool="25 yd")
    yield plan(times(2, leave("60 s"), step("100 m", "in 80 s")))
    yield plan(times(3, step("33 yd", "in 25 s"), step("67 yd", "in 1:02.25"), leave("90 s")), pool="25 yd")
    yield plan(times(5, step("100 m", "@ css+2"), leave("1:40")), pool="25 m", anchors=CSS)
    yield plan(times(5, step("100 m", "@ css+2"), leave("1:40")), pool="25 m")
    yield plan(times(3, rest("30 s"), rest("20 s"), leave("60 s")))


def aims():
    """Ranges, and paces that are told from the athlete's."""
    yield plan(times(4, step("1 km", "@ 3:40-3:50/km"), rest("60 s")))
    yield plan(step("1 mi", "@ 6:00-6:05/mi"), step("1 mi", "@ 5:59.5-6:00/mi"))
    yield plan(step("20:00", "@ 4:00-4:21/km"))
    yield plan(step("5 km", "@ threshold"), step("1 km", "@ threshold-5"), anchors=THRESHOLD)
    yield plan(times(3, step("2 km", "@ threshold+12.5"), rest("60 s")), anchors=THRESHOLD)
    yield plan(step("10 km", "@ 95% threshold"), step("3:00", "@ 103.5% threshold"), anchors=THRESHOLD)
    yield plan(step("5 km", "@ 94% threshold to 88% threshold"), anchors=THRESHOLD)
    yield plan(step("400 m", "@ css+2 to css+5"), step("400 m", "@ css-1.5"), pool="25 m", anchors=CSS)
    yield plan(step("1500 m", "@ 97.5% css"), rest("200 m", "@ css+20"), anchors=BOTH)
    yield plan(step("1 mi", "@ threshold"), anchors={"threshold": "6:30/mi"})
    yield plan(step("1 km", "@ threshold"), step("1 km", "in 4:00"))  # of an athlete of whom nobody knows it
    yield plan(step("3000 yd", "@ css"), pool="25 yd", anchors={"css": "1:20/100yd"})


def parts():
    """Rows that are one of several equal parts."""
    yield plan(times(7, of_parts(7, "2.8 km", "in 27:00")))
    yield plan(times(3, of_parts(3, "1 km", "in 3:20.001"), rest("60 s")))
    yield plan(times(4, of_parts(7, "1 m", "in 0.010 s")))
    yield plan(times(2, times(3, of_parts(5, "10:00.003", "@ 4:00/km"))), of_parts(2, "1 km", "in 4:00.001"))
    yield plan(times(7, step("100 m", "in 80 s"), leave("10:00", parts=7)))


def partial():
    """Rows without a time or a distance: totals of what is known."""
    yield plan(step("1 km", "in 5:00"), step("2 km"))
    yield plan(step("10:00"), step("5 km", "in 25:00"))
    yield plan(step("until tapped"), step("1 km", "in 5:00"), rest("until tapped"))
    yield plan(times(6, step("400 m", "in 90 s"), rest("until tapped")))
    yield plan(times(4, step("400 m"), rest("200 m", note="jog")), easy("until tapped", kind="cool-down"))
    yield plan(step("1 km", "in 5:00"), rest("400 m", note="walk"), step("1 km", "in 5:00"))


def rows():
    for group in (tables, repeats, shrinking, send_offs, aims, parts, partial):
        for case in group():
            yield (case,)
