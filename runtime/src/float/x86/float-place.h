/* SPDX-License-Identifier: MIT */
/* A float's text and its sign in their place, on x86-64.  */

#ifndef QRINTF_X86_FLOAT_PLACE_H
#define QRINTF_X86_FLOAT_PLACE_H

#include "float/float-sign.h"
#include "core/x86/store.h"

/* N bytes of TEXT, N <= 64: blocks that overlap, exactly.  */
QRINTF_INLINE void
float_copy (char *p, const char *text, unsigned n)
{
  QRINTF_ASSERT (n > 0 && n <= 64);
  if (n <= 16)
    {
      store16 (p, load128 (text), n);
      return;
    }
  __m128i last = load128 (text + n - 16);
  store128 (p, load128 (text));
  if (n > 32)
    {
      store128 (p + 16, load128 (text + 16));
      store128 (p + n - 32, load128 (text + n - 32));
    }
  store128 (p + n - 16, last);
}

/* A '-' is always stored and overwritten by the first digit of a number that is
   not negative.  */
QRINTF_INLINE char *
float_place (char *cursor, char *limit, const char *text, unsigned n,
             bool negative)
{
  if (__builtin_expect (!float_fits (cursor, limit, n + negative), 0))
    return NULL;
  *cursor = '-';
  cursor += negative;
  float_copy (cursor, text, n);
  return cursor + n;
}

QRINTF_INLINE char *
float_place16 (char *cursor, char *limit, __m128i text, unsigned n,
               bool negative)
{
  QRINTF_ASSERT (n > 0 && n <= 16);
  if (__builtin_expect (!float_fits (cursor, limit, n + negative), 0))
    return NULL;
  *cursor = '-';
  cursor += negative;
  store16 (cursor, text, n);
  return cursor + n;
}

/* V moved up by K bytes, zeros below it.  */
QRINTF_INLINE __m128i
move_up (__m128i v, unsigned k)
{
  QRINTF_ASSERT (k <= 16);
#ifdef __SSSE3__
  /* 0x80 selects zero.  */
  static const int8_t places[32]
      = { -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128,
          -128, -128, -128, -128, -128, 0,    1,    2,    3,    4,    5,
          6,    7,    8,    9,    10,   11,   12,   13,   14,   15 };
  return _mm_shuffle_epi8 (v, load128 ((const char *) places + 16 - k));
#else
  /* A shift by more than 63 bits, also by a negative number of them, gives
     zero.  */
  int bits = 8 * (int) k;
  __m128i half = _mm_slli_si128 (v, 8);
  __m128i low = _mm_sll_epi64 (v, _mm_cvtsi32_si128 (bits));
  __m128i carry = _mm_srl_epi64 (half, _mm_cvtsi64_si128 (64 - bits));
  __m128i high = _mm_sll_epi64 (half, _mm_cvtsi64_si128 (bits - 64));
  return _mm_or_si128 (_mm_or_si128 (low, carry), high);
#endif
}

/* What surrounds a text in the first 16 bytes of a field, where the text begins
   at byte AT and ends before byte END; zeros in the text's place.  SIGN, if it
   is not 0, is one of the bytes before AT.  */
QRINTF_INLINE __m128i
field_around (unsigned at, unsigned end, unsigned sign, unsigned flags)
{
  QRINTF_ASSERT (at <= end && end <= 16);
  /* Indexed by bits 1 and 2 of the sign: 0 and ' ', '+', '-'.  */
#define BLANKS15 "               "
#define NULS15 "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
  static const char right[3][33]
      = { BLANKS15 " " NULS15, BLANKS15 "+" NULS15, BLANKS15 "-" NULS15 };
  static const char left[33] = NULS15 "\0" BLANKS15 " ";
  static const char zero[33] = "0000000000000000" NULS15;
#undef BLANKS15
#undef NULS15
  if (flags & QRINTF_LEFT)
    return _mm_or_si128 (load128 (left + 16 - end),
                         _mm_cvtsi32_si128 ((int) sign));
  if (flags & QRINTF_ZERO)
    return _mm_add_epi8 (load128 (zero + 16 - at),
                         _mm_cvtsi32_si128 (sign ? (uint8_t) (sign - '0') : 0));
  return load128 (right[sign >> 1 & 3] + 16 - at);
}

