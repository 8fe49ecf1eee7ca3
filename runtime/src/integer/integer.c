/* SPDX-License-Identifier: MIT-0 */
/* "%d", "%u", "%x", "%o", "%b" and "%p" with any combination of flags, width
   and precision that has no emitter of its own, and the lengths of these texts.
   The same layout serves for writing and for the length.  */

#include "core/memory.h"
#include <string.h>

#include "integer/digits-of-bits.h"
#include "integer/integer.h"
#include "integer/layout.h"
#if QRINTF_X86
#include "integer/x86/short-text.h"
#else
#include "integer/decimal/portable/decimal.h"
#endif

/* The number of digits of V in the base of FLAGS; 0 if V is 0.  */
QRINTF_INLINE unsigned
count_digits (uint64_t v, unsigned flags)
{
  unsigned n = flags & QRINTF_HEX      ? hex_count (v)
               : flags & QRINTF_OCTAL  ? octal_count (v)
               : flags & QRINTF_BINARY ? significant_bits (v)
                                       : decimal_count (v);
  return n - !v;
}

/* The byte before a number, or 0 for none, by the bits of FLAGS from
   QRINTF_PLUS on.  There is no branch on the sign, because it would be
   mispredicted.  */
QRINTF_INLINE unsigned
sign_of (unsigned flags)
{
  static const char signs[8] = { 0, '+', ' ', '+', '-', '-', '-', '-' };
  return (unsigned char) signs[flags / QRINTF_PLUS & 7];
}

QRINTF_INLINE unsigned
larger (unsigned a, unsigned b)
{
  return a > b ? a : b;
}

QRINTF_INLINE struct layout
lay_out (uint64_t v, unsigned flags, unsigned width, int precision)
{
  unsigned digits = count_digits (v, flags);
  struct layout l = { .digits = digits, .sign = sign_of (flags) };
  unsigned least = precision < 0 ? 1 : (unsigned) precision;
  unsigned alternate = flags & QRINTF_ALT;
  unsigned zero = alternate && flags & QRINTF_OCTAL;
  l.places = larger (digits + zero, least);
  l.prefix = !!l.sign;
  if (alternate && flags & (QRINTF_HEX | QRINTF_BINARY) && v)
    l.prefix += 2;

  unsigned length = l.prefix + l.places, pad = larger (width, length) - length;
  if (flags & QRINTF_LEFT)
    l.right = pad;
  else if (flags & QRINTF_ZERO && precision < 0)
    l.places += pad;
  else
    l.left = pad;
  return l;
}

QRINTF_INLINE unsigned
layout_length (const struct layout *l)
{
  return l->left + l->prefix + l->places + l->right;
}

QRINTF_INLINE char *
put_fill (char *p, int c, size_t n)
{
  return n ? fill_memory (p, (char) c, n) : p;
}

#if QRINTF_X86

QRINTF_INLINE void
put_digits (char *p, uint64_t v, unsigned flags, unsigned n)
{
  if (flags & QRINTF_BINARY)
    digits_of_bits (p, v, 1, n, false);
  else
    __qrintf_integer (p, v, flags & (QRINTF_HEX | QRINTF_OCTAL | QRINTF_UPPER),
                      0, -1);
}

#else

#define put_short_text(...) false

QRINTF_INLINE void
put_digits (char *p, uint64_t v, unsigned flags, unsigned n)
{
  unsigned bits = flags & QRINTF_HEX      ? 4
                  : flags & QRINTF_OCTAL  ? 3
                  : flags & QRINTF_BINARY ? 1
                                          : 0;
  if (bits)
    digits_of_bits (p, v, bits, n, flags & QRINTF_UPPER);
  else
    decimal_digits (p, v, n);
}

#endif

/* Writes a text of any length, but for the prefix 0x or 0b.  The spaces on both
   sides are stored first, as one field.  */
QRINTF_INLINE void
put_text (char *p, uint64_t v, unsigned flags, const struct layout *l)
{
  if (l->left + l->right)
    fill_memory (p, ' ', layout_length (l));
  p += l->left;
  if (l->prefix + l->places)
    *p = (char) l->sign; /* without a sign, what follows overwrites it */
  p = put_fill (p + l->prefix, '0', l->places - l->digits);
  if (l->digits)
    put_digits (p, v, flags, l->digits);
}

char *
__qrintf_integer_within (char *cursor, size_t room, uint64_t v, unsigned flags,
                         unsigned width, int precision)
{
  struct layout l = lay_out (v, flags, width, precision);
  size_t length = layout_length (&l);
  if (length > room)
    return NULL;
  if (!put_short_text (cursor, v, flags, width, &l))
    put_text (cursor, v, flags, &l);
  if (l.prefix & 2)
    {
      char base = flags & QRINTF_HEX ? 'x' : 'b';
      char *p = cursor + l.left + (l.prefix & 1);
      p[0] = '0';
      p[1] = flags & QRINTF_UPPER ? base - ('a' - 'A') : base;
    }
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
