/* SPDX-License-Identifier: MIT */
/* Decimal numbers with AVX-512 IFMA and VBMI: digits in sets of eight at
   fixed places, and one permutation whose index is loaded at an offset, so
   that the first digit comes first.  Exact stores are masked.  */

#ifndef QRINTF_X86_DECIMAL_AVX512_H
#define QRINTF_X86_DECIMAL_AVX512_H

#include "integer/x86/digits.h"

#include <stdbool.h>

/* An entry of a gather table: the digit is byte BYTE of lane LANE.  Bit 7
   marks a byte that is part of the text; the permutation ignores it.  The
   rest of a gather table is padding.  */
#define AT(BYTE, LANE) (0x80 | 8 * (LANE) | (BYTE))
#define ALL_LANES(BYTE)                                                        \
  AT (BYTE, 0), AT (BYTE, 1), AT (BYTE, 2), AT (BYTE, 3), AT (BYTE, 4),        \
      AT (BYTE, 5), AT (BYTE, 6), AT (BYTE, 7)

/* All tables for 32-bit numbers, in one object so that one register
   addresses them; no load crosses a cache line.  */
static const struct
{
  uint8_t gather[32];
  int64_t borrow[33]; /* by leading zeros */
  uint32_t top[43];   /* bytes 1 to 3: the two upper digits as text, and '-' */
} decimal_u32_tables __attribute__ ((aligned (64)))
= { { 0, AT (1, 0), AT (2, 0), ALL_LANES (0) },
    {
#include "tables/borrow32.inc"
    },
    {
#include "tables/top2.inc"
    } };

/* Writes V after a '-' if NEGATIVE, exactly or by a store of sixteen bytes,
   which the CPU can forward to a load.

   An entry of BORROW minus V has minus the count of V's digits in its upper
   half: the table's lower half is such that V borrows from it where it
   reaches the next power of ten.  Lemire and Willets add instead ("Computing
   the number of digits of an integer even faster", 2021); minus the count is
   what finds the place in GATHER.  */
QRINTF_INLINE char *
decimal_put32 (char *p, uint32_t v, bool negative, bool exact)
{
  __typeof__ (&decimal_u32_tables) t = &decimal_u32_tables;
  __asm__("" : "+r"(t));
  int64_t minus_n = (t->borrow[_lzcnt_u32 (v)] - (int64_t) v) >> 32;
  uint64_t high = (uint64_t) v / 100000000;
  uint64_t low = v - high * 100000000;
  __m512i lanes;
  __asm__("vmovd\t%1, %x0" : "=v"(lanes) : "m"(t->top[high]));
  lanes = digits8_lanes (low, digits_as_text (lanes));
  minus_n -= negative;
  __m128i index = load128 ((const char *) t->gather + 11 + minus_n);
  index = _mm_mask_mov_epi8 (index, negative, _mm_set1_epi8 ((char) AT (3, 0)));
  __m128i text = _mm512_castsi512_si128 (
      _mm512_permutexvar_epi8 (_mm512_castsi128_si512 (index), lanes));
  if (exact)
    _mm_mask_storeu_epi8 (p, _mm_movepi8_mask (index), text);
  else
    store128 (p, text);
  return p - minus_n;
}

QRINTF_INLINE char *
decimal_put_i32 (char *p, int32_t v, bool exact)
{
  bool negative = v < 0;
  return decimal_put32 (p, negative ? -(uint32_t) v : (uint32_t) v, negative,
                        exact);
}

#define decimal_u32(P, V) decimal_put32 (P, V, false, false)
#define decimal_u32_exact(P, V) decimal_put32 (P, V, false, true)
#define decimal_i32(P, V) decimal_put_i32 (P, V, false)
#define decimal_i32_exact(P, V) decimal_put_i32 (P, V, true)

QRINTF_INLINE char *
decimal_u64_exact (char *p, uint64_t v)
{
  static const uint8_t gather[64] __attribute__ ((aligned (64)))
  = { ALL_LANES (2), ALL_LANES (1), ALL_LANES (0) };
  unsigned n = decimal_count (v);
  uint64_t upper = v / 100000000;
  uint64_t low = v - upper * 100000000;
  uint64_t high = upper / 100000000;
  uint64_t middle = upper - high * 100000000;
  __m512i zero = digits_as_text (_mm512_setzero_si512 ());
  __m512i lanes = digits8_lanes (high, zero);
  lanes = digits8_lanes (middle, digits_as_text (_mm512_slli_epi64 (lanes, 8)));
  lanes = digits8_lanes (low, digits_as_text (_mm512_slli_epi64 (lanes, 8)));
  __m256i index = _mm256_loadu_si256 ((const __m256i *) (gather + 24 - n));
  __m256i text = _mm512_castsi512_si256 (
      _mm512_permutexvar_epi8 (_mm512_castsi256_si512 (index), lanes));
  _mm256_mask_storeu_epi8 (p, _mm256_movepi8_mask (index), text);
  return p + n;
}

#undef AT
#undef ALL_LANES

#define decimal_u64 decimal_u64_exact

#endif
