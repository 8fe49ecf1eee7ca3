# SPDX-License-Identifier: GPL-3.0-or-later
"""Each object calls the emitters that it brought, whoever else brings others of the
same names: objects of another build of the plugin, or the library."""

import itertools
import os
import shutil
import subprocess
import tempfile
import unittest

# Two formats: one is read when the unit is compiled, and one at run time, by which
# the unit brings what prints reals as well.  Hot code reads the table of octets.
UNIT = """
#include <stdarg.h>
#include <stdio.h>
int NAME (char *p, int v, unsigned long w, unsigned char c, double d);
static int __attribute__ ((noipa, format (printf, 2, 3)))
print (char *p, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int n = vsprintf (p, format, values);
  va_end (values);
  return n;
}
__attribute__ ((hot)) int
NAME (char *p, int v, unsigned long w, unsigned char c, double d)
{
  int n = sprintf (p, "%d %lu %d.%d. %.3f", v, w, c, c, d);
  return n + print (p + n, "; %d %lu %.3f", v, w, d);
}
"""
MAIN = """
#include <stdio.h>
int one (char *p, int v, unsigned long w, unsigned char c, double d);
int two (char *p, int v, unsigned long w, unsigned char c, double d);
int main (void)
{
  char text[200];
  one (text, -1234567, 123456789012345678, 207, 36.125);
  puts (text);
  two (text, -1234567, 123456789012345678, 207, 36.125);
  puts (text);
}
"""
FLAG = "-fplugin="
OLD, NEW = os.environ["QRINTF_PLUGIN"], os.environ["QRINTF_OTHER_PLUGIN"]
LIBRARY = "-fplugin-arg-libqrintf-runtime=library"
# "base" reads tables; what is chosen at load time may not.
SETS = (["-fplugin-arg-libqrintf-cpu=base"], ["-fplugin-arg-libqrintf-cpu=auto"], [])

LINKERS = [[f"-fuse-ld={linker}"] for linker in ("gold", "lld", "mold")
           if shutil.which(f"ld.{linker}")]


class TwoBuilds(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.write("main.c", MAIN)
        self.compile("main")

    def write(self, name, text):
        with open(os.path.join(self.folder, name), "w", encoding="utf-8") as file:
            file.write(text)

    def run_command(self, *command):
        done = subprocess.run(
            command, cwd=self.folder, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, timeout=120, check=False)
        self.assertEqual(done.returncode, 0, done.stdout)
        return done.stdout

    def compile(self, name, *options):
        self.run_command(os.environ["QRINTF_CC"], "-O2", "-c", name + ".c", *options)

    def unit(self, name, plugin, *options):
        """NAME.o, compiled by PLUGIN."""
        self.write(name + ".c", UNIT.replace("NAME", name))
        self.compile(name, FLAG + plugin, *options)

    def said(self, *arguments):
        """The lines that the program prints which is linked of ARGUMENTS."""
        self.run_command(os.environ["QRINTF_CC"], "main.o", *arguments, "-o", "program")
        return self.run_command("./program").splitlines()

    def lines(self, *options):
        """What a unit prints, by the plugin that compiled it."""
        result = {}
        for plugin in (OLD, NEW):
            self.unit("one", plugin, *options)
            self.unit("two", plugin, *options)
            first, second = self.said("one.o", "two.o")
            self.assertEqual(first, second)
            result[plugin] = first
        self.assertEqual(result[OLD], "-1234567 123456789012345678 207.207. 36.125; "
                         "-1234567 123456789012345678 36.125")
        self.assertNotEqual(result[OLD], result[NEW])
        return result

    def both(self, *options):
        """one.o of the old plugin and two.o of the new one; what they are to say."""
        expected = self.lines(*options)
        self.unit("one", OLD, *options)
        self.unit("two", NEW, *options)
        return [expected[OLD], expected[NEW]]

    def test_one_program(self):
        for options in SETS:
            expected = self.both(*options)
            for order in itertools.permutations(("one.o", "two.o")):
                for link in ([], ["-static"], ["-Wl,--gc-sections"], *LINKERS):
                    self.assertEqual(self.said(*link, *order), expected)

    def test_archives(self):
        """An archive from long ago."""
        expected = self.both(*SETS[0])
        self.run_command("ar", "cr", "libone.a", "one.o")
        self.assertEqual(self.said("two.o", "libone.a"), expected)
        self.run_command("ar", "cr", "libtwo.a", "two.o")
        self.assertEqual(self.said("libtwo.a", "libone.a"), expected)

    def test_shared_libraries(self):
        expected = self.both("-fPIC", *SETS[0])
        for name in ("one", "two"):
            self.run_command(os.environ["QRINTF_CC"], "-shared", name + ".o",
                             "-o", f"lib{name}.so")
        where = "-Wl,-rpath," + self.folder
        for libraries in (["one.o", "./libtwo.so"], ["two.o", "./libone.so"],
                          ["./libone.so", "./libtwo.so"]):
            self.assertEqual(self.said(where, *libraries), expected)
        self.run_command(os.environ["QRINTF_CC"], "-shared", "one.o", "two.o",
                         "-o", "libboth.so")
        self.assertEqual(self.said(where, "./libboth.so"), expected)

    def test_library(self):
        """Objects that bring emitters and objects that take the archive's."""
        expected = self.both(*SETS[0])
        self.unit("one", OLD, LIBRARY, *SETS[0])
        runtime = os.environ["QRINTF_RUNTIME"]
        for order in itertools.permutations(("one.o", "two.o")):
            self.assertEqual(self.said(*order, runtime), expected)
        self.assertEqual(self.said("one.o", runtime, "two.o"), expected)

    def test_link_time_optimization(self):
        """There the plugin of the link decides, for all that it compiles."""
        lines = self.lines(*SETS[0])
        for plugin in (OLD, NEW):
            for how in ([], ["-flto-partition=max"], ["-flto-partition=none"]):
                self.unit("one", OLD, "-flto", *SETS[0])
                self.unit("two", NEW, "-flto", *SETS[0])
                self.assertEqual(
                    self.said("one.o", "two.o", "-O2", "-flto", *how, FLAG + plugin,
                              *SETS[0]), [lines[plugin]] * 2)
        self.unit("two", NEW, *SETS[0])
        self.assertEqual(
            self.said("one.o", "two.o", "-O2", "-flto", FLAG + OLD, *SETS[0]),
            [lines[OLD], lines[NEW]])


if __name__ == "__main__":
    unittest.main()
