# SPDX-License-Identifier: GPL-3.0-or-later
"""The soft judgement and its statistics, by times made up; and the reading of what
the scripts print about compile time and text."""

import itertools
import json
import os
import random
import stat
import tempfile
import unittest
from unittest import mock

from gate_tests import measured, run, save, two_rows

import costs
import counting
import ranks
import scripts
import timing
from problem import CannotMeasure


class Ranks(unittest.TestCase):
    def by_hand(self, new, old):
        """All ways to choose which of the pooled values, none of which are equal,
        are the new ones."""
        pooled = sorted(new + old)
        sums = [sum(c) for c in itertools.combinations(range(len(pooled)), len(new))]
        return (sum(s <= sum(map(pooled.index, new)) for s in sums) / len(sums))

    def test_against_all_choices(self):
        pick = random.Random(1)
        for _ in range(20):
            new = [pick.random() for _ in range(pick.randrange(1, 7))]
            old = [pick.random() for _ in range(pick.randrange(1, 7))]
            self.assertAlmostEqual(ranks.less(new, old), self.by_hand(new, old),
                                   places=12)

    def test_known(self):
        # All 9 below all 9: one of C (18, 9) choices.
        self.assertAlmostEqual(
            ranks.less(list(range(9)), list(range(9, 18))), 1 / 48620)
        self.assertEqual(ranks.less([1] * 9, [1] * 9), 1)
        # U = 3 of 4 and 5 values: 7 of 126 (Mann and Whitney's table).
        self.assertAlmostEqual(
            ranks.less([1, 2, 3, 7], [4, 5, 6, 8, 9]), 7 / 126)

    def test_equal_values(self):
        self.assertLess(ranks.less([1] * 9, [2] * 9), 0.001)
        self.assertGreater(ranks.less([1, 2] * 5, [2, 1] * 5), 0.4)


# A bench: each run takes the next of the files beside it.
BENCH = """#!/bin/sh
for argument; do
  case $argument in --benchmark_out=*) out=${argument#*=} ;; esac
done
n=$(cat "$0.runs")
echo $((n + 1)) >"$0.runs"
echo "$*" >>"$0.arguments"
cp "$0.$n" "$out"
"""


def result(ratios):
    """Google Benchmark's JSON of RATIOS, {row: [ratio]}."""
    runs = []
    for row, values in ratios.items():
        for ratio in values:
            runs.append({"name": f"{row}/libc", "cpu_time": 100 * ratio,
                         "run_type": "iteration"})
            runs.append({"name": f"{row}/qrintf", "cpu_time": 100,
                         "run_type": "iteration"})
        runs.append({"name": f"{row}/libc", "cpu_time": 1,
                     "run_type": "aggregate"})
    return {"benchmarks": runs}


def around(ratio, n=9):
    return [ratio * (1 + i / 1000) for i in range(n)]


