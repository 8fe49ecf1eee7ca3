/* SPDX-License-Identifier: MIT */
/* Reals of a format that is read at run time: a function for each style, with
   what stands in the directive.  A program has those whose style is seen in a
   format when it is compiled.

   Refused is what the emitters of floats refuse, the flag '#', and a radix
   character that is not ASCII in a field.  */

#include <stdbool.h>
#include <string.h>

#include "float/float-parts.h"
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

/* The N bytes at TEXT with a sign, in a field of WIDTH.  */
static char *
put_real_field (char *cursor, char *limit, const char *text, size_t n,
                unsigned flags, unsigned width)
{
  char sign = flags & QRINTF_PLUS ? '+' : flags & QRINTF_SPACE ? ' ' : 0;
  if (*text == '-')
    {
      sign = *text++;
      n--;
    }
  size_t need = n + (sign != 0);
  size_t pad = width > need ? width - need : 0;
  if (need + pad > (size_t) (limit - cursor))
    return NULL;
  bool is_number = *text >= '0' && *text <= '9';
  bool left = flags & QRINTF_LEFT;
  bool zeros = flags & QRINTF_ZERO && is_number && !left;
  char *end = cursor + need + pad;
  memset (cursor, ' ', need + pad);
  char *at = left ? cursor : end - need;
  if (zeros)
    at = cursor;
  if (sign)
    *at++ = sign;
  if (zeros)
    {
      memset (at, '0', pad);
      at += pad;
    }
  memcpy (at, text, n);
  return end;
}

/* The text of EMIT with what FLAGS and WIDTH ask for, which is rare, so that it
   is laid out around the plain text.  */
QRINTF_OUTLINE char *
interpret_field (real_emitter *emit, char *cursor, char *limit, double v,
                 unsigned flags, unsigned width, unsigned digits)
{
  if (flags & QRINTF_ALT)
    return NULL;
  /* glibc counts the characters of a field, and a radix character may have
     several bytes.  */
  if (width > 0 && (unsigned char) *float_radix () >= 0x80)
    return NULL;
  char text[longest_real];
  char *end = emit (text, text + longest_real, v, digits);
  if (!end)
    return NULL;
  if (flags & QRINTF_UPPER)
    raise_letters (text, end);
  return put_real_field (cursor, limit, text, (size_t) (end - text), flags,
                         width);
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
