#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Judges whether lowered calls have become slower than baseline.json says.

Hard: instructions a call, counted by valgrind's callgrind, which repeats exactly;
2 % more in any row fails.  Soft (--time): the ratio of libc's time to qrintf's.
docs/gate.md says more, docs/gate-example.yml how to run it in CI.

Its parts are counting (counting, callgrind, sizes), what was recorded (baseline), the
judgements (judgement, timing, ranks, costs) and output (report).

Exit status: 0 passed, 1 failed, 2 could not measure or judge, with the reason on
stderr.
"""

import argparse
import os
import re
import sys
import traceback

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path += [os.path.join(HERE, "..", folder) for folder in ("common", "cost")]

import baseline  # noqa: E402
import costs  # noqa: E402
import counting  # noqa: E402
import judgement  # noqa: E402
import report  # noqa: E402
import timing  # noqa: E402
from judgement import UNJUDGED, WORSE, Finding  # noqa: E402
from problem import CannotMeasure  # noqa: E402


def share(text):
    value = float(text)
    if not 0 <= value < 100:
        raise argparse.ArgumentTypeError("a share in percent")
    return value / 100


def regex(text):
    try:
        re.compile(text)
    except re.error as problem:
        raise argparse.ArgumentTypeError(str(problem)) from problem
    return text


def parser():
    p = argparse.ArgumentParser(
        prog="gate.py", description=__doc__.split("\n\n")[0],
        epilog="Exit status: 0 passed, 1 failed, 2 could not measure or judge.")
    p.add_argument("--build", default=os.path.join(HERE, "..", "..", "build"),
                   help="the build folder (default: build)")
    p.add_argument("--baseline", default=os.path.join(HERE, "baseline.json"),
                   metavar="FILE", help="default: bench/gate/baseline.json")
    p.add_argument("--update", action="store_true",
                   help="rewrite the baseline and print what changed")
    p.add_argument("--format", choices=("human", "github", "junit"),
                   default="human")
    p.add_argument("--filter", type=regex, default=".*", metavar="REGEX",
                   help="only rows whose whole name matches")
    p.add_argument("--tolerance", type=share, default=0.02, metavar="PERCENT",
                   help="what a row may grow by (default: 2)")
    p.add_argument("--time", action="store_true",
                   help="judge time as well, by qrintf_bench; warns")
    p.add_argument("--time-fails", action="store_true",
                   help="as --time, and a row that is slower fails")
    p.add_argument("--time-tolerance", type=share, default=0.10,
                   metavar="PERCENT", help="default: 10")
    p.add_argument("--against", metavar="FILE", help="judge time by a bench.json "
                   "of this machine rather than by the baseline")
    p.add_argument("--long", action="store_true", help="also compile time and "
                   "text of real programs (needs quickstart.sh --real)")
    p.add_argument("--program", metavar="FILE",
                   help="default: BUILD/bench/qrintf_gate")
    p.add_argument("--bench", metavar="FILE",
                   help="default: BUILD/bench/qrintf_bench")
    p.add_argument("--valgrind", default="valgrind", metavar="FILE")
    return p


def arguments(argv):
    p = parser()
    args = p.parse_args(argv)
    args.whole = args.filter == ".*"
    args.time |= args.time_fails
    args.program = args.program or os.path.join(args.build, "bench",
                                                "qrintf_gate")
    args.bench = args.bench or os.path.join(args.build, "bench", "qrintf_bench")
    if args.update and not args.whole:
        p.error("--update needs all rows, so no --filter")
    if args.against and not args.time:
        p.error("--against is for --time")
    return args


def count(args, expected):
    print("gate: counting instructions under valgrind (10 to 30 s)",
          file=sys.stderr)
    return counting.measure(args.program, args.valgrind, args.filter, expected)


def earlier(args):
    """The baseline, or nothing where --update makes it anew."""
    try:
        return baseline.load(args.baseline)
    except CannotMeasure as problem:
        if not args.update:
            raise
        if isinstance(problem, baseline.Broken):
            print(f"gate: {problem}", file=sys.stderr)
        return None


def works_in(old):
    return sum(map(len, old.rows.values())) + 1 if old else 0


def update(args):
    old = earlier(args)
    measured = count(args, works_in(old))
    times, extra = (old.times, old.costs) if old else (None, None)
    if args.time:
        times = {"cpu": counting.cpu_name(),
                 "rows": timing.measure(args.bench, args.filter)}
    if args.long:
        extra = costs.measure(args.build, measured.tools["compiler"])
    baseline.save(args.baseline, measured, times, extra)
    lines = list(report.changes(measured, old)) if old else []
    for line in [*lines, *report.summary(measured)]:
        print(line)
    print(f"{len(measured.rows)} rows written to {args.baseline}"
          + ("" if times else "; no times: --update --time adds them")
          + ("" if extra else "; no compile time, no text: --long adds them"))
    return 0


def soft(args, old):
    """Findings about time."""
    ratios, reason = timing.comparable(old, args.against)
    if reason:
        if args.time_fails:
            raise CannotMeasure(reason)
        return [Finding(UNJUDGED, "all", "time", reason)]
    return timing.judge(args.bench, args.filter, ratios,
                        args.time_tolerance)[0]


def long(args, measured, old):
    """Findings about compile time and text."""
    if not old.costs:
        raise CannotMeasure("the baseline has no compile time and no text; run "
                            "--update --long")
    new = costs.measure(args.build, measured.tools["compiler"])
    return costs.judge(new, old.costs, args.tolerance)


def check(args):
    old = earlier(args)
    measured = count(args, works_in(old) if args.whole else 0)
    judged = judgement.judge(measured, old, args.tolerance, args.whole)
    findings = judged.findings
    if args.long:
        findings += long(args, measured, old)
    slow = soft(args, old) if args.time else []
    fatal = [f for f in findings + (slow if args.time_fails else [])
             if f.kind == WORSE]
    notes = judgement.differences(measured, old)
    findings += slow
    if args.format == "junit":
        lines = report.junit(measured, findings, fatal)
    elif args.format == "github":
        lines = report.github(args.baseline, notes, findings, judged.judged,
                              bool(fatal), fatal)
    else:
        lines = report.human(measured, old, notes, findings, judged.judged,
                             bool(fatal))
    for line in lines:
        print(line)
    return 1 if fatal else 0


def main(argv=None):
    args = arguments(argv)
    try:
        return update(args) if args.update else check(args)
    except CannotMeasure as problem:
        if args.format == "github":
            print(f"::error title=gate could not measure::"
                  f"{report.escaped(str(problem))}")
        print(f"gate: could not measure: {problem}", file=sys.stderr)
        return 2
    except Exception:  # pylint: disable=broad-except
        # Python's own status for it, 1, would mean that something is slower.
        traceback.print_exc()
        return 2


if __name__ == "__main__":
    sys.exit(main())
