# SPDX-License-Identifier: GPL-3.0-or-later
"""Emitters written as numbers are assembled to the same bytes as instructions.

    bytes_test.py MAKE_EMBEDDED GCC READELF "ASSEMBLY;..."

For all of the runtime's ASSEMBLY, once as instructions and once as numbers, the
objects have the same sections with the same contents, and the same symbols and
relocations, in the order that the linker needs; also if the assembler adds
prefixes and no-operations to instructions.  There are fewer unwind tables, but
they give the same rules for each address.
"""

import bisect
import re
import subprocess
import sys
import tempfile
import unittest

MAKE_EMBEDDED, GCC, READELF = sys.argv[1:4]
ASSEMBLY = sys.argv[4].split(";")
HEADER = re.compile(r"(?:Relocation section|Hex dump of section) '(\S+)'")
FRAMES = ".eh_frame"
HEAD = re.compile(r"([0-9a-f]+) [0-9a-f]+ [0-9a-f]+ CIE ")
FRAME = re.compile(r"[0-9a-f]+ [0-9a-f]+ [0-9a-f]+ FDE "
                   r"cie=([0-9a-f]+) pc=([0-9a-f]+)\.\.([0-9a-f]+)$")
ROW = re.compile(r"([0-9a-f]{16}) (\S+ .*)$")
SECTION = re.compile(r'\s*\[ *(\d+)\] (\.\S+) +(\w+) +[0-9a-f]+ [0-9a-f]+ ([0-9a-f]+)')


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def assembled(folder, name, text, *options):
    # Which instructions fill the space between two functions depends on the
    # preceding code, so that space is filled with a fixed byte.
    text = re.sub(r"^(\t\.p2align\s+\d+)(?:,(,\d+))?$", r"\1,0xcc\2", text, flags=re.M)
    with open(f"{folder}/{name}.s", "w", encoding="ascii") as file:
        file.write(text)
    run(GCC, "-c", f"{folder}/{name}.s", "-o", f"{folder}/{name}.o", *options)
    return f"{folder}/{name}.o"


def relocations(unit):
    """{section: [(offset, type, symbol and addend)]}."""
    found, section = {}, None
    for line in run(READELF, "-rW", unit).split("\n"):
        if header := HEADER.match(line):
            section = found.setdefault(header[1], [])
        elif re.match(r"[0-9a-f]{16}  ", line):
            offset, _, kind, _, *symbol = line.split()
            section.append((int(offset, 16), kind, "".join(symbol)))
    return found


def symbols(unit):
    """(value, size, type, binding, visibility, section, name) of each symbol,
    sorted, without those of sections.  The assembler adds section symbols
    without references, and another one if an instruction reads an address."""
    rows = (line.split() for line in run(READELF, "-sW", unit).split("\n"))
    return sorted(tuple(row[1:]) for row in rows
                  if len(row) > 7 and row[0][:-1].isdigit() and row[3] != "SECTION"
                  and row[7] != "_GLOBAL_OFFSET_TABLE_")


def contents(unit):
    """(name, type, bytes) of each section except those that describe other
    sections."""
    result = []
    for line in run(READELF, "-SW", unit).split("\n"):
        if row := SECTION.match(line):
            if (row[2] != FRAMES
                    and row[3] not in ("RELA", "SYMTAB", "STRTAB", "GROUP")):
                data = run(READELF, f"-x{row[1]}", unit) if int(row[4], 16) else ""
                result.append((row[2], row[3], data))
    return result


def frames(unit):
    """The unwind tables of UNIT, linked, as [(start, end, [(address, rules)])]."""
    run(GCC, "-shared", "-nostdlib", "-Wl,--no-gc-sections", unit, "-o", f"{unit}.so")
    found, heads, rows, columns = [], {}, [], []
    for line in run(READELF, "-wF", f"{unit}.so").split("\n"):
        if head := HEAD.match(line):
            rows = heads[head[1]] = []
        elif frame := FRAME.match(line):
            start, end = int(frame[2], 16), int(frame[3], 16)
            rows = [(start, rules) for _, rules in heads[frame[1]]]
            found.append((start, end, rows))
        elif line.startswith("   LOC "):
            columns = line.split()[1:]
        elif row := ROW.match(line):
            # A register has a column if at least one row saves it.
            rules = {c: r for c, r in zip(columns, row[2].split()) if r != "u"}
            rows.append((int(row[1], 16), rules))
    return sorted(found)


def rules_at(tables, starts, address):
    """The rules of TABLES, which begin at STARTS, for ADDRESS."""
    start, end, rows = tables[bisect.bisect(starts, address) - 1]
    if not start <= address < end:
        return None
    return [rules for place, rules in rows if place <= address][-1]


class Bytes(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.texts = [run(sys.executable, "-B", MAKE_EMBEDDED, "--print=all", *option,
                         *ASSEMBLY)
                     for option in ([], [f"--bytes={GCC},{READELF}"])]

    def compare(self, plain, numbers):
        self.maxDiff = 2000
        self.assertEqual(contents(plain), contents(numbers))
        self.assertEqual(symbols(plain), symbols(numbers))
        before, after = relocations(plain), relocations(numbers)
        self.assertGreater(len(before), 50)
        self.assertEqual(before.keys(), after.keys())
        for section, rows in before.items():
            if section != f".rela{FRAMES}":
                self.assertEqual(sorted(rows), after[section], section)

    def test_objects_are_equal(self):
        with tempfile.TemporaryDirectory() as folder:
            self.compare(assembled(folder, "plain", self.texts[0]),
                         assembled(folder, "numbers", self.texts[1]))

    def test_frames_are_equal(self):
        with tempfile.TemporaryDirectory() as folder:
            plain, numbers = (frames(assembled(folder, name, text))
                              for name, text in zip(("plain", "numbers"), self.texts))
        self.assertLess(len(numbers), len(plain))
        starts = [start for start, *_ in numbers]
        addresses = 0
        for table in plain:
            for address in range(table[0], table[1]):
                addresses += 1
                self.assertEqual(rules_at([table], table[:1], address),
                                 rules_at(numbers, starts, address), hex(address))
        self.assertGreater(addresses, 10000)

    def test_assembler_changes_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            self.compare(assembled(folder, "plain", self.texts[0]),
                         assembled(folder, "numbers", self.texts[1],
                                   "-Wa,-mbranches-within-32B-boundaries"))

    def test_no_instruction_is_left(self):
        left = [line for line in self.texts[1].split("\n")
                if re.match(r"\t[a-z]", line)]
        self.assertEqual(left, [])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
