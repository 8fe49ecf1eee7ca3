#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The runtime as text that the plugin can write into any object file.

Reads the assembly that GCC makes of the runtime's sources and prints a table in
C++: a row for each part, a function or object with all that only it uses.  A part
is a COMDAT group of its own with hidden symbols, so that the linker keeps one copy
of it in a program, however many objects bring it along.

Every name ends in a hash of the part's text and of the text of all parts that it
needs.  So equal names stand for equal code, whichever builds of the plugin the
objects of a program come from, and no name is one of the library's, which have no
hash.

The symbols are unique (STB_GNU_UNIQUE), not weak: objcopy can make global and weak
symbols local, and a local symbol cannot be resolved to the copy in another object.  A symbol cannot be declared both unique and a function,
so it is set to a label that is a function, and takes the label's type.

usage: make-embedded.py --output=FILE [--arch=NAME]... ASSEMBLY...
       make-embedded.py --print=SYMBOL ASSEMBLY...

The second form prints what an object that refers to SYMBOL gets, for as and size.

Every name that is local to a source gets the source's name as a prefix.  The thunks by
which i386 code finds its own address are in every source; each becomes one part with a
name of its own.  The assembly must have no debug information (-g0); unwind information
is kept.  The public second names of functions (qrintf_…) stay in the library.  One of
the files (src/core/target.c) says what the assembly is compiled for.  The assembler of
s390x has to be told the instruction set, and so has that of x86 where -Wa,-march= names
another CPU; --arch is for that.

Refused: whatever the script does not understand, for instance writable data with an
initial value other than zeros, a section of an unknown kind, or a directive on the CPU
after the start of a file.

The assembly may be that of x86-64, i386, aarch64 or s390x; more CPUs are likely to
need no more than rows in HEADERS.

