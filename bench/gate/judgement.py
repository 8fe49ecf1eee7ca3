# SPDX-License-Identifier: GPL-3.0-or-later
"""The hard judgement: counts against the baseline's.

What is judged, and against what, is said here:

- Instructions of the ways qrintf (emitters that the CPU chooses) and base, each
  row by itself.  libc's own are shown, not judged.
- Where the C library is another one than the baseline's, rows whose lowered call
  spent instructions in it are not judged.
- Where the CPU gives another tier, qrintf is not judged, base still is.
- Bytes of code, all rows of a way together, by the baseline's compiler alone.
- Rows that the baseline has not, or that are gone, fail: a row that nobody judges
  would pass for ever.
"""

import dataclasses

from problem import CannotMeasure

WAYS = ("qrintf", "base")
WORSE, BETTER, UNJUDGED = "worse", "better", "not judged"


@dataclasses.dataclass
class Finding:
    kind: str
    row: str
    way: str
    text: str


@dataclasses.dataclass
class Judgement:
    findings: list
    judged: int = 0

    def of(self, kind):
        return [f for f in self.findings if f.kind == kind]

    def failed(self):
        return bool(self.of(WORSE))

    def find(self, kind, row, way, text):
        self.findings.append(Finding(kind, row, way, text))


def change(new, old):
    """The growth from OLD to NEW, as a share of OLD."""
    return (new - old) / old if old else float(new > 0)


def dearest(count):
    return ", ".join(f"{function} {cost:.1f}"
                     for cost, function in count.functions)


def why_unjudged(measured, baseline, way, old):
    """Why OLD cannot be judged here, or nothing."""
    if way == "qrintf" and measured.tools["tier"] != baseline.tools["tier"]:
        return (f"tier {measured.tools['tier']} here, "
                f"{baseline.tools['tier']} in the baseline")
    if old.outside and measured.tools["libc"] != baseline.tools["libc"]:
        return (f"it spends instructions in libc, which is "
                f"{measured.tools['libc']} here, {baseline.tools['libc']} in "
                "the baseline")
    return None


def judge_count(to, measured, baseline, row, way, tolerance):
    new, old = measured.rows[row][way], baseline.rows[row][way]
    reason = why_unjudged(measured, baseline, way, old)
    if reason:
        to.find(UNJUDGED, row, way, reason)
        return
    to.judged += 1
    grown = change(new.instructions, old.instructions)
    text = (f"{measured.titles[row]}: {old.instructions:.1f} to "
            f"{new.instructions:.1f} instructions a call, {grown:+.1%}")
    if grown > tolerance:
        to.find(WORSE, row, way, f"{text}; most of them in {dearest(new)}")
    elif grown < -tolerance:
        to.find(BETTER, row, way, text)


def judge_missing(to, measured, baseline, whole):
    """Rows on one side alone; where the runtime has no tiers there is no way
    base, which is no row that is gone."""
    sole = measured.tools["tier"] == "sole"
    for row, ways in measured.rows.items():
        for way in WAYS:
            if way in ways and way not in baseline.rows.get(row, {}):
                to.find(WORSE, row, way, "new; not in the baseline, run --update")
    for row, ways in baseline.rows.items() if whole else ():
        for way in WAYS:
            if way not in ways or way in measured.rows.get(row, {}):
                continue
            if sole and row in measured.rows:
                to.find(UNJUDGED, row, way, "the runtime has no tiers")
            else:
                to.find(WORSE, row, way, "gone, but in the baseline; run "
                        "--update if that is meant")


def judge_bytes(to, measured, baseline, way, tolerance):
    pairs = [(row, ways[way].bytes, baseline.rows[row][way].bytes)
             for row, ways in measured.rows.items()
             if way in ways and way in baseline.rows.get(row, {})]
    pairs = [p for p in pairs if p[1] is not None and p[2] is not None]
    if not pairs:
        return
    if measured.tools["compiler"] != baseline.tools["compiler"]:
        to.find(UNJUDGED, "code size", way,
                f"{measured.tools['compiler']} here, "
                f"{baseline.tools['compiler']} in the baseline")
        return
    to.judged += 1
    new, old = sum(p[1] for p in pairs), sum(p[2] for p in pairs)
    grown = change(new, old)
    text = f"{old} to {new} bytes in {len(pairs)} calls, {grown:+.1%}"
    if grown > tolerance:
        most = sorted(pairs, key=lambda p: p[2] - p[1])[:3]
        text += "; most in " + ", ".join(f"{p[0]} {p[1] - p[2]:+}"
                                         for p in most)
        to.find(WORSE, "code size", way, text)
    elif grown < -tolerance:
        to.find(BETTER, "code size", way, text)


def judge(measured, baseline, tolerance, whole=True):
    """WHOLE: all rows were measured, so one that is not there is gone."""
    result = Judgement([])
    for row, ways in measured.rows.items():
        for way in WAYS:
            if way in ways and way in baseline.rows.get(row, {}):
                judge_count(result, measured, baseline, row, way, tolerance)
    judge_missing(result, measured, baseline, whole)
    for way in WAYS:
        judge_bytes(result, measured, baseline, way, tolerance)
    if not result.judged and not result.failed():
        raise CannotMeasure("nothing of what was counted can be judged by this "
                            "baseline: "
                            + "; ".join(sorted({f.text
                                                for f in result.findings})))
    return result


def differences(measured, baseline):
    """What is another here than where the baseline was made, and what that
    means."""
    meaning = {
        "compiler": "bytes are not judged; instructions are, and what is worse "
                    "may be the compiler's doing",
        "libc": "rows that spend instructions in it are not judged",
        "valgrind": "no figure should depend on it",
        "tier": "only the way base is judged",
        "cpu": "no count should depend on it; times are not judged"}
    return [f"{key}: {measured.tools[key]} here, {baseline.tools[key]} in the "
            f"baseline: {meaning[key]}"
            for key in meaning if measured.tools[key] != baseline.tools[key]]
