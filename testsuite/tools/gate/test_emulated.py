# SPDX-License-Identifier: GPL-3.0-or-later
"""How bench/emulated/count.py judges: what is worse, better or missing, and a baseline of
another compiler."""

import contextlib
import io
import json
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "bench/emulated"))
import count  # noqa: E402  pylint: disable=wrong-import-position

OLD = {"u32": 40, "x64": 18.5}


class Judge(unittest.TestCase):
    def test_counts(self):
        self.assertEqual(count.judge(OLD, OLD), ([], []))
        for value, lengths in ((42, (1, 0)), (38, (0, 1))):
            found = count.judge(OLD | {"u32": value}, OLD)
            self.assertEqual(tuple(map(len, found)), lengths)
        worse, _ = count.judge({"u32": 40, "other": 1}, OLD)
        self.assertEqual(len(worse), 2)

    def test_status(self):
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump({"compiler": "GCC 12", "counts": OLD}, file)
            file.flush()
            with contextlib.redirect_stdout(io.StringIO()):
                for compiler, u32, status in (("GCC 12", 40, 0), ("GCC 12", 42, 1),
                                              ("GCC 13", 40, count.SKIPPED)):
                    self.assertEqual(
                        count.judged(compiler, OLD | {"u32": u32}, file.name), status)

    def test_lines_of_qemu(self):
        line = b"Trace 0: 0x7f1c00 [0000000000000000/0000000000400580/00/ff200000] main\n"
        self.assertEqual(count.TRACE.match(line).group(1), b"0000000000400580")
        self.assertIsNone(count.TRACE.match(b"host mmap_min_addr=0x10000\n"))


if __name__ == "__main__":
    unittest.main()
