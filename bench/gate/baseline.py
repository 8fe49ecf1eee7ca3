# SPDX-License-Identifier: GPL-3.0-or-later
"""bench/baseline.json: what was measured when it was last rewritten.

    {"format": 1,
     "tools": {compiler, libc, valgrind, tier, cpu},
     "rows": {ROW: {"title": …, WAY: [INSTRUCTIONS, OUTSIDE, BYTES]}, …},
     "times": {"cpu": …, "rows": {ROW: [RATIO, …]}},
     "costs": {"compiler": …, "compile time": RATIO, "text": {NAME: [PLAIN, LOWERED]}}}

Instructions are those of one call, OUTSIDE those of them in the C library.
Times and costs are there if they were asked for.  One row is one line, so that
a change of the file reads as what changed.  Anything else is refused.
"""

import json
import os
import tempfile

from problem import CannotMeasure
from counting import Count
from sizes import WAYS

FORMAT = 1
TOOLS = ("compiler", "libc", "valgrind", "tier", "cpu")


class Broken(CannotMeasure):
    pass


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def read_count(value):
    instructions, outside, size = value
    if not (is_number(instructions) and instructions > 0 and is_number(outside)
            and (size is None or isinstance(size, int))):
        raise ValueError(f"{value} is no count")
    return Count(instructions, outside, size)


def read_row(row):
    return {way: read_count(row[way]) for way in WAYS if way in row}


def read_times(times):
    for row, ratios in times["rows"].items():
        if not ratios or not all(is_number(r) and r > 0 for r in ratios):
            raise ValueError(f"times of {row}")
    return {"cpu": str(times["cpu"]), "rows": dict(times["rows"])}


def read_costs(costs):
    text = {name: (int(plain), int(lowered))
            for name, (plain, lowered) in costs["text"].items()}
    return {"compiler": str(costs["compiler"]),
            "compile time": float(costs["compile time"]), "text": text}


class Baseline:
    def __init__(self, data):
        if data["format"] != FORMAT:
            raise ValueError(f"format {data['format']} rather than {FORMAT}")
        self.tools = {key: str(data["tools"][key]) for key in TOOLS}
        self.titles = {row: str(v["title"]) for row, v in data["rows"].items()}
        self.rows = {row: read_row(v) for row, v in data["rows"].items()}
        if not self.rows or not all(self.rows.values()):
            raise ValueError("rows without figures")
        self.times = read_times(data["times"]) if "times" in data else None
        self.costs = read_costs(data["costs"]) if "costs" in data else None


def load(path):
    try:
        with open(path, encoding="utf-8") as file:
            return Baseline(json.load(file))
    except FileNotFoundError as problem:
        raise CannotMeasure(f"there is no baseline {path}; make one:\n"
                            "  bench/gate.py --update") from problem
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as problem:
        raise Broken(f"the baseline {path} is broken: {problem!r}; write it "
                     "anew:\n  bench/gate.py --update") from problem


def figure(value):
    return int(value) if value == int(value) else value


def row_text(title, ways):
    row = {"title": title}
    for way in WAYS:
        if way in ways:
            count = ways[way]
            row[way] = [figure(count.instructions), figure(count.outside),
                        count.bytes]
    return json.dumps(row)


def lines_of(members):
    """MEMBERS, (key, text of the value), one a line."""
    return ",\n".join(f"    {json.dumps(key)}: {text}" for key, text in members)


def to_text(measured, times, costs):
    rows = lines_of((row, row_text(measured.titles[row], ways))
                    for row, ways in measured.rows.items())
    tools = json.dumps({key: measured.tools[key] for key in TOOLS})
    text = (f'{{\n  "format": {FORMAT},\n  "tools": {tools},\n'
            f'  "rows": {{\n{rows}\n  }}')
    if times:
        ratios = lines_of((row, json.dumps([round(r, 3) for r in ratios]))
                          for row, ratios in times["rows"].items())
        text += (f',\n  "times": {{"cpu": {json.dumps(times["cpu"])}, "rows": '
                 f'{{\n{ratios}\n  }}}}')
    if costs:
        text += f',\n  "costs": {json.dumps(costs)}'
    return text + "\n}\n"


def save(path, measured, times=None, costs=None):
    """Writes all of it or nothing."""
    text = to_text(measured, times, costs)
    Baseline(json.loads(text))
    try:
        descriptor, temporary = tempfile.mkstemp(
            dir=os.path.dirname(os.path.abspath(path)), prefix=".baseline-")
        with open(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except OSError as problem:
        raise CannotMeasure(f"cannot write {path}: {problem}") from problem
