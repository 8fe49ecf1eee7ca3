# SPDX-License-Identifier: GPL-3.0-or-later
"""Links every emitter that a musl program may get with musl-gcc, dynamic, static and
as a shared library, and looks that none of them needs an ifunc, nor any that is chosen
at its first call another one that is.

    links.py EMBEDDED.INC EMITTERS.DEF TIERS.DEF
"""

import re
import subprocess
import sys

PART = re.compile(r'^\{ "(\w+)", (\d+), \d+, \d+ \},$', re.M)
NEEDS = re.compile(r'needs\[\] = \{ (.*?) \};')
SYMBOL = re.compile(r'^\{ \d+, (\d+) \},$', re.M)
ARRAY = r'const char {}\[\] =\n(.*?)\n;$'
LITERAL = re.compile(r'R"qrintf\((.*?)\)qrintf"( "\\0")?', re.S)
TIERS = re.compile(r'^#define QRINTF_EMITTER_TIERS\(R, D\) (.*)', re.M)
ROW = re.compile(r'^QRINTF_EMITTER \((\w+), (TIERED|PLAIN|STREAM),', re.M)
# No call for musl comes to these: single characters and values are written as others
# are, and dprintf is kept.
OTHERS_ONLY = ('stream_', 'stdout_', 'print_', 'descriptor_')
# qrintf's printf.
OF_GLIBC = re.compile(r'v?(|f|s|sn|as|d)printf(_chk)?$|f?puts$|putc(har)?$|fwrite$')


def read_table(path):
    """Each symbol's part, and all parts: (hash of their names, needs, text)."""
    with open(path, encoding='ascii') as file:
        table = file.read()
    where = dict(zip(texts_of('names', table), map(int, SYMBOL.findall(table))))
    needs = [int(x) for x in NEEDS.search(table)[1].split(',')]
    parts = []
    for (name, first), text in zip(PART.findall(table), texts_of('assembly', table)):
        end = needs.index(-1, int(first))
        parts.append((name, needs[int(first):end], text))
    return where, parts


def texts_of(array, table):
    """The strings in ARRAY of TABLE, of which a long one is in several literals."""
    literals = re.search(ARRAY.format(array), table, re.S | re.M)[1]
    text = ''
    for literal, end in LITERAL.findall(literals):
        text += literal
        if end:
            yield text
            text = ''


def wanted(rows, names, where):
    """The symbols that runtime-calls.cc names for musl."""
    for name, kind in rows:
        if kind == 'STREAM':
            if not name.endswith('_unlocked'):
                yield f'__qrintf_{name}__musl'
        elif name.startswith(OTHERS_ONLY) or OF_GLIBC.match(name):
            continue
        elif kind == 'TIERED':
            tiers = [f'__qrintf_{name}__{tier}' for tier in names]
            yield from tiers if tiers[0] in where else [f'__qrintf_{name}']
        else:
            yield f'__qrintf_{name}'


def closure(symbols, where, parts):
    """The parts of SYMBOLS and all that these need, as indexes."""
    todo, done = [where[symbol] for symbol in symbols], set()
    while todo:
        part = todo.pop()
        if part not in done:
            done.add(part)
            todo += parts[part][1]
    return done


def check_alone(symbols, where, parts):
    """An object with one conversion carries the variants of no other emitter."""
    for symbol in symbols:
        if symbol.endswith('__late'):
            carried = closure([symbol], where, parts)
            others = [s for s in where if s.endswith('__late') and s != symbol
                      and where[s] in carried]
            if others:
                sys.exit(f'FAIL: {symbol} brings {len(others)} others along, such as '
                         f'{others[0]}')


def main():
    where, parts = read_table(sys.argv[1])
    with open(sys.argv[2], encoding='utf-8') as file:
        rows = ROW.findall(file.read())
    with open(sys.argv[3], encoding='utf-8') as file:
        listed = re.findall(r'QRINTF_(\w+) ', TIERS.search(file.read()).group(1))
    symbols = list(wanted(rows, ['late', 'base', *listed], where))
    check_alone(symbols, where, parts)
    done = closure(symbols, where, parts)
    text = ''.join(parts[i][2] for i in sorted(done))
    if 'gnu_indirect_function' in text:
        sys.exit('FAIL: a musl program would get an ifunc')
    with open('all.s', 'w', encoding='ascii') as file:
        file.write(text + '\t.data\n'
                   + ''.join(f'\t.quad {symbol}.{parts[where[symbol]][0]}\n'
                             for symbol in symbols)
                   + '\t.section .note.GNU-stack,"",@progbits\n')
    with open('main.c', 'w', encoding='ascii') as file:
        file.write('int main (void) { return 0; }\n')
    for kind in [], ['-static'], ['-static-pie'], ['-shared', '-Wl,-z,defs']:
        subprocess.run(['musl-gcc', '-fPIC', *kind, 'main.c', 'all.s', '-o', 'all'],
                       check=True)
        if '-shared' not in kind:
            subprocess.run(['./all'], check=True)
    print(f'{len(symbols)} emitters, {len(done)} parts')


if __name__ == '__main__':
    main()
