#!/usr/bin/env python3
# SPDX-License-Identifier: MIT-0
"""Writes powers.inc, the powers of ten that float-digits.h multiplies by, and
power-bases.inc, from which float-digits.c computes the other powers and the
lower halves.

usage: make-powers.py [--check]    (generated.py)

prove-powers.py shows that the tables are as exact as their use needs.
"""

import generated

FIRST, LAST = -309, 341

# The range of powers.inc.
FIRST_NEAR, LAST_NEAR = -32, 47

# The step between the powers of power-bases.inc; 5^(STEP - 1) has to fit 64
# bits.
STEP = 16
FIRST_BASE, LAST_BASE = FIRST // STEP, LAST // STEP

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


def entry(p):
    """HIGH and LOW for 10^P."""
    numerator, denominator = scaled(p)
    power = -(-numerator // denominator)
    high = -(-power >> 64)
    return high, (high << 64) - power


def base(k):
    """10^(STEP * K), scaled to [2^191, 2^192) and cut off."""
    numerator, denominator = scaled(STEP * k)
    return (numerator << 64) // denominator


def words(number):
    return [number >> 64 * i & (1 << 64) - 1 for i in range(3)]


def powers_text():
    rows = ("0x%016x" % entry(p)[0] for p in range(FIRST_NEAR, LAST_NEAR + 1))
    return POWERS.format(FIRST_NEAR, LAST_NEAR) + ",\n".join(rows) + "\n"


def bases_text():
    rows = ("{ 0x%016x, 0x%016x, 0x%016x }" % tuple(words(base(k)))
            for k in range(FIRST_BASE, LAST_BASE + 1))
    header = BASES.format(FIRST_BASE, LAST_BASE, step=STEP)
    return header + ",\n".join(rows) + "\n"


if __name__ == "__main__":
    generated.main("make-powers.py", {"powers.inc": powers_text(),
                                      "power-bases.inc": bases_text()})
