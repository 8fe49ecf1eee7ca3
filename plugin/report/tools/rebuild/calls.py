# SPDX-License-Identifier: GPL-3.0-or-later
"""The outcomes of a package's calls, from the reports of its build
(qrintf-report).

Calls in cold code, which the plugin always keeps, are counted separately.  Of
the others, a call is lowered if all its copies outside cold code are.  A call
that was kept, by choice or because it could not be lowered, is in the row of
the reason that most of its copies have.
"""

import pathlib
import runpy
import types
from collections import Counter

from .compiler import TRIAL

HERE = pathlib.Path(__file__).resolve().parent
# The reasons for cold code: see plugin/analysis/heat.cc.
COLD = ("-Os (__attribute__ ((optimize (2))) changes that)",
        "the function has the attribute cold",
        "the profile says that it never runs",
        "all paths from here end in a function that does not return",
        "the branch is unlikely, by __builtin_expect or a cold call")


# qrintf-report, which is a script in the source folder or in the folder of
# installed scripts.
REPORT = types.SimpleNamespace(**runpy.run_path(str(next(filter(pathlib.Path.exists, (
    HERE.parent / "qrintf-report", HERE.parents[2] / "bin" / "qrintf-report"))))))
OUTCOMES = ("lowered", "partly", "choice", "kept", "cold")


def outcome(call):
    """(one of OUTCOMES, the reason) of a call as qrintf-report describes it."""
    choices = {why: n for why, n in call["choices"].items() if why not in COLD}
    kept = call["reasons"] or choices
    if call["strategies"]:
        return ("partly" if call["reasons"] or choices else "lowered"), ""
    if not kept:
        return "cold", ""
    return ("kept" if call["reasons"] else "choice"), min(
        kept, key=lambda why: (-kept[why], why))


def is_trial(unit):
    return any(TRIAL.search(unit[member]) for member in ("unit", "directory"))


def summed(folder):
    """The sums of the reports in FOLDER; None if the plugin compiled nothing there."""
    try:
        units = [unit for unit in REPORT.load_units(folder) if not is_trial(unit)]
    except REPORT.Broken:
        units = []
    if not units:
        return None
    summary = REPORT.summarise(units)
    counts, reasons = Counter(), {"choice": Counter(), "kept": Counter()}
    for call in summary["list"]:
        what, why = outcome(call)
        counts[what] += 1
        if what in reasons:
            reasons[what][why] += 1
    return {"units": len(units), "calls": len(summary["list"]),
            **{what: counts[what] for what in OUTCOMES},
            "reasons": {what: dict(why.most_common()) for what, why in reasons.items()}}


def share(calls):
    """The percentage of lowered calls among those that are not in cold code."""
    whole = sum(calls[what] for what in OUTCOMES if what != "cold")
    return 100 * calls["lowered"] / whole if whole else 100.0
