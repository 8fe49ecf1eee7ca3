# SPDX-License-Identifier: GPL-3.0-or-later
"""No part of the runtime is compiled for more than its ISA tier asks of the CPU.

    tiers_test.py TIERS.DEF COMPILE_COMMANDS.JSON

Each command of the build that defines QRINTF_TIER is asked for the ISA extensions
that its options allow, as GCC's predefined macros; those that every x86-64 lacks must
be among what the tier's row asks, or among what comes with one of these.
"""

import json
import re
import shlex
import subprocess
import sys

ROW = re.compile(r'^  ROW \(DATA, (\w+), (\w+), ', re.M)
EXTENSION = re.compile(r'^#define __([A-Z0-9_]+)__ 1$', re.M)

# No CPU has the first without the others, nor is the first's state saved without.
COMES_WITH = {
    'AVX2': {'AVX', 'SSE3', 'SSSE3', 'SSE4_1', 'SSE4_2', 'XSAVE', 'CRC32'},
    # Widths of its registers, which GCC 14 and 15 name like extensions.
    'AVX512F': {'EVEX256', 'EVEX512'},
}
# vbmi2-emulated.c is run where v4 is.
TIER_OF = {'emulated': 'v4'}


def read_tiers(path):
    """What each tier asks of the CPU, and what comes with it."""
    with open(path, encoding='ascii') as file:
        lines = file.read().splitlines()
    asked = {'base': set()}
    for line in lines:
        row = ROW.match(line)
        if row:
            name, below = row.groups()
            asked[name] = asked[below] | set(re.findall(r'HAS \((\w+)\)', line))
    for name, extensions in asked.items():
        for extension in list(extensions):
            extensions |= COMES_WITH.get(extension, set())
    return asked


def allowed(compiler, options):
    """What the compiler may use with OPTIONS, as names of extensions."""
    macros = subprocess.run([*compiler, *options, '-dM', '-E', '-x', 'c', '/dev/null'],
                            capture_output=True, text=True, check=True).stdout
    return set(EXTENSION.findall(macros))


def commands(path):
    """The tier, the compiler and the options on the CPU of each command."""
    with open(path, encoding='utf-8') as file:
        entries = json.load(file)
    for entry in entries:
        words = shlex.split(entry['command'])
        tier = [w.partition('=')[2] for w in words if w.startswith('-DQRINTF_TIER=')]
        if tier:
            first = next(i for i, word in enumerate(words) if word.startswith('-'))
            yield tier[0], tuple(words[:first]), tuple(
                word for word in words if re.match(r'-m[a-z0-9]', word))


def main():
    asked = read_tiers(sys.argv[1])
    found = set(commands(sys.argv[2]))
    failures = 0
    for tier, compiler, options in sorted(found):
        more = allowed(compiler, options) - allowed(compiler, ['-march=x86-64'])
        unasked = more - asked.get(TIER_OF.get(tier, tier), set())
        print(f'{tier}: {" ".join(options)}')
        if unasked:
            failures += 1
            print(f'FAIL: the CPU is not asked for {", ".join(sorted(unasked))}')
    missing = set(asked) - {tier for tier, _, _ in found}
    if missing:
        failures += 1
        print(f'FAIL: nothing is compiled for {", ".join(sorted(missing))}')
    return 1 if failures else 0


if __name__ == '__main__':
    sys.exit(main())
