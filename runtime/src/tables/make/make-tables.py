#!/usr/bin/env python3
# SPDX-License-Identifier: MIT-0
"""Writes the runtime's tables.

usage: make-tables.py [--check]    (generated.py)
"""

import generated

HEADER = "/* Made by make-tables.py; do not edit.  {} */\n\n"


def lines(items, width=78):
    """ITEMS joined by commas, in lines of at most WIDTH columns."""
    line = ""
    for item in items:
        piece = item + ", "
        if len(line) + len(piece) > width + 1:
            yield line.rstrip() + "\n"
            line = ""
        line += piece
    yield line.rstrip(", ") + "\n"


def characters(text):
    """An initialiser of a char array, one character each: GCC 15 and later warn
    about a string literal without room for its NUL."""
    return "{%s}" % ",".join("'%s'" % c for c in text)


def texts(strings, size):
    """Initialisers of char [SIZE]: of exactly that length, or padded with NUL.
    """
    assert all(0 < len(s) <= size for s in strings)
    return [characters(s) for s in strings]


def count32(bits):
    """The value that, added to a number of BITS bits, makes the upper half of
    the sum its count of decimal digits: the count of 2^BITS - 1, less the
    amount that keeps numbers below its power of ten from reaching it."""
    least, most = (1 << bits) >> 1, (1 << bits) - 1
    digits = len(str(most))
    if digits == len(str(least)):
        return digits << 32
    return (digits << 32) - 10 ** (digits - 1)


def pairs57(digits):
    """The factor for a number of DIGITS digits: see ten_digits_pairs."""
    least, most = 10 ** (digits - 1), min(10 ** digits, 1 << 32) - 1
    # The least factor that is too large by 2^26 units of 2^-57 for all these
    # numbers.
    ten, exact = 10 ** digits, 100 << 57
    factor = -(-(exact * least + (ten << 26)) // (ten * least))
    assert most * (factor * ten - exact) < exact    # less than a last digit
    assert most * factor < 1 << 64
    return factor


def borrow32(zeros):
    """The value minus which a number with ZEROS leading zeros of 32 bits gives
    minus its count of decimal digits in the upper half."""
    bits = 32 - zeros
    least, most = (1 << bits) >> 1, (1 << bits) - 1
    digits = len(str(most))
    if digits == len(str(least)):
        return (-digits << 32) + (1 << 32) - 1
    return (-(digits - 1) << 32) + 10 ** (digits - 1) - 1


def digits64(zeros):
    """The digits of the least number with ZEROS leading zeros of 64 bits."""
    return len(str((1 << (64 - zeros)) >> 1))


def limit64(zeros):
    """The largest 64-bit number with as many digits as the least one with ZEROS
    leading zeros."""
    return min(10 ** digits64(zeros), 1 << 64) - 1


def columns20(digits):
    """The last DIGITS of twenty columns, one bit each."""
    return (1 << 20) - (1 << (20 - digits))


FILES = {
    "dec3.inc": (
        "The digits of 0 to 255, left-aligned, then how many they are.",
        ["{ %s, %d }" % (characters(str(i)), len(str(i))) for i in range(256)]),
    "dec2.inc": (
        "The two digits of 0 to 99.",
        texts(["%02d" % i for i in range(100)], 2)),
    "hex2.inc": (
        "The two hexadecimal digits of 0 to 255.",
        texts(["%02x" % i for i in range(256)], 2)),
    "hex2-upper.inc": (
        "The two hexadecimal digits of 0 to 255, upper case.",
        texts(["%02X" % i for i in range(256)], 2)),
    "pow10.inc": (
        "10^0 to 10^19.",
        ["%dU" % 10 ** i if i < 10 else "%dULL" % 10 ** i for i in range(20)]),
    "scale16.inc": (
        "10^(16 - n) for n = 0 to 16, and one more entry.",
        ["%dULL" % 10 ** (16 - i) for i in range(17)] + ["0"]),
    "count32.inc": (
        "For numbers of 0 to 32 bits: see count32.h.",
        ["%dULL" % count32(bits) for bits in range(33)]),
    "count32-by-zeros.inc": (
        "For 0 to 32 leading zeros of 32 bits: see count32.h.",
        ["%dULL" % count32(32 - zeros) for zeros in range(33)]),
    "estimate-by-zeros.inc": (
        "For 0 to 63 leading zeros of 64 bits, and for 0: see decimal_count_by.",
        ["%d" % ((64 - zeros) * 1233 >> 12) for zeros in range(64)] + ["1"]),
    "pairs57.inc": (
        "For n = 1 to 10: see ten_digits_pairs.",
        ["ROW (%d, %dULL)" % (n, pairs57(n)) for n in range(1, 11)]),
    "borrow32.inc": (
        "For 0 to 32 leading zeros: see decimal_u32_exact.",
        ["%dLL" % borrow32(zeros) for zeros in range(33)]),
    "first57.inc": (
        "ceil (2^57 / 10^min (n, 8)) for n = 0 to 10.",
        ["%dULL" % -(-(1 << 57) // 10 ** min(n, 8)) for n in range(11)]),
    "lead2.inc": (
        "The digits of 0 to 42, left-aligned.",
        texts([str(i) for i in range(43)], 2)),
    "digits64.inc": (
        "For 0 to 64 leading zeros: see columns_count.",
        ["%d" % digits64(zeros) for zeros in range(65)]),
    "digits-by-bit.inc": (
        "For highest bits 0 to 63: see decimal_count64.",
        ["%d" % digits64(63 - bit) for bit in range(64)]),
    "limit-by-bit.inc": (
        "For highest bits 0 to 63: see decimal_count64.",
        ["%dULL" % limit64(63 - bit) for bit in range(64)]),
    "lower20.inc": (
        "10^max (10 - n, 0) for n = 0 to 20.",
        ["%dULL" % 10 ** max(10 - n, 0) for n in range(21)]),
    "upper20.inc": (
        "64 * 10^(20 - n) for n = 11 to 20; nothing depends on those before.",
        ["0"] * 11 + ["%dULL" % (64 * 10 ** (20 - n)) for n in range(11, 21)]),
    "columns20.inc": (
        "For 0 to 20 digits: see decimal_u64_exact in decimal-v4.h.",
        ["0x%x" % columns20(digits) for digits in range(21)]),
}


generated.main("make-tables.py",
               {name: HEADER.format(subject) + "".join(lines(items))
                for name, (subject, items) in FILES.items()})
