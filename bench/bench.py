#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs all benches and makes one table, one JSON and charts of them.

usage: bench.py BUILD [--quick] [--filter=REGEX] [--docs=FOLDER]

BUILD is the build folder; "cmake --build BUILD --target bench" builds what is
run here and runs it.  Leaves in BUILD/bench
  table.txt, table.md      the table that is printed
  thresholds.txt           each threshold and whether it is met
  bench.json               all runs and medians, in Google Benchmark's form
  rows.json                the rows of the table, for charts/draw.py
  bench.svg, bench.png     the rows; scaling.svg, scaling.png the lines; real.svg,
                           real.png the real programs
  NAME.json, NAME.txt      what the bench NAME wrote and printed
and the charts and the table in FOLDER, if one is named.

--quick         fewer repetitions, no lines, costs and real programs
--filter=REGEX  only benchmarks whose names match, as they are in bench.json
                (^d/, stream_csv, u32/mixed), or all of a bench whose name does
                (cases, sinks, strbuf, itoa, lines, scaling, threads); no costs
                and no real programs

Exit status: 1 if calls to a slow sink have become slower than libc's or a real
program fails, 2 if one could not measure or nothing could draw (matplotlib is
Debian's python3-matplotlib).  A bench that was not built is left out, and said so.
Other thresholds that are missed are told; judge.py judges by them."""

import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
# Those of Debian's packages, which qrintf-rebuild --time has measured.
WORKLOADS = HERE.parent / "testsuite" / "dist" / "archive" / "results.json"
sys.path[:0] = [str(HERE / folder) for folder in ("common", "charts", "cost")]

import judge  # noqa: E402
import programs  # noqa: E402
import results  # noqa: E402
import rows  # noqa: E402
import scripts  # noqa: E402
import table as tables  # noqa: E402
from programs import say  # noqa: E402


def chosen(program, arguments):
    """The filter for PROGRAM's benchmarks; None if it is not to be run."""
    if not arguments.filter:
        return None if arguments.quick and program.lines else ""
    if re.search(arguments.filter, program.name):
        return ""
    if program.name == "cases" and not names_a_case(arguments.filter):
        return None
    return arguments.filter


def names_a_case(pattern):
    """Whether PATTERN finds a case or an emitter: the inputs of all would be
    compared first, for nothing."""
    return any(re.search(pattern, f"{name}/{competitor}")
               for name in [*rows.case_titles(), "emit_"]
               for competitor in ("libc", "qrintf", "base", "fmt", "auto"))


def measure(folder, arguments):
    """The JSON by program, and the worst status."""
    measured, worst = {}, 0
    for program in programs.PROGRAMS:
        if not (folder / program.file).exists():
            say(f"==> {program.file} is not built: no rows for {program.title}")
            continue
        pattern = chosen(program, arguments)
        if pattern is None:
            continue
        try:
            data = programs.run(program, folder, pattern, arguments.quick)
        except (programs.Failed, OSError, ValueError) as problem:
            say(f"error: {problem}")
            worst = 2
            continue
        if data:
            measured[program] = data
    return measured, worst


def judged(folder, measured, arguments):
    """Leaves thresholds.txt; 1 if a sink is slower, twice."""
    texts, status = [], 0
    for subject in programs.SUBJECTS:
        found = [data for program, data in measured.items()
                 if program.subject == subject]
        if not found:
            continue
        verdicts = judge.judge(
            subject, results.Results(found),
            lambda doubtful: programs.run_again(measured, folder, doubtful,
                                                arguments.quick))
        lines, _ = judge.report(verdicts, True)
        texts += [f"-- {subject}", *lines]
        say(f"{subject}: {lines[-1]}")
        status = max([status, *(v.missed and v.threshold.again for v in verdicts)])
    (folder / "thresholds.txt").write_text("\n".join(texts) + "\n",
                                           encoding="utf-8")
    return int(status)


def merge(measured):
    """One JSON in Google Benchmark's form."""
    context = {key: value for key, value in
               next(iter(measured.values()))["context"].items()
               if key != "executable"}
    return {"context": context,
            "benchmarks": [{**run, "module": program.name}
                           for program, data in measured.items()
                           for run in data["benchmarks"]]}


def draw(folder, chart, files, name):
    """Names of the charts; none if it cannot draw."""
    done = subprocess.run(
        [sys.executable, HERE / "charts" / "draw.py", chart,
         *(folder / file for file in files), folder / name],
        stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        say("error: draw.py: " + done.stderr.strip().rpartition("\n")[2])
        return []
    return [name + ".svg", name + ".png"]


def write(folder, arguments, measured, costs):
    """The files, but for bench.json; the exit status."""
    table = rows.table_of({program: results.Results([data])
                           for program, data in measured.items()}, folder)
    counts = sorted({run["repetitions"] for data in measured.values()
                     for run in data["benchmarks"]})
    machine = (f"{scripts.machine_of(folder.parent)}; medians of "
               + " to ".join(str(n) for n in counts[:1] + counts[1:][-1:])
               + " repetitions")
    (folder / "rows.json").write_text(
        json.dumps({"machine": machine, "rows": table}, indent=1),
        encoding="utf-8")
    text = tables.aligned(table, costs) + f"{machine}\n"
    (folder / "table.txt").write_text(text, encoding="utf-8")
    (folder / "table.md").write_text(tables.markdown(table, costs, machine),
                                     encoding="utf-8")
    print(text, end="", flush=True)
    names = {program.name for program in measured}
    wanted = [("formats", ["rows.json"], "bench")] if table else []
    if {"scaling", "threads"} <= names and not arguments.filter:
        wanted.append(("scaling", ["scaling.json", "threads.json"], "scaling"))
    charts = [name for each in wanted for name in draw(folder, *each)]
    if arguments.docs:
        for name in charts:
            shutil.copy(folder / name, arguments.docs / name)
        shutil.copy(folder / "table.md", arguments.docs / "bench.md")
    say(f"{folder}: table.txt, table.md, thresholds.txt, bench.json"
        + "".join(", " + name for name in charts))
    return 0 if len(charts) == 2 * len(wanted) else 2


def main():
    parser = argparse.ArgumentParser(
        usage=__doc__.split("usage: ")[1].splitlines()[0],
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("build", type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("--quick", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--filter", default="", help=argparse.SUPPRESS)
    parser.add_argument("--docs", type=pathlib.Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    folder = arguments.build.resolve() / "bench"

    try:
        re.compile(arguments.filter)
    except re.error as e:
        say(f"error: --filter={arguments.filter}: {e}")
        return 2
    measured, status = measure(folder, arguments)
    if not measured:
        say("error: nothing was measured: no bench is built, or no benchmark has a "
            f"name that matches '{arguments.filter}'")
        return 2
    (folder / "bench.json").write_text(json.dumps(merge(measured), indent=1),
                                       encoding="utf-8")
    status = max(status, judged(folder, measured, arguments))
    all_of_it = not arguments.quick and not arguments.filter
    costs = (scripts.costs_of(arguments.build.resolve(), say) if all_of_it
             else [])
    status = max(status, write(folder, arguments, measured, costs))
    if all_of_it:
        say("==> real programs")
        real = subprocess.run([sys.executable, HERE / "real" / "programs.py",
                               arguments.build], check=False).returncode
        # 2: there is none to measure, which it has said.
        status = max(status, real if real == 1 else 0)
        charts = ([] if real == 2 else
                  draw(folder, "real", ["real-programs.json", WORKLOADS], "real"))
        for name in charts if arguments.docs else []:
            shutil.copy(folder / name, arguments.docs / name)
    return status


if __name__ == "__main__":
    sys.exit(main())
