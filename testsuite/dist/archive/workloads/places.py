#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Places with measured values as GeoJSON, for parsers to read and print again.

usage: places.py PLACES >FILE

All follows from PLACES."""

import json
import random
import sys


def place(number, choose):
    return {"type": "Feature", "id": number,
            "geometry": {"type": "Point", "coordinates": [
                round(choose.uniform(-180, 180), 7), round(choose.uniform(-90, 90), 7),
                round(choose.gauss(300, 200), 2)]},
            "properties": {
                "name": f"station {number % 977}", "time": 1700000000 + 37 * number,
                "temperature": round(choose.gauss(11, 8), 1),
                "pressure": choose.gauss(1013.25, 9), "rain": choose.expovariate(0.5),
                "samples": choose.randrange(1, 10000), "valid": choose.random() < 0.98}}


def main():
    number = int(sys.argv[1])
    choose = random.Random(number)
    json.dump({"type": "FeatureCollection",
               "features": [place(i, choose) for i in range(number)]}, sys.stdout)


main()
