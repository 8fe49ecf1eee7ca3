# SPDX-License-Identifier: GPL-3.0-or-later
"""The soft judgement: the ratio of libc's time to qrintf's, both of one run whose
repetitions are interleaved, so that a machine that is slower as a whole changes
nothing.

A row is slower if its median ratio fell by more than the tolerance, and by the
Mann-Whitney test not by chance; what seems so is measured once more, and only
what is slower again is said to be.  Ratios depend on the CPU: the baseline's are
for the CPU that it names.
"""

import os
import re
import statistics
import subprocess
import sys
import tempfile

import ranks
import results
from counting import cpu_name
from judgement import BETTER, Finding, UNJUDGED, WORSE
from problem import CannotMeasure

LEAST = 9
CHANCE = 0.01


def ratios(measured):
    """{row: [libc / qrintf of each repetition]}."""
    result = {}
    for row, times in measured.times.items():
        libc, qrintf = times.get("libc"), times.get("qrintf")
        if libc and qrintf:
            if min(len(libc), len(qrintf)) < LEAST:
                raise CannotMeasure(f"{row}: {len(libc)} repetitions; the test "
                                    f"needs {LEAST}")
            result[row] = [a / b for a, b in zip(libc, qrintf)]
    return result


def load(path):
    try:
        result = ratios(results.load(path))
    except (OSError, ValueError, KeyError, TypeError,
            ZeroDivisionError) as problem:
        raise CannotMeasure(f"{path} is no result of qrintf_bench: "
                            f"{problem!r}") from problem
    if not result:
        raise CannotMeasure(f"{path} has no row of libc and qrintf")
    return result


def measure(bench, pattern):
    """Runs BENCH over the rows that PATTERN matches."""
    if not os.access(bench, os.X_OK):
        raise CannotMeasure(f"{bench} is missing; build it:\n"
                            "  cmake --build build --target qrintf_bench")
    print("gate: timing (minutes; the machine should be idle)",
          file=sys.stderr)
    with tempfile.TemporaryDirectory(prefix="qrintf-gate-") as folder:
        out = os.path.join(folder, "times.json")
        command = [bench, f"--benchmark_filter=^({pattern})/",
                   f"--benchmark_out={out}", "--benchmark_out_format=json"]
        done = subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
        if done.returncode != 0:
            raise CannotMeasure(f"{bench} ended with status "
                                f"{done.returncode}")
        return load(out)


def seems(new, old, tolerance):
    """WORSE, BETTER or nothing, and a text."""
    now, was = statistics.median(new), statistics.median(old)
    text = f"libc/qrintf {was:.2f} to {now:.2f}, {now / was - 1:+.1%}"
    if now < was * (1 - tolerance) and ranks.less(new, old) < CHANCE:
        return WORSE, text
    if now > was * (1 + tolerance) and ranks.less(old, new) < CHANCE:
        return BETTER, text
    return None, text


def judge(bench, pattern, old, tolerance):
    """Findings over what OLD, ratios of an earlier run, has as well; and all new
    ratios."""
    new = measure(bench, pattern)
    first = {row: seems(new[row], old[row], tolerance)[0]
             for row in new if row in old}
    if not first:
        raise CannotMeasure("none of the timed rows has times to compare with; "
                            "run --update --time")
    suspects = [row for row, kind in first.items() if kind == WORSE]
    again = {}
    if suspects:
        again = measure(bench, "|".join(re.escape(row) for row in suspects))
    findings = [Finding(UNJUDGED, row, "time", "no time to compare with")
                for row in new if row not in old]
    for row, kind in first.items():
        latest = again.get(row, new[row])
        kind_again, text = seems(latest, old[row], tolerance)
        if kind and kind == kind_again:
            findings.append(Finding(kind, row, "time", text))
    return findings, {**new, **again}


def comparable(baseline, against):
    """The ratios to compare with: those of the file AGAINST, or the baseline's
    if this CPU made them; or none, and why."""
    if against:
        return load(against), None
    if not baseline.times:
        return None, "the baseline has no times; run --update --time"
    if baseline.times["cpu"] != cpu_name():
        return None, (f"the baseline's times are for {baseline.times['cpu']}, "
                      f"this is {cpu_name()}; give --against=FILE, a bench.json "
                      "of this machine")
    return baseline.times["rows"], None
