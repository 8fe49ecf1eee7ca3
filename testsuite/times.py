# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the table of tests in docs/testing.md: names, checks and labels from ctest,
seconds from the log of its last run; what was not run, or failed, keeps its seconds.

    times.py BUILD     after: sh cmake/check.sh --long, on a machine that does
                       nothing else
"""

import json
import os
import re
import subprocess
import sys

DOCUMENT = os.path.join(os.path.dirname(os.path.abspath(__file__)),
                        "..", "docs", "testing.md")
CHECKS = ["default", "gate", "long"]
HEAD = "| test | check | labels | seconds |\n|---|---|---|---|\n"


def tests(build):
    """Names, with their checks and other labels."""
    listed = subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1"],
                            capture_output=True, text=True, check=True)
    for test in json.loads(listed.stdout)["tests"]:
        properties = {p["name"]: p["value"] for p in test["properties"]}
        labels = properties.get("LABELS", [])
        yield (test["name"], next((c for c in CHECKS if c in labels), "default"),
               [label for label in labels if label not in CHECKS])


def log_seconds(build):
    with open(os.path.join(build, "Testing", "Temporary", "LastTest.log"),
              encoding="utf-8", errors="replace") as file:
        text = file.read()
    found = {}
    for part in re.split(r"^\d+/\d+ Testing: ", text, flags=re.M)[1:]:
        time = re.search(r"^Test time = +([0-9.]+) sec\n-+\nTest Passed", part, re.M)
        if time and "\npassed before: " not in part:
            found[part.split("\n", 1)[0]] = max(1, round(float(time.group(1))))
    return found


def table(rows, seconds):
    text = HEAD
    rows = sorted(rows, key=lambda row: (CHECKS.index(row[1]),
                                         -int(seconds.get(row[0]) or 0), row[0]))
    for name, check, labels in rows:
        text += f"| `{name}` | {check} | {' '.join(labels)} | {seconds.get(name, '')} |\n"
    return text


def main():
    with open(DOCUMENT, encoding="utf-8") as file:
        before, old, after = re.split(
            r"(?<=<!-- times.py -->\n)(.*?)(?=<!-- end -->)", file.read(), flags=re.S)
    seconds = dict(re.findall(r"^\| `(\S+)` \|.*\| (\d+) \|$", old, re.M))
    seconds.update(log_seconds(sys.argv[1]))
    with open(DOCUMENT, "w", encoding="utf-8") as file:
        file.write(before + table(tests(sys.argv[1]), seconds) + after)


if __name__ == "__main__":
    sys.exit(main())
