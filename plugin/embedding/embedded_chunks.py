# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the assembly that GCC makes of one of the runtime's sources into
chunks: the lines of one section, with their labels.

The assembly must have no debug information (-g0).  Each mergeable constant is a
chunk of its own.  The public second names of functions (qrintf_…) are left out.

Refused: directives on the CPU after the start of a file, unknown ones, and
lines outside of any section.
"""

import re
import sys

SECTION = re.compile(
    r'\.section\s+([^,\s]+)(?:,"([a-zA-Z]*)"(?:,[@%](\w+))?(?:,(.*))?)?$')
CONSTANT = re.compile(r'\.cst(\d+)')    # with its size
LABEL = re.compile(r'([.\w$]+):')
NAME = re.compile(r'(?:[.\w][.\w$]*)?[A-Za-z_][.\w$]*')   # '$': a constant of x86
WEAKREF = re.compile(r'\.weakref\s+(\S+?),\s*(\S+)$')
HIDDEN = re.compile(r'\.hidden\s+(\S+)$')
DROPPED = re.compile(
    r'\.(file|ident|text|data|bss|globl|global|weak|local)\b|#|//')
IMPLIED_FLAGS = {'.text': 'ax', '.rodata': 'a'}    # the assembler implies them
IGNORED_SECTIONS = ('.note.', '.comment')
FACT = re.compile(r'#qrintf (\w+) (-?\d+)$')

# Directives that may precede all sections: the text before the first part, and
# after the last one.  The .arch of every aarch64 unit includes armv8-a, so it
# is dropped.
HEADERS = {
    '.arch armv8-a': ('', ''),
    '.machinemode zarch': ('.machinemode push\n\t.machinemode zarch',
                           '.machinemode pop'),
    '.machine': ('.machine push\n\t{}', '.machine pop'),
}
CPU_DIRECTIVE = re.compile(r'\.(arch|arch_extension|cpu|fpu|machine|machinemode)\b')


def fail(where, why):
    sys.exit(f'make-embedded.py: {where}: {why}')


class Chunk:
    """The lines of one section up to the next section directive, and their labels."""

    def __init__(self, section, flags, kind):
        self.section, self.flags, self.kind = section, flags, kind
        self.lines, self.labels = [], []


def add_header(path, line, headers):
    """Records LINE, a directive on the CPU at the start of the file at PATH."""
    name = line if line in HEADERS else line.split()[0]
    if name not in HEADERS:
        fail(path, f'unknown directive: {line}')
    if headers.setdefault(name, line) != line:
        fail(path, f'{line}, which was {headers[name]} elsewhere')


def read_facts(path, facts):
    """Adds the facts about the target that the file states to FACTS.  Returns
    whether there were any."""
    with open(path, encoding='utf-8', errors='surrogateescape') as file:
        found = [FACT.match(line.strip()) for line in file]
    facts.update((f.group(1), int(f.group(2))) for f in found if f)
    return any(found)


def chunks_of(path, headers):
    """The chunks of a file, with constants as separate chunks, its aliases, its
    types, the targets of weak references by local name, and the names that the
    file declares hidden.

    A constant that is a part of another one (.set .LC1, .LC0+8) or equal to it
    (.set pow10.1, pow10.0) is replaced by it.  HEADERS collects the directives
    on the CPU.
    """
    chunks, chunk, aliases, types, same, weak = [], None, [], {}, {}, {}
    skipped, hidden = False, set()
    with open(path, encoding='utf-8', errors='surrogateescape') as file:
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
                    # A function continues after its literal pool.
                    chunk = next((c for c in chunks if c.section == name), None)
                if not chunk and not name.startswith(IGNORED_SECTIONS):
                    chunk = Chunk(name, flags, section.group(3))
                    chunks.append(chunk)
                skipped = chunk is None
            elif WEAKREF.match(line):
                name, target = WEAKREF.match(line).groups()
                weak[name] = target
            elif HIDDEN.match(line):
                hidden.add(HIDDEN.match(line)[1])
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
    return chunks, aliases, types, weak, hidden


def add_line(chunks, chunk, line):
    """Adds LINE to CHUNK.  Each mergeable constant begins a chunk of its own,
    aligned to its size."""
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
