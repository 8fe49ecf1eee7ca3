#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs of the distribution print the same with libqrintf_printf.so preloaded as
without it: stdout, stderr and status, into a pipe and into a file.

    commands_test.py --library FILE
"""

import argparse
import os
import subprocess
import sys
import tempfile
import unittest

PERL = r"""
for my $i (0 .. 2000) {
  my $x = ($i - 700) * 1.0e-3 * 3 ** ($i % 90 - 40);
  print $x, ' ', $i / 7, "\n";
  printf "%d %5d %-8s|%08.3f %e %g %G %x %#o %s %c %%\n",
         $i, -$i, "s$i", $x, $x, $x, $x, $i, $i, $x, 65 + $i % 26;
  printf "%.0f %.15g %.17g %+.2e %*d %-*s|\n", $x, $x, $x, $x, 9, $i, 9, "left";
}
printf "%s %s %s\n", 9 ** 9 ** 9, -9 ** 9 ** 9, -sin 9 ** 9 ** 9;
printf "%v d %vd\n", "1.22.333", "1.22.333";
"""
AWK = r"""
BEGIN {
  for (i = 0; i < 2000; i++) {
    x = (i - 700) / 7 * 3 ^ (i % 60 - 30)
    print i, x, -i, i * 1000003
    printf "%d %5d %-6d|%s %10s %.3f %e %g %c %x %o %i %%\n",
           i, -i, i, "s" i, x, x, x, x, 65 + i % 26, i, i, i
    OFMT = "%.12g"; CONVFMT = "%.3f"
    print x, x ""
  }
  print "to stderr" > "/dev/stderr"
}
"""
LUA = r"""
for i = 0, 2000 do
  local x = (i - 700) / 7 * 3.0 ^ (i % 60 - 30)
  print (i, x, -i, x // 1, i / 3)
  print (string.format ("%d %5d %-6d|%s %10.3s %.3f %e %g %c %x %a %q %i",
                        i, -i, i, "s" .. i, x, x, x, x, 65 + i % 26, i, x, x, i))
  io.write (string.format ("%.14g %.17g %+d % d %#x\n", x, x, i, i, i))
end
io.stderr:write (string.format ("%d to stderr\n", 5))
"""
PYTHON = r"""
import ctypes
for i in range (500):
    x = (i - 250) / 7 * 3.0 ** (i % 60 - 30)
    print (i, x, '%.17g' % x, f'{x:.3e} {x:10.2f}', repr (x))
libc = ctypes.CDLL (None)
libc.printf (b'%d %s %.3f\n', 5, b'five', ctypes.c_double (0.5))
libc.fflush (None)
"""
SHELL = r"""
for i in 1 2 3; do
  /usr/bin/printf '%d %5d %x %o %s %10.3s|%-8s|\n' $i -$i 255 8 "$i" abcdef left
  /usr/bin/printf '%c %b %q\n' x 'a\tb' "a b"
  /usr/bin/printf '%.3f %e %g %La %i\n' 3.14159 1e10 0.0001 2.5 "$i"
  printf '%d %5s %.2f\n' $i text 1.5
done
"""

# Words, and what stands on stdin: a seed of bytes, or nothing.
COMMANDS = [
    (["perl", "-e", PERL], 0),
    (["mawk", AWK], 0),
    (["gawk", AWK], 0),
    (["lua5.4", "-e", LUA], 0),
    (["/usr/bin/python3", "-c", PYTHON], 0),
    (["sh", "-c", SHELL], 0),
    (["bash", "-c", SHELL], 0),
    (["seq", "0", ".25", "500"], 0),
    (["seq", "-w", "-5", "1000"], 0),
    (["seq", "-f", "%08.3e", "1e-3", "3.7", "2000"], 0),
    (["seq", "x"], 0),
    (["od", "-A", "d", "-t", "fDfFfLu1x2d4o8a", "-"], 4096),
    (["od", "-v", "-t", "x1z", "-w7"], 4096),
    (["cksum"], 4096),
    (["wc", "-lwc"], 4096),
    (["nl", "-ba", "-nrz"], 4096),
    (["ls", "-lnR", "--time-style=full-iso", "/usr/share/doc/coreutils"], 0),
    (["stat", "-c", "%n %s %010s %a %A %-20F| %x", "/etc/passwd", "/missing"], 0),
    (["date", "-ud", "@1000000000", "+%F %T %s %N %Z %j"], 0),
    (["numfmt", "--to=iec", "--format=%10.3f", "123456789", "5000"], 0),
    (["factor", "1234567890123456789", "18446744073709551615"], 0),
    (["expr", "1", "/", "0"], 0),
    (["tr", "--help"], 0),
]
arguments = None


def stdin_of(size):
    """SIZE bytes of all kinds, always the same."""
    value, text = 1, bytearray()
    for _ in range(size):
        value = value * 1103515245 + 12345 & 0x7fffffff
        text.append(value >> 16 & 255)
    return bytes(text)


class Commands(unittest.TestCase):
    def run_one(self, words, size, preload, to_file):
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "TZ": "UTC0"}
        environment.pop("LD_PRELOAD", None)
        if preload:
            environment["LD_PRELOAD"] = preload
        with tempfile.TemporaryFile() as file:
            done = subprocess.run(words, input=stdin_of(size), env=environment, timeout=100,
                                  stdout=file if to_file else subprocess.PIPE,
                                  stderr=subprocess.PIPE, check=False)
            file.seek(0)
            return done.returncode, done.stdout or file.read(), done.stderr

    def test_same_output(self):
        for words, size in COMMANDS:
            for to_file in (False, True):
                with self.subTest(command=words[:2], to_file=to_file):
                    plain = self.run_one(words, size, "", to_file)
                    self.assertTrue(plain[1] or plain[2])
                    self.assertEqual(plain, self.run_one(words, size, arguments.library,
                                                         to_file))


def main():
    global arguments
    parser = argparse.ArgumentParser()
    parser.add_argument("--library", required=True)
    arguments, others = parser.parse_known_args()
    unittest.main(argv=[sys.argv[0], *others])


if __name__ == "__main__":
    main()
