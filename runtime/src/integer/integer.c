/* SPDX-License-Identifier: MIT-0 */
/* "%d", "%u", "%x", "%o", "%b" and "%p" with any combination of flags, width
   and precision that has no emitter of its own, and the lengths of these texts.
   It is written for correctness and small code: the same layout serves for
   writing and for the length.  */

#include "core/memory.h"
#include <string.h>

#include "core/emitter.h"
#include "integer/decimal/digits-of-bits.h"
#include "integer/decimal/portable/decimal.h"

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
  if (flags & (QRINTF_NEGATIVE | QRINTF_PLUS | QRINTF_SPACE))
    l.prefix = 1;
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

static inline unsigned
layout_length (const struct layout *l)
{
  return l->left + l->prefix + l->zeros + l->digits + l->right;
}

/* The length from which on fills call memset.  Most fields need few fill bytes,
   and a call for each fill would take a sixth of the time.  */
enum
{
  short_fill = 16
};

static inline char *
put_fill (char *p, int c, unsigned n)
{
  char *end = p + n;
  if (n > short_fill)
    fill_memory (p, (char) c, n);
  else
    while (p != end)
      *p++ = (char) c;
  return end;
}

static char *
put_prefix (char *p, unsigned flags, unsigned bytes)
{
  if (bytes & 1)
    *p++ = flags & QRINTF_NEGATIVE ? '-' : flags & QRINTF_PLUS ? '+' : ' ';
  if (bytes & 2)
    {
      *p++ = '0';
      char base = flags & QRINTF_HEX ? 'x' : 'b';
      *p++ = flags & QRINTF_UPPER ? base - ('a' - 'A') : base;
    }
  return p;
}

/* Writes the N digits of V in base 2, 8 or 16, where N is count_digits of
   V.  */
static char *
put_bits (char *p, uint64_t v, unsigned flags, unsigned n)
{
  unsigned bits = flags & QRINTF_HEX ? 4 : flags & QRINTF_OCTAL ? 3 : 1;
  return digits_of_bits (p, v, bits, n, flags & QRINTF_UPPER);
}

static inline char *
put_digits (char *p, uint64_t v, unsigned flags, unsigned n)
{
  if (n == 0)
    return p;
  if (flags & (QRINTF_HEX | QRINTF_OCTAL | QRINTF_BINARY))
    return put_bits (p, v, flags, n);
  return decimal_digits (p, v, n);
}

char *
__qrintf_integer (char *cursor, uint64_t v, unsigned flags, unsigned width,
                  int precision)
{
  struct layout l = lay_out (v, flags, width, precision);
  cursor = put_fill (cursor, ' ', l.left);
  cursor = put_prefix (cursor, flags, l.prefix);
  cursor = put_fill (cursor, '0', l.zeros);
  cursor = put_digits (cursor, v, flags, l.digits);
  return put_fill (cursor, ' ', l.right);
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
