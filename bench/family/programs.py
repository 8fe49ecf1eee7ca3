#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""User time of whole programs with the C library and by qrintf-run, in pairs of runs.

usage: programs.py BUILD [--pairs=N] [--filter=REGEX] [--json=FILE]

BUILD is the build folder.  Each row gives the median times of N pairs (7), which follow
each other, the median of the pairs' ratios, and the goal for it; the last row is
what starting a program takes longer, in milliseconds, with all of its time.
What the machine lacks (R, gfortran, gawk) is named and left out.

Exit status: 0 all goals are met, 1 one is missed, 2 could not measure.
"""

import argparse
import array
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

FORTRAN = """
program print_numbers
  integer :: i, j
  do i = 1, 3000000, 6
    write (*, '(6F12.5)') ((i + j) / 7.0d0, j = 0, 5)
  end do
end program
"""
STREAM = """
#include <fstream>
int main ()
{
  std::ofstream out ("/dev/null");
  for (int i = 1; i <= 3000000; i++)
    out << i / 7.0 << '\\n';
}
"""
R = "x <- matrix ((1:3000000) / 7, ncol = 6); write.table (x, stdout ())"

# Name, the ratio that it has to reach, words; {work} is a folder with the compiled
# programs and with 8 MB of doubles.
ROWS = [
    ("perl, floats", 3, ["perl", "-e", 'printf "%.3f\\n", $_ / 7 for 1 .. 3000000']),
    ("mawk, integers", 2.5,
     ["mawk", 'BEGIN { for (i = 0; i < 3000000; i++) printf "%d %d\\n", i, i * 7 }']),
    ("gawk, integers", 1,
     ["gawk", 'BEGIN { for (i = 0; i < 1000000; i++) printf "%d %d\\n", i, i * 7 }']),
    ("od -t fD", 2.4, ["od", "-v", "-t", "fD", "{work}/doubles"]),
    ("seq 0 .25", 5, ["seq", "0", ".25", "1000000"]),
    ("R, write.table", 2, ["Rscript", "-e", R]),
    ("gfortran, F12.5", 3, ["{work}/fortran"]),
    ("ofstream << double", 4, ["{work}/stream"]),
    ("python, '%.17g' % x", 1,
     ["/usr/bin/python3", "-c", "for i in range (2000000): '%.17g' % (i / 7)"]),
]
# Times are read with a grain; a ratio of 1 means not slower by more than this.
GRAIN = 0.03
MOST_STARTING = 0.3


def make_inputs(work):
    """Puts what ROWS names into the folder WORK."""
    with open(work / "doubles", "wb") as file:
        array.array("d", (i / 7 for i in range(1000000))).tofile(file)
    for compiler, name, suffix, text in (("gfortran", "fortran", ".f90", FORTRAN),
                                         ("g++", "stream", ".cc", STREAM)):
        if shutil.which(compiler):
            source = work / (name + suffix)
            source.write_text(text, encoding="ascii")
            subprocess.run([compiler, "-O2", source, "-o", work / name], check=True)


def user_time(words):
    """Seconds of user time that WORDS take."""
    with subprocess.Popen(words, stdout=subprocess.DEVNULL) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"error: {words[0]} failed with status {process.returncode}; "
                 "run it by itself to see why")
    return usage.ru_utime


def measure(words, library, pairs):
    """The median times with the C library and by LIBRARY, and the ratio of pairs.  The
    library is preloaded by env in both, so that qrintf-run's own time is not in it."""
    plain, other = ["env", "LD_PRELOAD=", *words], ["env", f"LD_PRELOAD={library}", *words]
    times = [(user_time(plain), user_time(other)) for _ in range(pairs)]
    return (statistics.median(a for a, _ in times), statistics.median(b for _, b in times),
            statistics.median(a / max(b, 1e-3) for a, b in times))


def starting(library, pairs):
    """By how many milliseconds `true' takes longer with LIBRARY."""
    def seconds(words):
        start = time.perf_counter()
        for _ in range(100):
            subprocess.run(words, check=True)
        return (time.perf_counter() - start) * 10
    program = shutil.which("true")
    return statistics.median(
        seconds(["env", f"LD_PRELOAD={library}", program])
        - seconds(["env", "LD_PRELOAD=", program]) for _ in range(pairs))


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n\n")[0],
                                     description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--pairs", type=int, default=7)
    parser.add_argument("--filter", default="")
    parser.add_argument("--json", type=pathlib.Path)
    arguments = parser.parse_args()
    library = (arguments.build / "runtime/libqrintf_printf.so.1").absolute()
    if not library.exists():
        print(f"error: {library} is missing; build the target qrintf_printf", file=sys.stderr)
        return 2
    found, missed = {}, 0
    print(f"{'program':24}{'libc s':>9}{'qrintf s':>10}{'ratio':>8}{'goal':>7}")
    with tempfile.TemporaryDirectory() as folder:
        make_inputs(pathlib.Path(folder))
        for name, goal, words in ROWS:
            if not re.search(arguments.filter, name):
                continue
            words = [word.replace("{work}", folder) for word in words]
            if not shutil.which(words[0]):
                print(f"{name:24} left out: there is no {os.path.basename(words[0])} here")
                continue
            plain, other, ratio = measure(words, library, arguments.pairs)
            is_met = ratio >= goal - GRAIN
            missed += not is_met
            found[name] = {"libc": plain, "qrintf": other, "ratio": ratio, "goal": goal}
            print(f"{name:24}{plain:9.2f}{other:10.2f}{ratio:8.2f}{goal:7.1f}"
                  f"{'' if is_met else '  missed'}", flush=True)
    if re.search(arguments.filter, "starting"):
        longer = starting(library, arguments.pairs)
        missed += longer > MOST_STARTING
        found["starting"] = {"milliseconds": longer, "goal": MOST_STARTING}
        print(f"starting takes {longer:.2f} ms longer, at most {MOST_STARTING}"
              f"{'' if longer <= MOST_STARTING else '  missed'}")
    if arguments.json:
        arguments.json.write_text(json.dumps(found, indent=1) + "\n", encoding="ascii")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
