/* SPDX-License-Identifier: MIT-0 */
/* Decimal numbers without AVX-512.  32-bit numbers are eight digits, of which
   each pair takes its own multiplications (ten-digits.h), and up to two digits
   before them.  64-bit numbers are twice ten digits, made in the same way;
   their exact form is eight digits at a time, and a 32-bit number before
   them.  */

#ifndef QRINTF_X86_DECIMAL_SSE2_H
#define QRINTF_X86_DECIMAL_SSE2_H

#include "integer/decimal/decimal-small.h"
#include "integer/decimal/ten-digits.h"
#include "integer/x86/digits.h"
#include "tables/repeat.h"

#include <stddef.h>

#define DECIMAL_U32_EXACT_IS_LONG
#define DECIMAL_U64_EXACT_BY_SIXTEEN

/* The emitters that other emitters call as well.  */
__typeof__ (__qrintf_u32_exact) QRINTF_VARIANT (u32_exact, QRINTF_TIER);
__typeof__ (__qrintf_u64_exact) QRINTF_VARIANT (u64_exact, QRINTF_TIER);

/* The text of two fractions of eight digits, whose pairs are FIRST and
   SECOND.  */
QRINTF_INLINE __m128i
decimal_pairs_text (__m128i first, __m128i second)
{
  return _mm_add_epi8 (digits_of_pairs (_mm_packs_epi32 (first, second)),
                       _mm_set1_epi8 ('0'));
}

/* Stores the upper half of V at P, as a double, because the compiler would move
   an integer through a general register.  */
QRINTF_INLINE void
decimal_store_upper (char *p, __m128i v)
{
  double upper = _mm_castsi128_pd (v)[1];
  memcpy (p, &upper, 8);
}

/* The number of digits before the last eight; indexed by the number of all
   digits.  */
static const uint8_t decimal_before[11] = { [9] = 1, [10] = 2 };

/* Writes two bytes for the digits before the last eight, of which there are 0
   to 2, then eight bytes for the others.  */
QRINTF_INLINE char *
decimal_u32 (char *p, uint32_t v)
{
  unsigned n = decimal_count32 (v);
  uint64_t fixed = ten_digits_left (v, n);
  __m128i pairs = decimal_fraction_pairs (fixed);
  memcpy (p, ten_digits_lead[fixed >> 32], 2);
  _mm_storel_epi64 ((__m128i *) (p + decimal_before[n]),
                    decimal_pairs_text (pairs, pairs));
  return p + n;
}

/* Shorter numbers have a branch of their own.  Similar lengths take 2 ns and
   mixed lengths 3.8; without the branch all would take 2.7.  */
enum
{
  least_of_four_digits = 1000
};

/* Four digits and more are stored as the first two of ten, if there are so
   many, and the last eight or fewer as their first and their last four.  No
   other branch depends on the number.  */
QRINTF_INLINE char *
decimal_u32_exact (char *p, uint32_t v)
{
  if (__builtin_expect (v < least_of_four_digits, 1))
    return decimal_small (p, v);
  unsigned n = decimal_count32 (v), last = n < 8 ? n : 8;
  uint64_t fixed = ten_digits_left (v, n);
  __m128i pairs = decimal_fraction_pairs (fixed);
  uint64_t text
      = (uint64_t) _mm_cvtsi128_si64 (decimal_pairs_text (pairs, pairs));
  char dummy[2];
  memcpy (at_or_dummy (p, n, 9, dummy), ten_digits_lead[fixed >> 32], 2);
  p += n;
  store8_of_four (p - last, text, last);
  return p;
}

/* Values that depend on the number of digits of a 64-bit number.  The scales
   extend the lower and the upper part of the number to ten digits.  */
static const struct
{
  uint64_t limit[64];            /* indexed by the highest bit */
  uint64_t lower[21], upper[21]; /* indexed by the count */
  uint8_t digits[64];            /* indexed by the highest bit */
  uint8_t ahead[21];             /* digits of the upper part */
} decimal_halves
#define LIMIT_OF_BIT(N) POWER_OF_TEN (DIGITS_OF_BIT (N)) - 1
#define LOWER(N) POWER_OF_TEN ((N) < 10 ? 10 - (N) : 0)
#define UPPER(N) ((N) > 10 ? 64 * POWER_OF_TEN (20 - (N)) : 0)
    = { { REPEAT_64 (LIMIT_OF_BIT, 0) },
        { REPEAT_20 (LOWER, 0), LOWER (20) },
        { REPEAT_20 (UPPER, 0), UPPER (20) },
        { REPEAT_64 (DIGITS_OF_BIT, 0) },
        { [11] = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 } };
#undef LIMIT_OF_BIT
#undef LOWER
#undef UPPER

/* Writes V, which is split by 10^10.  Both parts are written from their first
   digit on: scaled up to ten digits, a part has trailing zeros instead of
   leading ones.  The lower part overwrites the zeros of the upper one.  No
   branch depends on the length of the number, because it would be mispredicted
   if lengths are mixed.  The overrun is up to nine bytes.  */
QRINTF_INLINE char *
decimal_u64 (char *p, uint64_t v)
{
  __typeof__ (&decimal_halves) t = &decimal_halves;
  __asm__("" : "+r"(t)); /* one address for all tables */
  unsigned top = significant_bits (v) - 1;
  size_t n = t->digits[top] + (size_t) (v > t->limit[top]);
  uint64_t high = v / TEN10;
  uint64_t low64 = (v << 6) - high * (64 * TEN10);
  uint64_t upper = ten_digits_wide (high * t->upper[n]);
  uint64_t lower = ten_digits_wide (low64 * t->lower[n]);
  __m128i text = decimal_pairs_text (decimal_fraction_pairs (upper),
                                     decimal_fraction_pairs (lower));
  char *q = p + t->ahead[n];
  memcpy (p, __qrintf_dec2[upper >> 32], 2);
  _mm_storel_epi64 ((__m128i *) (p + 2), text);
  memcpy (q, __qrintf_dec2[lower >> 32], 2);
  decimal_store_upper (q + 2, text);
  return p + n;
}

/* Writes V.  Four to sixteen digits take no branch on their number, which would
   be mispredicted if lengths are mixed.  */
QRINTF_INLINE char *
decimal_u64_by_sixteen (char *p, uint64_t v)
{
  if (v < least_of_four_digits)
    return QRINTF_VARIANT (u32_exact, QRINTF_TIER) (p, (uint32_t) v);
  unsigned n = 16;
  if (__builtin_expect (v >= TEN16, 0))
    {
      uint64_t upper = v / TEN16;
      v -= upper * TEN16;
      p = QRINTF_VARIANT (u32_exact, QRINTF_TIER) (p, (uint32_t) upper);
    }
  else
    n = decimal_count (v);
  store16_of_four (p, _mm_add_epi8 (decimal_places (v, n), _mm_set1_epi8 ('0')),
                   n);
  return p + n;
}

/* Other emitters call the emitter, because the code is long.  */
QRINTF_INLINE char *
decimal_u64_exact (char *p, uint64_t v)
{
  return QRINTF_VARIANT (u64_exact, QRINTF_TIER) (p, v);
}

#endif
