#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A drawing in black and white, many small blobs, as PBM.

usage: bitmap.py SIZE >FILE"""

import math
import sys


def main():
    size = int(sys.argv[1])
    waves = [[math.sin(i / 9 + k) + math.sin(i / 23 + 2 * k) for i in range(size)]
             for k in range(2)]
    sys.stdout.buffer.write(b"P4\n%d %d\n" % (size, size))
    for y in range(size):
        bits = "".join("1" if waves[0][x] * waves[1][y] > math.sin((x + 2 * y) / 31) else "0"
                       for x in range(size))
        sys.stdout.buffer.write(int(bits.ljust((size + 7) // 8 * 8, "0"), 2).to_bytes(
            (size + 7) // 8, "big"))


main()
