/* SPDX-License-Identifier: MIT */
/* "%a": doubles in hexadecimal, with any flags, width and precision.

   glibc's text: a normal number as 0x1.8p+3, a subnormal one as 0x0.8p-1022,
   never normalised; without a precision the last digit is not zero; a carry out
   of rounding may leave 0x2.00.  Refuses no value; "%La" is float-any.c's.

   The text is the sign, "0x" and the leading digit, the body (radix character
   and at most thirteen digits) and the tail (the exponent).  All lengths are
   known before anything is written.  */

#include "core/emitter.h"
#include "float/float-special.h"
#include "core/select.h"

#if QRINTF_X86
#include "integer/x86/hex.h"
#endif

struct hex_number
{
  uint64_t digits; /* those after the radix character, in bits 51 to 0 */
  uint64_t tail;   /* the bytes of "p-1022", the first one lowest */
  unsigned tail_length;
  unsigned lead;  /* 0, 1 or 2 */
  unsigned count; /* how many of DIGITS are written, at most 13 */
  bool negative;
};

enum
{
  hex_digits_max = 13
};

/* The digits of V < 1000 from the lowest byte up, their number in the highest
   one.  */
QRINTF_INLINE uint32_t
dec3_text (unsigned v)
{
  QRINTF_ASSERT (v < 1000);
  uint32_t text;
  memcpy (&text, &__qrintf_dec3[v], 4);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  text = __builtin_bswap32 (text);
#endif
  return text;
}

/* "p", a place for the sign, "1" and three digits of V < 100.  */
QRINTF_INLINE uint64_t
thousand_text (unsigned v)
{
  QRINTF_ASSERT (v < 100);
  const char *two = __qrintf_dec2[v];
  return 'p' | '1' << 16 | (uint64_t) '0' << 24
         | (uint64_t) (uint8_t) two[0] << 32
         | (uint64_t) (uint8_t) two[1] << 40;
}

/* How an exponent is written, -1022 <= EXPONENT <= 1023.  */
QRINTF_INLINE uint64_t
tail_text (int exponent, unsigned *length)
{
  QRINTF_ASSERT (exponent >= -1022 && exponent <= 1023);
  /* Without a branch: which way it went could not be foreseen.  */
  unsigned minus = 0U - (exponent < 0);
  unsigned v = ((unsigned) exponent ^ minus) - minus;
  uint64_t sign = '+' + (minus & ('-' - '+'));
  if (__builtin_expect (v >= 1000, 0))
    {
      *length = 6;
      return thousand_text (v - 1000) | sign << 8;
    }
  uint32_t text = dec3_text (v);
  *length = 2 + (text >> 24);
  return 'p' | sign << 8 | (uint64_t) (text & 0xffffff) << 16;
}

/* All of the finite double that BITS are, in the fewest digits that are
   exact.  */
QRINTF_INLINE struct hex_number
hex_number_of (uint64_t bits)
{
  const uint64_t hidden = 1ULL << 52;
  int biased = (int) (bits >> 52 & 0x7ff);
  QRINTF_ASSERT (biased != 0x7ff);
  struct hex_number x = { .negative = bits >> 63 };
  x.lead = biased != 0;
  x.digits = bits & (hidden - 1);
  x.count = hex_digits_max - (unsigned) __builtin_ctzll (bits | hidden) / 4;
  int exponent = biased - 1023;
  if (__builtin_expect (biased == 0, 0))
    exponent = x.digits ? -1022 : 0;
  x.tail = tail_text (exponent, &x.tail_length);
  return x;
}

/* What to add to a magnitude of which all bits below UNIT are then dropped, so
   that it comes out rounded: never a branch on the value.  */
QRINTF_INLINE uint64_t
rounding_bias (uint64_t magnitude, uint64_t unit, bool negative)
{
  QRINTF_ASSERT (unit > 1 && (unit & (unit - 1)) == 0);
  switch (float_rounding_mode ())
    {
    case round_to_nearest:
      return unit / 2 - ((magnitude & unit) == 0);
    case round_downward:
      return negative ? unit - 1 : 0;
    case round_upward:
      return negative ? 0 : unit - 1;
    default:
      return 0;
    }
}

/* X with COUNT digits after the radix character, but at most thirteen.  */
QRINTF_INLINE void
hex_number_round (struct hex_number *x, unsigned count)
{
  if (count < hex_digits_max)
    {
      uint64_t unit = 1ULL << 4 * (hex_digits_max - count);
      uint64_t all = (uint64_t) x->lead << 52 | x->digits;
      all = (all + rounding_bias (all, unit, x->negative)) & ~(unit - 1);
      x->lead = (unsigned) (all >> 52);
      x->digits = all & ((1ULL << 52) - 1);
    }
  x->count = count < hex_digits_max ? count : hex_digits_max;
}

/* FLAGS' sign of a number, 0 for none.  */
QRINTF_INLINE unsigned
sign_byte (bool negative, unsigned flags)
{
  return negative               ? '-'
         : flags & QRINTF_PLUS  ? '+'
         : flags & QRINTF_SPACE ? ' '
                                : 0;
}

