/* Decimal numbers with AVX-512 but not IFMA: ten digits at fixed places at a
   time, the first of which is often a zero, and a masked store that begins
   before the text and leaves what is not part of it alone.  Nothing waits for
   the count of digits but the mask, so the longest chain of operations is
   short, which is what limits a CPU that overlaps one call with the next.

   256 bits at most, as 512 would lower the clock of a Cascade Lake; and only
   registers from 16 on, whose upper halves no older instruction merges, so that
   no vzeroupper is needed: that is why this is in assembler.  */

#ifndef QRINTF_X86_DECIMAL_V4_H
#define QRINTF_X86_DECIMAL_V4_H

#include "../ten-digits.h"

/* All tables behind one base register.  */
/* clang-format off */
static const struct
{
  uint64_t even[4], odd[4]; /* bring digits 0, 2, …; 1, 3, … to the point */
  uint64_t ten, upper_half, zeros;
  char before[14 + 10]; /* so much is read before a pair */
  char pairs[100][2];
  uint16_t last[10];  /* the last of ten columns, by minus their count */
  int64_t borrow[33]; /* by leading zeros */
  uint64_t limit[65]; /* by leading zeros */
  uint8_t digits[65]; /* by leading zeros */
  uint32_t columns[21];
} decimal_v4 __attribute__ ((aligned (64))) = {
  { 1, 100, 10000, 1000000 },
  { 10, 1000, 100000, 10000000 },
  10, 0xffffffff00000000, 0x3030303030303030,
  "",
  {
#include "../../tables/dec2.inc"
  },
  { 0x3ff, 0x3fe, 0x3fc, 0x3f8, 0x3f0, 0x3e0, 0x3c0, 0x380, 0x300, 0x200 },
  {
#include "../../tables/borrow32.inc"
  },
  {
#include "../../tables/limit64.inc"
  },
  {
#include "../../tables/digits64.inc"
  },
  {
#include "../../tables/columns20.inc"
  }
};
/* clang-format on */

typedef __typeof__ (&decimal_v4) decimal_v4_tables;

QRINTF_INLINE decimal_v4_tables
columns_tables (void)
{
  decimal_v4_tables t = &decimal_v4;
  __asm__("" : "+r"(t)); /* or every table has an address of its own */
  return t;
}

/* The text of the ten digits of FIXED (see ten-digits.h), which may also come
   from 64 bits: any integral part below 100.  */
QRINTF_INLINE __m128i
columns_text (uint64_t fixed, decimal_v4_tables t)
{
  uint64_t first = fixed >> 32;
  QRINTF_ASSERT (first < 100);
  register __m128i text __asm__("xmm16");
  register __m128i odd __asm__("xmm17");
  __asm__("vpbroadcastq\t%[fixed], %t0\n\t"
          "vpmuludq\t%[to_odd], %t0, %t1\n\t"
          "vpmuludq\t%[to_even], %t0, %t0\n\t"
          "vpmuludq\t%[ten]%{1to4%}, %t1, %t1\n\t"
          "vpmuludq\t%[ten]%{1to4%}, %t0, %t0\n\t"
          "vpsrlq\t$32, %t0, %t0\n\t"
          "vpternlogq\t$0xf8, %[upper_half]%{1to4%}, %t1, %t0\n\t"
          "vpmovdb\t%t0, %x0\n\t"
          "vporq\t%[zeros]%{1to2%}, %x0, %x0\n\t"
          "vpalignr\t$14, %[pair], %x0, %x0"
          : "=&v"(text), "=&v"(odd)
          : [fixed] "r"(fixed), [to_even] "m"(t->even), [to_odd] "m"(t->odd),
            [ten] "m"(t->ten), [upper_half] "m"(t->upper_half),
            [zeros] "m"(t->zeros),
            [pair] "m"(*(const char (*)[16]) (t->pairs[first] - 14)));
  return text;
}

/* An entry of BORROW minus V has minus the count of V's digits in its upper
   half: see decimal-avx512.h.  */
QRINTF_INLINE char *
decimal_u32_exact (char *p, uint32_t v)
{
  decimal_v4_tables t = columns_tables ();
  int64_t minus_n = (t->borrow[_lzcnt_u32 (v)] - (int64_t) v) >> 32;
  __m128i text = columns_text (ten_digits (v), t);
  char *end = p - minus_n;
  _mm_mask_storeu_epi8 (end - 10, t->last[10 + minus_n], text);
  return end;
}

/* The number of decimal digits of V: that of the least number with as many
   bits, or one more.  */
QRINTF_INLINE size_t
columns_count (uint64_t v, decimal_v4_tables t)
{
  size_t zeros = (size_t) _lzcnt_u64 (v);
  return t->digits[zeros] + (size_t) (v > t->limit[zeros]);
}

/* V is split by 10^10.  The lower part L is fixed likewise, but by a product of
   128 bits: with C = ceil (2^90 / 10^8), too large by 0.0088, 64 * L * C / 2^64
   is L / 10^8 in units of 2^-32 with no error to speak of; 64 * L + 2 adds 1.34
   units, of which less than 1 is cut off, and the next multiple of 10^-8
   is 42.9 units away.  64 * L is had without waiting for L.  */
QRINTF_INLINE char *
decimal_u64_exact (char *p, uint64_t v)
{
  decimal_v4_tables t = columns_tables ();
  const uint64_t c = 12379400392853802749U;
  uint64_t upper = v / 10000000000;
  uint64_t lower64 = ((v << 6) + 2) - upper * (64 * 10000000000);
  uint64_t fixed = (uint64_t) ((unsigned __int128) lower64 * c >> 64);
  char *end = p + columns_count (v, t);
  uint32_t columns = t->columns[end - p];
  /* With ten digits or fewer, what the first store writes at all, the second
     overwrites.  */
  _mm_mask_storeu_epi8 (end - 20, (__mmask16) columns,
                        columns_text (ten_digits ((uint32_t) upper), t));
  _mm_mask_storeu_epi8 (end - 10, (__mmask16) (columns >> 10),
                        columns_text (fixed, t));
  return end;
}

#define decimal_u32 decimal_u32_exact
#define decimal_u64 decimal_u64_exact

#endif
