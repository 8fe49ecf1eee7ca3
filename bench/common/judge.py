#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures one subject and judges its times by the thresholds in its folder.

usage: judge.py BUILD SUBJECT [--quick] [--filter=REGEX] [--verbose]
                [--from=FILE.json]... [-- OPTION...]

BUILD is the build folder; SUBJECT is formats, print, itoa, lines or strbuf.
Prints each threshold that is missed or cannot be judged, with the reason, and
how many are met.

--quick         three repetitions
--filter=REGEX  only benchmarks that match, as ROW/COMPETITOR
--verbose       print what is met, too
--from=FILE     judge this file, which a bench wrote (--benchmark_out), and
                measure nothing
OPTION          goes to the bench, as --size=8M

Exit status: 0 all that can be judged are met, 1 a threshold is missed or none
could be judged, 2 could not measure.

What thresholds.toml may have is described at Threshold.  Needs Python 3.11."""

import argparse
import dataclasses
import os
import pathlib
import re
import statistics
import sys

try:
    import tomllib
except ImportError:
    sys.exit("judge.py: needs Python 3.11")

sys.dont_write_bytecode = True
import programs  # noqa: E402
import results  # noqa: E402

TIERS, LINES_TIERS = ("base", "v4"), ("avx2", "vbmi2")
# The rate of read(2) in GB/s from which on a threshold relative to it holds,
# and the size from which on folios are large.
FAST_READ, LARGE_FOLIO = 26, 64 << 10


@dataclasses.dataclass
class Threshold:
    """A ratio of two times that must be at least, or at most, a value, in each
    row whose whole name the regular expression ROWS matches.

    A reference is a competitor of the same row, or ROW/COMPETITOR, in which \\1
    is the first group of ROWS.  A value is a number or a table of numbers by
    row, by the last part of its name, and "*" for all others; 0 means no
    threshold.
    """

    rows: str
    of: list  # competitors, each judged by itself
    # The other time is the minimum of THAN's; or there is one ratio for each of
    # EACH.
    than: list = ()
    each: list = ()
    # THAN / OF is at least LEAST, or OF / THAN is at most MOST.
    least: float | dict = None
    most: float | dict = None
    # The minimum geometric mean of all rows' ratios, if all were measured.
    mean: float = None
    # Ratios are computed within each repetition, and their median is judged.
    by_repetition: bool = False
    # An ISA tier, one of LINES_TIERS, large_folios or fast_read; without it the
    # threshold is not judged.
    needs: list = ()
    # No competitor can be faster than this reference.  If even the reference
    # would miss the threshold, it is not judged.
    bound: str = None
    # A missed threshold is measured a second time, and only that time counts.
    again: bool = False

    def value(self, table, row):
        if not isinstance(table, dict):
            return table
        return table.get(row, table.get(row.rpartition("/")[2], table.get("*")))


@dataclasses.dataclass
class Verdict:
    row: str
    what: str
    ratio: float | None
    sign: str
    value: float
    missed: bool = False
    why: str = ""  # the reason why it is not judged
    threshold: Threshold = None

    def __str__(self):
        ratio = "-" if self.ratio is None else f"{self.ratio:.2f}"
        verdict = (f"not judged: {self.why}" if self.why else
                   "MISSED" if self.missed else "met")
        return (f"{self.row:<26} {self.what:<42} {ratio:>7} {self.sign} "
                f"{self.value:<6.4g} {verdict}")


def tier_of(context):
    tier = context.get("isa_tier")
    return TIERS.index(tier) if tier in TIERS else 0


# The conditions of thresholds: whether one holds, according to the JSON's
# context and to the fastest rate of THAN in bytes a second, and the message if
# it does not.  A condition that is unknown counts as fulfilled.
NEEDS = {
    **{tier: (lambda context, _, least=i: tier_of(context) >= least,
              "this CPU lacks it") for i, tier in enumerate(TIERS)},
    **{tier: (lambda context, _, tier=tier:
              tier in context.get("lines_tiers", "").split(),
              f"this CPU lacks {tier.upper()}") for tier in LINES_TIERS},
    "large_folios": (lambda context, _: not (
        0 < float(context.get("folio_bytes", 0)) < LARGE_FOLIO),
                     "the page cache has small folios here"),
    "fast_read": (lambda _, rate: rate is not None and rate >= FAST_READ * 1e9,
                  f"read(2) gives less than {FAST_READ} GB/s here"),
}


def unmet(needs, context, rate=None):
    """The reason of the first of NEEDS that is not fulfilled; empty if all are.
    """
    return next((why for is_there, why in map(NEEDS.__getitem__, needs)
                 if not is_there(context, rate)), "")


class Judge:
    def __init__(self, measured, file):
        self.measured = measured
        self.needs = file.get("needs", {})  # conditions of competitors, by name
        self.thresholds = [Threshold(**each) for each in file["threshold"]]

    def place(self, match, reference):
        """Row and competitor that REFERENCE names for MATCH of a row."""
        row, slash, competitor = match.expand(reference).rpartition("/")
        return (row, competitor) if slash else (match[0], competitor)

    def median(self, match, reference):
        return self.measured.median(*self.place(match, reference))

    def fastest(self, match, references):
        times = [self.median(match, each) for each in references]
        return min((time for time in times if time), default=None)

    def ratio_by_repetition(self, t, match, of, than):
        times = [self.measured.all_of(*self.place(match, each))
                 for each in (of, than)]
        if None in times or len(set(map(len, times))) > 1:
            return None
        return statistics.median(ours / theirs if t.most is not None else theirs / ours
                                 for ours, theirs in zip(*times))

    def ratio(self, t, match, of, than):
        """The time of THAN divided by that of OF; the inverse for MOST.  None
        if one was not measured."""
        if t.by_repetition:
            return self.ratio_by_repetition(t, match, of, than[0])
        ours, theirs = self.median(match, of), self.fastest(match, than)
        if not ours or not theirs:
            return None
        return ours / theirs if t.most is not None else theirs / ours

    def refusal(self, t, match, of, than, value):
        """Why the threshold cannot be judged; empty if it can."""
        rates = [self.measured.rate(*self.place(match, each)) for each in than]
        needs = [*t.needs, *([self.needs[of]] if of in self.needs else ())]
        why = unmet(needs, self.measured.context,
                    max(filter(None, rates), default=None))
        if why or not t.bound:
            return why
        before = self.fastest(match, than)
        bound = self.median(match, t.bound)
        if not before or not bound:
            return "not measured"
        if before / bound >= value:
            return ""
        return f"this memory allows for {before / bound:.2f} at most"

    def verdict(self, t, match, of, than):
        row = match[0]
        least = t.most is None
        value = t.value(t.least if least else t.most, row)
        ratio = self.ratio(t, match, of, than)
        theirs = ", ".join(match.expand(each) for each in than)
        what = f"{theirs} / {of}" if least else f"{of} / {theirs}"
        sign = ">=" if least else "<="
        if not value:
            return None
        why = self.refusal(t, match, of, than, value)
        if not why and ratio is None:
            why = "not measured"
        missed = not why and (ratio < value if sign == ">=" else ratio > value)
        return Verdict(row, what, ratio, sign, value, missed, why, t)

    def of_mean(self, t, of, matches):
        ratios = [self.ratio(t, match, of, t.than) for match in matches]
        why = unmet(t.needs, self.measured.context)
        if not why and (not self.measured.whole or None in ratios):
            why = "some rows only"
        mean = None if why else statistics.geometric_mean(ratios)
        return Verdict("all (geometric mean)", f"{t.than[0]} / {of}", mean, ">=",
                       t.mean, bool(mean and mean < t.mean), why, t)

    def of_threshold(self, t):
        matches = [match for match in (re.fullmatch(t.rows, row)
                                       for row in self.measured.times) if match]
        if not matches and self.measured.whole:
            yield Verdict(t.rows, ", ".join(t.of), None, "", 0,
                          why="not measured", threshold=t)
        for of in t.of:
            for match in matches:
                for than in [[each] for each in t.each] or [t.than]:
                    verdict = self.verdict(t, match, of, than)
                    # A filter may have excluded the row.
                    if verdict and (self.measured.whole
                                    or verdict.why != "not measured"):
                        yield verdict
            if t.mean and matches:
                yield self.of_mean(t, of, matches)

    def all(self):
        return [verdict for t in self.thresholds for verdict in self.of_threshold(t)]


def load(subject):
    with open(programs.BENCH / subject / "thresholds.toml", "rb") as file:
        return tomllib.load(file)


def judge(subject, measured, again=None):
    """The verdicts.  AGAIN (rows) measures ROWS again, for thresholds whose
    second measurement counts."""
    file = load(subject)
    verdicts = Judge(measured, file).all()
    doubtful = {v.row for v in verdicts if v.missed and v.threshold.again}
    if doubtful and again:
        programs.say("    slower? once more: " + ", ".join(sorted(doubtful)))
        second = {(v.row, v.what): v for v in Judge(again(doubtful), file).all()}
        verdicts = [second.get((v.row, v.what), v) if v.row in doubtful else v
                    for v in verdicts]
    return verdicts


def report(verdicts, verbose):
    """The lines to print, and the exit status."""
    missed = [v for v in verdicts if v.missed]
    unjudged = [v for v in verdicts if v.why]
    met = len(verdicts) - len(missed) - len(unjudged)
    lines = [str(v) for v in verdicts if verbose or v.missed or v.why]
    lines.append(f"thresholds: {met} met, {len(missed)} missed, {len(unjudged)} "
                 "not judged")
    return lines, 1 if missed or not met else 0


def table(measured):
    """Medians: nanoseconds, or GB/s.  One line per row, or one per competitor
    if there are many."""
    groups = {}
    for row, times in measured.times.items():
        groups.setdefault(row.rpartition("/")[0], {})[row] = times

    def cell(row, competitor):
        rate = measured.rate(row, competitor)
        time = measured.median(row, competitor)
        return (f"{rate / 1e9:.2f}" if rate else
                "-" if time is None else f"{time:.2f}")

    width = max(26, *(len(row.rpartition("/")[2]) + 2 for row in measured.times))
    for family, rows in groups.items():
        names = list(dict.fromkeys(c for times in rows.values() for c in times))
        unit = "GB/s" if any(row in measured.rates for row in rows) else "ns"
        across, down = names, list(rows)
        if len(names) > 8:
            across, down = down, across
        heads = [name.rpartition("/")[2] for name in across]
        widths = [max(9, len(head) + 2) for head in heads]
        yield (f"{family}, {unit}" if family else unit).ljust(width) + "".join(
            head.rjust(each) for head, each in zip(heads, widths))
        for name in down:
            pairs = [(name, other) if down is not names else (other, name)
                     for other in across]
            yield name.rpartition("/")[2].ljust(width) + "".join(
                cell(*pair).rjust(each) for pair, each in zip(pairs, widths))
        yield ""


def measure(subject, folder, pattern, quick, options):
    """The JSON of all programs of SUBJECT except those without a benchmark that
    matches PATTERN."""
    found = {program: programs.run(program, folder, pattern, quick, options)
             for program in programs.PROGRAMS if program.subject == subject}
    return {program: data for program, data in found.items() if data}


def arguments(argv):
    # argparse accepts no OPTIONs after an option.
    end = argv.index("--") if "--" in argv else len(argv)
    parser = argparse.ArgumentParser(
        usage=__doc__.split("usage: ")[1].split("\n\n")[0], description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("build", type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("subject", choices=programs.SUBJECTS,
                        help=argparse.SUPPRESS)
    parser.add_argument("--quick", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--filter", default="", help=argparse.SUPPRESS)
    parser.add_argument("--verbose", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--from", dest="files", action="append", default=[],
                        help=argparse.SUPPRESS)
    args = parser.parse_args(argv[:end])
    args.options = argv[end + 1:]
    return args


def main():
    args = arguments(sys.argv[1:])
    folder = args.build.resolve() / "bench"

    def again(rows):
        return programs.run_again(found, folder, rows, args.quick, args.options)
    try:
        found = {} if args.files else measure(args.subject, folder, args.filter,
                                              args.quick, args.options)
        measured = (results.load(*args.files) if args.files else
                    results.Results(found.values()))
        if not measured.times:
            raise programs.Failed(f"no benchmark matches '{args.filter}'")
        print("\n".join(table(measured)))
        verdicts = judge(args.subject, measured, None if args.files else again)
    except (OSError, KeyError, ValueError, programs.Failed) as problem:
        print(f"judge.py: could not measure: {problem}", file=sys.stderr)
        return 2
    lines, status = report(verdicts, args.verbose)
    print("\n".join(lines))
    return status


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:
        os._exit(1)
