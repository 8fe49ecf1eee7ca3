/* SPDX-License-Identifier: MIT-0 */
/* What each character in a directive stands for, and the flags that go with it.
   See letters.h.  */

#include "print/letters.h"

const unsigned char __qrintf_letter_kinds[UCHAR_MAX + 1] = {
  [' '] = kind_field,     ['#'] = kind_alternate,     ['%'] = kind_percent,
  ['+'] = kind_field,     ['*'] = kind_field,         ['-'] = kind_field,
  ['.'] = kind_precision, ['0' ... '9'] = kind_field, ['a'] = kind_rare_real,
  ['A'] = kind_rare_real, ['b'] = kind_binary,        ['B'] = kind_binary,
  ['c'] = kind_character, ['d'] = kind_signed,        ['e'] = kind_real,
  ['E'] = kind_rare_real, ['f'] = kind_real,          ['F'] = kind_rare_real,
  ['g'] = kind_real,      ['G'] = kind_rare_real,     ['h'] = kind_length,
  ['i'] = kind_signed,    ['j'] = kind_length,        ['l'] = kind_length,
  ['L'] = kind_long_real, ['m'] = kind_error,         ['o'] = kind_octal,
  ['p'] = kind_pointer,   ['s'] = kind_string,        ['t'] = kind_length,
  ['u'] = kind_unsigned,  ['x'] = kind_hex,           ['X'] = kind_hex_upper,
  ['z'] = kind_length
};

enum
{
  of_number = QRINTF_LEFT | QRINTF_ZERO,
  of_sign = of_number | QRINTF_PLUS | QRINTF_SPACE,
  of_base = of_number | QRINTF_ALT
};

const unsigned char __qrintf_flags_of_kinds[]
    = { [kind_signed] = of_sign,
        [kind_unsigned] = of_number,
        [kind_hex] = of_base,
        [kind_hex_upper] = of_base,
        [kind_pointer] = QRINTF_LEFT,
        [kind_octal] = of_base,
        [kind_binary] = of_base,
        [kind_string] = QRINTF_LEFT,
        [kind_character] = QRINTF_LEFT,
        [kind_error] = QRINTF_LEFT,
        [kind_real] = of_sign | QRINTF_ALT,
        [kind_rare_real] = of_sign | QRINTF_ALT };
