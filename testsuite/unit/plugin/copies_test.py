# SPDX-License-Identifier: GPL-3.0-or-later
"""Equal data of several sources is one part of the embedded runtime.

    copies_test.py MAKE_EMBEDDED

Each source here has two functions that use the same data, because data of a
single function belongs to that function's part.
"""

import re
import subprocess
import sys
import tempfile
import unittest

MAKE_EMBEDDED = sys.argv[1]
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
        files = []
        for name, (number, section, contents) in zip("pq", data):
            files.append(f"{folder}/{name}.s")
            with open(files[-1], "w", encoding="ascii") as file:
                file.write(SOURCE.format(name, number, section, contents))
        text = subprocess.run([sys.executable, "-B", MAKE_EMBEDDED, "--print=all", *files],
                              check=True, capture_output=True, text=True).stdout
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
    unittest.main(argv=sys.argv[:1])
