/* SPDX-License-Identifier: MIT-0 */
/* Fixed style with masked stores: numbers below 10^8 with up to eight decimal
   places.

   The digits are made in columns: ten of ten times the integral part, the last
   of which is a 0 that becomes the radix character '.', and eight of the
   fraction.  The mask of the store leaves out the zeros before the number and
   behind it.  The digits of the two numbers are made independently of each
   other, each as soon as its number is known.

   Refused: other numbers and precisions, a fraction that is rounded up to 1,
   and all rounding modes but to nearest.  */

#ifndef QRINTF_X86_FLOAT_FIXED_V4_H
#define QRINTF_X86_FLOAT_FIXED_V4_H

#include "core/x86/store.h"
#include "float/fixed/float-fixed-number.h"
#include "integer/decimal/x86/decimal-v4.h"

struct fixed_columns
{
  uint64_t integer;  /* up to 10^8 */
  uint64_t fraction; /* in units of the last place */
  unsigned before;   /* the number of digits of INTEGER */
};

enum
{
  fixed_columns_precision_max = 8,
  fixed_point_column = 9
};

/* The number of bytes from the radix character on.  */
QRINTF_INLINE unsigned
fixed_behind (unsigned precision)
{
  return precision + (precision != 0);
}

/* Sets *X to the magnitude of the double with BITS in PRECISION places.
   Returns false if it is refused.  */
QRINTF_INLINE bool
fixed_columns_of (struct fixed_columns *x, uint64_t bits, unsigned precision)
{
  if (__builtin_expect (precision > fixed_columns_precision_max, 0)
      || __builtin_expect (float_rounding_mode () != round_to_nearest, 0))
    return false;
  uint64_t m = (bits & 0xfffffffffffff) | 1ULL << 52;
  unsigned s = 1075 - (unsigned) (bits >> 52 & 0x7ff);
  if (__builtin_expect (s - 1 >= 63, 0))
    return false;
  x->integer = m >> s;
  if (__builtin_expect (x->integer >= 100000000, 0))
    return false;
  fixed_wide product = (fixed_wide) (m << (64 - s)) * __qrintf_pow10[precision];
  uint64_t q = (uint64_t) (product >> 64);
  bool odd = (precision ? q : x->integer) & 1;
  x->fraction = q + fixed_rounds_to_even ((uint64_t) product, odd);
  if (precision == 0)
    {
      x->integer += x->fraction;
      x->fraction = 0;
    }
  x->before = (unsigned) columns_count32 ((uint32_t) x->integer);
  return __builtin_expect (x->fraction != __qrintf_pow10[precision], 1);
}

/* Stores the text of X without a sign, which has its radix character at
   POINT, or ends there.  */
QRINTF_INLINE void
fixed_store_columns (char *point, const struct fixed_columns *x,
                     unsigned precision)
{
  static const struct columns columns __attribute__ ((aligned (64))) = {
    COLUMNS_FACTORS, { 1, 0, 2, 8, 10, 4, 6, 12, 14 }, "000000000.00000000", 100
  };
  uint32_t mask = UINT32_MAX << (fixed_point_column - x->before);
  mask = _bzhi_u32 (mask, fixed_point_column + fixed_behind (precision));
  columns_store (point - fixed_point_column, ten_digits_of_tens (x->integer),
                 ten_digits_left ((uint32_t) x->fraction, precision), mask,
                 &columns);
}

/* Writes X behind a '-' if NEGATIVE; a null pointer if it does not fit.  */
QRINTF_INLINE char *
fixed_put_columns (char *cursor, char *limit, const struct fixed_columns *x,
                   bool negative, unsigned precision)
{
  unsigned before = negative + x->before, behind = fixed_behind (precision);
  if (__builtin_expect (!float_fits (cursor, limit, before + behind), 0))
    return NULL;
  *cursor = '-'; /* without a sign, the first digit overwrites it */
  cursor += before;
  fixed_store_columns (cursor, x, precision);
  return cursor + behind;
}

/* Fills N <= WIDTH < 32 bytes at P with C, exactly.  WIDTH belongs to the
   format, so the branch is predictable.  */
QRINTF_INLINE void
fixed_fill (char *p, char c, unsigned n, unsigned width)
{
  uint32_t mask = _bzhi_u32 (UINT32_MAX, n);
  __m128i fill = _mm_set1_epi8 (c);
  _mm_mask_storeu_epi8 (p, (__mmask16) mask, fill);
  if (width > 16)
    _mm_mask_storeu_epi8 (p + 16, (__mmask16) (mask >> 16), fill);
}

/* Writes X with its sign in a field of WIDTH < 32; a null pointer if it does
   not fit.  */
QRINTF_INLINE char *
fixed_put_columns_in_field (char *cursor, char *limit,
                            const struct fixed_columns *x, bool negative,
                            unsigned flags, unsigned width, unsigned precision)
{
  QRINTF_ASSERT (width < 32 && !(flags & QRINTF_LEFT && flags & QRINTF_ZERO));
  unsigned sign = float_sign (negative, flags), has_sign = sign != 0;
  unsigned length = x->before + fixed_behind (precision);
  unsigned need = length + has_sign, total = width > need ? width : need;
  unsigned pad = total - need;
  if (__builtin_expect (!float_fits (cursor, limit, total), 0))
    return NULL;
  bool left = flags & QRINTF_LEFT, zero = flags & QRINTF_ZERO;
  char *end = cursor + total, *text = (left ? end - pad : end) - length;
  /* Without a sign, the first digit or zero overwrites it.  */
  *(zero ? cursor : text - has_sign) = (char) sign;
  fixed_fill (left ? text + length : cursor + (zero && has_sign),
              zero ? '0' : ' ', pad, width);
  fixed_store_columns (text + x->before, x, precision);
  return end;
}

#endif
