# SPDX-License-Identifier: GPL-3.0-or-later
"""A program of a test's own, made by the compiler CC of the environment in a folder that
goes with the test.  LIST is the source of a function of it that hands its values to a
v-function."""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "bench" / "real"))

LIST = r"""
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static void
list (const char *format, ...)
{
  char buffer[16];
  va_list values;
  va_start (values, format);
  vsnprintf (buffer, sizeof buffer, format, values);
  va_end (values);
  puts (buffer);
}
"""


class SmallProgram(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def build(self, main, *flags):
        """The program of LIST and the source MAIN, compiled with FLAGS."""
        source = self.folder / "program.c"
        source.write_text(LIST + main)
        program = self.folder / f"program{flags[0]}"
        subprocess.run([os.environ["CC"], "-w", *flags, source, "-o", program],
                       check=True)
        return program
