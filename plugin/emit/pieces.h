/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of the pieces of a plan, one after another.  */

#ifndef QRINTF_EMIT_PIECES_H
#define QRINTF_EMIT_PIECES_H

#include "emit/builder.h"
#include "plan/types.h"
#include "recognise/call.h"

namespace qrintf
{

/* Write the pieces of PLAN at START, and a NUL except into a scratch buffer;
   LIMIT is where checked pieces have to stop, if anywhere; LENGTHS what has
   been counted of each string, if anything.  Returns the end of the text.  */
tree write_pieces (builder &b, const printf_call &call, const plan &plan,
                   tree start, tree limit,
                   const std::vector<tree> &lengths = {});

} // namespace qrintf

#endif
