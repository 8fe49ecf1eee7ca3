# SPDX-License-Identifier: GPL-3.0-or-later
"""The verdict of each test of a package, from the tests' output.

A table of regular expressions, one for each kind of test driver.  The group
`name' is the name of the test; the groups `pass', `fail' and `skip' are the
verdict.  If such a group has matched only digits, they are a number of tests.
Verdicts are counted, as some drivers give two tests the same name: {name:
{verdict: number}}.
"""

import pathlib
import re
from collections import Counter

KINDS = ("pass", "fail", "skip")

DRIVERS = {
    # Also DejaGnu's, and that of scripts that imitate either.
    "automake": r"^(?:(?P<pass>PASS|XFAIL)|(?P<fail>FAIL|XPASS|ERROR|UNRESOLVED)"
                r"|(?P<skip>SKIP|UNTESTED|UNSUPPORTED)): (?P<name>.+?)(?: \(exit status: \d+\))?$",
    "autotest": r"^ *(?P<name>\d+: .+?) +(?:(?P<pass>ok|expected failure(?: \(.*\))?)"
                r"|(?P<skip>skipped) \(.*\)|(?P<fail>FAILED \(.*\)|UNEXPECTED PASS))$",
    "ctest": r"^ *\d+/\d+ +Test +#\d+: (?P<name>\S+) [. ]*(?:(?P<pass>Passed)"
             r"|\*\*\*(?P<skip>Skipped|Not Run)|\*\*\*(?P<fail>\S+)) +[\d.]+ sec",
    "meson": r"^ *\d+/\d+ (?P<name>.+?) +(?:(?P<pass>OK|EXPECTEDFAIL)|(?P<skip>SKIP)"
             r"|(?P<fail>FAIL|ERROR|TIMEOUT|UNEXPECTEDPASS)) +[\d.]+ ?s",
    "TAP": r"^ *(?:(?P<skip>ok)(?= .*# (?i:skip|todo))|(?P<pass>ok|not ok(?= .*# (?i:todo)))"
           r"|(?P<fail>not ok)) (?P<name>\d+\b.*)$",
    "prove": r"^(?P<name>\S+\.t) \.+ (?:(?P<pass>ok)|(?P<skip>skipped)|(?P<fail>\S.*))",
    "GoogleTest": r"^\[ +(?:(?P<pass>OK)|(?P<fail>FAILED)|(?P<skip>SKIPPED)) +\] "
                  r"(?P<name>[\w/.]+)",
    "tcltest": r"^ *(?!Totals:)(?P<name>\S+):\s+Total\s+\d+\s+Passed\s+(?P<pass>\d+)"
               r"\s+Skipped\s+(?P<skip>\d+)\s+Failed\s+(?P<fail>\d+)",
    "unittest": r"^(?P<name>\w+ \([\w.]+\)) (?:.* )?\.\.\. (?:(?P<pass>ok|expected failure)"
                r"|(?P<fail>FAIL|ERROR)|(?P<skip>skipped))",
    "check": r"^\d+%: Checks: \d+, Failures: (?P<fail>\d+), Errors: \d+",
    "CUnit": r"^ *Test: (?P<name>.+?) ?\.\.\.(?:(?P<pass>passed)|(?P<fail>FAILED))",
}
# The files of automake's driver for each test, if its lines were not printed.
RESULT_FILE = re.compile(r"^:test-result: (?:(?P<pass>PASS|XFAIL)|(?P<fail>FAIL|XPASS|ERROR)"
                         r"|(?P<skip>SKIP))(?: (?P<name>.*))?$", re.M)
# Parts of a test's name: a temporary folder, and flags if it names a
# compilation.
RANDOM = re.compile(r"/tmp/[^/\s]+")
OURS = re.compile(r" (?:-fplugin|-specs=)\S*")
# Parts of a line of output that vary between runs, and lines of make.
UNSTEADY = re.compile(r"0x[0-9a-f]+|\b\d+:\d\d:\d\d\b|\b\d+(?:\.\d+)? ?(?:s|ms|us|sec\w*)\b")
MAKE = re.compile(r"make(?:\[\d+\])?: |.*(?:-fplugin=|-O2\b|CFLAGS=)")
COLOURS = re.compile(r"\x1b\[[\d;]*[mK]")


def counted(match):
    """[(verdict, number)] of one match."""
    groups = match.groupdict()
    for kind in KINDS:
        text = groups.get(kind)
        if text is not None:
            yield kind, int(text) if text.isdigit() else 1


def normalised(name):
    """NAME of a test without the parts that vary between runs or come from the
    added flags."""
    return RANDOM.sub("/tmp/*", OURS.sub("", name)).strip()


def of_text(text, patterns):
    """Verdicts of the lines of TEXT; the first pattern that matches a line
    counts."""
    found = {}
    compiled = [re.compile(pattern) for pattern in patterns]
    for line in COLOURS.sub("", text).splitlines():
        match = next(filter(None, (one.match(line.rstrip()) for one in compiled)), None)
        if match:
            name = normalised(match.groupdict().get("name") or "tests")
            for kind, number in counted(match):
                found.setdefault(name, Counter())[kind] += number
    return found


def of_files(tree):
    """Verdicts of DejaGnu's .sum files and automake's .trs files in TREE."""
    found = {}
    for path in sorted(pathlib.Path(tree).rglob("*.sum")):
        for name, counts in of_text(path.read_text(errors="replace"),
                                    [DRIVERS["automake"]]).items():
            found.setdefault(f"{path.name}: {name}", Counter()).update(counts)
    for path in sorted(pathlib.Path(tree).rglob("*.trs")):
        for match in RESULT_FILE.finditer(path.read_text(errors="replace")):
            name = f"{path.relative_to(tree)} {match['name'] or ''}".strip()
            for kind, number in counted(match):
                found.setdefault(name, Counter())[kind] += number
    return found


def of_run(text, files, recipe, status):
    """All verdicts of a run that printed TEXT.  The verdicts of FILES count if
    nothing was printed.  The verdict of the exit STATUS is always included."""
    drivers = [] if recipe.only else list(DRIVERS.values())
    found = of_text(text, [*recipe.verdicts, *drivers])
    if not recipe.only and not found:
        found = dict(files)
    found["exit status"] = {"fail" if status else "pass": 1}
    return {name: {kind: counts[kind] for kind in KINDS if counts.get(kind)}
            for name, counts in sorted(found.items())}


def output_of(text):
    """{line: number} of the output of tests without verdicts, without times and
    addresses."""
    lines = (UNSTEADY.sub("*", normalised(line)) for line in COLOURS.sub("", text).splitlines())
    return dict(Counter(line for line in lines if line and not MAKE.match(line)))


def sums(tests):
    """{verdict: number} of all TESTS.  The exit status is included only if
    there is no other."""
    names = [name for name in tests if name != "exit status"] or ["exit status"]
    return {kind: sum(tests[name].get(kind, 0) for name in names) for kind in KINDS}
