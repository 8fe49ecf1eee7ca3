/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a size query.  */

#ifndef QRINTF_EMIT_LENGTHS_H
#define QRINTF_EMIT_LENGTHS_H

#include "emit/builder.h"
#include "plan/types.h"
#include "recognise/call.h"

namespace qrintf
{

/* The sum of the lengths of PLAN's pieces, as a size_t.  */
tree count_pieces (builder &b, const printf_call &call, const plan &plan);

/* How much room to ask for before PLAN's pieces are written: the lengths of
   those that are counted, the worst cases of the others.  LENGTHS gets what was
   counted of each string, in the order of pieces.  */
tree count_room (builder &b, const printf_call &call, const plan &plan,
                 std::vector<tree> &lengths);

} // namespace qrintf

#endif
