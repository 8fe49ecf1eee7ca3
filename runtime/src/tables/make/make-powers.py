#!/usr/bin/env python3
# SPDX-License-Identifier: MIT-0
"""The powers of ten that float-digits.h multiplies by.

usage: make-powers.py [--prove]

Writes powers.inc, and power-bases.inc, from which float-digits.c computes the
other powers and the lower halves.  With --prove it writes nothing, but proves
by computation the statements in the comment of float-digits.h on the tables as
they are and on the constants in its code; it fails at the first that is false.
"""

import fractions
import math
import pathlib
import re
import sys

SOURCES = pathlib.Path(__file__).resolve().parents[2]
TABLES = SOURCES / "tables" / "generated"
HEADER = (SOURCES / "float" / "float-digits.h").read_text(encoding="ascii")
ESTIMATE = int(re.search(r"t \* INT64_C \((\d+)\) >> 52\)", HEADER)[1])
LOG2_OF_10 = int(re.search(r"p \* (\d+) >> 16;", HEADER)[1])

FIRST, LAST = -309, 341

# The range of powers.inc.
FIRST_NEAR, LAST_NEAR = -32, 47

# The step between the powers of power-bases.inc; 5^(STEP - 1) has to fit 64
# bits.
STEP = 16
FIRST_BASE, LAST_BASE = FIRST // STEP, LAST // STEP

MOST_DIGITS = 18
LEAST_REST = 2  # bits of the product's upper half below the half bit

POWERS = """/* Made by make-powers.py; do not edit.  10^{} to 10^{}, scaled to
   64 bits and rounded up.  */

"""
BASES = """/* Made by make-powers.py; do not edit.  10^({step} * {}) to 10^({step} * {}),
   scaled to 192 bits and cut off, the lowest word first.  */

"""


def scaled(p):
    """10^P * 2^S as a fraction, numerator and denominator, with the S for which
    it lies in [2^127, 2^128)."""
    numerator, denominator = (10 ** p, 1) if p >= 0 else (1, 10 ** -p)
    shift = 127 - (numerator.bit_length() - denominator.bit_length())
    numerator <<= max(shift, 0)
    denominator <<= max(-shift, 0)
    if numerator < denominator << 127:
        numerator <<= 1
    assert denominator << 127 <= numerator < denominator << 128
    return numerator, denominator