class Timing(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.baseline = os.path.join(self.folder, "baseline.json")
        self.bench = os.path.join(self.folder, "bench")
        with open(self.bench, "w", encoding="utf-8") as file:
            file.write(BENCH)
        os.chmod(self.bench, stat.S_IRWXU)
        self.save_times(counting.cpu_name())

    def save_times(self, cpu):
        save(self.baseline, times={"cpu": cpu, "rows": {
            "own": around(10), "calls": around(5)}})

    def write(self, name, text):
        with open(os.path.join(self.folder, name), "w",
                  encoding="utf-8") as file:
            file.write(text)

    def gate(self, runs, *options):
        self.write("bench.runs", "0")
        self.write("bench.arguments", "")
        for n, ratios in enumerate(runs):
            self.write(f"bench.{n}", json.dumps(result(ratios)))
        status, out, err = run("--baseline", self.baseline, "--bench",
                               self.bench, "--time", *options,
                               now=measured(**two_rows()))
        with open(self.bench + ".arguments", encoding="utf-8") as file:
            self.calls = file.read().splitlines()
        return status, out + err

    def test_unchanged(self):
        status, text = self.gate([{"own": around(10), "calls": around(5)}])
        self.assertEqual(status, 0)
        self.assertNotIn("WORSE", text)
        self.assertEqual(len(self.calls), 1)

    def test_slower_once_is_measured_again(self):
        status, text = self.gate([{"own": around(8), "calls": around(5)},
                                  {"own": around(10)}], "--time-fails")
        self.assertEqual(status, 0, text)
        self.assertNotIn("WORSE", text)
        self.assertIn("--benchmark_filter=^(own)/", self.calls[1])

    def test_slower_twice_is_told(self):
        runs = [{"own": around(8), "calls": around(5)}, {"own": around(8)}]
        status, text = self.gate(runs)
        self.assertEqual(status, 0)
        self.assertIn("WORSE: own/time: libc/qrintf 10.04 to 8.03, -20.0%", text)
        self.assertEqual(self.gate(runs, "--time-fails")[0], 1)
        self.assertIn("::warning", self.gate(runs, "--format=github")[1])
        self.assertIn("::error", self.gate(runs, "--format=github",
                                           "--time-fails")[1])

    def test_tolerance(self):
        runs = [{"own": around(9.3), "calls": around(5)},
                {"own": around(9.3)}]
        self.assertNotIn("WORSE", self.gate(runs)[1])
        self.assertIn("WORSE", self.gate(runs, "--time-tolerance=5")[1])

    def test_noise_is_not_told(self):
        wild = [2, 14, 3, 15, 4, 16, 5, 17, 8]
        status, text = self.gate([{"own": wild, "calls": around(5)}])
        self.assertEqual((status, len(self.calls)), (0, 1), text)
        self.assertNotIn("WORSE", text)

    def test_faster_is_told(self):
        self.assertIn("better: own/time",
                      self.gate([{"own": around(12), "calls": around(5)}])[1])

    def test_few_repetitions(self):
        status, text = self.gate([{"own": around(10, 8)}])
        self.assertEqual(status, 2)
        self.assertIn("8 repetitions; the test needs 9", text)

    def test_other_cpu(self):
        self.save_times("Another CPU")
        status, text = self.gate([])
        self.assertEqual(status, 0)
        self.assertIn("not judged, the baseline's times are for Another CPU",
                      text)
        self.assertEqual(self.gate([], "--time-fails")[0], 2)

    def test_against_another_run(self):
        self.save_times("Another CPU")
        self.write("before.json", json.dumps(result({"own": around(10)})))
        status, text = self.gate([{"own": around(8)}, {"own": around(8)}],
                                 "--time-fails", "--against",
                                 os.path.join(self.folder, "before.json"))
        self.assertEqual(status, 1, text)
        self.assertEqual(self.gate([], "--against=/nonexistent")[0], 2)

    def test_bench_that_fails(self):
        self.write("bench", "#!/bin/sh\nexit 3\n")
        self.assertEqual(self.gate([])[0], 2)
        self.write("bench", "#!/bin/sh\nexit 0\n")
        self.assertEqual(self.gate([])[0], 2)
        os.unlink(self.bench)
        self.assertEqual(self.gate_without_arguments()[0], 2)

    def gate_without_arguments(self):
        return run("--baseline", self.baseline, "--bench", self.bench,
                   "--time", now=measured(**two_rows()))

    def test_nonsense(self):
        for text in ("", "[]", "{}", '{"benchmarks": [{}]}',
                     '{"benchmarks": []}'):
            self.write("x.json", text)
            with self.assertRaises(CannotMeasure):
                timing.load(os.path.join(self.folder, "x.json"))


class Costs(unittest.TestCase):
    PRINTED = {
        "compile-time.sh": "sqlite3.c, median CPU seconds: plain 21.10, with "
                           "the plugin 21.52, +2.0 % by pairs\n",
        "code-size.sh": "bytes of text            plain   lowered    growth"
                        "   runtime\nlua5.4   200000    202000    +1.0 %   "
                        "9000\n"}

    def measure(self, **changed):
        printed = {**self.PRINTED, **changed}
        with mock.patch.object(scripts, "output_of", lambda script, _:
                               (printed[script], "it said why\n")):
            return costs.measure("build", "gcc 12.2.0")

    def test_reads(self):
        got = self.measure()
        self.assertEqual(got["text"], {"lua5.4": (200000, 202000)})
        self.assertAlmostEqual(got["compile time"], 1.02)

    def test_cannot_read(self):
        for script in self.PRINTED:
            with self.assertRaisesRegex(CannotMeasure, "it said why"):
                self.measure(**{script: "error\n"})

    def test_judges(self):
        old = self.measure()
        self.assertEqual(costs.judge(old, old, 0.02), [])
        new = {**old, "text": {"lua5.4": (200000, 207000)}}
        self.assertEqual([f.kind for f in costs.judge(new, old, 0.02)],
                         ["worse"])
        self.assertEqual([f.kind for f in costs.judge(
            {**new, "compiler": "gcc 13"}, old, 0.02)], ["not judged"])
        self.assertEqual([f.kind for f in costs.judge(
            {**old, "compile time": 1.05}, old, 0.02)], ["worse"])
        self.assertEqual([f.kind for f in costs.judge(
            {**old, "text": {}}, old, 0.02)], ["worse"])


if __name__ == "__main__":
    unittest.main()