/* N >= 4 bytes of C at P.  */
QRINTF_INLINE void
put_fill (char *p, char c, size_t n)
{
  QRINTF_ASSERT (n >= 4);
#if QRINTF_X86
  __m128i fill = _mm_set1_epi8 (c);
  if (n >= 16)
    {
      for (size_t i = 0; i < n - 16; i += 16)
        store128 (p + i, fill);
      store128 (p + n - 16, fill);
      return;
    }
  size_t last = n >= 8 ? 8 : 4;
  _mm_storeu_si32 (p, fill);
  _mm_storeu_si32 (p + last - 4, fill);
  _mm_storeu_si32 (p + n - last, fill);
  _mm_storeu_si32 (p + n - 4, fill);
#else
  memset (p, c, n);
#endif
}

/* What stands between the leading digit and the exponent.  */
struct hex_body
{
  const char *radix;
  size_t radix_length; /* 0 where there is no radix character */
  size_t zeros;        /* digits beyond the thirteenth */
};

QRINTF_INLINE size_t
hex_length (const struct hex_number *x, const struct hex_body *body)
{
  return 3 + body->radix_length + x->count + body->zeros + x->tail_length;
}

/* A byte at a time: for every CPU and for unusual bodies.  */
QRINTF_INLINE void
put_bytes (char *p, const struct hex_number *x, const struct hex_body *body,
           bool upper)
{
  const char *digits = upper ? "0123456789ABCDEF" : "0123456789abcdef";
  const unsigned flip = upper ? 'a' ^ 'A' : 0;
  *p++ = '0';
  *p++ = (char) ('x' ^ flip);
  *p++ = (char) ('0' + x->lead);
  memcpy (p, body->radix, body->radix_length);
  p += body->radix_length;
  for (unsigned i = 0, shift = 48; i < x->count; ++i, shift -= 4)
    *p++ = digits[x->digits >> shift & 15];
  memset (p, '0', body->zeros);
  p += body->zeros;
  uint64_t tail = x->tail ^ flip;
  for (unsigned i = 0; i < x->tail_length; ++i, tail >>= 8)
    *p++ = (char) tail;
}

#if QRINTF_X86

/* The text of at least six bytes: HEAD's first three, then TOTAL bytes of TEXT
   with TAIL behind its first LENGTH ones.  */
QRINTF_INLINE void
put_vector (char *p, uint32_t head, __m128i text, unsigned length,
            uint64_t tail, unsigned total)
{
  uint64_t low = (uint64_t) _mm_cvtsi128_si64 (text);
  uint64_t high
      = (uint64_t) _mm_cvtsi128_si64 (_mm_unpackhi_epi64 (text, text));
  char *end = p + 3 + total;
  if (total >= 16)
    {
      /* 10 <= LENGTH <= 14 and 3 <= TOTAL - LENGTH <= 6.  */
      unsigned skip = 8 * (length - 8), room = 8 * (total - length);
      uint64_t last = low >> skip | high << (64 - skip);
      last = last >> room | tail << (64 - room);
      memcpy (p, &head, 4);
      store128 (p + 3, text);
      memcpy (end - 8, &last, 8);
      return;
    }
  unsigned place = 8 * (length & 7);
  uint64_t keep = ~(~0ULL << place);
  high
      = length >= 8 ? (high & keep) | tail << place : tail >> 8 >> (56 - place);
  low = length >= 8 ? low : (low & keep) | tail << place;
  if (total >= 8)
    {
      unsigned skip = 8 * (total - 8);
      uint64_t last = low >> skip | high << 1 << (63 - skip);
      memcpy (p, &head, 4);
      memcpy (p + 3, &low, 8);
      memcpy (end - 8, &last, 8);
      return;
    }
  /* Six to ten bytes in all: LOW is zero from TOTAL on.  */
  uint64_t first = (head & 0xffffff) | low << 24;
  uint32_t first4 = (uint32_t) first,
           last4 = (uint32_t) (first >> 8 * (total - 1));
  memcpy (p, &first4, 4);
  if (total >= 5)
    {
      uint16_t last2 = (uint16_t) (low >> 8 * (total - 2));
      last4 = (uint32_t) (first >> 32);
      memcpy (p + 4, &last4, 4);
      memcpy (end - 2, &last2, 2);
      return;
    }
  memcpy (end - 4, &last4, 4);
}

/* The radix character and the digits are one vector, into which the exponent is
   shifted.  BODY is of at most one byte and no zeros.  */
QRINTF_INLINE void
put_short (char *p, const struct hex_number *x, const struct hex_body *body,
           bool upper)
{
  QRINTF_ASSERT (body->radix_length <= 1 && body->zeros == 0
                 && x->count <= hex_digits_max
                 && (body->radix_length == 1 || x->count == 0));
  /* A digit of zero makes room for the radix character.  */
  __m128i text = hex_text16 (x->digits << 8);
  uint64_t tail = x->tail;
  uint32_t head = '0' | 'x' << 8 | (uint32_t) ('0' + x->lead) << 16;
  if (upper)
    {
      /* Letters are the bytes that have 0x40.  */
      __m128i letters = _mm_and_si128 (text, _mm_set1_epi8 (0x40));
      text = _mm_xor_si128 (text, _mm_srli_epi16 (letters, 1));
      tail ^= 'p' ^ 'P';
      head ^= ('x' ^ 'X') << 8;
    }
  text
      = _mm_add_epi8 (text, _mm_cvtsi32_si128 ((uint8_t) (*body->radix - '0')));
  unsigned length = (unsigned) body->radix_length + x->count;
  put_vector (p, head, text, length, tail, length + x->tail_length);
}

