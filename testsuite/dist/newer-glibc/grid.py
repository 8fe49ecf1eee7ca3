# SPDX-License-Identifier: GPL-3.0-or-later
"""grid.py LOCALE...: writes C programs, grid-1.c and so on in the current directory,
that print a grid of formats, each with several values, in each of the locales: text,
result and errno.

Every conversion with flags, widths and precisions (a part of all combinations, the
same every time), with length modifiers, with '*', with positions; formats that are
malformed or that some versions of a C library do not know; small destinations.
"""

import itertools
import pathlib
import random
import sys

PROLOGUE = r"""
#include <errno.h>
#include <float.h>
#include <limits.h>
#include <locale.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

#define COUNT(a) ((int) (sizeof a / sizeof *a))

static char text[6000];

static void
begin (void)
{
  memset (text, '~', 500);
  errno = ENOENT;
}

static void
report (const char *format, int i, int result)
{
  int error = errno;
  size_t n = result < 0 ? strnlen (text, 300) : (size_t) result + 1;
  fputs (format, stdout);
  fprintf (stdout, "\" #%d %d %d ", i, result, error);
  for (size_t k = 0; k < n && k < 400; k++)
    if ((unsigned char) (text[k] - 32) > 94)
      fprintf (stdout, "\\%02x", (unsigned char) text[k]);
    else
      fputc (text[k], stdout);
  fputc ('\n', stdout);
}

static volatile long long integers[] = { 0, 1, -1, 42, -7, 1234567, INT_MIN, LLONG_MAX,
  LLONG_MIN };
static volatile double reals[] = { 0.0, -0.0, 1.0, -1.5, 0.5, 2.5, 999999.5, 99999.5,
  0.0001, 0.00001234, 123456789.125, 1e15, 1e17, 1e22, 1.7e100, 5e-324,
  2.2250738585072009e-308, DBL_MAX, __builtin_inf (), -__builtin_inf (),
  __builtin_nan (""), -__builtin_nan (""), 0.1, 9.9995 };
static volatile long double long_reals[] = { 0.0L, -1.0L, 1.5L, 999999.5L, 3.6e-4951L,
  LDBL_MAX, __builtin_infl (), 12345678.9L };
static const char *volatile strings[] = { NULL, "", "a", "abcdef",
  "\303\244\303\266\303\274",
  "a longer string than the others are, of more than sixty-four bytes" };
static const wchar_t *volatile wide_strings[] = { NULL, L"", L"abc", L"a\u00e4\u20ac",
  L"\U0001f600x", L"a\xd800", L"b\x90" };
static volatile int characters[] = { 'a', 0, 255, 200 };
static volatile wint_t wide_characters[] = { L'a', 0, 0xe4, 0x20ac, 0x1f600, 0xd800,
  0x90, WEOF };
static void *volatile pointers[] = { NULL, (void *) 1, (void *) 0xdeadbeefL,
  (void *) -1L };
static volatile int errors[] = { 0, ENOENT, 9999, -1, EDEADLK };
static volatile int stars[] = { 0, 1, 7, -7, -1, 30 };
"""

EPILOGUE = r"""
int
main (void)
{
  for (int k = 0; k < COUNT (locales); k++)
    {
      int found = setlocale (LC_ALL, locales[k]) != NULL;
      printf ("%s%s\n", locales[k], found ? "" : ": no such locale");
      for (int i = 0; found && i < COUNT (all); i++)
        all[i] ();
    }
}
"""

# How large a part of the combinations is tried, and how many formats a program has.
SHARE = 0.15
FORMATS = 600

INTEGERS, REALS = "diuoxXbB", "fFeEgGaA"
TYPES = {"": "int", "hh": "int", "h": "int", "l": "long", "ll": "long long",
         "q": "long long", "j": "intmax_t", "z": "size_t", "Z": "size_t",
         "t": "ptrdiff_t", "L": "long long"}
VALUES = {
    **dict.fromkeys(INTEGERS, ("integers", "int")),
    **dict.fromkeys(REALS, ("reals", "double")),
    "c": ("characters", "int"), "s": ("strings", "const char *"),
    "C": ("wide_characters", "wint_t"), "S": ("wide_strings", "const wchar_t *"),
    "p": ("pointers", "void *"), "m": ("errors", None)}
FLAGS = ["".join(c) for n in range(6) for c in itertools.combinations("-+ #0", n)]

# With the arguments 42L, 43L and 44L.
ODD = """%5% %-5% %05% %.3% %l% %y a%yb %5y %-5.3y % a% %5 %- %. %l %ll %hhh %hhhd %llld
    %w8d %w16d %w32d %w64d %w8x %w8b %wf8d %wf16d %wf32u %wf64x %w128d %w7d %w08d %w8
    %H %DDf %D %U %O %k %v %r %1$y %1$5% %1$% %0$d %1$ %1$d|%3$d %2$d %1$d|%d %d|%1$d
    %1$*d %+-+-5d %00000005d %-05d %05.d %.-5d %5.-3d| %-.5d %*% %.*% %'% %I% %#% %jjd
    %zzd %ttd %hld %lhd %lLd %Lld %hhld %qqd %ld% %#d %#i %#u %#c %2147483648d
    %99999999999d %.99999999999d %5000x %-5000x %.5000x %05000d %'5000d %I5000d %5000c
    %5000lc %5000m %5000p %.5000p""".split()


