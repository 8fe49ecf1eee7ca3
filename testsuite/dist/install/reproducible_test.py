#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A build in another folder, by other means, of the plugin and the runtime is equal
to the bit to this one, and no file names a folder of the builder's.

With QRINTF_LONG in the environment, two more builds are compared with each other,
those of the plugin for all other GCCs included."""

import os
import re
import shutil
import sys
import unittest

from installed import SETTINGS, run, work_folder

KEPT = ('CMAKE_BUILD_TYPE', 'CMAKE_C_FLAGS', 'CMAKE_CXX_FLAGS', 'CMAKE_C_COMPILER',
        'CMAKE_CXX_COMPILER', 'QRINTF_WERROR', 'QRINTF_PORTABLE_RUNTIME',
        'QRINTF_SHARED_RUNTIME')
TARGETS = ['qrintf_plugin', 'qrintf_rt'] + (['qrintf_rt_shared']
                                           if SETTINGS['shared'] else [])


def cache():
    with open(SETTINGS['build'] + '/CMakeCache.txt', encoding='utf-8') as file:
        return dict(re.findall(r'^(\w+):\w+=(.*)$', file.read(), re.M))


def build(folder, generator, gccs, targets, umask, **environment):
    """Builds a copy of the sources below FOLDER; the build folder."""
    skipped = shutil.ignore_patterns('build', '.git', '.cache')
    source = os.path.join(folder, 'source')
    shutil.copytree(SETTINGS['source'], source, ignore=skipped)
    for where, folders, files in os.walk(source):
        for name in files:
            os.utime(os.path.join(where, name), (10 ** 9, 10 ** 9))
    old = os.umask(umask)
    try:
        options = [f'-D{key}={value}' for key, value in cache().items() if key in KEPT]
        run(SETTINGS['cmake'], '-G', generator, '-S', source, '-B', folder + '/made',
            '-DQRINTF_TESTS=OFF', '-DQRINTF_BENCH=OFF', f'-DQRINTF_GCCS={gccs}',
            *options, **environment)
        command = [SETTINGS['cmake'], '--build', folder + '/made', '-j2']
        if targets:
            command += ['--target', *targets]
        run(*command, CCACHE_DISABLE='1', **environment)
    finally:
        os.umask(old)
    return folder + '/made'


def results(build_folder):
    """What is installed, and the table in the plugin: name to contents."""
    found = {}
    for where, folders, files in os.walk(build_folder):
        for name in files:
            if re.match(r'libqrintf(_rt)?\.(so|a)(\.[\d.]+)?$|embedded\.inc$', name):
                path = os.path.join(where, name)
                with open(path, 'rb') as file:
                    found[os.path.relpath(path, build_folder)] = file.read()
    return found


class ReproducibleTest(unittest.TestCase):

    def check_equal(self, first, second, names):
        one, other = results(first), results(second)
        for name in names:
            self.assertIn(name, one)
            self.assertEqual(len(one[name]), len(other[name]), name)
            self.assertTrue(one[name] == other[name], f'{name} differs: {first} and '
                            f'{second}; diffoscope tells where')
        for folder in (first, second, os.path.dirname(first), SETTINGS['source']):
            for name in names:
                self.assertNotIn(folder.encode() + b'/', one[name], name)
                self.assertNotIn(folder.encode() + b'/', other[name], name)

    def test_another_folder(self):
        """Another depth, generator, time, locale, user and umask."""
        if cache().get('CMAKE_C_COMPILER_LAUNCHER'):
            self.skipTest('this build is ccache\'s, which may change paths')
        folder = work_folder('reproducible/a much/deeper')
        made = build(folder, 'Unix Makefiles', 'none', TARGETS, 0o077,
                     TZ='Pacific/Kiritimati', LC_ALL='tr_TR.UTF-8', USER='somebody',
                     HOME='/nonexistent', PYTHONHASHSEED='7')
        names = [os.path.relpath(SETTINGS['plugin'], SETTINGS['build']),
                 os.path.relpath(SETTINGS['archive'], SETTINGS['build']),
                 'plugin/embedded.inc']
        if SETTINGS['shared']:
            real = os.path.realpath(SETTINGS['shared'])
            names.append(os.path.relpath(real, os.path.realpath(SETTINGS['build'])))
        self.check_equal(SETTINGS['build'], made, names)
        shutil.rmtree(folder)

    @unittest.skipUnless(os.environ.get('QRINTF_LONG'), 'needs QRINTF_LONG=1')
    def test_all_plugins(self):
        one = build(work_folder('reproducible-1'), 'Ninja', 'all', [], 0o022,
                    LC_ALL='C')
        two = build(work_folder('reproducible/2nd'), 'Unix Makefiles', 'all', [],
                    0o027, TZ='Pacific/Kiritimati', LC_ALL='tr_TR.UTF-8')
        names = set(results(one))
        self.assertEqual(names, set(results(two)))
        # Runtimes for other machines are not installed; their tables are used.
        names = {n for n in names if not re.match(r'runtime/.+/libqrintf_rt', n)}
        self.assertGreater(len(names), 4)
        self.check_equal(one, two, sorted(names))


if __name__ == '__main__':
    if cache().get('QRINTF_REPRODUCIBLE') != 'ON':
        print('this build is not meant to be reproducible')
        sys.exit(77)
    unittest.main(verbosity=2)
