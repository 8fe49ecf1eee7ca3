#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ways of using an installed qrintf that need no build system: the plugin's path,
wrappers, pkg-config and make.  The lines for make are those of
docs/build-systems.md."""

import os
import re
import shutil
import unittest

from installed import (CC, CXX, SETTINGS, TAIL, InstalledTest, install,
                       run, work_folder)

VERSION = run(CC, '-dumpfullversion').strip()
PREFIX = None


def setUpModule():
    global PREFIX
    PREFIX = work_folder('ways prefix')
    install(prefix=PREFIX)


def documented(language):
    """The first block of LANGUAGE in docs/build-systems.md."""
    path = os.path.join(SETTINGS['source'], 'docs', 'build-systems.md')
    with open(path, encoding='utf-8') as file:
        return re.search(rf'^```{language}\n(.*?)^```', file.read(),
                         re.M | re.S).group(1)


class WaysTest(InstalledTest):

    def wrapper(self, name):
        return os.path.join(PREFIX, 'bin', name)

    def test_check(self):
        """The line of docs/installing.md that checks an installation."""
        path = os.path.join(SETTINGS['source'], 'docs', 'installing.md')
        with open(path, encoding='utf-8') as file:
            line, = re.findall(r'^.*-fplugin-arg-libqrintf-version.*$', file.read(), re.M)
        path = f'{PREFIX}/bin:' + os.environ['PATH']
        said = run('sh', '-c', line, cwd=self.folder, PATH=path, QRINTF_CC=CC)
        self.assertRegex(said, rf'^qrintf [0-9.]+ for GCC {re.escape(VERSION)}')

    def test_path(self):
        flag = f'-fplugin={PREFIX}/{TAIL}/libqrintf.so'
        self.build_all([flag], [flag])

    def test_wrappers(self):
        for name, value in (('QRINTF_CC', CC), ('QRINTF_CXX', CXX)):
            os.environ[name] = value
            self.addCleanup(os.environ.pop, name)
        self.build_all([], [], [self.wrapper('qrintf-gcc')],
                       [self.wrapper('qrintf-g++')])
        # Arguments of the plugin's own, and with spaces.
        said = run(self.wrapper('qrintf-gcc'), '-O2', '-c', 'app.c',
                   '-fplugin-arg-libqrintf-disable', '-o', 'with space.o',
                   cwd=self.folder)
        self.assertEqual(said, '')
        self.assertIn(' snprintf', run('nm', self.folder + '/with space.o'))

    def test_wrapper_elsewhere(self):
        """Through a link, by PATH, and after the installation has moved."""
        moved = os.path.join(self.folder, 'moved')
        shutil.copytree(PREFIX, moved, symlinks=True)
        os.symlink(moved + '/bin/qrintf-gcc', self.folder + '/mycc')
        path = self.folder + ':' + os.environ['PATH']
        said = run('mycc', '--qrintf-command', '-c', 'x.c', QRINTF_CC=CC, PATH=path)
        self.assertEqual(said, f'{CC} -fplugin={moved}/{TAIL}/libqrintf.so -c x.c\n')

    def test_wrapper_compilers(self):
        """Which compiler, and where its plugin is found."""
        fake = os.path.join(self.folder, 'fake-gcc')
        own = os.path.join(self.folder, 'lib/gcc/fake-machine/77')
        with open(fake, 'w', encoding='utf-8') as file:
            file.write(f'''#!/bin/sh
case $* in
  -print-search-dirs) echo "install: {own}/" ;;
  -dumpfullversion) echo 77.1.0 ;;
  *) printf '<%s>' "$@" ;;
esac
''')
        os.chmod(fake, 0o755)
        gcc = self.wrapper('qrintf-gcc')
        said = run(gcc, '-c', 'x.c', QRINTF_CC=fake, fails=True)
        for part in ('qrintf-gcc: error: there is no qrintf plugin for ' + fake,
                     '(GCC 77.1.0)', own + '/plugin', 'gcc-77-plugin-qrintf',
                     PREFIX + '/lib/gcc/fake-machine/77/plugin', 'QRINTF_CC='):
            self.assertIn(part, said)
        plugin = own + '/plugin/qrintf/gcc-77.1.0-20300101-fake-machine-0badc0de'
        os.makedirs(plugin)
        shutil.copy(f'{PREFIX}/{TAIL}/libqrintf.so', own + '/plugin')
        run(gcc, 'x.c', QRINTF_CC=fake, fails=True)
        shutil.copy(f'{PREFIX}/{TAIL}/libqrintf.so', plugin)
        said = run(gcc, '-c', 'a file.c', '*', QRINTF_CC='env X=y ' + fake)
        self.assertEqual(said, '<-fplugin=libqrintf><-c><a file.c><*>')
        # The GCC of the build, where neither is named.
        empty = os.path.join(self.folder, 'bin')
        os.makedirs(empty)
        for tool in ('sh', 'sed', 'expr', 'cat', 'dirname', 'readlink', 'env'):
            os.symlink(shutil.which(tool), os.path.join(empty, tool))
        os.symlink(CC, os.path.join(empty, os.path.basename(CC)))
        said = run(gcc, '--qrintf-command', PATH=empty)
        self.assertTrue(said.startswith(os.path.basename(CC) + ' -fplugin='), said)
        said = run(self.wrapper('qrintf-g++'), '--qrintf-help')
        self.assertRegex(said, r'is taken:( \S*g\+\+\S*)+\.')

    def test_wrapper_failures(self):
        gcc = self.wrapper('qrintf-gcc')
        said = run(gcc, 'x.c', QRINTF_CC='no-such-compiler', fails=True)
        self.assertIn('qrintf-gcc: error: no-such-compiler is not there', said)
        if shutil.which('clang'):
            said = run(gcc, 'x.c', QRINTF_CC='clang', fails=True)
            self.assertIn('qrintf-gcc: error: clang is no GCC', said)
        # The compiler's own status.
        run(gcc, 'no-such-file.c', QRINTF_CC=CC, fails=True)

    def pkg_config(self, *arguments, prefix=None):
        folders = [os.path.dirname(os.path.join(where, file))
                   for where, _, files in os.walk(prefix or PREFIX)
                   for file in files if file == 'qrintf.pc']
        said = run(SETTINGS['pkg_config'], *arguments,
                   PKG_CONFIG_PATH=':'.join(folders))
        # Words as a shell would see them.
        return [re.sub(r'\\(.)', r'\1', word)
                for word in re.findall(r'(?:\\.|\S)+', said)]

    def test_pkg_config(self):
        moved = os.path.join(self.folder, 'moved')
        shutil.copytree(PREFIX, moved, symlinks=True)
        for prefix in (PREFIX, moved):
            flags = self.pkg_config('--cflags', 'qrintf', prefix=prefix)
            libs = self.pkg_config('--libs', 'qrintf', prefix=prefix)
            self.build_all(flags, libs)
            both = self.pkg_config('--cflags', '--libs', 'qrintf', prefix=prefix)
            run(CC, '-O2', 'app.c', 'part.c', *both, '-o', 'app', cwd=self.folder)
            self.check_lowered('app')

    def test_runtime_by_pkg_config(self):
        shutil.copy(os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                 'program', 'runtime.c'), self.folder)
        words = self.pkg_config('--cflags', '--libs', 'qrintf-rt')
        where = [w[2:] for w in words if w.startswith('-L')]
        for kind in (['-static'], [f'-Wl,-rpath,{where[0]}']):
            run(CC, '-Wall', '-Werror', 'runtime.c', *kind, *words, '-o', 'app',
                cwd=self.folder)
            self.assertEqual(run(self.folder + '/app', 'runtime.c',
                                 cwd=self.folder), '4294967295\nok\n')

    @unittest.skipUnless(SETTINGS['printf'] == '1', 'there is no printf of these names')
    def test_printf_by_pkg_config(self):
        words = self.pkg_config('--libs', 'qrintf-printf')
        folder, = (w[2:] for w in words if w.startswith('-L'))
        for kind in ([f'-Wl,-rpath,{folder}'], ['-static']):
            run(CC, '-fno-builtin', 'app.c', 'part.c', *kind, *words, '-o', 'app', cwd=self.folder)
            self.check_printf('app', static=kind == ['-static'])

    @unittest.skipUnless(SETTINGS['printf'] == '1', 'there is no qrintf-run')
    def test_run(self):
        first, moved = self.folder + '/first', self.folder + '/moved'
        for component in ('runtime', 'run'):
            install(prefix=first, component=component)
        shutil.copytree(first, moved, symlinks=True)
        for prefix in (first, moved):
            said = run(f'{prefix}/bin/qrintf-run', 'sh', '-c', 'echo $LD_PRELOAD')
            self.assertRegex(said, rf'^{prefix}/lib\S*/libqrintf_printf.so.1\S*\n$')

    def test_make(self):
        with open(self.folder + '/Makefile', 'w', encoding='utf-8') as file:
            file.write(documented('make') + '\napp: app.o part.o\n')
        pc = os.path.dirname([os.path.join(w, f) for w, _, fs in os.walk(PREFIX)
                              for f in fs if f == 'qrintf.pc'][0])
        for flags in ('-O2', '-O2 -flto'):
            # As a variable of the environment, which += adds to.
            run('make', '-B', f'CC={CC}', cwd=self.folder, PKG_CONFIG_PATH=pc,
                CFLAGS=flags, LDFLAGS=flags)
            self.check_lowered('app')


if __name__ == '__main__':
    unittest.main(verbosity=2)
