/* SPDX-License-Identifier: MIT-0 */
/* Hexadecimal digits on x86-64: all eight or sixteen digits are made at
   once, in an order such that the first significant one comes first.  */

#ifndef QRINTF_X86_HEX_H
#define QRINTF_X86_HEX_H

#include <stdbool.h>

#include "core/bits.h"
#include "core/x86/store.h"

#ifdef __SSSE3__

/* All tables are in one object, so that one register addresses them.  */
static const struct
{
  /* The byte that each digit of the longest number comes from, beginning with
     the first digit.  A number with K digits fewer loads this from its byte K
     on.  */
  uint8_t order8[8 + 16], padding[8], order16[16 + 16];
  uint8_t fifteen[16];
  char alphabet[32 + 1]; /* lower case, upper case; a NUL */
} hex_places __attribute__ ((aligned (64)))
= { { 6, 7, 4, 5, 2, 3, 0, 1 },
    "",
    { 14, 15, 12, 13, 10, 11, 8, 9, 6, 7, 4, 5, 2, 3, 0, 1 },
    { 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15 },
    "0123456789abcdef0123456789ABCDEF" };

QRINTF_INLINE __typeof__ (&hex_places)
hex_tables (void)
{
  __typeof__ (&hex_places) t = &hex_places;
  __asm__("" : "+r"(t));
  return t;
}

#endif

/* The digits of the eight lower bytes of X as text, beginning with the
   lowest byte.  */
QRINTF_INLINE __m128i
hex_text_of_bytes (__m128i x, bool upper)
{
  x = _mm_unpacklo_epi8 (_mm_srli_epi64 (x, 4), x);
#ifdef __SSSE3__
  __typeof__ (&hex_places) t = hex_tables ();
  x = _mm_and_si128 (x, load128 ((const char *) t->fifteen));
  return _mm_shuffle_epi8 (load128 (t->alphabet + 16 * upper), x);
#else
  x = _mm_and_si128 (x, _mm_set1_epi8 (15));
  const int gap = (upper ? 'A' : 'a') - '0' - 10;
  __m128i letter = _mm_and_si128 (_mm_cmpgt_epi8 (x, _mm_set1_epi8 (9)),
                                  _mm_set1_epi8 ((char) gap));
  return _mm_add_epi8 (_mm_add_epi8 (x, _mm_set1_epi8 ('0')), letter);
#endif
}

QRINTF_INLINE __m128i
hex_letters16 (uint64_t v, bool upper)
{
  return hex_text_of_bytes (_mm_cvtsi64_si128 ((int64_t) __builtin_bswap64 (v)),
                            upper);
}

QRINTF_INLINE __m128i
hex_letters8 (uint32_t v, bool upper)
{
  return hex_text_of_bytes (_mm_cvtsi32_si128 ((int) __builtin_bswap32 (v)),
                            upper);
}

QRINTF_INLINE __m128i
hex_text16 (uint64_t v)
{
  return hex_letters16 (v, false);
}

/* The text of the last N digits of V, left-aligned.  */
QRINTF_INLINE __m128i
hex_text (uint64_t v, unsigned n, bool upper)
{
  QRINTF_ASSERT (n > 0 && n <= 16);
  return hex_letters16 (v << (64 - 4 * n), upper);
}

#ifdef __SSSE3__

/* The digits of X's bytes as text, in the order of PLACES.  Only this last step
   depends on the number of digits.  */
QRINTF_INLINE __m128i
hex_in_place (__m128i x, const uint8_t *places, bool upper,
              __typeof__ (&hex_places) t)
{
  x = _mm_unpacklo_epi8 (_mm_srli_epi64 (x, 4), x);
  x = _mm_and_si128 (x, load128 ((const char *) t->fifteen));
  x = _mm_shuffle_epi8 (load128 (t->alphabet + 16 * upper), x);
  return _mm_shuffle_epi8 (x, load128 ((const char *) places));
}

QRINTF_INLINE char *
hex_u32 (char *p, uint32_t v, bool upper)
{
  __typeof__ (&hex_places) t = hex_tables ();
  size_t missing = (unsigned) __builtin_clz (v | 1) / 4;
  __m128i x = _mm_cvtsi32_si128 ((int) v);
  x = hex_in_place (x, t->order8 + missing, upper, t);
  _mm_storel_epi64 ((__m128i *) p, x);
  return p + 8 - missing;
}

QRINTF_INLINE char *
hex_u64 (char *p, uint64_t v, bool upper)
{
  __typeof__ (&hex_places) t = hex_tables ();
  size_t missing = (unsigned) __builtin_clzll (v | 1) / 4;
  __m128i x = _mm_cvtsi64_si128 ((int64_t) v);
  store128 (p, hex_in_place (x, t->order16 + missing, upper, t));
  return p + 16 - missing;
}

#else

/* V shifted so that its first hexadecimal digit is the uppermost; T is the
   index of its highest bit.  A shift by a register takes three
   micro-operations, and a multiplication one.  */
QRINTF_INLINE uint32_t
hex_to_top (uint32_t v, size_t t)
{
#define EACH_OF_4(X) X, X, X, X
  static const uint32_t scale[32] __attribute__ ((aligned (64)))
  = { EACH_OF_4 (1 << 28), EACH_OF_4 (1 << 24), EACH_OF_4 (1 << 20),
      EACH_OF_4 (1 << 16), EACH_OF_4 (1 << 12), EACH_OF_4 (1 << 8),
      EACH_OF_4 (1 << 4),  EACH_OF_4 (1) };
#undef EACH_OF_4
  QRINTF_ASSERT (t < 32);
  return v * scale[t];
}

