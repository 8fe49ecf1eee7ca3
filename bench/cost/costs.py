# SPDX-License-Identifier: GPL-3.0-or-later
"""What the plugin costs, by the scripts of this folder, and on what machine."""

import os
import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent


def script(name, build, say):
    """What a script of this folder prints.  What it could not measure, or is
    above its ceiling, is said."""
    done = subprocess.run(["sh", HERE / name, build], capture_output=True,
                          text=True, check=False)
    if done.returncode:
        reason = done.stderr.strip() or done.stdout.strip() or "no output"
        say(f"    {name}: " + reason.rpartition("\n")[2])
    return done.stdout


def costs_of(build, say):
    """Compile time and code size, if what they need is in BUILD."""
    result = []
    if (build / "compile-time" / "sqlite3.c").exists():
        say("==> compile-time.sh: some 8 minutes")
        found = re.search(r"plain ([\d.]+), with the plugin ([\d.]+), (.*)",
                          script("compile-time.sh", build, say))
        if found:
            result.append({"title": "compile time of sqlite3.c",
                           "without": found[1] + " s", "with": found[2] + " s",
                           "note": found[3]})
    else:
        say("==> compile time: left out; sh bench/cost/compile-time.sh gets sqlite3.c")
    if (build / "quickstart").exists():
        say("==> code-size.sh")
        for name, plain, lowered, growth, runtime in re.findall(
                r"^(\S+) +(\d+) +(\d+) +(\S+ %) +(-?\d+)$",
                script("code-size.sh", build, say), re.MULTILINE):
            result.append({"title": f"code of {name}, bytes", "without": plain,
                           "with": lowered,
                           "note": f"{growth}, the runtime {runtime}"})
    else:
        say("==> code size: left out; sh cmake/quickstart.sh --real builds what "
            "it measures")
    return result


def machine_of(build):
    """The CPU, the compiler and the libc."""
    cpu = "unknown CPU"
    try:
        found = re.search(r"^model name\s*: (.*)$",
                          pathlib.Path("/proc/cpuinfo").read_text(), re.MULTILINE)
        cpu = found[1] if found else cpu
    except OSError:
        pass
    cache = (build / "CMakeCache.txt").read_text(encoding="utf-8")
    found = re.search(r"^CMAKE_C_COMPILER:\w+=(.*)$", cache, re.MULTILINE)
    version = subprocess.run([found[1], "-dumpfullversion"], capture_output=True,
                             text=True, check=False).stdout.strip()
    return f"{cpu}, GCC {version}, {os.confstr('CS_GNU_LIBC_VERSION')}"
