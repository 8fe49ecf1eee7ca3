# SPDX-License-Identifier: GPL-3.0-or-later
"""What lowering costs besides: compile time, and text of real programs.  Runs
bench/compile-time.sh and bench/code-size.sh and reads what they print."""

import os
import re
import subprocess
import sys

from problem import CannotMeasure
from judgement import BETTER, Finding, UNJUDGED, WORSE, change

COSTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "cost")
COMPILE = re.compile(r"plain [\d.]+, with the plugin [\d.]+, ([-+][\d.]+) %")
SIZE = re.compile(r"(\S+)\s+(\d+)\s+(\d+)\s+[-+][\d.]+ %")

# The ratio of CPU times may grow by so much: it is a measured time.
COMPILE_SLACK = 0.02


def output_of(script, build):
    print(f"gate: {script} (minutes)", file=sys.stderr)
    done = subprocess.run(["sh", os.path.join(COSTS, script), build],
                          check=False, capture_output=True, encoding="utf-8")
    return done.stdout, done.stderr or f"status {done.returncode}\n"


def measure(build, compiler):
    out, errors = output_of("compile-time.sh", build)
    match = COMPILE.search(out)
    if not match:
        raise CannotMeasure("compile-time.sh: " + errors.rstrip())
    compile_time = 1 + float(match[1]) / 100
    out, errors = output_of("code-size.sh", build)
    text = {m[1]: (int(m[2]), int(m[3]))
            for m in map(SIZE.match, out.splitlines()) if m}
    if not text:
        raise CannotMeasure("code-size.sh: " + errors.rstrip())
    return {"compiler": compiler, "compile time": round(compile_time, 4),
            "text": text}


def judge(new, old, tolerance):
    findings = []
    grown = new["compile time"] - old["compile time"]
    text = (f"the plugin's share {old['compile time'] - 1:+.1%} to "
            f"{new['compile time'] - 1:+.1%}")
    if abs(grown) > COMPILE_SLACK:
        findings.append(Finding(WORSE if grown > 0 else BETTER, "sqlite3.c",
                                "compile time", text))
    for name, (_, lowered) in new["text"].items():
        if new["compiler"] != old["compiler"]:
            findings.append(Finding(UNJUDGED, name, "text", "another compiler"))
        elif name not in old["text"]:
            findings.append(Finding(WORSE, name, "text",
                                    "new; not in the baseline, run --update"))
        else:
            was = old["text"][name][1]
            grown = change(lowered, was)
            text = f"{was} to {lowered} bytes, {grown:+.1%}"
            if abs(grown) > tolerance:
                findings.append(Finding(WORSE if grown > 0 else BETTER, name,
                                        "text", text))
    findings += [Finding(WORSE, name, "text", "gone, but in the baseline")
                 for name in old["text"] if name not in new["text"]]
    return findings
