/* SPDX-License-Identifier: MIT-0 */
/* Reads the flags, width and precision of a directive.  See field.h.

   Refused are widths of more than 16 bits.  At most four digits of a number are
   read.  What follows is refused later, because a digit is no conversion.  */

#include "print/field.h"

/* The flag that C stands for, or 0.  */
QRINTF_INLINE unsigned
flag_of (char c)
{
  return c == '0'   ? QRINTF_ZERO
         : c == '-' ? QRINTF_LEFT
         : c == '+' ? QRINTF_PLUS
         : c == ' ' ? QRINTF_SPACE
         : c == '#' ? QRINTF_ALT
                    : 0;
}

QRINTF_INLINE int
read_number (const char **f, struct printer *p)
{
  if (**f == '*')
    {
      ++*f;
      return va_arg (p->values, int);
    }
  int n = 0;
  for (; **f >= '0' && **f <= '9' && n < 1000; ++*f)
    n = 10 * n + (**f - '0');
  return n;
}

const char *
__qrintf_read_field (struct field *field, const char *f, struct printer *p)
{
  unsigned flags = 0;
  /* No flag has a code above that of '0'.  */
  for (unsigned flag; *f <= '0' && (flag = flag_of (*f)) != 0; f++)
    flags |= flag;
  int number = read_number (&f, p);
  if (number < 0)
    flags |= QRINTF_LEFT;
  unsigned width = number < 0 ? -(unsigned) number : (unsigned) number;
  if (width >> layout_flags_from)
    {
      p->format = f; /* where the report looks for what is refused */
      return NULL;
    }
  field->layout = layout_of (flags, width);
  field->precision = -1;
  if (*f == '.')
    {
      f++;
      field->precision = read_number (&f, p);
    }
  return f;
}

const char *
__qrintf_read_long_field (struct short_field *field, struct field *all,
                          const char **f, struct printer *printer)
{
  const char *rest = *f = __qrintf_read_field (all, *f, printer);
  if (!rest || (all->precision >= 0 && *rest != 's'))
    return NULL;
  field->width = layout_width (all->layout);
  field->precision = all->precision;
  switch (layout_flags (all->layout))
    {
    case 0:
      field->form = field_of_spaces_before;
      return rest;
    case QRINTF_LEFT:
      field->form = field_of_spaces_after;
      return rest;
    case QRINTF_ZERO:
      field->form = field_of_zeros;
      return rest;
    default:
      return NULL;
    }
}
