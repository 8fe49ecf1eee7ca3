/* SPDX-License-Identifier: MIT-0 */
/* Comparing 64 bytes in four quarters, with NEON, and the offsets of a mask's
   bits, one bit at a time.  NEON's CPUs count only leading zeros in one
   instruction, so the mask is reversed first.  */

#ifndef QRINTF_NEON_NEWLINES_NEON_H
#define QRINTF_NEON_NEWLINES_NEON_H

#include "core/neon/vector.h"
#include "lines/scan/vector/newlines-needle.h"

/* The number of set bits.  Only vectors have an instruction for it.  */
QRINTF_INLINE unsigned
bit_count (uint64_t mask)
{
  return vaddv_u8 (vcnt_u8 (vcreate_u8 (mask)));
}

/* One bit for each of the 64 bytes of IS, the results of comparisons.  Each
   byte keeps one bit, a different one in each group of eight, and three steps
   of pairwise additions combine the groups.  */
QRINTF_INLINE uint64_t
mask_of (needle is0, needle is1, needle is2, needle is3)
{
  const needle bits = vreinterpretq_u8_u64 (vdupq_n_u64 (0x8040201008040201));
  needle low = vpaddq_u8 (vandq_u8 (is0, bits), vandq_u8 (is1, bits));
  needle high = vpaddq_u8 (vandq_u8 (is2, bits), vandq_u8 (is3, bits));
  needle all = vpaddq_u8 (low, high);
  all = vpaddq_u8 (all, all);
  return vgetq_lane_u64 (vreinterpretq_u64_u8 (all), 0);
}

QRINTF_INLINE uint64_t
equal_mask (const char *p, needle sought)
{
  return mask_of (equal_bytes (load_part (p, 0), sought),
                  equal_bytes (load_part (p, 1), sought),
                  equal_bytes (load_part (p, 2), sought),
                  equal_bytes (load_part (p, 3), sought));
}

QRINTF_INLINE uint32_t
byte_mask (needle is)
{
  const needle none = vdupq_n_u8 (0);
  return (uint32_t) mask_of (is, none, none, none);
}

QRINTF_INLINE uint64_t
sum_of (needle sums)
{
  return vaddlvq_u8 (sums);
}

/* A byte of 0 or -1 for each of 16 BYTES: whether it is a member of the set
   with the rows LOW and HIGH.  A lookup gives 0 for an index above 15, so bit 7
   stays in the index.  */
QRINTF_INLINE needle
members_of (needle bytes, needle low, needle high)
{
  const needle bits = vreinterpretq_u8_u64 (vdupq_n_u64 (0x8040201008040201));
  const needle kept = vdupq_n_u8 (0x8f);
  needle row = vqtbl1q_u8 (low, vandq_u8 (bytes, kept));
  needle other = vandq_u8 (veorq_u8 (bytes, vdupq_n_u8 (0x80)), kept);
  row = vqtbx1q_u8 (row, high, other);
  return vtstq_u8 (row, vqtbl1q_u8 (bits, vshrq_n_u8 (bytes, 4)));
}

/* Adds to *COUNTS the members and delimiters in TEXT up to its last multiple of
   64 bytes, and returns the offset of that end.  */
#define member_count member_count

QRINTF_INLINE size_t
member_count (const char *text, size_t size, const struct byte_set *set,
              unsigned char delimiter, struct lines_counts *counts)
{
  const needle end = needle_of (delimiter);
  const needle low = vld1q_u8 (set->low), high = vld1q_u8 (set->high);
  size_t i = 0;
  while (size - i >= 64)
    {
      /* Each lane counts up to 4 in 64 bytes.  */
      size_t whole = (size - i) / 64 * 64, most = 255 / PARTS * 64;
      size_t stop = i + (whole < most ? whole : most);
      needle found = vdupq_n_u8 (0), ends = vdupq_n_u8 (0);
      for (; i < stop; i += 64)
#pragma GCC unroll 4
        for (unsigned j = 0; j < PARTS; j++)
          {
            const needle bytes = load_part (text + i, j);
            found -= members_of (bytes, low, high);
            ends -= equal_bytes (bytes, end);
          }
      counts->members += sum_of (found);
      counts->delimiters += sum_of (ends);
    }
  return i;
}

/* Writes AT plus the index of the highest set bit of *REVERSED to OUT, or any
   number if no bit is set, and clears that bit.  */
QRINTF_INLINE void
put_offset (uint16_t *out, uint64_t *reversed, size_t at)
{
  uint64_t index = leading_zeros (*reversed);
  *out = (uint16_t) (at + index);
  *reversed &= ~((uint64_t) 1 << 63 >> index % 64);
}

/* Writes AT plus the index of each set bit of MASK to OUT, in order, and
   returns their number.  At least GUESS elements, a constant, are written.  */
QRINTF_INLINE unsigned
put_offsets (uint16_t *out, uint64_t mask, size_t at, unsigned guess)
{
  unsigned count = bit_count (mask);
  __asm__("rbit\t%0, %0" : "+r"(mask));
#pragma GCC unroll 20
  for (unsigned i = 0; i < guess; i++)
    put_offset (out + i, &mask, at);
  if (__builtin_expect (count > guess, 0))
    for (unsigned i = guess; i < count; i++)
      put_offset (out + i, &mask, at);
  return count;
}

#endif
