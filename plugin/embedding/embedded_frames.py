# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the unwind directives of x86-64 functions as entries of .eh_frame.

For each directive the assembler makes a symbol and a fragment.  A function that
saves registers has dozens of directives, and its other lines take as much work.
If the instructions are numbers, the distances between directives are known, and
so is the whole entry except the address of its function.

    // x:                           x:
    //   .cfi_startproc
    //   endbr64; pushq %rbx    ->    endbr64; pushq %rbx
    //   .cfi_def_cfa_offset 16       …
    //   .cfi_offset 3, -16
    //   …                          and in .eh_frame:
    //   .cfi_endproc                 .long size,.-.Lqrintf_frames,x-.; .quad …

The entries of an object follow HEAD, to which each refers, in one section for
all parts: a linker that drops a function drops its entry, too.  Consecutive
functions of a section share one entry, in which each function begins in the
state of the first one, because an entry has a head of 20 bytes, and takes 8 in
a linker's index.  A function keeps its directives if one of them is not in
OPERATIONS, or if it remembers a state that it does not restore.

Refused: functions of 64 KiB or more.
"""

import re

from embedded_chunks import LABEL, fail

DIRECTIVE = re.compile(r'\s*\.(cfi_\w+)\s*(.*)$')
END, ESCAPE = 'cfi_endproc', 'cfi_escape'
REMEMBER, RESTORE = 'cfi_remember_state', 'cfi_restore_state'
# Lines between two functions that begin another section or text.
LEAVES_SECTION = re.compile(r'\s*\.(section|text|data|bss|previous|popsection|pushsection)\b|#')
# The beginning of the emitters' labels.
EMITTER = '.Lqrintf.'
# The assembler's unit of offsets from the frame's address on x86-64.
SLOT = -8
# The entry that the assembler makes for the properties that all functions of
# x86-64 share: version 1; addresses of 32 bits that are relative to themselves;
# units of 1 and SLOT bytes; the return address is register 16, at the frame's
# address - 8, which is %rsp + 8.
HEAD = """\t.section\t.eh_frame,"a",@progbits
\t.balign\t8
.Lqrintf_frames:
\t.long\t20,0
\t.byte\t1
\t.string\t"zR"
\t.byte\t1,0x78,16,1,0x1b,0x0c,7,8,0x90,1,0,0
"""


def unsigned_leb(value):
    result = b''
    while value > 127:
        result, value = result + bytes([value & 127 | 128]), value >> 7
    return result + bytes([value])


def saved(register, offset):
    if offset % SLOT:
        fail('all', f'a register at {offset} of its frame')
    return bytes([0x80 | register]) + unsigned_leb(offset // SLOT)


# The encoding of each directive in the table; see "Call Frame Instructions" in
# the DWARF standard.
OPERATIONS = {
    'cfi_def_cfa': lambda register, offset:
        b'\x0c' + unsigned_leb(register) + unsigned_leb(offset),
    'cfi_def_cfa_register': lambda register: b'\x0d' + unsigned_leb(register),
    'cfi_def_cfa_offset': lambda offset: b'\x0e' + unsigned_leb(offset),
    'cfi_offset': saved,
    'cfi_restore': lambda register: bytes([0xc0 | register]),
    REMEMBER: lambda: b'\x0a',
    RESTORE: lambda: b'\x0b',
    ESCAPE: lambda *values: bytes(values),
}


def advance(distance):
    """The bytes that advance the place in the function by DISTANCE."""
    if distance == 0:
        return b''
    if distance < 64:
        return bytes([0x40 | distance])
    if distance < 256:
        return bytes([0x02, distance])
    if distance < 65536:
        return b'\x03' + distance.to_bytes(2, 'little')
    return fail('all', f'an unwind directive {distance} bytes behind the one before')


def is_directive(line):
    """Whether LINE is an unwind directive; without_directives needs its offset.
    """
    return bool(DIRECTIVE.match(line))


def functions(lines):
    """For each function of LINES, its directives as [(index, name, operands)]."""
    current = []
    for i, line in enumerate(lines):
        if found := DIRECTIVE.match(line):
            current.append((i, found[1], [int(x, 0) for x in found[2].split(',') if x]))
            if found[1] == END:
                yield current
                current = []


def is_known(function):
    """Whether FUNCTION can be written as bytes."""
    names = [name for _, name, _ in function[1:-1]]
    return (all(name in OPERATIONS for name in names)
            and names.count(REMEMBER) == names.count(RESTORE))


def tables(lines):
    """The functions of LINES, grouped by the table that they share."""
    together = []
    for function in functions(lines):
        between = lines[together[-1][-1][0]:function[0][0]] if together else []
        if not together or not (is_known(together[-1]) and is_known(function)
                                and not any(map(LEAVES_SECTION.match, between))):
            if together:
                yield together
            together = []
        together.append(function)
    if together:
        yield together


def operations(together):
    """The directives of the functions TOGETHER, except the first one's start
    and the last one's end, and the operations that return from each function to
    the initial state."""
    keeps = any(function[1:-1] for function in together[:-1])
    if keeps:
        yield together[0][0][0], REMEMBER, []
    for k, function in enumerate(together):
        if k and keeps:
            yield function[0][0], RESTORE, []
            if k + 1 < len(together):
                yield function[0][0], REMEMBER, []
        yield from function[1:-1]


def label_before(lines, start):
    """A label of the function whose first directive is at START of LINES: an
    emitter's label, which always exists, or GCC's own.  A linker may drop the
    function, so the label must not become a symbol."""
    found = []
    for line in reversed(lines[:start]):
        if label := LABEL.match(line):
            found.append(label[1])
        elif not line.startswith('\t.set\t'):
            break
    emitters = [label for label in found if label.startswith(EMITTER)]
    private = emitters or [label for label in found if label.startswith('.L')]
    return private[0] if private else fail('all', f'no label behind {line.strip()}')


def entry(label, size, table):
    """The entry of the function at LABEL, of SIZE bytes, with the bytes TABLE."""
    rest = size.to_bytes(4, 'little') + b'\0' + table
    rest += bytes(-(4 + len(rest)) % 8)    # three words precede it
    words = [hex(int.from_bytes(rest[i:i + 8], 'little')) for i in range(4, len(rest), 8)]
    return (f'\t.long\t{8 + len(rest)},.-.Lqrintf_frames,{label}-.,{size}\n'
            f'\t.quad\t{",".join(words)}\n')


def without_directives(lines, place):
    """LINES with None for directives, and {index: (label, entry)} for each
    function that had some.  PLACE gives the offset in its section of the
    directive at an index."""
    result, entries = list(lines), {}
    for together in tables(lines):
        if not is_known(together[0]):
            continue
        for function in together:
            for i, _, _ in function:
                result[i] = None
        start, end = together[0][0][0], together[-1][-1][0]
        here, table = place[start], b''
        for i, name, operands in operations(together):
            table += advance(place[i] - here) + OPERATIONS[name](*operands)
            here = place[i]
        label = label_before(lines, start)
        entries[start] = label, entry(label, place[end] - place[start], table)
    return result, entries
