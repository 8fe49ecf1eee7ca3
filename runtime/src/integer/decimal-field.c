/* SPDX-License-Identifier: MIT */
/* "%5d", "%-5d", "%05d" and their unsigned forms: decimal numbers in a field
   of a minimum width.  A precision and the other flags are integer.c's.  */

#include "core/emitter.h"
#include "qrintf/itoa.h"
#include "integer/field-core.h"

/* The absolute value of V.  Without a branch, as signs are hard to predict.  */
QRINTF_INLINE uint64_t
magnitude (int64_t v)
{
  uint64_t mask = -(uint64_t) (v < 0);
  return ((uint64_t) v ^ mask) - mask;
}

/* The byte before the digits of V: '-' or PLUS, which is 0 for none.  Without a
   branch, too.  */
QRINTF_INLINE unsigned
sign_of (int64_t v, unsigned plus)
{
  unsigned mask = -(unsigned) (v < 0);
  return plus ^ ((plus ^ '-') & mask);
}

EMITTER (char *, i64_right, char *cursor, int64_t v, unsigned width,
         unsigned plus)
{
  return field_right (cursor, magnitude (v), width, sign_of (v, plus));
}

EMITTER (char *, u64_right, char *cursor, uint64_t v, unsigned width)
{
  return field_right (cursor, v, width, 0);
}

EMITTER (char *, i64_left, char *cursor, int64_t v, unsigned width,
         unsigned plus)
{
  return field_left (cursor, magnitude (v), width, sign_of (v, plus));
}

EMITTER (char *, u64_left, char *cursor, uint64_t v, unsigned width)
{
  return field_left (cursor, v, width, 0);
}

EMITTER (char *, i64_zero, char *cursor, int64_t v, unsigned width,
         unsigned plus)
{
  return field_zero (cursor, magnitude (v), width, sign_of (v, plus));
}

EMITTER (char *, u64_zero, char *cursor, uint64_t v, unsigned width)
{
  return field_zero (cursor, v, width, 0);
}

EMITTER (char *, u32_zero, char *cursor, uint32_t v, unsigned width)
{
  return field_zero (cursor, v, width, 0);
}

PUBLIC_NAME (u32_zero, qrintf_u32toa_pad)
PUBLIC_NAME (u64_zero, qrintf_u64toa_pad)
