/* SPDX-License-Identifier: MIT-0 */
/* Pieces that print-text.c without masked stores and directive.c share.  They
   write no byte outside the piece, unless OVERRUNS.  See piece.h.  */

#ifndef QRINTF_PIECE_IN_FIELD_H
#define QRINTF_PIECE_IN_FIELD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/select.h"
#include "integer/field-any.h"

#if QRINTF_X86

#define piece_string_exact __qrintf_piece_string_exact
#define piece_string_in __qrintf_piece_string_in
#define piece_decimal_in __qrintf_piece_decimal_in
#define piece_hex __qrintf_piece_hex

#pragma GCC visibility push(hidden)

char *piece_string_exact (char *p, size_t room, const char *s);
char *piece_string_in (char *p, size_t room, const char *s, size_t n,
                       size_t width, bool left, bool overruns);
char *piece_decimal_in (char *p, size_t room, uint64_t v, unsigned negative,
                        unsigned width, enum field_form form);
char *piece_hex (char *p, uint64_t v, unsigned n, unsigned width, bool upper);

#pragma GCC visibility pop

#else

#include "integer/digits-of-bits.h"
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
piece_decimal_in (char *p, size_t room, uint64_t v, unsigned negative,
                  unsigned width, enum field_form form)
{
  return room < (size_t) width + longest_number
             ? NULL
             : __qrintf_field_any (p, v, width, negative * '-', form);
}

QRINTF_INLINE char *
piece_hex (char *p, uint64_t v, unsigned n, unsigned width, bool upper)
{
  (void) width;
  return digits_of_bits (p, v, 4, n, upper);
}

#endif

#endif
