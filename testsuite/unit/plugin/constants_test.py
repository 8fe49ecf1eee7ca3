# SPDX-License-Identifier: GPL-3.0-or-later
"""Constants of emitters are aligned in programs as the compiler expects them.

    constants_test.py MAKE_EMBEDDED GCC

The compiler aligns a section of constants to the size of each, and emitters load them
as what is aligned.  make-embedded.py makes each constant a section of its own.
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


def alignments(size, number):
    """Of the sections that NUMBER constants of SIZE bytes come to."""
    lines = [FUNCTION]
    lines += [f"\t.quad\t.LC{i}\n" for i in range(number)]
    lines.append(f'\t.section\t.rodata.cst{size},"aM",@progbits,{size}\n'
                 f"\t.align {size}\n")
    lines += [f".LC{i}:\n" + f"\t.long\t{i}\n" * (size // 4) for i in range(number)]
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/sample.s", "w", encoding="ascii") as file:
            file.writelines(lines)
        text = subprocess.run(
            [sys.executable, MAKE_EMBEDDED, "--print=__qrintf_sample",
             f"{folder}/sample.s"], check=True, capture_output=True, text=True).stdout
        subprocess.run([GCC, "-c", "-x", "assembler", "-", "-o", f"{folder}/sample.o"],
                       input=text, check=True, text=True)
        sections = subprocess.run(["objdump", "-h", f"{folder}/sample.o"], check=True,
                                  capture_output=True, text=True).stdout
    return [2 ** int(n) for n in re.findall(r" \.rodata\..* 2\*\*(\d+)$", sections, re.M)]


class ConstantsTest(unittest.TestCase):
    def test_alignment(self):
        for size in (4, 8, 16, 32, 64):
            found = alignments(size, 3)
            self.assertEqual(len(found), 3)
            for alignment in found:
                self.assertGreaterEqual(alignment, size)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
