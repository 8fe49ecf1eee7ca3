/* SPDX-License-Identifier: MIT-0 */
/* The flags, width and precision of a directive.  */

#ifndef QRINTF_PRINT_FIELD_H
#define QRINTF_PRINT_FIELD_H

#include "integer/field-any.h"
#include "print/letters.h"
#include "print/printer.h"

/* The layout: the flags and the width as one number, which stays in a register.
   GCC 12 passes a structure of several members through memory, by stores that
   no CPU forwards to the loads.  */
enum
{
  layout_flags_from = 16
};

QRINTF_INLINE unsigned
layout_of (unsigned flags, unsigned width)
{
  QRINTF_ASSERT (width < 1U << layout_flags_from);
  return width | flags << layout_flags_from;
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

/* What stands between the '%' and the length modifier.  */
struct field
{
  unsigned layout;
  int precision; /* negative: none */
};

/* The same as one number.  One comparison tells whether there is no layout and
   the precision is small and not negative.  */
typedef uint64_t packed_field;

QRINTF_INLINE packed_field
pack_field (unsigned layout, int precision)
{
  return (uint64_t) layout << 32 | (unsigned) precision;
}

QRINTF_INLINE struct field
unpack_field (packed_field packed)
{
  return (struct field){ (unsigned) (packed >> 32), (int) packed };
}

/* Reads FIELD at F, behind the '%'.  PRINTER supplies the values of '*'.
   Returns a pointer to what follows, or a null pointer if the width does not
   fit a layout.  */
const char *__qrintf_read_field (struct field *field, const char *f,
                                 struct printer *printer);

/* A field that is filled in one way and has no precision, or that of a
   string.  */
struct short_field
{
  enum field_form form;
  unsigned width;
  int precision; /* negative: none */
};

/* Reads *FIELD, which need not be short, at F.  Returns a pointer to what
   follows.  Returns null, with all of the field in *ALL, if it has another
   flag, several of them, or a precision of something else than a string.  */
const char *__qrintf_read_long_field (struct short_field *field,
                                      struct field *all, const char **f,
                                      struct printer *printer);

QRINTF_INLINE unsigned
digit_of (char c)
{
  return (unsigned char) c - (unsigned) '0';
}

/* Reads *NUMBER, of one or two digits, at F.  Returns a pointer to what
   follows, or a null pointer if there is no digit.  */
QRINTF_INLINE const char *
read_short_number (unsigned *number, const char *f)
{
  *number = digit_of (*f);
  if (*number > 9)
    return NULL;
  unsigned units = digit_of (*++f);
  if (units > 9)
    return f;
  *number = 10 * *number + units;
  return f + 1;
}

/* The letter of a real, or the 'L' before it, behind a number of one or two
   digits at F, which is stored in *DIGITS.  Null if that is not there.  */
QRINTF_INLINE const char *
real_behind_number (unsigned *digits, const char *f)
{
  *digits = digit_of (f[0]);
  if (*digits > 9)
    return NULL;
  if (is_real (f[1]))
    return f + 1;
  const char *rest = read_short_number (digits, f);
  return real_at (rest);
}

#endif
