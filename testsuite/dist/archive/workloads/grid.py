#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A grid of temperatures in CDL, the form that ncgen reads.

usage: grid.py SIDE >FILE"""

import random
import sys


def main():
    side = int(sys.argv[1])
    random.seed(1)
    print(f"netcdf grid {{ dimensions: y = {side} ; x = {side} ;")
    print("variables: float t(y, x) ; double p(y, x) ;\ndata:")
    for name, spread in (("t", 15), ("p", 1e3)):
        values = (f"{random.gauss(280, spread):.9g}" for _ in range(side * side))
        print(f" {name} = " + ",\n".join(values) + " ;")
    print("}")


main()
