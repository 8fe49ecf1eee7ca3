/* SPDX-License-Identifier: MIT */
/* A float's sign, and whether its text fits.  */

#ifndef QRINTF_FLOAT_SIGN_H
#define QRINTF_FLOAT_SIGN_H

#include <stdbool.h>
#include <stddef.h>

#include "core/emitter.h"

/* The byte before the digits, or 0 for none.  Branches are made on the
   flags, which are predictable, but not on the sign.  */
QRINTF_INLINE unsigned
float_sign (bool negative, unsigned flags)
{
  unsigned other = flags & QRINTF_PLUS ? '+' : flags & QRINTF_SPACE ? ' ' : 0;
  return other ^ ((other ^ '-') & (0U - negative));
}

/* Whether a text of N bytes from CURSOR on ends at or before LIMIT.  */
QRINTF_INLINE bool
float_fits (const char *cursor, const char *limit, size_t n)
{
  return limit - cursor >= (ptrdiff_t) n;
}

/* Whether any text may fit.  "%f" asks before its digits are made: where a
   stream takes no text, they would be time on top of the C library's.  */
QRINTF_INLINE bool
float_has_room (const char *cursor, const char *limit)
{
  return __builtin_expect (cursor <= limit, 1);
}

#endif
