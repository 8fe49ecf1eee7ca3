/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The calls of a function that the passes look at.  See candidates.h.  */

#include "pass/candidates.h"

#include "analysis/standard-output.h"
#include "pass/join-neighbours.h"
#include "recognise/printf-call.h"

namespace qrintf
{

candidates
find_candidates (function *fun)
{
  candidates found;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
  for (auto gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    if (auto call = recognise (gsi_stmt (gsi)))
      found.calls.push_back (*call);
    else if (auto piece = recognise_single_piece (gsi_stmt (gsi)))
      found.calls.push_back (*piece);
    else if (gcall *other = dyn_cast<gcall *> (gsi_stmt (gsi)))
      found.others.push_back (other);
  for (printf_call &call : found.calls)
    call.to_stdout = prints_to_stdout (call);
  keep_pieces_of_runs (fun, found.calls);
  return found;
}

} // namespace qrintf
