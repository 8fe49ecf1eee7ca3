# SPDX-License-Identifier: GPL-3.0-or-later
"""Results of all packages: as JSON, as one self-contained page, and as tables
of a Markdown document, which replace the text between its marks."""

import json
import pathlib
import platform
import re
from collections import Counter

from .calls import OUTCOMES, REPORT, percent, share
from .comparison import KINDS
from .package import change
from .problem import Problem
from .verdicts import KINDS as VERDICTS

FORMAT = 1
TEMPLATE = "qrintf-rebuild.html.j2"
MARKS = re.compile(r"(<!-- qrintf-rebuild: (\w+) -->\n).*?(<!-- end -->)", re.S)


def write(path, text):
    try:
        pathlib.Path(path).write_text(text, encoding="utf-8", errors="replace")
    except OSError as error:
        raise Problem(f"cannot write {path}: {error.strerror}") from error


def write_json(path, results, plugin):
    """A line for each package, so that a difference names it."""
    rows = ",\n".join(json.dumps(one, sort_keys=True) for one in results)
    write(path, f'{{"qrintf-rebuild": {FORMAT}, "runtime": "{plugin.runtime}", '
          f'"machine": "{platform.machine()}", "packages": [\n{rows}\n]}}\n')


def read_json(path):
    try:
        found = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Problem(f"cannot read {path}: {error}") from error
    if not isinstance(found, dict) or found.get("qrintf-rebuild") != FORMAT:
        raise Problem(f"{path} has no results of this qrintf-rebuild")
    return found


# ---------------------------------------------------------------- sums

def compared(found):
    """The packages that were rebuilt both ways."""
    return [one for one in found["packages"] if one["status"] != "failed"]


def sum_of(found, key):
    """The sums over all packages of the pair KEY."""
    return [sum(key(one)[i] for one in compared(found)) for i in (0, 1)]


def all_calls(found):
    """The calls of all packages, in the form of calls.summed for one."""
    sums = {"handed": {"read": 0, "kept": 0, "reasons": Counter()},
            "reasons": {"choice": Counter(), "kept": Counter()},
            **dict.fromkeys(("units", "calls", *OUTCOMES), 0)}
    for one in filter(None, (one["calls"] for one in compared(found))):
        for key in ("units", "calls", *OUTCOMES):
            sums[key] += one[key]
        for what, reasons in one["reasons"].items():
            sums["reasons"][what].update(reasons)
        for key in ("read", "kept"):
            sums["handed"][key] += one["handed"][key]
        sums["handed"]["reasons"].update(one["handed"]["reasons"])
    return sums


def totals(found):
    """The figures at the top of the page."""
    statuses = Counter(one["status"] for one in found["packages"])
    calls = all_calls(found)
    return {"packages": len(found["packages"]), **{key: statuses[key] for key in (
                "equal", "explained", "different", "failed")},
            "tests": [sum(one["tests"][side]["pass"] for one in compared(found))
                      for side in ("plain", "qrintf")],
            "calls": calls, "share": share(calls),
            "text": sum_of(found, lambda one: one["text"]),
            "build": sum_of(found, lambda one: one["cpu"]["build"])}


def total_line(found):
    sums = totals(found)
    return (f"{sums['equal']} of {sums['packages']} packages equal, {sums['explained']} "
            f"explained, {sums['different']} different, {sums['failed']} not rebuilt; "
            f"{sums['share']:.1f} % of calls lowered, text {change(sums['text'])}, build "
            f"time {change(sums['build'])}")


# ---------------------------------------------------------------- Markdown

def verdict_words(tests):
    """`120', or `120, 3 fail, 2 skipped'."""
    words = {"pass": "", "fail": " fail", "skip": " skipped"}
    return ", ".join(f"{tests[kind]:,}{words[kind]}" for kind in VERDICTS
                     if tests[kind] or kind == "pass")


