#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Real programs, without and with the plugin: how much of their formatted text the
plugin took from libc, and the instructions of a run.

usage: share.py BUILD [--archive=DIR] [--filter=REGEX] [--left=N]

Reads the builds and commands that the scripts in cmake/quickstart left in
BUILD/quickstart, and the workloads that "qrintf-rebuild --time" left in DIR, its own
by default; --filter chooses among PROGRAM/TITLE.  Each command is run both ways with
asked.c preloaded, which counts the calls of libc's printf family and the bytes of
their text, and both ways under callgrind.  Calls of libc's by what lowered code leaves
to it count as libc's, so the share is of calls that reach libc no more.  Nothing is
timed.  --left=N lists the N formats that most of the remaining calls
have.

Exit status: 1 if a program fails, 2 if there is nothing to measure."""

import argparse
import collections
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import programs

COLUMNS = ("program", "calls of libc", "left", "taken, calls", "taken, bytes",
           "instructions, M", "with qrintf", "libc/qrintf")
KINDS = ("plain", "qrintf")


class Workload:
    """One of qrintf-rebuild's, as a race of programs.py."""

    def __init__(self, record):
        self.record = record
        self.program, self.title = record["package"], record["title"]
        self.name = f"{self.program}: {self.title}"

    def command(self, kind):
        return self.record[kind]["words"]

    def process(self, kind):
        return {"env": self.record[kind]["environment"], "cwd": self.record["folder"],
                **self.record["user"]}


def workloads_in(archive):
    return [Workload(record)
            for file in sorted(archive.glob("*/workloads/commands.json"))
            for record in json.loads(file.read_text(encoding="utf-8"))]


def run(command, **process):
    """Runs COMMAND, whose output nobody reads."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL,
                          stdout=subprocess.DEVNULL, check=False, **process)
    if done.returncode:
        raise programs.Failure(f"{command}: exit status {done.returncode}")
    return done


def asked(command, process, library):
    """Calls and bytes by function and format."""
    counts = collections.defaultdict(lambda: [0, 0])
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "asked")
        if "user" in process:
            shutil.chown(folder, process["user"])
        run(command, stderr=subprocess.DEVNULL, **{
            **process, "env": {**process["env"], "LD_PRELOAD": str(library),
                               "QRINTF_ASKED": file}})
        if os.path.exists(file):
            with open(file, encoding="utf-8", errors="replace") as lines:
                for line in lines:
                    calls, size, *what = line.rstrip("\n").split("\t", 3)
                    counts[tuple(what)][0] += int(calls)
                    counts[tuple(what)][1] += int(size)
    return counts


def instructions(command, process):
    done = run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
                *command], stderr=subprocess.PIPE, **process)
    return int(re.search(rb"Collected : (\d+)", done.stderr)[1])


def sums(counts):
    return [sum(count[i] for count in counts.values()) for i in (0, 1)]


def taken(libc, left):
    return f"{(1 - left / libc) * 100:.1f} %" if libc else "-"


def measure(race, library):
    """The row of RACE, and what is left to libc."""
    print(f"    {race.name}", file=sys.stderr, flush=True)
    runs = [(race.command(kind), race.process(kind)) for kind in KINDS]
    libc, left = (asked(*one, library) for one in runs)
    work = [instructions(*one) / 1e6 for one in runs]
    (calls, size), (calls_left, size_left) = sums(libc), sums(left)
    return (race.name, str(calls), str(calls_left), taken(calls, calls_left),
            taken(size, size_left), *(f"{n:.0f}" for n in work),
            f"{work[0] / work[1]:.2f}"), left


def show(rows):
    widths = [max(map(len, column)) for column in zip(*rows)]
    for row in rows:
        print("  ".join([row[0].ljust(widths[0]),
                         *map(str.rjust, row[1:], widths[1:])]))


def show_left(name, left, most):
    print(f"\n{name}: left to libc")
    for (function, text), (calls, _) in sorted(
            left.items(), key=lambda item: -item[1][0])[:most]:
        print(f"{calls:9} {function} \"{text}\"")


def main():
    parser = argparse.ArgumentParser(
        usage=__doc__.split("usage: ")[1].splitlines()[0],
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("build", type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("--filter", default="", help=argparse.SUPPRESS)
    parser.add_argument("--left", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--archive", type=pathlib.Path, help=argparse.SUPPRESS,
                        default=f"/var/tmp/qrintf-rebuild-{os.getuid()}")
    arguments = parser.parse_args()
    build = arguments.build.resolve()
    library = build / "bench" / "libqrintf_asked.so"
    if not library.exists():
        print(f"error: no {library}: build the target qrintf_asked",
              file=sys.stderr)
        return 2
    races = [race for race in (*programs.races_in(build / "quickstart"),
                               *workloads_in(arguments.archive))
             if re.search(arguments.filter, f"{race.program}/{race.title}")]
    if not races:
        print("error: none to measure: the scripts in cmake/quickstart and "
              "qrintf-rebuild --time build them", file=sys.stderr)
        return 2
    try:
        measured = [measure(race, library) for race in races]
    except programs.Failure as e:
        print(f"error: {e}", file=sys.stderr)
        return 1
    show([COLUMNS] + [row for row, _ in measured])
    if arguments.left:
        for row, left in measured:
            show_left(row[0], left, arguments.left)
    return 0


if __name__ == "__main__":
    sys.exit(main())
