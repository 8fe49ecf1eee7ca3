/* SPDX-License-Identifier: MIT */
/* A float's text and its sign in their place, in portable C.  */

#ifndef QRINTF_PORTABLE_FLOAT_PLACE_H
#define QRINTF_PORTABLE_FLOAT_PLACE_H

#include "float/float-sign.h"

#include <string.h>

static inline char *
float_place (char *cursor, char *limit, const char *text, unsigned n,
             bool negative)
{
  QRINTF_ASSERT (n > 0 && n <= 64);
  if (!float_fits (cursor, limit, n + negative))
    return NULL;
  *cursor = '-';
  cursor += negative;
  memcpy (cursor, text, n);
  return cursor + n;
}

static inline char *
float_place_field (char *cursor, char *limit, const char *text, unsigned n,
                   bool negative, unsigned flags, unsigned width)
{
  QRINTF_ASSERT (n > 0 && n <= 64);
  unsigned sign = float_sign (negative, flags);
  unsigned need = n + (sign != 0);
  unsigned pad = width > need ? width - need : 0;
  if (!float_fits (cursor, limit, (size_t) need + pad))
    return NULL;
  if (!(flags & (QRINTF_LEFT | QRINTF_ZERO)))
    {
      memset (cursor, ' ', pad);
      cursor += pad;
    }
  if (sign)
    *cursor++ = (char) sign;
  if (flags & QRINTF_ZERO)
    {
      memset (cursor, '0', pad);
      cursor += pad;
    }
  memcpy (cursor, text, n);
  cursor += n;
  if (flags & QRINTF_LEFT)
    {
      memset (cursor, ' ', pad);
      cursor += pad;
    }
  return cursor;
}

#endif
