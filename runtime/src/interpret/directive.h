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
#include <stddef.h>

#include "core/emitter.h"

/* What a conversion prints; DIRECTIVE_REFUSED is no conversion, or one that is
   refused.  */
enum directive_kind
{
  DIRECTIVE_REFUSED,
  DIRECTIVE_CHARACTER,
  DIRECTIVE_STRING,
  DIRECTIVE_POINTER,
  DIRECTIVE_SIGNED,
  DIRECTIVE_UNSIGNED,
  DIRECTIVE_OCTAL,
  DIRECTIVE_HEX,
  DIRECTIVE_REAL
};

struct directive
{
  enum directive_kind kind;
  char letter;
  char length;         /* the first letter of the modifier, upper case if there
                          are two; 0 for none */
  unsigned char bytes; /* of an integer */
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

/* Read the length modifier at *F into D.  */
QRINTF_INLINE void
directive_length (struct directive *d, const char **f)
{
  char first = **f;
  d->length = 0;
  d->bytes = sizeof (int);
  if (first != 'h' && first != 'l' && first != 'j' && first != 'z'
      && first != 't')
    return;
  bool twice = *++*f == first && (first == 'h' || first == 'l');
  *f += twice;
  d->length = twice ? first - ('a' - 'A') : first;
  d->bytes = first == 'h'                   ? (twice ? 1 : sizeof (short))
             : first == 'z' || first == 't' ? sizeof (size_t)
             : first == 'l' && !twice       ? sizeof (long)
                                            : sizeof (long long);
}

/* What LETTER prints.  */
QRINTF_INLINE enum directive_kind
kind_of_letter (char letter)
{
  static const unsigned char kinds[]
      = { ['c' - 'a'] = DIRECTIVE_CHARACTER, ['s' - 'a'] = DIRECTIVE_STRING,
          ['p' - 'a'] = DIRECTIVE_POINTER,   ['d' - 'a'] = DIRECTIVE_SIGNED,
          ['i' - 'a'] = DIRECTIVE_SIGNED,    ['u' - 'a'] = DIRECTIVE_UNSIGNED,
          ['o' - 'a'] = DIRECTIVE_OCTAL,     ['x' - 'a'] = DIRECTIVE_HEX,
          ['e' - 'a'] = DIRECTIVE_REAL,      ['f' - 'a'] = DIRECTIVE_REAL,
          ['g' - 'a'] = DIRECTIVE_REAL };
  unsigned i = (letter | 0x20) - 'a';
  enum directive_kind kind = i < sizeof kinds ? kinds[i] : DIRECTIVE_REFUSED;
  return letter < 'a' && kind < DIRECTIVE_HEX ? DIRECTIVE_REFUSED : kind;
}

/* The flags that a directive of KIND takes; those of others have no meaning in
   C.  */
QRINTF_INLINE unsigned
flags_of_kind (enum directive_kind kind)
{
  static const unsigned char flags[]
      = { [DIRECTIVE_CHARACTER] = QRINTF_LEFT,
          [DIRECTIVE_STRING] = QRINTF_LEFT,
          [DIRECTIVE_POINTER] = QRINTF_LEFT,
          [DIRECTIVE_SIGNED]
          = QRINTF_LEFT | QRINTF_ZERO | QRINTF_PLUS | QRINTF_SPACE,
          [DIRECTIVE_UNSIGNED] = QRINTF_LEFT | QRINTF_ZERO,
          [DIRECTIVE_OCTAL] = QRINTF_LEFT | QRINTF_ZERO | QRINTF_ALT,
          [DIRECTIVE_HEX] = QRINTF_LEFT | QRINTF_ZERO | QRINTF_ALT,
          [DIRECTIVE_REAL] = QRINTF_LEFT | QRINTF_ZERO | QRINTF_PLUS
                             | QRINTF_SPACE | QRINTF_ALT };
  return flags[kind];
}

/* Read the directive behind the '%' at F into D.  Returns what follows it, or a
   null pointer if it is refused here.  Whether it has a length that C has for
   it is left to the caller.  */
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
  directive_length (d, &f);
  d->letter = *f;
  d->kind = kind_of_letter (d->letter);
  return d->flags & ~flags_of_kind (d->kind) ? NULL : f + 1;
}

#endif
