#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Test suites of programs of Debian have the same verdicts by qrintf-run as with the C
library.

    suites_test.py --run QRINTF_RUN PACKAGE...

The package is built by Debian's rules, as qrintf-rebuild does it, once.  Its suite runs in
a copy of the built tree, by a user without rights, without qrintf-run and by it; where a
verdict differs, both once more, and what varies on one side alone is no difference.
Sources, built trees, verdicts and logs stay in QRINTF_SUITES, by default
/var/tmp/qrintf-suites-UID; begun again, it goes on from there, and a suite that has run is
run again where the library has changed.

Exit status: 0 the same verdicts, 1 others, 77 a source or a build dependency cannot be
had here.
"""

import argparse
import dataclasses
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.request

TREE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TREE / "plugin" / "report" / "tools"))
# pylint: disable=wrong-import-position
from rebuild import comparison, recipes, running, side, source, verdicts  # noqa: E402
from rebuild.running import Problem, say  # noqa: E402

USER = "nobody"
SKIPPED = 77
LIBRARY = "libqrintf_printf.so.1"


@dataclasses.dataclass(frozen=True)
class Suite:
    """Shell commands in the unpacked source.  PROBE prints by the program that is tested,
    and shows that qrintf's printf is what it calls; VERDICTS are those of qrintf-rebuild's
    recipes."""
    test: str
    probe: str
    verdicts: tuple = ()
    build: str = "debian/rules build"
    archive: str = ""      # of a suite that Debian's source does not have; unpacked there


SUITES = {
    "mawk": Suite("make mawk_test fpe_test", "./mawk 'BEGIN { print .5; print .25 }'",
                  (r"^(?P<name>.*\S) (?P<pass>OK)$",)),
    "gawk": Suite("make check", "./gawk 'BEGIN { print .5; print .25 }'",
                  (r"^(?P<name>(?P<pass>[a-z][\w-]*))$",
                   r"^=+ _?(?P<name>(?P<fail>\S+)) =+$")),
    "coreutils": Suite("make check", "src/seq 0 .25 1",
                       build="debian/rules build && make check TESTS="),
    "lua5.4": Suite("cd lua-*-tests && ../src/lua5.4 -e '_U = true' all.lua",
                    "src/lua5.4 -e 'print (.5, .25)'",
                    (r"^\*+ FILE '(?P<name>(?P<pass>[\w.]+))'\*+$",
                     r"^(?P<name>(?P<pass>final OK)) !!!"),
                    archive="https://www.lua.org/tests/lua-5.4.4-tests.tar.gz"),
    "perl": Suite("cd build-static/t && ./perl harness",
                  "build-static/perl -e 'printf \"%g %g\", .5, .25'",
                  (r"^(?P<name>\S+\.t) +\((?P<fail>Wstat: .*)\)$",),
                  build="debian/rules perl-build-static-stamp"
                        " && make -C build-static test_prep"),
}


class Package:
    def __init__(self, name, run, work):
        self.name, self.suite, self.run_by = name, SUITES[name], run
        self.work = pathlib.Path(work, name)
        self.tree, self.built = self.work / "build" / name, self.work / "built"
        self.recipe = recipes.Recipe(name, verdicts=self.suite.verdicts)

    def tell(self, text):
        say(f"{self.name}: {text}")

    def execute(self, command, name):
        """COMMAND in the tree, by a user without rights, with its output in NAME.log."""
        log = self.work / f"{name}.log"
        environment = {"PATH": side.PATH, "HOME": str(self.work / "home"), "TERM": "dumb",
                       "LC_ALL": "C.UTF-8", "TZ": "UTC", "LOGNAME": "builder",
                       "SHELL": "/bin/sh", "DEB_BUILD_OPTIONS": "nocheck",
                       "MAKEFLAGS": f"-j{os.cpu_count()}",
                       "TEST_JOBS": str(os.cpu_count())}
        return running.run([*running.without_rights(USER), *command], self.tree, environment,
                           log, self.recipe.limit)

    def lay(self, origin):
        """A new copy of the folder ORIGIN, which the user owns."""
        for folder in (self.tree.parent, self.work / "home"):
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
        subprocess.run(["cp", "-a", origin, self.tree], check=True)
        if not os.geteuid():
            subprocess.run(["chown", "-R", f"{USER}:", self.tree, self.work / "home"],
                           check=True)

    def unpack_suite(self):
        """Into the tree, from the address or from what lies in the work folder."""
        file = self.work.parent / self.suite.archive.rpartition("/")[2]
        try:
            if not file.exists():
                with urllib.request.urlopen(self.suite.archive, timeout=30) as answer:
                    file.write_bytes(answer.read())
        except OSError as error:
            raise Problem(f"no suite of {self.name}: {self.suite.archive}: {error}",
                          f"Connect, or put the file into {file.parent}") from error
        subprocess.run(["tar", "-xf", file, "-C", self.tree], check=True)

    def build(self):
        if self.built.exists():
            self.tell("was built before")
            return
        self.tell("fetching")
        origin = source.fetched(self.name, self.work / "source")
        source.need_dependencies(self.name, origin, install=True)
        self.lay(origin)
        if self.suite.archive:
            self.unpack_suite()
        self.tell(f"building; logs are in {self.work}")
        done = self.execute(["sh", "-ec", self.suite.build], "build")
        if done.status:
            sys.exit(f"error: {self.name} does not build (exit status {done.status}); see "
                     f"{self.work}/build.log")
        self.tree.rename(self.built)

    def check_probe(self):
        done = self.execute([self.run_by, "--report", "sh", "-ec", self.suite.probe], "probe")
        if not re.search(r"\b[1-9]\d* calls printed, ", done.text):
            sys.exit(f"error: qrintf's printf prints nothing of {self.name}:\n{done.text}")

    def stamp(self, way):
        """Changes with what the verdicts depend on."""
        digest = hashlib.sha256(repr((self.suite, source.version_of(self.built))).encode())
        if way:
            digest.update(pathlib.Path(self.run_by).with_name(LIBRARY).read_bytes())
        return digest.hexdigest()

    def verdicts_of(self, way, number):
        """Of the suite's NUMBERth run, with the words WAY before it."""
        name, stamp = f"{'qrintf' if way else 'plain'}-{number}", self.stamp(way)
        kept = self.work / f"{name}.json"
        if kept.exists():
            found = json.loads(kept.read_text(encoding="ascii"))
            if found["stamp"] == stamp:
                return found
        self.lay(self.built)
        if way and number == 1:
            self.check_probe()
        self.tell(f"testing {'by qrintf-run' if way else 'with the C library'}"
                  f"{', again' if number > 1 else ''}: {self.work}/{name}.log")
        done = self.execute([*way, "sh", "-c", self.suite.test], name)
        found = {"stamp": stamp, "tests": verdicts.of_run(
            done.text, verdicts.of_files(self.tree), self.recipe, done.status)}
        kept.write_text(json.dumps(found, indent=1), encoding="ascii")
        return found

    def compare(self):
        """The verdicts that differ, and how many there are."""
        self.build()
        ways = {"plain": [], "qrintf": [self.run_by]}
        runs = {name: [self.verdicts_of(way, 1)] for name, way in ways.items()}
        if runs["plain"][0]["tests"] != runs["qrintf"][0]["tests"]:
            for name, way in ways.items():
                runs[name].append(self.verdicts_of(way, 2))
        real, unstable, _ = comparison.judge(runs["plain"], runs["qrintf"])
        for word, kinds in (("unstable", unstable), ("different", real)):
            for item, (plain, other) in kinds.get("tests", {}).items():
                self.tell(f"{word}: {item}: {plain} with the C library, {other} by qrintf-run")
        sums = [verdicts.sums(made[0]["tests"]) for made in runs.values()]
        if sum(sums[0].values()) < 2:
            sys.exit(f"error: the suite of {self.name} has no verdicts; see {self.work}")
        shutil.rmtree(self.tree, ignore_errors=True)
        differ = len(real.get("tests", {}))
        self.tell(" and ".join(", ".join(f"{n} {kind}" for kind, n in one.items())
                               for one in sums) + f": {differ} verdicts differ")
        return differ


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].strip(),
                                     description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--run", required=True, metavar="QRINTF_RUN",
                        help="the program, with its library beside it")
    parser.add_argument("packages", nargs="+", choices=list(SUITES), metavar="PACKAGE",
                        help=", ".join(SUITES))
    arguments = parser.parse_args()
    work = os.environ.get("QRINTF_SUITES", f"/var/tmp/qrintf-suites-{os.getuid()}")
    status, run = 0, str(pathlib.Path(arguments.run).resolve())
    for name in arguments.packages:
        try:
            status = bool(Package(name, run, work).compare()) or status
        except Problem as problem:
            say("\n  ".join(["SKIPPED: " + problem.args[0], *problem.args[1:]]))
            status = status or SKIPPED
    return int(status)


if __name__ == "__main__":
    sys.exit(main())