/* If T is V's highest bit, T / 4 digits follow the first.  */
QRINTF_INLINE char *
hex_u32 (char *p, uint32_t v, bool upper)
{
  size_t t = highest_bit32 (v);
  __m128i text = hex_letters8 (hex_to_top (v, t), upper);
  _mm_storel_epi64 ((__m128i *) p, text);
  return p + 1 + t / 4;
}

QRINTF_INLINE char *
hex_u64 (char *p, uint64_t v, bool upper)
{
  unsigned n = hex_count (v);
  store128 (p, hex_text (v, n, upper));
  return p + n;
}

#endif

#ifdef QRINTF_MASKED_STORES

/* Stores the last N digits of V, exactly.  */
QRINTF_INLINE char *
hex_last_digits (char *p, uint64_t v, unsigned n, bool upper)
{
  store16_before (p + n, hex_letters16 (v, upper), n);
  return p + n;
}

QRINTF_INLINE char *
hex_u64_exact (char *p, uint64_t v, bool upper)
{
  return hex_last_digits (p, v, hex_count (v), upper);
}

/* One instruction makes bytes of the digits.  No CPU with masked stores
   executes it slowly.  The mask is moved in assembler, because the compiler
   would clear the bits above the eighth, which the instruction clears.  */
QRINTF_INLINE char *
hex_u32_exact (char *p, uint32_t v, bool upper)
{
  uint64_t missing = leading_zeros32 (v | 1) / 4;
  uint64_t digits = __builtin_bswap64 (_pdep_u64 (v, 0x0f0f0f0f0f0f0f0f));
  __m128i text = _mm_shuffle_epi8 (load128 (hex_places.alphabet + 16 * upper),
                                   _mm_cvtsi64_si128 ((int64_t) digits));
  __mmask16 significant;
  __asm__("kmovb\t%1, %0" : "=k"(significant) : "r"(0xff << missing));
  p -= missing;
  _mm_mask_storeu_epi8 (p, significant, text);
  return p + 8;
}

#else

/* Without masks, a number of up to three digits is written digit by digit, and
   a longer one as two halves that overlap.  */
#define HEX_SMALL 0x1000

/* Writes V < HEX_SMALL, exactly.  A leading digit that the number does not have
   is overwritten by the next one.  */
QRINTF_INLINE char *
hex_small (char *p, uint32_t v, bool upper)
{
  QRINTF_ASSERT (v < HEX_SMALL);
  const char *letters = upper ? "0123456789ABCDEF" : "0123456789abcdef";
  p[0] = letters[v >> 8];
  p = back_if_below (p, v, 0x100);
  p[1] = letters[v >> 4 & 15];
  p = back_if_below (p, v, 0x10);
  p[2] = letters[v & 15];
  return p + 3;
}

/* Writes V of four to eight digits, exactly.  */
QRINTF_INLINE char *
hex_u32_exact (char *p, uint32_t v, bool upper)
{
  QRINTF_ASSERT (v >= HEX_SMALL);
  unsigned n = hex_count (v);
  __m128i letters = hex_letters8 (v << (32 - 4 * n), upper);
  uint64_t text = (uint64_t) _mm_cvtsi128_si64 (letters);
  store8_of_four (p, text, n);
  return p + n;
}

/* The emitter of 64 bits leaves shorter numbers to that of 32 bits.  */
#define HEX_U64_EXACT_IS_LONG

/* Writes the last N digits of V, 8 <= N <= 16, exactly: the first eight of them
   and the last eight.  */
QRINTF_INLINE char *
hex_last_digits (char *p, uint64_t v, unsigned n, bool upper)
{
  QRINTF_ASSERT (n >= 8 && n <= 16);
  uint64_t halves = v >> (4 * n - 32) << 32 | (uint32_t) v;
  __m128i text = hex_letters16 (halves, upper);
  _mm_storel_epi64 ((__m128i *) p, text);
  p += n;
  _mm_storel_epi64 ((__m128i *) (p - 8), _mm_unpackhi_epi64 (text, text));
  return p;
}

QRINTF_INLINE char *
hex_u64_exact (char *p, uint64_t v, bool upper)
{
  QRINTF_ASSERT (v >> 32);
  return hex_last_digits (p, v, hex_count (v), upper);
}

#endif

/* Writes the last N >= WIDTH digits of V, exactly.  WIDTH is that of a field,
   or 0; it is predictable, and N is not.  */
QRINTF_INLINE char *
hex_put_field (char *p, uint64_t v, unsigned n, unsigned width, bool upper)
{
  QRINTF_ASSERT (n >= width);
#ifndef QRINTF_MASKED_STORES
  if (width < 8)
    {
      store16_field (p, hex_text (v, n, upper), n, width);
      return p + n;
    }
#endif
  (void) width;
  return hex_last_digits (p, v, n, upper);
}

QRINTF_INLINE char *
hex_zero (char *p, uint64_t v, unsigned width, bool upper)
{
  unsigned n = hex_count (v);
  if (n < width)
    n = width;
  if (__builtin_expect (n > 16, 0))
    {
      fill_with_overrun (p, _mm_set1_epi8 ('0'), n - 16);
      p += n - 16;
      n = width = 16; /* of what is left of a field */
    }
  return hex_put_field (p, v, n, width, upper);
}

QRINTF_INLINE char *
hex_8 (char *p, uint32_t v)
{
  _mm_storel_epi64 ((__m128i *) p, hex_letters8 (v, false));
  return p + 8;
}

QRINTF_INLINE char *
hex_16 (char *p, uint64_t v)
{
  store128 (p, hex_text16 (v));
  return p + 16;
}

#endif
