/* SPDX-License-Identifier: MIT */
/* Hexadecimal digits with NEON: all eight or sixteen are made at once by a
   lookup in a register, from the first significant one on.  */

#ifndef QRINTF_NEON_HEX_H
#define QRINTF_NEON_HEX_H

#include <stdbool.h>

#include "core/neon/vector.h"

/* How many bits of V precede its first significant digit, the last one being
   significant.  */
QRINTF_INLINE size_t
hex_blank_bits (uint64_t v)
{
  return leading_zeros (v | 1) & ~(size_t) 3;
}

QRINTF_INLINE size_t
hex_blank_bits32 (uint32_t v)
{
  return leading_zeros32 (v | 1) & ~(size_t) 3;
}

static const uint8_t hex_places[32] = BYTE_PLACES;

QRINTF_INLINE uint8x16_t
hex_alphabet (bool upper)
{
  static const char alphabets[2][16]
      = { { '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c',
            'd', 'e', 'f' },
          { '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C',
            'D', 'E', 'F' } };
  return load128 (alphabets[upper]);
}

/* The text of V in sixteen digits.  */
QRINTF_INLINE uint8x16_t
hex_text16 (uint64_t v, bool upper)
{
  uint64_t reversed = __builtin_bswap64 (v);
  uint8x16_t x = vreinterpretq_u8_u64 (vdupq_n_u64 (reversed));
  x = vzip1q_u8 (vshrq_n_u8 (x, 4), vandq_u8 (x, vdupq_n_u8 (15)));
  return vqtbl1q_u8 (hex_alphabet (upper), x);
}

/* The text of V in eight digits.  */
QRINTF_INLINE uint8x8_t
hex_text8 (uint32_t v, bool upper)
{
  uint8x8_t x = vreinterpret_u8_u32 (vdup_n_u32 (__builtin_bswap32 (v)));
  x = vzip1_u8 (vshr_n_u8 (x, 4), vand_u8 (x, vdup_n_u8 (15)));
  return vqtbl1_u8 (hex_alphabet (upper), x);
}

QRINTF_INLINE char *
hex_u64 (char *p, uint64_t v, bool upper)
{
  size_t blank = hex_blank_bits (v);
  store128 (p, hex_text16 (v << blank, upper));
  return p + 16 - blank / 4;
}

QRINTF_INLINE char *
hex_u32 (char *p, uint32_t v, bool upper)
{
  size_t blank = hex_blank_bits32 (v);
  vst1_u8 ((uint8_t *) p, hex_text8 (v << blank, upper));
  return p + 8 - blank / 4;
}

QRINTF_INLINE char *
hex_u64_exact (char *p, uint64_t v, bool upper)
{
  size_t n = 16 - hex_blank_bits (v) / 4;
  store_last (p, hex_text16 (v, upper), hex_places, n);
  return p + n;
}

QRINTF_INLINE char *
hex_u32_exact (char *p, uint32_t v, bool upper)
{
  size_t blank = hex_blank_bits32 (v);
  size_t n = 8 - blank / 4;
  uint8x8_t text = hex_text8 (v << blank, upper);
  store_few (p, vget_lane_u64 (vreinterpret_u64_u8 (text), 0), n);
  return p + n;
}

/* As far as WIDTH goes beyond sixteen digits, zeros are written in front.  */
QRINTF_INLINE char *
hex_zero (char *p, uint64_t v, unsigned width)
{
  size_t n = 16 - hex_blank_bits (v) / 4;
  if (n < width)
    n = width;
  if (n > 16)
    {
      fill_with_overrun (p, '0', n - 16);
      p += n - 16;
      n = 16;
    }
  store_last (p, hex_text16 (v, false), hex_places, n);
  return p + n;
}

QRINTF_INLINE char *
hex_8 (char *p, uint32_t v)
{
  vst1_u8 ((uint8_t *) p, hex_text8 (v, false));
  return p + 8;
}

QRINTF_INLINE char *
hex_16 (char *p, uint64_t v)
{
  store128 (p, hex_text16 (v, false));
  return p + 16;
}

#endif
