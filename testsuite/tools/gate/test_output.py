# SPDX-License-Identifier: GPL-3.0-or-later
"""The gate's output for GitHub and as JUnit's XML, and the reader of what callgrind
writes."""

import os
import tempfile
import unittest
import xml.etree.ElementTree as xml

from gate_tests import measured, run, save, two_rows

import callgrind
import report
from problem import CannotMeasure


class Formats(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "baseline.json")
        save(self.path)
        rows = two_rows(qrintf=103, base=100)
        rows["calls"]["qrintf"] = (500, 20, 50)
        self.worse = measured({"libc": "glibc 2.41"}, **rows)

    def gate(self, form, now):
        return run("--baseline", self.path, f"--format={form}", now=now)

    def test_github(self):
        status, out, _ = self.gate("github", self.worse)
        self.assertEqual(status, 1)
        errors = [x for x in out.splitlines() if x.startswith("::error ")]
        self.assertEqual(len(errors), 1)
        # The baseline's line of the row; percent signs escaped.
        self.assertRegex(errors[0], r"^::error file=.*baseline\.json,line=5,"
                         r"title=gate%3A own/qrintf worse::.*\+3\.0%25")
        self.assertIn("::notice title=gate::2 not judged", out)
        self.assertRegex(out, r"::notice file=.*title=gate%3A own/base better::")

    def test_github_cannot_measure(self):
        os.unlink(self.path)
        status, out, _ = self.gate("github", self.worse)
        self.assertEqual(status, 2)
        self.assertTrue(out.startswith("::error title=gate could not measure::"
                                       "there is no baseline"))
        self.assertEqual(out.count("\n"), 1)

    def test_github_passes(self):
        status, out, _ = self.gate("github", measured(**two_rows()))
        self.assertEqual(status, 0)
        self.assertEqual(out, "gate: 6 figures judged: passed\n")

    def test_junit(self):
        status, out, _ = self.gate("junit", self.worse)
        self.assertEqual(status, 1)
        suite = xml.fromstring(out.encode())
        self.assertEqual(suite.get("failures"), "1")
        cases = {(c.get("name"), c.get("classname")): c for c in suite}
        self.assertEqual(int(suite.get("tests")), len(cases))
        self.assertIsNotNone(cases["own", "gate.qrintf"].find("failure"))
        self.assertIsNotNone(cases["own", "gate.base"].find("system-out"))
        self.assertIsNotNone(cases["calls", "gate.qrintf"].find("skipped"))

    def test_junit_passes(self):
        status, out, _ = self.gate("junit", measured(**two_rows()))
        self.assertEqual(status, 0)
        suite = xml.fromstring(out.encode())
        self.assertEqual((suite.get("tests"), suite.get("failures")),
                         ("4", "0"))

    def test_table_is_aligned(self):
        lines = list(report.table(measured(**two_rows()), None))
        self.assertEqual(lines[0].index("qrintf") + len("qrintf"),
                         lines[1].index("100.0") + len("100.0"))

    def test_escapes(self):
        self.assertEqual(report.escaped("50%\r\na:b,c", ":,"),
                         "50%25%0D%0Aa%3Ab%2Cc")


# Two dumps: names are written once, callees' costs stand behind calls=.
DUMPS = """# callgrind format
part: 1
desc: Trigger: Client Request: nothing/qrintf
positions: line
events: Ir
summary: 21

ob=(5) /a/program
fl=(139) ???
fn=(544) main
0 20
cob=(3) /lib/libc.so.6
cfi=(140) x.c
cfn=(9) free
calls=1 242
0 1

ob=(3)
fn=(9)
58 1

totals: 21
part: 2
desc: Trigger: Client Request: d/qrintf
events: Ir
summary: 35
ob=(5)
fn=(544)
0 10
+1 5
* 5
fn=(7) emit
-1 12

ob=(3)
fn=(9)
58 3
totals: 35
desc: Trigger: Program termination
summary: 0
totals: 0
"""


class Callgrind(unittest.TestCase):
    def read(self, text):
        with tempfile.NamedTemporaryFile("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            return callgrind.read(file.name)

    def test_costs(self):
        nothing, d = self.read(DUMPS)
        self.assertEqual((nothing.name, nothing.total()),
                         ("nothing/qrintf", 21))
        self.assertEqual((d.name, d.total(), d.outside("/a/program")),
                         ("d/qrintf", 35, 3))
        self.assertEqual(d.functions(), [(20, "main"), (12, "emit"), (3, "free")])

    def test_what_does_not_add_up(self):
        for old, new in (("totals: 35", "totals: 34"), ("58 3", "58 x"),
                         ("ob=(5)\nfn", "ob=(6)\nfn"), ("calls=1", "called=1")):
            with self.assertRaises(CannotMeasure, msg=new):
                self.read(DUMPS.replace(old, new))

    def test_cut_short(self):
        self.assertEqual(len(self.read(DUMPS[:DUMPS.index("-1 12")])), 1)

    def test_missing(self):
        with self.assertRaises(CannotMeasure):
            callgrind.read("/nonexistent/file")


if __name__ == "__main__":
    unittest.main()
