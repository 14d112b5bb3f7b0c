"""Real numbers to 40 digits with Python's own `decimal`, for the formulas that are no exact fractions.

A program that reckons with 64-bit floats has some 16 digits. So that it may round as these tables do, no value of
theirs lies close to a half.
"""

from decimal import Decimal, getcontext
from fractions import Fraction

getcontext().prec = 40

CLOSE = Decimal("1e-6")
DIGITS_OF_A_ROOT = 30


def real(value):
    """A whole number, a decimal text or a fraction as a number of 40 digits."""
    return Decimal(value.numerator) / value.denominator if isinstance(value, Fraction) else Decimal(value)


def clear_of_halves(value, step=1):
    """The fraction equal to `value`, once it is sure which multiple of `step` is the nearest."""
    if abs(value / step % 1 - Decimal("0.5")) < CLOSE:
        raise AssertionError(f"{value} is too close to half a {step} for 64-bit floats; choose another case")
    return Fraction(value)


def root_of_a_fall(function, near):
    """Where a falling function of numbers above zero passes zero, by bisection to 30 digits, looking around `near`."""
    low = high = near
    while function(low) <= 0:
        low /= 2
    while function(high) > 0:
        high *= 2
    while high - low > high.scaleb(-DIGITS_OF_A_ROOT):
        middle = (low + high) / 2
        if function(middle) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
