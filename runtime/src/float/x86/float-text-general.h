/* SPDX-License-Identifier: MIT-0 */
/* "%g" on x86-64; float-text.h includes this.

   In either style the radix character is inserted into one vector of digits,
   which includes the zeros that precede them.  Lengths vary between numbers, so
   no branch chooses the stores of a short text.  */

#ifndef QRINTF_X86_FLOAT_TEXT_GENERAL_H
#define QRINTF_X86_FLOAT_TEXT_GENERAL_H

#include "float/x86/float-text-parts.h"

/* The places of the parts of a text of "%g".  */
struct float_text_places
{
  bool fixed;      /* no exponent */
  unsigned zeros;  /* zeros before the first digit */
  unsigned before; /* digits before the radix character, including ZEROS */
};

QRINTF_INLINE struct float_text_places
float_text_places_of (int32_t exponent, unsigned n)
{
  bool fixed = (unsigned) (exponent + 4) < n + 4;
  int32_t x = fixed ? exponent : 0;
  return (struct float_text_places){ .fixed = fixed,
                                     .zeros = (unsigned) (x < 0 ? -x : 0),
                                     .before = (unsigned) (x > 0 ? x : 0) + 1 };
}

/* The number of bytes of digits and radix character if COUNT digits are
   significant.  */
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

/* The number of V's digits up to the last one that is not zero; 0 if all are
   zero.  */
QRINTF_INLINE unsigned
float_text_significant (__m128i v)
{
  __m128i set = _mm_cmpgt_epi8 (v, _mm_setzero_si128 ());
  unsigned mask = (unsigned) _mm_movemask_epi8 (set);
  return significant_bits (2 * (uint64_t) mask | 1) - 1;
}

/* "%g" in N <= 11 digits: text and leading zeros fit a vector.  */
QRINTF_INLINE char *
float_text_general_short (char *p, const char *limit, struct float_digits d,
                          unsigned n, struct float_text_form form)
{
  QRINTF_ASSERT (n > 0 && n <= 11);
  struct float_text_places places = float_text_places_of (d.exponent, n);
  __m128i v = digits16 (d.digits * __qrintf_pow10[16 - n - places.zeros]);
  unsigned length
      = float_text_length (float_text_significant (v), places.before);
  unsigned all = length;
  if (!places.fixed)
    all += float_text_exponent_length (d.exponent);
  p = float_text_begin (p, limit, all, form);
  if (__builtin_expect (!p, 0))
    return NULL;
  store16 (p, float_text_open (v, places.before, form.radix), length);
  if (!places.fixed)
    float_text_put_exponent (p + length, d.exponent);
  return p + all;
}

/* A text of up to 22 bytes: the first sixteen in HEAD, the others in TAIL,
   beginning with its lowest byte.  */
struct float_text_long
{
  __m128i head;
  uint64_t tail;
};

/* Stores the first LENGTH bytes of TEXT, exactly.  */
QRINTF_INLINE void
float_text_store (char *p, struct float_text_long text, unsigned length)
{
  QRINTF_ASSERT (length > 0 && length <= 22);
#ifdef QRINTF_MASKED_STORES
  __m256i all
      = _mm256_inserti128_si256 (_mm256_castsi128_si256 (text.head),
                                 _mm_cvtsi64_si128 ((int64_t) text.tail), 1);
  _mm256_mask_storeu_epi8 (p, _bzhi_u32 (-1U, length), all);
#else
  if (length < 8)
    {
      store16 (p, text.head, length);
      return;
    }
  /* The first eight bytes, the next eight if there are so many, and the last
     eight.  */
  char dummy[8];
  uint64_t low = (uint64_t) _mm_cvtsi128_si64 (text.head);
  uint64_t high = (uint64_t) _mm_cvtsi128_si64 (
      _mm_unpackhi_epi64 (text.head, text.head));
  memcpy (p, &low, 8);
  memcpy (at_or_dummy (p + 8, length, 16, dummy), &high, 8);
  unsigned shift = 8 * (length & 7);
  /* Masks, because GCC would branch.  */
  uint64_t is_long = -(uint64_t) (length >= 16);
  __asm__("" : "+r"(is_long));
  uint64_t from = low ^ ((low ^ high) & is_long);
  uint64_t on = high ^ ((high ^ text.tail) & is_long);
  uint64_t last = from >> shift | on << 1 << (63 - shift);
  memcpy (p + length - 8, &last, 8);
#endif
}

/* FIRST and the sixteen digits of V behind ZEROS zeros, with the radix
   character after BEFORE digits.  */
QRINTF_INLINE struct float_text_long
float_text_compose (unsigned first, __m128i v, struct float_text_places places,
                    char radix)
{
  QRINTF_ASSERT (places.zeros <= 4);
  unsigned up = 8 * (places.zeros + 1);
  uint64_t low = (uint64_t) _mm_cvtsi128_si64 (v);
  uint64_t high = (uint64_t) _mm_cvtsi128_si64 (_mm_unpackhi_epi64 (v, v));
  uint64_t end = high >> (64 - up);
  high = high << up | low >> (64 - up);
  low = low << up | (uint64_t) first << (up - 8);
  v = _mm_set_epi64x ((int64_t) high, (int64_t) low);
  uint64_t tail = (end << 8 | high >> 56) + 0x3030303030303030;
  if (__builtin_expect (places.before >= 16, 0))
    {
      uint64_t point = (uint8_t) radix;
      tail = places.before > 16 ? ('0' + end) | point << 8
                                : ('0' + end) << 8 | point;
    }
  return (struct float_text_long){ float_text_open (v, places.before, radix),
                                   tail };
}

/* "%g" in N <= 17 digits.  */
QRINTF_INLINE char *
float_text_general_long (char *p, const char *limit, struct float_digits d,
                         unsigned n, struct float_text_form form)
{
  QRINTF_ASSERT (n > 0 && n <= 17);
  struct float_text_places places = float_text_places_of (d.exponent, n);
  unsigned first;
  __m128i v = float_text_split (d.digits, n, &first);
  unsigned count = places.zeros + 1 + float_text_significant (v);
  unsigned length = float_text_length (count, places.before);
  unsigned all = length;
  if (!places.fixed)
    all += float_text_exponent_length (d.exponent);
  p = float_text_begin (p, limit, all, form);
  if (__builtin_expect (!p, 0))
    return NULL;
  float_text_store (p, float_text_compose (first, v, places, form.radix),
                    length);
  if (!places.fixed)
    float_text_put_exponent (p + length, d.exponent);
  return p + all;
}

QRINTF_INLINE char *
float_text_general (char *p, const char *limit, struct float_digits d,
                    unsigned n, struct float_text_form form)
{
  if (n <= 11)
    return float_text_general_short (p, limit, d, n, form);
  return float_text_general_long (p, limit, d, n, form);
}

#endif
