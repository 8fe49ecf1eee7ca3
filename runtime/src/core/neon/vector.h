/* SPDX-License-Identifier: MIT */
/* Stores of whole NEON registers, and exact stores of some of their bytes.

   There are no masked stores: a text of eight bytes or more is stored as its
   first and its last eight, which overlap, and a shorter one likewise by four,
   or byte by byte.  */

#ifndef QRINTF_NEON_VECTOR_H
#define QRINTF_NEON_VECTOR_H

#include <arm_neon.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "core/emitter.h"

/* The leading zeros of V, 32 or 64 for 0, which the compiler's builtin leaves
   undefined.  The results have 64 bits, so that they index a table without
   being extended.  */
QRINTF_INLINE uint64_t
leading_zeros (uint64_t v)
{
  uint64_t zeros;
  __asm__("clz\t%0, %1" : "=r"(zeros) : "r"(v));
  return zeros;
}

QRINTF_INLINE uint64_t
leading_zeros32 (uint32_t v)
{
  uint64_t zeros;
  __asm__("clz\t%w0, %w1" : "=r"(zeros) : "r"(v));
  return zeros;
}

QRINTF_INLINE void
store128 (char *p, uint8x16_t v)
{
  vst1q_u8 ((uint8_t *) p, v);
}

QRINTF_INLINE uint8x16_t
load128 (const char *p)
{
  return vld1q_u8 ((const uint8_t *) p);
}

QRINTF_INLINE uint64_t
lower_half (uint8x16_t v)
{
  return vgetq_lane_u64 (vreinterpretq_u64_u8 (v), 0);
}

QRINTF_INLINE uint64_t
upper_half (uint8x16_t v)
{
  return vgetq_lane_u64 (vreinterpretq_u64_u8 (v), 1);
}

QRINTF_INLINE void
store_lower (char *p, uint8x16_t v)
{
  vst1_u8 ((uint8_t *) p, vget_low_u8 (v));
}

QRINTF_INLINE void
store_upper (char *p, uint8x16_t v)
{
  vst1_u8 ((uint8_t *) p, vget_high_u8 (v));
}

/* Where a byte is taken from, to bring another one to the front: from zeros for
   those that a register does not have.  */
typedef const uint8_t *byte_places;

#define BYTE_PLACES                                                            \
  {                                                                            \
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,  \
        21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31                             \
  }

/* Bytes FROM <= 16 and following of V; zeros for those that V does not have.
   PLACES are BYTE_PLACES.  */
QRINTF_INLINE uint8x16_t
bytes_from (uint8x16_t v, byte_places places, size_t from)
{
  QRINTF_ASSERT (from <= 16);
  return vqtbl1q_u8 (v, vld1q_u8 (places + from));
}

/* The first eight of them.  */
QRINTF_INLINE uint8x8_t
eight_from (uint8x16_t v, byte_places places, size_t from)
{
  QRINTF_ASSERT (from <= 16);
  return vqtbl1_u8 (v, vld1_u8 (places + from));
}

/* Stores the first N <= 8 bytes of X, exactly.  Three bytes are the first, the
   middle one and the last.  */
QRINTF_INLINE void
store_few (char *p, uint64_t x, size_t n)
{
  QRINTF_ASSERT (n <= 8);
  if (n >= 4)
    {
      uint32_t first = (uint32_t) x, last = (uint32_t) (x >> (8 * n - 32));
      memcpy (p, &first, 4);
      memcpy (p + n - 4, &last, 4);
    }
  else if (n > 0)
    {
      size_t middle = n / 2, last = n - 1;
      p[0] = (char) x;
      p[middle] = (char) (x >> 8 * middle);
      p[last] = (char) (x >> 8 * last);
    }
}

/* Stores the first N <= 16 bytes of V, exactly.  */
QRINTF_INLINE void
store_first (char *p, uint8x16_t v, byte_places places, size_t n)
{
  QRINTF_ASSERT (n <= 16);
  if (n >= 8)
    {
      store_lower (p, v);
      vst1_u8 ((uint8_t *) p + n - 8, eight_from (v, places, n - 8));
    }
  else
    store_few (p, lower_half (v), n);
}

/* Stores the last N <= 16 bytes of V at P, exactly.  */
QRINTF_INLINE void
store_last (char *p, uint8x16_t v, byte_places places, size_t n)
{
  QRINTF_ASSERT (n > 0 && n <= 16);
  if (n >= 8)
    {
      vst1_u8 ((uint8_t *) p, eight_from (v, places, 16 - n));
      store_upper (p + n - 8, v);
    }
  else
    store_few (p, upper_half (v) >> (64 - 8 * n), n);
}

/* Fills N bytes at P with C, sixteen at a time.  The overrun is up to 15
   bytes.  */
QRINTF_INLINE void
fill_with_overrun (char *p, char c, size_t n)
{
  for (size_t i = 0; i < n; i += 16)
    store128 (p + i, vdupq_n_u8 ((uint8_t) c));
}

#endif
