# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the instructions and tables of x86-64 assembly as numbers.

The assembler reads numbers in half the time of instructions, and every object
that prints has hundreds of these.  Symbols, sections, unwind information
(embedded_frames.py) and relocations stay the same.

    // leaq x(%rip), %rdx     ->  .quad 0xc300000000158d48
    // ret                        .reloc 3, R_X86_64_PC32, x-4

Refused: a relocation of an instruction whose operand is neither relative to
%rip, nor the target of a jump or call, nor the offset of a thread's variable.
"""

import os
import re
import subprocess
import tempfile

from embedded_chunks import LABEL, fail
from embedded_frames import is_directive, without_directives

# A line of the listing: the line's number, the offset in its section and the
# bytes; and a line that continues the bytes.
LISTED = re.compile(r'\s*(\d+) ([0-9a-f]{4,}) ([0-9A-F]+)')
MORE = re.compile(r'\s*(\d+)\s{6,}([0-9A-F]+)\s*$')
RELOCATED = re.compile(r"Relocation section '\.rela(\S+)'")
RELOCATION = re.compile(r'([0-9a-f]{16})  [0-9a-f]+ (R_X86_64_\w+)')
# A label that marks the place of an unwind directive.
PLACED = re.compile(r' *\d+: ([0-9a-f]{16}) .* \.Lplace(\d+)$', re.M)
SECTION = re.compile(r'\.section\s+([^,\s]+)')
DATA = re.compile(r'\.(quad|long|value|byte|ascii|string)\b')
# Operands that are addresses relative to their end, and operands that are
# numbers.
RELATIVE = re.compile(r'([^\s,()@*]+)(?:@\w+)?\(%rip\)|(?:call|j\w+)\s+([^\s*@]+)(?:@\w+)?$')
NUMBER = re.compile(r'([^\s,()@$]+)@dtpoff\b')
PRIVATE = re.compile(r'(\.L[.\w$]*)')
WORD, WORDS_A_LINE = 8, 12
END = '# the end of a text'


def listing_of(lines, compiler, readelf):
    """The assembler's listing of LINES: ({number of a line: (offset, bytes)},
    {section: {offset: type of relocation}}, {index of an unwind directive:
    offset})."""
    text = ''.join(f'.Lplace{i}: {line}\n' if is_directive(line) else line + '\n'
                   for i, line in enumerate(lines))
    untranslated = {**os.environ, 'LC_ALL': 'C'}
    with tempfile.TemporaryDirectory() as folder:
        source, unit, listing = (f'{folder}/{name}' for name in ('a.s', 'a.o', 'a.lst'))
        with open(source, 'w', encoding='utf-8', errors='surrogateescape') as file:
            file.write(text)
        subprocess.run([compiler, '-c', source, '-o', unit, f'-Wa,-L,-aln={listing}',
                        '-Wa,--listing-lhs-width=1,--listing-cont-lines=1000000'],
                       check=True, env=untranslated)
        with open(listing, encoding='utf-8', errors='surrogateescape') as file:
            listed = file.read()
        relocated = subprocess.run([readelf, '-rW', unit], check=True, text=True,
                                   stdout=subprocess.PIPE, env=untranslated).stdout
        symbols = subprocess.run([readelf, '-sW', unit], check=True, text=True,
                                 stdout=subprocess.PIPE, env=untranslated).stdout
    places = {int(i): int(at, 16) for at, i in PLACED.findall(symbols)}
    return bytes_of_lines(listed), relocations_in(relocated), places


def bytes_of_lines(listed):
    made = {}
    for line in listed.split('\n'):
        if found := LISTED.match(line):
            made[int(found[1])] = (int(found[2], 16), bytes.fromhex(found[3]))
        elif found := MORE.match(line):
            offset, first = made[int(found[1])]
            made[int(found[1])] = (offset, first + bytes.fromhex(found[2]))
    return made


def relocations_in(printed):
    relocations, section = {}, None
    for line in printed.split('\n'):
        if found := RELOCATED.match(line):
            section = relocations.setdefault(found[1], {})
        elif found := RELOCATION.match(line):
            section[int(found[1], 16)] = found[2]
    return relocations


class Numbers:
    """Consecutive bytes, and the relocations in them."""

    def __init__(self):
        self.bytes, self.relocations = b'', []

    def add(self, code, relocation=None):
        """RELOCATION is (offset in the section, type, expression)."""
        self.bytes += code
        if relocation:
            self.relocations.append(relocation)

    def lines(self):
        """The directives for them."""
        whole = len(self.bytes) // WORD * WORD
        words = [hex(int.from_bytes(self.bytes[i:i + WORD], 'little'))
                 for i in range(0, whole, WORD)]
        for i in range(0, len(words), WORDS_A_LINE):
            yield '\t.quad\t' + ','.join(words[i:i + WORDS_A_LINE])
        if rest := self.bytes[whole:]:
            yield '\t.byte\t' + ','.join(map(str, rest))
        for offset, kind, expression in self.relocations:
            yield f'\t.reloc\t{offset}, {kind}, {expression}'


def relocation_of(line, code, offset, types):
    """The arguments of Numbers.add for the instruction LINE, which is CODE at
    OFFSET of a section with relocations TYPES; None if it has no relocation."""
    within = [at for at in types if offset <= at < offset + len(code)]
    if not within:
        return None
    relative, number = RELATIVE.search(line), NUMBER.search(line)
    if len(within) > 1 or not (relative or number):
        fail('all', f'cannot write as numbers: {line}')
    at, = within
    expression = (number[1] if number
                  else f'{relative[1] or relative[2]}-{offset + len(code) - at}')
    return at, types[at], expression


def numbered(lines, made, relocations):
    """For each of LINES, the arguments of Numbers.add for its bytes in MADE, or
    None."""
    types = {}
    for i, line in enumerate(lines, 1):
        words = line.strip()
        if found := SECTION.match(words):
            types = relocations.get(found[1], {})
        offset, code = made.get(i, (0, b''))
        if not code or words.startswith('.') and not DATA.match(words):
            yield None
        elif not words.startswith('.'):
            yield code, relocation_of(words, code, offset, types)
        elif any(offset <= at < offset + len(code) for at in types):
            yield None    # an address
        else:
            yield code, None


def referred(lines, numbers):
    """The private labels that those of LINES without NUMBERS refer to."""
    text = [line for line, number in zip(lines, numbers)
            if line and not number and not LABEL.match(line)]
    text += [number[1][2] for number in numbers if number and number[1]]
    return {name for line in text for name in PRIVATE.findall(line)}


def as_bytes(texts, compiler, readelf):
    """TEXTS, which COMPILER can assemble as one file, as (text, entries of
    .eh_frame), with numbers instead of instructions, tables and unwind
    directives."""
    lines = [line for text in texts for line in [*text.split('\n'), END]]
    made, relocations, places = listing_of(lines, compiler, readelf)
    numbers = list(numbered(lines, made, relocations))
    lines, entries = without_directives(lines, places)
    labels = referred(lines, numbers) | {label for label, _ in entries.values()}
    result, run, own = [], Numbers(), ([], [])
    for i, (line, number) in enumerate(zip(lines, numbers)):
        if i in entries:
            own[1].append(entries[i][1])
        if line is None:
            continue
        label = LABEL.match(line)
        if number:
            run.add(*number)
        elif not label or not label[1].startswith('.L') or label[1] in labels:
            own[0].extend(run.lines())
            run = Numbers()
            if line == END:
                result.append(('\n'.join(own[0]), ''.join(own[1])))
                own = ([], [])
            else:
                own[0].append(line)
    return result
