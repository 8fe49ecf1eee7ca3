#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is installed where: by default, below DESTDIR, below a prefix, by
component; what `uninstall' leaves; and that the linker never finds a libqrintf.so."""

import os
import re
import shutil
import sys
import unittest

from installed import (CC, GCC_FOLDER, SETTINGS, TAIL, InstalledTest, files_below,
                       install, plugin_components, run, work_folder)

GCC_ROOT = GCC_FOLDER[:-len(TAIL)]


def linker_folders():
    """Where GCC and its linkers look for libraries."""
    said = run(CC, '-print-search-dirs')
    folders = re.search(r'^libraries: =(.*)$', said, re.M).group(1).split(':')
    for linker in filter(lambda name: shutil.which('ld.' + name), ('bfd', 'gold')):
        said = run(CC, f'-fuse-ld={linker}', '-Wl,--verbose', '-shared', '-x', 'c',
                   '/dev/null', '-o', os.path.join(SETTINGS['work'], 'empty.so'))
        folders += re.findall(r'SEARCH_DIR\("=?([^"]+)"\)', said)
    return {os.path.normpath(f) for f in folders}


class PlacesTest(InstalledTest):

    def test_destdir_without_prefix(self):
        """Nothing outside of /usr/local; with GCC's own folder named as the plugin's,
        -fplugin=libqrintf and -specs= find it."""
        if SETTINGS['prefix'] != '/usr/local':
            self.skipTest('configured with a prefix')
        root = work_folder('root')
        install(destdir=root)
        files = files_below(root)
        self.assertEqual([f for f in files if not f.startswith('usr/local/')], [])
        self.assertIn(f'usr/local/{TAIL}/libqrintf.so', files)
        self.assertIn('usr/local/bin/qrintf-gcc', files)
        self.check_linker(root)
        said = run(root + '/usr/local/bin/qrintf-gcc', '--qrintf-command', 'x.c',
                   QRINTF_CC=CC)
        self.assertIn(f'-fplugin={root}/usr/local/{TAIL}/libqrintf.so', said)

    def test_usr(self):
        """Packagers' prefix: all of it below, the plugin GCC's own, which finds it by its
        name, and the specs, in its own folder."""
        root = work_folder('usr')
        install(prefix='/usr', destdir=root)
        self.assertEqual(os.listdir(root), ['usr'])
        self.assertIn('usr/' + TAIL + '/libqrintf.so', files_below(root))
        self.check_linker(root)
        if GCC_ROOT != '/usr/':
            self.skipTest('the compiler is not below /usr')
        with open(f'{root}/usr/{os.path.dirname(TAIL)}/qrintf.specs',
                  encoding='utf-8') as file:
            specs = file.read()
        self.assertIn(' -fplugin=libqrintf\n', specs)
        self.assertNotIn(root, specs)
        # GCC looks below -B as below its own prefix.
        gcc = os.path.dirname(os.path.dirname(root + os.path.dirname(GCC_FOLDER)))
        for flag in '-fplugin=libqrintf', '-specs=qrintf.specs':
            self.build_all([f'-B{gcc}/', flag], [f'-B{gcc}/', flag])

    def uninstall(self, **arguments):
        """What the target `uninstall' prints."""
        return run(SETTINGS['cmake'], '--build', SETTINGS['build'],
                   '--target', 'uninstall', **arguments)

    def test_uninstall(self):
        """All that was installed goes, and nothing else, not even empty folders that
        other software uses."""
        self.remove_manifests()
        self.assertIn('has no install_manifest', self.uninstall(fails=True))
        for root in work_folder('uninstall'), '':
            prefix = work_folder('uninstall-prefix')
            place = root + prefix
            for folder in 'lib/pkgconfig', 'share/man/man1', 'empty':
                os.makedirs(f'{place}/{folder}', exist_ok=True)
            other = f'{place}/share/man/man1/other.1'
            open(other, 'w', encoding='utf-8').close()
            install(prefix=prefix, destdir=root)
            os.remove(f'{place}/bin/qrintf-g++')
            said = self.uninstall(DESTDIR=root)
            self.assertIn(f'Removing: {place}/bin/qrintf-gcc', said)
            self.assertEqual(files_below(place), {'share/man/man1/other.1'})
            self.assertTrue(os.path.isdir(place + '/empty'))
            left = {name for _, folders, _ in os.walk(place) for name in folders}
            self.assertFalse({'qrintf', 'gcc', 'plugin'} & left, left)
            self.assertIn('has no install_manifest', self.uninstall(fails=True))

    def test_uninstall_components(self):
        """Those that were installed one by one go together."""
        self.remove_manifests()
        prefix = work_folder('uninstall-components')
        install(prefix=prefix, component='tools')
        install(prefix=prefix, component='dev')
        self.uninstall(DESTDIR='')
        self.assertEqual(files_below(prefix), set())

    def remove_manifests(self):
        for name in os.listdir(SETTINGS['build']):
            if name.startswith('install_manifest'):
                os.remove(os.path.join(SETTINGS['build'], name))

    def check_linker(self, root):
        plugins = [f for f in files_below(root)
                   if re.search(r'/libqrintf\.(so|a)', f)]
        self.assertTrue(plugins)
        folders = linker_folders()
        self.assertIn('/usr/lib/x86_64-linux-gnu' if os.path.isdir(
            '/usr/lib/x86_64-linux-gnu') else '/usr/lib', folders)
        for plugin in plugins:
            self.assertNotIn(os.path.dirname('/' + plugin), folders)
        options = [f'-L{root}{folder}' for folder in folders]
        said = run(CC, '-shared', '-x', 'c', '/dev/null', *options, '-lqrintf', '-o',
                   os.path.join(SETTINGS['work'], 'empty.so'), fails=True)
        self.assertIn('-lqrintf', said)

    def test_prefix(self):
        """Any other prefix: nothing outside, plugins of all GCCs inside."""
        prefix = work_folder('prefix')
        said = install(prefix=prefix)
        for line in re.findall(r'^-- (?:Installing|Up-to-date): (.*)$', said, re.M):
            self.assertTrue(line.startswith(prefix + '/'), line)
        files = files_below(prefix)
        self.assertIn(TAIL + '/libqrintf.so', files)
        # A loader and a plugin for each.
        for pattern in (r'/plugin/libqrintf\.so$',
                        r'/plugin/qrintf/gcc-\d[^/]*-[0-9a-f]{8}/libqrintf\.so$'):
            self.assertEqual(len([f for f in files if re.search(pattern, f)]),
                             len(plugin_components()))
        self.check_linker(prefix)
        if SETTINGS['shared']:
            self.assertIn(f'The dynamic linker does not search in {prefix}/lib', said)

    def test_components(self):
        """Each file is in one component, and each is where it is to be."""
        whole = work_folder('whole')
        install(prefix=whole)
        seen = {}
        for component in plugin_components() + ['loader', 'runtime', 'run', 'dev',
                                                'tools']:
            part = work_folder('part')
            install(prefix=part, component=component)
            for name in files_below(part):
                self.assertNotIn(name, seen)
                seen[name] = component
        self.assertEqual(set(seen), files_below(whole))
        plugins = {f: c for f, c in seen.items() if f.endswith('/libqrintf.so')}
        for name, component in plugins.items():
            self.assertEqual(component == 'loader', '/plugin/qrintf/' not in name)
        wanted = {'qrintf.specs': 'loader', 'qrintf-library.specs': 'loader',
                  'libqrintf_rt.a': 'dev', 'libqrintf_rt.so': 'dev',
                  'libqrintf_rt.so.1': 'runtime', 'itoa.h': 'dev',
                  'line_reader.hpp': 'dev', 'reader.hpp': 'dev', 'qrintf.pc': 'dev',
                  'qrintf-rt.pc': 'dev', 'qrintf-config.cmake': 'dev',
                  'qrintf-gcc': 'tools', 'qrintf-g++': 'tools', 'qrintf-gate': 'tools',
                  'qrintf-gate.1': 'tools', 'qrintf.1': 'tools',
                  'libqrintf_printf.a': 'dev', 'libqrintf_printf.so': 'dev',
                  'libqrintf_printf.so.1': 'runtime', 'qrintf-run': 'run',
                  'qrintf-run.1': 'run', 'qrintf-printf.pc': 'dev',
                  'MIT-0.txt': 'tools'}
        of_shared = re.compile(r'libqrintf_rt\.so|.*(_printf|-printf|-run|-library)\b')
        for name, component in wanted.items():
            if of_shared.match(name) and not SETTINGS['shared']:
                continue
            found = {c.split('-')[0] for f, c in seen.items()
                     if os.path.basename(f) == name}
            self.assertEqual(found, {component}, name)
        # What is between plugin and runtime is nobody else's.
        self.assertFalse([f for f in seen if 'emitters' in f])

    def test_rules(self):
        """docs/installing.md's rules, by the script that has them."""
        source = SETTINGS['source'] + '/cmake/install/plugin-folder.cmake'
        tail = 'lib/gcc/x86_64-linux-gnu/12/plugin'
        own = '/usr/' + tail
        for prefix, wish, folder, in_gcc in (
                ('/usr/local', '', '/usr/local/' + tail, 'FALSE'),
                ('/usr', '', own, 'TRUE'), ('/usr/local', own, own, 'TRUE'),
                ('/opt/q', '', '/opt/q/' + tail, 'FALSE'),
                ('/usr', 'lib/q', '/usr/lib/q', 'FALSE'),
                ('/usr/local', 'lib/q', '/usr/local/lib/q', 'FALSE'),
                ('/opt/q', '/else/where', '/else/where', 'FALSE'),
                ('/opt/q', own, own, 'TRUE')):
            script = os.path.join(work_folder('rules'), 'rules.cmake')
            with open(script, 'w', encoding='utf-8') as file:
                file.write(f'set (wish "{wish}")\nset (gcc_folder "{own}")\n'
                           f'set (tail "{tail}")\n'
                           f'set (qrintf_prefix "{prefix}")\ninclude ("{source}")\n'
                           'message ("${qrintf_folder} ${qrintf_in_gcc}")\n')
            said = run(SETTINGS['cmake'], '-P', script)
            self.assertEqual(said, f'{folder} {in_gcc}\n', (prefix, wish))

    def test_report(self):
        """The installed qrintf-report finds its page."""
        prefix = work_folder('report')
        install(prefix=prefix, component='tools')
        script = prefix + '/bin/qrintf-report'
        self.assertIn('usage: qrintf-report', run(script, '--help'))
        try:
            import jinja2 # pylint: disable=unused-import,import-outside-toplevel
        except ImportError:
            self.skipTest('no jinja2')
        flags = ['-fplugin=' + SETTINGS['plugin'],
                 '-fplugin-arg-libqrintf-report=' + self.folder + '/notes']
        os.makedirs(self.folder + '/notes')
        self.build([CC], flags, [])
        self.assertIn('2 units', run(script, self.folder + '/notes'))
        page = self.folder + '/page.html'
        run(sys.executable, script, '--html', page, self.folder + '/notes')
        with open(page, encoding='utf-8') as file:
            self.assertIn('part.c', file.read())

    def test_rebuild(self):
        """The installed qrintf-rebuild finds its parts, its page, and the script that
        fetches sources."""
        prefix = work_folder('rebuild')
        install(prefix=prefix, component='tools')
        script = prefix + '/bin/qrintf-rebuild'
        self.assertIn('usage: qrintf-rebuild', run(script, '--help'))
        files = files_below(prefix)
        self.assertIn('share/qrintf/fetch-source.sh', files)
        self.assertIn('share/qrintf/rebuild/side.py', files)
        results = SETTINGS['source'] + '/testsuite/dist/archive/results.json'
        page = self.folder + '/page.html'
        run(sys.executable, script, '--from-json', results, '--html', page)
        with open(page, encoding='utf-8') as file:
            self.assertIn(' packages are equal', file.read())

    def test_strip(self):
        prefix = work_folder('stripped')
        for component in ('loader', 'plugin'):
            install(prefix=prefix, component=component, options=['--strip'])
        both = [f for f in files_below(prefix) if f.endswith('/libqrintf.so')]
        self.assertEqual(len(both), len(plugin_components()) + 1)
        for file in both:
            self.assertNotIn('.symtab', run('readelf', '-SW', f'{prefix}/{file}'))
        self.build([CC], [f'-fplugin={prefix}/{TAIL}/libqrintf.so'], [])


if __name__ == '__main__':
    unittest.main(verbosity=2)
