# SPDX-License-Identifier: GPL-3.0-or-later
"""bench/cost/weight.py: what is above its budget or its baseline fails, and nothing
else."""

import pathlib
import shutil
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "bench" / "cost"))
import weight  # noqa: E402

NAME = "%d"
TEXT, OBJECT = weight.ROWS[NAME][1:]


def failures(text, size, baseline):
    return list(weight.failures(NAME, {"text": text, "object": size}, baseline))


class Judgement(unittest.TestCase):
    def test_budget(self):
        self.assertEqual(failures(TEXT, OBJECT, {}), [])
        self.assertEqual(failures(TEXT + 1, OBJECT, {}),
                         [f"%d: text {TEXT + 1}, the budget is {TEXT}"])
        self.assertEqual(len(failures(TEXT, OBJECT + 1, {})), 1)

    def test_baseline(self):
        baseline = {"text": 1000, "object": 2000}
        self.assertEqual(failures(1020, 2040, baseline), [])
        self.assertEqual(failures(1021, 2000, baseline), ["%d: text 1021, was 1000"])
        self.assertEqual(failures(1000, 2041, baseline), ["%d: object 2041, was 2000"])

    def test_instructions(self):
        def judged(count, baseline):
            return list(weight.failures(NAME, {"instructions": count}, baseline))
        self.assertEqual(judged(11.0, {"instructions": 10.0}), [])
        self.assertEqual(judged(11.1, {"instructions": 10.0}),
                         ["%d: instructions 11.1, was 10.0"])
        self.assertEqual(judged(11.1, {}), [])
        self.assertEqual(judged(11.1, {"text": 10}),
                         ["%d: instructions is not recorded; --update writes it"])


class Instructions(unittest.TestCase):
    @unittest.skipUnless(shutil.which("valgrind"), "no valgrind")
    def test_all_processes_are_counted(self):
        one = weight.instructions(["/bin/true"])
        two = weight.instructions(["sh", "-c", "/bin/true; /bin/true"])
        self.assertGreater(one, 0)
        self.assertGreater(two, 2 * one)


if __name__ == "__main__":
    unittest.main()
