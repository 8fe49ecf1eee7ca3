# SPDX-License-Identifier: GPL-3.0-or-later
"""One side of a rebuild: a build of a package without or with the plugin, and
its observations.

Both sides are built in a folder of the same path, one after the other, so that
no folder's name differs.  The observations are {kind: {item: value}}, of the
kinds of comparison.py, and figures that are not compared.  They are kept in a
file, so that a build is repeated only if its inputs change.  The verdicts of
tests are read anew each time from the tests' output, and the reports are
summed.
"""

import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
from collections import Counter

from . import calls, compiler, contents, running, verdicts
from .running import Problem

PATH = "/usr/sbin:/usr/bin:/sbin:/bin"
WARNING = re.compile(r"^(\S+?):(\d+):(?:\d+:)? warning: (.*)$", re.M)
# To be incremented when the observations change.
OBSERVED = 1
SIDES = {"plain": "without the plugin", "qrintf": "with the plugin"}


class Builder:
    """Builds both sides of the package of RECIPE, whose unpacked SOURCE has
    been fetched, in the folder WORK."""

    def __init__(self, recipe, source, work, plugin, options, tell):
        self.recipe, self.source, self.plugin, self.tell = recipe, source, plugin, tell
        self.work, self.options = pathlib.Path(work), options
        self.tree = self.work / "build" / source.name
        self.prefix = running.without_rights(options.user)
        self.via = recipe.via or "flags"

    def environment(self, side):
        """The complete environment of the package, and the added flags."""
        home = self.work / "home"
        options = " ".join(["noautodbgsym", self.recipe.options]).strip()
        seen = {"PATH": PATH, "HOME": str(home), "LC_ALL": "C.UTF-8", "TZ": "UTC",
                "TERM": "dumb", "DEB_BUILD_OPTIONS": options, "LOGNAME": "builder",
                "SHELL": "/bin/sh"}
        if self.recipe.profiles:
            seen["DEB_BUILD_PROFILES"] = self.recipe.profiles
        if side == "plain":
            return seen, []
        compile_flags = self.plugin.compile_flags(self.work / "report")
        link_flags = self.plugin.link_flags(self.work)
        if self.via == "wrapper":
            wrappers = self.work / "wrappers"
            compiler.write_wrappers(wrappers, compile_flags + link_flags, PATH)
            seen["PATH"] = f"{wrappers}:{PATH}"
        else:
            seen.update(compiler.as_environment(compile_flags, link_flags))
        return {**seen, **self.plugin.search()}, compile_flags + link_flags

    def clear(self):
        """Makes a new copy of the source, owned by the user that builds."""
        for name in ("build", "report", "home"):
            shutil.rmtree(self.work / name, ignore_errors=True)
            os.makedirs(self.work / name)
        subprocess.run(["cp", "-a", self.source, self.tree], check=True)
        if self.prefix:
            subprocess.run(["chown", "-R", f"{self.options.user}:",
                            *(self.work / name for name in ("build", "report", "home"))],
                           check=True)

    def prepare(self, side):
        self.clear()
        if side == "qrintf" and self.plugin.search():
            # No package has the library here: dpkg-shlibdeps gets the name of
            # its package.
            with open(self.tree / "debian" / "shlibs.local", "a", encoding="utf-8") as file:
                file.write("libqrintf_rt 1 libqrintf-rt1\n")

    def run(self, side, command, environment, log):
        library = self.plugin.as_installed(self.work) if side == "qrintf" else []
        return running.run([*library, *self.prefix, *command], self.tree, environment, log,
                           self.recipe.limit)

    def stamp(self, side):
        """A value that changes with all inputs of SIDE's observations but the
        source."""
        recipe = self.recipe
        digest = hashlib.sha256(repr((OBSERVED, side, recipe.options, recipe.profiles,
                                      recipe.test, self.options.lintian)).encode())
        digest.update(subprocess.run(
            ["dpkg-query", "-W", "gcc-*", "g++-*", "libc6-dev", "binutils"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False).stdout)
        if side == "qrintf":
            digest.update(repr((self.via, self.plugin.file, self.plugin.runtime)).encode())
            for file in self.plugin.files():
                digest.update(file.read_bytes())
        return digest.hexdigest()

    def folder_of(self, side, number):
        """The folder of the NUMBERth build of SIDE, which is kept."""
        return self.work / f"{self.plugin.runtime if side == 'qrintf' else side}-{number}"

    def observed(self, side, number):
        """The observations of the NUMBERth build of SIDE."""
        out, stamp = self.folder_of(side, number), self.stamp(side)
        try:
            seen = json.loads((out / "observed.json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            seen = {}
        gone = self.recipe.workloads and not list(out.glob("*.deb"))
        if seen.get("stamp") != stamp or gone:
            self.tell(f"building {SIDES[side]}{', again' if number > 1 else ''}")
            shutil.rmtree(out, ignore_errors=True)
            os.makedirs(out)
            seen = {"stamp": stamp, "commit": compiler.commit(), **self.build(side, out)}
            (out / "observed.json").write_text(json.dumps(seen, indent=1), encoding="utf-8")
        log = "build.log" if self.recipe.whole else "tests.log"
        text = (out / log).read_text(encoding="utf-8", errors="replace")
        seen["tests"] = verdicts.of_run(text, seen["result files"], self.recipe,
                                        seen["status of tests"])
        seen["calls"] = calls.summed(out / "report")
        # Without a verdict, the tests' output is all that can be compared.
        alone = list(seen["tests"]) == ["exit status"]
        seen["output"] = verdicts.output_of(text) if alone and running.only_tests(text) else {}
        return seen

    def build(self, side, out):
        """Builds and tests SIDE; returns the observations."""
        self.prepare(side)
        environment, flags = self.environment(side)
        run = self.run(side, ["dpkg-buildpackage", "-b", "-uc", "-us",
                              f"-J{self.options.parallel}"], environment, out / "build.log")
        if run.status and side == "plain":
            raise Problem(f"{self.recipe.name} does not build {SIDES[side]} (exit status "
                          f"{run.status})", f"See {out / 'build.log'}")
        tested, test_cpu = run, run.test_cpu
        if self.recipe.test and not run.status:
            tested = self.run(side, ["sh", "-c", self.recipe.test], environment,
                              out / "test.log")
            test_cpu = tested.build_cpu
        (out / "tests.log").write_text(tested.tests, encoding="utf-8")
        shutil.copytree(self.work / "report", out / "report")
        seen = {"build": {"dpkg-buildpackage": f"exit status {run.status}"},
                "result files": verdicts.of_files(self.tree),
                "status of tests": tested.status,
                "cpu": {"build": run.build_cpu, "test": test_cpu},
                "flagged": compiler.flagged(run.text), "text": {}}
        if not run.status:
            seen.update(self.held(side, out, flags), warnings=warnings_of(run.text))
        return seen

    def held(self, side, out, flags):
        """The contents of the built packages."""
        packages = sorted((self.work / "build").glob("*.deb"))
        ours = "libqrintf-rt1" if side == "qrintf" and self.plugin.search() else ""
        held = contents.Contents(packages, contents.Normaliser(flags), ours)
        for package in packages:
            shutil.move(package, out)
        return {"files": held.files, "contents": held.contents, "symbols": held.symbols,
                "needed": held.needed, "depends": held.depends, "text": held.text,
                "lintian": lintian_tags(out) if self.options.lintian else {}}


def warnings_of(text):
    """{warning: number}, without its column, which may differ for a diagnostic
    of a lowered statement."""
    return dict(Counter(f"{file}:{line}: {what}" for file, line, what
                        in WARNING.findall(text) if not compiler.TRIAL.search(file)))


def lintian_tags(folder):
    """{package and tag: number}."""
    packages = sorted(folder.glob("*.deb"))
    if not packages:
        return {}
    done = subprocess.run(["lintian", "--no-cfg", "--allow-root", "--fail-on", "none",
                           "--tag-display-limit", "0", *packages], capture_output=True,
                          text=True, stdin=subprocess.DEVNULL, check=False)
    found = re.findall(r"^([EW]): (\S+): (\S+)", done.stdout, re.M)
    return dict(Counter(f"{level}: {package} {tag}" for level, package, tag in found))
