#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the configuration says, leaves out and refuses.  Nothing is built."""

import os
import re
import shutil
import unittest

from configuring import (ALL_HIDDEN, CC, CMAKE, CXX, PARTS, SOURCE, Configuring, hidden,
                         left_out)

PARENT = """
cmake_minimum_required (VERSION 3.20)
project (parent LANGUAGES C CXX)
%s
add_executable (app app.c)
target_link_libraries (app PRIVATE qrintf::plugin qrintf::runtime)
"""
FETCH = """
include (FetchContent)
FetchContent_Declare (qrintf SOURCE_DIR "%s")
FetchContent_MakeAvailable (qrintf)
"""


class PartsTest(Configuring):

    def test_groups(self):
        for part, (group, _) in PARTS.items():
            self.assertIn(group, ("default", "gate", "long"), part)

    def test_nothing_there(self):
        """Without any tool: what is missing is left out, and said."""
        said = self.configure(*ALL_HIDDEN, "-DQRINTF_GCCS=none", "-G",
                              "Unix Makefiles")
        reasons = left_out(said)
        self.assertNotIn("plugin", reasons)
        for part, (_, tools) in PARTS.items():
            for tool in tools if part in reasons else ():
                self.assertIn(tool.split(":")[-1].replace("${own_machine}", "linux"),
                              reasons[part], part)
        for part in ("unit-tests", "dejagnu", "install-ways", "farms-ccache",
                     "cross-s390x", "packages", "bench", "debian-roots"):
            self.assertIn(part, reasons)
        tests = self.registered()
        self.assertIn("gccs", tests)
        for test in ("run", "unit-plugin", "install-ways", "farms-ccache",
                     "packages-build", "report-page", "gate"):
            self.assertNotIn(test, tests)

        # The same folder with what has come since.
        said = self.configure("-UQRINTF_RUNTEST")
        if shutil.which("runtest"):
            self.assertNotIn("dejagnu", left_out(said))
        self.assertIn("dejagnu-debugger", left_out(said))

    def test_required(self):
        """One error names all that is missing of what is required, and the cure."""
        options = [*hidden(["library:GTest", "ccache", "library:benchmark"]),
                   "-DQRINTF_GCCS=none"]
        said = self.configure(*options, "-DQRINTF_REQUIRE=default;gate;farms-ccache",
                              fails=True)
        self.assertEqual(len(re.findall("CMake Error", said)), 1, said)
        said = " ".join(said.split("CMake Error")[1].split())
        for text in ("unit-tests (default): there is no GTest",
                     "farms-ccache (long): there is no ccache",
                     "bench (gate): there is no benchmark",
                     "sh cmake/build-deps.sh GROUP"):
            self.assertIn(text, said)
        said = self.configure(*options, "-DQRINTF_REQUIRE=farms-ccache", fails=True)
        said = said.split("CMake Error")[1]
        self.assertIn("farms-ccache", said)
        self.assertNotIn("GTest", said)
        said = self.configure(*options, "-DQRINTF_REQUIRE=no-such-part", fails=True)
        self.assertIn("no part or group is called no-such-part", said)
        self.configure(*options, "-DQRINTF_REQUIRE=install-places")


