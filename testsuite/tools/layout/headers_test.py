# SPDX-License-Identifier: GPL-3.0-or-later
"""Every header of the plugin and of the runtime compiles by itself: it includes what
it uses, whatever its includer happened to define.  And no part of the runtime is compiled
for more than its ISA tier asks of the CPU.

    headers_test.py SOURCE CC CXX TIERS COMPILE_COMMANDS.JSON

TIERS are the ISA tiers of this build, separated by commas: only base where the CPU is
none that x86/ is for.  A header in x86/ is compiled for the tier that its name ends in,
others there for the least tier and for the best, headers of emitters and of the line
reader apart; one in neon/ if CC compiles for aarch64; one in portable/ as portable C,
with and without 128-bit integers, and what may include any of them in all these ways.
The plugin's headers are compiled with those of CXX's GCC.

A header that another one includes before anything else compiles by itself if that one
does, so only the other one is compiled; and a header that a source of the plugin
includes first has been compiled by itself in the build.

Each command of the build that defines QRINTF_TIER is asked for the ISA extensions that its
options allow, as GCC's predefined macros; those that every x86-64 lacks must be among what
the tier's row asks, or among what comes with one of these.
"""

import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

EXTENSION = re.compile(r'^#define __([A-Z0-9_]+)__ 1$', re.M)

# No CPU has the first without the others, nor is the first's state saved without.
COMES_WITH = {
    'AVX2': {'AVX', 'SSE3', 'SSSE3', 'SSE4_1', 'SSE4_2', 'XSAVE', 'CRC32'},
    # Widths of its registers, which GCC 14 and 15 name like extensions.
    'AVX512F': {'EVEX256', 'EVEX512'},
}
# vbmi2-emulated.c is run where v4 is.
TIER_OF = {'emulated': 'v4'}


def read_tiers(source):
    """What each tier of tiers.def asks of the CPU, in order."""
    asked = {'base': []}
    path = source / 'runtime/include/qrintf/tiers.def'
    for line in path.read_text(encoding='ascii').splitlines():
        if row := re.match(r'  ROW \(DATA, (\w+), (\w+), ', line):
            asked[row[1]] = asked[row[2]] + re.findall(r'HAS \((\w+)\)', line)
    return asked


def read_options(source):
    """The compiler's options for each tier."""
    # "sse2" names what serves without AVX-512's masks.
    # "narrow" is portable C on a machine without 128-bit integers.
    return {'sse2': [], 'portable': ['-DQRINTF_PORTABLE'],
            'narrow': ['-DQRINTF_PORTABLE', '-U__SIZEOF_INT128__'],
            **{tier: ['-m' + name.lower() for name in names]
               for tier, names in read_tiers(source).items()}}


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
    options = read_options(source)
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


def allowed(compiler, options):
    """What the compiler may use with OPTIONS, as names of extensions."""
    macros = subprocess.run([*compiler, *options, '-dM', '-E', '-x', 'c', '/dev/null'],
                            capture_output=True, text=True, check=True).stdout
    return set(EXTENSION.findall(macros))


def commands(path):
    """The tier, the compiler and the options on the CPU of each command."""
    with open(path, encoding='utf-8') as file:
        entries = json.load(file)
    for entry in entries:
        words = shlex.split(entry['command'])
        tier = [w.partition('=')[2] for w in words if w.startswith('-DQRINTF_TIER=')]
        if tier:
            first = next(i for i, word in enumerate(words) if word.startswith('-'))
            yield tier[0], tuple(words[:first]), tuple(
                word for word in words if re.match(r'-m[a-z0-9]', word))


def wrong_tiers(source, path):
    """A line for each command that may use more than its tier asks, and each tier without."""
    asked = {tier: {more for name in names for more in (name, *COMES_WITH.get(name, ()))}
             for tier, names in read_tiers(source).items()}
    found = set(commands(path))
    for tier, compiler, options in sorted(found):
        more = allowed(compiler, options) - allowed(compiler, ['-march=x86-64'])
        if unasked := more - asked.get(TIER_OF.get(tier, tier), set()):
            yield f'FAIL: {tier}: the CPU is not asked for {", ".join(sorted(unasked))}'
    for tier in set(asked) - {tier for tier, _, _ in found}:
        yield f'FAIL: nothing is compiled for {tier}'


def main():
    source, cc, cxx, tiers, compile_commands = sys.argv[1:]
    source = pathlib.Path(source)
    headers = list(compilations(source, cc, cxx, tiers.split(',')))
    todo = without_implied(headers, source)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        failures = [f for f in pool.map(failure_of, todo) if f]
    if tiers != 'base':
        failures += wrong_tiers(source, compile_commands)
    print(*failures, f'{len(todo)} of {len(headers)} compilations, {len(failures)} fail',
          sep='\n')
    return 1 if failures or len(headers) < 100 else 0


if __name__ == '__main__':
    sys.exit(main())