def near_rows():
    highs = []
    for p in range(FIRST_NEAR, LAST_NEAR + 1):
        numerator, denominator = scaled(p)
        highs.append("0x%016x" % -(-numerator // (denominator << 64)))
    return [", ".join(highs[i:i + 4]) for i in range(0, len(highs), 4)]


def base_rows():
    for k in range(FIRST_BASE, LAST_BASE + 1):
        numerator, denominator = scaled(STEP * k)
        base = (numerator << 64) // denominator
        yield "{ 0x%016x, 0x%016x, 0x%016x }" % tuple(
            base >> 64 * i & (1 << 64) - 1 for i in range(3))


def write_tables():
    for name, head, rows in (
            ("powers.inc", POWERS.format(FIRST_NEAR, LAST_NEAR), near_rows()),
            ("power-bases.inc", BASES.format(FIRST_BASE, LAST_BASE, step=STEP),
             base_rows())):
        text = head + ",\n".join(rows) + "\n"
        (TABLES / name).write_text(text, encoding="ascii")


def estimate(t):
    """The same as float_digits_estimate."""
    return t * ESTIMATE >> 52


def log2_of_power_of_10(p):
    """The same as float_digits_log2."""
    return p * LOG2_OF_10 >> 16


def numbers_of(name):
    return [int(x, 16) for x in
            re.findall(r"\b0x\w+", (TABLES / name).read_text(encoding="ascii"))]


def factors(p, highs, bases):
    """The same as float_power_base."""
    power, rest = divmod(p, STEP)
    five = highs[rest - FIRST_NEAR]
    assert five == 5 ** rest << 64 - (5 ** rest).bit_length()
    return five, bases[3 * (power - FIRST_BASE):][:3]


def computed_high(p, highs, bases):
    """The same as float_power_high from two words of the base."""
    five, words = factors(p, highs, bases)
    return (words[2] * five + (words[1] * five >> 64) >> 64) + 1


def computed_power(p, highs, bases):
    """HIGH and LOW as computed by float_power_of."""
    five, words = factors(p, highs, bases)
    product = sum(word << 64 * i for i, word in enumerate(words)) * five
    if not product >> 255:
        product <<= 1
    assert product >> 255
    power = (product >> 128) + (product % (1 << 128) != 0)
    assert power < 1 << 128
    low = -power % (1 << 64)
    return (power >> 64) + (low > 0), low


def check_tables():
    """The powers that float_power_of computes from the tables in the files are
    those that are proved here: the upper half fits 64 bits, and the power
    rounded up is that minus the lower half, which is zero where float_power_of
    assumes it without computing it.  The entries for numbers nearby are the
    same."""
    highs, bases = numbers_of("powers.inc"), numbers_of("power-bases.inc")
    assert len(highs) == LAST_NEAR - FIRST_NEAR + 1
    assert len(bases) == 3 * (LAST_BASE - FIRST_BASE + 1)
    for p in range(FIRST, LAST + 1):
        high, low = computed_power(p, highs, bases)
        numerator, denominator = scaled(p)
        power = (high << 64) - low
        assert numerator <= power * denominator < numerator + denominator, p
        assert 1 << 63 <= high < 1 << 64 and 0 <= low < 1 << 64, p
        assert low == 0 or not 0 <= p <= STEP, p
        if FIRST_NEAR <= p <= LAST_NEAR:
            assert highs[p - FIRST_NEAR] == high, p
        else:
            high = computed_high(p, highs, bases)
            unit = denominator << 64 + (high.bit_length() < 64)
            assert numerator <= high * unit < numerator + unit, p


def check_logarithms():
    """The logarithm of 10^p is rounded down; the estimate is a number's decimal
    exponent or one less."""
    for p in range(FIRST, LAST + 1):
        for e in log2_of_power_of_10(p), log2_of_power_of_10(p) + 1:
            below = (10 ** max(-p, 0) << max(e, 0)
                     <= 10 ** max(p, 0) << max(-e, 0))
            assert below == (e == log2_of_power_of_10(p)), p
    for x in range(-323, 309):
        # The least T whose estimate is X must stand for numbers of at least
        # 10^X.
        t = next(t for t in range(x * (1 << 52) // ESTIMATE - 2, 1 << 31)
                 if estimate(t) >= x)
        assert line(t) >= fractions.Fraction(10) ** x, x
        # The estimate of 10^X itself must be at least X - 1.
        e = log2_of_power_of_10(x)
        f = fractions.Fraction(10) ** x / fractions.Fraction(2) ** e
        t = e * (1 << 20) + math.floor((f - 1) * (1 << 20))
        assert x - 1 <= estimate(t) <= x


def line(t):
    """The least number that has the logarithm T."""
    e, f = t >> 20, t & (1 << 20) - 1
    return fractions.Fraction(2) ** e * (1 + fractions.Fraction(f, 1 << 20))


def shift(e, p):
    """The s of float_digits_product."""
    return 62 - e - log2_of_power_of_10(p)


def binary_exponents(x):
    """The binary exponents of numbers whose decimal exponent is estimated as X.
    """
    return [e for e in range(-1074, 1024)
            if estimate(e << 20) <= x <= estimate((e + 1 << 20) - 1)]


def check_shifts():
    """The half bit has at least LEAST_REST bits below it and fewer than 64, and
    all powers are in the table; also for numbers that exceed their estimate, or
    do so after rounding."""
    for x in range(estimate(-1074 << 20), estimate((1024 << 20) - 1) + 1):
        for e in binary_exponents(x):
            most = fractions.Fraction(2) ** (e + 1)
            most /= fractions.Fraction(10) ** x
            for n in range(1, MOST_DIGITS + 1):
                above = most * 10 ** (n - 1) > 10 ** n - 1
                for p in (n - 1 - x, n - 2 - x)[:1 + above]:
                    assert FIRST <= p <= LAST
                    assert LEAST_REST <= shift(e, p) - 1 < 64, (x, e, n)


def reduced(numerator, denominator):
    common = math.gcd(numerator, denominator)
    return numerator // common, denominator // common


def nearest(numerator, denominator, bound):
    """The 0 < m < BOUND for which m * NUMERATOR / DENOMINATOR is closest to an
    integer, which is the largest convergent's denominator below BOUND (the
    theorem of best approximation)."""
    before, q = 0, 1
    a, b = denominator, numerator % denominator
    while b:
        quotient = a // b
        a, b = b, a % b
        following = quotient * q + before
        if following >= bound:
            break
        before, q = q, following
    return q


def distance(m, numerator, denominator):
    rest = m * numerator % denominator
    return min(rest, denominator - rest)


def check_distances():
    """For a significand m < 2^53, the product's upper half y = m * 2^11 * power
    / 2^128 is a multiple of 2^LEAST_REST or differs from one by at least 2^-63.
    """
    least = 1
    for p in range(FIRST, LAST + 1):
        numerator, denominator = scaled(p)
        a, b = reduced(numerator, denominator << 128 - 11 + LEAST_REST)
        if b < 1 << 53:
            gap, unit = 1, b
        else:
            gap, unit = distance(nearest(a, b, 1 << 53), a, b), b
        assert gap, p
        assert gap << 63 + LEAST_REST >= unit, p
        least = min(least, gap * 2.0 ** LEAST_REST / unit)
    return least


def main(arguments):
    if arguments not in ([], ["--prove"]):
        sys.exit("usage: make-powers.py [--prove]")
    if not arguments:
        return write_tables()
    check_tables()
    check_logarithms()
    check_shifts()
    print("make-powers.py: all holds; least distance %.3g" % check_distances())


if __name__ == "__main__":
    main(sys.argv[1:])
