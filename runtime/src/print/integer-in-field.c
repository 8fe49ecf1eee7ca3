/* SPDX-License-Identifier: MIT-0 */
/* Integers in any base, with any flags, width, precision and length
   modifier.

   Refused are null pointers, and "%b" where glibc's version does not print
   it.  */

#include "core/bits.h"
#include "core/memory.h"
#include "integer/decimal/digits-of-bits.h"
#include "print/field.h"
#include "print/letters.h"
#include "print/piece-in-field.h"
#include "sinks/libc-names.h"

/* The bits that a digit of KIND stands for, or 0 if it is decimal.  */
QRINTF_INLINE unsigned
bits_of_digit (enum kind kind)
{
  return kind <= kind_unsigned  ? 0
         : kind == kind_octal   ? 3
         : kind == kind_binary  ? 1
                                : 4;
}

/* The number of digits of V; none if V is 0.  */
QRINTF_INLINE unsigned
count_digits (uint64_t v, unsigned bits)
{
  return !v     ? 0
         : bits ? (significant_bits (v) + bits - 1) / bits
                : decimal_count (v);
}

/* Writes the N digits of V, if there are any.  */
QRINTF_INLINE char *
write_digits (char *p, uint64_t v, unsigned n, unsigned bits, bool upper)
{
  return !n          ? p
         : bits == 0 ? piece_digits (p, v)
         : bits == 4 ? piece_hex (p, v, n, 0, upper)
                     : digits_of_bits (p, v, bits, n, upper);
}

QRINTF_INLINE char *
write_fill (char *p, char c, size_t n)
{
  return n ? fill_memory (p, c, n) : p;
}

char *
__qrintf_integer_in_field (char *p, size_t room, uint64_t v, unsigned unused,
                           char letter, packed_field packed)
{
  struct field field = unpack_field (packed);
  unsigned flags = layout_flags (field.layout);
  enum kind kind = kind_of (letter);
  if (kind > kind_binary || !may_have_flags (kind, flags)
      || (kind == kind_binary && !is_glibc_from (35)))
    return NULL;
  char prefix[2] = { '0', letter };
  unsigned prefixed = 0, bits = bits_of_digit (kind);
  v <<= unused;
  if (kind == kind_signed)
    {
      char other = flags & QRINTF_PLUS ? '+' : flags & QRINTF_SPACE ? ' ' : 0;
      uint64_t negative = v >> 63;
      v = negated_if (v, negative);
      /* The sign is unpredictable.  */
      prefix[0] = (char) (other ^ ((other ^ '-') & -(int) negative));
      prefixed = prefix[0] != 0;
    }
  v >>= unused;
  if (kind == kind_pointer)
    {
      if (!v || field.precision >= 0)
        return NULL;
      prefix[1] = 'x';
      flags |= QRINTF_ALT;
    }
  unsigned n = count_digits (v, bits);
  size_t least = field.precision < 0 ? 1 : (size_t) field.precision;
  size_t zeros = least > n ? least - n : 0;
  if (flags & QRINTF_ALT && kind == kind_octal)
    zeros += !zeros;
  else if (flags & QRINTF_ALT && v)
    prefixed = 2;
  size_t length = prefixed + zeros + n, width = layout_width (field.layout);
  size_t pad = width > length ? width - length : 0;
  if (length + pad > room)
    return NULL;
  if (!(flags & QRINTF_LEFT))
    {
      if (flags & QRINTF_ZERO && field.precision < 0)
        zeros += pad;
      else
        p = write_fill (p, ' ', pad);
      pad = 0;
    }
  if (prefixed)
    *p++ = prefix[0];
  if (prefixed == 2)
    *p++ = prefix[1];
  p = write_fill (p, '0', zeros);
  p = write_digits (p, v, n, bits, letter < 'a');
  return write_fill (p, ' ', pad);
}
