# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts instructions: one run of the program qrintf_gate under callgrind.

The same program and C library give the same counts in every run: inputs, their
places in memory and the environment are fixed.  valgrind's CPU has no
AVX-512, so that the tier is base.
"""

import dataclasses
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import threading

import callgrind
import sizes
from problem import CannotMeasure

SECONDS = 900

# In the names of the program's own functions, which call what is counted.
OWN = "(anonymous namespace)::"


@dataclasses.dataclass
class Count:
    """Of one call: instructions, those of them that are not the program's own
    but the C library's, and bytes of code or None."""
    instructions: float
    outside: float
    bytes: int = None
    functions: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Measured:
    """TOOLS is what the figures hold for: compiler, libc, valgrind, tier, cpu.
    ROWS is {row: {way: Count}}, TITLES {row: title}."""
    tools: dict
    rows: dict
    titles: dict


def cpu_name():
    try:
        with open("/proc/cpuinfo", encoding="ascii", errors="replace") as info:
            for line in info:
                if line.startswith("model name"):
                    return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.machine()


def valgrind_version(valgrind):
    if not shutil.which(valgrind):
        raise CannotMeasure(
            f"{valgrind} is missing: apt-get install valgrind")
    try:
        done = subprocess.run([valgrind, "--version"], check=True,
                              capture_output=True, encoding="utf-8")
    except (OSError, subprocess.CalledProcessError) as problem:
        raise CannotMeasure(f"valgrind does not run: {problem}") from problem
    return done.stdout.strip().removeprefix("valgrind-")


def environment():
    """Nothing of the user's that changes what libc does, or where things lie;
    valgrind wants to know where its own parts and temporary files are."""
    kept = {key: os.environ[key] for key in ("PATH", "TMPDIR", "VALGRIND_LIB")
            if key in os.environ}
    return {**kept, "LC_ALL": "C", "LD_BIND_NOW": "1"}


class Run:
    """One run, its lines and its dumps."""

    def __init__(self, program, valgrind, pattern, expected):
        self.program = os.path.abspath(program)
        self.command = [
            shutil.which(valgrind), "--tool=callgrind",
            "--command-line-only=yes", "--collect-atstart=no",
            "--combine-dumps=yes", "--dump-line=no",
            "--callgrind-out-file=counts", self.program, pattern]
        self.expected = expected
        self.facts = {}
        self.works = []
        self.errors = []

    def progress(self, name):
        if sys.stderr.isatty():
            print(f"\r{len(self.works):4} of {self.expected or '?'} {name:40}",
                  end="", file=sys.stderr, flush=True)

    def take(self, line):
        fields = line.rstrip("\n").split("\t")
        if fields[0] == "work" and len(fields) == 5:
            _, name, calls, things, title = fields
            self.works.append((name, int(calls), int(things), title))
            self.progress(name)
        elif len(fields) == 2:
            self.facts[fields[0]] = fields[1]

    def execute(self, folder):
        with subprocess.Popen(self.command, cwd=folder, env=environment(),
                              stdin=subprocess.DEVNULL, encoding="utf-8",
                              stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE) as process:
            reader = threading.Thread(
                target=lambda: self.errors.extend(process.stderr))
            reader.start()
            timer = threading.Timer(SECONDS, process.kill)
            timer.start()
            for line in process.stdout:
                self.take(line)
            status = process.wait()
            timer.cancel()
            reader.join()
        if sys.stderr.isatty():
            print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
        if status != 0:
            raise CannotMeasure(f"{os.path.basename(self.program)} under "
                                f"valgrind ended with status {status}:\n  "
                                + "  ".join(self.errors[-8:]).rstrip())
        return callgrind.read(os.path.join(folder, "counts"))


def per_thing(total, nothing, calls, things):
    """Without the loop that calls: it costs what "nothing", of one instruction
    and 1000 calls, costs besides that instruction."""
    return round((total - nothing * calls / 1000 + calls) / things, 3)


def counts_of(run, parts):
    names = [name for name, *_ in run.works]
    if not names or [part.name for part in parts] != names:
        raise CannotMeasure("callgrind's dumps are not those of the works; was "
                            "the program built with valgrind/callgrind.h?")
    nothing = parts[0].total()
    rows, titles = {}, {}
    for part, (name, calls, things, title) in list(zip(parts, run.works))[1:]:
        row, way = name.split("/")
        titles[row] = title
        rows.setdefault(row, {})[way] = Count(
            per_thing(part.total(), nothing, calls, things),
            round(part.outside(run.program) / things, 3),
            functions=[(cost / things, function)
                       for cost, function in part.functions()
                       if OWN not in function][:4])
    return rows, titles


def measure(program, valgrind="valgrind", pattern=".*", expected=0):
    """Counts what rows PATTERN matches; EXPECTED works, for the progress."""
    version = valgrind_version(valgrind)
    if not os.access(program, os.X_OK):
        raise CannotMeasure(f"{program} is missing; build it:\n"
                            "  cmake --build build --target qrintf_gate")
    run = Run(program, valgrind, pattern, expected)
    with tempfile.TemporaryDirectory(prefix="qrintf-gate-") as folder:
        rows, titles = counts_of(run, run.execute(folder))
    if not rows:
        raise CannotMeasure(f"no row matches '{pattern}'")
    for row, ways in sizes.of_cases(program, rows).items():
        for way, size in ways.items():
            if way in rows[row]:
                rows[row][way].bytes = size
    tools = {"compiler": run.facts.get("compiler", "?"),
             "libc": run.facts.get("libc", "?"), "valgrind": version,
             "tier": run.facts.get("tier", "?"), "cpu": cpu_name()}
    return Measured(tools, rows, titles)
