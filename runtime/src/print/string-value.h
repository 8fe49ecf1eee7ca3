/* SPDX-License-Identifier: MIT-0 */
/* The bytes that "%s" prints.

   Refused are strings that lie where their text goes.  */

#ifndef QRINTF_PRINT_STRING_VALUE_H
#define QRINTF_PRINT_STRING_VALUE_H

#include "core/memory.h"
#include "print/printer.h"

/* Takes the next string.  Returns what PRECISION, or none if it is negative,
   makes of it, with its length in *N, or a null pointer if it is refused.  */
QRINTF_INLINE const char *
next_string_of (struct printer *p, int precision, size_t *n)
{
  static const char null_text[] = "(null)";
  enum
  {
    null_length = sizeof null_text - 1
  };
  const char *s = va_arg (p->values, const char *);
  if (!s)
    {
      bool whole = precision < 0 || precision >= null_length;
      *n = whole ? null_length : 0;
      return null_text;
    }
  if (s == place_of (p, p->cursor))
    return NULL;
  /* Without a spill, reading stops when the string is known not to fit.  */
  size_t most = (size_t) precision;
  size_t fits = p->spill ? SIZE_MAX - 1 : room_of (p);
  *n = precision < 0 ? text_length_to (s, fits)
                     : text_length_within (s, most > fits ? fits + 1 : most);
  return s;
}

#endif
