/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How often code runs, as stated by the source or a profile.  */

#ifndef QRINTF_ANALYSIS_HEAT_H
#define QRINTF_ANALYSIS_HEAT_H

#include "analysis/facts.h"
#include "gcc/gcc-includes.h"

namespace qrintf
{

/* Answers for the blocks of the current function.  Its control flow graph must
   not change while the object is used.  */
class heat_map
{
public:
  heat of (basic_block block);

private:
  /* For each block, by its index: whether only unlikely branches lead to it,
     and whether every path from it ends in a function that does not return.
     Both are computed by the first query.  */
  std::vector<bool> unlikely, ending;

  void look ();
  const char *why_cold (basic_block block);
};

} // namespace qrintf

#endif
