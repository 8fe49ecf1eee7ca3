# SPDX-License-Identifier: GPL-3.0-or-later
"""How bench/emulated/count.py judges: what is worse, better or missing, what misses a
limit, and a baseline of another compiler."""

import contextlib
import io
import json
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "bench/emulated"))
import count  # noqa: E402  pylint: disable=wrong-import-position


def run(row, group, way, instructions):
    made = count.Run(row, group, way, 1, 1)
    made.traces = [list(range(instructions))]
    return made


def runs(base=40, group="decimal", libc=1000):
    """A row of each group that has a limit, GROUP's with BASE instructions."""
    made = []
    for name, limit in count.LIMITS.items():
        own = base if name == group else int(90 * limit)
        made += [run(name, name, "base", own), run(name, name, "portable", 100)]
        if name != "index":
            made.append(run(name, name, "libc", libc))
    return made


class Judge(unittest.TestCase):
    def setUp(self):
        self.old = count.baseline_of(runs())

    def test_same(self):
        self.assertEqual(count.judge(runs(), self.old), ([], []))

    def test_worse_and_better(self):
        worse, better = count.judge(runs(base=42), self.old)
        self.assertEqual((len(worse), better), (1, []))
        worse, better = count.judge(runs(base=38), self.old)
        self.assertEqual((worse, len(better)), ([], 1))

    def test_gone_and_new(self):
        old = dict(self.old)
        old["other base"] = old.pop("decimal base")
        worse, _ = count.judge(runs(), old)
        self.assertEqual(len(worse), 2)

    def test_limits(self):
        for group in count.LIMITS:
            made = runs(base=60, group=group)
            worse, _ = count.judge(made, count.baseline_of(made))
            self.assertEqual(len(worse), 1, group)
            self.assertIn(group, worse[0])
        made = runs(libc=100)
        worse, _ = count.judge(made, count.baseline_of(made))
        self.assertIn("snprintf", worse[0])

    def test_other_compiler(self):
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump({"compiler": "GCC 12", "counts": self.old}, file)
            file.flush()
            with contextlib.redirect_stdout(io.StringIO()):
                self.assertEqual(count.judged("GCC 12", runs(), file.name), 0)
                self.assertEqual(count.judged("GCC 12", runs(base=42), file.name), 1)
                self.assertEqual(count.judged("GCC 13", runs(), file.name),
                                 count.SKIPPED)


class Trace(unittest.TestCase):
    def test_lines_of_qemu(self):
        line = b"Trace 0: 0x7f1c00 [0000000000000000/0000000000400580/00/ff200000] main\n"
        self.assertEqual(count.TRACE.match(line).group(1), b"0000000000400580")
        self.assertIsNone(count.TRACE.match(b"host mmap_min_addr=0x10000\n"))


if __name__ == "__main__":
    unittest.main()
