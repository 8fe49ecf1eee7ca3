# SPDX-License-Identifier: GPL-3.0-or-later
"""What the gate says: a table and a verdict for people, annotations for GitHub's
workflows, or JUnit's XML."""

import os
import xml.etree.ElementTree as xml

from judgement import BETTER, UNJUDGED, WAYS, WORSE, change

TITLE = 34
PROJECT = os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.abspath(__file__))))


def cells(title, *values):
    return title[:TITLE].ljust(TITLE) + "".join(
        v.rjust(w) for v, w in zip(values, (9, 9, 9, 8, 9, 9, 8, 7, 7)))


def count_cells(ways, old, way):
    if way not in ways:
        return ["", "", ""]
    new = ways[way]
    if way not in old:
        return [f"{new.instructions:.1f}", "-", "new"]
    grown = change(new.instructions, old[way].instructions)
    return [f"{new.instructions:.1f}", f"{old[way].instructions:.1f}",
            f"{grown:+.1%}" if grown else "="]


def size_cell(counts):
    size = counts["qrintf"].bytes if "qrintf" in counts else None
    return "" if size is None else str(size)


def table(measured, baseline):
    yield cells("instructions a call", "libc", "qrintf", "was", "", "base",
                "was", "", "bytes", "was")
    for row, ways in measured.rows.items():
        old = baseline.rows.get(row, {}) if baseline else {}
        libc = f"{ways['libc'].instructions:.1f}" if "libc" in ways else ""
        title = measured.titles[row]
        if row.startswith("emit_"):
            title = "emitter " + title
        yield cells(title, libc, *count_cells(ways, old, "qrintf"),
                    *count_cells(ways, old, "base"), size_cell(ways),
                    size_cell(old))


def name_of(finding):
    return f"{finding.row}/{finding.way}"


def tools_line(tools):
    return (f"{tools['compiler']}, {tools['libc']}, valgrind "
            f"{tools['valgrind']}, tier {tools['tier']}, {tools['cpu']}")


def grouped(findings):
    """Those not judged, by reason, as there may be many for one."""
    reasons = {}
    for finding in findings:
        reasons.setdefault(finding.text, []).append(name_of(finding))
    for text, names in reasons.items():
        yield f"{len(names)} not judged, {text}: {' '.join(names)}"


def verdict(findings, judged, failed):
    worse = [f for f in findings if f.kind == WORSE]
    better = [f for f in findings if f.kind == BETTER]
    yield from grouped(f for f in findings if f.kind == UNJUDGED)
    for finding in better:
        yield f"better: {name_of(finding)}: {finding.text}"
    if better:
        yield "  run bench/gate/gate.py --update to hold what was gained"
    for finding in worse:
        yield f"WORSE: {name_of(finding)}: {finding.text}"
    yield (f"{judged} figures judged, {len(worse)} worse, {len(better)} better: "
           + ("failed" if failed else "passed"))


def human(measured, baseline, notes, findings, judged, failed):
    yield from table(measured, baseline)
    yield ""
    yield "measured with " + tools_line(measured.tools)
    yield from notes
    yield from verdict(findings, judged, failed)


def escaped(text, more=()):
    for character in ("%", "\r", "\n", *more):
        text = text.replace(character, f"%{ord(character):02X}")
    return text


def place(path, finding):
    """The line of the finding's row in the baseline at PATH, and the file as the
    repository names it."""
    line = 1
    try:
        with open(path, encoding="utf-8") as file:
            for number, text in enumerate(file, 1):
                if text.lstrip().startswith(f'"{finding.row}": '):
                    line = number
                    break
    except OSError:
        pass
    return f"file={escaped(os.path.relpath(path, PROJECT), ':,')},line={line}"


def github(path, notes, findings, judged, failed, fatal):
    """FATAL: the findings that make it fail; what else is worse is a warning."""
    levels = {WORSE: "warning", BETTER: "notice"}
    for note in notes:
        yield f"::notice title=gate::{escaped(note)}"
    for text in grouped(f for f in findings if f.kind == UNJUDGED):
        yield f"::notice title=gate::{escaped(text)}"
    for finding in findings:
        if finding.kind != UNJUDGED:
            level = "error" if finding in fatal else levels[finding.kind]
            title = escaped(f"gate: {name_of(finding)} {finding.kind}", ":,")
            yield (f"::{level} {place(path, finding)},title={title}::"
                   + escaped(finding.text))
    yield f"gate: {judged} figures judged: {'failed' if failed else 'passed'}"


def junit(measured, findings, fatal):
    found = {name_of(f): f for f in findings}
    names = [f"{row}/{way}" for row, ways in measured.rows.items()
             for way in WAYS if way in ways]
    names += [name for name in found if name not in names]
    suite = xml.Element("testsuite", name="qrintf gate", tests=str(len(names)),
                        failures=str(len(fatal)))
    for name in names:
        row, _, way = name.rpartition("/")
        case = xml.SubElement(suite, "testcase", classname=f"gate.{way}",
                              name=row)
        finding = found.get(name)
        if finding is None:
            continue
        if finding in fatal:
            xml.SubElement(case, "failure", message=finding.text)
        elif finding.kind == UNJUDGED:
            xml.SubElement(case, "skipped", message=finding.text)
        else:
            xml.SubElement(case, "system-out").text = finding.text
    xml.indent(suite)
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield xml.tostring(suite, encoding="unicode")


def changes(measured, baseline):
    """What --update changes, for people: rows that differ by more than what
    rounding explains."""
    changed = 0
    for row, ways in measured.rows.items():
        for way in WAYS:
            old = baseline.rows.get(row, {}).get(way)
            if way in ways and old is None:
                yield f"new: {row}/{way} {ways[way].instructions:.1f}"
            elif way in ways and abs(
                    ways[way].instructions - old.instructions) >= 0.05:
                grown = change(ways[way].instructions, old.instructions)
                changed += 1
                yield (f"{'up' if grown > 0 else 'down'}: {row}/{way} "
                       f"{old.instructions:.1f} to "
                       f"{ways[way].instructions:.1f}, {grown:+.1%}")
    for row in baseline.rows:
        if row not in measured.rows:
            yield f"gone: {row}"
    for key, old in baseline.tools.items():
        if measured.tools[key] != old:
            yield f"{key}: {old} to {measured.tools[key]}"
    yield f"{changed} figures changed"


def summary(measured):
    """All of it in three lines: geometric means, and bytes."""
    yield "measured with " + tools_line(measured.tools)
    for way in WAYS:
        pairs = [(ways["libc"].instructions, ways[way].instructions)
                 for ways in measured.rows.values()
                 if "libc" in ways and way in ways]
        if not pairs:
            continue
        product = 1.0
        for libc, lowered in pairs:
            product *= (libc / lowered) ** (1 / len(pairs))
        size = sum(ways[way].bytes or 0 for ways in measured.rows.values()
                   if way in ways)
        yield (f"{way}: {len(pairs)} calls take 1/{product:.1f} of libc's "
               f"instructions (geometric mean), {size} bytes of code")
