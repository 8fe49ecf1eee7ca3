# SPDX-License-Identifier: GPL-3.0-or-later
"""Workloads of a package, timed with the installed files of both sides of its
rebuild.

The packages of each side are unpacked into separate folders, and a recipe's
commands use the programs and libraries of one folder or the other.  The plain
side makes the input once; drivers of a library are compiled then, with its
headers.  Both sides must print the same output.  Then both run alternately, N
pairs, into /dev/null.  Times are CPU seconds, user and system, of the command
and its children.

The user's environment is not passed on.  A command is a list of words, split as
by a shell, and no shell runs it, so that the figures include neither the time
nor the stack of a shell.  A workload that fails on the plain side, or prints
nothing, is an error of the recipe and a Problem.

The share of a command's time that printf takes: perf samples the CPU's clock
together with a piece of the stack.  It unwinds the stack by the unwind
information for exceptions, as Debian's libc has no frame pointers.  A sample
belongs to printf if its stack has a function of the C library with "printf" in
its name.  The kernel is not sampled.
"""

import json
import os
import pathlib
import re
import shlex
import shutil
import statistics
import string
import subprocess
import tempfile

from . import running
from .running import Problem
from .side import PATH, SIDES
from .source import last_lines

# To be incremented when the way of measuring changes.
TIMED = 1
FOLDERS = ("usr/bin", "usr/sbin", "bin", "sbin", "usr/games")
# The bytes of the stack in a sample: printf's own frames are large.
STACK = 16384
# The number of samples of a program, and the minimum and maximum per second.
SAMPLES, SELDOM, OFTEN = 3000, 199, 4999
RECORD = ["perf", "record", "-q", "-e", "cpu-clock:u", "--call-graph", f"dwarf,{STACK}",
          "-F"]
SILENT = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL,
          "stderr": subprocess.DEVNULL}


class TooShort(Exception):
    """The command ended before anything was sampled."""


def can_profile():
    try:
        return subprocess.run(["perf", "record", "-q", "-e", "cpu-clock:u", "-o",
                               "/dev/null", "true"], check=False, **SILENT).returncode == 0
    except OSError:
        return False


def is_printf(frame):
    """Whether FRAME, as "perf script" prints it, ADDRESS SYMBOL (OBJECT), is a
    function that formats."""
    found = re.match(r"\s*[0-9a-f]+ (\S+) \((.*)\)$", frame)
    if not found:
        return False
    return ("printf" in found[1]
            and re.match(r"libc[.-]", os.path.basename(found[2])) is not None)


def share_of(data):
    """The share of printf's samples among all samples of user mode in the file
    DATA."""
    text = subprocess.run(["perf", "script", "--force", "--no-inline", "-F",
                           "ip,sym,dso", "-i", data],
                          capture_output=True, text=True, errors="replace",
                          check=True).stdout
    stacks = [stack.splitlines() for stack in text.split("\n\n") if stack.strip()]
    if not stacks:
        raise TooShort
    inside = sum(any(map(is_printf, stack)) for stack in stacks)
    return inside / len(stacks)


def share_in_printf(command, seconds, **process):
    """The share of the time in user mode of COMMAND, which takes SECONDS;
    PROCESS has its folder, its environment and its user, as for subprocess.
    COMMAND is the program itself: perf loses the stacks of a program that a
    shell or another program executes in its own place."""
    frequency = min(max(round(SAMPLES / seconds), SELDOM), OFTEN)
    with tempfile.TemporaryDirectory() as scratch:
        if "user" in process:
            shutil.chown(scratch, process["user"])
        data = os.path.join(scratch, "perf.data")
        subprocess.run([*RECORD, str(frequency), "-o", data, "--", *command], check=True,
                       **SILENT, **process)
        return share_of(data)


def gained(pairs, share):
    """The result of PAIRS of times, of libc and of qrintf.  If printf took no
    time, the program would be `bound' times as fast (Amdahl); SHARE is its
    share of the first times, or None if unknown."""
    ratios = [libc / qrintf for libc, qrintf in pairs]
    speed_up = statistics.median(ratios)
    bound = None if share is None else 1 / (1 - share) if share < 1 else float("inf")
    return {"libc": statistics.median(libc for libc, _ in pairs),
            "qrintf": statistics.median(qrintf for _, qrintf in pairs),
            "speed_up": speed_up, "least": min(ratios), "most": max(ratios),
            "share": share, "bound": bound,
            "of_bound": speed_up / bound if bound else None}


