/* SPDX-License-Identifier: MIT-0 */
/* Hexadecimal digits with NEON: all eight or sixteen are made at once by a
   lookup in a register, and stored from the first significant one on.  */

#ifndef QRINTF_NEON_HEX_H
#define QRINTF_NEON_HEX_H

#include <stdbool.h>

#include "core/neon/vector.h"

/* The number of bits of V before its first significant digit; the last digit
   always counts as significant.  */
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

struct hex_neon
{
  /* The place of each digit of the text in hex_put, in the order of the text.
     This is the first member because it is loaded at an offset in a
     register.  */
  uint8_t turned[32];
  char alphabets[2][16];
};

static const struct hex_neon hex_neon = {
  { 8, 9, 10, 11, 12, 13, 14, 15, 0,  1,  2,  3,
    4, 5, 6,  7,  8,  9,  10, 11, 12, 13, 14, 15 },
  { { '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e',
      'f' },
    { '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E',
      'F' } },
};

QRINTF_INLINE uint8x16_t
hex_alphabet (bool upper)
{
  return load128 (hex_neon.alphabets[upper]);
}

/* The halves of the bytes of X, each a digit of ALPHABET.  */
QRINTF_INLINE uint8x16_t
hex_text_of (uint8x16_t x, uint8x16_t alphabet)
{
  x = vzip1q_u8 (vshrq_n_u8 (x, 4), vandq_u8 (x, vdupq_n_u8 (15)));
  return vqtbl1q_u8 (alphabet, x);
}

/* The text of V in sixteen digits.  */
QRINTF_INLINE uint8x16_t
hex_text16 (uint64_t v, bool upper)
{
  uint64_t reversed = __builtin_bswap64 (v);
  return hex_text_of (vreinterpretq_u8_u64 (vdupq_n_u64 (reversed)),
                      hex_alphabet (upper));
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

/* Writes the digits of V without its first ZEROS < 64 bits, exactly, as
   store_last does.  The last eight digits are made in the lower half of a
   register, which can be stored directly.  */
QRINTF_INLINE char *
hex_put (char *p, uint64_t v, bool upper, size_t zeros)
{
  QRINTF_ASSERT (zeros < 64);
  size_t blank = zeros / 4;
  const struct hex_neon *t = &hex_neon;
  IN_REGISTER (t); /* see decimal_table_get */
  uint8x16_t x = vrev32q_u8 (vreinterpretq_u8_u64 (vdupq_n_u64 (v)));
  uint8x16_t text = hex_text_of (x, load128 (t->alphabets[upper]));
  uint8x8_t first = vqtbl1_u8 (text, vld1_u8 (t->turned + blank));
  char *before_end = p - blank; /* sixteen bytes */
  IN_REGISTER (before_end);
  if (zeros < 36)
    {
      vst1_u8 ((uint8_t *) p, first);
      store_lower (before_end + 8, text);
    }
  else if (zeros < 52)
    {
      vst1_lane_u32 ((uint32_t *) p, vreinterpret_u32_u8 (first), 0);
      store_four (before_end + 12, text, 1);
    }
  else
    {
      store_one (p + (zeros < 60), text, 6);
      store_one (before_end + 15, text, 7);
      vst1_lane_u8 ((uint8_t *) p, first, 0);
    }
  return before_end + 16;
}

QRINTF_INLINE char *
hex_u64_exact (char *p, uint64_t v, bool upper)
{
  return hex_put (p, v, upper, leading_zeros (v | 1));
}

QRINTF_INLINE char *
hex_u32_exact (char *p, uint32_t v, bool upper)
{
  size_t blank = hex_blank_bits32 (v);
  char *before_end = p - blank / 4; /* eight bytes */
  IN_REGISTER (before_end);
  /* The first four digits and the last four.  */
  uint8x8_t text = hex_text8 ((v << blank & 0xffff0000) | (v & 0xffff), upper);
  if (blank <= 16)
    {
      vst1_lane_u32 ((uint32_t *) p, vreinterpret_u32_u8 (text), 0);
      vst1_lane_u32 ((uint32_t *) (before_end + 4), vreinterpret_u32_u8 (text),
                     1);
    }
  else
    {
      /* As in hex_put.  */
      vst1_lane_u8 ((uint8_t *) p + (v > 15), text, 6);
      vst1_lane_u8 ((uint8_t *) before_end + 7, text, 7);
      vst1_lane_u8 ((uint8_t *) p, text, 0);
    }
  return before_end + 8;
}

/* If WIDTH exceeds sixteen digits, the additional zeros are written first.  */
QRINTF_INLINE char *
hex_zero (char *p, uint64_t v, unsigned width, bool upper)
{
  size_t zeros = leading_zeros (v | 1);
  if (__builtin_expect (width > 16, 0))
    {
      fill_with_overrun (p, '0', width - 16);
      p += width - 16;
      width = 16;
    }
  size_t most = 64 - 4 * (size_t) width;
  return hex_put (p, v, upper, zeros < most ? zeros : most);
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
