/* SPDX-License-Identifier: MIT-0 */
/* "%g" on x86-64; float-text.h includes this.

   The radix character is inserted into the digits while these are in a
   register: up to seven digits in an integer, or with masked stores up to eight
   by a shuffle, which also inserts the zeros of a number below 1 in fixed style;
   more digits in a vector of sixteen and one digit behind it.  Other zeros are
   stored by themselves.  Lengths vary between numbers, so no branch chooses the
   stores of a short text.  */

#ifndef QRINTF_X86_FLOAT_TEXT_GENERAL_H
#define QRINTF_X86_FLOAT_TEXT_GENERAL_H

#include "float/x86/float-text-parts.h"

/* Whether N digits are written in fixed style.  */
QRINTF_INLINE bool
float_text_is_fixed (int32_t exponent, unsigned n)
{
  return (unsigned) (exponent + 4) < n + 4;
}

/* The number of bytes of digits and radix character if COUNT digits are
   significant, of which BEFORE precede the radix character.  */
QRINTF_INLINE unsigned
float_text_length (unsigned count, unsigned before)
{
  return count > before ? count + 1 : before;
}

/* For a radix character among sixteen digits: a mask of the digits that stay in
   their places, the vector that turns digits into text, and the place of the
   radix character.  They are one object so that both variants share it.  */
static const struct
{
  char stays[34], text[35], only[35];
} float_text_masks
#define TIMES16(C) C C C C C C C C C C C C C C C C
    = { TIMES16 ("\377") "\377" TIMES16 ("\0"),
        TIMES16 ("0") "0." TIMES16 ("0"),
        TIMES16 ("\0") "\0\377" TIMES16 ("\0") };
#undef TIMES16

/* Sixteen bytes of text: the first BEFORE <= 17 of the digits in V, the radix
   character, and the other digits except the last one.  */
QRINTF_INLINE __m128i
float_text_open (__m128i v, unsigned before, char radix)
{
  QRINTF_ASSERT (before > 0 && before <= 17);
  unsigned at = 17 - before;
  __m128i mask = load128 (float_text_masks.stays + at);
  __m128i up = _mm_slli_si128 (_mm_andnot_si128 (mask, v), 1);
  v = _mm_or_si128 (_mm_and_si128 (mask, v), up);
  v = _mm_add_epi8 (v, load128 (float_text_masks.text + at));
  if (__builtin_expect (radix != '.', 0))
    v = _mm_add_epi8 (v, _mm_and_si128 (load128 (float_text_masks.only + at),
                                        _mm_set1_epi8 ((char) (radix - '.'))));
  return v;
}

/* Up to seventeen digits: sixteen in HEAD, and the last one.  Zeros follow
   them.  */
struct float_text_long
{
  __m128i head;
  unsigned last;
};

QRINTF_INLINE struct float_text_long
float_text_long_of (uint64_t digits, unsigned n)
{
  QRINTF_ASSERT (n > 0 && n <= 17);
  unsigned last = 0;
  if (n == 17)
    {
      uint64_t head = digits / 10;
      last = (unsigned) (digits - 10 * head);
      digits = head;
    }
  else
    digits *= __qrintf_pow10[16 - n];
  return (struct float_text_long){ digits16 (digits), last };
}

/* The number of digits up to the last one that is not zero; 0 if all are
   zero.  */
QRINTF_INLINE unsigned
float_text_significant (struct float_text_long v)
{
#ifdef QRINTF_MASKED_STORES
  unsigned mask = _mm_test_epi8_mask (v.head, v.head);
#else
  __m128i set = _mm_cmpgt_epi8 (v.head, _mm_setzero_si128 ());
  unsigned mask = (unsigned) _mm_movemask_epi8 (set);
#endif
  mask |= (unsigned) (v.last != 0) << 16;
  return significant_bits (2 * (uint64_t) mask | 1) - 1;
}

/* Stores the first LENGTH <= 18 bytes of HEAD and TAIL, exactly.  N is the
   number of digits, which belongs to the format and is predictable.  */