A part may use another one by a weak reference: then it does not bring that one, which
the plugin writes where it is wanted.
"""

import argparse
import hashlib
import os
import re
import sys

SECTION = re.compile(
    r'\.section\s+([^,\s]+)(?:,"([a-zA-Z]*)"(?:,[@%](\w+))?(?:,(.*))?)?$')
CONSTANT = re.compile(r'\.cst(\d+)')    # and its size
LABEL = re.compile(r'([.\w$]+):')
NAME = re.compile(r'(?:[.\w][.\w$]*)?[A-Za-z_][.\w$]*')   # '$' before: x86's constant
LOCAL = re.compile(r'[A-Za-z_$][\w$]*(\.\w+)*\.\d+$')    # as GCC names statics
WEAKREF = re.compile(r'\.weakref\s+(\S+?),\s*(\S+)$')
DROPPED = re.compile(
    r'\.(file|ident|text|data|bss|globl|global|hidden|weak|local)\b|#|//')
IMPLIED_FLAGS = {'.text': 'ax', '.rodata': 'a'}    # by the assembler
IGNORED_SECTIONS = ('.note.', '.comment')
FACT = re.compile(r'#qrintf (\w+) (-?\d+)$')
FACTS = ('pointer_bits', 'big_endian', 'long_double_digits', 'long_double_bytes',
         'level')
THUNK = '__x86.get_pc_thunk.'
GLOBAL = re.compile(r'__qrintf_[.\w$]+')    # also at the end of a section's name
TEXT = ('.string', '.ascii')

# Directives that may precede all sections: what is written before the first part, and
# after the last.  The .arch of every aarch64 unit includes armv8-a, so it is dropped.
HEADERS = {
    '.arch armv8-a': ('', ''),
    '.machinemode zarch': ('.machinemode push\n\t.machinemode zarch',
                           '.machinemode pop'),
    '.machine': ('.machine push\n\t{}', '.machine pop'),
}
CPU_DIRECTIVE = re.compile(r'\.(arch|arch_extension|cpu|fpu|machine|machinemode)\b')


class Chunk:
    """The lines of one section up to the next section directive, and their labels."""

    def __init__(self, section, flags, kind):
        self.section, self.flags, self.kind = section, flags, kind
        self.lines, self.labels = [], []


def fail(where, why):
    sys.exit(f'make-embedded.py: {where}: {why}')


def add_header(path, line, headers):
    """Records LINE, a directive on the CPU at the start of the file at PATH."""
    name = line if line in HEADERS else line.split()[0]
    if name not in HEADERS:
        fail(path, f'unknown directive: {line}')
    if headers.setdefault(name, line) != line:
        fail(path, f'{line}, which was {headers[name]} elsewhere')


def read_facts(path, facts):
    """Adds the facts about the target that the file states to FACTS.  Returns whether
    there were any."""
    with open(path, encoding='ascii') as file:
        found = [FACT.match(line.strip()) for line in file]
    facts.update((f.group(1), int(f.group(2))) for f in found if f)
    return any(found)


def chunks_of(path, headers):
    """The chunks of a file, constants apart, and its aliases and types.

    A constant that is part of another (.set .LC1, .LC0+8) or the same (.set pow10.1,
    pow10.0) is replaced by that.  HEADERS collects the directives on the CPU.
    """
    chunks, chunk, aliases, types, same, weak = [], None, [], {}, {}, {}
    skipped = False
    with open(path, encoding='ascii') as file:
        for line in file:
            line = line.strip()
            section = SECTION.match(line)
            if CPU_DIRECTIVE.match(line):
                if chunks:
                    fail(path, f'not at the start: {line}')
                add_header(path, line, headers)
            elif section:
                name = section.group(1)
                flags = section.group(2) or IMPLIED_FLAGS.get(name, '')
                chunk = None
                if section.group(2) is None:
                    # The rest of a function after its literal pool.
                    chunk = next((c for c in chunks if c.section == name), None)
                if not chunk and not name.startswith(IGNORED_SECTIONS):
                    chunk = Chunk(name, flags, section.group(3))
                    chunks.append(chunk)
                skipped = chunk is None
            elif WEAKREF.match(line):
                name, target = WEAKREF.match(line).groups()
                weak[name] = target
            elif not line or DROPPED.match(line):
                continue
            elif line.startswith('.set'):
                alias, target = re.match(r'\.set\s+(\S+?),\s*(\S+)$', line).groups()
                if alias.startswith('__qrintf_'):
                    aliases.append((alias, target))
                elif not alias.startswith('qrintf_'):
                    same[alias] = same.get(target, target)
            elif line.startswith('.type'):
                name, kind = re.match(r'\.type\s+(\S+?),\s*([@%]\w+)$', line).groups()
                types[name] = kind
            elif chunk is None:
                if not skipped:
                    fail(path, f'outside of any section: {line}')
            else:
                chunk = add_line(chunks, chunk, line)
    for chunk in chunks:
        chunk.lines = [NAME.sub(lambda m: same.get(m.group(0), m.group(0)), line)
                       for line in chunk.lines]
    return chunks, aliases, types, weak


def add_line(chunks, chunk, line):
    """Adds LINE to CHUNK; each mergeable constant begins a chunk of its own, aligned
    as it is among others of its size."""
    label = LABEL.match(line)
    if label:
        if 'M' in chunk.flags and chunk.labels:
            chunk = Chunk(chunk.section, chunk.flags, chunk.kind)
            size = CONSTANT.search(chunk.section)
            chunk.lines.append(f'.balign {size.group(1) if size else 16}')
            chunks.append(chunk)
        chunk.labels.append(label.group(1))
    chunk.lines.append(line)
    return chunk


def is_private(name):
    """Whether NAME belongs to one function: the target of a jump or a jump table."""
    return name.startswith('.L') and not name.startswith('.LC')


class Part:
    """Chunks that belong together and become one COMDAT group."""

    def __init__(self, chunks, own):
        self.chunks = chunks
        self.own = own    # chunks that no other part uses
        self.aliases = []

    def labels(self):
        return [label for chunk in self.chunks for label in chunk.labels]

    def own_names(self):
        """The symbols that no other part uses."""
        return [n for chunk in self.own for n in chunk.labels if not is_private(n)]

    def names(self):
        """The symbols that others may use."""
        own = self.own_names()
        return [n for n in self.labels() if not is_private(n) and n not in own]


def is_constant(chunk):
    """Whether CHUNK is copied into each part that uses it."""
    size = CONSTANT.search(chunk.section)
    return bool('M' in chunk.flags and size and int(size.group(1)) <= 16)


class Source:
    """The chunks of one file, and which of them are joined.

    A set of joined chunks is known by its root, the index of one of them.  KEPT are
    names that are not a part's own, though they are local to the file.
    """

    def __init__(self, chunks, kept):
        self.chunks, self.kept = chunks, kept
        self.owner = {label: i for i, c in enumerate(chunks) for label in c.labels}
        self.root = list(range(len(chunks)))
        self.own = set()    # chunks that only one part uses

    def root_of(self, i):
        while self.root[i] != i:
            i = self.root[i]
        return i

    def join(self, i, j):
        low, high = sorted((self.root_of(i), self.root_of(j)))
        self.root[high] = low

    def joined(self, root):
        return [i for i in range(len(self.chunks)) if self.root_of(i) == root]

    def uses(self):
        """(chunk, name, the chunk that has the name) of each name that is used."""
        for i, chunk in enumerate(self.chunks):
            for line in chunk.lines:
                for name in NAME.findall(line):
                    if name in self.owner:
                        yield i, name, self.owner[name]

    def users(self):
        """By the root of each set, the roots of those that use it."""
        users = {}
        for i, _, other in self.uses():
            if self.root_of(other) != self.root_of(i):
                users.setdefault(self.root_of(other), set()).add(self.root_of(i))
        return users

    def may_move(self, indices):
        """Whether joined chunks have no name by which others know them."""
        names = [n for i in indices if i not in self.own for n in self.chunks[i].labels
                 if not is_private(n)]
        return not any('w' in self.chunks[i].flags or is_constant(self.chunks[i])
                       for i in indices) and not any(
            GLOBAL.match(n) or n in self.kept or n.startswith(THUNK) for n in names)

    def join_private(self):
        """Joins the chunks that use each other's private labels, and what can be
        written with all that use it: what it holds has no meaning but theirs.

        What can be written and has a name of ours is a part of its own.  Its text has
        to name the function that gives its values their meaning, in a comment of the
        assembly's: then its hash is of that function as well.
        """
        for i, name, other in self.uses():
            if (is_private(name) or name.endswith('.cold')
                    or 'w' in self.chunks[other].flags and not GLOBAL.match(name)):
                self.join(i, other)

    def join_own(self):
        """Joins what only one part uses with that part, as long as there is any."""
        for used, by in self.users().items():
            indices = self.joined(used)
            if len(by) == 1 and self.may_move(indices):
                self.root[used] = by.pop()
                self.own.update(indices)
                self.join_own()
                return

    def join_data(self):
        """Joins read-only data that the same parts use."""
        first = {}
        for used, by in self.users().items():
            data = self.joined(used)
            if (not any('x' in self.chunks[i].flags for i in data)
                    and self.may_move(data)):
                self.join(first.setdefault(frozenset(by), used), used)

    def constants_of(self, indices):
        """Those that the chunks at INDICES use."""
        return sorted({other for i, _, other in self.uses()
                       if i in indices and is_constant(self.chunks[other])})

    def part(self, indices):
        copies = self.constants_of(indices)
        own = [i for i in indices if i in self.own] + copies
        return Part([self.chunks[i] for i in indices + copies],
                    [self.chunks[i] for i in own])


def parts_of(path, chunks, kept):
    """A group and its names are some 150 bytes of an object.  So of what is neither a
    name of ours nor in KEPT, what only one part uses is joined with that part, data that
    the same parts use is one part, and each part has a copy of the constants of up to
    16 bytes that it uses."""
    source = Source(chunks, kept)
    source.join_private()
    source.join_own()
    source.join_data()
    groups = {}
    for i, chunk in enumerate(chunks):
        if chunk.labels and not is_constant(chunk):
            groups.setdefault(source.root_of(i), []).append(i)
        elif not chunk.labels and any(not line.startswith('.') for line in chunk.lines):
            fail(path, f'{chunk.section} has no label')
    return [source.part(indices) for indices in groups.values()]


def own_name(name, stem, part, types):
    """The name in the object of NAME, which is local to the source STEM and to PART;
    that of a function is for profilers and debuggers."""
    if types.get(name) == '@function':
        return f'qrintf_{stem}.{name}'
    return f'.L{part.group[len("__"):]}_{name.lstrip(".")}'


def shared_name(name, stem):
    """The name in the groups of NAME, which is local to the source STEM."""
    if name.startswith('__qrintf_'):
        return name
    if name.startswith(THUNK):
        return '__qrintf_' + name[len('__'):]
    if is_private(name):
        return f'.Lqrintf_{stem}_{name[2:]}'
    return f'__qrintf_{stem}.{name.lstrip(".")}'


def section_line(chunk, path, group):
    """The directive that puts CHUNK into GROUP.

    Every program or shared library has its own copy of writable data, as of the whole
    group.  Initial values other than zeros have not been needed.
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
    """The lines that make NAME, of KIND, a symbol for TARGET, or for the current place
    if TARGET is None."""
    label = f'.Lqrintf.{name[len("__qrintf_"):]}'
    return [f'\t.hidden\t{name}',
            f'\t.type\t{name}, {kind[0]}gnu_unique_object',
            f'\t.type\t{label}, {kind}',
            f'\t.set\t{label}, {target}' if target else f'{label}:',
            f'\t.set\t{name}, {label}']


