/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The planner's first half: directives become pieces, each independently of the
   others; how digits without an emitter are stored: which table they are loaded
   from, and how many bytes behind them may be overwritten; and, last, which
   emitter writes each piece, which needs the final pieces and their slack.  */

#ifndef QRINTF_PLAN_PIECES_PIECES_H
#define QRINTF_PLAN_PIECES_PIECES_H

#include "format/format.h"
#include "plan/types.h"

namespace qrintf
{

/* A plan without a strategy: the pieces of FORMAT for a call with FACTS, the
   tests that they need, and their length; or a refusal.  The pieces may be for
   the values that directives suggest if MAY_ASSUME.  */
plan with_pieces (const parsed_format &format, const call_facts &facts,
                  bool may_assume);

/* Whether only libc formats D: by a flag its text depends on the locale, or it
   is of wide characters.  */
bool is_of_libc (const directive &d);

/* The maximum number of digits behind the point, or for "%g" of all digits,
   that the emitters make for D.  */
int most_real_precision (const directive &d);

/* Whether FORMAT has a directive that the runtime's printf leaves to libc,
   whatever its value is.  run-time-formats.md lists them.  */
bool is_left_to_libc (const parsed_format &format);

/* Set the slack of each piece of RESULT.  Decimals with too little slack become
   exact, or calls.  */
void use_slack (plan &result);

/* Choose the numbers of RESULT that may overrun the text in a stream.  Their
   slack has been set.  FACTS are those of the call.  */
void use_overrun (plan &result, const call_facts &facts);

/* Choose the tables that digits of RESULT are loaded from.  */
void choose_tables (plan &result);

/* The arguments that an emitter takes after the cursor and the limit, a letter
   each:

     v   the value
     r   a string that may be null, which the emitter prints as libc does
     m   the absolute value of an integer; its sign is among the flags
     n   the limit of bytes to read from a string
     c   the length of a string, which has been counted before
     f   flags of enum qrintf_flags
     w   the width
     p   the precision
     s   the character before a number that is not negative: '+', ' ' or 0
     t   the stream in whose buffer the text is made

   Null for an emitter that writes no piece.  */
const char *emitter_arguments (emitter e);

/* Set the emitter of each piece of RESULT that is a call.  Returns the reason
   if a piece has none, or null.  */
const char *choose_emitters (plan &result);

/* The flags of P for the runtime's general emitters: enum qrintf_flags without
   QRINTF_NEGATIVE.  */
unsigned general_flags (const piece &p);

} // namespace qrintf

#endif
