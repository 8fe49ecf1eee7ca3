/* SPDX-License-Identifier: MIT-0 */
/* Exact stores without masks: two overlapping stores, each of the largest power
   of two that is at most N.

   If N is unpredictable, a branch for each size class costs more than all the
   stores together.  So store16 performs the stores of every class, and
   redirects those of the wrong classes to a dummy on the stack.  */

#ifndef QRINTF_X86_STORE_SSE2_H
#define QRINTF_X86_STORE_SSE2_H

#include "core/x86/vector.h"

/* The last eight of the first N bytes of V, N <= 16.  HEAD is V's lower half.
   If N < 8, the upper N bytes of the result are the text.  */
QRINTF_INLINE uint64_t
tail8 (__m128i v, uint64_t head, unsigned n)
{
  uint64_t rest = (uint64_t) _mm_cvtsi128_si64 (_mm_unpackhi_epi64 (v, v));
  unsigned last = n - 1;
  uint64_t is_long = -(uint64_t) (last >> 3 & 1);
  uint64_t low = head & is_long;
  uint64_t high = head ^ ((head ^ rest) & is_long);
  unsigned shift = 8 * (last & 7);
  return high << (56 - shift) | low >> shift >> 8;
}

/* Three bytes are stored as two and the last one; four and more as their
   first and their last four or eight, which overlap.  */
QRINTF_INLINE void
store16 (char *p, __m128i v, unsigned n)
{
  QRINTF_ASSERT (n <= 16);
  char dummy[8];
  uint64_t head = (uint64_t) _mm_cvtsi128_si64 (v);
  uint64_t tail = tail8 (v, head, n);
  uint32_t head4 = (uint32_t) head, tail4 = (uint32_t) (tail >> 32);
  uint16_t head2 = (uint16_t) head;

  memcpy (at_or_dummy (p, n, 8, dummy), &head, 8);
  memcpy (at_or_dummy (p, n, 4, dummy), &head4, 4);
  memcpy (at_or_dummy (p, n, 2, dummy), &head2, 2);
  p += n;
  memcpy (at_or_dummy (p - 8, n, 8, dummy), &tail, 8);
  memcpy (at_or_dummy (p - 4, n, 4, dummy), &tail4, 4);
  *at_or_dummy (p - 1, n, 1, dummy) = (char) (tail >> 56);
}

/* The same for four bytes and more, which takes fewer choices.  */
QRINTF_INLINE void
store16_of_four (char *p, __m128i v, unsigned n)
{
  QRINTF_ASSERT (n >= 4 && n <= 16);
  char dummy[8];
  uint64_t head = (uint64_t) _mm_cvtsi128_si64 (v);
  uint64_t tail = tail8 (v, head, n);
  uint32_t head4 = (uint32_t) head, tail4 = (uint32_t) (tail >> 32);

  memcpy (at_or_dummy (p, n, 8, dummy), &head, 8);
  memcpy (p, &head4, 4);
  p += n;
  memcpy (at_or_dummy (p - 8, n, 8, dummy), &tail, 8);
  memcpy (p - 4, &tail4, 4);
}

/* The first N bytes of TEXT, 4 <= N <= 8: the first four and the last four.  */
QRINTF_INLINE void
store8_of_four (char *p, uint64_t text, unsigned n)
{
  QRINTF_ASSERT (n >= 4 && n <= 8);
  uint32_t first = (uint32_t) text, last = (uint32_t) (text >> (8 * n - 32));
  memcpy (p, &first, 4);
  memcpy (p + n - 4, &last, 4);
}

/* The first 1 to 8 bytes of TEXT.  */
QRINTF_INLINE void
store8 (char *p, uint64_t text, unsigned n)
{
  QRINTF_ASSERT (n > 0 && n <= 8);
  char dummy[4];
  uint64_t tail = text << (64 - 8 * n);
  uint32_t head4 = (uint32_t) text, tail4 = (uint32_t) (tail >> 32);
  uint16_t head2 = (uint16_t) text;

  memcpy (at_or_dummy (p, n, 4, dummy), &head4, 4);
  memcpy (at_or_dummy (p, n, 2, dummy), &head2, 2);
  p += n;
  memcpy (at_or_dummy (p - 4, n, 4, dummy), &tail4, 4);
  p[-1] = (char) (tail >> 56);
}

QRINTF_INLINE void
store16_steady (char *p, __m128i v, unsigned n)
{
  QRINTF_ASSERT (n <= 16);
  if (n == 16)
    {
      store128 (p, v);
      return;
    }
  uint64_t head = (uint64_t) _mm_cvtsi128_si64 (v);
  if (n >= 8)
    {
      memcpy (p, &head, 8);
      p += 8;
      n -= 8;
      head = (uint64_t) _mm_cvtsi128_si64 (_mm_unpackhi_epi64 (v, v));
    }
  if (n & 4)
    {
      memcpy (p, &head, 4);
      p += 4;
      head >>= 32;
    }
  if (n & 2)
    {
      memcpy (p, &head, 2);
      p += 2;
      head >>= 16;
    }
  if (n & 1)
    *p = (char) head;
}

#endif
