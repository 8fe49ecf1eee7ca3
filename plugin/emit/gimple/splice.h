/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts the segments of a builder into the function in place of a call.  A call
   that ends its block must have a fallthrough edge; the pass keeps other
   calls.  */

#ifndef QRINTF_EMIT_GIMPLE_SPLICE_H
#define QRINTF_EMIT_GIMPLE_SPLICE_H

#include "emit/gimple/builder.h"

namespace qrintf
{

/* Replace CALL by the code in BUILT with the value RESULT, which may be null if
   the result of CALL is unused.  With KEEP_CALL, CALL stays as the fallback for
   failed tests, unless OTHERWISE can serve as such: a call with the same effect
   there that is the first statement of its block.  Returns the values that
   BUILT provides to code behind the call.  The caller renames virtual operands
   and recomputes dominators afterwards.  */
std::vector<tree> splice (gcall *call, const builder &built, tree result,
                          bool keep_call, gcall *otherwise = nullptr);

/* PROBABILITY for a new edge out of BLOCK, or none: a function compiled with
   -fno-guess-branch-probability has no profile, and new edges must not have one
   either.  */
profile_probability as_profiled (const_basic_block block,
                                 profile_probability probability);

/* Execute STMT at the start of BLOCK if the pointer VALUE is not null, which is
   likely.  */
void execute_if_set (gimple *stmt, tree value, basic_block block);

} // namespace qrintf

#endif
