/* Hexadecimal digits on x86-64: the value is shifted so that its first digit
   comes first, then all sixteen are made at once.  */

#ifndef QRINTF_X86_HEX_H
#define QRINTF_X86_HEX_H

#include "../bits.h"
#include "store.h"

/* The number of hexadecimal digits of V, 1 for 0.  */
QRINTF_INLINE unsigned
hex_count (uint64_t v)
{
  return (significant_bits (v) + 3) / 4;
}

#ifdef __AVX512VBMI__

/* The sixteen digits of V as text.  The permute looks at four bits only.  */
QRINTF_INLINE __m128i
hex_text16 (uint64_t v)
{
  const __m128i shifts = _mm_setr_epi8 (60, 56, 52, 48, 44, 40, 36, 32, 28, 24,
                                        20, 16, 12, 8, 4, 0);
  const __m128i digits
      = _mm_setr_epi8 ('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a',
                       'b', 'c', 'd', 'e', 'f');
  __m128i nibbles
      = _mm_multishift_epi64_epi8 (shifts, _mm_set1_epi64x ((int64_t) v));
  return _mm_permutexvar_epi8 (nibbles, digits);
}

#else

QRINTF_INLINE __m128i
hex_text16 (uint64_t v)
{
  const __m128i fifteen = _mm_set1_epi8 (15);
  __m128i x = _mm_cvtsi64_si128 ((int64_t) __builtin_bswap64 (v));
  __m128i high = _mm_and_si128 (_mm_srli_epi64 (x, 4), fifteen);
  __m128i low = _mm_and_si128 (x, fifteen);
  x = _mm_unpacklo_epi8 (high, low);
#ifdef __SSSE3__
  const __m128i digits
      = _mm_setr_epi8 ('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a',
                       'b', 'c', 'd', 'e', 'f');
  return _mm_shuffle_epi8 (digits, x);
#else
  __m128i letter = _mm_and_si128 (_mm_cmpgt_epi8 (x, _mm_set1_epi8 (9)),
                                  _mm_set1_epi8 ('a' - '0' - 10));
  return _mm_add_epi8 (_mm_add_epi8 (x, _mm_set1_epi8 ('0')), letter);
#endif
}

#endif

/* The N last digits of V as text in front, the first not zero or N given.  */
QRINTF_INLINE __m128i
hex_text (uint64_t v, unsigned n)
{
  QRINTF_ASSERT (n > 0 && n <= 16);
  return hex_text16 (v << (64 - 4 * n));
}

QRINTF_INLINE char *
hex_u32 (char *p, uint32_t v)
{
  unsigned n = hex_count (v);
  _mm_storel_epi64 ((__m128i *) p, hex_text (v, n));
  return p + n;
}

QRINTF_INLINE char *
hex_u64 (char *p, uint64_t v)
{
  unsigned n = hex_count (v);
  store128 (p, hex_text (v, n));
  return p + n;
}

QRINTF_INLINE char *
hex_u64_exact (char *p, uint64_t v)
{
  unsigned n = hex_count (v);
  store16 (p, hex_text (v, n), n);
  return p + n;
}

QRINTF_INLINE char *
hex_u32_exact (char *p, uint32_t v)
{
  return hex_u64_exact (p, v);
}

QRINTF_INLINE char *
hex_zero (char *p, uint64_t v, unsigned width)
{
  unsigned n = hex_count (v);
  if (n < width)
    n = width;
  if (__builtin_expect (n > 16, 0))
    {
      fill_spilling (p, _mm_set1_epi8 ('0'), n - 16);
      p += n - 16;
      n = 16;
    }
  store16_field (p, hex_text (v, n), n, width);
  return p + n;
}

QRINTF_INLINE char *
hex_8 (char *p, uint32_t v)
{
  _mm_storel_epi64 ((__m128i *) p, hex_text (v, 8));
  return p + 8;
}

QRINTF_INLINE char *
hex_16 (char *p, uint64_t v)
{
  store128 (p, hex_text16 (v));
  return p + 16;
}

#endif
