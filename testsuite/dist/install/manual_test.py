#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The man pages: no warnings, and they name what there is to name."""

import glob
import os
import re
import shutil
import unittest

from installed import CC, SETTINGS, run, work_folder
from shared_test import INCLUDE, declared

FOLDER = os.path.join(SETTINGS['source'], 'docs', 'man')
PAGES = sorted(glob.glob(FOLDER + '/*.[13]'))


def valid_arguments():
    """The plugin's, as it says where it gets another one."""
    said = run(CC, '-fplugin=' + SETTINGS['plugin'], '-S', '-x', 'c', '/dev/null',
               '-fplugin-arg-libqrintf-nonsense', '-o', '/dev/null', fails=True)
    keys = re.search(r'(?:valid|are|one of)[^:]*: ([a-z, -]+)', said).group(1)
    return keys.split(', ')


class ManualTest(unittest.TestCase):

    def test_no_warnings(self):
        self.assertGreaterEqual(len(PAGES), 5)
        for page in PAGES:
            with open(page, encoding='utf-8') as file:
                if file.read().startswith('.so '):
                    continue
            with self.subTest(page=page):
                self.assertEqual(run('groff', '-mandoc', '-Tutf8', '-ww', '-z', page), '')
                if shutil.which('mandoc'):
                    run('mandoc', '-T', 'lint', '-W', 'warning', page)

    def test_links(self):
        for page in PAGES:
            with open(page, encoding='utf-8') as file:
                first = file.readline()
            if first.startswith('.so '):
                target = re.match(r'\.so man[13]/(\S+)$', first).group(1)
                self.assertTrue(os.path.exists(os.path.join(FOLDER, target)), page)

    def test_functions(self):
        """Each function of a header is in its page, and none besides."""
        folder = work_folder('manual')
        for page, header in (('qrintf_itoa.3', 'itoa.h'),
                             ('qrintf_line_reader.3', 'line_reader.h')):
            with open(os.path.join(FOLDER, page), encoding='utf-8') as file:
                text = file.read()
            synopsis = set(re.findall(r'^\.F[no] (\w+)', text.split('.Sh DESCR')[0],
                                      re.M))
            names = set(re.findall(r'^\.Nm (\w+)', text, re.M))
            self.assertEqual(synopsis, names, page)
            there = {f for f in declared(header, folder) if not f.endswith('_exact')}
            there -= {'qrintf_lines_refill'}
            names -= {'qrintf_lines_step'} # which is inline
            self.assertEqual(names, there, page)

    def test_arguments(self):
        """qrintf(1) has each argument of the plugin's own help, and no other."""
        with open(os.path.join(FOLDER, 'qrintf.1'), encoding='utf-8') as file:
            page = set(re.findall(r'^\.It Fl fplugin-arg-libqrintf-([a-z-]+)',
                                  file.read(), re.M))
        self.assertEqual(page, set(valid_arguments()))


if __name__ == '__main__':
    unittest.main(verbosity=2)