#else

#define put_short put_bytes

#endif

/* Infinities and NaNs.  */
QRINTF_OUTLINE char *
put_special (char *cursor, char *limit, double v, unsigned flags,
             unsigned width)
{
  struct float_parts parts = float_parts_of_double (v);
  return __qrintf_float_special (cursor, limit, &parts, flags, width);
}

/* X in LENGTH bytes at the right or left end of TOTAL.  */
QRINTF_INLINE char *
put_in_field (char *p, const struct hex_number *x, const struct hex_body *body,
              unsigned flags, size_t length, size_t total)
{
  QRINTF_ASSERT (total >= length);
  bool left = flags & QRINTF_LEFT, zero = !left && flags & QRINTF_ZERO;
  unsigned sign = sign_byte (x->negative, flags);
  char *end = p + total, *number = left ? p : end - length;
  if (total > length)
    put_fill (p, zero ? '0' : ' ', total);
  char *front = zero ? p : number;
  number += sign != 0;
  if (body->radix_length <= 1 && body->zeros == 0)
    put_short (number, x, body, flags & QRINTF_UPPER);
  else
    put_bytes (number, x, body, flags & QRINTF_UPPER);
  if (zero)
    {
      /* "0x" moves before the zeros, a sign before it.  */
      char prefix[2];
      memcpy (prefix, number, 2);
      memcpy (number, "00", 2);
      memcpy (front + (sign != 0), prefix, 2);
    }
  if (sign)
    *front = (char) sign;
  return end;
}

/* A finite number with whatever is asked for, into at most ROOM bytes.  */
QRINTF_OUTLINE char *
put_general (char *p, size_t room, uint64_t bits, unsigned flags,
             unsigned width, int precision)
{
  struct hex_number x = hex_number_of (bits);
  struct hex_body body = { float_radix (), 0, 0 };
  if (precision >= 0)
    {
      if (precision > hex_digits_max)
        body.zeros = (size_t) precision - hex_digits_max;
      hex_number_round (&x, (unsigned) precision);
    }
  if (x.count || flags & QRINTF_ALT)
    body.radix_length = 1 + (body.radix[1] ? strlen (body.radix + 1) : 0);
  size_t length = (sign_byte (x.negative, flags) != 0) + hex_length (&x, &body);
  size_t total = width > length ? width : length;
  if (room < total)
    return NULL;
  return put_in_field (p, &x, &body, flags, length, total);
}

#if QRINTF_X86

/* The commonest "%a": the number is normal and has all thirteen digits.  */
QRINTF_INLINE char *
put_plain (char *p, size_t room, uint64_t bits)
{
  QRINTF_ASSERT (bits & 15);
  const char *radix = float_radix ();
  unsigned tail_length, negative = (unsigned) (bits >> 63);
  uint64_t tail = tail_text ((int) (bits >> 52 & 0x7ff) - 1023, &tail_length);
  size_t length = negative + 17 + tail_length;
  if (__builtin_expect (room < length || radix[1], 0))
    return room < length ? NULL : put_general (p, room, bits, 0, 0, -1);
  *p = '-'; /* or the text's first byte in its place */
  char *end = p + length;
  uint32_t head
      = '0' | 'x' << 8 | '1' << 16 | (uint32_t) (uint8_t) *radix << 24;
  memcpy (p + negative, &head, 4);
  __m128i text = hex_text16 (bits << 12);
  store128 (p + negative + 4, text);
  /* The last eight bytes: the end of the digits and the exponent.  */
  uint64_t last = (uint64_t) _mm_cvtsi128_si64 (_mm_srli_si128 (text, 5));
  last = last >> 8 * tail_length | tail << (64 - 8 * tail_length);
  memcpy (end - 8, &last, 8);
  return end;
}

#endif

EMITTER (char *, f64_hex, char *cursor, char *limit, double v, unsigned flags,
         unsigned width, int precision)
{
  if (__builtin_expect (cursor > limit, 0))
    return NULL;
  size_t room = (size_t) (limit - cursor);
  uint64_t bits;
  memcpy (&bits, &v, sizeof bits);
  if (__builtin_expect ((bits << 1) >= 0x7ffULL << 53, 0))
    return put_special (cursor, limit, v, flags, width);
#if QRINTF_X86
  /* A normal number whose last digit is not zero.  */
  if (__builtin_expect (!(flags | width | (unsigned) ~precision)
                            && bits << 1 >= 1ULL << 53 && bits & 15,
                        1))
    return put_plain (cursor, room, bits);
#endif
  return put_general (cursor, room, bits, flags, width, precision);
}
