/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The places where a run leaves its stream.  */

#ifndef QRINTF_ANALYSIS_RUNS_RUN_EXITS_H
#define QRINTF_ANALYSIS_RUNS_RUN_EXITS_H

#include "analysis/runs/call-run.h"

namespace qrintf
{

/* An exit of a run that stays open: BLOCK follows the open parts and is not
   itself a part.  PATHS are the edges from these parts to BLOCK.  If BLOCK is
   SHARED, it has no other predecessors.  */
struct run_exit
{
  basic_block block;
  std::vector<edge> paths;

  bool
  shared () const
  {
    return paths.size () == EDGE_COUNT (block->preds);
  }
};

/* The exits of a run with PARTS, of which the blocks ENDS stay open.  */
std::vector<run_exit> exits_of (const std::vector<run_part> &parts,
                                const std::vector<basic_block> &ends);

/* Whether the edge PATH, which starts in one of PARTS, leads to another part,
   as opposed to leaving the run or going back to its start.  */
bool goes_into (const std::vector<run_part> &parts, edge path);

} // namespace qrintf

#endif
