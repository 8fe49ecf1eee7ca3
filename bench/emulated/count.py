#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts instructions per call under qemu-user: emitters of another CPU.

The program (emitters.c) is run with one instruction to a translation block, and qemu
writes a line for each block that it executes.  So the sequence of instructions is known,
whoever they belong to, libc included.  The same sequence is what llvm-mca models the
cycles of, one call behind the other: every branch foreseen, every load from the L1 cache,
and arguments that depend on no call before.

usage: count.py PROGRAM [--emulator=COMMAND] [--prefix=aarch64-linux-gnu-]
                [--rows=REGEX] [--cpu=NAME ...] [--mca=COMMAND]   the table, to be read
       count.py PROGRAM ... --update=FILE      keep the counts as a baseline
       count.py PROGRAM ... --judge=FILE       compare with a baseline

A judgement fails for a count that is larger than the baseline's, and for a group that
misses what LIMITS asks for.  It is left out (77) if the compiler or the C library is not
the baseline's.

Refused: a program that fails, a log without the marks, and cycles of CPUs that llvm-mca has
no model of its own for.  Before LLVM 17 that is each of MODELLED, and in LLVM 19 still
Cortex-A76, whose core is Neoverse N1's; their names stand for Cortex-A57 there.
"""

import argparse
import json
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile

MARKS = ("counted_begin", "counted_end")
TRACE = re.compile(rb"^Trace \d+: 0x[0-9a-f]+ \[[0-9a-f]*/([0-9a-f]+)/")
WAYS = ("base", "portable", "libc")
# A count is exact, but those of libc change with its version.
TOLERANCE = 0.02
OLDEST_MCA = 17
MODELLED = ("neoverse-n1", "neoverse-n2", "neoverse-v1", "neoverse-v2")
# The geometric means that a group must reach: base by portable C, snprintf by base.
LIMITS = {"decimal": 0.5, "hex": 0.5, "field": 0.5, "string20": 0.5, "index": 0.25,
          "count": 0.25}
LIBC_LIMIT = 8
SKIPPED = 77
# What gives the registers of arguments new values, for the model.
ARGUMENTS = "".join(f"mov x{i}, #{i}\n" for i in range(6)) + "fmov d0, #1.0\n"


class Refused(Exception):
    """What is wrong, and what would help."""


class Run:
    """One row by one way: the addresses of what each call executed."""

    def __init__(self, row, group, way, calls, things):
        self.row, self.group, self.way = row, group, way
        self.calls, self.things = calls, things
        self.traces = []

    def per_thing(self):
        return sum(map(len, self.traces)) / self.things


def addresses(prefix, program):
    """Where the symbols of PROGRAM are, and the range of its section calls."""
    symbols = {}
    for line in output([prefix + "nm", program]).splitlines():
        words = line.split()
        if len(words) == 3:
            symbols[words[2]] = int(words[0], 16)
    for line in output([prefix + "readelf", "-SW", program]).splitlines():
        match = re.search(r"\] calls\s+PROGBITS\s+(\w+) \w+ (\w+)", line)
        if match:
            start, size = (int(word, 16) for word in match.groups())
            return symbols, range(start, start + size)
    raise Refused(f"{program} has no section 'calls': is it made of emitters.c?")


def output(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          text=True, check=False)
    if done.returncode:
        raise Refused(f"{' '.join(command)}: {done.stderr.strip()}")
    return done.stdout


def single_step(emulator):
    """What makes EMULATOR end each block after one instruction."""
    text = output([emulator[0], "-h"])
    return "-one-insn-per-tb" if "-one-insn-per-tb" in text else "-singlestep"


def executed(emulator, program):
    """The addresses that PROGRAM executes, and what it prints at the end."""
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "log")
        os.mkfifo(log)
        command = emulator + [single_step(emulator), "-d", "exec,nochain", "-D", log,
                              program]
        with subprocess.Popen(command, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE) as process:
            with open(log, "rb") as lines:
                for line in lines:
                    match = TRACE.match(line)
                    if match:
                        yield int(match.group(1), 16)
            printed, errors = process.communicate()
            if process.returncode:
                raise Refused(f"{program} fails: {errors.decode()}")
            yield printed.decode()


def count(emulator, prefix, program):
    """What compiled PROGRAM, and the runs that it says it did, with what each
    executed."""
    symbols, skipped = addresses(prefix, program)
    begin, end = (symbols[mark] for mark in MARKS)
    traces, trace, printed = [], None, None
    for pc in executed(emulator, program):
        if isinstance(pc, str):
            printed = pc
        elif pc == begin:
            trace = []
        elif pc == end and trace is not None:
            traces.append(trace)
            trace = None
        elif trace is not None and pc not in skipped:
            trace.append(pc)
    runs, lines = [], printed.splitlines()
    for line in lines[1:]:
        row, group, way, calls, things = line.split()
        run = Run(row, group, way, int(calls), int(things))
        for _ in range(run.calls):
            if not traces:
                raise Refused("qemu's log has fewer calls than the program made")
            run.traces.append(traces.pop(0))
        runs.append(run)
    if traces:
        raise Refused("qemu's log has more calls than the program made")
    return lines[0], runs


class Model:
    """Cycles by llvm-mca of what was executed."""

    def __init__(self, mca, cpus, prefix, program):
        version = re.search(r"LLVM version (\d+)", output([mca, "--version"]))
        if not version or int(version.group(1)) < OLDEST_MCA:
            raise Refused(f"{mca} is older than LLVM {OLDEST_MCA}: "
                          "install llvm-19 and give --mca=llvm-mca-19")
        self.mca, self.cpus = mca, cpus
        self.text = self.disassembled(prefix, program)

    @staticmethod
    def disassembled(prefix, program):
        """The instructions by their addresses, jumps without their targets."""
        text = {}
        for line in output([prefix + "objdump", "-d", "--no-show-raw-insn",
                            program]).splitlines():
            match = re.match(r"\s*([0-9a-f]+):\s+(.*)", line)
            if match:
                code = re.sub(r"\s*//.*", "", match.group(2))
                text[int(match.group(1), 16)] = re.sub(r"\b[0-9a-f]+ <.*>", "#0", code)
        return text

    def cycles(self, run):
        """By CPU, for a thing of RUN."""
        code = "".join(ARGUMENTS + "".join(self.text[pc] + "\n" for pc in trace)
                       for trace in run.traces)
        result = {}
        for cpu in self.cpus:
            done = subprocess.run(
                [self.mca, "-mtriple=aarch64-linux-gnu", f"-mcpu={cpu}", "-mattr=+all",
                 "-iterations=1", "-instruction-info=0", "-resource-pressure=0", "-"],
                input=code, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                check=False)
            total = re.search(r"Total Cycles:\s+(\d+)", done.stdout)
            if not total:
                raise Refused(f"llvm-mca, {run.row} by {run.way}: {done.stderr[:500]}")
            result[cpu] = int(total.group(1)) / run.things
        return result


def by_row(runs):
    rows = {}
    for run in runs:
        rows.setdefault((run.group, run.row), {})[run.way] = run
    return rows


def geometric_mean(values):
    values = list(values)
    return math.exp(sum(map(math.log, values)) / len(values))


def table(runs, model):
    """The table in Markdown."""
    cpus = model.cpus if model else []
    head = ["row", *WAYS, "of portable", "libc's times"]
    head += [f"{cpu}: {' / '.join(WAYS)}" for cpu in cpus]
    lines = ["| " + " | ".join(head) + " |", "|---|" + "---:|" * (len(head) - 1)]
    for (_, row), ways in by_row(runs).items():
        counts = {way: run.per_thing() for way, run in ways.items()}
        ratio = counts["base"] / counts["portable"]
        cells = [f"`{row}`"] + [f"{counts[way]:.1f}" if way in counts else "" for way in WAYS]
        cells.append(f"{ratio:.2f}")
        if "libc" in counts:
            cells.append(f"{counts['libc'] / counts['base']:.1f}")
        else:
            cells.append("")
        modelled = {way: model.cycles(run) for way, run in ways.items()} if model else {}
        for cpu in cpus:
            cells.append(" / ".join(f"{modelled[way][cpu]:.1f}" for way in WAYS
                                    if way in modelled))
        lines.append("| " + " | ".join(cells) + " |")
    lines.append("")
    groups, times = ratios(runs)
    for group, value in groups.items():
        lines.append(f"{group}: {value:.2f} of portable C's instructions (geometric mean)")
    lines.append(f"snprintf: {times:.1f} times the instructions (geometric mean)")
    return "\n".join(lines)


def ratios(runs):
    """By group, what base takes of portable C's instructions; and how many times those
    of base snprintf takes."""
    groups, times = {}, []
    for (group, _), ways in by_row(runs).items():
        base = ways["base"].per_thing()
        groups.setdefault(group, []).append(base / ways["portable"].per_thing())
        if "libc" in ways and group != "index":
            times.append(ways["libc"].per_thing() / base)
    return ({group: geometric_mean(values) for group, values in groups.items()},
            geometric_mean(times) if times else math.nan)


def baseline_of(runs):
    return {run.row + " " + run.way: round(run.per_thing(), 3)
            for run in runs if run.way != "libc"}


def judge(runs, old):
    """What is worse than OLD, a baseline's counts, or than the limits, and what is
    better than OLD."""
    new = baseline_of(runs)
    worse = [f"{name}: gone, but in the baseline" for name in old if name not in new]
    better = []
    for name, value in new.items():
        if name not in old:
            worse.append(f"{name}: not in the baseline")
        elif value > old[name] * (1 + TOLERANCE):
            worse.append(f"{name}: {old[name]} to {value} instructions")
        elif value < old[name] * (1 - TOLERANCE):
            better.append(f"{name}: {old[name]} to {value} instructions")
    groups, times = ratios(runs)
    worse += [f"{group}: {groups[group]:.3f} of portable C's instructions, not {limit}"
              for group, limit in LIMITS.items() if groups[group] > limit]
    if times < LIBC_LIMIT:
        worse.append(f"snprintf takes {times:.1f} times as many, not {LIBC_LIMIT}")
    return worse, better


def judged(compiler, runs, path):
    """The exit status of a judgement by the baseline at PATH."""
    with open(path, encoding="utf-8") as file:
        baseline = json.load(file)
    if baseline["compiler"] != compiler:
        print(f"not judged: by {compiler}, the baseline by {baseline['compiler']}")
        return SKIPPED
    worse, better = judge(runs, baseline["counts"])
    for title, lines in (("worse", worse), ("better", better)):
        for line in lines:
            print(f"{title}: {line}")
    if worse or better:
        print("If this is meant, count.py --update=" + path)
    return 1 if worse else 0


def parsed():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("program", metavar="PROGRAM", help="made of emitters.c, static")
    parser.add_argument("--emulator", default="qemu-aarch64-static", metavar="COMMAND",
                        help="qemu-user and its options")
    parser.add_argument("--prefix", default="aarch64-linux-gnu-", metavar="TEXT",
                        help="of nm, readelf and objdump")
    parser.add_argument("--cpu", action="append", default=[], metavar="NAME",
                        choices=MODELLED, help="model its cycles as well: "
                        + ", ".join(MODELLED))
    parser.add_argument("--rows", default="", metavar="REGEX",
                        help="only rows whose names match as a whole")
    parser.add_argument("--mca", default=shutil.which("llvm-mca-19") or "llvm-mca",
                        metavar="COMMAND", help=f"llvm-mca of LLVM {OLDEST_MCA} or later")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--update", metavar="FILE", help="write the counts to FILE")
    what.add_argument("--judge", metavar="FILE", help="fail where FILE has smaller counts")
    return parser.parse_args()


def main():
    options = parsed()
    compiler, runs = count(options.emulator.split(), options.prefix, options.program)
    if options.update:
        with open(options.update, "w", encoding="utf-8") as file:
            json.dump({"compiler": compiler, "counts": baseline_of(runs)}, file, indent=1)
            file.write("\n")
        return 0
    if options.judge:
        return judged(compiler, runs, options.judge)
    model = None
    if options.cpu:
        model = Model(options.mca, options.cpu, options.prefix, options.program)
    print(table([run for run in runs if re.fullmatch(options.rows or ".*", run.row)], model))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Refused as problem:
        sys.exit(f"count.py: {problem}")
