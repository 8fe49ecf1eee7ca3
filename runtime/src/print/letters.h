/* SPDX-License-Identifier: MIT-0 */
/* The characters that may follow a '%', classified by letters.c.

   Characters of kind_other make a directive that is refused.  */

#ifndef QRINTF_PRINT_LETTERS_H
#define QRINTF_PRINT_LETTERS_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/emitter.h"

/* What a character in a directive stands for.  The conversions come first.  */
enum kind
{
  kind_other,
  kind_signed,
  kind_unsigned,
  kind_hex,
  kind_hex_upper,
  kind_pointer,
  kind_octal,
  kind_binary,
  kind_string,
  kind_character,
  kind_error,
  kind_real,
  kind_rare_real, /* "%a", and capital letters */
  kind_long_real, /* the length modifier of a long double */
  kind_field,     /* a flag or a width */
  kind_alternate, /* the flag '#' */
  kind_precision,
  kind_length, /* a length modifier of an integer */
  kind_percent /* of "%%" */
};

extern const unsigned char __qrintf_letter_kinds[UCHAR_MAX + 1];

/* The flags, of enum qrintf_flags, that C defines for a conversion.  */
extern const unsigned char __qrintf_flags_of_kinds[kind_rare_real + 1];

QRINTF_INLINE enum kind
kind_of (char letter)
{
  return (enum kind) __qrintf_letter_kinds[(unsigned char) letter];
}

/* The same.  The most frequent letters are found without the table.  */
QRINTF_INLINE enum kind
frequent_kind_of (char letter)
{
  return letter == 'd'   ? kind_signed
         : letter == 's' ? kind_string
         : letter == 'x' ? kind_hex
         : letter == '.' ? kind_precision
         : letter == 'c' ? kind_character
                         : kind_of (letter);
}

/* Whether KIND is a conversion for which FLAGS are defined.  */
QRINTF_INLINE bool
may_have_flags (enum kind kind, unsigned flags)
{
  return kind != kind_other && kind <= kind_rare_real
         && !(flags & ~(unsigned) __qrintf_flags_of_kinds[kind]);
}

/* Whether a length modifier for TYPE means the same as "l".  */
#define IS_LONG(TYPE) (sizeof (TYPE) == sizeof (long))

/* The bits of 64 that a type does not use.  */
enum
{
  unused_by_long = 64 - CHAR_BIT * (unsigned) sizeof (long),
  unused_by_int = 64 - CHAR_BIT * (unsigned) sizeof (int),
  unused_by_short = 64 - CHAR_BIT * (unsigned) sizeof (short),
  unused_by_char = 64 - CHAR_BIT
};

/* The number of bits of 64 that an integer with the length modifier at *F does
   not use.  Moves *F behind the modifier, unless its type is wider than a
   long.  */
QRINTF_INLINE unsigned
skip_length (const char **f)
{
  unsigned letter = (unsigned char) **f;
  if (letter == 'l')
    {
      *f += IS_LONG (long long) && (*f)[1] == 'l' ? 2 : 1;
      return unused_by_long;
    }
  /* Without the assembler text GCC would use a table of jumps for 'l', too.  */
  __asm__("" : "+r"(letter));
  if (letter == 'h')
    {
      bool is_char = (*f)[1] == 'h';
      *f += 1 + is_char;
      return is_char ? unused_by_char : unused_by_short;
    }
  if ((IS_LONG (size_t) && (letter == 'z' || letter == 't'))
      || (IS_LONG (intmax_t) && letter == 'j'))
    {
      ++*f;
      return unused_by_long;
    }
  return unused_by_int;
}

/* The value of V in a type that does not use the upper UNUSED bits.  */
QRINTF_INLINE uint64_t
value_of_type (uint64_t v, unsigned unused, bool is_signed)
{
  v <<= unused;
  return is_signed ? (uint64_t) ((int64_t) v >> unused) : v >> unused;
}

QRINTF_INLINE bool
is_real (char letter)
{
  return letter >= 'e' && letter <= 'g';
}

/* The letter of a real at F, or the 'L' before it.  An 'l' is skipped, because
   it means nothing.  Null if there is no such letter.  */
QRINTF_INLINE const char *
real_at (const char *f)
{
  if (is_real (*f))
    return f;
  if (*f != 'l' && *f != 'L')
    return NULL;
  return is_real (f[1]) ? f + (*f == 'l') : NULL;
}

#endif
