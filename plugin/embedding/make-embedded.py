#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The runtime as text that the plugin can write into any object file.

Reads the assembly that GCC makes of the runtime's sources (embedded_chunks.py)
and prints a table in C++: a row for each part (embedded_parts.py), which is a
function or object with everything that only it uses.  A part is a COMDAT group
of its own with hidden symbols, so that the linker keeps one copy of it in a
program, even if many objects contain it.

Every name ends in a hash of the part's text and of the text of all parts that
it needs.  So equal names stand for equal code, even if the objects of a program
come from different builds of the plugin, and no name is one of the library's,
which have no hash.

The symbols are unique (STB_GNU_UNIQUE), not weak: objcopy can make global and
weak symbols local, and a local symbol cannot be resolved to the copy in another
object.  A symbol cannot be declared both unique and a function, so it is set to
a label that is a function, and takes the label's type.

usage: make-embedded.py --output=FILE [--bytes=COMPILER,READELF] ASSEMBLY...
       make-embedded.py --print=SYMBOL [--bytes=COMPILER,READELF] ASSEMBLY...

The second form prints the text that an object with a reference to SYMBOL gets,
for as and size; if SYMBOL is "all", the whole text.

Every name that is local to a source gets the source's name as a prefix.
Read-only data that several parts use gets a prefix made of its contents
instead, so that equal data of several sources, such as the variants of an
emitter, exists once.  The thunks by which i386 code finds its own address are
in every source; each becomes one part with a name of its own.  Unwind
information is kept.  One of the files (src/core/target.c) describes the target
of the assembly.  The assembler of s390x needs a directive for the instruction
set.  With --bytes the text has numbers in place of instructions
(embedded_bytes.py).

Refused: everything that the script does not understand, such as writable data
with an initial value other than zeros, or a section of an unknown kind.

The assembly may be that of x86-64, i386, aarch64 or s390x; other CPUs probably
need only rows in HEADERS.

