# SPDX-License-Identifier: GPL-3.0-or-later
"""What lowering costs besides: compile time, and text of real programs, as the
scripts of bench/cost print them."""

import sys

import scripts
from judgement import BETTER, Finding, UNJUDGED, WORSE, change
from problem import CannotMeasure

# The ratio of CPU times may grow by so much: it is a measured time.
COMPILE_SLACK = 0.02


def measure(build, compiler):
    try:
        print("gate: compile-time.sh (minutes)", file=sys.stderr)
        percent = scripts.compile_time(build)[3]
        print("gate: code-size.sh", file=sys.stderr)
        text = {name: row[:2] for name, row in scripts.code_sizes(build).items()}
    except scripts.NotMeasured as problem:
        raise CannotMeasure(str(problem)) from problem
    return {"compiler": compiler, "compile time": round(1 + percent / 100, 4),
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
