# SPDX-License-Identifier: GPL-3.0-or-later
"""Data of emitters in the embedded runtime: constants have the alignment that the
compiler expects, and equal data of several sources is one part.

    parts_test.py MAKE_EMBEDDED GCC CLASS

The compiler aligns a section of constants to the size of each, and emitters
load them as aligned data.  make-embedded.py puts constants of several sizes
into one section.

Each source of the other test has two functions that use the same data, because data
of a single function belongs to that function's part.
"""

import re
import subprocess
import sys
import tempfile
import unittest

MAKE_EMBEDDED, GCC = sys.argv[1:3]


def embedded(folder, part, *sources):
    """What make-embedded.py prints of PART, of files with SOURCES."""
    files = [f"{folder}/{i}.s" for i in range(len(sources))]
    for path, text in zip(files, sources):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    return subprocess.run([sys.executable, "-B", MAKE_EMBEDDED, f"--print={part}", *files],
                          check=True, capture_output=True, text=True,
                          env={"LC_ALL": "C"}).stdout


FUNCTION = """
	.file	"a folder of any language, größer.c"
	.section	.text.__qrintf_sample,"ax",@progbits
	.globl	__qrintf_sample
	.type	__qrintf_sample, @function
__qrintf_sample:
"""


def places(sizes, used):
    """The alignments of the sections for constants of SIZES, and the offsets of
    those whose index is in USED; the others are unused."""
    lines = [FUNCTION]
    lines += [f"\t.quad\t.LC{i}\n" for i in used]
    for i, size in enumerate(sizes):
        if i == 0 or size != sizes[i - 1]:
            lines.append(f'\t.section\t.rodata.cst{size},"aM",@progbits,{size}\n'
                         f"\t.align {size}\n")
        lines.append(f".LC{i}:\n" + f"\t.long\t{i}\n" * (size // 4))
    with tempfile.TemporaryDirectory() as folder:
        text = embedded(folder, "__qrintf_sample", "".join(lines))
        subprocess.run([GCC, "-c", "-x", "assembler", "-", "-o", f"{folder}/sample.o"],
                       input=text, check=True, text=True)
        found = subprocess.run(["objdump", "-hr", f"{folder}/sample.o"], check=True,
                               capture_output=True, text=True).stdout
    alignments = re.findall(r" \.rodata\..* 2\*\*(\d+)$", found, re.M)
    addends = re.findall(r" R_\S+ +\.rodata\.[\w.]+(\+0x\w+)?$", found, re.M)
    return [2 ** int(n) for n in alignments], [int(n or "0", 16) for n in addends]


class ConstantsTest(unittest.TestCase):
    def check(self, sizes):
        for used in range(len(sizes)), range(1, len(sizes)), range(1, len(sizes), 2):
            alignments, found = places(sizes, used)
            self.assertEqual(len(found), len(used))
            self.assertGreaterEqual(max(alignments), max(sizes[i] for i in used))
            for place, i in zip(found, used):
                self.assertEqual(place % sizes[i], 0)

    def test_one_size(self):
        for size in (4, 8, 16, 32, 64):
            self.check([size] * 3)

    def test_several_sizes(self):
        self.check([4, 8, 16])
        self.check([16, 4, 4, 8, 8, 4, 64, 16, 16])


SOURCE = """
	.section	.text.__qrintf_a_{0},"ax",@progbits
	.globl	__qrintf_a_{0}
	.type	__qrintf_a_{0}, @function
__qrintf_a_{0}:
	leaq	digits.{1}(%rip), %rax
	ret
	.section	.text.__qrintf_b_{0},"ax",@progbits
	.globl	__qrintf_b_{0}
	.type	__qrintf_b_{0}, @function
__qrintf_b_{0}:
	leaq	digits.{1}(%rip), %rax
	ret
	.section	{2}
	.align 16
	.type	digits.{1}, @object
	.size	digits.{1}, 16
digits.{1}:
	{3}
"""
CONSTANT = '.rodata.digits,"a",@progbits'
RELOCATED = '.data.rel.ro.digits,"aw",@progbits'


def copies(*data):
    """The number of parts with data made from sources with DATA: a number, a
    section and its contents."""
    with tempfile.TemporaryDirectory() as folder:
        text = embedded(folder, "all", *(SOURCE.format(name, *source)
                                         for name, source in zip("pq", data)))
    names = re.findall(r"leaq\t(\S+)\(%rip\)", text)
    assert len(names) == 2 * len(data), text
    found = set(re.findall(r"^\t\.hidden\t(\S+digits\S+)$", text, re.M))
    assert found == set(names), text
    return len(found)


class CopiesTest(unittest.TestCase):
    def test_equal(self):
        self.assertEqual(copies((1, CONSTANT, ".byte 1,2"), (1, CONSTANT, ".byte 1,2")), 1)
        self.assertEqual(copies((1, CONSTANT, '.string "a b"'),
                                (1, CONSTANT, '.string "a b"')), 1)

    def test_other_contents(self):
        self.assertEqual(copies((1, CONSTANT, ".byte 1,2"), (1, CONSTANT, ".byte 1,3")), 2)

    def test_other_name(self):
        self.assertEqual(copies((1, CONSTANT, ".byte 1,2"), (2, CONSTANT, ".byte 1,2")), 2)

    def test_reference(self):
        self.assertEqual(copies((1, RELOCATED, ".quad digits.1"),
                                (1, RELOCATED, ".quad digits.1")), 2)
        self.assertEqual(copies((1, CONSTANT, ".quad elsewhere"),
                                (1, CONSTANT, ".quad elsewhere")), 2)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
