#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Instructions that another machine's own GCC takes, without and with the plugin.

ROOT has that GCC and qrintf's package for it, unpacked: build/testsuite/dist/packages/made/
arm64/root, which the test packages-cross-arm64 leaves.  Its compiler and its assembler run
under qemu-user, which writes a line for each block that it executes; how many instructions
a block has stands in the disassembly that it writes when it first meets it.

usage: compile.py ROOT [FILE] [--emulator=COMMAND]

Refused: a ROOT without GCC, and a command that fails.
"""

import argparse
import glob
import os
import re
import shlex
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ASSEMBLY = re.compile(r"^/.*/cc\w+\.s$")


def commands(emulator, root, file, options, folder):
    """What gcc would run for FILE, as lists of words: compiler and assembler."""
    found = glob.glob(f"{root}/usr/bin/*-linux-gnu-gcc-[0-9]*")
    if not found:
        sys.exit(f"compile.py: no GCC in {root}")
    gcc = min(found, key=len)
    said = subprocess.run([*emulator, gcc, "-###", "-O2", *options, "-c", file, "-o",
                           f"{folder}/unit.o"], capture_output=True, text=True, check=True)
    for line in said.stderr.splitlines():
        if line.startswith(" "):
            words = [f"{folder}/unit.s" if ASSEMBLY.match(word) else word
                     for word in shlex.split(line)]
            if words[0] == "as":
                words[0] = re.sub(r"gcc-\d+$", "as", gcc)
            yield words


def counted(emulator, words, folder):
    """How many instructions WORDS executes."""
    log = os.path.join(folder, "log")
    if not os.path.exists(log):
        os.mkfifo(log)
    sizes, first, total = {}, None, 0
    with subprocess.Popen([*emulator, "-d", "exec,nochain,in_asm", "-D", log, *words],
                          stderr=subprocess.PIPE) as process:
        with open(log, "rb") as lines:
            for line in lines:
                if line.startswith(b"Trace "):
                    first = None
                    total += sizes[int(line.split(b"/", 2)[1], 16)]
                elif line.startswith(b"0x"):
                    address = int(line.split(b":", 1)[0], 16)
                    if first is None:
                        first, sizes[address] = address, 0
                    sizes[first] += 1
        errors = process.stderr.read().decode()
        if process.wait():
            sys.exit(f"compile.py: {' '.join(words)}: {errors}")
    return total


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("root", metavar="ROOT")
    parser.add_argument("file", metavar="FILE", nargs="?", default=f"{HERE}/ten-lines.c")
    parser.add_argument("--emulator", metavar="COMMAND",
                        default="qemu-aarch64-static -cpu neoverse-n1")
    options = parser.parse_args()
    root = os.path.abspath(options.root)
    emulator = [*options.emulator.split(), "-L", root]
    print("| | compiler | assembler | both |\n|---|---:|---:|---:|", flush=True)
    for name, more in ("plain", []), ("with the plugin", ["-fplugin=libqrintf"]):
        with tempfile.TemporaryDirectory() as folder:
            each = [counted(emulator, words, folder) / 1e6
                    for words in commands(emulator, root, options.file, more, folder)]
        print(f"| {name} | " + " | ".join(f"{n:.1f}" for n in [*each, sum(each)]) + " |",
              flush=True)


if __name__ == "__main__":
    main()
