#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compile time with and without the plugin over one large file, the amalgamation of
Debian's own sqlite3 source.  Fails if the plugin costs more than 3 %.

usage: python3 bench/cost/compiling.py BUILD [RUNS]

BUILD is where the plugin was built.  The two compilations alternate, RUNS times (7 by
default); CPU times, medians; what the plugin costs is the median of the pairs, as a
shared machine drifts."""

import argparse
import os
import pathlib
import resource
import statistics
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
CEILING = 1.03


def sqlite(build):
    """sqlite3.c, which sqlite3's own makefile writes, by a script in Tcl."""
    work = build / "compile-time"
    if not (work / "sqlite3.c").exists():
        subprocess.run(["sh", TOP / "cmake" / "build-deps.sh", "recipes"], check=True)
        source = subprocess.run(
            ["sh", TOP / "cmake" / "fetch-source.sh", "sqlite3", build / "debian"],
            stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
        work.mkdir(exist_ok=True)
        subprocess.run([f"{source}/configure", "--disable-tcl"], cwd=work, check=True)
        subprocess.run(["make", "sqlite3.c"], cwd=work, check=True)
    return work / "sqlite3.c"


def seconds(*command):
    def used():
        time = resource.getrusage(resource.RUSAGE_CHILDREN)
        return time.ru_utime + time.ru_stime
    before = used()
    subprocess.run(command, check=True)
    return used() - before


def measured(build, runs=7):
    """The rows of the results by title, and the ratio."""
    command = [os.environ.get("CC", "gcc"), "-O2", "-c", sqlite(build), "-o", os.devnull]
    plugin = f"-fplugin={build / 'plugin' / 'libqrintf.so'}"
    pairs = [(seconds(*command), seconds(*command, plugin)) for _ in range(runs)]
    plain, lowered = map(statistics.median, zip(*pairs))
    ratio = statistics.median(b / a for a, b in pairs)
    return {"compile time of sqlite3.c": {
        "without": f"{plain:.2f} s", "with": f"{lowered:.2f} s",
        "note": f"{(ratio - 1) * 100:+.1f} % by pairs"}}, ratio


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("runs", type=int, nargs="?", default=7)
    arguments = parser.parse_args()
    if not (arguments.build / "plugin" / "libqrintf.so").exists():
        parser.error(f"{arguments.build} has no plugin/libqrintf.so; build it first")
    if arguments.runs < 1:
        parser.error("RUNS has to be 1 or more")
    rows, ratio = measured(arguments.build.resolve(), arguments.runs)
    print(rows)
    if ratio > CEILING:
        sys.exit(f"above the ceiling of {CEILING - 1:+.0%}")


if __name__ == "__main__":
    main()
