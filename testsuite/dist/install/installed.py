# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of installations share: settings, installing, running, and
whether a program was lowered."""

import json
import os
import re
import shutil
import subprocess
import unittest

SETTINGS = json.load(open(os.environ['QRINTF_SETTINGS'], encoding='utf-8'))
CC, CXX = SETTINGS['cc'], SETTINGS['cxx']
GCC_FOLDER = os.path.normpath(SETTINGS['gcc_folder'])
HERE = os.path.dirname(os.path.abspath(__file__))
# lib/gcc/x86_64-linux-gnu/12/plugin
TAIL = re.search(r'lib[^/]*/gcc[^/]*/[^/]+/[^/]+/plugin$', GCC_FOLDER).group(0)
EXPECTED = '42.7 ff\n<-126>\n'


def run(*command, cwd=None, fails=False, **variables):
    """COMMAND's output, both streams; its failure is one of the test, or its success
    where it FAILS, or neither where that is None."""
    environment = {**os.environ, 'LC_ALL': 'C', **variables}
    result = subprocess.run(command, cwd=cwd, env=environment, text=True,
                            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT)
    if fails is not None and (result.returncode != 0) != fails:
        raise AssertionError(f'{" ".join(command)}: status {result.returncode}\n'
                             + result.stdout)
    return result.stdout


def work_folder(name):
    """A fresh folder."""
    folder = os.path.join(SETTINGS['work'], name)
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    return folder


def install(prefix=None, destdir=None, component=None, options=()):
    command = [SETTINGS['cmake'], '--install', SETTINGS['build'], *options]
    if prefix:
        command += ['--prefix', prefix]
    if component:
        command += ['--component', component]
    return run(*command, DESTDIR=destdir or '')


def files_below(folder):
    """Names relative to FOLDER, links among them."""
    found = set()
    for where, folders, files in os.walk(folder):
        links = [f for f in folders if os.path.islink(os.path.join(where, f))]
        found |= {os.path.relpath(os.path.join(where, f), folder)
                  for f in files + links}
    return found


def plugin_components():
    """plugin and those of other GCCs."""
    with open(SETTINGS['build'] + '/cmake_install.cmake', encoding='utf-8') as file:
        return sorted(set(re.findall(r'/install/(plugin[^/"]*)\.cmake"', file.read())))


class InstalledTest(unittest.TestCase):
    """A test that builds the two-file program, in C or C++."""

    def setUp(self):
        self.folder = work_folder(f'{type(self).__name__}.{self._testMethodName}')
        for name in ('app.c', 'part.c', 'part.h'):
            shutil.copy(os.path.join(HERE, 'program', name), self.folder)
        for name in ('app', 'part'):
            shutil.copy(os.path.join(self.folder, name + '.c'),
                        os.path.join(self.folder, name + '.cc'))

    def check_lowered(self, program, lowered=True):
        path = os.path.join(self.folder, program)
        symbols = run('nm', path)
        self.assertEqual(' snprintf' not in symbols, lowered, symbols)
        self.assertEqual('__qrintf_' in symbols, lowered, symbols)
        self.assertEqual(run(path), EXPECTED)

    def check_printf(self, program, static):
        """qrintf's printf by the C library's names is in PROGRAM, or needed by it."""
        path = os.path.join(self.folder, program)
        self.assertEqual(run(path), EXPECTED)
        if static:
            self.assertIn(' __qrintf_snprintf\n', run('nm', path))
        else:
            self.assertIn('[libqrintf_printf.so.1]', run('readelf', '-d', path))

    def build(self, compiler, compile_flags, link_flags, suffix='.c'):
        """Compiles app and part apart, links them and looks at the program."""
        for name in ('app', 'part'):
            run(*compiler, '-O2', *compile_flags, '-c', name + suffix,
                cwd=self.folder)
        run(*compiler, '-O2', 'app.o', 'part.o', '-o', 'app', *link_flags,
            cwd=self.folder)
        self.check_lowered('app')

    def build_all(self, compile_flags, link_flags, cc=(CC,), cxx=(CXX,)):
        """The same in C and C++, without and with LTO."""
        for lto in ([], ['-flto']):
            self.build(cc, lto + compile_flags, lto + link_flags)
            self.build(cxx, lto + compile_flags, lto + link_flags, '.cc')