If a part uses another one by a weak reference, it does not include that one,
and the plugin decides whether to write it.
"""

import argparse
import hashlib
import os
import re

from embedded_bytes import as_bytes
from embedded_chunks import HEADERS, LABEL, NAME, chunks_of, fail, is_private, read_facts
from embedded_frames import EMITTER, HEAD
from embedded_parts import GLOBAL, THUNK, parts_of

LOCAL = re.compile(r'[A-Za-z_$][\w$]*(\.\w+)*\.\d+$')    # GCC's statics
FACTS = ('pointer_bits', 'big_endian', 'long_double_digits', 'long_double_bytes',
         'level')
TEXT = ('.string', '.ascii')
WEAK = re.compile(r'\t\.weakref\t(\S+), (\S+)')
CALL = re.compile(r'\s*(call|jmp|bl|b|brasl|jg)\s')


def own_name(name, stem, part, types):
    """The name in the object for NAME, which is local to the source STEM and to
    PART; profilers and debuggers show that of a function."""
    if types.get(name) == '@function':
        return f'qrintf_{stem}.{name}'
    return f'.L{part.group[len("__"):]}_{name.lstrip(".")}'


def shared_name(name, stem):
    """The name in the groups for NAME, which is local to the source STEM."""
    if name.startswith('__qrintf_'):
        return name
    if name.startswith(THUNK):
        return '__qrintf_' + name[len('__'):]
    if is_private(name):
        return f'.Lqrintf_{stem}_{name[2:]}'
    return f'__qrintf_{stem}.{name.lstrip(".")}'


def section_line(chunk, path, group):
    """The directive that puts CHUNK into GROUP.

    Every program or shared library has its own copy of writable data, like that
    of the whole group.  Initial values other than zeros are not supported.
    """
    zeros = chunk.kind == 'nobits'
    base = re.match(r'\.(text|rodata|data\.rel\.ro|bss|tbss)\b', chunk.section)
    if not base or zeros != (base.group(1) in ('bss', 'tbss')):
        fail(path, f'{chunk.section} is of an unknown kind')
    if 'a' not in chunk.flags:
        fail(path, f'{chunk.section} is not in memory')
    if 'w' in chunk.flags and not zeros and base.group(1) != 'data.rel.ro':
        fail(path, f'{chunk.section} is writable')
    flags = ''.join(f for f in chunk.flags if f in 'awxT') + 'G'
    unlikely = '.unlikely' if '.unlikely' in chunk.section else ''
    return (f'\t.section\t{base.group(0)}{unlikely}.{group},"{flags}",'
            f'@{"nobits" if zeros else "progbits"},{group},comdat')


def symbol_lines(name, kind, target):
    """The lines that make NAME, of KIND, a symbol for TARGET, or for the
    current place if TARGET is None.  An ifunc gets a size of 0, not its
    resolver's: with -g an assembler describes each function with a size, and
    GNU ld aborts if debug information refers to an ifunc."""
    label = EMITTER + name[len('__qrintf_'):]
    sized = [f'\t.size\t{label}, 0'] if kind[1:] == 'gnu_indirect_function' else []
    return [f'\t.hidden\t{name}',
            f'\t.type\t{name}, {kind[0]}gnu_unique_object',
            f'\t.type\t{label}, {kind}',
            f'\t.set\t{label}, {target}' if target else f'{label}:',
            *sized,
            f'\t.set\t{name}, {label}']


def declarations(words, local, weak, hidden):
    """The directives for those of WORDS that the assembly does not define.
    WEAK maps local names, which LOCAL renames, to symbols that may be missing.
    HIDDEN are names that are either in the same program or library or missing.
    """
    for name in sorted(words & set(weak)):
        yield f'\t.weakref\t{local[name]}, {weak[name]}'
        is_hidden = weak[name] in hidden
        if is_hidden or GLOBAL.fullmatch(weak[name]):
            yield f'\t.weak\t{weak[name]}'
        if is_hidden:
            yield f'\t.hidden\t{weak[name]}'
    for name in sorted(words & hidden - set(local)):
        if not GLOBAL.fullmatch(name):
            yield f'\t.hidden\t{name}'


def text_of(part, path, local, types, weak, hidden):
    """The assembly of PART with its local names renamed by the map LOCAL; WEAK
    and HIDDEN as in declarations."""
    def rename(match):
        name = match.group(0)
        if name not in local and LOCAL.match(name):
            fail(path, f'{name} is not defined')
        return local.get(name, name)

    group, own = part.group, part.own_names()
    is_thunk = part.names()[0].startswith(THUNK)
    words = {n for c in part.chunks for line in c.lines for n in NAME.findall(line)}
    lines = list(declarations(words, local, weak, hidden))
    section = None
    for chunk in part.chunks:
        section, before = section_line(chunk, path, group), section
        if section != before:
            lines.append(section)
        for line in chunk.lines:
            label = LABEL.match(line)
            if label and is_private(label.group(1)) and is_thunk:
                continue    # its number differs between sources
            if label and label.group(1) in own:
                name = local[label.group(1)]
                if not name.startswith('.L'):
                    lines.append(f'\t.type\t{name}, @function')
                lines.append(f'{name}:')
                continue
            if label and not is_private(label.group(1)):
                old = label.group(1)
                lines += symbol_lines(local.get(old, old), types.get(old, '@object'), None)
                continue
            indent = '' if label else '\t'
            lines.append(indent + (line if line.startswith(TEXT) else NAME.sub(rename, line)))
    for alias, target in part.aliases:
        lines += symbol_lines(alias, types.get(alias, '@function'),
                              local.get(target, target))
    return '\n'.join(lines) + '\n'


def read(path, headers, facts):
    """The parts of one file: (symbols, needed names, names of weak references,
    text)."""
    stem = re.sub(r'\W', '_', re.sub(r'(\.c)?\.\w+$', '', os.path.basename(path)))
    if read_facts(path, facts):
        return []
    chunks, aliases, types, weak, hidden = chunks_of(path, headers)
    parts = parts_of(path, chunks, {target for _, target in aliases})
    home = {name: part for part in parts for name in part.names()}
    for alias, target in aliases:
        if target not in home:
            fail(path, f'alias {alias} of {target}, which is elsewhere')
        home[target].aliases.append((alias, target))
    local = {label: shared_name(label, stem) for c in chunks for label in c.labels}
    for part in parts:
        if part.is_plain_data():
            local.update((n, shared_name(n, f'data_{part.digest()}'))
                         for n in part.names())
    rows = []
    for part in parts:
        if not part.names():
            fail(path, f'nobody can name {part.labels()}')
        first = part.aliases[0][0] if part.aliases else local[part.names()[0]]
        part.group = first
        # Other parts of the file may be in the same object.
        own = {name: f'.Lqrintf_{first[len("__qrintf_"):]}_{name}' for name in weak}
        own.update((n, own_name(n, stem, part, types)) for n in part.own_names())
        text = text_of(part, path, {**local, **own}, types, weak, hidden)
        symbols = [local[n] for n in part.names()] + [a for a, _ in part.aliases]
        used = {m for m in NAME.findall(text) if m.startswith('__qrintf_')}
        optional = used & set(weak.values())
        rows.append((symbols, sorted(used - set(symbols) - optional),
                     sorted(optional), text))
    return rows


def without_copies(rows):
    """ROWS with one copy of each thunk and of equal data; every source that
    needs them defines them."""
    seen, result = {}, []
    for row in rows:
        symbols, text = row[0], row[-1]
        if seen.get(symbols[0]) == text:
            continue
        for name in symbols:
            if name in seen:
                fail('all', f'{name} is defined twice')
            seen[name] = text
        result.append(row)
    return result


def with_hidden_calls(rows):
    """ROWS in which weak references are hidden, as the definition of the symbol
    is, if all of them only call it.  So a program without the symbol does not
    import it.  A reference that tests whether the symbol exists must not be
    hidden: gold gives a hidden symbol without a definition the address of the
    program, and the linker hides all references to a symbol if one is hidden.
    """
    called, compared = set(), set()
    for *_, text in rows:
        aliases = dict(WEAK.findall(text))
        for line in text.split('\n'):
            for name in set(NAME.findall(line)) & set(aliases):
                if not WEAK.match(line):
                    (called if CALL.match(line) else compared).add(aliases[name])
    hidden = called - compared

    def mark(match):
        extra = f'\n\t.hidden\t{match.group(1)}' if match.group(1) in hidden else ''
        return match.group(0) + extra

    return [(*row[:-1], re.sub(r'^\t\.weak\t(\S+)$', mark, row[-1], flags=re.M))
            for row in rows]


def quoted(text):
    """TEXT as adjacent C++ literals of a length that every compiler accepts."""
    delimiter = 'qrintf'
    pieces = [text[i:i + 8000] for i in range(0, len(text), 8000)] or ['']
    return '\n'.join(f'R"{delimiter}({piece}){delimiter}"' for piece in pieces)


class Texts:
    """Consecutive strings in the character array NAME, to which a table refers
    by offsets: pointers would have to be relocated each time a compiler loads
    the plugin."""

    def __init__(self, name):
        self.name, self.literals, self.size = name, [], 0

    def add(self, text):
        """The offset of TEXT."""
        offset = self.size
        self.literals.append(f'{quoted(text)} "\\0"')
        self.size += len(text) + 1
        return offset

    def lines(self):
        return [f'static const char {self.name}[] =', *self.literals, ';']


def rows_of_names(rows):
    """The index of the row that defines a symbol."""
    where = {name: i for i, row in enumerate(rows) for name in row[0]}
    for symbols, used, optional, _ in rows:
        missing = [name for name in used + optional if name not in where]
        if missing:
            fail('all', f'{symbols[0]} uses {missing}, which nothing defines')
    return where


def closure(i, needs):
    """Part I and all parts that it needs directly or indirectly."""
    todo, done = [i], set()
    while todo:
        i = todo.pop()
        if i not in done:
            done.add(i)
            todo += needs[i]
    return sorted(done)


def hashed(rows):
    """The rows with their final names: [(symbols, hash, needs, text)].

    SYMBOLS are the names without the hash, by which a part is looked up.  A
    hash covers all parts that can be reached, including those of weak
    references, so that parts may need each other.
    """
    where = rows_of_names(rows)
    needs = [sorted({where[name] for name in used}) for _, used, _, _ in rows]
    uses = [sorted({where[name] for name in used + optional})
            for _, used, optional, _ in rows]
    digests = [hashlib.sha256(text.encode('ascii')).digest() for _, _, _, text in rows]

    def reached(i):
        return b''.join(sorted(digests[j] for j in closure(i, uses)))

    sums = [hashlib.sha256(digests[i] + reached(i)).hexdigest()[:12]
            for i in range(len(rows))]

    def final(match):
        return f'{match.group(0)}.{sums[where[match.group(0)]]}'

    def final_line(line):
        is_text = line.startswith(TEXT, 1)
        return line if is_text else GLOBAL.sub(final, line)

    return [(symbols, sums[i], needs[i], '\n'.join(map(final_line, text.split('\n'))))
            for i, (symbols, _, _, text) in enumerate(rows)]


def closure_of(parts, symbol):
    """The parts that SYMBOL needs, or all."""
    if symbol == 'all':
        return parts
    found = [i for i, (symbols, _, _, _) in enumerate(parts) if symbol in symbols]
    if not found:
        fail('all', f'nothing defines {symbol}')
    needs = [part[2] for part in parts]
    return [parts[i] for i in closure(found[0], needs)]


def with_frames(parts, tools):
    """PARTS with the entries of .eh_frame for each after its text.  If TOOLS,
    the argument of --bytes, is given, the text is in numbers; otherwise it has
    directives instead of entries."""
    if not tools:
        return [(*part, '') for part in parts]
    texts = as_bytes([text for _, _, _, text in parts], *tools.split(','))
    return [(*part[:3], *text) for part, text in zip(parts, texts)]


def target_lines(headers, facts, tools):
    """The lines of the table that describe the assembly as a whole."""
    missing = [name for name in FACTS if name not in facts]
    if missing:
        fail('all', f'no file says {missing} of the target')
    around = [(begin.format(headers[name]), end)
              for name, (begin, end) in HEADERS.items() if name in headers]
    begin = [text for text, _ in around if text]
    end = [text for _, text in reversed(around) if text]

    def literal(lines):
        return f'R"qrintf({"".join(chr(9) + line + chr(10) for line in lines)})qrintf"'

    head = HEAD if tools else ''
    values = ', '.join(str(facts[name]) for name in FACTS)
    return [f'/* {", ".join(FACTS)} */',
            f'const embedded_target embedded_for = {{ {values} }};',
            f'const char before_parts[] = {literal(begin)};',
            f'const char behind_parts[] = {literal(end)};',
            f'const char before_frames[] = {quoted(head)};']


def write(parts, headers, facts, options):
    out = ['/* Made by make-embedded.py of the runtime\'s assembly.  */', '']
    out += target_lines(headers, facts, options.bytes)
    assembly, frames, names = map(Texts, ('assembly', 'frames', 'names'))
    needed, rows = [], []
    for _, digest, needs, text, entries in parts:
        rows.append(f'{{ "{digest}", {len(needed)}, {assembly.add(text)}, '
                    f'{frames.add(entries)} }},')
        needed += needs + [-1]
    symbols = sorted((name, i) for i, part in enumerate(parts) for name in part[0])
    out += assembly.lines() + frames.lines()
    out += [f'static const short needs[] = {{ {", ".join(map(str, needed))} }};',
            'static const embedded_part parts[] = {', *rows, '};']
    rows = [f'{{ {names.add(name)}, {i} }},' for name, i in symbols]
    out += names.lines()
    out += ['static const embedded_symbol symbols[] = {', *rows, '};']
    with open(options.output, 'w', encoding='utf-8', errors='surrogateescape') as file:
        file.write('\n'.join(out) + '\n')


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n', 1)[0])
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument('--output', metavar='FILE', help='write the table to FILE')
    what.add_argument('--print', metavar='SYMBOL', help='print what SYMBOL needs')
    parser.add_argument('--bytes', metavar='COMPILER,READELF',
                        help='write numbers in place of instructions')
    parser.add_argument('assembly', nargs='+', metavar='ASSEMBLY')
    options = parser.parse_args()
    headers, facts = {}, {}
    rows = without_copies([row for path in options.assembly
                           for row in read(path, headers, facts)])
    parts = hashed(with_hidden_calls(rows))
    if options.print:
        parts = closure_of(parts, options.print)
    parts = with_frames(parts, options.bytes)
    if options.print:
        print('\n'.join(part[3] for part in parts))
        if options.bytes:
            print(HEAD + ''.join(part[4] for part in parts))
    else:
        write(parts, headers, facts, options)


if __name__ == '__main__':
    main()
