# SPDX-License-Identifier: GPL-3.0-or-later
"""What compile-time.sh prints, as rows of the results."""

import pathlib
import re
import subprocess
import sys

SCRIPT = pathlib.Path(__file__).resolve().parent / "compile-time.sh"
TIMES = re.compile(r"plain ([\d.]+), with the plugin ([\d.]+), "
                   r"([-+][\d.]+ % by pairs)")


def rows(build, say):
    """The rows by title, or None, with a word by SAY, where they cannot be measured."""
    if not (build / "compile-time" / "sqlite3.c").exists():
        say("==> compile-time.sh: left out; sh bench/cost/compile-time.sh gets sqlite3.c")
        return None
    say("==> compile-time.sh, some 8 minutes")
    done = subprocess.run(["sh", SCRIPT, build], capture_output=True, text=True, check=False)
    found = TIMES.search(done.stdout)
    if not found:
        said = (done.stderr.strip() or done.stdout.strip() or "no output")
        say(f"    compile-time.sh: {said.rpartition(chr(10))[2]}")
        return None
    if done.returncode:
        print("    compile-time.sh: above the ceiling", file=sys.stderr)
    plain, lowered, note = found.groups()
    return {"compile time of sqlite3.c": {"without": f"{plain} s", "with": f"{lowered} s",
                                          "note": note}}
