# SPDX-License-Identifier: GPL-3.0-or-later
"""bench/common/judge.py, by times made up: what is met, missed, and not judged."""

import contextlib
import io
import json
import os
import re
import sys
import tempfile
import unittest
from unittest import mock

sys.dont_write_bytecode = True
COMMON = os.path.join(os.path.dirname(os.path.abspath(__file__)),
                      "..", "..", "..", "bench", "common")
sys.path.insert(0, COMMON)
import judge  # noqa: E402
import programs  # noqa: E402
import results  # noqa: E402


def data(times, **context):
    """Google Benchmark's JSON of TIMES, {"row/competitor": [ns]}."""
    return {"context": context, "benchmarks": [
        {"name": name + "/iterations:9", "run_name": name + "/iterations:9",
         "run_type": "iteration", "family_index": i, "time_unit": "ns",
         "cpu_time": time, "real_time": 1e9 * time, "bytes_per_second": 1e10 / time}
        for i, (name, list_of_times) in enumerate(times.items())
        for time in list_of_times]}


def verdicts(times, threshold, needs=(), **context):
    file = {"needs": dict(needs), "threshold": [threshold]}
    return judge.Judge(results.Results([data(times, **context)]), file).all()


def words(*args, **kwargs):
    return [v.why or ("missed" if v.missed else "met")
            for v in verdicts(*args, **kwargs)]


TWO = {"row/theirs": [29, 30, 31], "row/others": [25, 90, 20], "row/ours": [9, 10, 99]}
BASIC = {"rows": "row", "of": ["ours"], "than": ["theirs"]}


class Ratios(unittest.TestCase):
    def test_medians_decide(self):
        self.assertEqual(words(TWO, BASIC | {"least": 3.0}), ["met"])
        self.assertEqual(words(TWO, BASIC | {"least": 3.01}), ["missed"])
        self.assertEqual(words(TWO, BASIC | {"most": 0.34}), ["met"])
        self.assertEqual(words(TWO, BASIC | {"most": 0.33}), ["missed"])

    def test_fastest_or_each(self):
        both = ["theirs", "others"]
        self.assertEqual(words(TWO, BASIC | {"than": both, "least": 2.6}),
                         ["missed"])
        self.assertEqual(words(TWO, BASIC | {"each": both, "least": 2.6}),
                         ["met", "missed"])

    def test_values_by_row(self):
        times = {f"{row}/{who}": [time] for row in ("a/x", "b/x", "b/y")
                 for who, time in (("theirs", 4), ("ours", 1))}
        least = {"a/x": 5, "y": 0, "*": 3}
        self.assertEqual(words(times, BASIC | {"rows": ".*", "least": least}),
                         ["missed", "met"])

    def test_other_row(self):
        times = {"line/8/ours": [10], "line/16/ours": [27]}
        threshold = {"rows": r"(\w+)/16", "of": ["ours"], "than": [r"\1/8/ours"]}
        self.assertEqual(words(times, threshold | {"most": 2.6}), ["missed"])
        self.assertEqual(words(times, threshold | {"most": 2.7}), ["met"])

    def test_by_repetition(self):
        times = {"row/theirs": [10] * 8, "row/ours": [8, 9, 10, 20, 20, 20, 20, 20]}
        threshold = BASIC | {"by_repetition": True}
        self.assertEqual(words(times, threshold | {"most": 2.0}), ["met"])
        self.assertEqual(words(times, threshold | {"most": 1.99}), ["missed"])
        times["row/ours"] = times["row/ours"][1:]
        self.assertEqual(words(times, threshold | {"most": 2.0}), ["not measured"])

    def test_mean(self):
        times = {f"{row}/{who}": [time] for row, ours in (("a", 1), ("b", 4))
                 for who, time in (("theirs", 8), ("ours", ours))}
        threshold = BASIC | {"rows": ".*", "least": 1, "mean": 4}
        self.assertEqual(words(times, threshold), ["met"] * 3)
        self.assertEqual(words(times, threshold | {"mean": 4.1}),
                         ["met", "met", "missed"])
        self.assertEqual(words(times, threshold, filter="^a"),
                         ["met", "met", "some rows only"])


