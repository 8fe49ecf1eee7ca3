# SPDX-License-Identifier: GPL-3.0-or-later
"""bench/results/CPU.json: what was measured on a machine, from which all tables
of the documents and the picture are made.

    {"cpu": …,
     "parts": {PART: {"stamp": {"commit": …, "date": …, "compiler": …, "libc": …,
                                "repetitions": …}, "rows": {ROW: {WAY: FIGURE}}}}}

A part is what one program measured, with the commit that it was built of; figures are
nanoseconds a call, of the rows in "rates" GB/s, of the way "bytes" those of the function
without and with the plugin."""

import datetime
import json
import os
import pathlib
import re
import subprocess

FOLDER = pathlib.Path(__file__).resolve().parents[1] / "results"
TOP = FOLDER.parents[1]


class Missing(Exception):
    """What is not in the file, and how to get it."""


def rounded(value):
    """Floats to four digits: times repeat to three."""
    if isinstance(value, dict):
        return {key: rounded(each) for key, each in value.items()}
    return float(f"{value:.4g}") if isinstance(value, float) else value


def json_text(data):
    """DATA with each object that has no other on a line, so that a change of it reads as
    what changed."""
    return re.sub(r"\{[^{}]*\}", lambda found: " ".join(found[0].split()),
                  json.dumps(data, indent=1, ensure_ascii=False)) + "\n"


class Record:
    def __init__(self, path):
        self.path = path
        self.data = {"cpu": cpu_name(), "parts": {}}
        if path.exists():
            self.data = json.loads(path.read_text(encoding="utf-8"))

    def has(self, part):
        return part in self.data["parts"]

    def part(self, part):
        if not self.has(part):
            raise Missing(f"{self.path} has no part '{part}'; measure it: "
                          "python3 bench/bench.py build --all")
        return self.data["parts"][part]

    def rows(self, part, unit="rows"):
        return self.part(part).get(unit, {})

    def set(self, part, stamp, **units):
        self.data["parts"][part] = rounded({"stamp": stamp, **units})

    def stamp(self, part):
        """Of which machine and commit PART is, as a sentence."""
        found = self.part(part)["stamp"]
        medians = (f", medians of {found['repetitions']} repetitions"
                   if found.get("repetitions") else "")
        tools = ", ".join(found[key] for key in ("compiler", "libc") if key in found)
        machine = ", ".join(filter(None, (self.data["cpu"], tools)))
        return f"{machine}{medians}; commit {found['commit']}, {found['date']}."

    def save(self):
        self.path.parent.mkdir(exist_ok=True)
        self.path.write_text(json_text(self.data), encoding="utf-8")


def cpu_name():
    try:
        text = pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8")
        found = re.search(r"^model name\s*: (.*)$", text, re.MULTILINE)
    except OSError:
        found = None
    return found[1].strip() if found else "unknown CPU"


def git(*arguments):
    done = subprocess.run(["git", "-C", TOP, *arguments], capture_output=True, text=True,
                          check=False)
    return done.stdout.strip()


def commit_now():
    """The commit, with a mark where more than what is made of results is changed."""
    changed = git("status", "--porcelain", "--untracked-files=no", "--", ".",
                  ":!bench/results", ":!docs", ":!README.md")
    return (git("rev-parse", "--short=12", "HEAD") or "unknown") + ("-dirty" if changed
                                                                   else "")


def stamp_of(build, repetitions):
    """Of what is measured now in BUILD."""
    cache = (build / "CMakeCache.txt").read_text(encoding="utf-8")
    compiler = re.search(r"^CMAKE_C_COMPILER:\w+=(.*)$", cache, re.MULTILINE)[1]
    version = subprocess.run([compiler, "-dumpfullversion"], capture_output=True,
                             text=True, check=False).stdout.strip()
    result = {"commit": commit_now(),
              "date": datetime.date.today().isoformat(), "compiler": f"GCC {version}",
              "libc": os.confstr("CS_GNU_LIBC_VERSION")}
    return {**result, **({"repetitions": repetitions} if repetitions else {})}


def path_for():
    """The file of this machine."""
    name = re.sub(r"[^a-z0-9]+", "-", cpu_name().lower()).strip("-")
    return FOLDER / f"{name}.json"


def latest():
    """The record that the documents are made of: the one measured last."""
    def date(record):
        return max(part["stamp"]["date"] for part in record.data["parts"].values())
    records = [Record(path) for path in sorted(FOLDER.glob("*.json"))]
    if not records:
        raise Missing(f"{FOLDER} has no file; measure: python3 bench/bench.py build --all")
    return max(records, key=date)
