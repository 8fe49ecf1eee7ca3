# SPDX-License-Identifier: GPL-3.0-or-later
"""What the gate judges, by figures made up: what fails, what passes, what is not
judged, and that nothing passes where nothing was judged."""

import os
import tempfile
import unittest

from gate_tests import TOOLS, measured, run, save, two_rows


class Judgement(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "baseline.json")
        save(self.path)

    def check(self, status, *texts, now=None, options=()):
        got, out, err = run("--baseline", self.path, *options,
                            now=now or measured(**two_rows()))
        self.assertEqual(got, status, out + err)
        for text in texts:
            self.assertIn(text, out + err)
        return out + err

    def test_unchanged_passes(self):
        text = self.check(0, "6 figures judged, 0 worse, 0 better: passed")
        self.assertNotIn("not judged", text)

    def test_two_percent_pass_and_more_fails(self):
        self.check(0, now=measured(**two_rows(qrintf=102)))
        self.check(1, "WORSE: own/qrintf: title of own: 100.0 to 102.1 "
                   "instructions a call, +2.1%; most of them in emit 9.0",
                   now=measured(**two_rows(qrintf=102.1)))
        self.check(1, "WORSE: own/base", now=measured(**two_rows(base=204.1)))

    def test_tolerance(self):
        now = measured(**two_rows(qrintf=104))
        self.check(0, now=now, options=["--tolerance=5"])
        self.check(1, now=now, options=["--tolerance=3"])
        self.check(1, now=measured(**two_rows(qrintf=100.1)),
                   options=["--tolerance=0"])

    def test_better_is_told(self):
        self.check(0, "better: own/qrintf", "--update",
                   now=measured(**two_rows(qrintf=90)))

    def test_libc_is_not_judged(self):
        self.check(0, now=measured(**two_rows(libc=5000)))

    def test_new_row_fails(self):
        rows = {**two_rows(), "more": {"qrintf": (1, 0, None)}}
        self.check(1, "WORSE: more/qrintf: new", now=measured(**rows))

    def test_missing_row_fails_unless_filtered(self):
        rows = {"own": two_rows()["own"]}
        self.check(1, "WORSE: calls/qrintf: gone", now=measured(**rows))
        self.check(0, now=measured(**rows), options=["--filter=own"])

    def test_missing_way_fails(self):
        rows = two_rows()
        del rows["own"]["base"]
        self.check(1, "WORSE: own/base: gone", now=measured(**rows))

    def test_sizes_are_judged_together(self):
        self.check(0, now=measured(**two_rows(size=52)))
        self.check(1, "WORSE: code size/qrintf: 100 to 103 bytes in 2 calls, "
                   "+3.0%; most in own +3", now=measured(**two_rows(size=53)))

    def test_other_compiler(self):
        tools = {"compiler": "gcc 13.1.0"}
        self.check(0, "compiler: gcc 13.1.0 here, gcc 12.2.0 in the baseline",
                   "2 not judged", "4 figures judged",
                   now=measured(tools, **two_rows(size=500)))
        self.check(1, now=measured(tools, **two_rows(qrintf=110)))

    def test_other_libc(self):
        tools = {"libc": "glibc 2.41"}
        rows = two_rows()
        rows["calls"]["qrintf"] = (900, 700, 50)
        self.check(0, "libc: glibc 2.41 here", "calls/qrintf calls/base",
                   now=measured(tools, **rows))
        rows["own"]["qrintf"] = (110, 10, 50)
        self.check(1, "WORSE: own/qrintf", now=measured(tools, **rows))

    def test_other_tier(self):
        tools = {"tier": "base"}
        self.check(0, "tier: base here", "only the way base is judged",
                   now=measured(tools, **two_rows(qrintf=500)))
        self.check(1, "WORSE: own/base",
                   now=measured(tools, **two_rows(base=500)))

    def test_without_tiers(self):
        rows = two_rows()
        for row in rows.values():
            del row["base"]
        self.check(0, "the runtime has no tiers",
                   now=measured({"tier": "sole"}, **rows))

    def test_nothing_judged_does_not_pass(self):
        rows = {"own": {"qrintf": (100, 0, None)}}
        save(self.path, rows=rows)
        self.check(2, "nothing of what was counted can be judged",
                   now=measured({"tier": "base"}, **rows))

    def test_other_machine_is_only_named(self):
        self.check(0, "cpu: Another CPU here", "6 figures judged",
                   now=measured({"cpu": "Another CPU", "valgrind": "3.20.0"},
                                **two_rows()))


