/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chooses the runtime's emitter for each piece.  This is the planner's last
   step, because it needs the final pieces and their slack.  */

#ifndef QRINTF_PLAN_PIECES_CHOOSE_EMITTERS_H
#define QRINTF_PLAN_PIECES_CHOOSE_EMITTERS_H

#include "plan/types.h"

namespace qrintf
{

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
