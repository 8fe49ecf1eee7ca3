# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast a program would be if printf knew its text: for programs.py.

Amdahl's bound takes printf to cost nothing, but its text must still get to where
it belongs, a call at a time.  replay.c, preloaded, has the plain program's printf
do just that, so that the program's time with it is a bound that can be reached."""

import contextlib
import os
import pathlib
import subprocess


class Differs(Exception):
    """The program does not print the same each time, or not by one thread."""


class Told:
    """A program whose printf is told what it printed before."""

    def __init__(self, library, log, command, environment):
        self._library, self._log = library, log
        self._command, self._environment = command, environment

    def environment(self, what):
        return {**self._environment, "LD_PRELOAD": str(self._library),
                "QRINTF_REPLAY": f"{what}:{self._log}"}

    def prepare(self, text):
        """Records, and checks that it then prints TEXT."""
        for what in ("record", "replay"):
            done = subprocess.run(self._command, stdout=subprocess.PIPE,
                                  stdin=subprocess.DEVNULL,
                                  stderr=subprocess.DEVNULL, check=False,
                                  env=self.environment(what))
            if done.returncode or done.stdout != text:
                raise Differs

    def seconds_of(self, cpu_time):
        """CPU_TIME (environment), the seconds of a run, without those that it
        took to get the text into memory."""
        seconds = sum(cpu_time(self.environment("replay")))
        return seconds - float(pathlib.Path(f"{self._log}.setup").read_text())


@contextlib.contextmanager
def told(build, command, environment, text):
    """Told, prepared; None where it cannot be, or the library is not built."""
    library = build / "bench" / "libqrintf_replay.so"
    if not library.exists():
        yield None
        return
    log = build / "bench" / "replay.log"
    result = Told(library, log, command, environment)
    try:
        try:
            result.prepare(text)
        except Differs:
            result = None
        yield result
    finally:
        for left in (log, pathlib.Path(f"{log}.setup")):
            with contextlib.suppress(FileNotFoundError):
                os.unlink(left)
