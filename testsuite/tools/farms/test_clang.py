# SPDX-License-Identifier: GPL-3.0-or-later
"""The ways to give the flag to GCC alone where Clang compiles, too; CMake's is in
dist/install."""

import os
import shutil
import unittest

from farm import Farm

MAKEFILE = """
QRINTF := {plugin}
ifneq (,$(findstring Free Software Foundation,$(shell $(CC) --version)))
CFLAGS += -fplugin=$(QRINTF)
endif
a.o: a.c
\t$(CC) -O2 $(CFLAGS) -c $< -o $@
"""
MESON = """
project ('p', 'c', default_options: ['optimization=2'])
if meson.get_compiler ('c').get_id () == 'gcc'
  add_project_arguments ('-fplugin={plugin}', language: 'c')
endif
static_library ('a', 'a.c')
"""


class Clang(Farm):
    tools = ("clang", "make", "meson", "ninja")

    def lowered(self, object_file):
        return "__qrintf_" in self.run_command(["nm", object_file])

    def check_build(self, steps, object_file):
        """STEPS with GCC lower, with Clang they do not; both compile."""
        for compiler, wanted in ((self.compiler, True), ("clang", False)):
            shutil.rmtree(self.path("build"), ignore_errors=True)
            if os.path.exists(self.path("a.o")):
                os.remove(self.path("a.o"))
            for step in steps:
                self.run_command(step, CC=compiler)
            self.assertEqual(self.lowered(object_file), wanted, compiler)

    def test_make(self):
        self.write("Makefile", MAKEFILE.format(plugin=self.plugin))
        self.check_build([["make", "-e", "a.o"]], "a.o")

    def test_meson(self):
        self.write("meson.build", MESON.format(plugin=self.plugin))
        self.check_build(
            [["meson", "setup", "build"], ["ninja", "-C", "build"]],
            "build/liba.a.p/a.c.o",
        )


if __name__ == "__main__":
    unittest.main()
