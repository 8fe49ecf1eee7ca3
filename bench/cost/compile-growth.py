#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compile time as a source grows, with and without the plugin: N calls, PHIs,
directives or loops of each kind of growth_sources.py.

usage: compile-growth.py BUILD [--quick] [--filter=TEXT] [--flags=FLAGS]
                         [--numbers=100,300,1000,3000,10000] [--runs=3]

BUILD is where the plugin was built.  Prints for each kind and number the user
seconds of the CPU, least of the runs, plain and with the plugin, how many times
the plain time that is, and the same of the memory.  --quick is 100 and 1000 once.  A
compilation is stopped after a minute of the CPU; larger ones of its kind are
left out.  The exit status is 1 if at 1000 one takes more than 1.3 times the
plain time, where that is a fifth of a second or more."""

import argparse
import os
import resource
import shlex
import shutil
import sys
import tempfile

import growth_sources

CEILING = 1.3
JUDGED_AT = 1000
LEAST_JUDGED = 0.2  # seconds
# Each of them is small: all calls are lowered, and the cost is linear.
NOT_JUDGED = {"functions"}
LONGEST = 60        # seconds of the CPU


def compile_once(command):
    """User seconds and MiB of COMMAND; None if it failed."""
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 2)
        os.execvp(command[0], command)
    _, status, usage = os.wait4(child, 0)
    return (usage.ru_utime, usage.ru_maxrss / 1024) if status == 0 else None


def measure(name, n, folder, args):
    """The least of the runs, plain and with the plugin, in turn."""
    path = os.path.join(folder, "source" + growth_sources.suffix(name))
    with open(path, "w", encoding="utf-8") as file:
        file.write(growth_sources.SOURCES[name](n))
    compiler = args.cxx if path.endswith(".cc") else args.cc
    plain = [compiler, "-O2", "-w", "-S", "-o", path + ".s", path,
             *shlex.split(args.flags)]
    ways = [plain, plain + ["-fplugin=" + args.plugin]]
    runs = [[compile_once(way) for way in ways] for _ in range(args.runs)]
    return [None if None in way else tuple(map(min, zip(*way)))
            for way in zip(*runs)]


def parse():
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--filter", default="")
    parser.add_argument("--flags", default="")
    parser.add_argument("--numbers", default="100,300,1000,3000,10000")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--cc", default=os.environ.get("CC", "gcc"))
    parser.add_argument("--cxx", default=os.environ.get("CXX", "g++"))
    args = parser.parse_args()
    if args.quick:
        args.numbers, args.runs = "100,1000", 1
    args.plugin = os.path.abspath(os.path.join(args.build,
                                               "plugin/libqrintf.so"))
    for needed in (args.plugin, shutil.which(args.cc), shutil.which(args.cxx)):
        if not needed or not os.path.exists(needed):
            parser.error(f"no {needed or 'compiler'}; build the plugin first")
    return args


def main():
    args = parse()
    bad = []
    print(f"{'':20} {'N':>6} {'plain, s':>9} {'plugin, s':>9} {'times':>6} "
          f"{'memory':>6}")
    with tempfile.TemporaryDirectory() as folder:
        for name in growth_sources.SOURCES:
            if args.filter not in name:
                continue
            for n in map(int, args.numbers.split(",")):
                plain, lowered = measure(name, n, folder, args)
                if not plain or not lowered:
                    who = "plain" if not plain else "with the plugin"
                    print(f"{name:20} {n:6} stopped, {who}", flush=True)
                    if plain:
                        bad.append(f"{name}, {n}")
                    break
                times = lowered[0] / max(plain[0], 0.001)
                print(f"{name:20} {n:6} {plain[0]:9.2f} {lowered[0]:9.2f} "
                      f"{times:6.2f} {lowered[1] / plain[1]:6.2f}", flush=True)
                if n == JUDGED_AT and name not in NOT_JUDGED \
                        and times > CEILING and plain[0] >= LEAST_JUDGED:
                    bad.append(f"{name}, {n}")
    for what in bad:
        print(f"above the ceiling of {CEILING}: {what}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
