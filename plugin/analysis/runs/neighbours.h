/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which calls may enter their stream together, and which statements may stand
   between them.  */

#ifndef QRINTF_ANALYSIS_RUNS_NEIGHBOURS_H
#define QRINTF_ANALYSIS_RUNS_NEIGHBOURS_H

#include "recognise/call.h"

namespace qrintf
{

/* Whether STMT, which is not a call of a run, may stand between calls that
   print to the stream of FIRST: it cannot observe whether their text is in the
   stream's buffer yet, does not change the stream, and takes little time.  If
   FIRST is null, stores to the variable that holds the stream are not
   checked.  */
bool is_harmless (gimple *stmt, const printf_call *first);

/* The start of a run of calls, and its blocks.  The statements of the function
   are numbered (gimple_uid).  */
struct run_range
{
  gimple *start; /* the first statement */
  const std::vector<basic_block> &blocks;

  bool has (basic_block block) const;
};

/* Whether NEXT prints to the same stream as FIRST, in the same way, if both are
   in RANGE and RANGE has no harmful statement.  */
bool have_one_stream (const printf_call &first, const printf_call &next,
                      const run_range &range);

/* Whether the stream of FIRST is known at the end of the first block of RANGE.
   If so, stores it in STREAM; null stands for the value of stdout.  */
bool is_known_before (const printf_call &first, const run_range &range,
                      tree &stream);

} // namespace qrintf

#endif
