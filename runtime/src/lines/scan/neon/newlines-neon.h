/* SPDX-License-Identifier: MIT-0 */
/* Comparing 64 bytes in four quarters, with NEON.  */

#ifndef QRINTF_NEON_NEWLINES_NEON_H
#define QRINTF_NEON_NEWLINES_NEON_H

#include "core/neon/vector.h"
#include "lines/scan/lines-cpu.h"

typedef uint8x16_t needle;

/* The number of vectors in 64 bytes.  */
enum
{
  PARTS = 4
};

QRINTF_INLINE needle
needle_of (unsigned char byte)
{
  return vdupq_n_u8 (byte);
}

/* The number of set bits.  Only vectors have an instruction for it.  */
QRINTF_INLINE unsigned
bit_count (uint64_t mask)
{
  return vaddv_u8 (vcnt_u8 (vcreate_u8 (mask)));
}

QRINTF_INLINE needle
load_part (const char *p, unsigned part)
{
  return vld1q_u8 ((const uint8_t *) p + 16 * part);
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
  return mask_of (
      vceqq_u8 (load_part (p, 0), sought), vceqq_u8 (load_part (p, 1), sought),
      vceqq_u8 (load_part (p, 2), sought), vceqq_u8 (load_part (p, 3), sought));
}

QRINTF_INLINE needle
either (needle a, needle b)
{
  return vorrq_u8 (a, b);
}

QRINTF_INLINE needle
equal_bytes (needle a, needle b)
{
  return vceqq_u8 (a, b);
}

QRINTF_INLINE needle
minus (needle a, needle b)
{
  return vsubq_u8 (a, b);
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
QRINTF_INLINE size_t
member_count (const char *text, size_t size, const struct byte_set *set,
              needle end, struct lines_counts *counts)
{
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
            found = minus (found, members_of (bytes, low, high));
            ends = minus (ends, equal_bytes (bytes, end));
          }
      counts->members += sum_of (found);
      counts->delimiters += sum_of (ends);
    }
  return i;
}

#endif
