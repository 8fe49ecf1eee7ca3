# SPDX-License-Identifier: GPL-3.0-or-later
"""What the benches' times amount to: the rows of the table of all benches.

A benchmark is named ROW/COMPETITOR; a row is one call shape, and the competitors do
the same over the same inputs.  Which of them is libc's and which is qrintf's is said
by name here; the titles of cases are read from their cases.def, so that a line there
is all that a new case needs."""

import ast
import collections
import pathlib
import re
import statistics
import subprocess

from programs import PROGRAMS

BENCH = pathlib.Path(__file__).resolve().parents[1]

LIBC = ("libc", "snprintf", "strbuf, libc", "getline")
QRINTF = ("qrintf", "qrintf_count", "strbuf, plugin", "join")
# What a CPU of a lower tier gets: a column of the table each.
TIERS = {"SSE2 only": ("base", "qrintf_base")}
# No competitors: qrintf's own in other forms.
NO_COMPETITORS = re.compile(r"qrintf|auto|v4|single")
# Those of the bench of lines that the table has.
LINES = re.compile(r"getline|mmap_memchr|read_memchr|mmap_loop_o3|wc|qrintf"
                   r"|qrintf_count")

SECTIONS = {"buffer": "to a buffer", "float": "floats", "stream": "to a stream",
            "print": "by the runtime's printf",
            "strbuf": "to a string, an append",
            "itoa": "integers by themselves", "lines": "reading lines, a KiB"}

# Names of the integer bench.
NUMBERS = {"u32": "32-bit", "u64": "64-bit", "x32": "32-bit, hexadecimal",
           "x64": "64-bit, hexadecimal", "join_u32": "a row of 32-bit",
           "join_u64": "a row of 64-bit"}
LENGTHS = {"mixed": "all lengths alike", "uniform": "any value",
           "small": "0 to 9999"}

# Jobs of the bench of lines.
JOBS = {"lines": "each line", "pipe": "each line of a pipe",
        "bases": "bytes of a set counted", "count": "lines counted"}

NAMES = {"fmt": "{fmt}", "fmt::memory_buffer": "{fmt}", "format_to": "{fmt}",
          "to_chars": "std::to_chars", "mmap_memchr": "memchr, mmap",
          "read_memchr": "memchr, read", "mmap_loop_o3": "loop, mmap",
          "wc": "wc -l"}


def case_titles(folder="formats"):
    """Titles of cases.def in FOLDER by name."""
    text = (BENCH / folder / "cases.def").read_text(encoding="utf-8")
    found = re.findall(r'^BENCH_CASE \((\w+),\s*("(?:[^"\\]|\\.)*")', text,
                       re.MULTILINE)
    return {name: ast.literal_eval(title) for name, title in found}


def place_of(module, row, titles):
    """Section and title of ROW; None for what is no row of the table."""
    if module == "cases":
        section = ("stream" if row.startswith("stream") else
                   "float" if row.startswith("real") else "buffer")
        return section, titles[row]
    if module == "print":
        return module, case_titles("print")[row]
    if module == "itoa":
        kind, _, length = row.partition("/")
        if length not in LENGTHS:
            return None
        return "itoa", f"{NUMBERS.get(kind, kind)}, {LENGTHS[length]}"
    if module == "lines":
        job, _, length = row.partition("/")
        return ("lines", f"{JOBS[job]}, around {length} bytes") \
            if job in JOBS else None
    return module, row


def code_sizes(program):
    """Bytes of each function of PROGRAM, the parts that the compiler has split
    off it included."""
    result = collections.Counter()
    text = subprocess.run(["nm", "-S", "--defined-only", program],
                          capture_output=True, text=True, check=True).stdout
    for line in text.splitlines():
        fields = line.split()
        if len(fields) == 4 and fields[2] in "tTwW":
            result[fields[3].split(".")[0]] += int(fields[1], 16)
    return result


# The functions of a row whose bytes are counted.
FUNCTIONS = {"cases": ("libc_{row}", "qrintf_{row}"),
             "print": ("libc_{row}", "qrintf_{row}"),
             "strbuf": ("strbuf_libc", "strbuf_plugin")}


def add_bytes(module, rows, program):
    """Adds to ROWS, if MODULE has such functions, their bytes without and with the
    plugin."""
    names, sizes = FUNCTIONS.get(module, ()), code_sizes(program)
    for row, times in rows.items():
        pair = [sizes.get(name.format(row=row)) for name in names]
        if pair and None not in pair:
            times["bytes"] = pair


def first_of(times, names):
    return next((times[name] for name in names if name in times), None)


def times_in(record, module):
    """(row, nanoseconds by competitor), of a KiB where the bench reads files."""
    yield from record.rows(module).items()
    for row, rates in record.rows(module, "rates").items():
        yield row, {name: 1024 / rate for name, rate in rates.items()
                    if LINES.fullmatch(name)}


def row_of(module, times, place):
    ours = ("bytes", *LIBC, *QRINTF, *sum(TIERS.values(), ()))
    others = [(time, name) for name, time in times.items()
              if name not in ours and not NO_COMPETITORS.match(name)]
    best = min(others, default=(None, None))
    return {"module": module, "section": place[0], "title": place[1],
            "libc": first_of(times, LIBC), "qrintf": first_of(times, QRINTF),
            "other": best[0], "other_name": NAMES.get(best[1], best[1]),
            "tiers": [first_of(times, names) for names in TIERS.values()],
            "bytes": times.get("bytes", [None, None])}


def table_of(record):
    """The rows of RECORD, section by section."""
    titles, result = case_titles(), []
    for module in filter(record.has, PROGRAMS):
        for row, times in times_in(record, module):
            place = place_of(module, row, titles)
            if place and first_of(times, QRINTF):
                result.append(row_of(module, times, place))
    order = list(SECTIONS)
    return sorted(result, key=lambda row: order.index(row["section"]))


def ratio(over, under):
    return over / under if over and under else None


def mean_ratio(table):
    found = [row["libc"] / row["qrintf"] for row in table
             if row["module"] == "cases" and row["libc"]]
    return statistics.geometric_mean(found) if found else None
