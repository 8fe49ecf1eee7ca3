#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""An installed qrintf by CMake's find_package, with both generators, and by
Meson; the lines are those of docs/build-systems.md."""

import os
import shutil
import unittest

from installed import (CC, CXX, EXPECTED, SETTINGS, TAIL, InstalledTest, install,
                       run, work_folder)
from ways_test import documented

PREFIX = None
PROJECT = '''
cmake_minimum_required (VERSION 3.20)
project (app LANGUAGES C CXX)
option (LTO "" OFF)
set (CMAKE_INTERPROCEDURAL_OPTIMIZATION ${LTO})
set (CMAKE_BUILD_TYPE Release)
add_executable (app app.c part.c)
add_executable (app-cxx app.cc part.cc)
add_executable (mixed app.c part.cc)
find_package (qrintf)
find_package (qrintf)
if (qrintf_FOUND)
  target_link_libraries (app-cxx PRIVATE qrintf::plugin)
  target_link_libraries (mixed PRIVATE qrintf::plugin)
  foreach (kind runtime runtime_shared)
    if (NOT TARGET qrintf::${kind})
      continue ()
    endif ()
    add_executable (${kind} runtime.c)
    target_link_libraries (${kind} PRIVATE qrintf::${kind})
  endforeach ()
  foreach (kind printf printf_static)
    if (TARGET qrintf::${kind})
      add_executable (${kind} app.c part.c)
      target_link_libraries (${kind} PRIVATE qrintf::${kind})
      set_target_properties (${kind} PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)
    endif ()
  endforeach ()
  if (TARGET printf_static)
    target_link_options (printf_static PRIVATE -static)
  endif ()
endif ()
message (STATUS "plugin found: ${qrintf_PLUGIN_FOUND}")
'''


def setUpModule():
    global PREFIX
    PREFIX = work_folder('packages prefix')
    install(prefix=PREFIX)


class CMakeTest(InstalledTest):

    def setUp(self):
        super().setUp()
        here = os.path.dirname(os.path.abspath(__file__))
        shutil.copy(os.path.join(here, 'program', 'runtime.c'), self.folder)
        with open(self.folder + '/CMakeLists.txt', 'w', encoding='utf-8') as file:
            file.write(PROJECT + documented('cmake'))

    def configure(self, *options, prefix=None, cc=CC, cxx=CXX, fails=False):
        shutil.rmtree(self.folder + '/build', ignore_errors=True)
        return run(SETTINGS['cmake'], '-S', '.', '-B', 'build',
                   f'-DCMAKE_PREFIX_PATH={prefix or PREFIX}',
                   f'-DCMAKE_C_COMPILER={cc}', f'-DCMAKE_CXX_COMPILER={cxx}',
                   *options, cwd=self.folder, fails=fails)

    def compile_and_check(self, lowered=True):
        run(SETTINGS['cmake'], '--build', 'build', cwd=self.folder)
        for program in ('app', 'app-cxx', 'mixed'):
            self.check_lowered('build/' + program, lowered)
        kinds = ['runtime'] + (['runtime_shared'] if SETTINGS['shared'] else [])
        for program in kinds:
            said = run(f'{self.folder}/build/{program}', self.folder + '/runtime.c')
            self.assertEqual(said, '4294967295\nok\n')
        if SETTINGS['shared']:
            said = run('readelf', '-d', self.folder + '/build/runtime_shared')
            self.assertIn('libqrintf_rt.so.1', said)
        said = run('readelf', '-d', self.folder + '/build/runtime')
        self.assertNotIn('libqrintf_rt', said)
        if SETTINGS['printf'] == '1':
            self.check_printf('build/printf', static=False)
            self.check_printf('build/printf_static', static=True)

    def test_ninja(self):
        said = self.configure('-G', 'Ninja')
        self.assertIn('plugin found: TRUE', said)
        self.assertNotIn('Warning', said)
        self.compile_and_check()

    def test_make_with_lto(self):
        self.configure('-G', 'Unix Makefiles', '-DLTO=ON')
        self.compile_and_check()

    def test_moved(self):
        moved = os.path.join(self.folder, 'moved')
        shutil.copytree(PREFIX, moved, symlinks=True)
        said = self.configure('-G', 'Ninja', prefix=moved)
        self.compile_and_check()
        with open(self.folder + '/build/build.ninja', encoding='utf-8') as file:
            text = file.read()
        self.assertIn(f'-fplugin={moved}/{TAIL}/libqrintf.so', text)
        self.assertNotIn(PREFIX, text + said)

    def test_compilers_without_plugin(self):
        """The program is built as it is, and one message says why; it is an error
        if the plugin is required."""
        bare = os.path.join(self.folder, 'bare')
        shutil.copytree(PREFIX, bare, symlinks=True)
        os.remove(os.path.join(bare, TAIL, 'libqrintf.so'))
        kinds = [(CC, CXX, 'there is no libqrintf.so for')]
        if shutil.which('clang') and shutil.which('clang++'):
            kinds.append(('clang', 'clang++', 'qrintf is a plugin of GCC'))
        for cc, cxx, why in kinds:
            said = self.configure('-G', 'Ninja', prefix=bare, cc=cc, cxx=cxx)
            # CMake wraps its messages.
            words = ' '.join(said.split())
            self.assertEqual(words.count('qrintf: C\'s calls'), 1, said)
            self.assertIn(why, words)
            self.assertIn('plugin found: FALSE', said)
            run(SETTINGS['cmake'], '--build', 'build', cwd=self.folder)
            self.check_lowered('build/app-cxx', lowered=False)
        with open(self.folder + '/CMakeLists.txt', 'a', encoding='utf-8') as file:
            file.write('find_package (qrintf REQUIRED COMPONENTS plugin)\n')
        said = self.configure('-G', 'Ninja', prefix=bare, fails=True)
        self.assertIn('there is no libqrintf.so for', ' '.join(said.split()))
        self.configure('-G', 'Ninja')


class FlagsFromOutsideTest(InstalledTest):
    """A project that knows nothing of qrintf gets the flag at its configuration."""

    def setUp(self):
        super().setUp()
        self.flag = f'-fplugin={PREFIX}/{TAIL}/libqrintf.so'.replace(' ', '\\ ')

    def test_cmake(self):
        with open(self.folder + '/CMakeLists.txt', 'w', encoding='utf-8') as file:
            file.write('cmake_minimum_required (VERSION 3.20)\nproject (app C CXX)\n'
                       'add_executable (app app.c part.c)\n'
                       'add_executable (app-cxx app.cc part.cc)\n')
        run(SETTINGS['cmake'], '-S', '.', '-B', 'build', f'-DCMAKE_C_COMPILER={CC}',
            f'-DCMAKE_CXX_COMPILER={CXX}', '-DCMAKE_BUILD_TYPE=Release',
            '-DCMAKE_C_FLAGS=' + self.flag, '-DCMAKE_CXX_FLAGS=' + self.flag,
            cwd=self.folder)
        run(SETTINGS['cmake'], '--build', 'build', cwd=self.folder)
        self.check_lowered('build/app')
        self.check_lowered('build/app-cxx')

    def test_meson(self):
        with open(self.folder + '/meson.build', 'w', encoding='utf-8') as file:
            file.write("project('app', 'c')\nexecutable('app', 'app.c', 'part.c')\n")
        run(SETTINGS['meson'], 'setup', 'build', '-Dbuildtype=release',
            '-Dc_args=' + self.flag, cwd=self.folder, CC=CC)
        run('ninja', '-C', 'build', cwd=self.folder)
        self.check_lowered('build/app')


class MesonTest(InstalledTest):

    def test_meson(self):
        with open(self.folder + '/meson.build', 'w', encoding='utf-8') as file:
            file.write("project('app', 'c', 'cpp')\n" + documented('meson'))
            file.write("executable('app-cxx', 'app.cc', 'part.cc', "
                       'dependencies: qrintf)\n')
        folders = [w for w, _, files in os.walk(PREFIX) if 'qrintf.pc' in files]
        for kind in ('false', 'true'):
            run(SETTINGS['meson'], 'setup', 'build' + kind, '-Dbuildtype=release',
                f'-Db_lto={kind}', cwd=self.folder, CC=CC, CXX=CXX,
                PKG_CONFIG_PATH=folders[0])
            run('ninja', '-C', 'build' + kind, cwd=self.folder)
            self.check_lowered(f'build{kind}/app')
            self.check_lowered(f'build{kind}/app-cxx')

    def test_without(self):
        with open(self.folder + '/meson.build', 'w', encoding='utf-8') as file:
            file.write("project('app', 'c')\n" + documented('meson'))
        run(SETTINGS['meson'], 'setup', 'build', cwd=self.folder, CC=CC,
            PKG_CONFIG_PATH='', PKG_CONFIG_LIBDIR=self.folder)
        run('ninja', '-C', 'build', cwd=self.folder)
        self.assertEqual(run(self.folder + '/build/app'), EXPECTED)


if __name__ == '__main__':
    unittest.main(verbosity=2)
