#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts values into the empty rows of a database that rrdtool dumped.

usage: rrdtool dump FILE | loads.py >FILE"""

import random
import sys


def main():
    random.seed(1)
    for line in sys.stdin:
        if "<row>" in line:
            line = line.replace("NaN", f"{random.expovariate(1):.10e}")
        sys.stdout.write(line)


main()
