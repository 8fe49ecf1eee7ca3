/* SPDX-License-Identifier: MIT-0 */
/* What each character in a directive stands for.  See letters.h.  */

#include "print/letters.h"

const unsigned char __qrintf_letter_kinds[UCHAR_MAX + 1]
    = { [' '] = kind_field,     ['#'] = kind_field,
        ['+'] = kind_field,     ['*'] = kind_field,
        ['-'] = kind_field,     ['.'] = kind_precision,
        ['0' ... '9'] = kind_field,
        ['c'] = kind_character, ['d'] = kind_signed,
        ['e'] = kind_real,      ['f'] = kind_real,
        ['g'] = kind_real,      ['i'] = kind_signed,
        ['j'] = kind_long,      ['l'] = kind_long,
        ['L'] = kind_long_real, ['s'] = kind_string,
        ['t'] = kind_long,      ['u'] = kind_unsigned,
        ['x'] = kind_hex,       ['z'] = kind_long };