QRINTF_INLINE void
float_text_store (char *p, __m128i head, uint16_t tail, unsigned n,
                  unsigned length)
{
  QRINTF_ASSERT (length > 0 && length <= 18 && length <= n + 1);
#ifdef QRINTF_MASKED_STORES
  bool is_short = n < 16;
#else
  bool is_short = length < 16;
#endif
  if (is_short)
    {
      store16 (p, head, length);
      return;
    }
#ifdef QRINTF_MASKED_STORES
  uint32_t mask = _bzhi_u32 (-1U, length);
  _mm_mask_storeu_epi8 (p, (__mmask16) mask, head);
  _mm_mask_storeu_epi8 (p + 16, (__mmask16) (mask >> 16),
                        _mm_cvtsi32_si128 (tail));
#else
  store128 (p, head);
  uint32_t end = (uint32_t) _mm_extract_epi16 (head, 7) | (uint32_t) tail << 16;
  end >>= 8 * (length - 16);
  memcpy (p + length - 2, &end, 2);
#endif
}

/* The two bytes behind the sixteen of float_text_open.  */
QRINTF_INLINE uint16_t
float_text_tail (struct float_text_long v, unsigned before, char radix)
{
  unsigned last = v.last + '0', point = (uint8_t) radix;
  unsigned next = ((unsigned) _mm_extract_epi16 (v.head, 7) >> 8) + '0';
  if (before >= 16)
    {
      if (before > 16)
        return (uint16_t) last;
      next = point;
    }
  return (uint16_t) (next | last << 8);
}

/* Writes "0.", with the radix character of FORM, and the zeros before the first
   digit, which is written at P + PREFIX afterwards.  */
QRINTF_INLINE void
float_text_put_zeros (char *p, unsigned prefix, struct float_text_form form)
{
  QRINTF_ASSERT (prefix >= 2 && prefix <= 5);
  p[prefix - 1] = '0';
  p[prefix - 2] = '0';
  p[2] = '0';
  p[0] = '0';
  p[1] = form.radix;
}

/* Writes N <= 17 digits.  A number below 1 in fixed style has no radix
   character among its digits.  */
QRINTF_INLINE char *
float_text_general_long (char *p, const char *limit, struct float_digits d,
                         unsigned n, struct float_text_form form)
{
  bool fixed = float_text_is_fixed (d.exponent, n);
  bool below_one = fixed && d.exponent < 0;
  unsigned prefix = below_one ? (unsigned) -d.exponent + 1 : 0;
  unsigned before = below_one ? 17 : fixed ? (unsigned) d.exponent + 1 : 1;
  struct float_text_long v = float_text_long_of (d.digits, n);
  unsigned count = float_text_significant (v);
  unsigned length = below_one ? count : float_text_length (count, before);
  struct float_text_power power = float_text_power_of (d.exponent, fixed);
  p = float_text_begin (p, limit, prefix + length + power.length, form);
  if (__builtin_expect (!p, 0))
    return NULL;
  if (below_one)
    float_text_put_zeros (p, prefix, form);
  p += prefix;
  float_text_store (p, float_text_open (v.head, before, form.radix),
                    float_text_tail (v, before, form.radix), n, length);
  p += length;
  return fixed ? p : float_text_put_power (p, power);
}

#ifdef QRINTF_MASKED_STORES

enum
{
  float_text_short_digits = 8
};

/* For each exponent of fixed style, the places in a vector of eight digits, the
   radix character and a zero from which the bytes of the text come.  */
