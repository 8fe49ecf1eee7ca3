#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What version 1 promises to keep, interface.txt, against what there is now: the functions
and types that each header of the library declares, by a digest; the emitters that lowered
code calls, with their signatures of emitters.def; and the names of the plugin's arguments
and of the commands' options.

usage: interface_test.py [--write]

--write writes interface.txt anew.  That is right after an addition; what is gone or has
changed breaks programs, and needs the next major version.
"""

import hashlib
import os
import re
import sys
import textwrap
import unittest

from installed import CC, HERE, install, run, work_folder
from manual_test import valid_arguments
from shared_test import INCLUDE, emitters

HEADERS = ('itoa', 'line_reader', 'strbuf', 'emitters')
LISTING = os.path.join(HERE, 'interface.txt')
COMMANDS = ('qrintf-gcc', 'qrintf-report', 'qrintf-rebuild', 'qrintf-gate', 'qrintf-run')
HEAD = '''# SPDX-License-Identifier: GPL-3.0-or-later
# The interface of version 1, written by interface_test.py --write.
'''


def own_text(header):
    """HEADER as the compiler reads it, without what it includes from elsewhere."""
    source = os.path.join(work_folder('interface header'), 'x.c')
    with open(source, 'w', encoding='utf-8') as file:
        file.write(f'#include "qrintf/{header}.h"\n')
    lines, own = [], False
    for line in run(CC, '-std=gnu11', '-E', '-I' + INCLUDE, source).splitlines():
        if marker := re.match(r'# \d+ "([^"]*)"', line):
            own = f'/qrintf/{header}.h' in marker[1]
        elif own:
            lines.append(line)
    return ' '.join(' '.join(lines).split())


def declarations(text):
    """The declarations of TEXT at its outermost level, without inline functions and
    emitters."""
    depth, start = 0, 0
    for at, letter in enumerate(text):
        depth += {'{': 1, '}': -1}.get(letter, 0)
        body = letter == '}' and not depth and not re.match(r'\s*(\w*\s*;|__attr)',
                                                            text[at + 1:])
        if body or letter == ';' and not depth:
            declaration = text[start:at + 1].strip()
            start = at + 1
            if not body and not re.match(
                    r'static|_Static_assert|__extension__ static|.*\b__qrintf_\w+ \(',
                    declaration):
                yield declaration


def digest(header):
    """Of the declarations of HEADER, without comments and the bodies of functions."""
    text = '\n'.join(declarations(own_text(header)))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def names():
    """The headers; the emitters; the plugin's arguments, and each command's options, by
    their own help."""
    yield 'headers', {f'{name}={digest(name)}' for name in HEADERS}
    yield 'emitters', {f'{name}={signature}' for name, (_, signature) in emitters(
        work_folder('interface emitters')).items()}
    yield 'plugin', set(valid_arguments())
    prefix = work_folder('interface commands')
    install(prefix=prefix)
    for name in COMMANDS:
        if os.path.exists(f'{prefix}/bin/{name}'):
            question = '--qrintf-help' if name == 'qrintf-gcc' else '--help'
            said = run(f'{prefix}/bin/{name}', question)
            yield name, set(re.findall(r'(?<![\w-])--[a-z][a-z0-9-]*', said))


def listing():
    """What there is now, in the form of interface.txt."""
    return HEAD + ''.join(
        textwrap.fill(f'{who}: ' + ' '.join(sorted(there)), 79, subsequent_indent='  ',
                      break_on_hyphens=False) + '\n' for who, there in names())


class InterfaceTest(unittest.TestCase):

    def test_names(self):
        """Each stays; new ones are listed: interface_test.py --write."""
        with open(LISTING, encoding='utf-8') as file:
            kept = dict(re.findall(r'^([\w-]+): (.*)$', file.read().replace('\n  ', ' '), re.M))
        self.assertEqual({who: set(there.split()) for who, there in kept.items()},
                         dict(names()))


if __name__ == '__main__':
    if sys.argv[1:] == ['--write']:
        with open(LISTING, 'w', encoding='utf-8') as to:
            to.write(listing())
    else:
        unittest.main(verbosity=2)