def text_of(part, path, local, types, weak):
    """The assembly of PART, whose local names are renamed by the map LOCAL.

    WEAK maps local names to symbols that need not be defined.
    """
    def rename(match):
        name = match.group(0)
        if name not in local and LOCAL.match(name):
            fail(path, f'{name} is not defined')
        return local.get(name, name)

    group, own = part.group, part.own_names()
    is_thunk = part.names()[0].startswith(THUNK)
    words = {n for c in part.chunks for line in c.lines for n in NAME.findall(line)}
    lines = []
    for name in sorted(words & set(weak)):
        lines.append(f'\t.weakref\t{local[name]}, {weak[name]}')
        if GLOBAL.fullmatch(weak[name]):
            # Not hidden, though what defines it is: gold gives a hidden symbol that
            # nothing defines the address of the program.
            lines.append(f'\t.weak\t{weak[name]}')
    for chunk in part.chunks:
        lines.append(section_line(chunk, path, group))
        for line in chunk.lines:
            label = LABEL.match(line)
            if label and is_private(label.group(1)) and is_thunk:
                continue    # its number differs from source to source
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
    """The parts of one file: (symbols, names needed, names used if they are there,
    text)."""
    stem = re.sub(r'\W', '_', re.sub(r'(\.c)?\.\w+$', '', os.path.basename(path)))
    if read_facts(path, facts):
        return []
    chunks, aliases, types, weak = chunks_of(path, headers)
    parts = parts_of(path, chunks, {target for _, target in aliases})
    home = {name: part for part in parts for name in part.names()}
    for alias, target in aliases:
        if target not in home:
            fail(path, f'alias {alias} of {target}, which is elsewhere')
        home[target].aliases.append((alias, target))
    local = {label: shared_name(label, stem) for c in chunks for label in c.labels}
    rows = []
    for part in parts:
        if not part.names():
            fail(path, f'nobody can name {part.labels()}')
        first = part.aliases[0][0] if part.aliases else local[part.names()[0]]
        part.group = first
        # Other parts of the file may be in the same object.
        own = {name: f'.Lqrintf_{first[len("__qrintf_"):]}_{name}' for name in weak}
        own.update((n, own_name(n, stem, part, types)) for n in part.own_names())
        text = text_of(part, path, {**local, **own}, types, weak)
        symbols = [local[n] for n in part.names()] + [a for a, _ in part.aliases]
        used = {m for m in NAME.findall(text) if m.startswith('__qrintf_')}
        optional = used & set(weak.values())
        rows.append((symbols, sorted(used - set(symbols) - optional),
                     sorted(optional), text))
    return rows