class NotJudged(unittest.TestCase):
    def test_needs(self):
        v4 = BASIC | {"least": 9, "needs": ["v4"]}
        for tier in ("base", "sole"):
            self.assertEqual(words(TWO, v4, isa_tier=tier), ["this CPU lacks it"])
        self.assertEqual(words(TWO, v4, isa_tier="v4"), ["missed"])
        by_name = BASIC | {"least": 9}
        self.assertEqual(words(TWO, by_name, {"ours": "vbmi2"}, lines_tiers="avx2 base"),
                         ["this CPU lacks VBMI2"])
        self.assertEqual(words(TWO, by_name, {"ours": "vbmi2"}, lines_tiers="vbmi2 avx2"),
                         ["missed"])

    def test_setting(self):
        folios = BASIC | {"least": 9, "needs": ["large_folios"]}
        self.assertEqual(words(TWO, folios, folio_bytes="4096"),
                         ["the page cache has small folios here"])
        for size in ("0", "65536"):  # 0: not known
            self.assertEqual(words(TWO, folios, folio_bytes=size), ["missed"])
        read = BASIC | {"least": 9, "needs": ["fast_read"]}
        self.assertEqual(words(TWO, read), ["read(2) gives less than 26 GB/s here"])
        fast = {name: [time / 1000 for time in times] for name, times in TWO.items()}
        self.assertEqual(words(fast, read), ["missed"])

    def test_bound(self):
        threshold = BASIC | {"least": 5, "bound": "row/bound"}
        self.assertEqual(words(TWO | {"row/bound": [7]}, threshold),
                         ["this memory allows for 4.29 at most"])
        self.assertEqual(words(TWO | {"row/bound": [6]}, threshold), ["missed"])
        self.assertEqual(words(TWO, threshold), ["not measured"])

    def test_not_measured(self):
        self.assertEqual(words(TWO, BASIC | {"of": ["nobody"], "least": 1}),
                         ["not measured"])
        self.assertEqual(words(TWO, BASIC | {"rows": "none", "least": 1}),
                         ["not measured"])
        self.assertEqual(words(TWO, BASIC | {"of": ["nobody"], "least": 1},
                               filter="row"), [])


class Program(unittest.TestCase):
    def run_main(self, times, threshold, *options):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "times.json")
            with open(path, "w", encoding="utf-8") as file:
                json.dump(data(times), file)
            out = io.StringIO()
            with mock.patch.object(judge, "load",
                                   lambda _: {"threshold": [threshold]}), \
                 mock.patch.object(sys, "argv", ["judge.py", folder, "itoa",
                                                 "--from=" + path, *options]), \
                 contextlib.redirect_stdout(out):
                return judge.main(), out.getvalue()

    def test_status(self):
        self.assertEqual(self.run_main(TWO, BASIC | {"least": 3})[0], 0)
        status, text = self.run_main(TWO, BASIC | {"least": 4})
        self.assertEqual(status, 1)
        self.assertRegex(text, r"row +theirs / ours +3.00 >= 4 +MISSED")
        self.assertIn("0 met, 1 missed, 0 not judged", text)
        self.assertEqual(self.run_main(TWO, BASIC | {"least": 1,
                                                     "needs": ["v4"]})[0], 1)
        self.assertEqual(self.run_main({}, BASIC | {"least": 1})[0], 2)

    def test_options_of_the_bench(self):
        args = judge.arguments(["build", "lines", "--quick", "--", "--size=8M", "-x"])
        self.assertTrue(args.quick)
        self.assertEqual(args.options, ["--size=8M", "-x"])

    def test_second_time_counts(self):
        file = {"threshold": [BASIC | {"least": 4, "again": True}]}
        measured = results.Results([data(TWO)])
        for second, missed in ((TWO, True), (TWO | {"row/ours": [1]}, False)):
            again = mock.Mock(return_value=results.Results([data(second)]))
            with mock.patch.object(judge, "load", lambda _: file), \
                 mock.patch.object(programs, "say"):
                found = judge.judge("itoa", measured, again)
            again.assert_called_once_with({"row"})
            self.assertEqual([v.missed for v in found], [missed])

    def test_files(self):
        """What the folders have is read; each value is of a kind."""
        for subject in programs.SUBJECTS:
            with self.subTest(subject):
                judged = judge.Judge(results.Results(), judge.load(subject))
                self.assertTrue(judged.thresholds)
                for t in judged.thresholds:
                    re.compile(t.rows)
                    self.assertNotEqual(t.least is None, t.most is None)
                    self.assertLessEqual({*t.needs, *judged.needs.values()},
                                         judge.NEEDS.keys())


if __name__ == "__main__":
    unittest.main()