class CompilersTest(Configuring):

    def refused(self, *texts, **more):
        said = self.configure("-DQRINTF_TESTS=OFF", "-DQRINTF_BENCH=OFF",
                              *more.pop("options", []), fails=True, **more)
        said = " ".join(said.split())
        for text in texts:
            self.assertIn(text, said)

    def fake(self, name, real, case):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(f'#!/bin/sh\ncase $* in\n{case}\nesac\nexec {real} "$@"\n')
        os.chmod(path, 0o755)
        return path

    @unittest.skipUnless(shutil.which("clang++"), "no clang")
    def test_clang(self):
        self.refused("the C compiler", "clang is Clang", "-DCMAKE_C_COMPILER=gcc-N",
                     cc="clang", cxx="clang++")
        shutil.rmtree(self.build)
        self.refused("the CXX compiler", "clang++ is Clang", cxx="clang++")

    def test_two_versions(self):
        version = self.run_command(CC, "-dumpfullversion").strip()
        other = next((f"gcc-{n}" for n in (11, 12, 13, 14, 15)
                      if shutil.which(f"gcc-{n}") and not version.startswith(str(n))),
                     None)
        if not other:
            self.skipTest("one GCC only")
        self.refused("the C++ compiler", f"is GCC {version}", "for one GCC", cc=other)

    def test_no_headers(self):
        """The package of this compiler's version is named."""
        major = self.run_command(CC, "-dumpversion").split(".")[0].strip()
        cxx = self.fake("g++", shutil.which(CXX),
                        "-print-file-name=plugin) echo plugin; exit ;;")
        self.refused("no plugin headers", f"Install gcc-{major}-plugin-dev (Debian",
                     cxx=cxx)

    def test_toolchain_file(self):
        path = os.path.join(self.folder, "toolchain.cmake")
        with open(path, "w", encoding="utf-8") as file:
            file.write("set (CMAKE_SYSTEM_NAME Linux)\n"
                       "set (CMAKE_SYSTEM_PROCESSOR s390x)\n")
        self.refused("without a toolchain file", "s390x",
                     "host-packages.sh ARCHITECTURE FOLDER",
                     options=[f"-DCMAKE_TOOLCHAIN_FILE={path}"])

    def test_words_in_front(self):
        """CC='ccache gcc' and CC='gcc -m64' are that GCC."""
        self.fake("before", "env", "-*) exit 1 ;;")
        before = os.path.join(self.folder.replace(" with space", ""), "before")
        os.makedirs(os.path.dirname(before), exist_ok=True)
        shutil.copy(os.path.join(self.folder, "before"), before)
        self.addCleanup(shutil.rmtree, os.path.dirname(before))
        said = self.configure("--log-level=VERBOSE", "-DQRINTF_TESTS=OFF",
                              "-DQRINTF_BENCH=OFF", cc=f"{before} {CC} -m64",
                              cxx=f"{before} {CXX} -m64")
        self.assertIn(f"plugin: for {shutil.which(CXX)}, GCC ", said)

    def test_other_layout(self):
        """openSUSE's name of this machine and its folders; Debian's GCC is another of
        the same machine."""
        version = self.run_command(CC, "-dumpversion").strip()
        cpu = self.run_command(CC, "-dumpmachine").split("-")[0]
        real = self.run_command(CC, "-print-file-name=plugin").strip()
        tail = f"lib64/gcc/{cpu}-suse-linux/{version}/plugin"
        folder = os.path.join(self.folder, tail)
        os.makedirs(folder + "/include")
        shutil.copy(real + "/include/plugin-version.h", folder + "/include")
        with open(real + "/include/configargs.h", encoding="utf-8") as file:
            text = file.read()
        with open(folder + "/include/configargs.h", "w", encoding="utf-8") as file:
            file.write(text.replace("configuration_arguments[] = \"",
                                    "configuration_arguments[] = \"--other ", 1))
        case = (f"-dumpmachine) echo {cpu}-suse-linux; exit ;;\n"
                f"-print-file-name=plugin) echo '{folder}'; exit ;;")
        said = self.configure(
            "--log-level=VERBOSE", "-DQRINTF_TESTS=OFF", "-DQRINTF_BENCH=OFF",
            "-DCMAKE_INSTALL_PREFIX=/usr", "-DCMAKE_INSTALL_LIBDIR=lib64",
            f"-DQRINTF_GCCS={CC}", cc=self.fake("gcc", shutil.which(CC), case),
            cxx=self.fake("g++", shutil.which(CXX), case))
        gcc_id = "gcc-" + version.split(".")[0]
        self.assertIn("-- plugin: for ", said)
        self.assertIn(f"-- plugin-{gcc_id}: for ", said)
        self.assertIn(f"plugin: libqrintf.so for {gcc_id} to /usr/{tail}\n", said)
        with open(self.build + "/cmake_install.cmake", encoding="utf-8") as file:
            script = file.read()
        self.assertIn('"${CMAKE_INSTALL_PREFIX}/lib64"', script)
        self.assertNotIn(f"/lib/{cpu}", script)


class SubprojectTest(Configuring):

    def parent(self, text):
        folder = os.path.join(self.folder, "parent")
        os.makedirs(folder)
        with open(folder + "/CMakeLists.txt", "w", encoding="utf-8") as file:
            file.write(PARENT % text)
        with open(folder + "/app.c", "w", encoding="utf-8") as file:
            file.write("int main (void) { return 0; }\n")
        self.configure(source=folder)
        with open(self.build + "/CMakeCache.txt", encoding="utf-8") as file:
            cache = file.read()
        self.assertIn("CMAKE_BUILD_TYPE:STRING=", cache.splitlines())
        for line in cache.splitlines():
            self.assertNotRegex(line, "^QRINTF_RUNTEST")
        self.assertEqual(self.registered(), [])
        prefix = os.path.join(self.folder, "prefix")
        self.run_command(os.environ["QRINTF_CMAKE"], "--install", self.build,
                         "--prefix", prefix)
        self.assertFalse(os.path.exists(prefix))

    def test_add_subdirectory(self):
        self.parent(f'add_subdirectory ("{SOURCE}" qrintf)')

    def test_fetch_content(self):
        self.parent(FETCH % SOURCE)


if __name__ == "__main__":
    unittest.main()
