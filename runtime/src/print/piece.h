/* SPDX-License-Identifier: MIT-0 */
/* Chooses the functions that write one piece of a text for print-text.c:

     piece_text (&p, limit, &f)       the text at F, of two characters or more,
                                      up to a '%' or the NUL, or a beginning of
                                      it; false without room
     piece_string (p, room, s)        the string S
     piece_string_exact (p, room, s)  the same without an overrun
     piece_string_in (p, room, s, n, width, left, overruns)
                                      at most N bytes of S, in a field
     piece_decimal (p, v, negative, is_long, overruns)
                                      V of 32 bits, or 64 if IS_LONG, with its
                                      sign
     piece_decimal_in (p, room, v, negative, width, form)
                                      V in a field, behind a '-' if NEGATIVE
                                      is 1
     piece_hex (p, v, n, width, upper)
                                      the last N hexadecimal digits of V, in a
                                      field of WIDTH or none

   They return the end of the piece, or a null pointer if there is no room or
   the case is left to directive.c.  Those without the parameter ROOM need the
   room of the longest number.  piece_string, and the functions with OVERRUNS if
   it is set, may write LONGEST_OVERRUN bytes behind the piece; otherwise no
   byte outside the piece is written.  */

#ifndef QRINTF_PIECE_H
#define QRINTF_PIECE_H

#include "core/select.h"
#include "integer/decimal/decimal-core.h"
#include "integer/field-any.h"
#include "print/printer.h"

#ifdef QRINTF_MASKED_STORES
#include "print/x86/piece-v4.h"
#elif QRINTF_X86
#include "print/x86/piece-sse2.h"
#else
#include "print/portable/piece.h"
#endif

/* Whether pieces may write behind their end.  */
QRINTF_INLINE bool
may_overrun (const struct printer *printer)
{
  return !piece_overrun || printer->may_overrun;
}

#endif
