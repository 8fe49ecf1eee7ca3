#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts instructions per call under qemu-user: emitters of another CPU.

The program (emitters.c) is run with one instruction to a translation block, and qemu
writes a line for each block that it executes, so that each instruction is counted.

usage: count.py BASELINE PROGRAM [--update] [--emulator=COMMAND]
                [--prefix=aarch64-linux-gnu-]

BASELINE is written and judged as bench/gate/qrintf-gate does it: exit status 1 for a count
that is larger, 77 if the compiler or the C library is not the baseline's.

Refused: a program that fails, and a log without the marks.
"""

import argparse
import os
import pathlib
import re
import runpy
import subprocess
import sys
import tempfile

MARKS = ("counted_begin", "counted_end")
TRACE = re.compile(rb"^Trace \d+: 0x[0-9a-f]+ \[[0-9a-f]*/([0-9a-f]+)/")
GATE = pathlib.Path(__file__).resolve().parents[1] / "gate" / "qrintf-gate"
TOLERANCE = 2  # per cent: counts are exact, but code moves with the compiler's fixes


class Refused(Exception):
    """What is wrong, and what would help."""


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
    """What compiled PROGRAM, and by row the instructions of a thing."""
    symbols, skipped = addresses(prefix, program)
    begin, end = (symbols[mark] for mark in MARKS)
    found, current, printed = [], None, None
    for pc in executed(emulator, program):
        if isinstance(pc, str):
            printed = pc.splitlines()
        elif pc == begin:
            current = 0
        elif pc == end and current is not None:
            found.append(current)
            current = None
        elif current is not None and pc not in skipped:
            current += 1
    counts, at = {}, 0
    for line in printed[1:]:
        row, calls, things = line.split()
        of_row = found[at:at + int(calls)]
        at += int(calls)
        counts[row] = round(sum(of_row) / int(things), 3)
    if at != len(found):
        raise Refused(f"qemu's log has {len(found)} calls, and the program made {at}")
    return printed[0], counts


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("baseline", metavar="BASELINE", type=pathlib.Path)
    parser.add_argument("program", metavar="PROGRAM", help="made of emitters.c, static")
    parser.add_argument("--update", action="store_true", help="write BASELINE anew")
    parser.add_argument("--emulator", default="qemu-aarch64-static", metavar="COMMAND",
                        help="qemu-user and its options")
    parser.add_argument("--prefix", default="aarch64-linux-gnu-", metavar="TEXT",
                        help="of nm, readelf and objdump")
    options = parser.parse_args()
    options.tolerance = TOLERANCE
    compiler, counts = count(options.emulator.split(), options.prefix, options.program)
    rows = [{"name": name, "run_type": "iteration", "iterations": 1, "time_unit": "ns",
             "real_time": value, "cpu_time": value, "bytes": 0}
            for name, value in counts.items()]
    return runpy.run_path(str(GATE))["judge"](
        options, {"context": {"compiler": compiler}, "benchmarks": rows})


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    try:
        sys.exit(main())
    except Refused as problem:
        sys.exit(f"count.py: {problem}")