class Baseline(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "baseline.json")

    def gate(self, *options):
        return run("--baseline", self.path, *options,
                   now=measured(**two_rows()))

    def test_missing(self):
        status, out, err = self.gate()
        self.assertEqual((status, out), (2, ""))
        self.assertIn("there is no baseline", err)

    def test_broken(self):
        save(self.path)
        with open(self.path, encoding="utf-8") as file:
            good = file.read()
        for bad in ("", "{", "[]", "3", "{}", good[:-9], good + "x",
                    good.replace('"format": 1', '"format": 2'),
                    good.replace('"tier"', '"tear"'),
                    good.replace("[100, 0, 50]", "[-100, 0, 50]"),
                    good.replace("[100, 0, 50]", "[0, 0, 50]"),
                    good.replace("[100, 0, 50]", '["100", 0, 50]'),
                    good.replace("[100, 0, 50]", "[100]"),
                    good.replace("[100, 0, 50]", "100"),
                    good.replace('"title"', '"name"'),
                    '{"format": 1, "tools": %s, "rows": {}}'
                    % str(TOOLS).replace("'", '"')):
            self.assertNotEqual(bad, good)
            with open(self.path, "w", encoding="utf-8") as file:
                file.write(bad)
            status, _, err = self.gate()
            self.assertEqual(status, 2, bad)
            self.assertIn("is broken", err)

    def test_a_directory(self):
        os.mkdir(self.path)
        self.assertEqual(self.gate()[0], 2)

    def test_update_makes_it(self):
        status, out, _ = self.gate("--update")
        self.assertEqual(status, 0)
        self.assertIn("2 rows written", out)
        self.assertIn("geometric mean", out)
        self.assertEqual(self.gate()[0], 0)

    def test_update_says_what_changed(self):
        rows = {"own": two_rows(qrintf=110)["own"],
                "past": {"qrintf": (1, 0, None)}}
        save(self.path, {"libc": "glibc 2.31"}, rows)
        status, out, _ = self.gate("--update")
        self.assertEqual(status, 0)
        for text in ("down: own/qrintf 110.0 to 100.0, -9.1%",
                     "new: calls/qrintf", "gone: past",
                     "libc: glibc 2.31 to glibc 2.36", "1 figures changed"):
            self.assertIn(text, out)
        self.assertEqual(self.gate()[0], 0)

    def test_update_mends_what_is_broken(self):
        with open(self.path, "w", encoding="utf-8") as file:
            file.write("{")
        status, _, err = self.gate("--update")
        self.assertEqual(status, 0)
        self.assertIn("is broken", err)
        self.assertEqual(self.gate()[0], 0)

    def test_update_keeps_times_and_costs(self):
        times = {"cpu": "A CPU", "rows": {"own": [3.5] * 9}}
        costs = {"compiler": "gcc 12.2.0", "compile time": 1.02,
                 "text": {"lua": [100, 101]}}
        save(self.path, times=times, costs=costs)
        with open(self.path, encoding="utf-8") as file:
            before = file.read()
        self.gate("--update")
        with open(self.path, encoding="utf-8") as file:
            self.assertEqual(file.read(), before)

    def test_update_that_cannot_write(self):
        self.path = os.path.join(self.path, "no", "folder.json")
        status, _, err = self.gate("--update")
        self.assertEqual(status, 2)
        self.assertIn("cannot write", err)

    def test_options_that_do_not_go_together(self):
        for options in (["--update", "--filter=own"], ["--filter=("],
                        ["--tolerance=-1"], ["--format=xml"],
                        ["--against=x.json"], ["--bogus"]):
            self.assertEqual(self.gate(*options)[0], 2, options)


if __name__ == "__main__":
    unittest.main()
