#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Inputs of workloads; all follows from the arguments.

usage: inputs.py NAME ARGUMENT... >FILE"""

import json
import random
import sys


def grid(side):
    """A grid of temperatures in CDL, the form that ncgen reads."""
    print(f"netcdf grid {{ dimensions: y = {side} ; x = {side} ;")
    print("variables: float t(y, x) ; double p(y, x) ;\ndata:")
    for name, spread in (("t", 15), ("p", 1e3)):
        values = (f"{random.gauss(280, spread):.9g}" for _ in range(side * side))
        print(f" {name} = " + ",\n".join(values) + " ;")
    print("}")


def loads():
    """Puts values into the empty rows of a database that rrdtool dumped to stdin."""
    for line in sys.stdin:
        filled = "<row>" in line and line.replace("NaN", f"{random.expovariate(1):.10e}")
        sys.stdout.write(filled or line)


def picture(width, height):
    """A picture of 256 colours as GIF.  Its codes are those of single pixels, nine bits
    each: the table of strings is cleared before codes would need ten."""
    clear, end, run = 256, 257, 250

    def packed(codes):
        """CODES of nine bits as bytes, the lowest first."""
        value = sum(code << 9 * i for i, code in enumerate(codes))
        return value.to_bytes((9 * len(codes) + 7) // 8, "little")

    size = width.to_bytes(2, "little") + height.to_bytes(2, "little")
    colours = bytes(value for i in range(256) for value in (i, i * 7 % 256, 255 - i))
    rows = [(x * x // 600 + y * y // 400 + (x ^ y) // 8) % 256
            for y in range(height) for x in range(width)]
    codes = []
    for at in range(0, len(rows), run):
        codes += [clear, *rows[at:at + run]]
    codes.append(end)
    # Eight codes are nine bytes, so pieces of 4096 fit together.
    data = b"".join(packed(codes[at:at + 4096]) for at in range(0, len(codes), 4096))
    blocks = b"".join(bytes([len(data[at:at + 255])]) + data[at:at + 255]
                      for at in range(0, len(data), 255))
    sys.stdout.buffer.write(b"GIF89a" + size + b"\xf7\0\0" + colours + b",\0\0\0\0" + size
                            + b"\0\x08" + blocks + b"\0;")


def places(number):
    """Places with measured values as GeoJSON, for parsers to read and print again."""
    choose = random.Random(number)
    json.dump({"type": "FeatureCollection", "features": [
        {"type": "Feature", "id": i,
         "geometry": {"type": "Point", "coordinates": [
             round(choose.uniform(-180, 180), 7), round(choose.uniform(-90, 90), 7),
             round(choose.gauss(300, 200), 2)]},
         "properties": {
             "name": f"station {i % 977}", "time": 1700000000 + 37 * i,
             "temperature": round(choose.gauss(11, 8), 1),
             "pressure": choose.gauss(1013.25, 9), "rain": choose.expovariate(0.5),
             "samples": choose.randrange(1, 10000), "valid": choose.random() < 0.98}}
        for i in range(number)]}, sys.stdout)


def points(count):
    """Random points in the form that tetgen reads."""
    print(count, 3, 0, 0)
    for number in range(count):
        print(number, *(random.random() for _ in range(3)))


def records(count):
    """Records of mail aliases in the form that cdb -c reads, +KEY,VALUE:key->value."""
    for number in range(count):
        key = f"user{number * 7919 % 1000003}@example.org"
        value = f"box-{number % 4099}" + ",staff" * (number % 3)
        print(f"+{len(key)},{len(value)}:{key}->{value}")
    print()


random.seed(1)
globals()[sys.argv[1]](*map(int, sys.argv[2:]))
