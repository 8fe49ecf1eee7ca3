#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A picture of 256 colours as GIF.

usage: picture.py WIDTH HEIGHT >FILE

Its codes are those of single pixels, nine bits each: the table of strings is cleared
before codes would need ten."""

import sys

CLEAR, END, RUN = 256, 257, 250


def packed(codes):
    """CODES of nine bits as bytes, the lowest first."""
    value = sum(code << 9 * i for i, code in enumerate(codes))
    return value.to_bytes((9 * len(codes) + 7) // 8, "little")


def pixel(x, y):
    return (x * x // 600 + y * y // 400 + (x ^ y) // 8) % 256


def main():
    width, height = map(int, sys.argv[1:])
    size = width.to_bytes(2, "little") + height.to_bytes(2, "little")
    colours = bytes(value for i in range(256) for value in (i, i * 7 % 256, 255 - i))
    rows = [pixel(x, y) for y in range(height) for x in range(width)]
    codes = []
    for at in range(0, len(rows), RUN):
        codes += [CLEAR, *rows[at:at + RUN]]
    codes.append(END)
    # Eight codes are nine bytes, so pieces of 4096 fit together.
    data = b"".join(packed(codes[at:at + 4096]) for at in range(0, len(codes), 4096))
    blocks = b"".join(bytes([len(data[at:at + 255])]) + data[at:at + 255]
                      for at in range(0, len(data), 255))
    sys.stdout.buffer.write(b"GIF89a" + size + b"\xf7\0\0" + colours + b",\0\0\0\0" + size
                            + b"\0\x08" + blocks + b"\0;")


main()
