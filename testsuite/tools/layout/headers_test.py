# SPDX-License-Identifier: GPL-3.0-or-later
"""Every header of the plugin and of the runtime compiles by itself: it includes what
it uses, whatever its includer happened to define.

    headers_test.py SOURCE CC CXX TIERS

TIERS are the ISA tiers of this build, separated by commas: only base where the CPU is
none that x86/ is for.  A header in x86/ is compiled for the tier that its name ends in,
others there for the least tier and for the best, headers of emitters and of the line
reader apart; one in neon/ if CC compiles for aarch64; one in portable/ as portable C,
with and without 128-bit integers, and what may include any of them in all these ways.
The plugin's headers are compiled with those of CXX's GCC.

A header that another one includes before anything else compiles by itself if that one
does, so only the other one is compiled; and a header that a source of the plugin
includes first has been compiled by itself in the build.
"""

import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys


def read_options(path):
    """The compiler's options for each tier of tiers.def."""
    # "sse2" names what serves without AVX-512's masks.
    # "narrow" is portable C on a machine without 128-bit integers.
    options = {'base': [], 'sse2': [], 'portable': ['-DQRINTF_PORTABLE'],
               'narrow': ['-DQRINTF_PORTABLE', '-U__SIZEOF_INT128__']}
    with open(path, encoding='ascii') as file:
        for line in file:
            row = re.match(r'  ROW \(DATA, (\w+), (\w+), ', line)
            if row:
                options[row[1]] = options[row[2]] + [
                    '-m' + name.lower() for name in re.findall(r'HAS \((\w+)\)', line)]
    return options


def tiers_of(header, options, tiers, machine):
    """The names in OPTIONS for which the runtime's HEADER is compiled on MACHINE."""
    if 'portable' in header.parts:
        return ['portable', 'narrow']
    if 'neon' in header.parts:
        return ['base'] if machine.startswith('aarch64') else []
    if 'x86' not in header.parts:
        return ['base', 'portable', 'narrow']
    own = header.stem.rpartition('-')[2]
    if tiers[-1] == 'base':
        return []
    if own in options:
        return [own]
    return ['base', 'vbmi2' if 'lines' in header.parts else tiers[-1]]


def first_include(path, folders):
    """The header that PATH includes before anything else, or None."""
    text = re.sub(r'/\*.*?\*/|//[^\n]*', '', path.read_text(encoding='utf-8'), flags=re.S)
    first = re.match(r'\s*(?:#\s*ifndef (\w+)\s+#\s*define \1\s+)?#\s*include "([^"]+)"',
                     text)
    for folder in [path.parent, *folders] if first else []:
        if (folder / first[2]).is_file():
            return (folder / first[2]).resolve()
    return None


def without_implied(compilations, source):
    """Those of COMPILATIONS that no other one includes."""
    runtime, plugin = source / 'runtime', source / 'plugin'
    folders = [runtime / 'include', runtime / 'src', plugin]
    implied = {(first_include(path, folders), tuple(command))
               for _, command, path in compilations}
    built = {first_include(path, folders) for path in plugin.rglob('*.cc')}
    return [(name, [*command, path]) for name, command, path in compilations
            if (path.resolve(), tuple(command)) not in implied
            and path.resolve() not in built]


def compilations(source, cc, cxx, tiers):
    """(name, command, header) of all.  The command lacks the header."""
    runtime = source / 'runtime'
    options = read_options(runtime / 'include/qrintf/tiers.def')
    folders = ['-I', runtime / 'include', '-I', runtime / 'src']
    machine = subprocess.run([cc, '-dumpmachine'], capture_output=True, text=True,
                             check=True).stdout
    # An error since GCC 14.
    c = [cc, '-std=gnu11', '-O0', '-Werror=implicit-function-declaration',
         '-DQRINTF_TIER=base', *folders]
    for header in sorted((runtime / 'src').rglob('*.h')):
        for tier in tiers_of(header, options, tiers, machine):
            yield f'{header.relative_to(source)} for {tier}', [
                *c, *options[tier], '-x', 'c'], header
    for header in sorted((runtime / 'include').rglob('*.h')):
        yield f'{header.relative_to(source)} in C', [*c, '-x', 'c'], header
    for header in sorted((runtime / 'include').rglob('*.h*')):
        yield f'{header.relative_to(source)} in C++', [
            cxx, '-std=c++17', *folders, '-x', 'c++'], header
    gcc = subprocess.run([cxx, '-print-file-name=plugin'], capture_output=True,
                         text=True, check=True).stdout.strip() + '/include'
    for header in sorted((source / 'plugin').rglob('*.h')):
        yield f'{header.relative_to(source)}', [
            cxx, '-std=c++17', '-fno-rtti', '-fno-exceptions', '-isystem', gcc, '-I',
            source / 'plugin', '-I', runtime / 'include', '-x', 'c++'], header


def failure_of(compilation):
    """None, or what the compiler said."""
    name, command = compilation
    done = subprocess.run([*command, '-fsyntax-only'], capture_output=True,
                          text=True, check=False)
    return f'FAIL: {name}\n{done.stderr[:600]}' if done.returncode else None


def main():
    source, cc, cxx, tiers = sys.argv[1:]
    source = pathlib.Path(source)
    headers = list(compilations(source, cc, cxx, tiers.split(',')))
    todo = without_implied(headers, source)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        failures = [f for f in pool.map(failure_of, todo) if f]
    print(*failures, f'{len(todo)} of {len(headers)} compilations, {len(failures)} fail',
          sep='\n')
    return 1 if failures or len(headers) < 100 else 0


if __name__ == '__main__':
    sys.exit(main())
