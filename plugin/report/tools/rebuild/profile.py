# SPDX-License-Identifier: GPL-3.0-or-later
"""The share of a command's time that printf takes, and the gain.

perf samples the CPU's clock together with a piece of the stack.  It unwinds the
stack by the unwind information for exceptions, as Debian's libc has no frame
pointers.  A sample belongs to printf if its stack has a function of the C
library with "printf" in its name.  The kernel is not sampled.
"""

import os
import re
import shutil
import statistics
import subprocess
import tempfile

# The bytes of the stack in a sample: printf's own frames are large.
STACK = 16384
# The number of samples of a program, and the minimum and maximum per second.
SAMPLES, SELDOM, OFTEN = 3000, 199, 4999
RECORD = ["perf", "record", "-q", "-e", "cpu-clock:u", "--call-graph", f"dwarf,{STACK}",
          "-F"]
SILENT = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL,
          "stderr": subprocess.DEVNULL}


class TooShort(Exception):
    """The command ended before anything was sampled."""


def can_profile():
    try:
        return subprocess.run(["perf", "record", "-q", "-e", "cpu-clock:u", "-o",
                               "/dev/null", "true"], check=False, **SILENT).returncode == 0
    except OSError:
        return False


def is_printf(frame):
    """Whether FRAME, as "perf script" prints it, ADDRESS SYMBOL (OBJECT), is a
    function that formats."""
    found = re.match(r"\s*[0-9a-f]+ (\S+) \((.*)\)$", frame)
    if not found:
        return False
    return ("printf" in found[1]
            and re.match(r"libc[.-]", os.path.basename(found[2])) is not None)


def share_of(data):
    """The share of printf's samples among all samples of user mode in the file
    DATA."""
    text = subprocess.run(["perf", "script", "--force", "--no-inline", "-F",
                           "ip,sym,dso", "-i", data],
                          capture_output=True, text=True, errors="replace",
                          check=True).stdout
    stacks = [stack.splitlines() for stack in text.split("\n\n") if stack.strip()]
    if not stacks:
        raise TooShort
    inside = sum(any(map(is_printf, stack)) for stack in stacks)
    return inside / len(stacks)


def share_in_printf(command, seconds, **process):
    """The share of the time in user mode of COMMAND, which takes SECONDS;
    PROCESS has its folder, its environment and its user, as for subprocess.
    COMMAND is the program itself: perf loses the stacks of a program that a
    shell or another program executes in its own place."""
    frequency = min(max(round(SAMPLES / seconds), SELDOM), OFTEN)
    with tempfile.TemporaryDirectory() as scratch:
        if "user" in process:
            shutil.chown(scratch, process["user"])
        data = os.path.join(scratch, "perf.data")
        subprocess.run([*RECORD, str(frequency), "-o", data, "--", *command], check=True,
                       **SILENT, **process)
        return share_of(data)


def gained(pairs, share):
    """The result of PAIRS of times, of libc and of qrintf.  If printf took no
    time, the program would be `bound' times as fast (Amdahl); SHARE is its
    share of the first times, or None if unknown."""
    ratios = [libc / qrintf for libc, qrintf in pairs]
    speed_up = statistics.median(ratios)
    bound = None if share is None else 1 / (1 - share) if share < 1 else float("inf")
    return {"libc": statistics.median(libc for libc, _ in pairs),
            "qrintf": statistics.median(qrintf for _, qrintf in pairs),
            "speed_up": speed_up, "least": min(ratios), "most": max(ratios),
            "share": share, "bound": bound,
            "of_bound": speed_up / bound if bound else None}
