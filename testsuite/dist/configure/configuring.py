# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the configuration share: running cmake in a fresh folder, and
the tables of cmake/tools.txt and cmake/parts.txt."""

import os
import re
import shutil
import subprocess
import unittest

SOURCE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))
CC, CXX = os.environ["QRINTF_CC"], os.environ["QRINTF_CXX"]
CMAKE, WORK = os.environ["QRINTF_CMAKE"], os.environ["QRINTF_WORK"]


def table(name):
    """The rows of cmake/NAME: lists of words by the first."""
    with open(os.path.join(SOURCE, "cmake", name), encoding="utf-8") as file:
        rows = [line.split() for line in file if re.match(r"[^#\s]", line)]
    return {row[0]: row[1:] for row in rows}


def with_versions(rows):
    """ROWS of tools.txt with the versions of the compiler in use filled in."""
    said = subprocess.run([CC, "-dumpversion"], text=True, check=True,
                          stdout=subprocess.PIPE).stdout
    major = int(said.split(".")[0])
    other = major - 1 if major > 11 else 12
    return {name: [word.replace("-N", f"-{major}").replace("-M", f"-{other}")
                   for word in row] for name, row in rows.items()}


TOOLS, PARTS = with_versions(table("tools.txt")), table("parts.txt")


def hidden(tools):
    """Options that make the configuration do without TOOLS."""
    return [f"-DQRINTF_{re.sub('[^A-Z0-9]', '_', tool.upper())}=OFF"
            for tool in tools]


ALL_HIDDEN = hidden(tool for tool, row in TOOLS.items()
                    if row[0] not in ("build", "compilers"))


class Configuring(unittest.TestCase):

    def setUp(self):
        name = f"{type(self).__name__}.{self._testMethodName}"
        self.folder = os.path.join(WORK, name + " with space")
        shutil.rmtree(self.folder, ignore_errors=True)
        os.makedirs(self.folder)
        self.build = os.path.join(self.folder, "a build")

    def tearDown(self):
        shutil.rmtree(self.folder, ignore_errors=True)

    def run_command(self, *command, fails=False, **variables):
        """Both streams of COMMAND, with one blank for each white space."""
        environment = {key: value for key, value in os.environ.items()
                       if key not in ("CC", "CXX", "CFLAGS", "CXXFLAGS",
                                      "CMAKE_GENERATOR", "CMAKE_BUILD_TYPE")}
        result = subprocess.run(
            command, env={**environment, "LC_ALL": "C", **variables}, text=True,
            cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, check=False)
        self.assertEqual(result.returncode != 0, fails,
                         f"{command}\n{result.stdout}")
        return result.stdout

    def configure(self, *options, source=SOURCE, cmake=CMAKE, cc=CC, cxx=CXX,
                  **more):
        compilers = {"CC": cc, "CXX": cxx}
        return self.run_command(cmake, "-S", source, "-B", self.build, *options,
                                **compilers, **more)

    def registered(self):
        """The names of the tests that are registered."""
        said = self.run_command(os.path.join(os.path.dirname(CMAKE), "ctest"),
                                "--test-dir", self.build, "-N")
        return re.findall(r"^ *Test +#\d+: (.*)$", said, re.M)


def rows_of(said):
    """The configuration's table: state and packages by part."""
    lines = said.split("to install\n", 1)[1].split("\n--", 1)[0].splitlines()
    rows = [re.split("  +", line.strip()) for line in lines]
    return {row[0]: (row[1], " ".join(row[2:]).split()) for row in rows}
