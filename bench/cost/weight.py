#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What one call of printf adds to a program, emitters included.

usage: weight.py BUILD [--instructions] [--update] [--cc=GCC] [--plugin=FILE]

Prints for each row of ROWS the bytes of text, as size(1) counts them, by which the
linked program grows with the plugin alone, what each further call of the kind in the
same function adds (none in a row that is a whole program), and the size of the object
with one call.  Calls are in a loop, but those of rows that end in "seldom", which are of
qrintf's printf if they print more than one value.  --instructions adds, for the rows of
COMPILED, the millions of instructions that the compiler and the assembler take more, as
valgrind counts them: of the compile time what does not depend on the machine.

GCC may be a cross compiler, with options behind its name, and FILE the plugin for it:
by default the host's.

A figure above its budget fails.  So does one that is more than 2 % above the one in
weight.json, or weight-CPU.json for another CPU than x86-64, which holds for one compiler
(instructions: 10 %); --update writes it.  Exit status: 1 if a figure fails."""

import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
TOLERANCE, OF_INSTRUCTIONS = 1.02, 1.10
# What callgrind counts in one process.
TOTAL = re.compile(r"^totals: (\d+)$", re.M)

PROGRAM = """#include <stdio.h>
int
main (int argc, char **argv)
{
  const char *s = argv[0];
  double r = argc / 3.0;
  long l = argc * 5L;
  unsigned char *b = (unsigned char *) s;
  (void) s, (void) r, (void) l, (void) b;
  for (int i = 0; i < argc; i++)
    {
%s    }
}
"""
# The same outside of loops.
SELDOM = """#include <stdio.h>
void print (int argc, const char *s, int i, long l, double r) {
  (void) i, (void) l, (void) r;
%s}
int main (int argc, char **argv) { print (argc, argv[0], argc, argc * 5L, argc / 3.0); }
"""
# The asm statement keeps calls apart, which would be merged otherwise.
CALL = '      printf (%s);\n      __asm__ volatile ("# %d" ::: "memory");\n'
MORE = 5

# What is cold for a stated reason adds nothing.
MESSAGES = """#include <stdio.h>
#include <stdlib.h>
__attribute__ ((noreturn)) void usage (const char *s) { printf ("%s %d", s, 5); exit (5); }
void warn (const char *s, int v) { fprintf (stderr, "%s: %d\\n", s, v); }
int main (int argc, char **argv) { return argc; }
"""
HANDS_ON = """#include <stdarg.h>
#include <stdio.h>
int log_to (FILE *s, const char *f, ...) {
  va_list a;
  va_start (a, f);
  int n = vfprintf (s, f, a);
  va_end (a);
  return n;
}
"""
USED = HANDS_ON + """int main (int argc, char **argv) {
  for (int i = 0; i < argc; i++)
    log_to (stdout, "%s: %d", argv[i], i);
}
"""

# What the runtime's printf may weigh, with neither fields nor reals, and with either: text
# and object.  In the end this is to be 6000 bytes of text, and 16000 with reals.
PRINTF = (13900, 30700)
PRINTF_OF_FIELDS = (24200, 51200)
PRINTF_OF_REALS = (33900, 66000)

# The arguments of printf, or a whole program; the budget of text and that of the
# object.
ROWS = {
    "%d": ('"%d\\n", i', 4000, 16000),
    "%ld": ('"%ld\\n", l', 8000, 16000),
    "%s": ('"[%s]\\n", s', 4000, 16000),
    "%s: %d": ('"%s: %d\\n", s, i', 8000, 20000),
    "%u.%u.%u.%u": ('"%u.%u.%u.%u\\n", b[0], b[1], b[2], b[3]', 4000, 16000),
    "%f": ('"%f\\n", r', 16000, 40000),
    "%10.3f": ('"%10.3f\\n", r', 16000, 40000),
    "%g": ('"%g\\n", r', 16000, 40000),
    "%f %g %d": ('"%f %g %d\\n", r, r, i', 32000, 40000),
    "%d %s %x %f %g %e": ('"%d %s %x %f %g %e\\n", i, s, i, r, r, r', 32000, 64000),
    "%d, seldom": ('"%d\\n", i', 4000, 12000),
    "%s, seldom": ('"[%s]\\n", s', *PRINTF),
    "%f %g %d, seldom": ('"%f %g %d\\n", r, r, i', *PRINTF_OF_REALS),
    "%s %5d %lx, 24 seldom": ('"%s %5d %lx\\n", s, i, l', *PRINTF_OF_FIELDS),
    "messages": (MESSAGES, 0, 4000),
    "vfprintf": (USED, *PRINTF_OF_FIELDS),
}
COMPILED = ("%d", "%f %g %d", "%f %g %d, seldom")


def is_heavier(now, before, tolerance=TOLERANCE):
    """Whether NOW is more than BEFORE allows, which may be less than none."""
    return now > max(before, before * tolerance)


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def baseline_of(cpu):
    """The file of the figures for CPU."""
    return HERE / ("weight.json" if cpu == "x86_64" else f"weight-{cpu}.json")


def text_of_baseline(data):
    """DATA as JSON, a row a line, so that a change of it reads as what changed."""
    rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(row)}"
                      for name, row in data["rows"].items())
    return f'{{"compiler": {json.dumps(data["compiler"])}, "rows": {{\n{rows}}}}}\n'


def size_command(cc):
    """What prints the sizes of CC's programs."""
    return shutil.which(output(*cc, "-dumpmachine") + "-size") or "size"


