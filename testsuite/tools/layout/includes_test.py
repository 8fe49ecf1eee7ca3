#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Includes of plugin/ and runtime/src follow the order of their folders, and what stands
in one place only does: intrinsics of x86 in the runtime's x86/ folders, what differs from
target to target in plugin/gcc/target.*.

A file includes headers of its own folder or of folders that stand before it in
the lists below, and no chain of includes comes back to where it began.  For that
a header and the source of the same name count as one: a source that includes the
header of another whose source includes its own is such a circle.

usage: includes_test.py SOURCE_FOLDER
"""
import graphlib
import os
import pathlib
import re
import sys
import unittest

ORDER = {
    "plugin": ["gcc", "options", "recognise", "format", "analysis", "plan",
               "embedding", "emit", "report", "pass", "lengths", ""],
    "runtime/src": ["core", "tables", "dispatch", "integer", "string", "float",
                    "sinks", "print", "family", "lines", "strbuf"],
}
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.M)
SOURCE = re.compile(r"\.(cc|c|h|inc)$")
INTRINSICS = re.compile(r"\b(_mm\d*_\w+|__m(128|256|512)[id]?|__mmask\d+"
                        r"|_(bzhi|lzcnt|tzcnt|pext|pdep)_u\d+|\w+intrin\.h)\b")
TARGET = re.compile(r"\b(TARGET_(?!MEM_REF\b)[A-Z0-9_]+|OPTION_(GLIBC|MUSL)"
                    r"|(ix86|s390|aarch64)_\w+|targetm|POINTER_SIZE"
                    r"|(BITS|BYTES|WORDS)_BIG_ENDIAN|ASSEMBLER_DIALECT)\b")


def includes_below(top):
    """Pairs of paths from TOP: a file, and one below TOP that it includes."""
    for folder, _, names in os.walk(top):
        for name in names:
            if not SOURCE.search(name):
                continue
            path = os.path.relpath(os.path.join(folder, name), top)
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                text = file.read()
            for included in INCLUDE.findall(text):
                if os.path.exists(os.path.join(top, included)):
                    yield path, included


def subject(path):
    """The folder of PATH, without x86/ and portable/ below it."""
    return path.split("/")[0] if "/" in path else ""


def component(path):
    """A header and its source are one."""
    return os.path.splitext(path)[0]


def circle(edges):
    """The components of a chain of EDGES that comes back to where it began, or None."""
    try:
        graphlib.TopologicalSorter(edges).prepare()
    except graphlib.CycleError as error:
        return error.args[1]
    return None


class Includes(unittest.TestCase):
    def check(self, top):
        order = ORDER[top]
        includes = sorted(includes_below(os.path.join(SOURCE_FOLDER, top)))
        self.assertGreater(len(includes), 100, "hardly an include was found")
        backward = [f"{a} includes {b}" for a, b in includes
                    if order.index(subject(b)) > order.index(subject(a))]
        self.assertEqual(backward, [])
        edges = {}
        for a, b in includes:
            if component(a) != component(b):
                edges.setdefault(component(a), set()).add(component(b))
        self.assertIsNone(circle(edges))

    def test_places(self):
        for top, pattern, place in (("runtime", INTRINSICS, r"/x86/"),
                                    ("plugin", TARGET, r"^gcc/target\.")):
            top = pathlib.Path(SOURCE_FOLDER, top)
            for path in top.rglob("*.*"):
                if (path.suffix in (".c", ".h", ".cc", ".hpp", ".def", ".inc")
                        and not re.search(place, str(path.relative_to(top)))):
                    self.assertIsNone(pattern.search(path.read_text(encoding="utf-8")), path)

    def test_plugin(self):
        self.check("plugin")

    def test_runtime(self):
        self.check("runtime/src")


if __name__ == "__main__":
    SOURCE_FOLDER = sys.argv.pop(1)
    unittest.main()
