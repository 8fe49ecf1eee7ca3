# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of a command's time is in printf, and what is gained of that.

perf samples the CPU's clock and a piece of the stack with it, which it unwinds by what the
compiler left for exceptions, as Debian's libc keeps no frame pointers.  A sample is
printf's if its stack has a function of the C library with "printf" in its name, or one of
the program's own functions that the caller names.  The kernel is not sampled.
"""

import os
import re
import shutil
import statistics
import subprocess
import tempfile

# Of the stack, bytes: printf's own frames are large.
STACK = 16384
# So many samples of a program, and so many a second at least and at most.
SAMPLES, SELDOM, OFTEN = 3000, 199, 4999
RECORD = ["perf", "record", "-q", "-e", "cpu-clock:u", "--call-graph", f"dwarf,{STACK}",
          "-F"]
SILENT = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL,
          "stderr": subprocess.DEVNULL}


class TooShort(Exception):
    """Nothing was sampled."""


def can_profile():
    try:
        return subprocess.run(["perf", "record", "-q", "-e", "cpu-clock:u", "-o",
                               "/dev/null", "true"], check=False, **SILENT).returncode == 0
    except OSError:
        return False


def is_printf(frame, own):
    """Whether FRAME, as "perf script" prints it, ADDRESS SYMBOL (OBJECT), is of a
    function that formats; OWN are names of the program's own."""
    found = re.match(r"\s*[0-9a-f]+ (\S+) \((.*)\)$", frame)
    if not found:
        return False
    symbol = found[1].split(".")[0].split("@")[0]
    if symbol in own:
        return True
    return ("printf" in symbol
            and re.match(r"libc[.-]", os.path.basename(found[2])) is not None)


def share_of(data, own=()):
    """The share of the samples in the file DATA that are printf's, of all that were taken
    in user mode."""
    text = subprocess.run(["perf", "script", "--force", "--no-inline", "-F",
                           "ip,sym,dso", "-i", data],
                          capture_output=True, text=True, errors="replace",
                          check=True).stdout
    stacks = [stack.splitlines() for stack in text.split("\n\n") if stack.strip()]
    if not stacks:
        raise TooShort
    inside = sum(any(is_printf(frame, own) for frame in stack) for stack in stacks)
    return inside / len(stacks)


def share_in_printf(command, seconds, own=(), **process):
    """Of the time in user mode of COMMAND, which takes SECONDS; PROCESS are its folder, its
    environment and its user, as for subprocess.  COMMAND is the program itself: of what a
    shell or another starts instead of itself, perf loses stacks."""
    frequency = min(max(round(SAMPLES / seconds), SELDOM), OFTEN)
    with tempfile.TemporaryDirectory() as scratch:
        if "user" in process:
            shutil.chown(scratch, process["user"])
        data = os.path.join(scratch, "perf.data")
        subprocess.run([*RECORD, str(frequency), "-o", data, "--", *command], check=True,
                       **SILENT, **process)
        return share_of(data, own)


def gained(pairs, share):
    """What PAIRS of times, of libc and of qrintf, come to.  If printf, whose SHARE of the
    time of the first is known or None, cost nothing, the program would be `bound' times as
    fast (Amdahl)."""
    ratios = [libc / qrintf for libc, qrintf in pairs]
    speed_up = statistics.median(ratios)
    bound = None if share is None else 1 / (1 - share) if share < 1 else float("inf")
    return {"libc": statistics.median(libc for libc, _ in pairs),
            "qrintf": statistics.median(qrintf for _, qrintf in pairs),
            "speed_up": speed_up, "least": min(ratios), "most": max(ratios),
            "share": share, "bound": bound,
            "of_bound": speed_up / bound if bound else None}
