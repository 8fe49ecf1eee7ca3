# SPDX-License-Identifier: GPL-3.0-or-later
"""bench/cost/programs.py: a program that grows by more than before fails, and nothing
else."""

import json
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "bench" / "cost"))
import programs  # noqa: E402


class Judgement(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        programs.BASELINE = pathlib.Path(folder.name) / "programs.json"
        programs.BASELINE.write_text('{"compiler": ""}', encoding="ascii")
        self.judge("embedded", {"a": {"b": 1000, "c": -5}}, update=True)

    def judge(self, kind, found, version="12.2.0", update=False):
        return programs.judge(kind, found, version, update)

    def test_growth(self):
        self.assertTrue(self.judge("embedded", {"a": {"b": 1020}}))
        self.assertFalse(self.judge("embedded", {"a": {"b": 1021}}))

    def test_what_has_become_smaller(self):
        self.assertTrue(self.judge("embedded", {"a": {"c": -5}}))
        self.assertFalse(self.judge("embedded", {"a": {"c": -4}}))

    def test_what_is_not_known(self):
        self.assertTrue(self.judge("embedded", {"a": {"new": 9999}}))
        self.assertTrue(self.judge("library", {"a": {"b": 9999}}))
        self.assertTrue(self.judge("embedded", {"a": {"b": 9999}}, "13.1.0"))

    def test_update_keeps_the_rest(self):
        self.judge("library", {"a": {"b": 7}}, update=True)
        self.judge("embedded", {"z": {"y": 8}}, update=True)
        kept = json.loads(programs.BASELINE.read_text(encoding="ascii"))
        self.assertEqual(kept, {"compiler": "12.2.0", "library": {"a": {"b": 7}},
                                "embedded": {"a": {"b": 1000, "c": -5},
                                             "z": {"y": 8}}})


if __name__ == "__main__":
    unittest.main()
