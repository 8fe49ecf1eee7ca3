/* SPDX-License-Identifier: MIT-0 */
/* "%d", "%u", "%x", "%o", "%b" and "%p" with any combination of flags, width
   and precision that has no emitter of its own, and the lengths of these texts.
   The same layout serves for writing and for the length.  */

#include "core/memory.h"
#include <string.h>

#include "integer/integer.h"
#include "integer/places.h"

struct layout
{
  unsigned left;   /* spaces before the text */
  unsigned prefix; /* bytes of the sign and of 0x or 0b */
  unsigned zeros;  /* between prefix and digits */
  unsigned digits;
  unsigned right; /* spaces behind the text */
};

/* The number of digits of V in the base of FLAGS; 0 if V is 0.  */
static inline unsigned
count_digits (uint64_t v, unsigned flags)
{
  if (!v)
    return 0;
  if (flags & QRINTF_HEX)
    return hex_count (v);
  if (flags & QRINTF_OCTAL)
    return (significant_bits (v) + 2) / 3;
  if (flags & QRINTF_BINARY)
    return significant_bits (v);
  return decimal_count (v);
}

QRINTF_INLINE struct layout
lay_out (uint64_t v, unsigned flags, unsigned width, int precision)
{
  struct layout l = { .digits = count_digits (v, flags) };
  unsigned least = precision < 0 ? 1 : (unsigned) precision;

  if (least > l.digits)
    l.zeros = least - l.digits;
  l.prefix = (flags & (QRINTF_NEGATIVE | QRINTF_PLUS | QRINTF_SPACE)) != 0;
  if (flags & QRINTF_ALT && flags & QRINTF_OCTAL && l.zeros == 0)
    l.zeros = 1;
  if (flags & QRINTF_ALT && flags & (QRINTF_HEX | QRINTF_BINARY) && v)
    l.prefix += 2;

  unsigned length = l.prefix + l.zeros + l.digits;
  unsigned pad = width > length ? width - length : 0;
  if (flags & QRINTF_LEFT)
    l.right = pad;
  else if (flags & QRINTF_ZERO && precision < 0)
    l.zeros += pad;
  else
    l.left = pad;
  return l;
}

QRINTF_INLINE unsigned
layout_length (const struct layout *l)
{
  return l->left + l->prefix + l->zeros + l->digits + l->right;
}

QRINTF_INLINE char *
put_fill (char *p, int c, size_t n)
{
  return n ? fill_memory (p, (char) c, n) : p;
}

/* Writes the prefix of BYTES bytes.  The byte of the first digit may be
   written, too, because a branch on the sign would be mispredicted.  */
static char *
put_prefix (char *p, unsigned flags, unsigned bytes)
{
  unsigned other = flags & QRINTF_PLUS ? '+' : ' ';
  unsigned negative = -(flags / QRINTF_NEGATIVE & 1);
  *p = (char) (other ^ ((other ^ '-') & negative));
  p += bytes & 1;
  if (bytes & 2)
    {
      *p++ = '0';
      char base = flags & QRINTF_HEX ? 'x' : 'b';
      *p++ = flags & QRINTF_UPPER ? base - ('a' - 'A') : base;
    }
  return p;
}

/* The spaces on both sides are stored first, as one field.  */
char *
__qrintf_integer_within (char *cursor, size_t room, uint64_t v, unsigned flags,
                         unsigned width, int precision)
{
  struct layout l = lay_out (v, flags, width, precision);
  size_t length = layout_length (&l);
  if (length > room)
    return NULL;
  if (l.left + l.right)
    fill_memory (cursor, ' ', length);
  char *p = cursor + l.left;
  unsigned places = l.zeros + l.digits;
  if (l.prefix + places)
    p = put_prefix (p, flags, l.prefix);
  put_places (p, v, flags, l.digits, places);
  return cursor + length;
}

char *
__qrintf_integer (char *cursor, uint64_t v, unsigned flags, unsigned width,
                  int precision)
{
  return __qrintf_integer_within (cursor, SIZE_MAX, v, flags, width, precision);
}

unsigned
__qrintf_integer_length (uint64_t v, unsigned flags, unsigned width,
                         int precision)
{
  struct layout l = lay_out (v, flags, width, precision);
  return layout_length (&l);
}

char *
__qrintf_pointer (char *cursor, const void *p, unsigned flags, unsigned width,
                  int precision)
{
  if (p)
    return __qrintf_integer (cursor, (uintptr_t) p,
                             flags | QRINTF_HEX | QRINTF_ALT, width, precision);
  unsigned pad = width > 5 ? width - 5 : 0;
  if (!(flags & QRINTF_LEFT))
    cursor = put_fill (cursor, ' ', pad);
  memcpy (cursor, "(nil)", 5);
  cursor += 5;
  return flags & QRINTF_LEFT ? put_fill (cursor, ' ', pad) : cursor;
}

unsigned
__qrintf_pointer_length (const void *p, unsigned flags, unsigned width,
                         int precision)
{
  if (p)
    return __qrintf_integer_length (
        (uintptr_t) p, flags | QRINTF_HEX | QRINTF_ALT, width, precision);
  return width > 5 ? width : 5;
}
