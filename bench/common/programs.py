# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs that measure, and how they are run."""

import dataclasses
import subprocess
import sys
import time

import results


@dataclasses.dataclass(frozen=True)
class Program:
    name: str
    title: str
    file: str


PROGRAMS = (
    Program("cases", "calls of cases.def", "qrintf_bench"),
    Program("sinks", "one stream of two threads, and one without a buffer",
            "qrintf_slow_sinks_bench"),
    Program("print", "calls by the runtime's printf",
            "qrintf_print_bench"),
    Program("print_base", "the same on a CPU without extensions",
            "qrintf_print_base_bench"),
    Program("strbuf", 'appending "%d,%s;" to a string',
            "qrintf_strbuf_bench"),
    Program("itoa", "integers by themselves", "qrintf_itoa_bench"),
    Program("lines", "reading lines", "qrintf_lines_bench"),
)


class Failed(Exception):
    """A program failed: its name, its exit status, and the end of its output.
    """


def say(text):
    print(text, file=sys.stderr, flush=True)


def run(program, folder, pattern="", quick=False):
    """The JSON of PROGRAM for the benchmarks that PATTERN finds; None if it
    finds none.  Also writes it and the output into FOLDER, under the program's
    name."""
    out, text = (folder / f"{program.name}.{end}" for end in ("json", "txt"))
    command = [folder / program.file, f"--benchmark_out={out}",
               *(["--benchmark_repetitions=3"] if quick else [])]
    if pattern:
        command.append(f"--benchmark_filter={pattern}")
    say(f"==> {program.file}: {program.title}")
    begin = time.monotonic()
    out.unlink(missing_ok=True)
    with open(text, "w", encoding="utf-8") as file:
        status = subprocess.run(command, stdout=file, stderr=file,
                                stdin=subprocess.DEVNULL, check=False).returncode
    if status == 2 and pattern:
        return None
    if status:
        last = text.read_text(encoding="utf-8").strip().rpartition("\n")[2]
        raise Failed(f"{program.file}: exit status {status}: {last}; see {text}")
    say(f"    {time.monotonic() - begin:.0f} s")
    return results.read(out)
