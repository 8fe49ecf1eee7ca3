# SPDX-License-Identifier: GPL-3.0-or-later
"""What the benches' JSON amounts to: the rows of bench.py's table.

A benchmark is named ROW/RIVAL; a row is one call shape, and the rivals do the
same over the same inputs.  Which of them is libc's and which is qrintf's is said
by name here; the titles of cases.def are read from it, so that a line there is
all that a new case needs."""

import ast
import collections
import dataclasses
import pathlib
import re
import statistics
import subprocess

CASES = pathlib.Path(__file__).resolve().parents[1] / "formats" / "cases.def"

LIBC = ("libc", "snprintf", "strbuf, libc", "getline")
QRINTF = ("qrintf", "qrintf_count", "strbuf, plugin", "join")
SSE2 = ("base", "qrintf_base")
# No rivals: qrintf's own in other forms, and what leaves its text elsewhere than
# where it was wanted.
NO_RIVALS = re.compile(r"qrintf|auto|avx2|v4|avx512|single|strbuf, by hand"
                       r"|.*_back$|format_int$")


@dataclasses.dataclass(frozen=True)
class Module:
    name: str
    title: str
    program: str
    filters: bool = True  # takes --benchmark_filter
    calls: int = 1  # of an iteration, where the program does not divide
    per: int = 1  # what the table divides the program's times by
    rows: str = ""  # regex of the benchmarks for the table; all if empty
    options: tuple = ()
    lines: bool = False  # points of lines rather than rows


MODULES = (
    Module("cases", "calls of cases.def", "qrintf_bench"),
    Module("sinks", "one stream of two threads, and one without a buffer",
           "qrintf_slow_sinks_bench", filters=False),
    Module("strbuf", 'appending "%d,%s;" to a string', "qrintf_strbuf_bench",
           filters=False, calls=1000000),
    # Rows by the number of digits are for charts/itoa.py.
    Module("itoa", "integers by themselves", "qrintf_itoa_bench",
           rows="/(mixed|uniform|small)/"),
    # An iteration reads a file of 128 MiB; the table has KiB.
    Module("lines", "reading lines", "qrintf_lines_bench", per=128 * 1024,
           options=("--size=128M",),
           rows="^(lines|pipe|bases|count)/.*/(fgets|getline|mmap_memchr|"
           "read_memchr|mmap_loop_o3|wc|qrintf|qrintf_count)(/|$)"),
    Module("scaling", "cost of calls as they grow", "qrintf_scaling_bench",
           lines=True),
)

SECTIONS = {"buffer": "to a buffer", "float": "floats", "stream": "to a stream",
            "sinks": "to a slow stream", "strbuf": "to a string, an append",
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

RIVALS = {"fmt": "{fmt}", "fmt::memory_buffer": "{fmt}", "format_to": "{fmt}",
          "absl": "Abseil", "rapidjson": "RapidJSON",
          "pairs_of_fraction": "jeaiii", "vector_sse2": "Muła",
          "to_chars": "std::to_chars", "mmap_memchr": "memchr, mmap",
          "read_memchr": "memchr, read", "mmap_loop_o3": "loop, mmap",
          "wc": "wc -l"}

UNITS = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}


def plain_name(name):
    """ROW/RIVAL without what Google Benchmark adds of the run."""
    return re.sub(r"(/(iterations|repeats|threads):\d+|/(real|manual)_time)+$", "", name)


def uniform(data, module):
    """DATA with repetitions numbered and medians, as reporters.h writes it, for
    those who leave it to Google Benchmark; a time is a call's."""
    runs = data["benchmarks"]
    if any(run["run_type"] == "aggregate" for run in runs):
        return data
    groups = collections.defaultdict(list)
    for run in runs:
        run["name"] = run["run_name"] = re.sub(r"/iterations:\d+", "",
                                               run["run_name"])
        run["repetition_index"] = len(groups[run["run_name"]])
        for clock in ("real_time", "cpu_time"):
            run[clock] /= module.calls
        groups[run["run_name"]].append(run)
    for name, group in groups.items():
        for run in group:
            run["repetitions"] = len(group)
        median = {**group[0], "name": name + "_median", "run_type": "aggregate",
                  "aggregate_name": "median", "aggregate_unit": "time"}
        del median["repetition_index"]
        for clock in ("real_time", "cpu_time"):
            median[clock] = statistics.median(run[clock] for run in group)
        runs.append(median)
    return data


def medians(data, per):
    """Nanoseconds by row and rival, divided by PER, in the order of the
    runs."""
    result = collections.OrderedDict()
    for run in data["benchmarks"]:
        row, _, rival = plain_name(run["run_name"]).rpartition("/")
        result.setdefault(row, {})
        if run["run_type"] == "aggregate":
            # The time by hand is in the place of that by the clock.
            by_clock = re.search("/(real|manual)_time", run["run_name"])
            clock = "real_time" if by_clock else "cpu_time"
            result[row][rival] = run[clock] / per * UNITS[run["time_unit"]]
    return result


def case_titles():
    """Titles of cases.def by name."""
    text = CASES.read_text(encoding="utf-8")
    found = re.findall(r'^BENCH_CASE \((\w+),\s*("(?:[^"\\]|\\.)*")', text,
                       re.MULTILINE)
    return {name: ast.literal_eval(title) for name, title in found}


def place_of(module, row, titles):
    """Section and title of ROW; None for what is no row of the table."""
    if module == "cases":
        if row not in titles:
            return None  # an emitter by itself
        section = ("stream" if row.startswith("stream") else
                   "float" if row.startswith("real") else "buffer")
        return section, titles[row]
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


def bytes_of(module, row, sizes):
    names = {"cases": (f"libc_{row}", f"qrintf_{row}"),
             "strbuf": ("strbuf_libc", "strbuf_plugin")}.get(module)
    return [sizes.get(name) for name in names] if names else [None, None]


def first_of(times, names):
    return next((times[name] for name in names if name in times), None)


def row_of(module, row, times, place, sizes):
    rivals = [(time, name) for name, time in times.items()
              if name not in LIBC + QRINTF + SSE2
              and not NO_RIVALS.match(name)]
    best = min(rivals, default=(None, None))
    code = bytes_of(module, row, sizes)
    return {"module": module, "name": row, "section": place[0],
            "title": place[1], "libc": first_of(times, LIBC),
            "rival": best[0], "rival_name": RIVALS.get(best[1], best[1]),
            "sse2": first_of(times, SSE2), "qrintf": first_of(times, QRINTF),
            "libc_bytes": code[0], "qrintf_bytes": code[1]}


def table_of(measured, folder):
    """The rows of all modules, section by section; without points of lines."""
    titles, result = case_titles(), []
    for module in MODULES:
        if module.lines or module.name not in measured:
            continue
        sizes = code_sizes(folder / module.program)
        for row, times in medians(
                measured[module.name], module.per).items():
            place = place_of(module.name, row, titles)
            if place and first_of(times, QRINTF):
                result.append(row_of(module.name, row, times, place, sizes))
    order = list(SECTIONS)
    return sorted(result, key=lambda row: order.index(row["section"]))
