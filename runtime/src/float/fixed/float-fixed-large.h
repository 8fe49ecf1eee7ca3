/* SPDX-License-Identifier: MIT-0 */
/* Doubles of 2^64 or more as decimal words of 18 digits, exactly.

   Such a number is an integer m * 2^e with m < 2^53.  Its words are made from m
   by multiplications by up to 2^59 each, without a table and without a
   division.  No double has more than 309 digits, so nothing is refused.  */

#ifndef QRINTF_FLOAT_FIXED_LARGE_H
#define QRINTF_FLOAT_FIXED_LARGE_H

#include <stdint.h>

#include "core/emitter.h"

#define LARGE_BASE UINT64_C (1000000000000000000)

enum
{
  large_digits = 18, /* of a word */
  large_words = 18,
  large_step = 59 /* 2^59 < 10^18 */
};

struct fixed_large
{
  uint64_t words[large_words]; /* the lowest first */
  unsigned count;
};

/* Multiplies X by 2^SHIFT, 0 < SHIFT <= large_step.  Its words stay below 3 *
   10^18, so that no carry has to wait for the one before it.

   The quotient of word * 2^SHIFT by 10^18 is estimated by R = floor (2^123 /
   10^18): word * R / 2^(123 - SHIFT) is below it by less than 0.17, and by less
   than 1.17 when its fraction is cut off.  So the remainder is below 1.17 *
   10^18.  The quotient of the word before it is added, which is below 3 * 2^59,
   that is 1.73 * 10^18.  */
static inline void
fixed_large_scale (struct fixed_large *x, unsigned shift)
{
  QRINTF_ASSERT (shift > 0 && shift <= large_step);
  const unsigned __int128 reciprocal
      = ((unsigned __int128) 1 << 123) / LARGE_BASE;
  uint64_t carry = 0;
  for (unsigned i = 0; i < x->count; i++)
    {
      uint64_t word = x->words[i];
      uint64_t quotient
          = (uint64_t) (word * reciprocal >> 64) >> (large_step - shift);
      x->words[i] = (word << shift) - quotient * LARGE_BASE + carry;
      QRINTF_ASSERT (x->words[i] < 3 * LARGE_BASE);
      carry = quotient;
    }
  if (carry)
    {
      QRINTF_ASSERT (x->count < large_words);
      x->words[x->count++] = carry;
    }
}

/* Makes every word of X less than 10^18.  */
static inline void
fixed_large_carry (struct fixed_large *x)
{
  uint64_t carry = 0;
  for (unsigned i = 0; i < x->count; i++)
    {
      uint64_t word = x->words[i] + carry;
      carry = word / LARGE_BASE;
      x->words[i] = word - carry * LARGE_BASE;
    }
  if (carry)
    {
      QRINTF_ASSERT (x->count < large_words);
      x->words[x->count++] = carry;
    }
}

/* Sets *X to M * 2^E, which is a double.  */
static inline void
fixed_large_of (struct fixed_large *x, uint64_t m, unsigned e)
{
  QRINTF_ASSERT (m >> 53 == 0 && e <= 971);
  x->words[0] = m;
  x->count = 1;
  for (; e >= large_step; e -= large_step)
    fixed_large_scale (x, large_step);
  if (e)
    fixed_large_scale (x, e);
  fixed_large_carry (x);
}

#endif
