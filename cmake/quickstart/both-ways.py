#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds programs of recipes.py twice, as they are and with the plugin, and
compares the two: outputs and times.

usage: both-ways.py BUILD [--races=N] PROGRAM...

BUILD has the plugin.  Leaves BUILD/quickstart/PROGRAM/plain and qrintf, and the plugin's
remarks.  --races=1 runs the first race of each program alone.  A difference of one byte,
or a failure, is an error."""

import argparse
import collections
import os
import pathlib
import re
import shutil
import subprocess
import sys

from recipes import RECIPES

HERE = pathlib.Path(__file__).resolve().parent
CC = os.environ.get("CC") or "gcc"
PRELUDE = """set -eu
flags () { command -v dpkg-buildflags >/dev/null || return 0; dpkg-buildflags --get $1; }
cflags=$(flags CFLAGS) cppflags=$(flags CPPFLAGS) ldflags=$(flags LDFLAGS)
"""


class Failure(Exception):
    pass


class Program:
    def __init__(self, build, name):
        self.name, self.build, self.recipe = name, build, RECIPES[name]
        self.work = build / "quickstart" / name
        self.work.mkdir(parents=True, exist_ok=True)

    def environment(self, added=""):
        # Each compiler's remarks in one piece, beside those of others.
        return {**os.environ, "MAKEFLAGS": "--output-sync=target", "cc": CC,
                "added": added, "here": str(HERE)}

    def shell(self, lines, folder, log, added=""):
        """Runs LINES; where they fail, shows the end of LOG without remarks."""
        with open(log, "wb") as file:
            done = subprocess.run(["sh", "-c", PRELUDE + lines], cwd=folder, stdout=file,
                                  env=self.environment(added), stderr=subprocess.STDOUT,
                                  stdin=subprocess.DEVNULL, check=False)
        if done.returncode:
            text = [line for line in log.read_text(errors="replace").splitlines()
                    if not re.search(": (optimized|missed|note): ", line)]
            print(*text[-20:], sep="\n", file=sys.stderr)
            raise Failure(f"{self.name}: failed, see {log}")

    def words(self, arguments):
        return [word.replace("$here", str(HERE)) for word in arguments]

    def build_both(self):
        source = None
        if self.recipe.package:
            source = subprocess.run(
                ["sh", HERE.parent / "fetch-source.sh", self.recipe.package,
                 self.build / "debian"], check=True, stdout=subprocess.PIPE, text=True,
                stdin=subprocess.DEVNULL).stdout.strip()
            print(f"building {self.recipe.package} without and with the plugin",
                  flush=True)
        plugin = f"-fplugin={self.build}/plugin/libqrintf.so -fopt-info-all"
        for kind, added in ("plain", ""), ("qrintf", plugin):
            folder = self.work / kind
            shutil.rmtree(folder, ignore_errors=True)
            if source:
                shutil.copytree(source, folder, symlinks=True)
            else:
                folder.mkdir()
            self.shell(self.recipe.build, folder, self.work / f"{kind}.log", added)

    def show_remarks(self):
        log = (self.work / "qrintf.log").read_text(errors="replace")
        remarks = sorted({line.rsplit("/", 1)[-1] if "/" in line.split(":")[0] else line
                          for line in log.splitlines() if " qrintf: " in line})
        (self.work / "remarks").write_text("\n".join(remarks) + "\n")
        lowered = [line for line in remarks if " optimized: " in line]
        print(f"calls lowered: {len(lowered)}, those of {', '.join(self.recipe.hot)}:")
        for pattern in self.recipe.hot:
            hot = [line for line in lowered if re.match(pattern, line)]
            if not hot:
                raise Failure(f"{self.name}: the plugin lowered nothing in {pattern}")
            print(*("  " + line for line in hot), sep="\n")
        kept = collections.Counter(match[1] for match in (
            re.search(r" qrintf: \S+ kept: (.*)", line) for line in remarks) if match)
        print(f"kept: {sum(kept.values())} calls", *(
            f"{count} ({reason})" for reason, count in kept.most_common()), sep=", ")

    def race(self, title, file, *arguments):
        words = self.words(arguments)
        times = subprocess.run(
            ["bash", HERE / "race.sh", "5", self.work, self.work / "plain" / file,
             self.work / "qrintf" / file, *words], stdout=subprocess.PIPE, text=True,
            stdin=subprocess.DEVNULL, check=False)
        if times.returncode:
            raise Failure(f"{self.name}: {title}")
        libc, qrintf, ratio = times.stdout.split()
        size = (self.work / "plain.out").stat().st_size
        print(f"{title} printed the same {size} bytes from both\n"
              f"median CPU time of 5 runs: libc {libc} s, qrintf {qrintf} s: "
              f"{ratio} times as fast", flush=True)
        if size < 500:
            print(*("  " + line for line in
                    (self.work / "plain.out").read_text().splitlines()), sep="\n")

    def run(self, races):
        self.build_both()
        self.show_remarks()
        for words in self.recipe.races[:races]:
            self.race(*words)


def main():
    parser = argparse.ArgumentParser(
        usage=__doc__.split("usage: ")[1].splitlines()[0], description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("build", type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("--races", type=int, help=argparse.SUPPRESS)
    parser.add_argument("programs", nargs="+", choices=RECIPES, metavar="PROGRAM",
                        help=", ".join(RECIPES))
    arguments = parser.parse_args()
    try:
        for name in arguments.programs:
            if len(arguments.programs) > 1:
                print(f"==> {name}")
            Program(arguments.build.resolve(), name).run(arguments.races)
    except (Failure, OSError, subprocess.CalledProcessError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
