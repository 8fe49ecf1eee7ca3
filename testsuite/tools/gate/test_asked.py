# SPDX-License-Identifier: GPL-3.0-or-later
"""bench/real/asked.c: a program prints the same with it, and each call of libc's printf
family is counted once, with its text.

In the environment ASKED, the library, and CC, the compiler."""

import json
import os
import subprocess
import unittest

from small_program import SmallProgram  # finds what is imported next
import share

MAIN = r"""
int
main (int argc, char **argv)
{
  char buffer[64], *text;
  int calls = atoi (argv[1]);
  for (int i = 0; i < calls; i++)
    {
      printf ("%d\t%s\n", i, "text");
      fprintf (stdout, "%x|", i);
      sprintf (buffer, "%.3f", i / 3.0);
      puts (buffer);
      snprintf (buffer, 4, "%dabc\\", i);
      puts (buffer);
      list ("%d and %d more", i, i);
      fflush (stdout);
      dprintf (1, "<%d>", i);
      if (asprintf (&text, "[%d]", i) < 0)
        abort ();
      puts (text);
      free (text);
    }
}
"""

# Bytes of text where a number has one digit, by format.
TEXTS = {r"%d\t%s\n": 7, "%x|": 2, "%.3f": 5, r"%dabc\\": 5,
         "%d and %d more": 12, "<%d>": 3, "[%d]": 3}


class Asked(SmallProgram):
    def asked(self, *command):
        return share.asked(command, {"env": dict(os.environ)}, os.environ["ASKED"])

    def test_counts(self):
        for flags in (["-O0"], ["-O2", "-D_FORTIFY_SOURCE=2"]):
            with self.subTest(flags=flags):
                found = self.asked(self.build(MAIN, *flags), "10")
                self.assertEqual(
                    {text: count for (_, text), count in found.items()},
                    {text: [10, 10 * size] for text, size in TEXTS.items()})

    def test_names(self):
        plain = {name for name, _ in self.asked(self.build(MAIN, "-O0"), "1")}
        self.assertEqual(plain, {"printf", "fprintf", "sprintf", "snprintf",
                                 "vsnprintf", "dprintf", "asprintf"})
        program = self.build(MAIN, "-O2", "-D_FORTIFY_SOURCE=2")
        checked = {name for name, _ in self.asked(program, "1")}
        self.assertEqual(checked, {f"__{name}_chk" for name in plain})

    def test_same_text(self):
        program = self.build(MAIN, "-O2")
        text = subprocess.run([program, "20"], capture_output=True, check=True)
        again = subprocess.run(
            [program, "20"], capture_output=True, check=True,
            env={**os.environ, "LD_PRELOAD": os.environ["ASKED"]})
        self.assertEqual(again.stdout, text.stdout)

    def test_no_calls(self):
        self.assertEqual(self.asked("true"), {})

    def test_workloads(self):
        """Those that qrintf-rebuild has left are run where it ran them."""
        folder = self.folder / "package" / "workloads"
        folder.mkdir(parents=True)
        sides = {kind: {"words": [str(self.build(MAIN, flag)), number],
                        "environment": {"PATH": os.environ["PATH"]}}
                 for kind, flag, number in (("plain", "-O2", "7"), ("qrintf", "-O1", "2"))}
        (folder / "commands.json").write_text(json.dumps(
            [{"package": "package", "title": "rows", "folder": str(folder), "user": {},
              **sides}]), encoding="utf-8")
        workload, = share.workloads_in(self.folder)
        self.assertEqual((workload.name, workload.process("plain")["cwd"]),
                         ("package: rows", str(folder)))
        calls = [share.sums(share.asked(workload.command(kind), workload.process(kind),
                                        os.environ["ASKED"]))[0] for kind in share.KINDS]
        self.assertEqual(calls, [7 * len(TEXTS), 2 * len(TEXTS)])


if __name__ == "__main__":
    unittest.main()
