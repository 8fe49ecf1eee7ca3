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
the head that several functions share, and so does a function that has one which is not
in OPERATIONS.

Refused: functions of 64 KiB or more.
"""

import re

from embedded_chunks import fail

DIRECTIVE = re.compile(r'\s*\.(cfi_\w+)\s*(.*)$')
END, ESCAPE = 'cfi_endproc', 'cfi_escape'
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
    'cfi_remember_state': lambda: b'\x0a',
    'cfi_restore_state': lambda: b'\x0b',
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


def with_escapes(lines, place):
    """LINES with one directive in place of those behind each function's first
    instruction, and None for these.  PLACE gives the offset of the directive at an
    index in its section."""
    result = list(lines)
    for (start, _, _), *inner, _ in functions(lines):
        if any(name not in OPERATIONS for _, name, _ in inner):
            continue
        here, table = place[start], b''
        for i, name, operands in inner:
            if table or place[i] != here:
                table += advance(place[i] - here) + OPERATIONS[name](*operands)
                here = place[i]
            else:
                result[start] += '\n' + lines[i]
            result[i] = None
        if table:
            result[start] += f'\n\t.{ESCAPE}\t' + ','.join(map(hex, table))
    return result
