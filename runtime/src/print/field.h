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

/* Reads FIELD behind the '%' before F, of which PRINTER has the values of '*'.
   Returns what follows.  */
QRINTF_INLINE const char *
read_field (struct field *field, const char *f, struct printer *printer)
{
  *field = (struct field){ 0, -1, *f == '-', *f == '0' };
  f += field->left | field->zero;
  if (*f == '*')
    {
      int width = va_arg (printer->values, int);
      field->left |= width < 0;
      field->width = width < 0 ? -(unsigned) width : (unsigned) width;
      f++;
    }
  else
    field->width = number_at (&f);
  if (*f == '.')
    {
      f++;
      bool is_value = *f == '*';
      field->precision = is_value ? va_arg (printer->values, int)
                                  : (int) number_at (&f);
      f += is_value;
    }
  return f;
}

/* The width and the flags of FIELD as one number: GCC 12 passes the structure
   through memory, by stores that no CPU forwards to the loads.  */
enum
{
  layout_flags_from = 16
};

QRINTF_INLINE bool
has_layout (const struct field *field)
{
  return field->width < 1U << layout_flags_from;
}

QRINTF_INLINE unsigned
layout_of (const struct field *field)
{
  QRINTF_ASSERT (has_layout (field));
  unsigned flags = field->left ? QRINTF_LEFT : field->zero ? QRINTF_ZERO : 0;
  return field->width | flags << layout_flags_from;
}

QRINTF_INLINE unsigned
layout_width (unsigned layout)
{
  return layout & ((1U << layout_flags_from) - 1);
}

/* Of enum qrintf_flags.  */
QRINTF_INLINE unsigned
layout_flags (unsigned layout)
{
  return layout >> layout_flags_from;
}

#endif
