# SPDX-License-Identifier: GPL-3.0-or-later
"""bench/real/replay.c: a program whose printf is told its text prints the same, without
formatting; and notices when it asks for more.

In the environment REPLAY, the library, and CC, the compiler."""

import os
import signal
import subprocess
import unittest

from small_program import SmallProgram  # finds what is imported next
import replay

MAIN = r"""
int
main (int argc, char **argv)
{
  int calls = atoi (argv[1]), value = argc > 2 ? atoi (argv[2]) : 7;
  char buffer[64];
  for (int i = 0; i < calls; i++)
    {
      printf ("%d %s\n", i * value, "a string that is longer than a register");
      fprintf (stdout, "%x|", i + value);
      printf ("%d,", sprintf (buffer, "%d-%.3f", i, value / 3.0));
      puts (buffer);
      printf ("%d,", snprintf (buffer, 4, "%dabc", value));
      puts (buffer);
      list ("%d and %d more", i, value);
      if (i % 100 == 0)
        fflush (stdout);
    }
}
"""


class Replay(SmallProgram):
    def setUp(self):
        super().setUp()
        self.log = self.folder / "log"
        self.programs = [self.build(MAIN, "-O0"),
                         self.build(MAIN, "-O2", "-D_FORTIFY_SOURCE=2")]

    def told(self, program, *arguments):
        return replay.Told(os.environ["REPLAY"], self.log,
                           [program, *arguments], dict(os.environ))

    def output(self, program, *arguments, environment=None):
        return subprocess.run([program, *arguments], capture_output=True,
                              env=environment, check=False)

    def test_same_text(self):
        for program in self.programs:
            with self.subTest(program=program.name):
                text = self.output(program, "500").stdout
                told = self.told(program, "500")
                told.prepare(text)
                seconds = told.seconds_of(lambda environment: (1.0, 0.0))
                self.assertTrue(0 < seconds < 1, seconds)

    def test_other_text(self):
        for program in self.programs:
            with self.subTest(program=program.name):
                with self.assertRaises(replay.Differs):
                    self.told(program, "3").prepare(b"something else")

    def test_does_not_format(self):
        for program in self.programs:
            with self.subTest(program=program.name):
                text = self.output(program, "5", "11").stdout
                told = self.told(program, "5", "11")
                told.prepare(text)
                again = self.output(program, "5", "12",
                                    environment=told.environment("replay"))
                self.assertEqual(again.stdout, text)

    def test_more_calls_than_texts(self):
        for program in self.programs:
            with self.subTest(program=program.name):
                told = self.told(program, "5")
                told.prepare(self.output(program, "5").stdout)
                more = self.output(program, "6",
                                   environment=told.environment("replay"))
                self.assertEqual(more.returncode, -signal.SIGABRT)


if __name__ == "__main__":
    unittest.main()
