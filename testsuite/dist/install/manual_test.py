#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The man pages: no warnings, and they name what there is to name."""

import glob
import os
import re
import shutil
import unittest

from installed import CC, SETTINGS, run

FOLDER = os.path.join(SETTINGS['source'], 'docs', 'man')
PAGES = sorted(glob.glob(FOLDER + '/*.1'))


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
                target = re.match(r'\.so man1/(\S+)$', first).group(1)
                self.assertTrue(os.path.exists(os.path.join(FOLDER, target)), page)

    def test_arguments(self):
        """qrintf(1) has each argument of the plugin's own help, and no other."""
        with open(os.path.join(FOLDER, 'qrintf.1'), encoding='utf-8') as file:
            page = set(re.findall(r'^\.It Fl fplugin-arg-libqrintf-([a-z-]+)',
                                  file.read(), re.M))
        self.assertEqual(page, set(valid_arguments()))


if __name__ == '__main__':
    unittest.main(verbosity=2)
