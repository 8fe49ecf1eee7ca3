# SPDX-License-Identifier: GPL-3.0-or-later
"""Results of all packages: as JSON, as one self-contained page, and as tables
of a Markdown document, which replace the text between its marks."""

import json
import pathlib
import platform
import re
from collections import Counter

from .calls import OUTCOMES, share
from .comparison import KINDS
from .compiler import RUNTIMES
from .package import change
from .running import Problem
from .verdicts import KINDS as VERDICTS

FORMAT = 1
TEMPLATE = "qrintf-rebuild.html.j2"
MARKS = re.compile(r"(<!-- qrintf-rebuild: (\w+) -->\n).*?(<!-- end -->)", re.S)


def write(path, text):
    new = pathlib.Path(f"{path}.new")
    try:
        new.write_text(text, encoding="utf-8", errors="replace")
        new.replace(path)
    except OSError as error:
        raise Problem(f"cannot write {path}: {error.strerror}") from error


def write_json(path, results, runtime):
    """RESULTS has a list for each package, of a result for each runtime.  A package has a
    line, so that a difference names it."""
    rows = ",\n".join(", ".join(json.dumps(one, sort_keys=True) for one in package)
                      for package in results)
    write(path, f'{{"qrintf-rebuild": {FORMAT}, "runtime": "{runtime}", '
          f'"machine": "{platform.machine()}", "packages": [\n{rows}\n]}}\n')


def read_json(path):
    try:
        found = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Problem(f"cannot read {path}: {error}") from error
    if (not isinstance(found, dict) or found.get("qrintf-rebuild") != FORMAT
            or not isinstance(found.get("packages"), list)):
        raise Problem(f"{path} has no results of this qrintf-rebuild")
    return found


# ---------------------------------------------------------------- sums

def parts(found):
    """{runtime: the results with it}."""
    made = {runtime: [one for one in found["packages"] if one["runtime"] == runtime]
            for runtime in RUNTIMES}
    return {runtime: {**found, "packages": rows} for runtime, rows in made.items() if rows}


def compared(found):
    """The packages that were rebuilt both ways."""
    return [one for one in found["packages"] if one["status"] != "failed"]


def sum_of(found, key):
    """The sums over all packages of the pair KEY."""
    return [sum(key(one)[i] for one in compared(found)) for i in (0, 1)]


def all_calls(found):
    """The calls of all packages, in the form of calls.summed for one."""
    sums = {"reasons": {"choice": Counter(), "kept": Counter()},
            **dict.fromkeys(("units", "calls", *OUTCOMES), 0)}
    for one in filter(None, (one["calls"] for one in compared(found))):
        for key in ("units", "calls", *OUTCOMES):
            sums[key] += one[key]
        for what, reasons in one["reasons"].items():
            sums["reasons"][what].update(reasons)
    return sums


def totals(found):
    """The figures at the top of the page, of the results with one runtime."""
    statuses = Counter(one["status"] for one in found["packages"])
    calls = all_calls(found)
    return {"packages": len(found["packages"]), **{key: statuses[key] for key in (
                "equal", "explained", "different", "failed")},
            "tests": [sum(one["tests"][side]["pass"] for one in compared(found))
                      for side in ("plain", "qrintf")],
            "calls": calls, "share": share(calls),
            "text": sum_of(found, lambda one: one["text"]),
            "build": sum_of(found, lambda one: one["cpu"]["build"])}


def total_lines(found):
    """A line for each runtime."""
    for runtime, part in parts(found).items():
        sums = totals(part)
        yield (f"{runtime}: {sums['equal']} of {sums['packages']} packages equal, "
               f"{sums['explained']} explained, {sums['different']} different, "
               f"{sums['failed']} not rebuilt; {sums['share']:.1f} % of calls lowered, text "
               f"{change(sums['text'])}, build time {change(sums['build'])}")


# ---------------------------------------------------------------- Markdown

def verdict_words(tests):
    """`120', or `120, 3 fail, 2 skipped'."""
    words = {"pass": "", "fail": " fail", "skip": " skipped"}
    return ", ".join(f"{tests[kind]:,}{words[kind]}" for kind in VERDICTS
                     if tests[kind] or kind == "pass")


def words_of_tests(tests):
    """Of both sides, or of one if the other's are the same."""
    return " → ".join(dict.fromkeys(verdict_words(tests[side]) for side in tests))


def growth(pair):
    """In kilobytes and per cent: what a program gets of the runtime is the same for all."""
    return f"{(pair[1] - pair[0]) / 1000:+.1f} kB, {change(pair)}"


def words_of_times(made):
    """Of the workloads of a package, by title: the times by each runtime, of which one may
    lack it, and the bound."""
    for title in dict.fromkeys(row["title"] for one in made for row in one["workloads"]):
        rows = [next((row for row in one["workloads"] if row["title"] == title), None)
                for one in made]
        times = " / ".join(f"{row['speed_up']:.2f}" if row else "-" for row in rows)
        bound = next(row["bound"] for row in reversed(rows) if row)
        yield f"{title}: {times} of {ratio(bound)}"


def rows_of_packages(found):
    """A row for each package, with the sizes by each runtime."""
    runtimes = parts(found)
    yield ("| package | version | tests | calls | lowered | "
           + " | ".join(f"text, {runtime}" for runtime in runtimes)
           + " | build time | times as fast of bound |")
    yield "|---|---|---:|---:|---:|" + "---:|" * len(runtimes) + "---:|---|"
    packages = {}
    for one in compared(found):
        packages.setdefault(one["package"], []).append(one)
    for name, made in packages.items():
        words = {one["status"] for one in made} - {"equal"}
        calls = made[-1]["calls"]
        yield "| " + " | ".join([
            name + (f" ({', '.join(sorted(words))})" if words else ""),
            f"`{made[-1]['version']}`", words_of_tests(made[-1]["tests"]),
            *([f"{calls['calls']:,}", f"{share(calls):.1f} %"] if calls else ["0", "-"]),
            *(next((growth(one["text"]) for one in made if one["runtime"] == runtime), "-")
              for runtime in runtimes),
            change(made[-1]["cpu"]["build"]), "; ".join(words_of_times(made))]) + " |"


def timed(found):
    """(result, row) of each timed workload, the largest gain first."""
    rows = [(one, row) for one in compared(found) for row in one.get("workloads", ())]
    return sorted(rows, key=lambda item: -item[1]["speed_up"])


def ratio(value, form="{:.2f}"):
    return "-" if value is None else form.format(value)


def lines_of_sums(found):
    """A list, and the commits whose plugin the packages were built with."""
    for line in total_lines(found):
        yield f"- {line}"
    commits = Counter({one["package"]: one["commit"] for one in compared(found)}.values())
    yield "- commit " + ", ".join(f"`{commit}`: {number} packages"
                                  for commit, number in commits.most_common())


TABLES = {"packages": rows_of_packages, "sum": lines_of_sums}


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
        found=found, parts={runtime: totals(part) for runtime, part in parts(found).items()},
        kinds=KINDS, timed=timed(found)))
