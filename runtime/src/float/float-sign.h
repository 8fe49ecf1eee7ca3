/* SPDX-License-Identifier: MIT-0 */
/* A float's sign, and whether its text fits.  */

#ifndef QRINTF_FLOAT_SIGN_H
#define QRINTF_FLOAT_SIGN_H

#include <stdbool.h>
#include <stddef.h>

#include "core/emitter.h"

/* The byte before the digits, or 0 for none.  It branches on the flags, which
   are predictable, and not on the sign.  */
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

/* Whether there is room for any text.  "%f" tests this before its digits are
   made: if a stream is full, the C library prints the text, and that time would
   be wasted.  */
QRINTF_INLINE bool
float_has_room (const char *cursor, const char *limit)
{
  return __builtin_expect (cursor <= limit, 1);
}

#endif
