#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes powers.inc, the powers of ten that float-digits.h multiplies by.

Without arguments it writes the file beside itself; with --check it writes
nothing and fails, naming the file, if it differs from what it would write.
prove-powers.py shows that the table is as exact as its use needs.
"""

import pathlib
import sys

FIRST, LAST = -309, 341

HEADER = """/* Made by make-powers.py; do not edit.  10^{} to 10^{}, scaled to
   128 bits and rounded up: HIGH * 2^64 - LOW.  */

"""


def scaled(p):
    """10^P * 2^S as a fraction, numerator and denominator, where S is such that
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


def text():
    rows = ("{ 0x%016x, 0x%016x }" % entry(p) for p in range(FIRST, LAST + 1))
    return HEADER.format(FIRST, LAST) + ",\n".join(rows) + "\n"


def main(arguments):
    if arguments not in ([], ["--check"]):
        sys.exit("usage: make-powers.py [--check]")
    path = pathlib.Path(__file__).resolve().parent / "powers.inc"
    if not arguments:
        path.write_text(text(), encoding="ascii")
    elif not path.exists() or path.read_text(encoding="ascii") != text():
        sys.exit("make-powers.py: differs: powers.inc")


if __name__ == "__main__":
    main(sys.argv[1:])
