#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds a program twice, as it is and with the plugin, and compares the two: outputs
and times.

usage: both-ways.py BUILD ipv4addr | lua

BUILD has the plugin.  Leaves BUILD/quickstart/PROGRAM/plain and qrintf, and the plugin's
remarks.  A difference of one byte, or a failure, is an error."""

import collections
import os
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
CC = os.environ.get("CC") or "gcc"
PRELUDE = """set -eu
flags () { command -v dpkg-buildflags >/dev/null || return 0; dpkg-buildflags --get $1; }
cflags=$(flags CFLAGS) cppflags=$(flags CPPFLAGS) ldflags=$(flags LDFLAGS)
"""
# package   Debian's source package; None: nothing is fetched
# build     lines of shell, run in a copy of the package's source by a shell that stops at
#           the first failure, which knows $cc, $cflags $cppflags $ldflags (Debian's, by
#           dpkg-buildflags), $added (the plugin's flag, nothing in the plain build) and
#           $here (this folder)
# hot       where it spends its time: patterns of remarks, in each of which a call
#           must have been lowered
# race      title, program, argument...: timed, outputs compared
Recipe = collections.namedtuple("Recipe", "package build hot race")
RECIPES = {
    # Ten million IPv4 addresses to text.
    "ipv4addr": Recipe(
        None, '(cd "$here" && $cc -O2 $added ipv4addr.c -o "$OLDPWD/ipv4addr")',
        ["ipv4addr.c"], ["ipv4addr", "ipv4addr"]),
    # Integers to strings, as debian/rules builds it, without libtool and the library.
    "lua": Recipe("lua5.4", r"""
cd src
echo "#define DEB_HOST_MULTIARCH \"$(dpkg-architecture -qDEB_HOST_MULTIARCH)\"" \
  >lua5.4-deb-multiarch.h
rm luac.c
printf '%s\n' *.c | sed 's/c$/o/' | xargs make -f /dev/null -j"$(nproc)" \
  CC="$cc" CPPFLAGS="$cppflags" \
  CFLAGS="-std=gnu99 -DLUA_COMPAT_5_3 -DLUA_USE_LINUX $cflags $added"
$cc $ldflags -Wl,-E ./*.o -lm -ldl -o lua
""", ["lobject.c", "liolib.c"],
                  ["integers.lua", "src/lua", str(HERE / "integers.lua")]),
}


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
        times = subprocess.run(
            ["bash", HERE / "race.sh", "5", self.work, self.work / "plain" / file,
             self.work / "qrintf" / file, *arguments], stdout=subprocess.PIPE, text=True,
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

    def run(self):
        self.build_both()
        self.show_remarks()
        self.race(*self.recipe.race)


def main():
    try:
        Program(pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]).run()
    except (Failure, OSError, subprocess.CalledProcessError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