class Workloads:
    """The workloads of the package of RECIPE, whose packages of each side are
    in the folders FOUND, {side: folder}; they run in FOLDER."""

    def __init__(self, recipe, found, folder, plugin, options, tell):
        self.recipe, self.found, self.folder = recipe, found, pathlib.Path(folder)
        self.plugin, self.tell = plugin, tell
        self.user = running.as_user(options.user)

    def root(self, side):
        return self.folder / side

    def environment(self, side):
        """The complete environment of a command."""
        root = self.root(side)
        libraries = [str(folder) for folder in sorted(root.glob("*lib/*-linux-gnu"))
                     + sorted(root.glob("usr/lib/*-linux-gnu"))]
        headers = [str(folder) for folder in (
            root / "usr/include", *sorted(root.glob("usr/include/*-linux-gnu")))]
        search = self.plugin.search().get("LD_LIBRARY_PATH") if side == "qrintf" else None
        return {"PATH": ":".join([*(str(root / name) for name in FOLDERS), PATH]),
                "LD_LIBRARY_PATH": ":".join(libraries + ([search] if search else [])),
                "LIBRARY_PATH": ":".join(libraries), "CPATH": ":".join(headers),
                "HOME": str(self.folder), "LC_ALL": "C", "TZ": "UTC", "ROOT": str(root),
                "RECIPES": str(self.recipe.folder)}

    def process(self, side):
        """The folder, environment and user of a command, as for subprocess."""
        return {"cwd": self.folder / "input", "env": self.environment(side),
                "stdin": subprocess.DEVNULL, **self.user}

    def words(self, title, side):
        """The words of the command, with $ROOT and $RECIPES replaced."""
        known = self.environment(side)
        return [string.Template(word).safe_substitute(
                    ROOT=known["ROOT"], RECIPES=known["RECIPES"])
                for word in shlex.split(self.recipe.workloads[title])]

    def give(self, path):
        """Gives PATH to the user that runs the commands."""
        if self.user:
            shutil.chown(path, self.user["user"])

    def prepare(self):
        """Unpacks both sides, and makes the input."""
        shutil.rmtree(self.folder, ignore_errors=True)
        (self.folder / "input").mkdir(parents=True)
        for side, folder in self.found.items():
            for package in sorted(folder.glob("*.deb")):
                subprocess.run(["dpkg-deb", "-x", package, self.root(side)], check=True)
        self.give(self.folder / "input")
        if self.recipe.input:
            self.tell("making the input of the workloads")
            done = subprocess.run(["sh", "-ec", self.recipe.input], text=True, check=False,
                                  capture_output=True, **self.process("plain"))
            if done.returncode:
                raise Problem(f"the input of {self.recipe.name}'s workloads cannot be made "
                              f"(exit status {done.returncode}):\n{last_lines(done.stderr)}")

    def printed(self, title, side):
        """(the exit status, the output of the workload)."""
        path = self.folder / f"{side}.out"
        with open(path, "wb") as out:
            self.give(path)  # for /dev/stdout
            try:
                done = subprocess.run(self.words(title, side), check=False, stdout=out,
                                      stderr=subprocess.PIPE, **self.process(side))
            except FileNotFoundError as error:
                raise Problem(f"the workload \"{title}\" of {self.recipe.name} cannot run: "
                              f"there is no {error.filename}") from error
        text = path.read_bytes()
        if side == "plain" and (done.returncode or not text):
            said = last_lines(done.stderr.decode(errors="replace"))
            raise Problem(f"the workload \"{title}\" of {self.recipe.name} "
                          + (f"fails without the plugin (exit status {done.returncode})"
                             if done.returncode else "prints nothing") + f":\n{said}")
        return done.returncode, text

    def difference(self, title):
        """None, or a description of the difference between the sides; and the
        size of the output."""
        plain, lowered = (self.printed(title, side) for side in SIDES)
        if plain == lowered:
            return None, len(plain[1])
        at = len(os.path.commonprefix([plain[1], lowered[1]]))
        return tuple(f"exit status {status}, {len(text)} bytes, equal up to byte {at}"
                     for status, text in (plain, lowered)), len(plain[1])

    def seconds(self, title, side):
        """User and system seconds of one run."""
        child = subprocess.Popen(self.words(title, side), stdout=subprocess.DEVNULL,
                                 stderr=subprocess.DEVNULL, **self.process(side))
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode:
            raise Problem(f"the workload \"{title}\" of {self.recipe.name} fails at times, "
                          f"{SIDES[side]}: exit status {child.returncode}")
        return used.ru_utime, used.ru_stime

    def time(self, title, pairs):
        """The gain of the workload, by PAIRS of runs."""
        times = [[self.seconds(title, side) for side in SIDES] for _ in range(pairs)]
        sums = [tuple(map(sum, pair)) for pair in times]
        if not all(map(all, sums)):
            raise Problem(f"the workload \"{title}\" of {self.recipe.name} is too short to "
                          "be timed", "Give it more to do.")
        user = statistics.median(user / (user + system) for (user, system), _ in times)
        return gained(sums, self.share(title, statistics.median(libc for libc, _ in sums),
                                       user))

    def share(self, title, seconds, user):
        """printf's share of the plain side's time SECONDS, of which USER is the
        share in user mode; None if it cannot be determined."""
        if not can_profile():
            return None
        process = {key: value for key, value in self.process("plain").items()
                   if key != "stdin"}
        try:
            return user * share_in_printf(self.words(title, "plain"), seconds,
                                                  **process)
        except TooShort:
            return None

    def timed(self, pairs):
        """(rows of the workloads whose output is equal, {title: difference} of
        the others)."""
        self.prepare()
        rows, different = [], {}
        for title in self.recipe.workloads:
            difference, size = self.difference(title)
            if difference:
                different[title] = difference
                continue
            self.tell(f"timing \"{title}\", {pairs} pairs")
            row = {"title": title, "bytes": size, "pairs": pairs, **self.time(title, pairs)}
            self.tell(f"\"{title}\": {row['speed_up']:.2f} times as fast")
            rows.append(row)
        return rows, different


def kept(path, stamp):
    """The results of builds with this STAMP, if any."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return found if found.get("stamp") == stamp else None
