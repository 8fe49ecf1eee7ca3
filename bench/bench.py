#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs all benches and makes one table, one JSON and charts of them.

usage: bench.py BUILD [--quick] [--filter=REGEX] [--docs=FOLDER]

BUILD is the build folder; "cmake --build BUILD --target bench" builds what is
run here and runs it.  Leaves in BUILD/bench
  table.txt, table.md      the table that is printed
  bench.json               all runs and medians, in Google Benchmark's form
  rows.json                the rows of the table, for charts/formats.py
  bench.svg, bench.png     the rows, and scaling.svg, scaling.png the lines
  PROGRAM.txt              what a program printed, with its own verdict
and the charts and the table in FOLDER, if one is named.

--quick         fewer repetitions, no lines, costs and real programs
--filter=REGEX  only rows whose names match, as they are in bench.json (d,
                stream_csv, u32/mixed), or all of a module whose name does
                (cases, sinks, strbuf, itoa, lines, scaling); no costs and no
                real programs

Exit status: 1 if a program's own verdict is bad, 2 if one could not
measure or nothing could draw (matplotlib is Debian's python3-matplotlib).  A
bench that was not built is left out, and said so."""

import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE / "charts"), str(HERE / "cost")]

import costs as plugin_costs  # noqa: E402
import rows  # noqa: E402
import table as tables  # noqa: E402


def say(text):
    print(text, file=sys.stderr, flush=True)


def knows(program, option):
    """Whether PROGRAM's help names OPTION."""
    text = subprocess.run([program, "--help"], capture_output=True, text=True,
                          stdin=subprocess.DEVNULL, check=False)
    return option in text.stdout + text.stderr


def names_a_case(pattern):
    """Whether PATTERN finds a case or an emitter: the inputs of all would be
    compared first, for nothing."""
    return any(re.search(pattern, f"{name}/{rival}")
               for name in [*rows.case_titles(), "emit_"]
               for rival in ("libc", "qrintf", "base", "fmt", "auto"))


def command_of(module, program, part, arguments):
    """The command line that measures MODULE's rows into PART; None if the
    filter leaves none of them."""
    command = [program, f"--benchmark_out={part}"]
    if arguments.quick and knows(program, "--quick"):
        command.append("--quick")
    command += module.options
    whole = (not arguments.filter
             or re.search(arguments.filter, module.name) is not None)
    chosen = module.rows
    if not whole:
        if not module.filters or (
                module.name == "cases" and not names_a_case(arguments.filter)):
            return None
        chosen = arguments.filter
    if chosen:
        command.append(f"--benchmark_filter={chosen}")
    return command


def run(module, folder, arguments):
    """Runs MODULE's program; its JSON, or None if nothing was to be run, and
    its exit status."""
    program = folder / module.program
    part = folder / f"{module.program}.json"
    part.unlink(missing_ok=True)
    command = command_of(module, program, part, arguments)
    if command is None:
        return None, 0
    say(f"==> {module.program}: {module.title}")
    begin = time.monotonic()
    text = folder / f"{module.program}.txt"
    with open(text, "w", encoding="utf-8") as out:
        status = subprocess.run(command, stdout=out, stdin=subprocess.DEVNULL,
                                check=False).returncode
    try:
        data = json.loads(part.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        data = {"benchmarks": []}
    if not data["benchmarks"]:
        # A filter for other modules' rows.
        return None, 0 if arguments.filter and status in (0, 2) else 2
    say(f"    {time.monotonic() - begin:.0f} s")
    if status:
        say(f"    exit status {status}; {text} ends with:")
        for line in text.read_text(encoding="utf-8").splitlines()[-4:]:
            say(f"    {line}")
    return data, 1 if status else 0


def measure(folder, arguments):
    """All modules' runs by name of module, and the worst status."""
    measured, worst = {}, 0
    for module in rows.MODULES:
        if not (folder / module.program).exists():
            say(f"==> {module.program} is not built: no rows for "
                f"{module.title}")
            continue
        if arguments.quick and module.lines and not arguments.filter:
            continue
        data, status = run(module, folder, arguments)
        worst = max(worst, status)
        if data:
            measured[module.name] = rows.uniform(data, module)
    return measured, worst


def merge(measured):
    """One JSON in Google Benchmark's form."""
    first = next(iter(measured.values()))
    runs = []
    for name, data in measured.items():
        for each in data["benchmarks"]:
            runs.append({**each, "module": name})
    context = {key: value for key, value in first["context"].items()
               if key != "executable"}
    return {"context": context, "benchmarks": runs}


def draw(script, source, output):
    """Names of the charts, in OUTPUT's folder; none if it cannot draw."""
    done = subprocess.run([sys.executable, HERE / script, source, output],
                          stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        say(f"error: {script}: " + done.stderr.strip().rpartition("\n")[2])
        return []
    return [output.name + ".svg", output.name + ".png"]


def write(folder, arguments, measured, costs):
    """The files, but for bench.json; the exit status."""
    table = rows.table_of(measured, folder)
    counts = sorted({each["repetitions"] for data in measured.values()
                     for each in data["benchmarks"]})
    machine = (f"{plugin_costs.machine_of(folder.parent)}; medians of "
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
    charts, wanted = [], 0
    for there, script, source, name in (
            (table, "charts/formats.py", "rows.json", "bench"),
            ("scaling" in measured and not arguments.filter,
             "charts/scaling.py", "bench.json", "scaling")):
        if there:
            charts += draw(script, folder / source, folder / name)
            wanted += 2
    if arguments.docs:
        for name in charts:
            shutil.copy(folder / name, arguments.docs / name)
        shutil.copy(folder / "table.md", arguments.docs / "bench.md")
    say(f"{folder}: table.txt, table.md, bench.json"
        + "".join(", " + name for name in charts))
    return 0 if len(charts) == wanted else 2


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
        say("error: nothing was measured: no bench is built, or no row has a "
            f"name that matches '{arguments.filter}'")
        return 2
    (folder / "bench.json").write_text(json.dumps(merge(measured), indent=1),
                                       encoding="utf-8")
    all_of_it = not arguments.quick and not arguments.filter
    costs = (plugin_costs.costs_of(arguments.build.resolve(), say) if all_of_it
             else [])
    status = max(status, write(folder, arguments, measured, costs))
    if all_of_it:
        say("==> real programs")
        real = subprocess.run([sys.executable, HERE / "real" / "programs.py",
                               arguments.build], check=False).returncode
        # 2: there is none to measure, which it has said.
        status = max(status, real if real == 1 else 0)
    return status


if __name__ == "__main__":
    sys.exit(main())
