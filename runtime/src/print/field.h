/* SPDX-License-Identifier: MIT */
/* The flag, width and precision of most directives that have any.  */

#ifndef QRINTF_PRINT_FIELD_H
#define QRINTF_PRINT_FIELD_H

#include "print/printer.h"

/* What stands between the '%' and the length.  */
struct field
{
  unsigned width;
  int precision; /* negative: none */
  bool left, zero;
};

/* A width or precision, of which directive.c judges those of more than four
   digits.  */
QRINTF_INLINE unsigned
number_at (const char **f)
{
  unsigned n = 0;
  for (unsigned digit; (digit = (unsigned char) **f - (unsigned) '0') < 10
                       && n < 1000;
       ++*f)
    n = 10 * n + digit;
  return n;
}

/* Reads FIELD behind the '%' before F, but values of arguments.  Returns what
   follows.  */
QRINTF_INLINE const char *
read_field (struct field *field, const char *f)
{
  *field = (struct field){ 0, -1, *f == '-', *f == '0' };
  f += field->left | field->zero;
  field->width = number_at (&f);
  if (*f == '.')
    {
      f++;
      field->precision = (int) number_at (&f);
    }
  return f;
}

#endif
