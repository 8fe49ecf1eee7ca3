/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that print a single piece, such as putchar, puts and fwrite, and are in
   no run of calls.  */

#ifndef QRINTF_PASS_SINGLE_PIECES_H
#define QRINTF_PASS_SINGLE_PIECES_H

#include "pass/planned-call.h"

namespace qrintf
{

/* Whether CALL prints a single piece that may be a call of the runtime by
   itself.  */
bool may_stand_alone (const printf_call &call);

/* Whether CALL prints a single piece for which a function is lowered only where
   it has other calls.  */
bool gains_beside_others (const printf_call &call);

/* Whether the call of P may be in a run as far as its own plan says.  */
bool may_be_in_run (const planned_call &p);

/* The plan of P if one emitter of the target's does all of it.  */
std::optional<plan> planned_as_one_value (const planned_call &p);

/* The plan of P, a single piece, by itself; nothing if it gains nothing so.  */
std::optional<plan> planned_as_piece (const planned_call &p);

} // namespace qrintf

#endif
