#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The specs files of an installation, below a prefix with a space: qrintf.specs, and
qrintf-library.specs, which names the shared runtime where an object refers to it, for
each linker, link and order of files, whatever --as-needed is the default."""

import os
import shutil
import unittest

from installed import (CC, CXX, EXPECTED, SETTINGS, TAIL, InstalledTest, install, run,
                       work_folder)
from shared_test import SONAME

PREFIX = None


def setUpModule():
    global PREFIX
    PREFIX = work_folder('specs prefix')
    install(prefix=PREFIX)


class SpecsTest(InstalledTest):

    def specs(self, name='qrintf.specs'):
        return f'-specs={PREFIX}/{os.path.dirname(TAIL)}/{name}'

    def test_specs(self):
        flag = self.specs()
        self.build_all([flag], [flag])
        self.build([CC], [flag, '-flto', '-fplugin-arg-libqrintf-cpu=base'],
                   [flag, '-flto'])
        # What was compiled by another is left as it is.
        for name in ('app', 'part'):
            run(CC, '-O2', '-c', name + '.c', cwd=self.folder)
        run(CC, flag, 'app.o', 'part.o', '-o', 'app', cwd=self.folder)
        self.check_lowered('app', lowered=False)

    def test_given_twice(self):
        """CFLAGS and LDFLAGS stand in one command."""
        for name in ('qrintf.specs', 'qrintf-library.specs'):
            flags = [self.specs(name)] * 2
            run(CC, '-O2', *flags, 'app.c', 'part.c', self.rpath(), '-o', 'app',
                cwd=self.folder)
            self.check_lowered('app')

    def rpath(self):
        where, = (w for w, _, files in os.walk(PREFIX) if 'libqrintf_rt.so' in files)
        return '-Wl,-rpath,' + where

    def needs_library(self, program):
        return SONAME in run('readelf', '-d', os.path.join(self.folder, program))


@unittest.skipUnless(SETTINGS['shared'], 'libqrintf_rt.so is not built')
class LibraryTest(SpecsTest):
    test_specs = test_given_twice = None

    def setUp(self):
        super().setUp()
        with open(self.folder + '/none.c', 'w', encoding='ascii') as file:
            file.write('int main (void) { return 0; }\n')
        self.flag = self.specs('qrintf-library.specs')

    def link(self, *options):
        """The two-file program, and one that refers to nothing of the library."""
        for name in ('app', 'part'):
            run(CC, '-O2', self.flag, *options, '-c', name + '.c', cwd=self.folder)
        dynamic = not any(option.startswith('-static') for option in options)
        # A -static-pie program with a search path crashes as it starts.
        rpath = [self.rpath()] if dynamic else []
        run(CC, '-O2', self.flag, *options, 'app.o', 'part.o', *rpath, '-o', 'app',
            cwd=self.folder)
        self.assertEqual(run(self.folder + '/app'), EXPECTED)
        self.assertEqual(self.needs_library('app'), dynamic)
        self.assertIn('__qrintf_', run('nm', self.folder + '/app'))
        run(CC, self.flag, *options, 'none.c', '-o', 'none', cwd=self.folder)
        self.assertFalse(self.needs_library('none'))

    def link_library(self, *options):
        """part as a shared library, which brings the runtime along."""
        run(CC, '-O2', self.flag, *options, '-shared', '-fPIC', 'part.c', self.rpath(),
            '-Wl,-soname,libpart.so',
            '-o', 'libpart.so', cwd=self.folder)
        self.assertTrue(self.needs_library('libpart.so'))
        run(CC, '-O2', 'app.c', './libpart.so', '-Wl,-rpath,' + self.folder, '-o',
            'app', cwd=self.folder)
        self.assertFalse(self.needs_library('app'))
        self.assertEqual(run(self.folder + '/app'), EXPECTED)

    def test_links(self):
        kinds = [[], ['-flto'], ['-static'], ['-static', '-flto'], ['-Wl,--as-needed'],
                 ['-Wl,--no-as-needed'], ['-static-pie', '-fPIE']]
        for linker in ('bfd', 'gold', 'lld', 'mold'):
            if not shutil.which('ld.' + linker):
                continue
            for kind in kinds:
                # lld knows no objects of GCC's LTO, gold no -static-pie.
                if (linker, kind[:1]) == ('gold', ['-static-pie']) \
                   or linker == 'lld' and '-flto' in kind:
                    continue
                with self.subTest(linker=linker, kind=kind):
                    self.link('-fuse-ld=' + linker, *kind)
                    if not ''.join(kind).startswith('-static'):
                        self.link_library('-fuse-ld=' + linker, *kind)

    def test_cxx(self):
        self.build([CXX], [self.flag], [self.flag, self.rpath()], '.cc')
        self.assertTrue(self.needs_library('app'))

    def test_no_library(self):
        """Where there is none to link with: a partial link, no standard libraries."""
        run(CC, '-O2', self.flag, '-c', 'part.c', cwd=self.folder)
        run(CC, self.flag, '-r', 'part.o', '-o', 'all.o', cwd=self.folder)
        run(CC, self.flag, '-nostdlib', '-Wl,-e,main', 'none.c', '-o', 'none',
            cwd=self.folder)
        self.assertFalse(self.needs_library('none'))


if __name__ == '__main__':
    unittest.main(verbosity=2)
