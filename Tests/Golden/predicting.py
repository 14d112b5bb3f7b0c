"""Times over other distances from one result, by four formulas, and what follows from them, to 40 digits.

Milliseconds and micrometres go in, milliseconds come out; within, each formula keeps its own units.
"""

from decimal import Decimal

from reals import real, root_of_a_fall

# Percent of VDOT, slow to fast (README of calcpace).
BANDS = {
    "easy": (59, 74),
    "marathon": (75, 84),
    "threshold": (83, 88),
    "interval": (95, 100),
    "repetition": (105, 110),
}
UM_IN_METRE, MS_IN_MINUTE = 10**6, 60_000


def riegel(ms, um, to_um, exponent="1.06"):
    """t2 = t1 (d2/d1)^1.06 (Riegel, American Scientist 69 (1981) 285-290)."""
    return ms * (real(to_um) / um) ** real(exponent)


def fitted_exponent(results):
    """The least-squares slope of ln t on ln d, a runner's own exponent, from pairs of micrometres and milliseconds."""
    points = [(real(um).ln(), real(ms).ln()) for um, ms in results]
    mean_x, mean_y = (sum(values) / len(points) for values in zip(*points))
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / sum((x - mean_x) ** 2 for x, _ in points)


# Daniels & Gilbert: metres per minute, minutes, ml/kg/min (README of calcpace; goandrace.com, race-time-predictor).


def oxygen(speed):
    return Decimal("-4.60") + Decimal("0.182258") * speed + Decimal("0.000104") * speed**2


def share(minutes):
    """The share of the greatest oxygen uptake that can be held for so long."""
    slow = Decimal("0.1894393") * (Decimal("-0.012778") * minutes).exp()
    return Decimal("0.8") + slow + Decimal("0.2989558") * (Decimal("-0.1932605") * minutes).exp()


def vdot(ms, um):
    minutes = real(ms) / MS_IN_MINUTE
    return oxygen(real(um) / UM_IN_METRE / minutes) / share(minutes)


def time_of_vdot(aim, um, near_ms):
    """The milliseconds over a distance that have this VDOT; the formula has no inverse of its own."""
    return root_of_a_fall(lambda ms: vdot(ms, um) - aim, real(near_ms))


def daniels(ms, um, to_um):
    return time_of_vdot(vdot(ms, um), to_um, ms * (real(to_um) / um))


def band(aim, percent):
    """The milliseconds for one micrometre at a share of VDOT: the positive root of the oxygen formula."""
    a, b, c = Decimal("0.000104"), Decimal("0.182258"), Decimal("-4.60") - real(aim) * percent / 100
    speed = (-b + (b**2 - 4 * a * c).sqrt()) / (2 * a)  # metres per minute
    return MS_IN_MINUTE / speed / UM_IN_METRE


# Cameron: metres; only the ratio counts (goandrace.com, race-time-predictor; code of running-tools).


def cameron(ms, um, to_um):
    def factor(metres):
        return Decimal("13.49681") - Decimal("0.000030363") * metres + Decimal("835.7114") / metres ** Decimal("0.7905")

    d1, d2 = real(um) / UM_IN_METRE, real(to_um) / UM_IN_METRE
    return ms / d1 * factor(d1) / factor(d2) * d2


# Purdy: metres and seconds (constants of running-tools, from cs.uml.edu/~phoffman).
PURDY_C = [Decimal(text) for text in "-11.15895 4.304605 0.5234627 4.031560 2.316157".split()]
PURDY_R = [Decimal(text) for text in "3.796158e-2 1.646772e-3 4.107670e-4 7.068099e-6 5.220990e-9".split()]


def purdy(ms, um, to_um):
    """The time that scores as much: the points of either distance are equal, and their offset cancels out."""

    def standard(metres):
        speed = sum(c * (-r * metres).exp() for c, r in zip(PURDY_C, PURDY_R))
        return metres / speed, Decimal("0.0654") - Decimal("0.00258") * speed

    (w1, k1), (w2, k2) = standard(real(um) / UM_IN_METRE), standard(real(to_um) / UM_IN_METRE)
    return w2 / (1 + k2 / k1 * (w1 / (real(ms) / 1000) - 1)) * 1000
