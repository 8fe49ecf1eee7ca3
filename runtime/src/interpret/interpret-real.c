/* SPDX-License-Identifier: MIT */
/* Reals of a format that is read at run time: a function for each style, with
   what stands in the directive.  A program has those whose style is seen in a
   format when it is compiled.

   Refused is what the emitters of floats refuse, the flag '#', and a radix
   character that is not ASCII in a field.  */

#include <stdbool.h>
#include <string.h>

#include "interpret/reader.h"

/* Compilers without a 128-bit integer have no emitters of floats.  */
#ifdef __SIZEOF_INT128__

enum
{
  most_digits = 17 /* what the emitters of "%e" and "%g" print */
};

typedef char *real_emitter (char *cursor, char *limit, double v,
                            unsigned digits);

static inline void
raise_letters (char *text, const char *end)
{
  for (; text != end; text++)
    if (*text >= 'a' && *text <= 'z')
      *text -= 'a' - 'A';
}

QRINTF_INLINE bool
is_digit (char c)
{
  return c >= '0' && c <= '9';
}

/* Whether the first byte from TEXT on that is no digit is ASCII, as the radix
   character is, or there is none.  */
QRINTF_INLINE bool
has_plain_radix (const char *text, const char *end)
{
  while (text != end && is_digit (*text))
    text++;
  return text == end || !(*text & 0x80);
}

/* Moves the N bytes at TEXT to where a field of TOTAL bytes at CURSOR has them,
   with SIGN, unless that is 0, and fills the rest.  Returns the end.  */
static char *
lay_out (char *cursor, size_t total, const char *text, size_t n, char sign,
         unsigned flags)
{
  char *end = cursor + total;
  bool has_sign = sign != 0, left = flags & QRINTF_LEFT;
  bool zeros = flags & QRINTF_ZERO && is_digit (*text) && !left;
  char *to = left ? cursor + has_sign : end - n;
  memmove (to, text, n);
  if (left)
    memset (to + n, ' ', (size_t) (end - to) - n);
  else if (zeros)
    memset (cursor + has_sign, '0', total - n - has_sign);
  else
    memset (cursor, ' ', total - n - has_sign);
  if (has_sign)
    *(zeros ? cursor : to - 1) = sign;
  return end;
}

/* The text of EMIT with what FLAGS and WIDTH ask for.  Most texts are as long
   as their fields and have no sign put in, and stay where they are.  */
QRINTF_OUTLINE char *
interpret_field (real_emitter *emit, char *cursor, char *limit, double v,
                 unsigned flags, unsigned width, unsigned digits)
{
  if (flags & QRINTF_ALT)
    return NULL;
  char *end = emit (cursor, limit, v, digits);
  if (!end)
    return NULL;
  if (flags & QRINTF_UPPER)
    raise_letters (cursor, end);
  bool negative = *cursor == '-';
  /* glibc counts the characters of a field, and a radix character may have
     several bytes.  */
  if (width > 0 && !has_plain_radix (cursor + negative, end))
    return NULL;
  char sign = negative               ? '-'
              : flags & QRINTF_PLUS  ? '+'
              : flags & QRINTF_SPACE ? ' '
                                     : 0;
  size_t n = (size_t) (end - cursor) - negative;
  size_t need = n + (sign != 0), total = width > need ? width : need;
  if (total == (size_t) (end - cursor))
    return end;
  if (total > (size_t) (limit - cursor))
    return NULL;
  return lay_out (cursor, total, cursor + negative, n, sign, flags);
}

/* With up to MOST digits.  What goes to interpret_field is a function of this
   file, as the address of one that the library exports would be looked up when
   it is loaded.  */
#define QRINTF_INTERPRET_REAL(STYLE, MOST)                                     \
  static char *plain_##STYLE (char *cursor, char *limit, double v,             \
                              unsigned digits)                                 \
  {                                                                            \
    return __qrintf_f64_##STYLE (cursor, limit, v, digits);                    \
  }                                                                            \
                                                                               \
  char *__qrintf_interpret_##STYLE (char *cursor, char *limit, double v,       \
                                    unsigned flags, unsigned width,            \
                                    int precision)                             \
  {                                                                            \
    unsigned digits = precision < 0 ? 6 : (unsigned) precision;                \
    if (digits > (MOST))                                                       \
      return NULL;                                                             \
    if (!(flags | width))                                                      \
      return __qrintf_f64_##STYLE (cursor, limit, v, digits);                  \
    return interpret_field (plain_##STYLE, cursor, limit, v, flags, width,     \
                            digits);                                           \
  }

QRINTF_INTERPRET_REAL (fixed, INT32_MAX)
QRINTF_INTERPRET_REAL (exponent, most_digits)
QRINTF_INTERPRET_REAL (general, most_digits)

#endif
