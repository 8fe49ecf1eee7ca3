/* SPDX-License-Identifier: MIT-0 */
/* Fields of reals, around the text of an emitter without fields.  Most texts
   are as long as their fields or left-justified; the others are moved by a few
   bytes.  To make the text elsewhere and copy it into the field would take the
   same time and more code.

     float_in_field (emit, cursor, limit, bits, flags, width, precision, n)

   prints the double with BITS by EMIT with FLAGS and WIDTH.  N is the number of
   significant digits that "%g" has with the flag '#', and that "%e" has; 0
   refuses that flag.  Returns the end, or a null pointer if EMIT does, or if the
   text would not end at or before LIMIT; in that case a part of it may have been
   written.  */

#ifndef QRINTF_FLOAT_FIELD_H
#define QRINTF_FLOAT_FIELD_H

#include "core/emitter.h"
#include "float/float-parts.h"

typedef char *float_emitter (char *cursor, char *limit, uint64_t bits,
                             unsigned precision);

/* Moves the text from START to END to its place in a field of WIDTH bytes, for
   which there is room.  FLAGS may have any flag but '#', and the sign belongs
   to the text.  Returns the end.  */
__attribute__ ((visibility ("hidden"))) char *
__qrintf_float_field (char *start, char *end, unsigned flags, unsigned width);

/* Applies the flag '#' to the text from START to END of the double with BITS:
   adds a radix character, and zeros up to N significant digits.  Returns the
   end, or a null pointer if that is behind LIMIT.  */
__attribute__ ((visibility ("hidden"))) char *
__qrintf_float_alternate (char *start, char *end, char *limit, uint64_t bits,
                          unsigned n);

QRINTF_INLINE char *
float_in_field (float_emitter *emit, char *cursor, char *limit, uint64_t bits,
                unsigned flags, unsigned width, unsigned precision, unsigned n)
{
  if (limit - cursor < (ptrdiff_t) width)
    return NULL;
  char *text = cursor;
  unsigned sign = bits >> 63 ? 0 : float_sign (false, flags);
  if (sign && text != limit)
    *text++ = (char) sign;
  char *end = emit (text, limit, bits, precision);
  if (end && flags & QRINTF_ALT)
    end = n ? __qrintf_float_alternate (cursor, end, limit, bits, n) : NULL;
  return end ? __qrintf_float_field (cursor, end, flags, width) : NULL;
}

#endif
