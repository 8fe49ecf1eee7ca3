# SPDX-License-Identifier: GPL-3.0-or-later
"""bench/gate/qrintf-gate: a function that takes more instructions fails, what is unchanged
passes, and what cannot be measured or judged says so.  The environment names CC."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[3] / "bench" / "gate" / "qrintf-gate"

USERS = """
static int sum;
__attribute__ ((noinline)) void prepare (void) { for (int i = 0; i < 99; i++) sum += i; }
__attribute__ ((noipa)) void gate_short (void) { for (int i = 0; i < LOOPS; i++) sum++; }
__attribute__ ((noipa)) void gate_other (void) { sum += 2; EXTRA; }
int main (void) {
  prepare ();
  for (int i = 0; i < 10; i++)
    gate_short (), gate_other ();
#ifdef MORE
  MORE ();
#endif
  return sum < 0;
}
"""


def gate(*arguments, **environment):
    """(status, stdout, stderr)."""
    done = subprocess.run([sys.executable, "-B", SCRIPT, *arguments], capture_output=True,
                          text=True, check=False, env={**os.environ, **environment})
    return done.returncode, done.stdout, done.stderr


class Gate(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.path = self.folder / "baseline.json"
        self.program = self.build("program", 100)
        self.check(0, "2 functions: written",
                   arguments=["--update", self.path, self.program])

    def check(self, status, *texts, arguments=()):
        got, out, err = gate(*arguments)
        self.assertEqual(got, status, out + err)
        for text in texts:
            self.assertRegex(out + err, text)
        return out

    def rows(self):
        return {row["name"]: row for row in json.loads(self.path.read_text())["benchmarks"]}

    def build(self, name, loops, *flags):
        source = self.folder / "program.c"
        source.write_text(USERS)
        program = self.folder / name
        subprocess.run([os.environ["CC"], "-O1", "-w", f"-DLOOPS={loops}", "-DEXTRA=", *flags, source,
                        "-o", program], check=True)
        return program

    def edit(self, old, new):
        text = self.path.read_text()
        self.assertIn(old, text)
        self.path.write_text(text.replace(old, new))

    def test_more_and_fewer_loops(self):
        self.assertEqual(set(self.rows()), {"gate_short", "gate_other"})
        self.assertEqual(self.rows()["gate_short"]["iterations"], 10)
        self.check(0, "2 functions: passed", arguments=[self.path, self.program])
        more = self.build("more", 103)
        self.check(1, "WORSE: gate_short: .* instructions", arguments=[self.path, more])
        self.check(0, arguments=["--tolerance=5", self.path, more])
        self.check(0, "better", arguments=[self.path, self.build("fewer", 90)])
        self.check(0, "WORSE: gate_short", "2 functions: written",
                   arguments=["--update", self.path, more])
        self.check(0, arguments=[self.path, more])

    def test_the_same_in_another_place(self):
        """Not a digit depends on where the program is or on the environment."""
        copy = shutil.copy(self.program, self.folder / ("x" * 100))
        status, out, err = gate("--inside=main", "--tolerance=0", self.path, copy,
                                GLIBC_TUNABLES="glibc.malloc.perturb=1",
                                VALGRIND_OPTS="--tool=none", GATE_FILLER="z" * 5000)
        self.assertEqual((status, out.count("\n")), (0, 1), out + err)

    def test_one_instruction(self):
        more = self.build("more", 100, "-DEXTRA=__asm__ volatile (\"nop\")")
        self.check(1, "WORSE: gate_other", arguments=["--tolerance=0", self.path, more])

    def test_new_and_gone(self):
        new = self.build("new", 100, "-DMORE=gate_more", "-Wl,--defsym=gate_more=gate_other")
        renamed = self.build("renamed", 100, "-Dgate_other=gate_another")
        self.check(0, arguments=[self.path, new])  # another name of the same function
        self.check(1, "gate_another: new", "gate_other: gone", arguments=[self.path, renamed])

    def test_bytes(self):
        size = self.rows()["gate_short"]["bytes"]
        self.edit(f'"bytes": {size}', f'"bytes": {size - 10}')
        self.check(1, "WORSE: all functions: .* bytes", arguments=[self.path, self.program])

    def test_another_compiler(self):
        self.edit('"compiler": "GCC', '"compiler": "XCC')
        self.check(77, "not judged: ", arguments=[self.path, self.program])

    def test_cannot_measure(self):
        self.check(2, "--update makes it", arguments=[self.folder / "none", self.program])
        self.check(2, "no function", arguments=["--functions=x", self.path, self.program])
        self.check(2, "no function",
                   arguments=["--inside=prepare", self.path, self.program])
        self.check(2, "status 1|No such file", arguments=[self.path, "/nonexistent"])
        self.check(2, "status 1", arguments=[self.path, "/bin/false"])
        for text in ("", "[]", "{}", '{"context": {}, "benchmarks": []}', "{"):
            self.path.write_text(text)
            self.assertIn(gate(self.path, self.program)[0], (2, 77), text)
        status, _, err = gate(self.path, self.program, PATH="/nonexistent")
        self.assertEqual(status, 2)
        self.assertIn("apt-get install valgrind", err)


if __name__ == "__main__":
    unittest.main()
