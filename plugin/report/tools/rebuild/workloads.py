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
"""

import json
import os
import pathlib
import shlex
import shutil
import statistics
import string
import subprocess

from . import profile, running
from .problem import Problem
from .side import PATH, SIDES
from .source import last_lines

# To be incremented when the way of measuring changes.
TIMED = 1
FOLDERS = ("usr/bin", "usr/sbin", "bin", "sbin", "usr/games")


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
        return profile.gained(sums, self.share(title, statistics.median(libc for libc, _ in sums),
                                       user))

    def share(self, title, seconds, user):
        """printf's share of the plain side's time SECONDS, of which USER is the
        share in user mode; None if it cannot be determined."""
        if not profile.can_profile():
            return None
        process = {key: value for key, value in self.process("plain").items()
                   if key != "stdin"}
        try:
            return user * profile.share_in_printf(self.words(title, "plain"), seconds,
                                                  **process)
        except profile.TooShort:
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