/* Fields too wide for a vector but for its text, or with a text longer than
   it: NEED bytes of sign and text, PAD of fill.  */
QRINTF_OUTLINE char *
field_place_long (char *p, const char *text, unsigned n, unsigned sign,
                  unsigned flags, unsigned pad)
{
  const __m128i blank = _mm_set1_epi8 (' ');
  if (!(flags & (QRINTF_LEFT | QRINTF_ZERO)))
    {
      fill_exact (p, blank, pad);
      p += pad;
    }
  if (sign)
    *p++ = (char) sign;
  if (flags & QRINTF_ZERO)
    {
      fill_exact (p, _mm_set1_epi8 ('0'), pad);
      p += pad;
    }
  float_copy (p, text, n);
  p += n;
  if (flags & QRINTF_LEFT)
    {
      fill_exact (p, blank, pad);
      p += pad;
    }
  return p;
}

/* Fills all of a field of TOTAL > 16 bytes but the 16 that its text stands in,
   the first ones or the last ones, and returns where those are.  They may be
   overwritten.  */
QRINTF_INLINE char *
field_fill_wide (char *p, unsigned total, unsigned sign, unsigned flags)
{
  QRINTF_ASSERT (total > 16);
  const __m128i blank = _mm_set1_epi8 (' ');
  if (flags & QRINTF_LEFT)
    {
      if (total > 32)
        fill_spilling (p + 16, blank, total - 32);
      store128 (p + total - 16, blank);
      return p;
    }
  bool zero = flags & QRINTF_ZERO;
  fill_spilling (p, zero ? _mm_set1_epi8 ('0') : blank, total - 16);
  if (zero && sign)
    *p = (char) sign;
  return p + total - 16;
}

QRINTF_INLINE char *
float_place16_field (char *cursor, char *limit, __m128i text, unsigned n,
                     bool negative, unsigned flags, unsigned width)
{
  static const uint64_t mask[4] = { ~0ULL, ~0ULL, 0, 0 };
  QRINTF_ASSERT (n > 0 && n <= 16);
  unsigned sign = float_sign (negative, flags);
  unsigned need = n + (sign != 0);
  unsigned total = width > need ? width : need;
  if (__builtin_expect (!float_fits (cursor, limit, total), 0))
    return NULL;
  char *end = cursor + total;
  if (__builtin_expect (need > 16, 0))
    {
      char buffer[64];
      store128 (buffer, text);
      return field_place_long (cursor, buffer, n, sign, flags, total - need);
    }
  unsigned at = total - n;
  if (flags & QRINTF_LEFT)
    at = sign != 0;
  if (total > 16)
    {
      cursor = field_fill_wide (cursor, total, sign, flags);
      if (!(flags & QRINTF_LEFT))
        {
          at = 16 - n;
          if (flags & QRINTF_ZERO)
            sign = 0;
        }
      total = 16;
    }
  text = _mm_and_si128 (text, load128 ((const char *) mask + 16 - n));
  text = _mm_or_si128 (move_up (text, at),
                       field_around (at, at + n, sign, flags));
  store16_field (cursor, text, total, width);
  return end;
}

QRINTF_INLINE char *
float_place_field (char *cursor, char *limit, const char *text, unsigned n,
                   bool negative, unsigned flags, unsigned width)
{
  QRINTF_ASSERT (n > 0 && n <= 64);
  if (n <= 16)
    return float_place16_field (cursor, limit, load128 (text), n, negative,
                                flags, width);
  unsigned sign = float_sign (negative, flags);
  unsigned need = n + (sign != 0);
  unsigned pad = width > need ? width - need : 0;
  if (__builtin_expect (!float_fits (cursor, limit, (size_t) need + pad), 0))
    return NULL;
  return field_place_long (cursor, text, n, sign, flags, pad);
}

#endif
