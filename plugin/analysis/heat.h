/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How often code runs, as far as the source or a profile says so.  */

#ifndef QRINTF_ANALYSIS_HEAT_H
#define QRINTF_ANALYSIS_HEAT_H

#include "analysis/facts.h"
#include "gcc/gcc-includes.h"

namespace qrintf
{

/* Answers for the blocks of the current function, whose control flow graph must
   not change as long as the object is used.  */
class heat_map
{
public:
  heat of (basic_block block);

private:
  /* By the index of a block: whether it is reached by unlikely branches alone,
     and whether all paths from it end in a function that does not return.
     Empty until somebody asks.  */
  std::vector<bool> unlikely, ending;

  void look ();
  const char *why_cold (basic_block block);
};

} // namespace qrintf

#endif
