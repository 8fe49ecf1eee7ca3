# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands in one place only, told from the sources' text.

    places_test.py SOURCE

Intrinsics of x86 are in the runtime's x86/ folders, and what differs from target to
target is in plugin/gcc/target.*.
"""

import pathlib
import re
import sys

INTRINSICS = re.compile(r'\b(_mm\d*_\w+|__m(128|256|512)[id]?|__mmask\d+'
                        r'|_(bzhi|lzcnt|tzcnt|pext|pdep)_u\d+|\w+intrin\.h)\b')
TARGET = re.compile(r'\b(TARGET_(?!MEM_REF\b)[A-Z0-9_]+|OPTION_(GLIBC|MUSL)|(ix86|s390|aarch64)_\w+|targetm|POINTER_SIZE'
                    r'|(BITS|BYTES|WORDS)_BIG_ENDIAN|ASSEMBLER_DIALECT)\b')

SUFFIXES = ('.c', '.h', '.cc', '.hpp', '.def', '.inc')


def sources(root, folder):
    return sorted(path for path in (root / folder).rglob('*')
                  if path.suffix in SUFFIXES)


def found(root, paths, pattern):
    """A line for each of PATHS that has PATTERN."""
    for path in paths:
        match = pattern.search(path.read_text(encoding='utf-8'))
        if match:
            yield f'{path.relative_to(root)} has {match[0]}'


def out_of_place(root):
    runtime = [path for path in sources(root, 'runtime') if 'x86' not in path.parts]
    plugin = [path for path in sources(root, 'plugin')
              if path.parent.name != 'gcc' or path.stem != 'target']
    return [*found(root, runtime, INTRINSICS), *found(root, plugin, TARGET)]


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    failures = out_of_place(root)
    for failure in failures:
        print(f'FAIL: {failure}')
    return 1 if failures else 0


if __name__ == '__main__':
    sys.exit(main())
