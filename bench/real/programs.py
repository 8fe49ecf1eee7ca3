#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Real programs, without and with the plugin: times, how much of the time was in
printf, the bound that follows, and how much of it was reached.

usage: programs.py BUILD [--runs=N] [--filter=REGEX]

Reads the builds and commands that "sh cmake/quickstart.sh --real" left in
BUILD/quickstart; prints a table and leaves it in BUILD/bench/real-programs.txt
and .json.  --filter chooses among PROGRAM/TITLE.

Both programs run in turn, N times (7), into /dev/null; what they print is
compared first.  Times are of the CPU, user and system; the speed-up is the median
of the pairs' ratios.  The share S is of the plain program's time, system
included: samples, taken by perf, whose stack has a function of libc's whose name
has "printf" in it, or one of the program's own that the plugin was told of.  The
kernel's part of printf stays, so it does not count.  If printf cost nothing, the
program would be 1 / (1 - S) times as fast: the bound.  "of bound" is the speed-up
by the bound, "saved" how much of S is gone; above 100 % where more than printf has
become faster, as what was around it.

Exit status: 1 if a program fails or prints something else, 2 if there is nothing
to measure or no perf to profile with."""

import argparse
import dataclasses
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys

import profiled
from profiled import profile

COLUMNS = ("program", "libc, s", "qrintf, s", "times as fast", "in printf",
           "bound", "of bound", "saved")


class Failure(Exception):
    pass


@dataclasses.dataclass
class Race:
    program: str
    title: str
    folder: pathlib.Path  # has plain/ and qrintf/
    file: str
    arguments: list

    @property
    def name(self):
        return (self.program if self.title == self.program
                else f"{self.program}: {self.title}")

    def command(self, kind):
        return [self.folder / kind / self.file, *self.arguments]

    def process(self, _kind):
        """How it runs, as for subprocess."""
        return {"env": environment_of(self.folder)}


def environment_of(folder):
    """The same for all, and nothing of the user's."""
    home = folder / "home"
    home.mkdir(exist_ok=True)
    return {"PATH": os.environ["PATH"], "HOME": str(home), "LC_ALL": "C",
            "TZ": "UTC", "GIT_CONFIG_NOSYSTEM": "1"}


def races_in(quickstart):
    """What the scripts raced; programs that are not both there are left out."""
    result = []
    for record in sorted(quickstart.glob("*/races/*")):
        words = record.read_bytes().decode().split("\0")[:-1]
        folder = record.parent.parent
        race = Race(folder.name, words[0], folder, words[1], words[2:])
        if all(race.command(kind)[0].exists() for kind in ("plain", "qrintf")):
            result.append(race)
    return result


def printed(race, kind):
    done = subprocess.run(race.command(kind), stdout=subprocess.PIPE,
                          stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                          check=False, env=environment_of(race.folder))
    if done.returncode:
        raise Failure(f"{race.command(kind)[0]}: exit status {done.returncode}")
    return done.stdout


def cpu_time(race, kind):
    """User and system seconds of one run."""
    child = subprocess.Popen(race.command(kind), stdout=subprocess.DEVNULL,
                             stdin=subprocess.DEVNULL,
                             stderr=subprocess.DEVNULL,
                             env=environment_of(race.folder))
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        raise Failure(f"{race.command(kind)[0]}: exit status "
                      f"{child.returncode}")
    return usage.ru_utime, usage.ru_stime


def amdahl(name, pairs, share):
    """A row of PAIRS, times of libc and of qrintf, and of printf's SHARE."""
    row = profile.gained(pairs, share)
    return {"name": name, **row,
            "saved": (1 - 1 / row["speed_up"]) / share if share else None}


def measure(race, runs):
    text = printed(race, "plain")
    if not text:
        raise Failure(f"{race.name}: prints nothing")
    if text != printed(race, "qrintf"):
        raise Failure(f"{race.name}: the two print different text")
    user, pairs = [], []
    for _ in range(runs):
        plain, qrintf = cpu_time(race, "plain"), cpu_time(race, "qrintf")
        user.append(plain[0] / sum(plain))
        pairs.append((sum(plain), sum(qrintf)))
    share = profiled.share_in_printf(
        race.command("plain"), race.folder, environment_of(race.folder),
        statistics.median(plain for plain, _ in pairs))
    return amdahl(race.name, pairs, share * statistics.median(user))


def percent(value):
    return "-" if value is None else f"{value * 100:.0f} %"


def cells(row):
    name = row["name"]
    return [name if len(name) <= 48 else name[:47] + "…",
            f"{row['libc']:.3g}", f"{row['qrintf']:.3g}",
            f"{row['speed_up']:.2f} ({row['least']:.2f} to {row['most']:.2f})",
            f"{row['share'] * 100:.1f} %", f"{row['bound']:.2f}",
            percent(row["of_bound"]), percent(row["saved"])]


def table_of(rows):
    lines = [COLUMNS] + [cells(row) for row in rows]
    widths = [max(len(line[i]) for line in lines) for i in range(len(COLUMNS))]
    return "".join(
        line[0].ljust(widths[0]) + "".join(
            "  " + field.rjust(width)
            for field, width in zip(line[1:], widths[1:])) + "\n"
        for line in lines)


def rows_of(races, runs):
    """The rows, and whether a program failed."""
    rows, failed = [], False
    for race in races:
        print(f"    {race.name}: ", end="", file=sys.stderr, flush=True)
        try:
            rows.append(measure(race, runs))
            print(f"{rows[-1]['speed_up']:.2f} of {rows[-1]['bound']:.2f}",
                  file=sys.stderr)
        except Failure as e:
            print(f"error: {e}", file=sys.stderr)
            failed = True
        except profile.TooShort:
            print(f"error: {race.name}: too short to be profiled",
                  file=sys.stderr)
            failed = True
    return rows, failed


def main():
    parser = argparse.ArgumentParser(
        usage=__doc__.split("usage: ")[1].splitlines()[0],
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("build", type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("--runs", type=int, default=7, help=argparse.SUPPRESS)
    parser.add_argument("--filter", default="", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    quickstart = arguments.build.resolve() / "quickstart"
    races = [race for race in races_in(quickstart)
             if re.search(arguments.filter, f"{race.program}/{race.title}")]
    if not races:
        print("    none to measure: sh cmake/quickstart.sh --real builds them",
              file=sys.stderr)
        return 2
    if not profile.can_profile():
        print("    left out: perf, which tells what is in printf, is missing or "
              "may not count here (Debian: linux-perf)", file=sys.stderr)
        return 2
    rows, failed = rows_of(races, arguments.runs)
    text = table_of(rows)
    print(text, end="")
    bench = arguments.build.resolve() / "bench"
    bench.mkdir(exist_ok=True)
    (bench / "real-programs.txt").write_text(text, encoding="utf-8")
    (bench / "real-programs.json").write_text(json.dumps(rows, indent=1),
                                              encoding="utf-8")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
