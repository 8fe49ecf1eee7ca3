/* SPDX-License-Identifier: MIT-0 */
/* Pieces that print-text.c without masked stores and directive.c share.  They
   write no byte outside the piece, unless OVERRUNS.

     piece_string_in, piece_decimal_in, piece_hex   see piece.h
     piece_digits (p, v)                            the decimal number V  */

#ifndef QRINTF_PIECE_IN_FIELD_H
#define QRINTF_PIECE_IN_FIELD_H

#include <stdbool.h>

#include "core/select.h"
#include "integer/field-any.h"

#if QRINTF_X86

#include "integer/decimal/x86/decimal-count.h"

#define piece_string_exact __qrintf_piece_string_exact
#define piece_string_in __qrintf_piece_string_in
#define piece_decimal_in __qrintf_piece_decimal_in
#define piece_hex __qrintf_piece_hex

#pragma GCC visibility push(hidden)

char *piece_string_exact (char *p, size_t room, const char *s);
char *piece_string_in (char *p, size_t room, const char *s, size_t n,
                       size_t width, bool left, bool overruns);
char *piece_decimal_in (char *p, size_t room, uint64_t v, unsigned sign,
                        unsigned width, enum field_form form);
char *piece_hex (char *p, uint64_t v, unsigned n, unsigned width, bool upper);

#pragma GCC visibility pop

__typeof__ (__qrintf_u32_exact) QRINTF_VARIANT (u32_exact, base);
__typeof__ (__qrintf_u64_exact) QRINTF_VARIANT (u64_exact, base);

QRINTF_INLINE char *
piece_digits (char *p, uint64_t v)
{
  return v > UINT32_MAX ? QRINTF_VARIANT (u64_exact, base) (p, v)
                        : QRINTF_VARIANT (u32_exact, base) (p, (uint32_t) v);
}

#else

#include "integer/decimal/digits-of-bits.h"
#include "integer/decimal/decimal-core.h"
#include "print/printer.h"

/* Strings in fields are left to directive.c.  */
QRINTF_INLINE char *
piece_string_in (char *p, size_t room, const char *s, size_t n, size_t width,
                 bool left, bool overruns)
{
  (void) overruns;
  (void) p, (void) room, (void) s, (void) n, (void) width, (void) left;
  return NULL;
}

QRINTF_INLINE char *
piece_decimal_in (char *p, size_t room, uint64_t v, unsigned sign,
                  unsigned width, enum field_form form)
{
  return room < (size_t) width + longest_number
             ? NULL
             : __qrintf_field_any (p, v, width, sign, form);
}

QRINTF_INLINE char *
piece_hex (char *p, uint64_t v, unsigned n, unsigned width, bool upper)
{
  (void) width;
  return digits_of_bits (p, v, 4, n, upper);
}

QRINTF_INLINE char *
piece_digits (char *p, uint64_t v)
{
  return decimal_u64_exact (p, v);
}

#endif

#endif