#define R 8
#define Z 9
static const char float_text_orders[4 + float_text_short_digits][16]
    __attribute__ ((aligned (64)))
    = { { Z, R, Z, Z, Z, 0, 1, 2, 3, 4, 5, 6, 7, Z, Z, Z },
        { Z, R, Z, Z, 0, 1, 2, 3, 4, 5, 6, 7, Z, Z, Z, Z },
        { Z, R, Z, 0, 1, 2, 3, 4, 5, 6, 7, Z, Z, Z, Z, Z },
        { Z, R, 0, 1, 2, 3, 4, 5, 6, 7, Z, Z, Z, Z, Z, Z },
        { 0, R, 1, 2, 3, 4, 5, 6, 7, Z, Z, Z, Z, Z, Z, Z },
        { 0, 1, R, 2, 3, 4, 5, 6, 7, Z, Z, Z, Z, Z, Z, Z },
        { 0, 1, 2, R, 3, 4, 5, 6, 7, Z, Z, Z, Z, Z, Z, Z },
        { 0, 1, 2, 3, R, 4, 5, 6, 7, Z, Z, Z, Z, Z, Z, Z },
        { 0, 1, 2, 3, 4, R, 5, 6, 7, Z, Z, Z, Z, Z, Z, Z },
        { 0, 1, 2, 3, 4, 5, R, 6, 7, Z, Z, Z, Z, Z, Z, Z },
        { 0, 1, 2, 3, 4, 5, 6, R, 7, Z, Z, Z, Z, Z, Z, Z },
        { 0, 1, 2, 3, 4, 5, 6, 7, R, Z, Z, Z, Z, Z, Z, Z } };
#undef R
#undef Z

/* Writes N <= 8 digits.  One shuffle puts them, the zeros before them and the
   radix character in their places.  The text ends behind the last byte that is
   not zero, or before it if that is the radix character.  */
QRINTF_INLINE char *
float_text_general_short (char *p, const char *limit, struct float_digits d,
                          unsigned n, bool fixed, struct float_text_form form)
{
  QRINTF_ASSERT (n > 0 && n <= float_text_short_digits);
  int32_t point = fixed ? d.exponent : 0;
  unsigned before = (point < 0 ? 0 : (unsigned) point) + 1;
  __m128i v = digits_of_fraction (ten_digits_left ((uint32_t) d.digits, n));
  v = _mm_insert_epi8 (v, form.radix ^ '0', 8);
  v = _mm_shuffle_epi8 (v, load128 (float_text_orders[point + 4]));
  unsigned last = (unsigned) highest_bit32 (_mm_test_epi8_mask (v, v));
  unsigned length = last + (last != before);
  struct float_text_power power = float_text_power_of (d.exponent, fixed);
  p = float_text_begin (p, limit, length + power.length, form);
  if (__builtin_expect (!p, 0))
    return NULL;
  store16 (p, _mm_xor_si128 (v, _mm_set1_epi8 ('0')), length);
  p += length;
  return fixed ? p : float_text_put_power (p, power);
}

#else

/* Writes N <= 7 digits.  Numbers below 1 in fixed style are left to
   float_text_general_long.  */
QRINTF_INLINE char *
float_text_general_short (char *p, const char *limit, struct float_digits d,
                          unsigned n, bool fixed, struct float_text_form form)
{
  QRINTF_ASSERT (n > 0 && n <= 7 && (!fixed || d.exponent >= 0));
  unsigned before = (fixed ? (unsigned) d.exponent : 0) + 1;
  uint64_t v = (uint64_t) _mm_cvtsi128_si64 (
      digits_of_fraction (ten_digits_left ((uint32_t) d.digits, n)));
  unsigned count = (significant_bits (v | 1) - 1) / 8 + 1;
  unsigned length = float_text_length (count, before);
  struct float_text_power power = float_text_power_of (d.exponent, fixed);
  p = float_text_begin (p, limit, length + power.length, form);
  if (__builtin_expect (!p, 0))
    return NULL;
  uint64_t stays = v & ~(UINT64_MAX << 8 * before);
  uint64_t text = stays + ((v - stays) << 8) + 0x3030303030303030;
  text ^= (uint64_t) ('0' ^ (uint8_t) form.radix) << 8 * before;
  store8 (p, text, length);
  p += length;
  return fixed ? p : float_text_put_power (p, power);
}

#endif

QRINTF_INLINE char *
float_text_general (char *p, const char *limit, struct float_digits d,
                    unsigned n, struct float_text_form form)
{
  QRINTF_ASSERT (n > 0 && n <= 17);
  bool fixed = float_text_is_fixed (d.exponent, n);
#ifdef QRINTF_MASKED_STORES
  bool is_short = n <= float_text_short_digits;
#else
  bool is_short = n <= 7 && (!fixed || d.exponent >= 0);
#endif
  if (is_short)
    return float_text_general_short (p, limit, d, n, fixed, form);
  return float_text_general_long (p, limit, d, n, form);
}

#endif
