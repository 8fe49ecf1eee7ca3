/* SPDX-License-Identifier: MIT */
/* The flags, width and precision of a directive.  */

#ifndef QRINTF_PRINT_FIELD_H
#define QRINTF_PRINT_FIELD_H

#include "print/printer.h"

/* What stands between the '%' and the length.  */
struct field
{
  unsigned flags; /* enum qrintf_flags */
  unsigned width;
  int precision; /* negative: none */
};

/* Reads FIELD behind the '%' before F, of which PRINTER has the values of '*'.
   Returns what follows.  */
const char *__qrintf_read_field (struct field *field, const char *f,
                                 struct printer *printer);

/* The width and the flags of FIELD as one number: GCC 12 passes the structure
   through memory, by stores that no CPU forwards to the loads.  */
enum
{
  layout_flags_from = 16
};

QRINTF_INLINE unsigned
digit_of (char c)
{
  return (unsigned char) c - (unsigned) '0';
}

/* The same.  Most fields have one flag at most and a width of one or two digits;
   those are read in line, so that their values stay in registers.  */
QRINTF_INLINE const char *
read_field (struct field *field, const char *f, struct printer *printer)
{
  unsigned flag = *f == '0' ? QRINTF_ZERO : *f == '-' ? QRINTF_LEFT : 0;
  const char *digit = flag ? f + 1 : f;
  unsigned width = digit_of (*digit);
  if (__builtin_expect (width - 1 < 9, 1))
    {
      unsigned units = digit_of (*++digit);
      if (units < 10)
        {
          width = 10 * width + units;
          digit++;
        }
      if (__builtin_expect (*digit >= 'A', 1))
        {
          field->flags = flag;
          field->width = width;
          field->precision = -1;
          return digit;
        }
    }
  struct field other;
  f = __qrintf_read_field (&other, f, printer);
  field->flags = other.flags;
  field->width = other.width;
  field->precision = other.precision;
  return f;
}

QRINTF_INLINE bool
has_layout (const struct field *field)
{
  return field->width < 1U << layout_flags_from;
}

QRINTF_INLINE unsigned
layout_of (const struct field *field)
{
  QRINTF_ASSERT (has_layout (field));
  return field->width | field->flags << layout_flags_from;
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
