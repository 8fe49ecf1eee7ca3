# SPDX-License-Identifier: GPL-3.0-or-later
"""The gate as it measures: an emitter of the archive that was slowed fails, what
is unchanged passes again and again, and what cannot be measured says so.

The environment names the programs: GATE, and GATE_SLOWED, GATE_HARDLY_SLOWED and
GATE_WRONG, in which one emitter was replaced (slowed-emitter.c).  With QRINTF_LONG
all rows are measured 20 times, otherwise some of them, and fewer times.
"""

import os
import re
import shutil
import stat
import subprocess
import sys
import tempfile
import unittest

from gate_tests import run

import baseline

LONG = bool(os.environ.get("QRINTF_LONG"))
SOME = [] if LONG else ["--filter=d|s|stream_csv|asprintf|emit_i32.*|strbuf"]


class Measures(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.path = os.path.join(cls.folder.name, "baseline.json")
        status, out, err = run("--program", os.environ["GATE"], "--baseline",
                               cls.path, "--update")
        if status != 0:
            raise AssertionError(out + err)

    def gate(self, program="GATE", *options):
        return run("--program", os.environ.get(program, program), "--baseline",
                   self.path, *options)

    def test_counts_what_runs(self):
        """Two stores and what is around them: one instruction after the other, as
        objdump lists them; the loop that calls is not counted."""
        code = subprocess.run(
            ["objdump", "-d", "--no-show-raw-insn", "--disassemble=qrintf_chars",
             os.environ["GATE"]], check=True, capture_output=True,
            encoding="utf-8").stdout
        code = re.findall(r"^ +[0-9a-f]+:\t(\w+)", code, re.MULTILINE)
        count = baseline.load(self.path).rows["chars"]["qrintf"].instructions
        self.assertEqual(count, code.index("ret") + 1, code)

    def test_unchanged_passes(self):
        for time in range(20 if LONG else 4):
            status, out, err = self.gate("GATE", "--tolerance=0", *SOME)
            self.assertEqual(status, 0, f"{time}: {out}{err}")
            self.assertIn(" 0 worse, 0 better: passed", out)

    def test_all_is_the_same_in_another_place(self):
        """Not a digit depends on where the program is or on the environment."""
        place = os.path.join(self.folder.name, "x" * 100)
        os.mkdir(place)
        program = shutil.copy(os.environ["GATE"], os.path.join(place, "y" * 99))
        again = os.path.join(place, "again.json")
        os.environ["GLIBC_TUNABLES"] = "glibc.malloc.perturb=1"
        os.environ["VALGRIND_OPTS"] = "--tool=none"
        os.environ["GATE_FILLER"] = "z" * 5000
        try:
            status, out, err = run("--program", program, "--baseline", again,
                                   "--update")
        finally:
            for name in "GLIBC_TUNABLES", "VALGRIND_OPTS", "GATE_FILLER":
                del os.environ[name]
        self.assertEqual(status, 0, out + err)
        with open(self.path, encoding="utf-8") as one, \
                open(again, encoding="utf-8") as other:
            self.assertEqual(one.read(), other.read())

    def test_slowed_emitter_fails(self):
        """Three instructions more in one emitter: the calls that it is most of,
        and they alone; for the CPU's choice, as base's was left alone."""
        status, out, err = self.gate("GATE_SLOWED", *SOME)
        self.assertEqual(status, 1, out + err)
        worse = [line.split()[1] for line in out.splitlines()
                 if line.startswith("WORSE: ")]
        self.assertIn("d/qrintf:", worse)
        self.assertIn("emit_i32_exact/qrintf:", worse)
        self.assertFalse([w for w in worse if not w.endswith("/qrintf:")])
        self.assertNotIn("s/qrintf:", worse)
        old = baseline.load(self.path).rows["d"]["qrintf"].instructions
        self.assertIn(f"{old:.1f} to {old + 3:.1f} instructions a call", out)

    def test_hardly_slowed_emitter_passes(self):
        """One instruction of more than fifty; with no tolerance it fails."""
        self.assertEqual(self.gate("GATE_HARDLY_SLOWED", *SOME)[0], 0)
        self.assertEqual(self.gate("GATE_HARDLY_SLOWED", "--tolerance=0",
                                   "--filter=d")[0], 1)

    def cannot(self, text, *arguments):
        status, out, err = self.gate(*arguments)
        self.assertEqual(status, 2, out + err)
        self.assertIn(text, err)

    def test_wrong_text_is_not_measured(self):
        self.cannot("the texts of", "GATE_WRONG", "--filter=d")

    def test_no_valgrind(self):
        self.cannot("apt-get install valgrind", "GATE",
                    "--valgrind=/nonexistent/valgrind")
        self.cannot("valgrind does not run", "GATE", "--valgrind=false")

    def test_no_program(self):
        self.cannot("--target qrintf_gate", "/nonexistent/program")
        self.cannot("ended with status", shutil.which("false"))

    def test_program_of_another_kind(self):
        self.cannot("callgrind", shutil.which("true"))

    def test_no_row(self):
        self.cannot("no row matches", "GATE", "--filter=nonesuch")

    def test_valgrind_that_dies(self):
        path = os.path.join(self.folder.name, "valgrind")
        with open(path, "w", encoding="utf-8") as file:
            file.write("#!/bin/sh\n[ $1 = --version ] && echo valgrind-9 && "
                       "exit\necho the reason >&2\nkill -9 $$\n")
        os.chmod(path, stat.S_IRWXU)
        self.cannot("the reason", "GATE", f"--valgrind={path}")


if __name__ == "__main__":
    missing = [name for name in ("GATE", "GATE_SLOWED", "GATE_HARDLY_SLOWED",
                                 "GATE_WRONG") if name not in os.environ]
    if missing:
        sys.exit(f"test_measures.py: unset: {' '.join(missing)}")
    unittest.main()
