/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What calls have to have in common to enter their stream together, and what
   may stand between them.  */

#ifndef QRINTF_ANALYSIS_NEIGHBOURS_H
#define QRINTF_ANALYSIS_NEIGHBOURS_H

#include "recognise/call.h"

namespace qrintf
{

/* Whether STMT, which is no call of a run, may stand between calls that print
   to the stream of FIRST: it cannot find out whether their text is in the
   stream's buffer yet, does not change the stream, and takes little time. FIRST
   may be null; then nothing is said of stores that change which stream that is.
 */
bool is_harmless (gimple *stmt, const printf_call *first);

/* Where a run of calls starts, and the blocks that it has.  Statements have
   their numbers.  */
struct run_range
{
  gimple *start; /* the first statement */
  const std::vector<basic_block> &blocks;

  bool has (basic_block block) const;
};

/* Whether NEXT prints to the stream of FIRST, as FIRST does, if both are in
   RANGE and nothing else there is harmful.  */
bool have_one_stream (const printf_call &first, const printf_call &next,
                      const run_range &range);

/* Whether the stream of FIRST can be told at the end of the first block of
   RANGE, and which it is; null: what stdout is.  */
bool is_known_before (const printf_call &first, const run_range &range,
                      tree &stream);

} // namespace qrintf

#endif
