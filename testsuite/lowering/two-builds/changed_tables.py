#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The emitters with other tables, whose digits are the letters from a on.

usage: changed_tables.py MAKE-EMBEDDED FOLDER ASSEMBLY...

Writes FOLDER/embedded.inc.  The emitters themselves are unchanged: those that read a
table differ by nothing but what they refer to.
"""

import os
import re
import subprocess
import sys

LETTERS = str.maketrans("0123456789", "abcdefghij")


def changed(path, folder):
    """A copy of PATH in FOLDER, if it holds a table of digits."""
    with open(path, encoding="ascii") as file:
        text = file.read()
    if "/table-dec" not in path:
        return path
    text = re.sub(r"(?<=\.ascii\t|string\t)\".*", lambda m: m[0].translate(LETTERS), text)
    copy = os.path.join(folder, os.path.basename(path))
    with open(copy, "w", encoding="ascii") as file:
        file.write(text)
    return copy


def main():
    script, folder, *assembly = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    command = [sys.executable, "-B", script, f"--output={folder}/embedded.inc"]
    subprocess.run(command + [changed(path, folder) for path in assembly], check=True)


if __name__ == "__main__":
    main()
