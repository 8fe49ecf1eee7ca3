#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the configuration says, leaves out and refuses.  Nothing is built."""

import os
import re
import shutil
import unittest

from configuring import (ALL_HIDDEN, CC, CMAKE, CXX, PARTS, SOURCE, TOOLS, Configuring,
                         hidden, rows_of)

PARENT = """
cmake_minimum_required (VERSION 3.18)
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


class TableTest(Configuring):

    def test_tables(self):
        """Each tool has packages and is needed by a part that exists."""
        needed = {tool for row in PARTS.values() for tool in row[1:]}
        self.assertLessEqual(needed, set(TOOLS))
        for tool, row in TOOLS.items():
            self.assertGreaterEqual(len(row), 3, tool)
        for part, row in PARTS.items():
            self.assertIn(row[0], ("build", "default", "gate", "long"), part)

    def test_nothing_there(self):
        """Without any tool: what is missing is left out, and the table says so."""
        said = self.configure(*ALL_HIDDEN, "-DQRINTF_GCCS=none", "-G",
                              "Unix Makefiles")
        rows = rows_of(said)
        self.assertEqual(rows["plugin"], ("built", []))
        for part, (_, *tools) in PARTS.items():
            if part in rows and tools:
                state, packages = rows[part]
                self.assertTrue(state.startswith("no " + tools[0]), (part, state))
                wanted = [p for tool in tools for p in TOOLS[tool][2:]]
                self.assertEqual(set(packages), set(wanted), part)
        for part in ("unit-tests", "dejagnu", "install-ways", "farms-ccache",
                     "cross-s390x", "packages", "bench", "debian-roots"):
            self.assertIn(part, rows)
        tests = self.registered()
        self.assertIn("gccs", tests)
        for test in ("run", "unit-plugin", "install-ways", "farms-ccache",
                     "packages-make", "report-page", "gate"):
            self.assertNotIn(test, tests)

        # The same folder with what has come since.
        said = self.configure("-UQRINTF_RUNTEST", "-DQRINTF_GDB=/gone/gdb")
        rows = rows_of(said)
        if shutil.which("runtest"):
            self.assertEqual(rows["dejagnu"], ("built", []))
        if shutil.which("gdb") and shutil.which("runtest"):
            self.assertEqual(rows["dejagnu-debugger"], ("built", []))

    def test_required(self):
        """One error names all that is missing of what is required."""
        options = [*hidden(["gtest", "ccache", "benchmark"]), "-DQRINTF_GCCS=none"]
        said = self.configure(*options, "-DQRINTF_REQUIRE_ALL=ON", fails=True)
        self.assertEqual(len(re.findall("CMake Error", said)), 1, said)
        said = " ".join(said.split("CMake Error")[1].split())
        for text in ("unit-tests no gtest libgtest-dev",
                     "farms-ccache no ccache ccache", "bench no benchmark"):
            self.assertIn(text, said)
        said = self.configure(*options, "-DQRINTF_REQUIRE_ALL=OFF",
                              "-DQRINTF_REQUIRE=farms-ccache", fails=True)
        said = said.split("CMake Error")[1]
        self.assertIn("farms-ccache", said)
        self.assertNotIn("gtest", said)
        said = self.configure(*options, "-DQRINTF_REQUIRE=no-such-part", fails=True)
        self.assertIn("no part or group is called no-such-part", said)
        self.configure(*options, "-DQRINTF_REQUIRE=install-places;float-locales")

    def test_packages_of(self):
        script = os.path.join(SOURCE, "cmake", "packages-of.sh")
        said = self.run_command("sh", script, "unit-memcheck", "unit-tests",
                                CC="no-such-gcc")
        self.assertEqual(said.split(), ["libgtest-dev", "valgrind", "libc6-dbg"])
        for group in ("default", "long", "build"):
            said = self.run_command("sh", script, group, CC=f"ccache {CC} -m64").split()
            wanted = {package for part in PARTS.values() if part[0] == group
                      for tool in part[1:] for package in TOOLS[tool][2:]}
            self.assertEqual(sorted(said), sorted(wanted))
        said = self.run_command("sh", script, "zonk", fails=True)
        self.assertIn("called zonk", said)
        said = self.run_command("sh", script, "build", CC="no-such-gcc", fails=True)
        self.assertIn("the compiler no-such-gcc is not there", said)

    def test_need_without_apt(self):
        """What is missing is named: commands, compilers and plugin headers."""
        script = os.path.join(SOURCE, "cmake", "need.sh")
        path = os.path.join(self.folder, "path")
        os.makedirs(path)
        for tool in ("sh", "awk", "sed", "tr", "dirname", "python3"):
            os.symlink(shutil.which(tool), os.path.join(path, tool))
        sh = shutil.which("sh")
        bare = os.path.join(path, "g++-15")
        with open(bare, "w", encoding="ascii") as file:
            file.write("#!/bin/sh\ncase $1 in\n-dumpversion) echo 15 ;;\n"
                       "*) echo plugin ;;\nesac\n")
        os.chmod(bare, 0o755)
        said = self.run_command(sh, script, "build", "make", PATH=path, CC="gcc-99",
                                CXX="g++-15", fails=True)
        for text in ("there is no apt-get", "the compiler gcc-99",
                     "the plugin headers of g++-15: gcc-plugin-devel (Fedora), "
                     "gcc-15-plugin-dev (Debian, Ubuntu), gcc (Arch)",
                     "cmake: the command cmake", "make: the command make or gmake"):
            self.assertIn(text, said)
        self.assertNotIn("python", said)
        os.symlink(CMAKE, os.path.join(path, "cmake"))
        self.assertEqual(self.run_command(sh, script, "build", PATH=path, CC=CC,
                                          CXX=CXX), "")


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

    def test_other_without_headers(self):
        """Another GCC without headers is left out, and an error where all is wanted."""
        major = self.run_command(CC, "-dumpversion").split(".")[0].strip()
        other = 12 if major == "13" else 13
        for name, real in ("gcc", CC), ("g++", CXX):
            self.fake(f"{name}-{other}", shutil.which(real),
                      f"*dumpfullversion*|*dumpversion*) echo {other}.2.0; exit ;;\n"
                      "-print-file-name=plugin) echo plugin; exit ;;")
        path = self.folder + os.pathsep + os.environ["PATH"]
        options = ["-DQRINTF_TESTS=OFF", "-DQRINTF_BENCH=OFF"]
        rows = rows_of(self.configure(*options, PATH=path))
        self.assertEqual(rows[f"plugin-gcc-{other}"][0], "no plugin headers")
        said = self.configure(*options, "-DQRINTF_REQUIRE_ALL=ON", PATH=path, fails=True)
        self.assertIn(f"gcc-{other}-plugin-dev", said.split("CMake Error")[1])

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
        self.assertEqual(rows_of(said)["plugin"][0], "built")
        self.assertIn(f", {shutil.which(CXX)}, headers in", said)

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
        case = (f"-dumpmachine) echo {cpu}-suse-linux; exit ;;\n"
                f"-print-file-name=plugin) echo '{folder}'; exit ;;")
        said = self.configure(
            "--log-level=VERBOSE", "-DQRINTF_TESTS=OFF", "-DQRINTF_BENCH=OFF",
            "-DCMAKE_INSTALL_PREFIX=/usr", "-DCMAKE_INSTALL_LIBDIR=lib64",
            f"-DQRINTF_GCCS={CC}", cc=self.fake("gcc", shutil.which(CC), case),
            cxx=self.fake("g++", shutil.which(CXX), case))
        rows, gcc_id = rows_of(said), "gcc-" + version.split(".")[0]
        self.assertEqual(rows["plugin"], ("built", []))
        self.assertEqual(rows["plugin-" + gcc_id], ("built", []))
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
            self.assertNotRegex(line, "^(QRINTF_RUNTEST|CPACK_)")
        self.assertFalse(os.path.exists(self.build + "/CPackConfig.cmake"))
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
