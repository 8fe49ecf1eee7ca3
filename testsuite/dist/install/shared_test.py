#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""libqrintf_rt.so: its names, and that programs which use it print what they
should, however they are linked."""

import os
import re
import shutil
import sys
import unittest

from installed import CC, SETTINGS, InstalledTest, run, work_folder

SHARED, ARCHIVE, PLUGIN = (SETTINGS[k] for k in ('shared', 'archive', 'plugin'))
INCLUDE = os.path.join(SETTINGS['source'], 'runtime', 'include')
RUN = os.path.join(SETTINGS['source'], 'testsuite', 'lowering', 'run')
TABLES = {'__qrintf_dec2', '__qrintf_dec3', '__qrintf_hex2', '__qrintf_HEX2'}
LIBRARY = [f'-fplugin={PLUGIN}', '-fplugin-arg-libqrintf-runtime=library']
LINK = ['-L' + os.path.dirname(SHARED), '-Wl,-rpath,' + os.path.dirname(SHARED),
        '-l:libqrintf_rt.so']


def declared(header, folder):
    """The functions that HEADER declares and somebody else has to define."""
    source, list_file = (os.path.join(folder, n) for n in ('x.c', 'x.aux'))
    with open(source, 'w', encoding='utf-8') as file:
        file.write(f'#include "qrintf/{header}"\n')
    run(CC, '-I' + INCLUDE, '-aux-info', list_file, '-fsyntax-only', source)
    with open(list_file, encoding='utf-8') as file:
        return set(re.findall(r'/qrintf/.*\*/ extern .*?\b((?:__)?qrintf_\w+) \(',
                              file.read()))


def emitters(folder):
    """{name: (kind, signature)} of the rows of emitters.def on this machine."""
    source = os.path.join(folder, 'rows.c')
    with open(source, 'w', encoding='utf-8') as file:
        file.write('#define QRINTF_EMITTER(n, k, s, ...) row n k s\n'
                   '#include "qrintf/emitters.def"\n')
    rows = re.findall(r'row (\w+) (\w+) "(.*)"', run(CC, '-E', '-I' + INCLUDE, source))
    return {name: (kind, signature) for name, kind, signature in rows}


def interface():
    """The number of the interface, which is the major version."""
    with open(SETTINGS['source'] + '/CMakeLists.txt', encoding='utf-8') as file:
        return re.search(r'^project \(qrintf VERSION (\d+)\.', file.read(), re.M)[1]


SONAME = f'[libqrintf_rt.so.{interface()}]'


class NamesTest(unittest.TestCase):

    def setUp(self):
        self.folder = work_folder('names')

    def exported(self):
        said = run('nm', '-D', '--defined-only', '--with-symbol-versions', SHARED)
        names = {}
        for line in said.splitlines():
            name, _, version = line.split()[-1].partition('@@')
            if not name.startswith('QRINTF_'):
                names[name] = version
        return names

    def expected(self):
        rows = emitters(self.folder)
        names = {'__qrintf_' + row for row in rows} | TABLES
        names |= {f'__qrintf_{row}__{tier}' for row, (kind, _) in rows.items()
                  for tier in SETTINGS['tiers'].split(';') if kind == 'TIERED'}
        for header in sorted(os.listdir(INCLUDE + '/qrintf')):
            if header.endswith('.h') and header != 'emitters.h':
                names |= declared(header, self.folder)
        return names

    def test_exports(self):
        """Nothing missing, nothing leaked, all under a version."""
        exported = self.exported()
        self.assertGreater(len(exported), 100)
        self.assertEqual(set(exported), self.expected())
        self.assertEqual({v for v in exported.values()
                          if not f'{v}.'.startswith(f'QRINTF_{interface()}.')}, set())

    def test_every_emitter_is_declared(self):
        rows = {'__qrintf_' + row for row in emitters(self.folder)}
        self.assertEqual(declared('emitters.h', self.folder), rows)

    def test_dynamic_section(self):
        said = run('readelf', '-dW', SHARED)
        self.assertIn(SONAME, said)
        self.assertIn('BIND_NOW', said)
        for unwanted in ('TEXTREL', 'RPATH', 'RUNPATH'):
            self.assertNotIn(unwanted, said)
        said = run('readelf', '-lW', SHARED)
        self.assertRegex(said, r'GNU_STACK.* RW ')
        self.assertIn('GNU_RELRO', said)
        # Emitters call each other, and read tables, without a detour.
        said = run('readelf', '-rW', SHARED)
        self.assertNotRegex(said, r'(GLOB_DAT|_64 ).*__qrintf_')

    def test_stack_protector(self):
        """Where no emitter is, which would bring it into programs."""
        self.assertIn('__stack_chk_fail', run('nm', '-D', '--undefined-only', SHARED))
        self.assertNotIn('__stack_chk_fail', run('nm', '--undefined-only', ARCHIVE))

    def test_archive_stays_hidden(self):
        said = run('readelf', '-sW', ARCHIVE)
        seen = re.findall(r' (?:GLOBAL|WEAK) +(\w+) +(?!UND)\w+ (\S*qrintf\S*)$', said,
                          re.M)
        self.assertGreater(len(seen), 100)
        self.assertEqual({n for v, n in seen if v != 'HIDDEN'}, set())


class ProgramsTest(InstalledTest):

    def build_and_run(self, name, *options):
        source = os.path.join(RUN, name)
        run(CC, '-O2', '-w', f'-I{SETTINGS["source"]}/testsuite/lib', *LIBRARY,
            *options, source, *LINK, '-lm', '-o', 'app', cwd=self.folder)
        self.assertIn(SONAME, run('readelf', '-d', self.folder + '/app'))
        run(self.folder + '/app', cwd=self.folder)

    def test_links(self):
        """Positions, bindings, linkers, CPUs (of this one alone: direct calls of an
        emitter's version, which the library exports, too), by programs with emitters and
        tables of most kinds.  Static links with the archive are tried by lowering/link."""
        kinds = [[], ['-no-pie', '-fno-pic'], ['-Wl,-z,now'], ['-Wl,-z,lazy'],
                 ['-fno-plt'], ['-fPIC'], ['-fplugin-arg-libqrintf-cpu=base'],
                 ['-march=native'],
                 ['-mcmodel=large', '-fno-pie', '-no-pie'], ['-flto']]
        kinds += [[f'-fuse-ld={linker}'] for linker in ('gold', 'lld', 'mold')
                  if shutil.which('ld.' + linker)]
        kinds += [[f'-fuse-ld={linker}', '-no-pie', '-fno-pic']
                  for linker in ('gold', 'lld', 'mold') if shutil.which('ld.' + linker)]
        for kind in kinds:
            for name in ('guard-page.c', 'stars.c', 'float-fallbacks.c'):
                with self.subTest(kind=kind, name=name):
                    self.build_and_run(name, *kind)


if __name__ == '__main__':
    if not SHARED:
        print('libqrintf_rt.so is not built')
        sys.exit(77)
    unittest.main(verbosity=2)
