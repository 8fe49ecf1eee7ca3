/* SPDX-License-Identifier: MIT-0 */
/* Pieces in portable C.  See piece.h.  */

#ifndef QRINTF_PORTABLE_PIECE_H
#define QRINTF_PORTABLE_PIECE_H

#include "print/piece-in-field.h"
#include "print/printer.h"

enum
{
  piece_overrun = 0
};

QRINTF_INLINE bool
piece_text (char **p, char *limit, const char **f)
{
  const char *s = *f;
  char *to = *p;
  do
    {
      if (to == limit)
        return false;
      *to++ = *s++;
    }
  while (*s != '%' && *s);
  *p = to;
  *f = s;
  return true;
}

QRINTF_INLINE char *
piece_string (char *p, size_t room, const char *s)
{
  enum
  {
    short_string = 24
  };
  char *limit = p + (room < short_string ? room : short_string);
  for (; *s; s++)
    {
      if (p == limit)
        return NULL;
      *p++ = *s;
    }
  return p;
}

#define piece_string_exact piece_string

__typeof__ (__qrintf_u64_exact) QRINTF_VARIANT (u64_exact, QRINTF_TIER);

QRINTF_INLINE char *
piece_decimal (char *p, uint64_t v, uint64_t negative, bool is_long,
               bool overruns)
{
  (void) is_long, (void) overruns;
  *p = '-';
  return QRINTF_VARIANT (u64_exact, QRINTF_TIER) (p + negative, v);
}

#endif
