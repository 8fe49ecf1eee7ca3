# SPDX-License-Identifier: GPL-3.0-or-later
"""The rebuild of one package: both sides, repeated if they differ, and the
result."""

import contextlib
import fcntl
import hashlib
import json
import pathlib
import shutil
import subprocess
import tarfile

from . import calls, comparison, source, verdicts, workloads
from .running import Problem
from .side import SIDES, Builder


class Rebuild:
    """TELL is called with each step of the progress."""

    def __init__(self, recipe, plugin, options, tell):
        self.recipe, self.plugin, self.options = recipe, plugin, options
        self.folder = pathlib.Path(options.work, recipe.name)
        self.tell = tell

    def result(self):
        self.folder.mkdir(parents=True, exist_ok=True)
        result = {"package": self.recipe.name, "kind": self.recipe.kind,
                  "runtime": self.plugin.runtime, "why": self.recipe.why}
        try:
            with self.alone():
                result.update(self.made())
        except Problem as problem:
            result.update(status="failed", problem="\n".join(problem.args))
        except (OSError, ValueError, KeyError, subprocess.CalledProcessError,
                tarfile.TarError) as error:
            result.update(status="failed", problem=f"{type(error).__name__}: {error}")
        self.tell(said(result))
        return result

    @contextlib.contextmanager
    def alone(self):
        """Ensures that no other qrintf-rebuild works in this folder at the same
        time."""
        with open(self.folder / "lock", "w", encoding="ascii") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                self.tell("waiting for another qrintf-rebuild in this folder")
                fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def made(self):
        self.tell("fetching")
        tree = source.fetched(self.recipe.name, self.folder / "source")
        source.need_dependencies(self.recipe.name, tree, self.options.install,
                                 self.recipe.profiles)
        builder = Builder(self.recipe, tree, self.folder, self.plugin, self.options,
                          self.tell)
        runs = self.both(builder, 1)
        if builder.via == "flags" and ignores_flags(runs["qrintf"]):
            self.tell("Debian's flags are ignored: once more with wrappers")
            builder.via = "wrapper"
            runs = self.both(builder, 1)
        if not runs["qrintf"]["calls"] and runs["plain"]["build"] == runs["qrintf"]["build"]:
            raise Problem(f"no compilation of {self.recipe.name} has run the plugin",
                          "Its rules may prefer another compiler that is installed: see "
                          f"{builder.folder_of('qrintf', 1) / 'build.log'}")
        runs = {side: [made] for side, made in runs.items()}
        if comparison.judge(runs["plain"], runs["qrintf"], self.recipe.known)[0]:
            for side, made in self.both(builder, 2).items():
                runs[side].append(made)
        result = self.with_workloads(self.summary(runs, builder.via), builder)
        if not self.options.keep:
            self.clean(result["status"])
        return {"version": source.version_of(tree), **result}

    @staticmethod
    def both(builder, number):
        return {side: builder.observed(side, number) for side in SIDES}

    def summary(self, runs, via):
        real, unstable, known = comparison.judge(runs["plain"], runs["qrintf"],
                                                 self.recipe.known)
        plain, lowered = runs["plain"][0], runs["qrintf"][0]
        there = plain["text"].keys() & lowered["text"].keys()
        return {
            "status": "different" if real else "explained" if known else "equal",
            "commit": lowered.get("commit", ""), "via": via,
            "known": comparison.shortened(known),
            "differences": comparison.shortened(real),
            "unstable": comparison.shortened(unstable),
            "tests": {side: verdicts.sums(made[0]["tests"]) for side, made in runs.items()},
            "calls": lowered["calls"], "flagged": lowered["flagged"],
            "programs": len(there),
            "text": [sum(one["text"][name] for name in there) for one in (plain, lowered)],
            "cpu": {phase: [round(one["cpu"][phase], 2) for one in (plain, lowered)]
                    for phase in ("build", "test")},
        }

    def with_workloads(self, result, builder):
        """RESULT with times, which are measured if requested, or taken from an
        earlier measurement of the same builds."""
        stamp = hashlib.sha256(repr((
            workloads.TIMED, self.recipe.input, self.recipe.workloads,
            *map(builder.stamp, SIDES))).encode()).hexdigest()
        file = self.folder / f"times-{self.plugin.runtime}.json"
        found = workloads.kept(file, stamp)
        if self.options.time and self.recipe.workloads:
            rows, different = workloads.Workloads(
                self.recipe, {side: builder.folder_of(side, 1) for side in SIDES},
                self.folder / "workloads", self.plugin, self.options,
                self.tell).timed(self.options.pairs)
            found = {"stamp": stamp, "rows": rows, "different": different}
            file.write_text(json.dumps(found, indent=1), encoding="utf-8")
        if found and found["different"]:
            result["differences"]["workloads"] = found["different"]
            result["status"] = "different"
        return {**result, "workloads": found["rows"] if found else []}

    def clean(self, status):
        """Deletes everything but logs, packages that differ, and packages that
        can be timed."""
        for name in ("build", "report", "home", "wrappers"):
            shutil.rmtree(self.folder / name, ignore_errors=True)
        if status == "equal" and not self.recipe.workloads:
            for package in self.folder.glob("*-[12]/*.deb"):
                package.unlink()


def ignores_flags(lowered):
    """Whether most compilations ran without the plugin."""
    with_plugin, all_of_them = lowered["flagged"]
    return 2 * with_plugin < all_of_them or not lowered["calls"]


def said(result):
    """A line for readers."""
    if result["status"] == "failed":
        return f"not rebuilt: {result['problem']}"
    tests, text, build = result["tests"]["qrintf"], result["text"], result["cpu"]["build"]
    line = (f"{result['status']}: {tests['pass']} tests pass, {tests['fail']} fail, text "
            f"{change(text)}, build time {change(build)}")
    if result["calls"]:
        line += f", {calls.share(result['calls']):.1f} % of calls lowered"
    for row in result["workloads"]:
        line += f"\n  {row['title']}: {row['speed_up']:.2f} times as fast"
    for kind, items in result["differences"].items():
        line += f"\n  {comparison.KINDS[kind]}: {len(items)} differ, such as {next(iter(items))}"
    return line


def change(pair):
    return f"{100 * (pair[1] / pair[0] - 1):+.1f} %" if pair[0] else "-"
