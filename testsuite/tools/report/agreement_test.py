#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The reports of the testsuite's own programs say what the remarks say: each
remark is made again from the report, and both must be the same, one for one."""

import glob
import os
import re
import unittest
from collections import Counter

import common

# Those of calls of the printf family, of which the report tells.
REMARK = re.compile(r"^(.*?):(\d+):(\d+): (optimized|missed|note): +"
                    r"(qrintf: (?!\w+ uses the length).*)$")


def remarks_in(path):
    """How often each (file, line, column, kind, text) stands in a file of remarks."""
    found = Counter()
    with open(path, encoding="utf-8", errors="surrogateescape") as file:
        for match in filter(None, map(REMARK.match, file)):
            found[match[1], int(match[2]), int(match[3]), match[4], match[5]] += 1
    return found


def in_source(text):
    """TEXT as the remarks write a format: as it is, but for control characters."""
    named = {b"\n": rb"\n", b"\t": rb"\t", b"\r": rb"\r", b'"': rb'\"', b"\\": b"\\\\"}

    def written(byte):
        return named.get(bytes([byte])) or (
            bytes([byte]) if byte >= 32 and byte != 127 else b"\\%03o" % byte)

    return b"".join(map(written, text.encode(errors="surrogateescape"))).decode(
        errors="surrogateescape")


def remark_of(call, copy):
    if not copy["lowered"]:
        return f"qrintf: {call['name']} kept: {copy['reason']}"
    format = copy["format"]
    shown = "" if format is None else f' "{in_source(format)}"'
    if copy["strategy"] == "printf":
        return f"qrintf: {call['name']}{shown} lowered (qrintf's printf)"
    how = "" if copy["strategy"] == "direct" else f", {copy['strategy']}"
    most = "at_most" in copy
    merged = (f", merged with the call in line {copy['merged_with_line']}"
              if "merged_with_line" in copy else "")
    others = "; any other format is kept" if copy.get("others_kept") else ""
    return (f"qrintf: {call['name']}{shown} lowered "
            f"(direct{how}, at {'most' if most else 'least'} "
            f"{copy['at_most' if most else 'at_least']} bytes{merged}{others})")


def remarks_of(unit):
    found = Counter()
    for call in unit["calls"]:
        for copy in call["copies"]:
            kind = ("optimized" if copy["lowered"] else "note" if copy["by_choice"]
                    else "missed")
            found[call["file"], call["line"], call["column"], kind,
                  remark_of(call, copy)] += copy["count"]
    return found


class Agreement(common.InFolder):
    SOURCES = ["run/*.c", "translations/*.c", "stream/*.c", "optout/*.c", "fortify/*.c", "cxx/*.C",
               "frame/*.c"]
    FEWEST = 1000
    PER_FOLDER = 12

    def agree(self, source, *options):
        driver = common.CXX if source.endswith(".C") else common.CC
        self.compile("-S", source, "-o", "out.s", "-w",
                     f"-I{common.TESTSUITE}/lib",
                     "-fopt-info-optimized-missed-note=remarks", *options,
                     driver=driver)
        said = remarks_in("remarks") if os.path.exists("remarks") else Counter()
        name = max(os.listdir("report"),
                   key=lambda n: os.stat(f"report/{n}").st_mtime_ns)
        self.assertTrue(name.startswith(os.path.basename(source) + "-"), name)
        unit = common.read_units()[name]
        self.assertEqual(remarks_of(unit), said, source)
        for file in ("remarks", f"report/{name}"):
            if os.path.exists(file):
                os.remove(file)
        return sum(said.values())

    def test_own_sources(self):
        total = 0
        for pattern in self.SOURCES:
            sources = sorted(glob.glob(os.path.join(common.LOWERING, pattern)))
            self.assertTrue(sources, pattern)
            step = -(-len(sources) // self.PER_FOLDER)
            for source in sources[::step]:
                with self.subTest(source=os.path.relpath(source,
                                                         common.LOWERING)):
                    total += self.agree(source)
        self.assertGreaterEqual(total, self.FEWEST)

    def test_other_options(self):
        sources = sorted(glob.glob(f"{common.LOWERING}/fortify/*.c"))[:3]
        self.assertTrue(sources)
        for options in (["-Os"], ["-O3", "-flto", "-ffat-lto-objects"],
                        ["-O1", "-D_FORTIFY_SOURCE=2"], ["-Og", "-g"]):
            for source in sources:
                with self.subTest(options=options, source=source):
                    self.agree(source, *options)


if __name__ == "__main__":
    unittest.main()
