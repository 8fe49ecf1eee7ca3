/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of the pieces of a plan, one after another.  */

#ifndef QRINTF_EMIT_PIECES_PIECES_H
#define QRINTF_EMIT_PIECES_PIECES_H

#include "emit/gimple/builder.h"
#include "plan/types.h"
#include "recognise/call.h"

namespace qrintf
{

/* Write the pieces of PLAN at START, and a NUL unless the text is in a scratch
   buffer or a stream.  Checked pieces do not write beyond LIMIT, if it is not
   null.  LENGTHS has the counted length of each string, if strings were
   counted.  Returns the end of the text.  */
tree write_pieces (builder &b, const printf_call &call, const plan &plan,
                   tree start, tree limit,
                   const std::vector<tree> &lengths = {});

} // namespace qrintf

#endif
