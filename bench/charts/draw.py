#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws what the benches measured.

usage: draw.py CHART FILE.json... OUTPUT

Writes OUTPUT.svg and OUTPUT.png, the same bytes for the same measurements.  CHART is
  formats   nanoseconds of libc, of the best other way and of qrintf for each call
            shape, as dots on one logarithmic line; FILE is bench.py's rows.json
  itoa      nanoseconds and speed-up by the number of digits, and bars for mixed
            lengths; FILE is of qrintf_itoa_bench
  lines     GB/s of each way of reading lines, at three lengths; FILEs are of
            qrintf_lines_bench
  real      CPU time of real programs with the plugin, as a share of that without;
            FILEs are the real-programs.json of bench/real/programs.py, and the
            results of qrintf-rebuild --time
  scaling   lines over the conversions of a format and the bytes of a string, and
            bars of one and two threads; FILEs are of qrintf_scaling_bench
Needs matplotlib (Debian: python3-matplotlib)."""

import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "common"))

import formats  # noqa: E402
import itoa  # noqa: E402
import lines  # noqa: E402
import real  # noqa: E402
import results  # noqa: E402
import scaling  # noqa: E402
import style  # noqa: E402

# How its files are read, and what is drawn of them.
CHARTS = {"formats": (results.read, formats.draw),
          "itoa": (results.load, itoa.draw),
          "lines": (results.load, lines.draw),
          "real": (real.read, real.draw),
          "scaling": (results.load, scaling.draw)}


def draw(chart, files, output):
    load, function = CHARTS[chart]
    style.save(function(load(*files)), output)


def main():
    if len(sys.argv) < 4 or sys.argv[1] not in CHARTS:
        print(__doc__)
        return 0 if sys.argv[1:] in (["-h"], ["--help"]) else 2
    draw(sys.argv[1], sys.argv[2:-1], sys.argv[-1])
    return 0


if __name__ == "__main__":
    sys.exit(main())