def text_of(path, size="size"):
    return int(output(size, path).split("\n")[1].split()[0])


def instructions(command):
    """The millions of instructions of COMMAND and of what it runs."""
    if not shutil.which("valgrind"):
        sys.exit("weight.py: no valgrind to count instructions; install it, or leave out "
                 "--instructions")
    with tempfile.TemporaryDirectory() as folder:
        counted = ["valgrind", "--tool=callgrind", "--trace-children=yes",
                   f"--callgrind-out-file={folder}/%p"]
        subprocess.run([*counted, *command], check=True, capture_output=True)
        totals = [TOTAL.search(path.read_text(encoding="utf-8", errors="replace"))
                  for path in pathlib.Path(folder).iterdir()]
        return sum(int(total[1]) for total in totals) / 1e6


def program_of(name, calls):
    """The source of the row NAME with that many CALLS; a whole program has its own."""
    row = ROWS[name][0]
    if "main (" in row:
        return row
    program = SELDOM if name.endswith(" seldom") else PROGRAM
    return program.replace("%s", "".join(CALL % (row, i) for i in range(calls)), 1)


def measure(name, arguments, plugin):
    """{text, call, object, instructions} of the row NAME, the last if it is asked
    for."""
    cc = arguments.cc
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        source, plain, lowered = (folder / n for n in ("a.c", "plain", "lowered"))
        compiler = [*cc, "-O2", source, "-o"]
        with_plugin = f"-fplugin={plugin}"
        size = size_command(cc)

        def grows_by(calls):
            source.write_text(program_of(name, calls))
            subprocess.run([*compiler, plain], check=True)
            subprocess.run([*compiler, lowered, with_plugin], check=True)
            return text_of(lowered, size) - text_of(plain, size)

        first = 24 if name.endswith(", 24 seldom") else 1
        more, text = grows_by(first + MORE), grows_by(first)
        result = {"text": text, "call": (more - text) // MORE}
        compiler.insert(len(cc), "-c")
        subprocess.run([*compiler, lowered, with_plugin], check=True)
        result["object"] = lowered.stat().st_size
        both = [*compiler, plain], [*compiler, lowered, with_plugin]
        if arguments.instructions and name in COMPILED:
            before, after = map(instructions, both)
            result["instructions"] = round(after - before, 1)
    return result


def failures(name, found, baseline):
    """What fails of the row NAME; BASELINE is {} for another compiler."""
    budgets = dict(zip(("text", "object"), ROWS[name][1:]))
    for what, is_now in found.items():
        if is_now > budgets.get(what, is_now):
            yield f"{name}: {what} {is_now}, the budget is {budgets[what]}"
        if baseline and what not in baseline:
            yield f"{name}: {what} is not recorded; --update writes it"
        was = baseline.get(what, is_now)
        if is_heavier(is_now, was, OF_INSTRUCTIONS if what == "instructions" else TOLERANCE):
            yield f"{name}: {what} {is_now}, was {was}"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--cc", default=["gcc"], type=str.split)
    parser.add_argument("--plugin", type=pathlib.Path)
    arguments = parser.parse_args()
    plugin = arguments.plugin or arguments.build / "plugin" / "libqrintf.so"
    plugin = plugin.resolve()
    if not plugin.exists():
        sys.exit(f"weight.py: no {plugin}; build it first")
    version = output(*arguments.cc, "-dumpfullversion")
    cpu = output(*arguments.cc, "-dumpmachine").split("-")[0]
    file = baseline_of(cpu)
    baseline = {"compiler": "none", "rows": {}}
    if file.exists():
        baseline = json.loads(file.read_text(encoding="ascii"))
    known = baseline["rows"] if baseline["compiler"] == version else {}
    print(f"{'':24}{'text':>8}{'a call':>8}{'object':>8}"
          + f"{'million instructions':>24}" * arguments.instructions)
    rows, failed = {}, []
    for name in ROWS:
        found = measure(name, arguments, plugin)
        print(f"{name:24}{found['text']:8}{found['call']:8}{found['object']:8}"
              + (f"{found['instructions']:24.1f}" if "instructions" in found else ""))
        rows[name] = found
        if "instructions" in known.get(name, {}):
            rows[name] = {"instructions": known[name]["instructions"], **found}
        failed += failures(name, found, known.get(name, {}))
    if arguments.update:
        new = {"compiler": version, "rows": rows}
        file.write_text(text_of_baseline(new), encoding="ascii")
        known = rows
        failed = [f for name in rows for f in failures(name, rows[name], {})]
    if not known:
        print(f"{file.name} is of GCC {baseline['compiler']}: only budgets are judged")
    print(*failed, sep="\n", end="\n" if failed else "")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
