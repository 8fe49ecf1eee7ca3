# SPDX-License-Identifier: GPL-3.0-or-later
"""Constants of emitters have the alignment in programs that the compiler
expects.

    constants_test.py MAKE_EMBEDDED GCC

The compiler aligns a section of constants to the size of each, and emitters
load them as aligned data.  make-embedded.py puts constants of several sizes
into one section.
"""

import re
import subprocess
import sys
import tempfile
import unittest

MAKE_EMBEDDED, GCC = sys.argv[1:]
FUNCTION = """
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
        with open(f"{folder}/sample.s", "w", encoding="ascii") as file:
            file.writelines(lines)
        text = subprocess.run(
            [sys.executable, "-B", MAKE_EMBEDDED, "--print=__qrintf_sample",
             f"{folder}/sample.s"], check=True, capture_output=True, text=True).stdout
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


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
