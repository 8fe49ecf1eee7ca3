#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole builds of plugin and runtime: with Makefiles in a path with spaces, which they
leave as it is, below another project, and with CMake 3.20 (by pip; skipped where that
cannot be had).  A program is compiled with each, and is lowered."""

import glob
import os
import subprocess
import sys
import unittest

from configuring import CMAKE, CXX, SOURCE, WORK, Configuring
from table_test import PARENT

APP = os.path.join(SOURCE, "testsuite", "dist", "packages", "life", "program.c")
LAUNCHER = os.environ.get("QRINTF_LAUNCHER", "")
OPTIONS = ["-DQRINTF_GCCS=none", f"-DCMAKE_C_COMPILER_LAUNCHER={LAUNCHER}",
           f"-DCMAKE_CXX_COMPILER_LAUNCHER={LAUNCHER}"]


class BuildsTest(Configuring):

    def make(self, *targets, cmake=CMAKE):
        names = ["--target", *targets] if targets else []
        self.run_command(cmake, "--build", self.build, *names, "-j2")

    def check_lowered(self, program):
        said = self.run_command("nm", program)
        self.assertIn(" __qrintf_", said)
        self.assertNotIn(" snprintf", said)
        self.run_command(CXX, "-x", "c++", "-O2", APP, "-o", "plain")
        self.assertEqual(self.run_command("./plain"), self.run_command(program))

    def compile_and_check(self):
        plugin = os.path.join(self.build, "plugin", "libqrintf.so")
        self.run_command(CXX, "-x", "c++", "-O2", f"-fplugin={plugin}", APP, "-o",
                         "lowered")
        self.check_lowered("./lowered")

    def test_makefiles_and_spaces(self):
        source = os.path.join(self.folder, "the source, it's here")
        os.makedirs(source)
        for name in ("CMakeLists.txt", "cmake", "docs", "plugin", "runtime",
                     "testsuite", "bench", "README.md", "NEWS", "CONTRIBUTING.md",
                     "LICENSES"):
            self.run_command("cp", "-r", os.path.join(SOURCE, name), source)
        before = self.run_command("find", source, "-printf", "%p %T@\\n")
        self.configure("-G", "Unix Makefiles", *OPTIONS, "-DQRINTF_TESTS=OFF",
                       "-DQRINTF_BENCH=OFF", source=source)
        self.make()
        self.compile_and_check()
        self.assertEqual(self.run_command("find", source, "-printf", "%p %T@\\n"), before)
        root = os.path.join(self.folder, "the root")
        self.run_command(CMAKE, "--install", self.build, DESTDIR=root)
        self.assertTrue(glob.glob(root + "/usr/**/libqrintf.so", recursive=True))

    def test_below_another(self):
        folder = os.path.join(self.folder, "parent")
        os.makedirs(folder)
        self.run_command("cp", APP, folder + "/app.c")
        with open(folder + "/CMakeLists.txt", "w", encoding="utf-8") as file:
            file.write(PARENT % f'set (BUILD_SHARED_LIBS ON)\n'
                       f'set (CMAKE_BUILD_TYPE Release)\n'
                       f'add_subdirectory ("{SOURCE}" qrintf)')
        self.configure(*OPTIONS, source=folder)
        self.make("app")
        self.check_lowered(os.path.join(self.build, "app"))

    def test_oldest_cmake(self):
        folder = os.path.join(WORK, "cmake-3.20")
        if not os.path.isdir(folder):
            result = subprocess.run(
                [sys.executable, "-m", "pip", "install", "-q", "--target", folder,
                 "cmake==3.20.5"], stdin=subprocess.DEVNULL, check=False)
            if result.returncode != 0:
                self.skipTest("pip cannot install CMake 3.20")
        cmake = os.path.join(folder, "cmake", "data", "bin", "cmake")
        said = self.run_command(cmake, "--version")
        self.assertIn("cmake version 3.20.", said)
        self.configure(*OPTIONS, cmake=cmake)
        self.make("qrintf_plugin", "qrintf_rt", cmake=cmake)
        self.compile_and_check()


if __name__ == "__main__":
    unittest.main()