def without_copies(rows):
    """ROWS with one of each thunk, as every source that needs one defines it."""
    seen, result = {}, []
    for row in rows:
        symbols, text = row[0], row[-1]
        if len(symbols) == 1 and seen.get(symbols[0]) == text:
            continue
        for name in symbols:
            if name in seen:
                fail('all', f'{name} is defined twice')
            seen[name] = text
        result.append(row)
    return result


def quoted(text):
    """TEXT as adjacent C++ literals, none too long for a compiler."""
    delimiter = 'qrintf'
    pieces = [text[i:i + 8000] for i in range(0, len(text), 8000)]
    return '\n'.join(f'R"{delimiter}({piece}){delimiter}"' for piece in pieces)


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

    SYMBOLS keep the names without the hash, by which a part is looked up.  A hash covers
    all parts that can be reached, so that parts may need each other, and those that are
    used only if something else brings them.
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


def print_closure(parts, symbol):
    found = [i for i, (symbols, _, _, _) in enumerate(parts) if symbol in symbols]
    if not found:
        fail('all', f'nothing defines {symbol}')
    needs = [part[2] for part in parts]
    print('\n'.join(parts[i][3] for i in closure(found[0], needs)))


def target_lines(headers, arch, facts):
    """The lines of the table that are about the assembly as a whole."""
    missing = [name for name in FACTS if name not in facts]
    if missing:
        fail('all', f'no file says {missing} of the target')
    around = [(begin.format(headers[name]), end)
              for name, (begin, end) in HEADERS.items() if name in headers]
    begin = [text for text, _ in around if text] + [f'.arch {name}' for name in arch]
    end = [text for _, text in reversed(around) if text]

    def literal(lines):
        return f'R"qrintf({"".join(chr(9) + line + chr(10) for line in lines)})qrintf"'

    values = ', '.join(str(facts[name]) for name in FACTS)
    return [f'/* {", ".join(FACTS)} */',
            f'const embedded_target embedded_for = {{ {values} }};',
            f'const char before_parts[] = {literal(begin)};',
            f'const char behind_parts[] = {literal(end)};']


