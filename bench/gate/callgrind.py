# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads what callgrind wrote with --combine-dumps=yes: one part for each dump.

Refuses files whose parts do not add up, so that a format that changed is not
taken for figures.
"""

import re

from problem import CannotMeasure

TRIGGER = "desc: Trigger: Client Request: "
NAME = re.compile(r"(ob|fn|cob|cfn)=\((\d+)\)(?: (.*))?$")


class Part:
    """Instructions of one dump, by (object, function); callees not counted."""

    def __init__(self, name):
        self.name = name
        self.costs = {}

    def total(self):
        return sum(self.costs.values())

    def outside(self, program):
        """Instructions in other objects than PROGRAM: the C library's."""
        return sum(cost for (where, _), cost in self.costs.items()
                   if where != program)

    def functions(self):
        """(cost, function), the dearest first."""
        sums = {}
        for (_, function), cost in self.costs.items():
            sums[function] = sums.get(function, 0) + cost
        return sorted(((c, f) for f, c in sums.items()), reverse=True)


class Reader:
    def __init__(self):
        self.names = {"ob": {}, "fn": {}}
        self.parts = []
        self.part = None
        self.where = {}
        self.skip = False

    def name(self, key, number, text):
        """Names are written once, in any part, and referred to by number."""
        names = self.names[key[-2:]]
        if text is not None:
            names[number] = text
        if not key.startswith("c"):
            self.where[key] = names[number]

    def cost(self, line):
        if self.skip:
            self.skip = False
            return
        key = (self.where["ob"], self.where["fn"])
        value = int(line.split()[1])
        self.part.costs[key] = self.part.costs.get(key, 0) + value

    def end(self, line):
        if int(line.split()[1]) != self.part.total():
            raise ValueError(f"{self.part.name}: the costs do not add up")
        self.parts.append(self.part)
        self.part = None

    def line(self, line):
        if line.startswith(TRIGGER):
            self.part = Part(line[len(TRIGGER):].rstrip())
            return
        match = NAME.match(line)
        if match:
            self.name(*match.groups())
        elif self.part is None:
            return
        elif line.startswith("calls="):
            self.skip = True
        elif line.startswith("totals:"):
            self.end(line)
        elif line[:1] in "0123456789+-*" and line.strip():
            self.cost(line)


def read(path):
    """The parts that the program asked for, in order."""
    reader = Reader()
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            for line in file:
                reader.line(line.rstrip("\n"))
    except (OSError, KeyError, ValueError, IndexError) as problem:
        raise CannotMeasure(
            f"callgrind's output cannot be read: {problem!r}") from problem
    return reader.parts
