# SPDX-License-Identifier: GPL-3.0-or-later
"""What the plugin costs, as the scripts of this folder print it."""

import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
COMPILE_TIME = re.compile(r"plain ([\d.]+), with the plugin ([\d.]+), "
                          r"(([-+][\d.]+) % by pairs)")
CODE_SIZE = re.compile(r"(\S+) +(\d+) +(\d+) +([-+][\d.]+ %) +(-?\d+)$")


class NotMeasured(Exception):
    """What a script said last."""


def output_of(script, build):
    """What it prints, and what it says on stderr."""
    done = subprocess.run(["sh", HERE / script, build], capture_output=True,
                          text=True, check=False)
    return done.stdout, done.stderr


def rows_of(script, pattern, build):
    """Matches of PATTERN, a line each.  A line about a ceiling is passed on."""
    out, errors = output_of(script, build)
    for line in out.splitlines():
        if line.startswith("above"):
            print(f"    {script}: {line}", file=sys.stderr)
    rows = [row for row in map(pattern.search, out.splitlines()) if row]
    if not rows:
        said = (errors.strip() or out.strip() or "no output").rpartition("\n")[2]
        raise NotMeasured(f"{script}: {said}")
    return rows


def compile_time(build):
    """Seconds plain and with the plugin, what it costs as text, and in percent."""
    row = rows_of("compile-time.sh", COMPILE_TIME, build)[0]
    return float(row[1]), float(row[2]), row[3], float(row[4])


def code_sizes(build):
    """By program: bytes plain and lowered, growth as text, and the runtime's."""
    return {row[1]: (int(row[2]), int(row[3]), row[4], int(row[5]))
            for row in rows_of("code-size.sh", CODE_SIZE, build)}


def compile_time_rows(build):
    plain, lowered, text, _ = compile_time(build)
    return {"compile time of sqlite3.c": {"without": f"{plain:.2f} s",
                                          "with": f"{lowered:.2f} s", "note": text}}


def code_size_rows(build):
    return {f"code of {name}, bytes": {"without": str(plain), "with": str(lowered),
                                       "note": f"{growth}, the runtime {runtime}"}
            for name, (plain, lowered, growth, runtime) in code_sizes(build).items()}


# The part of the results, what BUILD needs, what is measured then, and what to do
# without.
COSTS = (("compile-time", "compile-time/sqlite3.c", "compile-time.sh, some 8 minutes",
          compile_time_rows, "sh bench/cost/compile-time.sh gets sqlite3.c"),
         ("code-size", "quickstart", "code-size.sh", code_size_rows,
          "sh cmake/quickstart.sh --real builds what it measures"))


def costs_of(build, say):
    """(part, rows by title) of what can be measured."""
    for part, needed, title, rows, advice in COSTS:
        if not (build / needed).exists():
            say(f"==> {title}: left out; {advice}")
            continue
        say(f"==> {title}")
        try:
            yield part, rows(build)
        except NotMeasured as problem:
            say(f"    {problem}")
