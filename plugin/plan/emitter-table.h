/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which of the runtime's emitters writes a piece: chosen once, last of all,
   when it is known what the piece says and what may be written behind it.  */

#ifndef QRINTF_PLAN_EMITTER_TABLE_H
#define QRINTF_PLAN_EMITTER_TABLE_H

#include "plan/types.h"

namespace qrintf
{

/* What an emitter takes behind the cursor and the limit, a letter each:
     v   the value, as its own type has it
     m   an integer's magnitude; its sign is among the flags
     n   how many bytes of a string are read at the most
     c   how many bytes a string has been counted to have
     f   flags of enum qrintf_flags
     w   the width
     p   the precision
     s   what stands before a number that is not negative: '+', ' ' or 0
   Null for what writes no piece.  */
const char *emitter_arguments (emitter e);

/* Give each piece of RESULT that is a call its emitter, or say why there is
   none.  */
const char *choose_emitters (plan &result);

/* What P says, as the runtime's general emitters take it: enum qrintf_flags
   without QRINTF_NEGATIVE.  */
unsigned general_flags (const piece &p);

} // namespace qrintf

#endif