def rows_of_packages(found):
    yield "| package | version | tests before | after | calls | lowered | text | build time |"
    yield "|---|---|---:|---:|---:|---:|---:|---:|"
    for one in compared(found):
        calls = one["calls"]
        figures = ([f"{calls['calls'] + sum(calls['handed'][k] for k in ('read', 'kept')):,}",
                    f"{share(calls):.1f} %"] if calls else ["0", "-"])
        yield "| " + " | ".join([
            one["package"] + ("" if one["status"] == "equal" else f" ({one['status']})"),
            f"`{one['version']}`", *(verdict_words(one["tests"][side])
                                     for side in ("plain", "qrintf")),
            *figures, change(one["text"]), change(one["cpu"]["build"])]) + " |"
    sums = totals(found)
    calls = sums["calls"]
    whole = calls["calls"] + calls["handed"]["read"] + calls["handed"]["kept"]
    yield (f"| **all** | {len(compared(found))} packages | {sums['tests'][0]:,} | "
           f"{sums['tests'][1]:,} | {whole:,} | {sums['share']:.1f} % | "
           f"{change(sums['text'])} | {change(sums['build'])} |")


def rows_of_reasons(found):
    """Calls that are not in cold code; the kept ones by reason."""
    calls = all_calls(found)
    handed = calls["handed"]
    whole = sum(calls[key] for key in OUTCOMES if key != "cold") + sum(
        handed[key] for key in ("read", "kept"))
    rows = Counter({f"kept: `{why}`": n for why, n in calls["reasons"]["kept"].items()})
    rows.update({f"by choice: `{why}`": n for why, n in calls["reasons"]["choice"].items()})
    rows.update({f"handed on: `{why}`": n for why, n in handed["reasons"].items()})
    yield "| what | calls | share |"
    yield "|---|---:|---:|"
    for what, number in [("lowered", calls["lowered"]),
                         ("handed on, read at run time", handed["read"]),
                         ("lowered in some of its copies", calls["partly"]),
                         *rows.most_common()]:
        yield f"| {what} | {number:,} | {REPORT.percent(number, whole)} |"
    yield f"| **all that are not in cold code** | {whole:,} | 100.0 % |"
    own = {**calls, "handed": {"read": 0, "kept": 0}}
    yield f"| lowered, formats handed on left out | | {percent(own, False):.1f} % |"
    yield f"| lowered, those by choice left out, too | | {percent(own, True):.1f} % |"
    yield f"| lowered of all but those by choice | | {percent(calls, True):.1f} % |"
    yield f"| in cold code | {calls['cold']:,} | |"


def timed(found):
    """(package, row) of each timed workload, the largest gain first."""
    rows = [(one["package"], row) for one in compared(found)
            for row in one.get("workloads", ())]
    return sorted(rows, key=lambda item: -item[1]["speed_up"])


def ratio(value, form="{:.2f}"):
    return "-" if value is None else form.format(value)


def rows_of_workloads(found):
    yield ("| package | workload | libc, s | qrintf, s | times as fast | in printf | bound | "
           "of bound |")
    yield "|---|---|---:|---:|---:|---:|---:|---:|"
    for package, row in timed(found):
        yield "| " + " | ".join([
            package, row["title"], f"{row['libc']:.3f}", f"{row['qrintf']:.3f}",
            f"{row['speed_up']:.2f} ({row['least']:.2f} to {row['most']:.2f})",
            ratio(row["share"], "{:.1%}").replace("%", " %"), ratio(row["bound"]),
            ratio(row["of_bound"], "{:.0%}").replace("%", " %")]) + " |"


def sentence_of_sums(found):
    yield total_line(found) + "."


TABLES = {"packages": rows_of_packages, "reasons": rows_of_reasons,
          "workloads": rows_of_workloads, "sum": sentence_of_sums}


def write_markdown(path, found):
    try:
        text = pathlib.Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise Problem(f"cannot read {path}: {error.strerror}") from error
    if not MARKS.search(text):
        raise Problem(f"{path} has no marks", "<!-- qrintf-rebuild: packages --> and "
                      "<!-- end -->, each on a line of its own, are where the table goes")
    write(path, MARKS.sub(lambda mark: mark[1] + "\n".join(TABLES[mark[2]](found)) + "\n"
                          + mark[3], text))


# ---------------------------------------------------------------- page

def environment():
    """The templates' environment."""
    try:
        import jinja2
    except ImportError as error:
        raise Problem("the page needs Python's jinja2",
                      "Debian: apt-get install python3-jinja2") from error
    here = pathlib.Path(__file__).resolve().parent.parent
    made = jinja2.Environment(
        loader=jinja2.FileSystemLoader(here), autoescape=True,
        undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    made.filters.update(change=change, share=share, verdicts=verdict_words,
                        ratio=ratio)
    return made


def write_html(path, found):
    write(path, environment().get_template(TEMPLATE).render(
        found=found, totals=totals(found), kinds=KINDS, timed=timed(found)))
