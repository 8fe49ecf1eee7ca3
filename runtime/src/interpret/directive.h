/* SPDX-License-Identifier: MIT */
/* One directive of a format that is read at run time.

   Refused, so that the C library prints the whole text: positional arguments,
   the flags ' and I, widths and precisions of more than three digits, "%n",
   "%m", "%a", wide characters, long double, lengths that C does not have for a
   conversion, flags that a conversion does not take, and whatever is no
   directive.  What the C library makes of these depends on its version, on the
   locale, or on tables that it keeps to itself.  */

#ifndef QRINTF_DIRECTIVE_H
#define QRINTF_DIRECTIVE_H

#include <stdbool.h>

#include "core/emitter.h"

enum directive_length
{
  LENGTH_NONE,
  LENGTH_hh,
  LENGTH_h,
  LENGTH_l,
  LENGTH_ll,
  LENGTH_z /* and t, which has the same size */
};

struct directive
{
  char letter;
  enum directive_length length;
  unsigned flags; /* enum qrintf_flags, as far as the conversion takes them */
  unsigned width;
  int precision;           /* negative: none */
  bool width_is_value;     /* '*': the next argument */
  bool precision_is_value; /* ".*" */
};

/* Read a number of at most three digits at *F.  */
QRINTF_INLINE unsigned
directive_number (const char **f)
{
  unsigned n = 0;
  for (const char *end = *f + 3; *f < end && **f >= '0' && **f <= '9'; ++*f)
    n = n * 10 + (unsigned) (**f - '0');
  return n;
}

QRINTF_INLINE unsigned
directive_flags (const char **f)
{
  unsigned flags = 0;
  for (;; ++*f)
    switch (**f)
      {
      case '-':
        flags |= QRINTF_LEFT;
        break;
      case '0':
        flags |= QRINTF_ZERO;
        break;
      case '#':
        flags |= QRINTF_ALT;
        break;
      case '+':
        flags |= QRINTF_PLUS;
        break;
      case ' ':
        flags |= QRINTF_SPACE;
        break;
      default:
        return flags;
      }
}

QRINTF_INLINE enum directive_length
directive_length (const char **f)
{
  char first = **f;
  if (first != 'h' && first != 'l' && first != 'z' && first != 't'
      && first != 'j')
    return LENGTH_NONE;
  ++*f;
  if (first == 'z' || first == 't')
    return LENGTH_z;
  if (first == 'j')
    return LENGTH_ll;
  bool twice = **f == first;
  *f += twice;
  if (first == 'h')
    return twice ? LENGTH_hh : LENGTH_h;
  return twice ? LENGTH_ll : LENGTH_l;
}

/* The flags that LETTER takes; those of other conversions have no meaning in C.
   Every bit for a letter that is refused anyway.  */
QRINTF_INLINE unsigned
flags_of_letter (char letter)
{
  switch (letter)
    {
    case 'd':
    case 'i':
      return QRINTF_LEFT | QRINTF_ZERO | QRINTF_PLUS | QRINTF_SPACE;
    case 'u':
      return QRINTF_LEFT | QRINTF_ZERO;
    case 'x':
    case 'X':
    case 'o':
      return QRINTF_LEFT | QRINTF_ZERO | QRINTF_ALT;
    case 'c':
    case 's':
    case 'p':
      return QRINTF_LEFT;
    default:
      return ~0U;
    }
}

/* Read the directive behind the '%' at F into D.  Returns what follows it, or a
   null pointer if it is refused here.  Whether LETTER is a conversion, and has
   LENGTH, is left to the caller.  */
QRINTF_INLINE const char *
read_directive (struct directive *d, const char *f)
{
  d->flags = directive_flags (&f);
  d->width = 0;
  d->width_is_value = *f == '*';
  if (d->width_is_value)
    f++;
  else
    d->width = directive_number (&f);
  d->precision = -1;
  d->precision_is_value = false;
  if (*f == '.')
    {
      d->precision_is_value = *++f == '*';
      if (d->precision_is_value)
        f++;
      else
        d->precision = (int) directive_number (&f);
    }
  d->length = directive_length (&f);
  d->letter = *f;
  return d->letter && !(d->flags & ~flags_of_letter (d->letter)) ? f + 1 : NULL;
}

#endif
