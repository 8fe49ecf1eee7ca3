# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the unwind directives of x86-64 functions as the bytes of their frame tables.

The assembler makes a symbol and a fragment of its own for each directive, and a function
that saves registers has dozens of them.  Where the instructions are numbers, the distance
from one directive to the next is known.

    //   .cfi_startproc               .cfi_startproc
    //   endbr64; pushq %rbx          .cfi_escape 0x45,0xe,0x10,0x83,0x2,…
    //   .cfi_def_cfa_offset 16  ->   endbr64; pushq %rbx
    //   .cfi_offset 3, -16           …
    //   …                            .cfi_endproc
    //   .cfi_endproc

Directives in front of a function's first instruction stay, as the assembler puts them into
the head that several functions share.  Functions that follow one another in a section have
one table, in which the state at the start of the first is that of each: a table has a head
of 20 bytes, and a linker's index 8 for it.  A function stays as it is that has a directive
which is not in OPERATIONS, or that does not restore a state it remembers.

Refused: functions of 64 KiB or more.
"""

import re

from embedded_chunks import fail

DIRECTIVE = re.compile(r'\s*\.(cfi_\w+)\s*(.*)$')
END, ESCAPE = 'cfi_endproc', 'cfi_escape'
REMEMBER, RESTORE = 'cfi_remember_state', 'cfi_restore_state'
# What stands between two functions of which the second is in another section or text.
LEAVES_SECTION = re.compile(r'\s*\.(section|text|data|bss|previous|popsection|pushsection)\b|#')
# The assembler's unit of offsets from the frame's address on x86-64.
SLOT = -8


def unsigned_leb(value):
    result = b''
    while value > 127:
        result, value = result + bytes([value & 127 | 128]), value >> 7
    return result + bytes([value])


def saved(register, offset):
    if offset % SLOT:
        fail('all', f'a register at {offset} of its frame')
    return bytes([0x80 | register]) + unsigned_leb(offset // SLOT)


# What each directive is in the table; see "Call Frame Instructions" in the DWARF standard.
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
    """The bytes that move the place in the function by DISTANCE."""
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
    """Whether LINE is an unwind directive, whose place with_escapes asks for."""
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
    """The functions of LINES, together where they have one table."""
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
    """The directives of the functions TOGETHER, but for the first's start and the last's
    end, with what takes each back to the state at the start."""
    keeps = any(function[1:-1] for function in together[:-1])
    if keeps:
        yield together[0][0][0], REMEMBER, []
    for k, function in enumerate(together):
        if k and keeps:
            yield function[0][0], RESTORE, []
            if k + 1 < len(together):
                yield function[0][0], REMEMBER, []
        yield from function[1:-1]


def with_escapes(lines, place):
    """LINES with one directive in place of those behind each function's first
    instruction, and None for these.  PLACE gives the offset of the directive at an
    index in its section."""
    result = list(lines)
    for together in tables(lines):
        if not is_known(together[0]):
            continue
        start = together[0][0][0]
        for function in together:
            for i, _, _ in function:
                result[i] = None
        result[start] = lines[start]
        end = together[-1][-1][0]
        result[end] = lines[end]
        here, table = place[start], b''
        for i, name, operands in operations(together):
            if table or place[i] != here or name == REMEMBER:
                table += advance(place[i] - here) + OPERATIONS[name](*operands)
                here = place[i]
            else:
                result[start] += '\n' + lines[i]
        if table:
            result[start] += f'\n\t.{ESCAPE}\t' + ','.join(map(hex, table))
    return result
