#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures, prints one table, and makes the tables and the picture of the documents.

usage: bench.py BUILD [--quick] [--filter=REGEX]
       bench.py BUILD --all [--quick]
       bench.py --docs [--check]

BUILD is the build folder; "cmake --build BUILD --target bench" builds what is run here
and runs it.  Leaves in BUILD/bench
  table.txt                the table that is printed
  bench.json               all runs, in Google Benchmark's form: its compare.py compares
                           two of them
  qrintf_NAME_bench.json, .txt   what each program wrote and printed

--quick         three repetitions
--filter=REGEX  only benchmarks whose names match, as they are in bench.json
                (^d/, stream_csv, u32/mixed), or all of a bench whose name does
                (cases, print, strbuf, itoa, lines)
--all           everything: the benches and what the plugin costs; records it in
                bench/results/CPU.json, part by part, with the commit, the CPU, the
                compiler and the date.  What is not built is left out and said so, and
                what the file has of it stays
--docs          writes the tables of README.md and docs/, and docs/real.svg, from the file of
                bench/results that was measured last, bench/cost/weight.json, and what
                qrintf-rebuild timed
--check         with --docs: writes nothing, and fails if one of them is another

Exit status: 1 if --check finds something, 2 if one could not measure."""

import argparse
import json
import pathlib
import re
import sys

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
TOP = HERE.parent
sys.path[:0] = [str(HERE / folder) for folder in ("common", "documents", "cost")]

import compiling  # noqa: E402
import programs  # noqa: E402
import record as records  # noqa: E402
import rows  # noqa: E402
import tables  # noqa: E402
import write  # noqa: E402


class Session:
    """One run: what it measures, into what record."""

    def __init__(self, arguments, record):
        self.arguments, self.record = arguments, record
        self.build = arguments.build.resolve()
        self.folder = self.build / "bench"
        self.measured, self.context, self.status = [], {}, 0

    def keep(self, part, repetitions, **units):
        self.record.set(part, records.stamp_of(self.build, repetitions), **units)
        if self.arguments.all:
            self.record.save()

    def bench(self, name, title, files):
        runs, filter_ = [], self.arguments.filter
        for file in files:
            if not (self.folder / file).exists():
                programs.say(f"==> left out, as {file} is not built: {title}")
                continue
            programs.say(f"==> {file}: {title}")
            try:
                # The filter may be for a part's name.
                data = programs.run(file, self.folder,
                                    "" if re.search(filter_, name) else filter_,
                                    self.arguments.quick)
            except (RuntimeError, OSError, ValueError) as problem:
                programs.say(f"error: {problem}")
                self.status = 2
                return
            if data:
                self.context = data["context"]
                runs += [{**run, "module": name} for run in data["benchmarks"]]
        if not runs:
            return
        self.measured += runs
        units = programs.medians(runs)
        rows.add_bytes(name, units.get("rows", {}), self.folder / files[0])
        self.keep(name, max(run["repetitions"] for run in runs), **units)

    def cost(self):
        """Compile time, where its source is there."""
        if (self.build / "compile-time" / "sqlite3.c").exists():
            programs.say("==> compiling.py, some 8 minutes")
            self.keep("compile-time", None, rows=compiling.measured(self.build)[0])
        else:
            programs.say("==> left out: compile time; python3 bench/cost/compiling.py BUILD "
                         "gets sqlite3.c")

    def write(self):
        if self.measured:
            merged = {"context": self.context, "benchmarks": self.measured}
            (self.folder / "bench.json").write_text(json.dumps(merged, indent=1),
                                                    encoding="utf-8")
        text = "\n".join(tables.aligned(list(tables.bench(self.record)))) + "\n"
        (self.folder / "table.txt").write_text(text, encoding="utf-8")
        print(text, end="", flush=True)


def measure(arguments):
    try:
        re.compile(arguments.filter)
    except re.error as e:
        programs.say(f"error: --filter={arguments.filter}: {e}")
        return 2
    record = records.Record(records.path_for())
    if not arguments.all:
        record.data["parts"] = {}
    session = Session(arguments, record)
    for name, (title, *files) in programs.PROGRAMS.items():
        session.bench(name, title, files)
    if not session.measured:
        programs.say("error: nothing was measured: no bench is built, or no benchmark has "
                     f"a name that matches '{arguments.filter}'")
        return 2
    if arguments.all:
        session.cost()
    session.write()
    programs.say(f"{session.folder}: table.txt, bench.json"
                 + (f"; {record.path}: the documents are made of it by bench.py --docs"
                    if arguments.all else ""))
    return session.status


def documents(check):
    try:
        stale = write.stale(TOP, records.latest())
    except (records.Missing, ValueError) as problem:
        print(f"error: {problem}", file=sys.stderr)
        return 2
    for path, text in stale:
        if check:
            print(f"{path} is stale: python3 bench/bench.py --docs writes it")
        else:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path}")
    return int(check and bool(stale))


def parsed():
    parser = argparse.ArgumentParser(
        usage=__doc__.split("usage: ")[1].split("\n\n")[0],
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("build", type=pathlib.Path, nargs="?", help=argparse.SUPPRESS)
    for option in ("all", "quick", "docs", "check"):
        parser.add_argument(f"--{option}", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--filter", default="", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if bool(arguments.build) == arguments.docs:
        parser.error("either BUILD, to measure, or --docs")
    if arguments.all and arguments.filter:
        parser.error("--all records all rows, so no --filter")
    return arguments


def main():
    arguments = parsed()
    return documents(arguments.check) if arguments.docs else measure(arguments)


if __name__ == "__main__":
    sys.exit(main())
