# SPDX-License-Identifier: GPL-3.0-or-later
"""Bytes of code of each lowered call: what nm says of the case's function and of
the parts that GCC split off it."""

import re
import subprocess

from problem import CannotMeasure

WAYS = ("libc", "qrintf", "base")
SYMBOL = re.compile(r"[0-9a-f]+ ([0-9a-f]+) [tTwW] (libc|qrintf|base)_(\w+)"
                    r"(?:\.[\w.]+)?$")


def of_cases(program, rows):
    """{row: {way: bytes}} of those ROWS that are functions of PROGRAM."""
    command = ["nm", "--print-size", "--defined-only", program]
    try:
        symbols = subprocess.run(command, check=True, capture_output=True,
                                 encoding="utf-8").stdout
    except FileNotFoundError as problem:
        raise CannotMeasure("nm is missing: apt-get install binutils") \
            from problem
    except subprocess.CalledProcessError as problem:
        raise CannotMeasure(f"nm: {problem.stderr.strip()}") from problem
    sizes = {}
    for line in symbols.splitlines():
        match = SYMBOL.match(line)
        if match and match[3] in rows:
            ways = sizes.setdefault(match[3], dict.fromkeys(WAYS, 0))
            ways[match[2]] += int(match[1], 16)
    # Public functions are named qrintf_ as well; they have no libc_ beside them.
    return {row: ways for row, ways in sizes.items() if ways["libc"]}