def write(parts, headers, facts, options):
    out = ['/* Made by make-embedded.py of the runtime\'s assembly.  */', '']
    out += target_lines(headers, options.arch, facts)
    for i, (_, _, needs, _) in enumerate(parts):
        listed = ', '.join(map(str, needs + [-1]))
        out.append(f'static const short needs_{i}[] = {{ {listed} }};')
    out.append('static const embedded_part parts[] = {')
    for i, (symbols, name, _, text) in enumerate(parts):
        out.append(f'{{ "{" ".join(symbols)}", "{name}", needs_{i},\n{quoted(text)} }},')
    out.append('};')
    with open(options.output, 'w', encoding='ascii') as file:
        file.write('\n'.join(out) + '\n')


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n', 1)[0])
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument('--output', metavar='FILE', help='write the table to FILE')
    what.add_argument('--print', metavar='SYMBOL', help='print what SYMBOL needs')
    parser.add_argument('--arch', metavar='NAME', action='append', default=[],
                        help='what the assembler is to accept besides')
    parser.add_argument('assembly', nargs='+', metavar='ASSEMBLY')
    options = parser.parse_args()
    headers, facts = {}, {}
    parts = hashed(without_copies([row for path in options.assembly
                                   for row in read(path, headers, facts)]))
    if options.print:
        print_closure(parts, options.print)
    else:
        write(parts, headers, facts, options)


if __name__ == '__main__':
    main()
