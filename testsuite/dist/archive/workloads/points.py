#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Random points in the form that tetgen reads.

usage: points.py POINTS >FILE"""

import random
import sys


def main():
    count = int(sys.argv[1])
    random.seed(1)
    print(count, 3, 0, 0)
    for number in range(count):
        print(number, *(random.random() for _ in range(3)))


main()
