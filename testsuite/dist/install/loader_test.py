#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The loader: it opens the plugin of the very GCC that loads it, and where there is
none the compilation is what it would be without the flag, unless the user asks."""

import glob
import os
import re
import shutil
import unittest

from installed import CC, CXX, SETTINGS, TAIL, InstalledTest, install, run, work_folder

ARGUMENT = '-fplugin-arg-libqrintf-'
VERSION = run(CC, '-dumpfullversion').strip()
PREFIX = None


def setUpModule():
    global PREFIX
    PREFIX = work_folder('loader prefix')
    for component in ('loader', 'plugin', 'tools'):
        install(prefix=PREFIX, component=component)


class LoaderTest(InstalledTest):

    def setUp(self):
        super().setUp()
        # A copy, for tests that change it.
        self.prefix = os.path.join(self.folder, 'prefix')
        shutil.copytree(PREFIX, self.prefix, symlinks=True)
        self.loader = f'{self.prefix}/{TAIL}/libqrintf.so'
        self.flag = '-fplugin=' + self.loader
        self.plugin, = glob.glob(f'{self.prefix}/{TAIL}/qrintf/*/libqrintf.so')

    def compile(self, *options, cc=CC, source='app.c', **more):
        """What the compiler prints."""
        return run(cc, '-O2', '-c', source, '-o', 'app.o', *options, cwd=self.folder,
                   **more)

    def is_lowered(self):
        return '__qrintf_' in run('nm', self.folder + '/app.o')

    def take_plugin_away(self):
        """As an update of GCC does: the plugin is there for another one."""
        folder = os.path.dirname(self.plugin)
        os.rename(folder, folder.replace('/gcc-', '/gcc-1'))

    def test_lowered(self):
        self.build_all([self.flag, ARGUMENT + 'mismatch=error'], [self.flag])

    def test_link(self):
        """A folder that has nothing but a link to the loader."""
        os.mkdir(self.folder + '/link')
        os.symlink(self.loader, self.folder + '/link/libqrintf.so')
        self.compile('-fplugin=link/libqrintf.so')
        self.assertTrue(self.is_lowered())

    def test_precompiled_header(self):
        os.mkdir(self.folder + '/headers')
        with open(self.folder + '/headers/all.h', 'w', encoding='ascii') as file:
            file.write('#include <stdio.h>\n')
        run(CC, '-O2', self.flag, '-x', 'c-header', 'headers/all.h', cwd=self.folder)
        said = self.compile(self.flag, '-include', 'headers/all.h', '-Winvalid-pch', '-H')
        self.assertRegex(said, r'(?m)^! \S*headers/all.h.gch$')
        self.assertTrue(self.is_lowered())

    def test_symbols(self):
        """Whatever it refers to is the C library's."""
        names = re.findall(r'^ +U (\S+)', run('nm', '-D', self.loader), re.M)
        self.assertIn('dlopen', {name.split('@')[0] for name in names})
        if any('@GLIBC_' in name for name in names):
            self.assertEqual([n for n in names if '@GLIBC_' not in n], [])
        needed = re.findall(r'NEEDED.*\[(.*)\]', run('readelf', '-d', self.loader))
        self.assertEqual([n for n in needed if not re.match(r'lib(c|dl)\b', n)], [])

    def test_no_plugin(self):
        self.take_plugin_away()
        for cc, source in ((CC, 'app.c'), (CXX, 'app.cc')):
            for lto in ([], ['-flto']):
                for options in (['-Wall', '-Werror'], ['-fopt-info'],
                                ['-fopt-info-missed=remarks'], ['-fopt-info-vec-missed'],
                                [ARGUMENT + 'cpu=base', ARGUMENT + 'disable']):
                    said = self.compile(self.flag, *lto, *options, cc=cc, source=source)
                    self.assertEqual([line for line in said.splitlines()
                                      if 'qrintf' in line or 'error' in line], [])
                    self.assertFalse(self.is_lowered())
        plain = run(CC, '-O2', '-S', 'app.c', '-o', '-', cwd=self.folder)
        self.assertEqual(run(CC, '-O2', '-S', 'app.c', '-o', '-', self.flag,
                             cwd=self.folder), plain)
        # At the link, too.
        run(CC, '-O2', '-flto', self.flag, 'app.c', 'part.c', '-o', 'app', cwd=self.folder)
        self.check_lowered('app', lowered=False)

    def check_said(self, kind, said):
        line, = [l for l in said.splitlines() if 'qrintf: ' in l]
        self.assertRegex(line, rf'^cc1(plus)?: {kind}: qrintf: .*there is no plugin for '
                               rf'this GCC {re.escape(VERSION)} ')
        self.assertIn(os.path.dirname(self.plugin), line)
        self.assertIn('qrintf-gcc --check', line)

    def test_no_plugin_is_said(self):
        self.take_plugin_away()
        for cc, source in ((CC, 'app.c'), (CXX, 'app.cc')):
            for kind, option in (('note', ARGUMENT + 'mismatch=note'),
                                 ('note', ARGUMENT + 'version'),
                                 ('note', ARGUMENT + 'help'),
                                 ('missed', '-fopt-info-missed'),
                                 ('missed', '-fopt-info-optimized-missed'),
                                 ('missed', '-fopt-info-all=stderr')):
                said = self.compile(self.flag, option, cc=cc, source=source)
                self.check_said(kind, said)
                self.assertFalse(self.is_lowered())

    def test_error(self):
        self.take_plugin_away()
        said = self.compile(self.flag, ARGUMENT + 'mismatch=error', ARGUMENT + 'help',
                            fails=True)
        self.check_said('error', said)
        self.assertIn('compile without mismatch=error', said)
        self.assertFalse(os.path.exists(self.folder + '/app.o'))

    def test_wrong_argument(self):
        """The same with a plugin and without."""
        for prepare in (lambda: None, self.take_plugin_away):
            prepare()
            for option in ('mismatch', 'mismatch=warn'):
                self.assertIn('note, error', self.compile(self.flag, ARGUMENT + option,
                                                          fails=True))

    def test_broken_plugin(self):
        """One that cannot be opened is none, and the reason is told."""
        with open(self.plugin, 'wb') as file:
            file.write(b'no library')
        self.assertEqual(self.compile(self.flag), '')
        self.assertFalse(self.is_lowered())
        self.assertIn(self.plugin + ': ', self.compile(
            self.flag, ARGUMENT + 'mismatch=note'))

    def test_dependencies(self):
        """make and compiler caches are told of the plugin; the loader they see."""
        self.compile(self.flag, '-MD', '-MF', 'rules')
        with open(self.folder + '/rules', encoding='utf-8') as file:
            self.assertIn(self.plugin, file.read())
        said = run(CC, '-E', 'app.c', self.flag, cwd=self.folder)
        self.assertIn(f'"{self.plugin}"', said)
        self.assertRegex(said, r'"<qrintf [0-9a-f]{32}>"')

    def test_every_gcc(self):
        """The loader of the build serves each GCC that there is a plugin for."""
        flag = f'-fplugin={SETTINGS["loader"]}'
        self.assertTrue(SETTINGS['gccs'])
        for cc in SETTINGS['gccs']:
            said = self.compile(flag, ARGUMENT + 'mismatch=error', ARGUMENT + 'version',
                                cc=cc)
            version = run(cc, '-dumpfullversion').strip()
            self.assertRegex(said, rf'^qrintf \S+ for GCC {re.escape(version)}\n')
            self.assertTrue(self.is_lowered(), cc)

    def test_check(self):
        """qrintf-gcc --check tells a GCC with a plugin from one without."""
        folder = self.folder + '/bin'
        os.mkdir(folder)
        os.symlink(shutil.which(CC), folder + '/gcc')
        path = folder + ':' + os.path.dirname(shutil.which('sed'))
        script = self.prefix + '/bin/qrintf-gcc'

        def line(**more):
            return re.search(rf'^{re.escape(folder)}/gcc: GCC {re.escape(VERSION)} for .*',
                             run(script, '--check', PATH=path, **more), re.M).group(0)
        self.assertRegex(line(), rf': qrintf [0-9.]+, -fplugin={re.escape(self.loader)}$')
        # For the same version, configured otherwise: only the loader can tell.
        os.rename(os.path.dirname(self.plugin),
                  os.path.dirname(self.plugin)[:-8] + '00000000')
        self.assertIn('no plugin that it can load', run(
            script, '--check', PATH=path, fails=None))
        shutil.rmtree(f'{self.prefix}/{TAIL}/qrintf')
        self.assertRegex(line(fails=None), ': no plugin$')

    def test_clang(self):
        """Clang, which would load it and go on without a word."""
        if not shutil.which('clang'):
            self.skipTest('no clang')
        said = run('clang', self.flag, '-c', 'app.c', '-o', 'app.o', cwd=self.folder,
                   fails=True)
        self.assertIn('unable to load plugin: qrintf is a plugin of GCC', said)
        self.assertFalse(os.path.exists(self.folder + '/app.o'))


if __name__ == '__main__':
    unittest.main(verbosity=2)
