#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""qrintf's printf by the C library's names, of an installed runtime without a plugin:
qrintf-run, and linked by a compiler, by pkg-config's words and by CMake."""

import os
import shutil
import unittest

from installed import CC, SETTINGS, files_below, install, run, work_folder

PREFIX, LIBRARY = None, 'libqrintf_printf.so.1'
PROGRAM = '#include <stdio.h>\nint main (void) { return printf ("%d\\n", 42) - 3; }\n'
PROJECT = '''
cmake_minimum_required (VERSION 3.20)
project (app LANGUAGES C)
find_package (qrintf REQUIRED COMPONENTS runtime)
foreach (kind printf printf_static)
  add_executable (app-${kind} app.c)
  target_link_libraries (app-${kind} PRIVATE qrintf::${kind})
endforeach ()
target_link_options (app-printf_static PRIVATE -static)
'''


def setUpModule():
    global PREFIX
    PREFIX = work_folder('printf-prefix')
    for component in ('runtime', 'run', 'dev'):
        install(prefix=PREFIX, component=component)


class PrintfTest(unittest.TestCase):

    def setUp(self):
        self.folder = work_folder(f'PrintfTest.{self._testMethodName}')
        for name, text in (('app.c', PROGRAM), ('CMakeLists.txt', PROJECT)):
            with open(f'{self.folder}/{name}', 'w', encoding='utf-8') as file:
                file.write(text)
        self.libraries = [f'{PREFIX}/{os.path.dirname(name)}'
                          for name in files_below(PREFIX) if name.endswith(LIBRARY)]

    def check(self, program, static):
        self.assertEqual(run(program, LD_LIBRARY_PATH=self.libraries[0]), '42\n')
        if static:
            self.assertIn(' __qrintf_printf\n', run('nm', program))
        else:
            self.assertIn(f'[{LIBRARY}]', run('readelf', '-d', program))

    def test_run(self):
        moved = f'{self.folder}/moved'
        shutil.copytree(PREFIX, moved, symlinks=True)
        for prefix in (PREFIX, moved):
            said = run(f'{prefix}/bin/qrintf-run', 'sh', '-c', 'echo $LD_PRELOAD')
            self.assertRegex(said, rf'^{prefix}/lib\S*/{LIBRARY}\S*\n$')

    def test_by_pkg_config(self):
        folder = self.libraries[0] + '/pkgconfig'
        words = run(SETTINGS['pkg_config'], '--libs', 'qrintf-printf',
                    PKG_CONFIG_PATH=folder).split()
        for kind in ([], ['-static']):
            program = self.folder + '/app'
            run(CC, *kind, '-fno-builtin', self.folder + '/app.c', '-o', program, *words)
            self.check(program, static=bool(kind))

    def test_by_cmake(self):
        run(SETTINGS['cmake'], '-S', '.', '-B', 'build', f'-DCMAKE_PREFIX_PATH={PREFIX}',
            f'-DCMAKE_C_COMPILER={CC}', cwd=self.folder)
        run(SETTINGS['cmake'], '--build', 'build', cwd=self.folder)
        self.check(self.folder + '/build/app-printf', static=False)
        self.check(self.folder + '/build/app-printf_static', static=True)


if __name__ == '__main__':
    unittest.main(verbosity=2)
