# SPDX-License-Identifier: GPL-3.0-or-later
"""What the report's tests share: the compiler with the plugin, and reading what
it wrote.

usage: NAME_test.py [--plugin=FILE] [--cc=CC] [--cxx=CXX] [--driver=PROGRAM]
                    [--python=PROGRAM] [unittest's arguments]

--python is what qrintf-report is run by, the tests' own Python by default."""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

TESTSUITE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
LOWERING = os.path.join(TESTSUITE, "lowering")
SCRIPT = os.path.join(TESTSUITE, "..", "plugin", "report", "tools",
                      "qrintf-report")


def read_arguments():
    """What is meant for us; the rest is left to unittest."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--plugin", default="libqrintf")
    parser.add_argument("--cc", default=os.environ.get("CC", "gcc"))
    parser.add_argument("--cxx", default=os.environ.get("CXX", "g++"))
    parser.add_argument("--driver", default="")
    parser.add_argument("--python", default=sys.executable)
    given, sys.argv[1:] = parser.parse_known_args()
    return given


ARGUMENTS = read_arguments()
PLUGIN, CC, CXX = ARGUMENTS.plugin, ARGUMENTS.cc, ARGUMENTS.cxx

os.environ.update(LC_ALL="C.UTF-8")
os.environ.pop("LANGUAGE", None)


class InFolder(unittest.TestCase):
    """Each test works in a new folder of its own."""

    def setUp(self):
        before = os.getcwd()
        folder = os.path.realpath(tempfile.mkdtemp(prefix="qrintf-report-"))
        self.addCleanup(shutil.rmtree, folder)
        self.addCleanup(os.environ.__setitem__, "PWD", before)
        self.addCleanup(os.chdir, before)
        self.enter(folder)

    @staticmethod
    def enter(folder):
        """GCC believes PWD where it names the working folder."""
        os.makedirs(folder, exist_ok=True)
        os.chdir(folder)
        os.environ["PWD"] = os.getcwd()

    def write(self, name, text):
        os.makedirs(os.path.dirname(name) or ".", exist_ok=True)
        with open(name, "wb") as file:
            file.write(text if isinstance(text, bytes) else text.encode())

    def run_command(self, command, status=0, **more):
        done = subprocess.run(command, capture_output=True, text=True,
                              errors="surrogateescape", timeout=240, **more)
        self.assertEqual(done.returncode, status,
                         f"{command}\n{done.stdout}\n{done.stderr}")
        return done

    def compile(self, *arguments, report="report", driver=CC, **more):
        flags = [f"-fplugin={PLUGIN}"]
        if report:
            flags.append(f"-fplugin-arg-libqrintf-report={report}")
        return self.run_command([driver, "-O2", *flags, *arguments], **more)

    def qrintf_report(self, *arguments, **more):
        return self.run_command([ARGUMENTS.python, SCRIPT, *arguments], **more)


def read_units(folder="report"):
    """The reports in FOLDER by their files' names."""
    units = {}
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            units[name] = json.load(file)
    return units


def only_unit(folder="report"):
    units = read_units(folder)
    if len(units) != 1:
        raise AssertionError(f"{len(units)} reports: {list(units)}")
    return next(iter(units.values()))
