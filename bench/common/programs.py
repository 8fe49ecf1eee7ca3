# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs that measure, and how they are run."""

import json
import re
import subprocess
import sys
import time

# A part of the results by name: its title, and the programs whose rows it has.
PROGRAMS = {
    "cases": ("calls of cases.def", "qrintf_bench"),
    "print": ("calls by the runtime's printf, and by that for a CPU without extensions",
              "qrintf_print_bench", "qrintf_print_base_bench"),
    "strbuf": ('appending "%d,%s;" to a string', "qrintf_strbuf_bench"),
    "itoa": ("integers by themselves", "qrintf_itoa_bench"),
    "lines": ("reading lines", "qrintf_lines_bench"),
}
# The suffixes that Google Benchmark adds to ROW/COMPETITOR.
ADDED = re.compile(r"(/(iterations|repeats|threads):\d+|/(real|manual)_time)+$")
BY_CLOCK = re.compile(r"/(real|manual)_time(/|$)")


def say(text):
    print(text, file=sys.stderr, flush=True)


def run(file, folder, pattern="", quick=False):
    """The JSON of the program FILE for the benchmarks that PATTERN finds; None if it
    finds none.  Also writes it and the output into FOLDER, under the program's
    name.  Raises RuntimeError with the end of the output if the program fails."""
    out, text = (folder / f"{file}.{end}" for end in ("json", "txt"))
    command = [folder / file, f"--benchmark_out={out}",
               *(["--benchmark_repetitions=3"] if quick else [])]
    if pattern:
        command.append(f"--benchmark_filter={pattern}")
    begin = time.monotonic()
    out.unlink(missing_ok=True)
    with open(text, "w", encoding="utf-8") as output:
        status = subprocess.run(command, stdout=output, stderr=output,
                                stdin=subprocess.DEVNULL, check=False).returncode
    if status == 2 and pattern:
        return None
    if status:
        last = text.read_text(encoding="utf-8").strip().rpartition("\n")[2]
        raise RuntimeError(f"{file}: exit status {status}: {last}; see {text}")
    say(f"    {time.monotonic() - begin:.0f} s")
    return json.loads(out.read_text(encoding="utf-8"))


def medians(runs):
    """Of RUNS of Google Benchmark by row and competitor, in the bench's order:
    nanoseconds a call, or GB/s if a bench has rates."""
    units = {"rows": {}, "rates": {}}
    # They are reported when they end, in a random order.
    for one in sorted(runs, key=lambda one: one["family_index"]):
        if one.get("aggregate_name") != "median":
            continue
        name = one["run_name"]
        row, _, competitor = ADDED.sub("", name).rpartition("/")
        rate = one.get("bytes_per_second")
        # A manual time is stored in place of the clock's.
        time_of = one["real_time" if BY_CLOCK.search(name) else "cpu_time"]
        of_row = units["rates" if rate else "rows"].setdefault(row, {})
        of_row.setdefault(competitor, rate / 1e9 if rate else time_of)
    return {unit: found for unit, found in units.items() if found}
