#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What qrintf-rebuild makes of what it has observed: differences of each kind are seen,
one that was there once is no difference, verdicts are read from the output of each kind of
test driver, and the tables say what the results do."""

import json
import pathlib
import re
import sys
import tempfile
import unittest

TREE = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TREE / "plugin" / "report" / "tools"))
# pylint: disable=wrong-import-position
from rebuild import calls, comparison, compiler, output, recipes  # noqa: E402
from rebuild import side, verdicts, workloads  # noqa: E402
from rebuild.running import Problem  # noqa: E402

SAME = {kind: {"item": "value", "other": 1} for kind in comparison.KINDS}


def changed(kind, **items):
    return {**SAME, kind: {**SAME[kind], **items}}


class Comparison(unittest.TestCase):
    def test_each_kind(self):
        """A value that differs, an item that is gone and one that is new."""
        gone = {"item": "value"}
        for kind in comparison.KINDS:
            for lowered in (changed(kind, item="else"), changed(kind, new=1),
                            {**SAME, kind: gone}):
                real, shaky, _ = comparison.judge([SAME, SAME], [lowered, lowered])
                self.assertEqual((list(real), shaky), ([kind], {}), lowered)

    def test_once_is_unstable(self):
        other = changed("tests", item="else")
        for plain, lowered in (([SAME, SAME], [other, SAME]), ([other, SAME], [SAME, SAME]),
                               ([SAME, SAME], [SAME, other])):
            real, shaky, _ = comparison.judge(plain, lowered)
            self.assertEqual((real, list(shaky)), ({}, ["tests"]))

    def test_unstable_beside_real(self):
        """What varies hides nothing else."""
        lowered = changed("tests", new=1)
        real, shaky, _ = comparison.judge([SAME, SAME],
                                       [changed("tests", new=1, item="else"), lowered])
        self.assertEqual((real["tests"].keys(), shaky["tests"].keys()),
                         ({"new"}, {"item"}))

    def test_random_output(self):
        """One line that varies makes all of the output unstable."""
        plain = [changed("output", a=1, b=1), changed("output", a=2, b=1)]
        lowered = [changed("output", a=1, b=2)] * 2
        real, shaky, _ = comparison.judge(plain, lowered)
        self.assertEqual((real, shaky["output"].keys()), ({}, {"a", "b"}))

    def test_newer_libc(self):
        """Of what depends on the C library its version alone is explained."""
        one = changed("depends", a="libc6 (>= 2.14), z (>= 1)")
        for value, wanted in (("libc6 (>= 2.32), z (>= 1)", 2), ("libc6 (>= 2.32)", 0),
                              ("libc6 (>= 2.14), z (>= 2)", 0)):
            found = comparison.judge([one], [changed("depends", a=value)])
            self.assertEqual([bool(part) for part in found],
                             [number == wanted for number in range(3)], value)

    def test_failed_build(self):
        """The files that are missing then are not told one by one."""
        broken = {"build": {"item": "exit status 2"}, "tests": {"item": "else"}}
        found = comparison.differences(SAME, broken)
        self.assertEqual(set(found), {"build", "tests"})


OUTPUTS = {
    "automake": ("PASS: a.test\nXFAIL: b\nFAIL: c\nXPASS: d\nERROR: e\nSKIP: f\n"
                 "FAIL: g (exit status: 1)\n", (2, 4, 1)),
    "autotest": ("  1: empty input            ok\n 12: x  FAILED (a.at:12)\n"
                 "  2: locale        skipped (b.at:1)\n  3: y   expected failure (c.at:2)\n",
                 (2, 1, 1)),
    "ctest": ("  1/4 Test  #1: runs ......   Passed    0.01 sec\n"
              "  2/4 Test  #2: breaks ....***Failed    0.10 sec\n"
              "  3/4 Test  #3: waits .....***Timeout   9.10 sec\n"
              "  4/4 Test  #4: lacks .....***Skipped   0.10 sec\n", (1, 2, 1)),
    "meson": (" 1/3 core:one      OK   0.01s\n 2/3 core:two  FAIL     0.02s  exit 1\n"
              " 3/3 three    SKIP     0.02s\n", (1, 1, 1)),
    "TAP": ("1..4\nok 1 - one\nnot ok 2 - two\nok 3 # skip no\nnot ok 4 - x # TODO y\n",
            (2, 1, 1)),
    "prove": ("t/a.t .... ok\nt/b.t .. skipped: no\nt/c.t .. Failed 1/2 subtests\n",
              (1, 1, 1)),
    "GoogleTest": ("[       OK ] A.b (0 ms)\n[  FAILED  ] A.c\n[  SKIPPED ] A.d (1 ms)\n",
                   (1, 1, 1)),
    "tcltest": ("a.test:\tTotal\t12\tPassed\t9\tSkipped\t2\tFailed\t1\n"
                " b.test: Total  1  Passed  1  Skipped  0  Failed  0\n"
                "Totals: Total 13 Passed 10 Skipped 2 Failed 1\n", (10, 1, 2)),
    "unittest": ("test_a (x.Y) ... ok\ntest_b (x.Y) ... FAIL\n", (1, 1, 0)),
    "CUnit": ("  Test: one ...passed\n  Test: two ...FAILED\n", (1, 1, 0)),
}


class Verdicts(unittest.TestCase):
    def of(self, text, status=0, files=(), **recipe):
        return verdicts.of_run(text, dict(files), recipes.Recipe("x", **recipe), status)

    def test_each_driver(self):
        for driver, (text, (passed, failed, skipped)) in OUTPUTS.items():
            sums = verdicts.sums(self.of(text))
            self.assertEqual(sums, {"pass": passed, "fail": failed, "skip": skipped}, driver)

    def test_prose_is_none(self):
        text = "checking whether it works... ok\nPASSED all\n1: see below\nok then\n"
        self.assertEqual(list(self.of(text)), ["exit status"])

    def test_exit_status(self):
        self.assertEqual(self.of("", 2), {"exit status": {"fail": 1}})
        self.assertEqual(verdicts.sums(self.of("PASS: a\n", 0))["pass"], 1)

    def test_same_name_twice(self):
        self.assertEqual(self.of("PASS: a\nFAIL: a\nPASS: a\n")["a"], {"pass": 2, "fail": 1})

    def test_names(self):
        """The same in another run, and with our flags."""
        self.assertEqual(self.of("ok 1 - cc /tmp/C9j/a.c -g -fplugin=x -specs=y -o /tmp/C9j/a\n"),
                         self.of("ok 1 - cc /tmp/jE0/a.c -g -o /tmp/jE0/a\n"))

    def test_recipe(self):
        one = r"^(?P<name>\w+) came out (?:(?P<pass>well)|(?P<fail>badly))"
        self.assertEqual(verdicts.sums(self.of("a came out well\nb came out badly\n",
                                               verdicts=(one,))),
                         {"pass": 1, "fail": 1, "skip": 0})
        many = r"^(?P<pass>\d+) of \d+ passed"
        self.assertEqual(self.of("12 of 13 passed\nPASS: b\n", verdicts=(many,), only=True),
                         {"tests": {"pass": 12}, "exit status": {"pass": 1}})

    def test_output(self):
        self.assertEqual(verdicts.output_of("make[1]: Entering\n took 0.52 s\ntook 2 s\n"
                                            "at 0x7f12\ntotal 12\nin /tmp/x7/b\n"),
                         {"took *": 2, "at *": 1, "total 12": 1, "in /tmp/*/b": 1})

    def test_colours(self):
        self.assertEqual(self.of("\x1b[0;32mPASS\x1b[m: a\n")["a"], {"pass": 1})

    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "a.trs").write_text(
                ":test-result: PASS 1 - one\n:test-result: FAIL 2\n")
            pathlib.Path(folder, "b.sum").write_text("PASS: x\nUNSUPPORTED: y\n")
            found = verdicts.of_files(folder)
        self.assertEqual(verdicts.sums(self.of("", 0, found)),
                         {"pass": 2, "fail": 1, "skip": 1})
        self.assertEqual(list(self.of("PASS: printed\n", 0, found)),
                         ["exit status", "printed"])


class Recipes(unittest.TestCase):
    def read(self, text):
        with tempfile.NamedTemporaryFile("w", suffix=".toml") as file:
            file.write(text)
            file.flush()
            return recipes.read(file.name)

    def test_archive(self):
        """The list of the long check."""
        found = recipes.read(pathlib.Path(__file__).with_name("archive.toml"))
        self.assertGreaterEqual(len(found), 40)
        self.assertTrue(all(recipe.kind for recipe in found.values()))
        self.assertGreaterEqual(sum(bool(recipe.workloads) for recipe in found.values()), 10)

    def test_refused(self):
        for text, word in (("[a]\ntests = 'x'\n", "unknown key: tests"),
                           ("[a]\nverdicts = ['(']\n", "broken regular expression"),
                           ("[a]\nverdicts = [5]\n", "verdicts is a list of strings"),
                           ("[a.workloads]\nx = 5\n", "workloads is a table"),
                           ("[a]\nknown = ['x']\n", "does not say why"),
                           ("[a]\nvia = 'magic'\n", "via"), ("[a\n", "broken"),
                           ("[a]\nworkloads = 'x'\n", "workloads is a table"),
                           ("[a.workloads]\nx = \"'\"\n", "workload \"x\" of a: No closing"),
                           ("a = 1\n", "no table")):
            with self.assertRaisesRegex(Problem, word):
                self.read(text)


class Gains(unittest.TestCase):
    def test_gained(self):
        """Medians of the times and of the pairs' ratios, and the bound of printf's share."""
        found = workloads.gained([(3.0, 1.0), (2.0, 2.0), (4.0, 2.0)], 0.75)
        self.assertEqual(found, {"libc": 3.0, "qrintf": 2.0, "speed_up": 2.0, "least": 1.0,
                                 "most": 3.0, "share": 0.75, "bound": 4.0, "of_bound": 0.5})

    def test_kept(self):
        """Times of other builds are not shown."""
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "times.json")
            self.assertIsNone(workloads.kept(path, "a"))
            path.write_text('{"stamp": "a", "rows": [1]}')
            self.assertEqual(workloads.kept(path, "a")["rows"], [1])
            self.assertIsNone(workloads.kept(path, "b"))

    def test_printf(self):
        """Frames of perf's script that are printf's, and those that are not."""
        libc, other = "(/usr/lib/x86_64-linux-gnu/libc.so.6)", "(/usr/lib/libm.so.6)"
        for frame, wanted in ((f" 7f12 __vfprintf_internal {libc}", True),
                              (f" 7f12 snprintf@@GLIBC_2.2.5 {libc}", True),
                              (f" 7f12 my_printf {other}", False),
                              (f" 7f12 strlen {libc}", False),
                              (" 7f12 add_text (/usr/bin/x)", False)):
            self.assertEqual(workloads.is_printf(frame), wanted, frame)


class Logs(unittest.TestCase):
    def test_warnings(self):
        text = ("a.c:1:2: warning: one [-Wx]\na.c:1:9: warning: one [-Wx]\n"
                "conftest.c:1:2: warning: not of the package\nb.c:3: warning: two\n")
        self.assertEqual(side.warnings_of(text),
                         {"a.c:1: one [-Wx]": 2, "b.c:3: two": 1})

    def test_flagged(self):
        text = ("gcc -O2 -fplugin=x -c a.c -o a.o\ng++ -c b.cc\ngcc -c conftest.c\n"
                "gcc -o a a.o\nlibtool: compile:  gcc -c a.c\nx86_64-linux-gnu-gcc -g -c c.c\n"
                "x86_64-w64-mingw32-gcc -c d.c\nmusl-gcc -c e.c\n")
        self.assertEqual(compiler.flagged(text), (1, 3))


def call(strategies=(), reasons=(), choices=()):
    return {"strategies": dict.fromkeys(strategies, 1), "reasons": dict(reasons),
            "choices": dict(choices)}


class Calls(unittest.TestCase):
    def test_outcomes(self):
        cold = {calls.COLD[0]: 1}
        for what, given in (("lowered", call(["direct"])),
                            ("lowered", call(["direct"], choices=cold)),
                            ("cold", call(choices=cold)),
                            ("partly", call(["direct"], reasons={"no": 1})),
                            ("kept", call(reasons={"no": 1}, choices=cold)),
                            ("choice", call(choices={"seldom": 1, **cold}))):
            self.assertEqual(calls.outcome(given)[0], what, given)
        self.assertEqual(calls.outcome(call(reasons={"a": 1, "b": 2}))[1], "b")


class Output(unittest.TestCase):
    def test_page(self):
        """Of the results that the documents have: text is escaped, rows are whole."""
        with open(pathlib.Path(__file__).with_name("results.json"), encoding="utf-8") as file:
            found = json.load(file)
        one = found["packages"][0]
        one["differences"] = {"tests": {"<a>": [None, 1]}}
        found["packages"].append({"package": "lost", "kind": "", "status": "failed", "why": "",
                                  "problem": "no source", "runtime": one["runtime"]})
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "index.html")
            output.write_html(path, found)
            text = path.read_text(encoding="utf-8")
        for part in ("&lt;a&gt;", "no source", f"commit {one['commit']}"):
            self.assertIn(part, text)
        for table in ("packages", "workloads"):
            rows = text.split(f'<table id="{table}"')[1].split("</table>")[0]
            cells = [len(re.findall("<t[dh]", row)) for row in rows.split("<tr>")[1:]]
            self.assertEqual(len(set(cells)), 1, cells)
            self.assertGreaterEqual(len(cells), 10)

    def test_no_marks(self):
        with tempfile.NamedTemporaryFile("w", suffix=".md") as file:
            with self.assertRaisesRegex(Problem, "no marks"):
                output.write_markdown(file.name, {})


if __name__ == "__main__":
    unittest.main()
