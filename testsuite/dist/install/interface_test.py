#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What version 1 promises to keep, against what there is now: the functions and types of
the library by abidiff, which compares interface.h with today's headers; and what stands
in its last comment, the emitters that lowered code calls with their signatures of
emitters.def, and the names of the plugin's arguments and of the commands' options.

usage: interface_test.py [--write]

--write writes interface.h anew.  That is right after an addition; what is gone or has
changed breaks programs, and needs the next major version.
"""

import os
import re
import sys
import textwrap
import unittest

from installed import CC, HERE, SETTINGS, install, run, work_folder
from manual_test import valid_arguments
from shared_test import INCLUDE, emitters

HEADERS = ('itoa', 'line_reader', 'strbuf', 'emitters')
LISTING = os.path.join(HERE, 'interface.h')
COMMANDS = ('qrintf-gcc', 'qrintf-report', 'qrintf-rebuild', 'qrintf-gate', 'qrintf-run')
HEAD = '''/* The interface of version 1, written by interface_test.py --write: the public
   headers' functions and types, what lowered code calls, and the names of arguments.
   It is compared with what there is; no program includes it.  */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

'''
END = '/* SPDX-License-Identifier: GPL-3.0-or-later */\n'


def own_text(header):
    """HEADER as the compiler reads it, without what it includes from elsewhere."""
    source = os.path.join(work_folder('interface header'), 'x.c')
    with open(source, 'w', encoding='utf-8') as file:
        file.write(f'#include "qrintf/{header}.h"\n')
    lines, own = [], False
    for line in run(CC, '-E', '-I' + INCLUDE, source).splitlines():
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


def exported(text):
    """Functions and tables."""
    return sorted(set(re.findall(r'\b(qrintf_\w+) \((?!\*)', text)
                      + re.findall(r'^extern const [\w ]+ (\w+)\[', text, re.M)))


def names():
    """The emitters; the plugin's arguments, and each command's options, by their own
    help."""
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
    """What there is now, in the form of interface.h."""
    lines = []
    for header in HEADERS:
        lines += [f'/* {header}.h  */', *declarations(own_text(header))]
    lines.append('/*')
    lines += [f'{who}: ' + ' '.join(sorted(there)) for who, there in names()]
    return HEAD + '\n'.join(
        textwrap.fill(line, 79, subsequent_indent='  ', break_on_hyphens=False)
        for line in lines) + '\n*/\n' + END


def kept_names():
    with open(LISTING, encoding='utf-8') as file:
        comment = file.read().rpartition('/*\n')[2].replace('\n  ', ' ')
    return {who: set(there.split())
            for who, there in re.findall(r'^([\w-]+): (.*)$', comment, re.M)}


class InterfaceTest(unittest.TestCase):

    @classmethod
    def setUpClass(cls):
        cls.folder = work_folder('interface')
        with open(LISTING, encoding='utf-8') as file:
            cls.kept = cls.library('kept', file.read())
        cls.now = cls.library('now', listing())

    @classmethod
    def library(cls, which, text):
        """A shared library with a pointer of the type of each function and table."""
        source, library = f'{cls.folder}/{which}.c', f'{cls.folder}/{which}.so'
        with open(source, 'w', encoding='utf-8') as file:
            file.write(text)
            for name in exported(text.rpartition('/*\n')[0]):
                file.write(f'__typeof__ (&{name}) type_of_{name};\n')
        run(CC, '-g', '-w', '-shared', '-fPIC', '-Wl,-soname,interface', source, '-o',
            library)
        return library

    def compare(self, *options):
        run('abidiff', *options, self.kept, self.now)

    def test_functions_stay(self):
        self.compare('--no-added-syms')

    def test_functions_are_listed(self):
        """New functions are promised, too: interface_test.py --write."""
        self.compare()

    def test_names(self):
        """Each stays; new ones are listed: interface_test.py --write."""
        self.assertEqual(kept_names(), dict(names()))


if __name__ == '__main__':
    if sys.argv[1:] == ['--write']:
        with open(LISTING, 'w', encoding='utf-8') as to:
            to.write(listing())
    else:
        unittest.main(verbosity=2)
