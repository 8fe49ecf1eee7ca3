# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the configuration share: running cmake in a fresh folder, and
which parts the tests and benches are made of (cmake/parts.cmake)."""

import os
import pathlib
import re
import shutil
import subprocess
import unittest

SOURCE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))
CC, CXX = os.environ["QRINTF_CC"], os.environ["QRINTF_CXX"]
CMAKE, WORK = os.environ["QRINTF_CMAKE"], os.environ["QRINTF_WORK"]


def parts():
    """What each qrintf_part names: (group, [tool...]) by the part's name."""
    found = {}
    for folder in "testsuite", "bench":
        for path in pathlib.Path(SOURCE, folder).rglob("CMakeLists.txt"):
            text = path.read_text(encoding="utf-8")
            for words in re.findall(r"qrintf_part \((.*?)\)", text, re.S):
                _, name, group, *tools = words.split()
                found[name] = group, tools
    return found


PARTS = parts()


def hidden(tools):
    """Options that make the configuration do without TOOLS."""
    names = (re.sub("[^A-Z0-9]", "_", tool.split(":")[-1].upper()) for tool in tools)
    return [f"-DQRINTF_{name}=OFF" for name in names]


ALL_HIDDEN = hidden({tool for _, tools in PARTS.values() for tool in tools})


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


def left_out(said):
    """Why each part that the configuration leaves out is, by its name."""
    lines = said.partition(" leaves out:\n")[2].split("\n--", 1)[0].splitlines()
    return dict(re.findall(r"^  (\S+): (.*)$", "\n".join(lines), re.M))