class Grid:
    def __init__(self):
        self.random = random.Random(5)
        self.functions = []

    def add(self, body):
        self.functions.append(body)

    def call(self, text, array, ctype, before="", arguments=None, rounds=1,
             room="sizeof text"):
        """snprintf of TEXT with each value of ARRAY, ROUNDS times."""
        given = arguments or (f", ({ctype}) {array}[i]" if ctype else "")
        if array == "errors":
            before = "errno = errors[i];"
        self.add(f"  for (int i = 0; i < {rounds} * COUNT ({array}); i++)\n    {{ begin ();"
                 f" {before} report (\"{text}\", i,\n"
                 f"      snprintf (text, {room}, \"{text}\"{given})); }}")

    def combinations(self):
        for letter, flags, width, precision in itertools.product(
                VALUES, FLAGS, ["", "1", "12"],
                ["", ".", ".1", ".3", ".5", ".6", ".20"]):
            if self.random.random() < SHARE:
                self.call(f"%{flags}{width}{precision}{letter}", *VALUES[letter])
        for letter, special, flags, width, precision in itertools.product(
                "diuxfFgGeEaspcS", ["'", "I", "I'"], ["", "-", "0", "+", "-+", "#0"],
                ["", "5", "15"], ["", ".0", ".3", ".12"]):
            if self.random.random() < SHARE:
                self.call(f"%{special}{flags}{width}{precision}{letter}",
                          *VALUES[letter])

    def lengths(self):
        for letter, length, start in itertools.product(
                INTEGERS, TYPES, ["%", "%+", "%#12", "%-.3", "%'15.9", "%1$12"]):
            self.call(start + length + letter, "integers", TYPES[length])
        for letter, start in itertools.product(
                REALS, ["%", "%.3", "%25.0", "%#.30", "%'", "%-20.1", "%020"]):
            self.call(start + "L" + letter, "long_reals", "long double")
        for letter, length in itertools.product("cspm", ["h", "hh", "l"]):
            wide = length == "l" and letter in "cs"
            self.call(f"<%5{length}{letter}>",
                      *VALUES[letter.upper() if wide else letter])

    def stars(self):
        for letter, flags, form in itertools.product(
                "dxfgascSCp", ["", "-", "0", "+0", "#", "'"],
                ["*", "*.2", ".*", "5.*", "*.*"]):
            array, ctype = VALUES[letter]
            given = ", stars[i % 6]" * form.count("*") + f", ({ctype}) {array}[i / 6]"
            numbered = form.replace("*", "*1$", 1).replace(".*", ".*2$", 1) \
                if form == "*.*" else form.replace("*", "*1$")
            for text in (f"%{flags}{form}{letter}",
                         f"%{form.count('*') + 1}${flags}{numbered}{letter}"):
                self.call(text, array, ctype, arguments=given, rounds=6)

    def positions(self):
        for letter, rest in itertools.product(
                [x for x in VALUES if x != "m"],
                ["", "12", "-12.3", "+#.5", "012", "'15", "I5", "'-15.9"]):
            array, ctype = VALUES[letter]
            self.call(f"%1${rest}{letter}|%1${letter}", array, ctype)
            self.call(f"%2$d %1${rest}{letter}", array, ctype,
                      arguments=f", ({ctype}) {array}[i], 17")

    def rest(self):
        for text in ODD:
            for room in (0, 20, "sizeof text"):
                self.call(text, "errors", None, arguments=", 42L, 43L, 44L", room=room)
        for letter in VALUES:
            for text in (f"%{letter}", f"ab%12{letter}|"):
                self.call(text, *VALUES[letter], room=9)


def program(bodies, locales):
    names = [f"call{i}" for i in range(len(bodies))]
    quoted = ", ".join(f'"{name}"' for name in locales)
    return "\n".join([
        PROLOGUE,
        *(f"static void __attribute__ ((noinline))\n{name} (void)\n{{\n{body}\n}}\n"
          for name, body in zip(names, bodies)),
        f"static void (*const all[]) (void) = {{ {', '.join(names)} }};",
        f"static const char *const locales[] = {{ {quoted} }};",
        EPILOGUE])


def main():
    grid = Grid()
    for part in (grid.combinations, grid.lengths, grid.stars, grid.positions,
                 grid.rest):
        part()
    for n, start in enumerate(range(0, len(grid.functions), FORMATS), 1):
        bodies = grid.functions[start:start + FORMATS]
        pathlib.Path(f"grid-{n}.c").write_text(program(bodies, sys.argv[1:]),
                                               encoding="utf-8")


if __name__ == "__main__":
    main()
