"""World Aquatics points: 1000 (base/time)³, cut to a whole number, all in hundredths of a second.

Source: World Aquatics' scoring rules (swimmasters.kz); rounded only in tables up to 2009. Bases change every year and
are put in by the person: those here are made up, but for 46.91, 20.91 and their figures.
"""


def points(base, time):
    return 1000 * base**3 // time**3


def cube_root(number):
    """The greatest whole number whose cube is no greater."""
    low, high = 0, 1
    while high**3 <= number:
        high *= 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**3 <= number else (low, middle)
    return low


def slowest(base, score):
    """The slowest hundredth that scores so many points or more: time³ is at most 1000 base³/score."""
    return cube_root(1000 * base**3 // score)


def range_of(base, score):
    """The fastest and slowest hundredth that score exactly so many points, or nothing where none does."""
    first, last = slowest(base, score + 1) + 1, slowest(base, score)
    return (first, last) if first <= last else None
