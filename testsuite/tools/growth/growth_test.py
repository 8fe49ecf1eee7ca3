#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What compiling takes with the plugin, as calls and PHIs become many: at 1000 of
them hardly more than without it.  Both times are the CPU's, the least of up to five
runs; a busy machine slows both, so that a ratio is judged.  Half of the kinds of calls
are tried, all where QRINTF_LONG is set.

usage: growth_test.py --plugin=FILE [--cc=GCC]"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import unittest

# C sources that are large in one dimension: N calls, PHIs, blocks or directives of one
# kind.  What the compiler takes for them should grow as N.
HEAD = """\
#include <stdio.h>
void f (FILE *out, int fd, char *b, size_t z, const int *i, const char **s,
        const double *x)
{
  char c[256] = "";
"""
TAIL = "  fputs (c, out);\n}\n"


def straight(call, start="", end=""):
    """CALL, N times, with @ for its number."""
    def make(n):
        return (HEAD + start
                + "".join(call.replace("@", str(k)) + "\n" for k in range(n))
                + end + TAIL)
    return make


def switches(n):
    """Five switches of N cases, one of which sets what is printed twice."""
    text = HEAD + '  const char *t = "x";\n  int *w = (int *) b;\n'
    for j in range(5):
        text += f"  switch (i[{j}])\n    {{\n"
        for k in range(n):
            what = f't = "s{j}"' if k == n // 2 else f"w[{k}] = {k * 7 % 13}"
            text += f"    case {3 * k}: {what}; break;\n"
        text += '    }\n  printf ("%s\\n", t);\n  printf ("%s!\\n", t);\n'
    return text + TAIL


def one_call(conversion, value):
    """One call of N conversions."""
    def make(n):
        return (HEAD + '  sprintf (b, "' + (conversion + " ") * n + '"'
                + "".join(f",\n    {value}[{k}]" for k in range(n)) + ");\n"
                + TAIL)
    return make


def deep_nest(n):
    """Loops in each other, as many as a tenth of N, with a call in each."""
    depth = max(n // 10, 1)
    return (HEAD + "".join(f"  for (int k{k} = 0; k{k} < i[0]; k{k}++) {{\n"
                           f'    printf ("%d", k{k});\n' for k in range(depth))
            + "}" * depth + TAIL)


SOURCES = {
    "printf, ints": straight(r'printf ("@ %d of %u\n", i[@], i[@ + 1]);'),
    "printf, a string": straight(r'printf ("@ %s\n", s[@]);'),
    "fprintf, mixed": straight(
        r'fprintf (out, "%s: %d %.3f %c\n", s[@], i[@], x[@], i[@ + 1]);'),
    "sprintf, behind the text": straight(
        r'sprintf (b + strlen (b), "%d,%s;@", i[0] + @, s[0]);',
        "  extern __SIZE_TYPE__ strlen (const char *);\n"),
    "snprintf, strings": straight(
        r'snprintf (b + 80 * @, 80, "@ %s/%s", s[@], s[@ + 1]);'),
    "snprintf, any size": straight(r'snprintf (b, z, "@ %s %d", s[@], i[@]);'),
    "five switches": switches,
    "a switch between calls": straight(
        "case @: g (@); break;",
        '  extern void g (int);\n  printf ("%d,", i[0]);\n  switch (i[1])\n    {\n',
        '    }\n  printf ("%x\\n", i[0]);\n'),
    "a chain of PHIs": straight(
        r'if (i[@]) t = "a@"; sprintf (b + @, "%s\n", t);',
        '  const char *t = "x";\n'),
    "pointer arithmetic": straight(
        r'p = i[@] ? p + i[@] : p + 3; sprintf (p, "%s,%d", b + i[@], i[@]);',
        "  char *p = b;\n"),
    "formats of two": straight(r'printf (i[@] ? "a@ %d\n" : "b@ %d\n", i[@]);'),
    "%s in one call": one_call("%s", "s"),
    "%.2f in one call": one_call("%.2f", "x"),
    "a deep nest": deep_nest,
}

RUNS = 5
# What is looked for is a multiple; most kinds take less than 1.3.
CEILING = 1.6
SLACK = 0.1  # seconds: loading the plugin, embedding, and the clock
# One for each sink and each way to grow.
NAMES = ["printf, ints", "snprintf, strings", "formats of two", "%s in one call",
         "a deep nest", "sprintf, behind the text",
         "printf, a string", "fprintf, mixed", "snprintf, any size",
         "%.2f in one call"]
if not os.environ.get("QRINTF_LONG"):
    NAMES = NAMES[:6]


class Growth(unittest.TestCase):
    def seconds(self, name, n, flags, most):
        """User seconds of compiling N of NAME; the compiler is stopped when it
        takes more than MOST of the CPU."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "source.c")
            with open(path, "w", encoding="utf-8") as file:
                file.write(SOURCES[name](n))
            before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            done = subprocess.run(
                [ARGS.cc, "-O2", "-w", "-S", "-o", path + ".s", path, *flags],
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU,
                                                      (int(most),) * 2),
                check=False, stderr=subprocess.PIPE, text=True)
            self.assertEqual(done.returncode, 0, f"{name}, {n}: {done.stderr}")
            return (resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
                    - before)

    def check(self, name, n):
        plugin = ["-fplugin=" + ARGS.plugin]
        plain = lowered = float("inf")
        # A neighbour may take the machine's pace for one of the two.
        for _ in range(RUNS):
            plain = min(plain, self.seconds(name, n, [], 20))
            lowered = min(lowered,
                          self.seconds(name, n, plugin, max(20, 10 * plain)))
            if lowered < CEILING * plain + SLACK:
                break
        print(f"{name}, {n}: {plain:.2f} s, with the plugin {lowered:.2f} s")
        self.assertLess(lowered, CEILING * plain + SLACK, f"{name}, {n}")

    def test_calls(self):
        for name in NAMES:
            with self.subTest(name):
                self.check(name, 1000)

    def test_below_the_budget(self):
        for name, n in [("five switches", 250), ("a switch between calls", 1000),
                        ("a chain of PHIs", 500), ("pointer arithmetic", 500),
                        ("sprintf, behind the text", 500)]:
            with self.subTest(name):
                self.check(name, n)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plugin", required=True)
    parser.add_argument("--cc", default=os.environ.get("CC", "gcc"))
    ARGS, rest = parser.parse_known_args()
    unittest.main(argv=sys.argv[:1] + rest)
