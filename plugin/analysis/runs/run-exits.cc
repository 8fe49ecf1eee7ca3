/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The places where a run leaves its stream.  See run-exits.h.  */

#include "analysis/runs/run-exits.h"

#include <algorithm>

namespace qrintf
{

bool
goes_into (const std::vector<run_part> &parts, edge path)
{
  return std::any_of (
      parts.begin () + 1, parts.end (),
      [&] (const run_part &part) { return part.block == path->dest; });
}

std::vector<run_exit>
exits_of (const std::vector<run_part> &parts,
          const std::vector<basic_block> &ends)
{
  std::vector<run_exit> exits;
  auto add = [&] (edge path) {
    for (run_exit &exit : exits)
      if (exit.block == path->dest)
        return exit.paths.push_back (path);
    exits.push_back ({ path->dest, { path } });
  };
  for (basic_block end : ends)
    for (edge path : end->succs)
      if (!(path->flags & EDGE_COMPLEX) && !goes_into (parts, path))
        add (path);
  return exits;
}

} // namespace qrintf
