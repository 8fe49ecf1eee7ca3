/* SPDX-License-Identifier: MIT-0 */
/* Pieces in portable C.  See piece.h.  Strings in fields are left to
   directive.c.  */

#ifndef QRINTF_PORTABLE_PIECE_H
#define QRINTF_PORTABLE_PIECE_H

#include "integer/field-any.h"
#include "print/printer.h"
#include "core/bits.h"
#include "integer/decimal/digits-of-bits.h"

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

QRINTF_INLINE char *
piece_string_in (char *p, size_t room, const char *s, size_t n, size_t width,
                 bool left, bool overruns)
{
  (void) overruns;
  (void) p, (void) room, (void) s, (void) n, (void) width, (void) left;
  return NULL;
}

__typeof__ (__qrintf_u64_exact) QRINTF_VARIANT (u64_exact, QRINTF_TIER);

QRINTF_INLINE char *
piece_decimal (char *p, uint64_t v, uint64_t negative, bool is_long,
               bool overruns)
{
  (void) is_long, (void) overruns;
  *p = '-';
  return QRINTF_VARIANT (u64_exact, QRINTF_TIER) (p + negative, v);
}

QRINTF_INLINE char *
piece_decimal_in (char *p, size_t room, uint64_t v, unsigned negative,
                  unsigned width, enum field_form form)
{
  return room < (size_t) width + longest_number
             ? NULL
             : __qrintf_field_any (p, v, width, negative * '-', form);
}

QRINTF_INLINE char *
piece_hex (char *p, uint64_t v, unsigned n, unsigned width)
{
  (void) width;
  return digits_of_bits (p, v, 4, n, false);
}

#endif
