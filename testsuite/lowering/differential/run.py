# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiles random calls plain and with the plugin, runs both and compares the
result, errno and every byte of the destination, or of what left the stream.
Every eleventh file calls printf-like functions of its own, which the plugin knows by
attributes or by its arguments; many of its calls must be lowered.

    run.py --plugin libqrintf.so --runtime libqrintf_rt.a [--seed N]
           [--files N] [--calls N]

Everything follows from the seed, which is printed: QRINTF_SEED in the environment, or
1, unless it is given.  The default is as many files of 150 calls as are done in 30
seconds, and at least 11, so that each kind is among them; 2000 where QRINTF_LONG is set.  On a difference the first failing
call is reduced and printed with the command that repeats it (--file and --only), and
the exit status is 1.

For a cross compiler --emulator runs the programs, and --machine-options has options
of which some files are compiled with one, in the place of -march=native.  --beside
names objects, for a C library that lacks functions which are called; --plain-c leaves
out "%qd" and positional arguments.
"""

import argparse
import copy
import itertools
import os
import pathlib
import random
import shlex
import subprocess
import sys
import tempfile
import time

import generate
import own
import own_prologue
import pieces

HEADERS = str(next(folder / "runtime/include"
                   for folder in pathlib.Path(__file__).resolve().parents
                   if (folder / "runtime/include").is_dir()))

# Where no number of files is asked for.  The last of the least has functions of its own.
SECONDS = 30
LEAST_FILES = 11


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--plugin", required=True)
    parser.add_argument("--runtime", required=True)
    parser.add_argument("--cc", default=os.environ.get("CC", "gcc"))
    parser.add_argument("--cxx", default=os.environ.get("CXX", "g++"))
    parser.add_argument("--seed", default=os.environ.get("QRINTF_SEED", "1"))
    parser.add_argument("--files", type=int)
    parser.add_argument("--calls", type=int, default=150)
    parser.add_argument("--file", type=int, help="this file alone")
    parser.add_argument("--only", type=int, help="this call of it alone")
    parser.add_argument("--emulator", type=shlex.split, default=[],
                        help="command that runs the programs")
    parser.add_argument("--machine-options", type=shlex.split,
                        default=["-march=native"])
    parser.add_argument("--plain-c", action="store_true",
                        help="only what every C library knows")
    parser.add_argument("--beside", type=shlex.split, default=[],
                        help="objects that every program is linked with")
    parser.add_argument("--long-bits", type=int, default=64, choices=[32, 64])
    args = parser.parse_args()
    if not args.files and os.environ.get("QRINTF_LONG"):
        args.files = 2000
    return args


def file_numbers(args):
    """The files to do: all, one, or those that there is time for."""
    if args.file is not None:
        yield args.file
    elif args.files:
        yield from range(args.files)
    else:
        due = time.monotonic() + SECONDS
        for number in itertools.count():
            if number >= LEAST_FILES and time.monotonic() >= due:
                return
            yield number


PROBE = r"""
#include <stdio.h>
#include <qrintf/tiers.def>
unsigned __qrintf_cpu (void);
int
main (void)
{
  puts ("base");
#if defined __x86_64__ && defined __LP64__
#define ROW(DATA, NAME, BELOW, BIT, ...) if (__qrintf_cpu () & BIT) puts (#NAME);
  QRINTF_EMITTER_TIERS (ROW, )
#endif
}
"""


def cpu_tiers(args, directory):
    """The names that cpu= has for what this CPU can run, as the runtime finds."""
    program = os.path.join(directory, "tiers")
    subprocess.run([args.cc, "-I", HEADERS, "-x", "c", "-", "-x", "none",
                    args.runtime, "-o", program],
                   input=PROBE, text=True, check=True)
    return subprocess.run([program], capture_output=True, text=True,
                          check=True).stdout.split()


class Subject:
    """One generated file: its options, and the two ways to build it."""

    def __init__(self, args, number, directory):
        pick = random.Random(f"{args.seed}/{number}/options")
        self.args, self.number, self.directory = args, number, directory
        self.cxx = pick.randrange(4) == 0
        self.options = [pick.choice(["-O1", "-O2", "-O2", "-O3", "-Os", "-Og"])]
        if pick.randrange(6) == 0 and args.machine_options:
            several = len(args.machine_options) > 1
            self.options.append(pick.choice(args.machine_options) if several
                                else args.machine_options[0])
        self.options += pick.choice([
            [], [], [], ["-fPIC"], ["-g"], ["-funsigned-char"],
            ["-D_FORTIFY_SOURCE=2"], ["-fno-tree-vrp"], ["-fwrapv"],
            ["-static"], ["-flto"]])
        self.lowering = [f"-fplugin={args.plugin}"]
        if pick.randrange(3) == 0 and not args.emulator:
            tier = pick.choice(self.args.tiers)
            self.lowering.append(f"-fplugin-arg-libqrintf-cpu={tier}")
        if pick.randrange(2):
            where = pick.choice(["all", "all", "none"])
            self.lowering.append(f"-fplugin-arg-libqrintf-inline={where}")

        self.own = number % 11 == 10
        if self.own:
            self.choose_own(pick)

    def choose_own(self, pick):
        """How what takes the text is declared, and how the plugin is told."""
        target = pick.choice(["", "static", "static inline",
                              "static __attribute__ ((noinline))"])
        self.options.append(f"-DTARGET={target}")
        if pick.randrange(2):
            self.options.append("-DBY_ATTRIBUTE")
        else:
            self.lowering += own.mapping_arguments()

    def size(self):
        """Calls of one's own are made with several texts each."""
        return -(-self.args.calls // 2) if self.own else self.args.calls

    def calls(self):
        generator = own.OwnGenerator if self.own else generate.Generator
        return [generate.call(f"{self.args.seed}/{self.number}", n, generator)
                for n in range(self.size())]

    def source(self, calls):
        if not self.own:
            return generate.source(calls)
        return generate.source(calls, more=own_prologue.PROLOGUE,
                               first="  own_start ();")

    def path(self):
        return os.path.join(self.directory,
                            f"f{self.number}.{'cc' if self.cxx else 'c'}")

    def lowers_own(self):
        """Whether a third of the calls, of which some must stay, are lowered; at
        -Os and where a partition does not know what takes the text few are, and by
        inline=none none."""
        few = {"-Os", "-flto", "-fplugin-arg-libqrintf-inline=none"}
        if not self.own or few & {*self.options, *self.lowering}:
            return True
        with open(f"{self.path()}.remarks", encoding="latin-1") as file:
            lines = {l for l in file if "optimized: qrintf: own_" in l}
        return 3 * len(lines) >= self.size()

    def command(self, path, program, lowered):
        command = [self.args.cxx if self.cxx else self.args.cc, "-w",
                   "-fchecking=1", *self.options, path, *self.args.beside,
                   "-o", program]
        if lowered:
            command += [f"-fopt-info-optimized={path}.remarks",
                        *self.lowering, self.args.runtime]
        return command

    def output(self, path, lowered):
        """What became of compiling and running it, as lines."""
        program = f"{path}.{'lowered' if lowered else 'plain'}"
        built = subprocess.run(self.command(path, program, lowered),
                               capture_output=True, text=True, check=False)
        if built.returncode != 0:
            return ["not compiled:"] + built.stderr.splitlines()[:12]
        ran = subprocess.run([*self.args.emulator, program], text=True,
                             capture_output=True, check=False, timeout=120)
        os.unlink(program)
        return ran.stdout.splitlines() + [f"exit {ran.returncode}"]

    def difference(self, calls):
        """None, or the first lines that differ, plain and lowered."""
        path = self.path()
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.source(calls))
        plain, lowered = self.output(path, False), self.output(path, True)
        if len(plain) != len(calls) + 1 or plain[-1] != "exit 0":
            sys.exit(f"{path}: the plain program is at fault: {plain[-13:]}")
        if plain == lowered:
            return None
        if lowered[0] == "not compiled:":
            return "", "\n".join(lowered)
        for one, other in zip(plain, lowered):
            if one != other:
                return one, other
        return "the lengths differ", lowered[-1]

    def reduce(self, calls, found):
        """One of CALLS, with as few pieces as show the difference FOUND."""
        numbers = found[1].split(" ", 1)[0]
        if numbers.isdigit() and int(numbers) < len(calls):
            alone = [calls[int(numbers)]]
            calls = alone if self.difference(alone) else calls
        while len(calls) > 1:
            half = calls[:len(calls) // 2]
            if not self.difference(half):
                half = calls[len(calls) // 2:]
                if not self.difference(half):
                    break       # it takes calls of both halves
            calls = half
        at = 0
        while len(calls) == 1 and at < len(calls[0].pieces):
            fewer = copy.copy(calls[0])
            fewer.pieces = fewer.pieces[:at] + fewer.pieces[at + 1:]
            if self.difference([fewer]):
                calls = [fewer]
            else:
                at += 1
        return calls


def report(subject, calls):
    args = subject.args
    found = subject.difference(calls)
    print(f"FAIL: file {subject.number}, call "
          f"{', '.join(str(c.number) for c in calls[:9])}"
          f"{' in C++' if subject.cxx else ''}, "
          f"{shlex.join(subject.options + subject.lowering[1:])}")
    for call in calls[:3]:
        variables = [v for p in call.pieces for v in p.variables]
        print("  ", " ".join(variables), call.destination)
        print("  ", call.statement())
    if found:
        print(f"   plain:   {found[0]}\n   lowered: {found[1]}")
    print("   repeat:  " + shlex.join(
        [sys.executable, *sys.argv, "--seed", args.seed,
         "--file", str(subject.number),
         *(["--only", str(calls[0].number)] if len(calls) == 1 else [])]))
    sys.stdout.flush()


def main():
    args = arguments()
    pieces.set_long_bits(args.long_bits)
    pieces.PieceMaker.plain_c = args.plain_c
    failed = done = files = 0
    with tempfile.TemporaryDirectory(prefix="differential-",
                                     dir=os.getcwd()) as directory:
        args.tiers = [] if args.emulator else cpu_tiers(args, directory)
        for number in file_numbers(args):
            files += 1
            subject = Subject(args, number, directory)
            calls = subject.calls()
            if args.only is not None:
                calls = [calls[args.only]]
            found = subject.difference(calls)
            done += len(calls)
            if found:
                report(subject, subject.reduce(calls, found))
            elif args.only is None and not subject.lowers_own():
                print(f"FAIL: file {number}: most calls of its own functions "
                      "are not lowered")
            else:
                continue
            failed = 1
            break
    print(f"{done} calls in {files} files, seed {args.seed}: "
          f"{'one file differs' if failed else 'no file differs'}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
