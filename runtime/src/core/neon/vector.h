/* SPDX-License-Identifier: MIT-0 */
/* Stores of whole NEON registers, and exact stores of some of their bytes.

   NEON has no masked stores.  A text of eight bytes or more is stored as its
   first eight and its last eight bytes, which may overlap; one of four to seven
   bytes likewise by four.  Of a shorter text, the second byte is stored first;
   if the text has only one byte, a later store overwrites it.  */

#ifndef QRINTF_NEON_VECTOR_H
#define QRINTF_NEON_VECTOR_H

#include <arm_neon.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "core/emitter.h"

/* The leading zeros of V; 32 or 64 for 0, for which the compiler's builtin is
   undefined.  The results have 64 bits, so that they can index a table without
   an extension.  */
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

/* Keeps VALUE in a general register, and hides its value from the compiler.  */
#define IN_REGISTER(VALUE) __asm__("" : "+r"(VALUE))

/* VALUE as the argument of a rare call.  Without this, GCC would copy it to the
   register of the argument at the function's start and keep that register
   occupied.  */
#define APART(VALUE)                                                           \
  __extension__({                                                              \
    __typeof__ (VALUE) apart = (VALUE);                                        \
    IN_REGISTER (apart);                                                       \
    apart;                                                                     \
  })

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

/* The index of the byte that each byte of the result comes from, when later
   bytes of a register are moved to its front.  An index beyond the register
   gives zero.  */
typedef const uint8_t *byte_places;

#define BYTE_PLACES                                                            \
  {                                                                            \
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,  \
        21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31                             \
  }

/* The bytes of V from FROM <= 16 on, followed by zeros.  PLACES are
   BYTE_PLACES.  */
QRINTF_INLINE uint8x16_t
bytes_from (uint8x16_t v, byte_places places, size_t from)
{
  QRINTF_ASSERT (from <= 16);
  return vqtbl1q_u8 (v, vld1q_u8 (places + from));
}

/* The first eight bytes of the same result.  */
QRINTF_INLINE uint8x8_t
eight_from (uint8x16_t v, byte_places places, size_t from)
{
  QRINTF_ASSERT (from <= 16);
  return vqtbl1_u8 (v, vld1_u8 (places + from));
}

/* Store four bytes or one byte of V.  */
#define store_four(P, V, PLACE)                                                \
  vst1q_lane_u32 ((uint32_t *) (P), vreinterpretq_u32_u8 (V), PLACE)
#define store_one(P, V, PLACE) vst1q_lane_u8 ((uint8_t *) (P), V, PLACE)

/* The end of N bytes at P.  Computed from a copy of P, so that the addition can
   use the register of P.  */
QRINTF_INLINE char *
store_end (char *p, size_t n)
{
  IN_REGISTER (p);
  return p + n;
}

/* Stores the first N <= 16 bytes of V, exactly.  Returns their end.  */
QRINTF_INLINE char *
store_first (char *p, uint8x16_t v, byte_places places, size_t n)
{
  QRINTF_ASSERT (n > 0 && n <= 16);
  if (n >= 8)
    {
      uint8x8_t last = eight_from (v, places, n - 8);
      store_lower (p, v);
      p = store_end (p, n);
      vst1_u8 ((uint8_t *) p - 8, last);
    }
  else if (n >= 4)
    {
      uint8x16_t last = bytes_from (v, places, n - 4);
      store_four (p, v, 0);
      p = store_end (p, n);
      store_four (p - 4, last, 0);
    }
  else
    {
      uint8x16_t last = bytes_from (v, places, n - 1);
      store_one (p + n / 2, v, 1);
      store_one (p + n - 1, last, 0);
      store_one (p, v, 0);
      p = store_end (p, n);
    }
  return p;
}

/* Stores N <= 16 bytes at P, exactly: the first ones are the bytes of FIRST,
   the last ones are the last bytes of LAST.  Returns their end.  */
QRINTF_INLINE char *
store_ends (char *p, uint8x8_t first, uint8x16_t last, size_t n)
{
  QRINTF_ASSERT (n > 0 && n <= 16);
  if (n >= 8)
    {
      vst1_u8 ((uint8_t *) p, first);
      p = store_end (p, n);
      store_upper (p - 8, last);
    }
  else if (n >= 4)
    {
      vst1_lane_u32 ((uint32_t *) p, vreinterpret_u32_u8 (first), 0);
      p = store_end (p, n);
      store_four (p - 4, last, 3);
    }
  else
    {
      store_one (p + n / 2, last, 14);
      store_one (p + n - 1, last, 15);
      vst1_lane_u8 ((uint8_t *) p, first, 0);
      p = store_end (p, n);
    }
  return p;
}

/* Stores the last N <= 16 bytes of V at P, exactly.  Returns their end.  */
QRINTF_INLINE char *
store_last (char *p, uint8x16_t v, byte_places places, size_t n)
{
  QRINTF_ASSERT (n > 0 && n <= 16);
  return store_ends (p, eight_from (v, places, 16 - n), v, n);
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
