/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The length of a text, computed without writing it.  */

#ifndef QRINTF_EMIT_PIECES_LENGTHS_H
#define QRINTF_EMIT_PIECES_LENGTHS_H

#include "emit/gimple/builder.h"
#include "plan/types.h"
#include "recognise/call.h"

namespace qrintf
{

/* The sum of the lengths of PLAN's pieces, as a size_t.  */
tree count_pieces (builder &b, const printf_call &call, const plan &plan);

/* The size of the room that is requested before PLAN's pieces are written: the
   lengths of the pieces that are counted plus the maximum lengths of the
   others.  LENGTHS gets one entry for each piece: the number of bytes of its
   string to read, or null.  */
tree count_room (builder &b, const printf_call &call, const plan &plan,
                 std::vector<tree> &lengths);

} // namespace qrintf

#endif
